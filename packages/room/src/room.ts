import {
  awaited,
  Journal,
  legal,
  promptOf,
  viewOf,
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
import { fairOutcome, type FairDice } from './fairness.js';
import type { Op } from './op.js';
import { Standing, type StandingAnswers } from './standing.js';

export interface RoomBrief {
  readonly start: Start;
  readonly seats: number;
  readonly names?: readonly string[];
  readonly dice: FairDice;
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
  readonly result?: Result;
}

/** What a viewer is told afterwards. Folded into the view it had, the events give the board it now sees. */
export interface Update<S, E> {
  readonly epoch: number;
  /** How many events of this epoch the viewer has been told before. */
  readonly from: number;
  readonly events: readonly E[];
  readonly view: Omit<MatchView<S>, 'state'>;
  readonly result?: Result;
}

/**
 * A match that several people share, with its log. It judges answers, rolls the dice that follow, and hands each
 * viewer what that viewer may know. Nothing counts before it is persisted: when that fails the room throws and must be
 * opened again from the log.
 */
export class Room<S, E extends EventBase, Setup> {
  readonly #system: GameSystem<S, E, Setup>;
  readonly #dice: FairDice;
  readonly #persist: Persist;
  readonly #journal: Journal<S, E, Setup>;
  readonly #first: S;
  /** Redacted events of each viewer that has asked, and how far in the journal they reach. */
  readonly #told = new Map<Viewer, { upTo: number; events: E[] }>();
  /** Numbers of the fair rolls behind the chance inputs of the journal. */
  readonly #draws: { after: number; draw: number }[] = [];
  readonly #standing = new Standing();
  #nextDraw = 0;
  #lines = 0;
  #epoch = 0;

  constructor(system: GameSystem<S, E, Setup>, brief: RoomBrief, persist: Persist, log: readonly Op[] = []) {
    this.#system = system;
    this.#dice = brief.dice;
    this.#persist = persist;
    this.#first = firstState(system, brief.start);
    this.#journal = new Journal(system, brief.start, {
      seats: brief.seats,
      explain: true,
      ...(brief.names && { names: brief.names }),
    });
    for (const op of log) this.#replay(op);
    this.#commit(this.#rollOn());
  }

  get isOver(): boolean {
    return this.#journal.match.pending.kind === 'over';
  }

  /** Inputs that stand, taken back ones not counted. */
  get inputs(): number {
    return this.#journal.length;
  }

  /** With `always` the seat will answer the same question so from now on, as long as that is legal. */
  answer(seat: Seat, wait: number, choice: unknown, always = false): Ruling {
    const asked = promptOf(this.#journal.match, seat)?.ask;
    const ruling = this.#journal.submit({ kind: 'choice', wait, seat, choice });
    if (!ruling.ok) return ruling;
    const logged = this.#journal.latest(seat);
    const stands = always && asked !== undefined ? [this.#stand(seat, asked, logged)] : [];
    this.#commit([{ op: 'choice', seat, choice: logged }, ...stands, ...this.#goOn()]);
    return legal;
  }

  /** What the seat answers without being asked; nobody else may know. */
  standing(seat: Seat): StandingAnswers {
    return this.#standing.of(seat);
  }

  /** From now on the seat is asked again. */
  withdraw(seat: Seat, ask: string): Ruling {
    if (this.#standing.of(seat)[ask] !== undefined) this.#commit([this.#stand(seat, ask, undefined)]);
    return legal;
  }

  mayUndo(seat: Seat): Ruling {
    return this.#journal.mayUndo(seat);
  }

  /** Take back the seat's last choice while nobody has learnt anything from it. */
  undo(seat: Seat): Ruling {
    const ruling = this.#journal.undo(seat);
    if (!ruling.ok) return ruling;
    this.#forgetAfterRewind();
    this.#commit([{ op: 'undo', seat }]);
    return legal;
  }

  /** Back to after so many inputs, by consent of all seats. The rolls to come are new ones. */
  rewind(inputs: number): void {
    this.#journal.rewindTo(inputs);
    this.#forgetAfterRewind();
    this.#commit([{ op: 'rewind', inputs }, ...this.#rollOn()]);
  }

  snapshot(viewer: Viewer): Snapshot<S, E> {
    return {
      epoch: this.#epoch,
      view: viewOf(this.#system, this.#journal.match, viewer),
      first: this.#system.view(this.#first, viewer),
      events: [...this.#eventsFor(viewer)],
      ...this.#result(),
    };
  }

  /** What is new for a viewer that was told so many events of this epoch; a viewer of another epoch needs a snapshot. */
  since(viewer: Viewer, epoch: number, from: number): Update<S, E> | undefined {
    const events = this.#eventsFor(viewer);
    if (epoch !== this.#epoch || from > events.length) return undefined;
    const { state: _, ...view } = viewOf(this.#system, this.#journal.match, viewer);
    return { epoch, from, events: events.slice(from), view, ...this.#result() };
  }

  /** The whole truth: for the end of the game, never before. */
  record(): MatchRecord {
    return this.#journal.record({ events: true });
  }

  /** The numbers of the fair rolls behind the record's outcomes, in order. */
  get draws(): readonly number[] {
    return this.#draws.map(({ draw }) => draw);
  }

  #result(): { readonly result?: Result } {
    return this.isOver ? { result: this.#system.result(this.#journal.match.state) } : {};
  }

  #stand(seat: Seat, ask: string, choice: unknown): Op {
    this.#standing.set(seat, ask, choice);
    return { op: 'stand', seat, ask, ...(choice !== undefined && { choice }) };
  }

  /** Rolls, and answers what has a standing answer, until somebody has to be asked or the game is over. */
  #goOn(): Op[] {
    const ops = this.#rollOn();
    for (let answered = this.#answerStanding(); answered !== undefined; answered = this.#answerStanding())
      ops.push(answered, ...this.#rollOn());
    return ops;
  }

  /** One standing answer, if there is one that is legal now. */
  #answerStanding(): Op | undefined {
    const { match } = this.#journal;
    for (const seat of awaited(match)) {
      const prompt = promptOf(match, seat);
      const choice = prompt && this.#standing.to(prompt);
      if (choice === undefined) continue;
      if (this.#journal.submit({ kind: 'choice', wait: match.wait, seat, choice }).ok)
        return { op: 'choice', seat, choice: this.#journal.latest(seat) };
    }
    return undefined;
  }

  /** Rolls until somebody is asked or the game is over. */
  #rollOn(): Op[] {
    const ops: Op[] = [];
    for (;;) {
      const { pending, wait } = this.#journal.match;
      if (pending.kind !== 'chance') return ops;
      const draw = this.#nextDraw++;
      const outcome = fairOutcome(this.#dice, draw, pending.chance);
      const ruling = this.#journal.submit({ kind: 'chance', wait, outcome });
      if (!ruling.ok) throw new Error(`a fair roll was refused: ${JSON.stringify(ruling.because)}`);
      this.#draws.push({ after: this.#journal.length, draw });
      ops.push({ op: 'chance', outcome, draw });
    }
  }

  #commit(ops: readonly Op[]): void {
    if (ops.length === 0) return;
    this.#persist(this.#lines, ops);
    this.#lines += ops.length;
  }

  #replay(op: Op): void {
    this.#lines++;
    const ruling = this.#redo(op);
    if (!ruling.ok) throw new Error(`line ${this.#lines} of the log was refused: ${JSON.stringify(ruling.because)}`);
  }

  #redo(op: Op): Ruling {
    const { wait } = this.#journal.match;
    switch (op.op) {
      case 'choice':
        return this.#journal.submit({ kind: 'choice', wait, seat: op.seat, choice: op.choice });
      case 'chance': {
        const ruling = this.#journal.submit({ kind: 'chance', wait, outcome: op.outcome });
        this.#nextDraw = op.draw + 1;
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
        this.#standing.set(op.seat, op.ask, op.choice);
        return legal;
    }
  }

  #forgetAfterRewind(): void {
    this.#epoch++;
    this.#told.clear();
    const { length } = this.#journal;
    while ((this.#draws.at(-1)?.after ?? 0) > length) this.#draws.pop();
  }

  #eventsFor(viewer: Viewer): readonly E[] {
    let told = this.#told.get(viewer);
    if (told === undefined) this.#told.set(viewer, (told = { upTo: 0, events: [] }));
    for (const event of this.#journal.events.slice(told.upTo)) {
      const redacted = this.#system.redact(event, viewer);
      if (redacted !== undefined) told.events.push(redacted);
    }
    told.upTo = this.#journal.events.length;
    return told.events;
  }
}

function firstState<S, E extends EventBase, Setup>(system: GameSystem<S, E, Setup>, start: Start): S {
  return start.kind === 'setup' ? system.setup(start.setup as Setup) : system.clone(start.state as S);
}
