import {
  Journal,
  soleAnswer,
  type Chance,
  type EventBase,
  type GameSystem,
  type LinkedFairness,
  type MatchRecord,
  type Seat,
} from '@banneret/kernel';
import { isSame } from '../canonical.js';
import { linksUpTo } from '../dice/chain.js';
import { historyBegin, toldHistory, withLine, type History } from '../dice/history.js';
import { linksAfter, NO_LINKS, type LinkCount } from '../dice/linkCount.js';
import { rollOutcome } from '../dice/roll.js';
import type { LinkRequest } from '../dice/witness.js';
import { startPromise } from '../keeping/dice.js';
import { endingOf, isPublic, readOp, type Ending, type PublicOp } from '../op.js';
import { SeatChains, type Tenure } from './seatChains.js';
import { finding, type Finding } from './verdict.js';

type Line<K extends PublicOp['op']> = PublicOp & { readonly op: K };

/** Links that were joined, what they were asked for, and how many rolls were made from them. */
export interface Joined extends LinkRequest {
  /** What the rolls are made from. */
  readonly fixed: string;
  readonly keeperLink: string;
  readonly links: readonly (string | null)[];
  /** Seats whose links lay there in advance, as the keeper tells. */
  readonly ahead: readonly Seat[];
  rolls: number;
}

type Wanted = Pick<Joined, 'number' | 'history' | 'fixed' | 'keeperLink'>;

/** A seat that passed on while a roll was falling: its first device may have been asked already. */
export interface Falling extends LinkRequest {
  readonly seat: Seat;
}

/** What a log tells that was played to its end. */
export interface LogTold {
  readonly begin: string;
  readonly joined: readonly Joined[];
  readonly tenures: readonly Tenure[];
  readonly falling: readonly Falling[];
  /** The match was ended while a roll was falling: devices may have given their links for it. */
  readonly fallingAtEnd?: LinkRequest | undefined;
  readonly made: number;
  readonly takenBack: number;
  readonly takeBacks: number;
  /** Those of them that needed consent. */
  readonly rewinds: number;
  /** Answers of the seats since the last links. */
  readonly choicesSince: number;
  /** Answers that a seat gave itself where the table would have known the only one, so that the next roll had new links. */
  readonly idleAnswers: number;
  readonly ending?: Ending | undefined;
  /** The record as it follows from the log. */
  again(): MatchRecord;
}

/** Plays the whole log of a match through the rules, with all that was taken back, and computes every roll again. */
export class PlayedLog<S, E extends EventBase, Setup> implements LogTold {
  readonly #journal: Journal<S, E, Setup>;
  readonly begin: string;
  readonly joined: Joined[] = [];
  readonly falling: Falling[] = [];
  made = 0;
  takeBacks = 0;
  rewinds = 0;
  choicesSince = 0;
  idleAnswers = 0;
  ending: Ending | undefined;
  fallingAtEnd: LinkRequest | undefined;
  readonly #system: GameSystem<S, E, Setup>;
  readonly #chains: SeatChains;
  readonly #seats: number;
  /** The keeper's links, each in its place. */
  readonly #keeper: readonly string[];
  /** After how many inputs the rolls that stand were made. */
  readonly #standing: number[] = [];
  #history: History;
  #count: LinkCount = NO_LINKS;

  /** The keeper's link has been found to be one of its chain. */
  constructor(system: GameSystem<S, E, Setup>, { header }: MatchRecord, fairness: LinkedFairness) {
    const { match, keeper, anchors, salt = '', keeperLink } = fairness;
    const { start, seats, names } = header;
    this.#system = system;
    this.#seats = seats;
    this.#journal = new Journal(system, start, { seats, explain: true, ...(names && { names }) });
    this.#chains = new SeatChains(anchors);
    this.#keeper = linksUpTo(keeperLink.link, keeperLink.number);
    const content = startPromise(salt, start);
    this.begin = historyBegin({ match, system: header.system, rules: header.rules, content, keeper, anchors });
    this.#history = { whole: this.begin, fixed: this.begin };
  }

  get tenures(): readonly Tenure[] {
    return this.#chains.tenures;
  }

  again(): MatchRecord {
    return this.#journal.record({ events: true });
  }

  get takenBack(): number {
    return this.made - this.#standing.length;
  }

