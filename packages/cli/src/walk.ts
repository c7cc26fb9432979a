import type { AnyGame } from '@banneret/game';
import {
  fork,
  inputAt,
  startFrom,
  submit,
  type Because,
  type EventBase,
  type Match,
  type MatchRecord,
} from '@banneret/kernel';

const SNAPSHOT_EVERY = 32;

/** Where a walk stands: after `after` inputs, of which the last brought `events`. */
export interface Place {
  readonly after: number;
  readonly match: Match<unknown>;
  readonly events: readonly EventBase[];
}

/** A record one can walk through in both directions. It goes as far as the rules accept its inputs. */
export class Walk {
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  readonly #snapshots: Match<unknown>[] = [];
  readonly #opening: EventBase[] = [];
  /** How many inputs can be played. */
  readonly length: number;
  /** Why it ends before the record does. */
  readonly refused: readonly Because[] | undefined;

  constructor(game: AnyGame, record: MatchRecord) {
    this.#game = game;
    this.#record = record;
    const sink = (event: EventBase): void => void this.#opening.push(event);
    const match = startFrom(game.system, record.header.start, { sink }) as Match<unknown>;
    let after = 0;
    for (; after < record.inputs.length; after++) {
      if (after % SNAPSHOT_EVERY === 0) this.#snapshots.push(fork(game.system, match) as Match<unknown>);
      this.refused = this.#step(match, after, undefined);
      if (this.refused) break;
    }
    if (after % SNAPSHOT_EVERY === 0) this.#snapshots.push(match);
    this.length = after;
  }

  at(after: number): Place {
    const from = Math.min(Math.floor(after / SNAPSHOT_EVERY), this.#snapshots.length - 1);
    const match = fork(this.#game.system, this.#snapshots[from] as Match<unknown>) as Match<unknown>;
    const events: EventBase[] = after === 0 ? this.#opening : [];
    for (let i = from * SNAPSHOT_EVERY; i < after; i++) this.#step(match, i, i === after - 1 ? events : undefined);
    // The input that brought us here lies before the snapshot: play it again for its events.
    if (after > 0 && from * SNAPSHOT_EVERY === after) return { after, match, events: this.#eventsOf(after - 1) };
    return { after, match, events };
  }

  #eventsOf(input: number): readonly EventBase[] {
    const { match } = this.at(input);
    const events: EventBase[] = [];
    this.#step(match, input, events);
    return events;
  }

  #step(match: Match<unknown>, input: number, events: EventBase[] | undefined): readonly Because[] | undefined {
    const recorded = this.#record.inputs[input];
    if (recorded === undefined) throw new Error(`no input ${input}`);
    const options = events ? { explain: true, sink: (event: EventBase): void => void events.push(event) } : {};
    const ruling = submit(this.#game.system, match, inputAt(recorded, match.wait), options);
    return ruling.ok ? undefined : ruling.because;
  }
}
