import {
  awaited,
  illegal,
  Journal,
  judgeChoice,
  KRN,
  legal,
  promptOf,
  soleAnswer,
  tableAnswer,
  viewOf,
  type Chance,
  type EventBase,
  type GameSystem,
  type MatchRecord,
  type MatchView,
  type Result,
  type Ruling,
  type Seat,
  type Start,
  type Viewer,
} from '@banneret/kernel';
import { inShort, type TableAnswer } from './byTable.js';
import { endResult, type Standings } from './ending.js';
import { folded } from './folding.js';
import { endingOf, isPublic, type Ending, type Op, type Sitting } from './op.js';
import { diceFor, type Dice, type LinksWanted, type RoomDice } from './roomDice.js';
import { Standing, type StandingAnswers } from './standing.js';
import { Tellings } from './tellings.js';
import { Veils, type Draw, type Held, type Pause } from './veil.js';

export interface RoomBrief {
  readonly start: Start;
  readonly seats: number;
  readonly names?: readonly string[];
  readonly dice: Dice;
  /** The side each seat fights for (default: its own). */
  readonly sides?: readonly number[];
  /** The pause before an answer of this seat to a veiled question is shown, in milliseconds (default: none). */
  readonly pause?: Draw;
  /**
   * Is a seat that can do nothing in a veiled question passed for, as long as it has not said otherwise (default: yes)?
   * Not where people share a screen: there everybody sees who is asked.
   */
  readonly spared?: boolean;
}

/** Writes new lines of the log where they survive; `at` is the number of lines before them. Throws if it cannot. */
export type Persist = (at: number, ops: readonly Op[]) => void;

/** What a viewer is told when it comes in, and again after moves were taken back. */
export interface Snapshot<S, E> {
  /** Grows whenever something was taken back: events of an older epoch no longer hold. */
  readonly epoch: number;
  readonly view: MatchView<S>;
  /** The board before anything happened, as the viewer may know it: folding the events into it gives every moment. */
  readonly first: S;
  /** All that happened, as the viewer may know it. */
  readonly events: readonly E[];
  /** What the table answered for the viewer, in order. */
  readonly byTable: readonly TableAnswer[];
  readonly result?: Result;
}

/** What a viewer is told afterwards. Folded into the view it had, the events give the board it now sees. */
export interface Update<S, E> {
  readonly epoch: number;
  /** How many events of this epoch the viewer has been told before. */
  readonly from: number;
  readonly events: readonly E[];
  /** What the table answered for the viewer since; the first of them may have been told before. */
  readonly byTable: readonly TableAnswer[];
  readonly view: Omit<MatchView<S>, 'state'>;
  readonly result?: Result;
}

/** Something has followed by itself; more may. */
export interface Step {
  /** The seat that has answered without being asked for too long, and is asked again from now on. */
  readonly asksAgain?: Seat;
}

/** So many standing answers may follow one another before somebody is asked again: some games would never end by themselves. */
export const MOST_STANDING_IN_A_ROW = 200;

/**
 * A match that several people share, with its log. It judges answers, rolls the dice that follow, answers itself what has
 * one legal answer only, and hands each viewer what that viewer may know. What follows by itself it does step by step, so that
 * whoever keeps it may share the time with others. It knows no time of its own: of pauses it gives the length,
 * and whoever keeps it says when they are over. Nothing counts before it is persisted: when that fails the room throws and must be
 * opened again from the log.
 */