  /** The number of the last links. */
  get #number(): number {
    return this.#count.number;
  }

  get #isOver(): boolean {
    return this.ending !== undefined || this.#journal.match.pending.kind === 'over';
  }

  /** Plays the lines to this end; gives the first thing that is wrong. */
  play(log: readonly object[], end: string): Finding | undefined {
    for (const [at, raw] of log.entries()) {
      const wrong = this.#line(raw, at + 1);
      if (wrong !== undefined) return wrong;
    }
    if (!this.#isOver) return finding('room.verify.cut-short');
    return this.#history.whole === end ? undefined : finding('room.verify.log');
  }

  #line(raw: object, line: number): Finding | undefined {
    const op = readOp(raw);
    if (op === undefined || !isPublic(op) || !isSame(op, raw) || !this.#isSeat(op))
      return finding('room.verify.bad-line', { line });
    if (this.#isOver) return finding('room.verify.after-end', { line });
    if (this.#isCast && op.op !== 'chance') return finding('room.verify.idle-links', { number: this.#number });
    const wrong = this.#judged(op, line);
    if (wrong !== undefined) return wrong;
    this.#count = linksAfter(this.#count, op);
    this.#history = withLine(this.#history, op);
    return undefined;
  }

  #isSeat(op: PublicOp): boolean {
    return !('seat' in op) || op.seat < this.#seats;
  }

  /** Does a roll wait whose links are joined? Nobody may do anything before it: what will come can be known. */
  get #isCast(): boolean {
    return this.#chance !== undefined && !this.#count.due;
  }

  /** What the rules wait for, if it is a roll. */
  get #chance(): Chance | undefined {
    const { pending } = this.#journal.match;
    return pending.kind === 'chance' ? pending.chance : undefined;
  }

  /** The links that a roll waits for now. */
  get #wanted(): Wanted | undefined {
    if (this.#chance === undefined || !this.#count.due) return undefined;
    const number = this.#number + 1;
    const keeperLink = this.#keeper[number];
    if (keeperLink === undefined) return undefined;
    return { number, keeperLink, fixed: this.#history.fixed, history: toldHistory(keeperLink, this.#history.fixed) };
  }

  #judged(op: PublicOp, line: number): Finding | undefined {
    switch (op.op) {
      case 'choice':
        return this.#choose(op, line);
      case 'link':
        return this.#join(op);
      case 'chance':
        return this.#roll(op, line);
      case 'undo':
      case 'rewind':
        return this.#takeBack(op, line);
      case 'sit':
        return this.#sit(op);
      case 'end':
        this.fallingAtEnd = this.#wanted;
        this.ending = endingOf(op);
        return undefined;
    }
  }

  #choose({ seat, choice, by }: Line<'choice'>, line: number): Finding | undefined {
    const { match } = this.#journal;
    // An answer that is said to be the only one needs no new links: whoever could choose it could choose the roll.
    if (by === 'table' && !isSame(soleAnswer(this.#system, match, seat), choice))
      return finding('room.verify.not-the-only', { line });
    if (by === undefined && !this.#count.due && soleAnswer(this.#system, match, seat) !== undefined) this.idleAnswers++;
    const ruling = this.#journal.submit({ kind: 'choice', wait: match.wait, seat, choice }, by ?? 'seat');
    if (!ruling.ok) return finding('room.verify.line-refused', { line });
    if (by === undefined) this.choicesSince++;
    return isSame(this.#journal.latest(seat), choice) ? undefined : finding('room.verify.bad-line', { line });
  }

  #join(op: Line<'link'>): Finding | undefined {
    const { number, links, ahead = [] } = op;
    const wanted = this.#wanted;
    if (wanted?.number !== number) return finding('room.verify.links-uncalled', { number });
    const seat = this.#chains.join(op);
    if (seat !== undefined) return finding('room.verify.other-link', { number, seat: seat + 1 });
    this.choicesSince = 0;
    this.joined.push({ ...wanted, links, ahead, rolls: 0 });
    return undefined;
  }

  #roll({ outcome, draw }: Line<'chance'>, line: number): Finding | undefined {
    const roll = this.made + 1;
    const chance = this.#chance;
    const source = this.joined.at(-1);
    if (chance === undefined) return finding('room.verify.line-refused', { line });
    if (this.#count.due || source === undefined) return finding('room.verify.links-missing', { roll });
    if (draw !== this.made) return finding('room.verify.numbers', { roll });
    const { keeperLink, fixed: history, links } = source;
    const fair = rollOutcome({ keeperLink, history, links, draw }, chance);
    if (!isSame(fair, outcome))
      return finding('room.verify.other-roll', { roll, fair: fair.join(' '), told: outcome.join(' ') });
    const { wait } = this.#journal.match;
    if (!this.#journal.submit({ kind: 'chance', wait, outcome }).ok)
      return finding('room.verify.line-refused', { line });
    this.made++;
    source.rolls++;
    this.#standing.push(this.#journal.length);
    return undefined;
  }

  #takeBack(op: Line<'undo' | 'rewind'>, line: number): Finding | undefined {
    if (this.#chance !== undefined) return finding('room.verify.dice-falling', { line });
    const { length } = this.#journal;
    if (op.op === 'undo') {
      const ruling = this.#journal.undo(op.seat);
      if (!ruling.ok) return finding('room.verify.line-refused', { line });
    } else {
      this.#journal.rewindTo(op.inputs);
      this.rewinds++;
    }
    if (op.inputs !== this.#journal.length || op.inputs >= length) return finding('room.verify.bad-line', { line });
    while ((this.#standing.at(-1) ?? 0) > op.inputs) this.#standing.pop();
    this.takeBacks++;
    return undefined;
  }

  #sit(op: Line<'sit'>): undefined {
    const wanted = this.#wanted;
    if (wanted !== undefined) this.falling.push({ seat: op.seat, ...wanted });
    this.#chains.sit(op, this.#number);
  }
}
