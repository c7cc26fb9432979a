import { hashOf, matchHash } from './hash.js';
import { wholeNumbers } from './integers.js';
import { fork, judgeChoice, promptOf, submit, type Input, type Match } from './match.js';
import {
  inputAt,
  recordInput,
  type MatchRecord,
  type RecordedInput,
  type RecordHeader,
  type Start,
  type StateHash,
} from './record.js';
import { startFrom } from './replay.js';
import { illegal, KRN, legal, type Ruling, type Seat } from './ruling.js';
import type { EventBase, GameSystem } from './system.js';

/** A fingerprint is kept every so many inputs. */
const HASH_EVERY = 32;
/** A copy of the match is kept every so many inputs, so that undo replays a handful at most. */
const SNAPSHOT_EVERY = 32;

/** One input of the log, with what it brought. */
interface Entry {
  readonly recorded: RecordedInput;
  /** The wait it answered. */
  readonly wait: number;
  /** How many events the journal held before it. */
  readonly eventsBefore: number;
  /** May its author still take it back, as far as this input alone is concerned? */
  soft: boolean;
  /** Whose answer it was. The table's are stepped over by undo, unless whether it was the table's is a secret. */
  readonly by: Author;
  readonly veiled: boolean;
}

/** Who gave an answer: the seat itself, or the table in its place because there was but one. */
export type Author = 'seat' | 'table';

/**
 * A match together with its log: what a server, a client or a test holds. It records, keeps fingerprints, and takes
 * back choices that nobody has reacted to yet.
 */
export class Journal<S, E extends EventBase, Setup> {
  readonly system: GameSystem<S, E, Setup>;
  readonly header: RecordHeader;
  readonly events: E[] = [];
  readonly #explain: boolean;
  readonly #entries: Entry[] = [];
  readonly #snapshots: { after: number; match: Match<S> }[] = [];
  #hashes: StateHash[] = [];
  #match: Match<S>;

  constructor(
    system: GameSystem<S, E, Setup>,
    from: Start,
    options: { readonly seats: number; readonly names?: readonly string[]; readonly explain?: boolean },
  ) {
    this.system = system;
    this.#explain = options.explain ?? false;
    this.header = {
      system: system.id,
      rules: system.version,
      content: hashOf(from),
      seats: options.seats,
      start: from,
      ...(options.names && { names: options.names }),
    };
    this.#match = startFrom(system, from, this.#runOptions());
    this.#snapshots.push({ after: 0, match: fork(system, this.#match) });
  }