export class Room<S, E extends EventBase, Setup> {
  readonly #system: GameSystem<S, E, Setup>;
  readonly #dice: RoomDice;
  readonly #persist: Persist;
  readonly #journal: Journal<S, E, Setup>;
  readonly #first: S;
  readonly #tellings: Tellings<E>;
  /** Numbers of the fair rolls behind the chance inputs of the journal. */
  readonly #draws: { after: number; draw: number }[] = [];
  readonly #sides: readonly number[];
  /** Who sits where somebody else sat at the beginning. */
  readonly #sitting = new Map<Seat, Sitting>();
  #ending: Ending | undefined;
  readonly #standing = new Standing();
  readonly #veils: Veils;
  readonly #spared = new Map<Seat, boolean>();
  readonly #sparedAtFirst: boolean;
  /** Counts what changed for everybody, and for each seat alone. */
  #changes = 0;
  readonly #changesOf = new Map<Viewer, number>();
  #standingInARow = 0;
  #lines = 0;
  #epoch = 0;

  constructor(system: GameSystem<S, E, Setup>, brief: RoomBrief, persist: Persist, log: readonly Op[] = []) {
    this.#system = system;
    this.#dice = diceFor(brief.dice);
    this.#sides = brief.sides ?? Array.from({ length: brief.seats }, (_, seat) => seat);
    this.#persist = persist;
    this.#first = firstState(system, brief.start);
    this.#journal = new Journal(system, brief.start, {
      seats: brief.seats,
      explain: true,
      ...(brief.names && { names: brief.names }),
    });
    this.#tellings = new Tellings(this.#journal.events, (event, viewer) => system.redact(event, viewer));
    this.#veils = new Veils(brief.pause ?? (() => 0));
    this.#sparedAtFirst = brief.spared ?? true;
    this.#replay(log);
    this.#veils.follow(this.#journal.match, this.#epoch);
  }

  /** By the rules of the game, or by its players. */
  get isOver(): boolean {
    return this.#ending !== undefined || this.#journal.match.pending.kind === 'over';
  }

  get ending(): Ending | undefined {
    return this.#ending;
  }

  /** Who sits there now, if it is not who sat there at the beginning. */
  sitting(seat: Seat): Sitting | undefined {
    return this.#sitting.get(seat);
  }

  /** What a roll waits for: the links of these seats' devices. */
  get linksWanted(): LinksWanted | undefined {
    return this.#isRolling ? this.#dice.wanted() : undefined;
  }

  get #isRolling(): boolean {
    return !this.isOver && this.#journal.match.pending.kind === 'chance';
  }

  /** A device gives its link; with `ahead` all its links up to this one. */
  giveLink(seat: Seat, number: number, link: string, ahead = false): Ruling {
    if (this.isOver) return illegal(KRN.over, 'kernel.over');
    if (!ahead && this.linksWanted === undefined) return illegal(KRN.dice, 'server.no.link');
    const { ruling, ops } = this.#dice.give(seat, number, link, ahead);
    if (ruling.ok) this.#commit(ops);
    return ruling;
  }

  /** The seat passes to another device, or to a computer player. */
  sit(sitting: Sitting): void {
    this.#rollJoined();
    this.#commit([sitting]);
    this.#seat(sitting);
  }

  /** Nobody plays on. */
  end(ending: Ending): void {
    this.#rollJoined();
    this.#ending = ending;
    this.#commit([{ op: 'end', ...ending }]);
    this.#veils.clear();
  }

  /** Once links are joined the keeper knows what they lead to: nobody does anything else before that has happened. */
  #rollJoined(): void {
    while (this.#isRolling && this.#dice.wanted() === undefined) this.step();
  }

  /** Which sides would still fight if this seat gave up. */
  sidesWithout(seat: Seat): readonly number[] {
    const staying = this.#sides.filter((_, other) => other !== seat && !this.#hasResigned(other));
    return [...new Set(staying)];
  }

  #hasResigned(seat: Seat): boolean {
    const sitting = this.#sitting.get(seat);
    return sitting !== undefined && 'player' in sitting && sitting.resigned === true;
  }

  /** Inputs that stand, taken back ones not counted. */
  get inputs(): number {
    return this.#journal.length;
  }

  /** With `always` the seat will answer the same question so from now on, as long as that is legal. */
  answer(seat: Seat, wait: number, choice: unknown, always = false): Ruling {
    if (this.#ending !== undefined) return illegal(KRN.over, 'kernel.over');
    if (wait === this.#journal.match.wait && this.#veils.isClosed(seat)) return this.#hold(seat, choice, always);
    const { ruling, ops } = this.#submit(seat, wait, choice, always);
    if (ruling.ok) this.#thoughtOf(ops);
    return ruling;
  }

  /**
   * One thing that follows by itself: a roll, an answer whose pause is over, the only legal answer, a standing answer.
   * Undefined when somebody has to be asked, or the game is over.
   */
  step(): Step | undefined {
    if (this.#ending !== undefined) return undefined;
    const { pending } = this.#journal.match;
    if (pending.kind === 'chance') return this.#stepToRoll(pending.chance);
    const ops = this.#showHeld() ?? this.#answerForTable();
    if (ops !== undefined) return this.#stepTo(ops);
    return this.#standingInARow < MOST_STANDING_IN_A_ROW ? this.#stepStanding() : this.#askAgain();
  }

  /** Seats that somebody has to answer for: neither do they hold an answer, nor will the table give it. */
  get asked(): readonly Seat[] {
    const { match } = this.#journal;
    if (this.#ending !== undefined) return [];
    return awaited(match).filter(
      seat => !this.#veils.holds(seat) && !(this.spares(seat) && soleAnswer(this.#system, match, seat) !== undefined),
    );
  }

  /** Pauses that are under way: `lapse` is to be called when each is over, counted from when it is first seen here. */
  get pauses(): readonly Pause[] {
    return this.#veils.running;
  }

  /** A pause is over: the seat's answer is shown if it has given one, or the table's if the seat can do nothing. */
  lapse(id: string): void {
    this.#veils.lapse(id);
  }

  /** Has the seat answered a question whose pause is not over? */
  holds(seat: Seat): boolean {
    return this.#veils.holds(seat);
  }

  /** Does the table pass for the seat where it can do nothing? */
  spares(seat: Seat): boolean {
    return this.#spared.get(seat) ?? this.#sparedAtFirst;
  }

  spare(seat: Seat, yes: boolean): Ruling {
    if (this.spares(seat) === yes) return legal;
    this.#spared.set(seat, yes);
    this.#commit([{ op: 'spare', seat, yes }]);
    return legal;
  }

  /** Grows whenever there is something new for this viewer, and only then. */
  news(viewer: Viewer): number {
    return this.#changes + (this.#changesOf.get(viewer) ?? 0);
  }

  /** What the seat answers without being asked; nobody else may know. */
  standing(seat: Seat): StandingAnswers {
    return this.#standing.of(seat);
  }

  /** From now on the seat is asked again. */
  withdraw(seat: Seat, ask: string): Ruling {
    if (this.#standing.has(seat, ask)) this.#commit([this.#stand(seat, ask, undefined)]);
    return legal;
  }

  mayUndo(seat: Seat): Ruling {
    // The seed is shown at the end: nobody may play on with dice that are known.
    if (this.isOver) return illegal(KRN.over, 'server.no.rewind-over');
    if (this.linksWanted !== undefined) return DICE_FALLING;
    return this.#veils.holds(seat) ? legal : this.#journal.mayUndo(seat);
  }

  /** Take back the seat's last choice while nobody has learnt anything from it. */
  undo(seat: Seat): Ruling {
    if (this.#veils.holds(seat)) {
      this.#commit([this.#held(seat, undefined)]);
      return legal;
    }
    const may = this.mayUndo(seat);
    const ruling = may.ok ? this.#journal.undo(seat) : may;
    if (!ruling.ok) return ruling;
    this.#forgetAfterRewind();
    this.#thoughtOf([{ op: 'undo', seat, inputs: this.#journal.length }]);
    return legal;
  }

  /** May all go back together? */
  mayRewind(inputs: number): Ruling {
    if (this.isOver) return illegal(KRN.over, 'server.no.rewind-over');
    if (inputs >= this.inputs) return illegal(KRN.undo, 'server.no.nothing-to-rewind');
    return this.linksWanted === undefined ? legal : DICE_FALLING;
  }

  /** Back to after so many inputs, by consent of all seats. The rolls to come are new ones. */
  rewind(inputs: number): void {
    this.#journal.rewindTo(inputs);
    this.#forgetAfterRewind();
    this.#thoughtOf([{ op: 'rewind', inputs }]);
  }

  snapshot(viewer: Viewer): Snapshot<S, E> {
    const { events, byTable } = this.#tellings.to(viewer);
    return {
      epoch: this.#epoch,
      view: this.#viewFor(viewer),
      first: this.#system.view(this.#first, viewer),
      events: [...events],
      byTable: [...byTable],
      ...this.#result(),
    };
  }

  /** What is new for a viewer that was told so many events of this epoch; a viewer of another epoch needs a snapshot. */
  since(viewer: Viewer, epoch: number, from: number): Update<S, E> | undefined {
    const { events, byTable } = this.#tellings.to(viewer);
    if (epoch !== this.#epoch || from > events.length) return undefined;
    const { state: _, ...view } = this.#viewFor(viewer);
    const lately = byTable.filter(({ at }) => at >= from);
    return { epoch, from, events: events.slice(from), byTable: lately, view, ...this.#result() };
  }

  /** When nobody plays on nobody is asked. */
  #viewFor(viewer: Viewer): MatchView<S> {
    const { prompt, ...view } = viewOf(this.#system, this.#journal.match, viewer);
    if (this.#ending !== undefined) return { ...view, awaited: [] };
    return prompt === undefined ? view : { ...view, prompt };
  }

  /** The whole truth: for the end of the game, never before. */
  record(): MatchRecord {
    return this.#journal.record({ events: true });
  }

  /** What the dice show at the end, so that anybody can check them. */
  get diceShown(): ReturnType<RoomDice['shownAtTheEnd']> {
    return this.#dice.shownAtTheEnd();
  }

  /** The numbers of the fair rolls behind the record's outcomes, in order. */
  get draws(): readonly number[] {
    return this.#draws.map(({ draw }) => draw);
  }

  #result(): { readonly result?: Result } {
    if (!this.isOver) return {};
    const byRules = this.#ending ? undefined : this.#system.result(this.#journal.match.state);
    return { result: endResult(this.#standings, byRules, this.#ending) };
  }

  get #standings(): Standings {
    return { sides: this.#sides, hasResigned: seat => this.#hasResigned(seat) };
  }

  #stand(seat: Seat, ask: string, choice: unknown): Op {
    this.#standing.set(seat, ask, choice, this.#journal.length);
    return { op: 'stand', seat, ask, ...(choice !== undefined && { choice }) };
  }

  #submit(seat: Seat, wait: number, choice: unknown, always: boolean): { ruling: Ruling; ops: Op[] } {
    const asked = promptOf(this.#journal.match, seat)?.ask;
    const ruling = this.#journal.submit({ kind: 'choice', wait, seat, choice });
    if (!ruling.ok) return { ruling, ops: [] };
    const logged = this.#journal.latest(seat);
    const stands = always && asked !== undefined ? [this.#stand(seat, asked, logged)] : [];
    return { ruling, ops: [{ op: 'choice', seat, choice: logged }, ...stands] };
  }

  /** Judged now, shown when the pause is over; another answer before that takes its place. */
  #hold(seat: Seat, raw: unknown, always: boolean): Ruling {
    const { ruling, choice } = judgeChoice(this.#system, this.#journal.match, seat, raw);
    if (ruling.ok) this.#commit([this.#held(seat, { choice, always })]);
    return ruling;
  }

  #held(seat: Seat, held: Held | undefined): Op {
    this.#veils.hold(seat, this.#journal.match.wait, held);
    return { op: 'hold', seat, ...(held && { choice: held.choice, ...(held.always && { always: true }) }) };
  }

  /** Somebody has thought about something: standing answers are counted anew. */
  #thoughtOf(ops: readonly Op[]): void {
    this.#standingInARow = 0;
    this.#stepTo(ops);
  }

  #stepTo(ops: readonly Op[], step: Step = {}): Step {
    this.#veils.follow(this.#journal.match, this.#epoch);
    this.#commit(ops);
    return step;
  }

  /** An answer whose pause is over. */
  #showHeld(): readonly Op[] | undefined {
    const { match } = this.#journal;
    for (const seat of awaited(match)) {
      const held = this.#veils.isClosed(seat) ? undefined : this.#veils.take(seat);
      if (held === undefined) continue;
      const { ruling, ops } = this.#submit(seat, match.wait, held.choice, held.always);
      if (ruling.ok) return ops;
    }
    return undefined;
  }

  /** The only legal answer to one of the open questions, if there is such a one. */
  #answerForTable(): readonly Op[] | undefined {
    const { match } = this.#journal;
    const input = tableAnswer(this.#system, match, ({ seat }) => this.spares(seat) && !this.#veils.isClosed(seat));
    if (input === undefined) return undefined;
    const { seat, choice } = input;
    const ruling = this.#answeredByTable(seat, choice);
    if (!ruling.ok) throw new Error(`the only answer was refused: ${JSON.stringify({ choice, ruling })}`);
    return [{ op: 'choice', seat, choice: this.#journal.latest(seat), by: 'table' }];
  }

  #answeredByTable(seat: Seat, choice: unknown): Ruling {
    const { match, length: input, events } = this.#journal;
    const prompt = promptOf(match, seat);
    const before = events.length;
    const ruling = this.#journal.submit({ kind: 'choice', wait: match.wait, seat, choice }, 'table');
    if (ruling.ok && prompt !== undefined)
      this.#tellings.answered({ seat, events: before, input, prompt: inShort(prompt, choice), choice });
    return ruling;
  }

  /** One standing answer, if there is one that is legal now. */
  #stepStanding(): Step | undefined {
    const { match } = this.#journal;
    for (const { seat, choice } of this.#standingNow()) {
      if (!this.#journal.submit({ kind: 'choice', wait: match.wait, seat, choice }).ok) continue;
      this.#standingInARow++;
      return this.#stepTo([{ op: 'choice', seat, choice: this.#journal.latest(seat) }]);
    }
    return undefined;
  }

  /** Nobody has thought about anything for long: the first who would go on without thinking is asked. */
  #askAgain(): Step | undefined {
    const [first] = this.#standingNow();
    if (first === undefined) return undefined;
    this.#standingInARow = 0;
    return this.#stepTo([this.#stand(first.seat, first.ask, undefined)], { asksAgain: first.seat });
  }

  /** The standing answers to what is asked now. */
  #standingNow(): { readonly seat: Seat; readonly ask: string; readonly choice: unknown }[] {
    const { match } = this.#journal;
    return awaited(match).flatMap(seat => {
      const prompt = promptOf(match, seat);
      const choice = prompt && this.#standing.to(prompt);
      return prompt === undefined || choice === undefined || this.#veils.isClosed(seat)
        ? []
        : [{ seat, ask: prompt.ask, choice }];
    });
  }

  /** A roll, once every device has given its part of it. */
  #stepToRoll(chance: Chance): Step | undefined {
    const wanted = this.#dice.wanted();
    if (wanted === undefined) return this.#stepTo([this.#roll(chance)]);
    return wanted.waitingFor.length > 0 ? undefined : this.#stepTo([this.#dice.joined()]);
  }

  #roll(chance: Chance): Op {
    const { wait } = this.#journal.match;
    const { draw, outcome } = this.#dice.roll(chance);
    const ruling = this.#journal.submit({ kind: 'chance', wait, outcome });
    if (!ruling.ok) throw new Error(`a fair roll was refused: ${JSON.stringify(ruling.because)}`);
    this.#draws.push({ after: this.#journal.length, draw });
    return { op: 'chance', outcome, draw };
  }

  #commit(ops: readonly Op[]): void {
    if (ops.length === 0) return;
    this.#persist(this.#lines, ops);
    this.#lines += ops.length;
    for (const op of ops) {
      this.#count(op);
      this.#dice.follow(op);
    }
  }

  /** A line of the log is news to all, or to the seat whose affair it is. Counted by lines, so that a room opened again counts on. */
  #count(op: Op): void {
    if (!isPublic(op)) this.#changesOf.set(op.seat, (this.#changesOf.get(op.seat) ?? 0) + 1);
    else this.#changes++;
  }

  /** What was taken back is left out, where the log tells how far it went. */
  #replay(log: readonly Op[]): void {
    for (const op of log) {
      this.#count(op);
      this.#dice.follow(op);
    }
    this.#lines = log.length;
    const short = folded(log);
    for (const [line, op] of (short?.ops ?? log).entries()) {
      const ruling = this.#redo(op);
      if (!ruling.ok) throw new Error(`line ${line + 1} of the log was refused: ${JSON.stringify(ruling.because)}`);
    }
    if (short === undefined) return;
    this.#epoch = short.takenBack;
  }

  #redo(op: Op): Ruling {
    const { wait } = this.#journal.match;
    switch (op.op) {
      case 'choice':
        return op.by === 'table'
          ? this.#answeredByTable(op.seat, op.choice)
          : this.#journal.submit({ kind: 'choice', wait, seat: op.seat, choice: op.choice });
      case 'chance': {
        const ruling = this.#journal.submit({ kind: 'chance', wait, outcome: op.outcome });
        this.#draws.push({ after: this.#journal.length, draw: op.draw });
        return ruling;
      }
      case 'undo': {
        const ruling = this.#journal.undo(op.seat);
        this.#forgetAfterRewind();
        return ruling;
      }
      case 'rewind':
        this.#journal.rewindTo(op.inputs);
        this.#forgetAfterRewind();
        return legal;
      case 'stand':
        this.#standing.set(op.seat, op.ask, op.choice, this.#journal.length);
        return legal;
      case 'hold':
        this.#veils.hold(
          op.seat,
          wait,
          op.choice === undefined ? undefined : { choice: op.choice, always: op.always === true },
        );
        return legal;
      case 'spare':
        this.#spared.set(op.seat, op.yes);
        return legal;
      case 'sit':
        this.#seat(op);
        return legal;
      case 'end':
        this.#ending = endingOf(op);
        return legal;
      // The dice have followed these.
      case 'link':
      case 'ahead':
        return legal;
    }
  }

  /** A computer thinks for itself: what the person before it always answered counts no more. */
  #seat(sitting: Sitting): void {
    this.#sitting.set(sitting.seat, sitting);
    if ('player' in sitting) this.#standing.clear(sitting.seat);
  }

  #forgetAfterRewind(): void {
    this.#epoch++;
    const { length } = this.#journal;
    this.#tellings.backTo(length);
    this.#standing.backTo(length);
    while ((this.#draws.at(-1)?.after ?? 0) > length) this.#draws.pop();
    this.#veils.clear();
  }
}

/** Whoever has asked for the others' links may know what will come: nobody takes anything back before it has. */
const DICE_FALLING = illegal(KRN.dice, 'server.no.dice-falling');

function firstState<S, E extends EventBase, Setup>(system: GameSystem<S, E, Setup>, start: Start): S {
  return start.kind === 'setup' ? system.setup(start.setup as Setup) : system.clone(start.state as S);
}