  get match(): Match<S> {
    return this.#match;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** Judge, run and log an input. The live match changes only when all went well, even if a rule throws. */
  submit(input: Input, by: Author = 'seat'): Ruling {
    const before = this.#match;
    const canonical = this.#canonical(input);
    const next = fork(this.system, before);
    const eventsBefore = this.events.length;
    let ruling: Ruling;
    try {
      ruling = submit(this.system, next, canonical, this.#runOptions());
    } catch (error) {
      this.events.length = eventsBefore;
      throw error;
    }
    if (!ruling.ok) return ruling;
    this.#match = next;
    this.#log(canonical, by, before, eventsBefore);
    return legal;
  }

  /** This seat's last choice that stands, in the judge's canonical form, whoever made it. */
  latest(seat: Seat): unknown {
    const recorded = this.#entries.findLast(entry => isOf(entry, seat))?.recorded;
    return recorded !== undefined && 'choice' in recorded ? recorded.choice : undefined;
  }

  /**
   * Take back the last choice that this seat made itself, unless dice, cards, a revealed secret or another's answer came
   * in since. What the table answered after it goes with it.
   */
  undo(seat: Seat): Ruling {
    const ruling = this.mayUndo(seat);
    if (!ruling.ok) return ruling;
    const at = this.#lastOf(seat);
    const mine = this.#entries[at] as Entry;
    const later = this.#entries.slice(at + 1).filter(entry => this.#isSealedWith(mine, entry));
    this.#rewind(at);
    // Sealed replies of other seats to the same wait stay in.
    this.#again(later);
    return legal;
  }

  mayUndo(seat: Seat): Ruling {
    const at = this.#lastOf(seat);
    const mine = this.#entries[at];
    if (mine === undefined) return illegal(KRN.undo, 'kernel.undo.nothing');
    for (const entry of this.#entries.slice(at + 1)) {
      if (this.#isSealedWith(mine, entry)) continue;
      if (isNobodys(entry, seat)) {
        if (entry.soft) continue;
        return illegal(KRN.undo, 'kernel.undo.revealed');
      }
      return illegal(KRN.undo, 'outcome' in entry.recorded ? 'kernel.undo.chance' : 'kernel.undo.other');
    }
    return mine.soft ? legal : illegal(KRN.undo, 'kernel.undo.revealed');
  }

  /** Go back to after the first `inputs` inputs, whatever has happened since: by agreement of all seats, or to inspect. */
  rewindTo(inputs: number): void {
    this.#rewind(Math.max(0, Math.min(inputs, this.#entries.length)));
  }

  record(options: { readonly events?: boolean } = {}): MatchRecord {
    const hashes = [...this.#hashes];
    const last = { after: this.#entries.length, hash: matchHash(this.#match) };
    if (hashes.at(-1)?.after !== last.after) hashes.push(last);
    return {
      header: this.header,
      inputs: this.#entries.map(entry => entry.recorded),
      hashes,
      ...(options.events && { events: [...this.events] }),
    };
  }

  #runOptions() {
    return { sink: (event: E): void => void this.events.push(event), explain: this.#explain };
  }

  /** Log the judge's canonical form of a choice, so that equal games have equal records. */
  #canonical(input: Input): Input {
    if (input.kind === 'chance') return { ...input, outcome: wholeNumbers(input.outcome) ?? input.outcome };
    const { choice } = judgeChoice(this.system, this.#match, input.seat, input.choice);
    return choice === undefined ? input : { ...input, choice };
  }

  #log(input: Input, by: Author, before: Match<S>, eventsBefore: number): void {
    const { pending } = before;
    const veiled = input.kind === 'choice' && promptOf(before, input.seat)?.veiled === true;
    const revealed = this.events.slice(eventsBefore).some(event => this.system.reveals?.(event) === true);
    // The last answer to a sealed question opens the others' answers.
    const opened = pending.kind === 'decision' && pending.prompts.length > 1 && this.#match.wait !== before.wait;
    const soft = input.kind === 'choice' && !revealed && !opened;
    this.#entries.push({ recorded: recordInput(input), wait: before.wait, eventsBefore, soft, by, veiled });
    if (opened)
      this.#sortSealed(
        before.wait,
        pending.prompts.map(p => p.seat),
      );
    this.#keep();
  }

  /** Fingerprints and copies are kept only where the order of sealed answers is settled. */
  #keep(): void {
    const { pending } = this.#match;
    if (pending.kind === 'decision' && pending.sealed.length > 0) return;
    const after = this.#entries.length;
    if (after - (this.#hashes.at(-1)?.after ?? 0) >= HASH_EVERY)
      this.#hashes.push({ after, hash: matchHash(this.#match) });
    if (after - (this.#snapshots.at(-1)?.after ?? 0) >= SNAPSHOT_EVERY)
      this.#snapshots.push({ after, match: fork(this.system, this.#match) });
  }

  /** Sealed answers are logged in the order of the questions, whatever order the network brought them in. */
  #sortSealed(wait: number, seats: readonly Seat[]): void {
    const from = this.#entries.findIndex(entry => entry.wait === wait);
    const place = (entry: Entry): number =>
      'seat' in entry.recorded ? seats.indexOf(entry.recorded.seat) : Number.MAX_SAFE_INTEGER;
    const sorted = this.#entries.slice(from).sort((a, b) => place(a) - place(b));
    for (const entry of sorted) entry.soft = false;
    this.#entries.splice(from, sorted.length, ...sorted);
  }

  #lastOf(seat: Seat): number {
    return this.#entries.findLastIndex(entry => isOf(entry, seat) && entry.by === 'seat');
  }

  /** A sealed answer to the same, still open question has told nobody anything. */
  #isSealedWith(mine: Entry, entry: Entry): boolean {
    return entry.wait === mine.wait && this.#match.wait === mine.wait;
  }

  #again(entries: readonly Entry[]): void {
    for (const { recorded, by } of entries) this.submit(inputAt(recorded, this.#match.wait), by);
  }

  #rewind(to: number): void {
    while (this.#snapshots.length > 1 && (this.#snapshots.at(-1) as { after: number }).after > to)
      this.#snapshots.pop();
    const snapshot = this.#snapshots.at(-1) as { after: number; match: Match<S> };
    const replayed = this.#entries.slice(snapshot.after, to);
    const first = this.#entries[snapshot.after];
    this.events.length = first?.eventsBefore ?? this.events.length;
    this.#entries.length = snapshot.after;
    this.#hashes = this.#hashes.filter(h => h.after <= snapshot.after);
    this.#match = fork(this.system, snapshot.match);
    this.#again(replayed);
  }
}

const isOf = ({ recorded }: Entry, seat: Seat): boolean => 'seat' in recorded && recorded.seat === seat;

/**
 * An answer of the table's that binds nobody. That it was the table's and not the seat's own must not be seen from whether
 * others may go back, where the question was veiled.
 */
const isNobodys = (entry: Entry, undoing: Seat): boolean =>
  entry.by === 'table' && (!entry.veiled || isOf(entry, undoing));
