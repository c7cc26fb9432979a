import { beforeStart, type AnyGame } from '@banneret/game';
import {
  inputAt,
  Journal,
  promptOf,
  type Because,
  type Chance,
  type EventBase,
  type Match,
  type MatchRecord,
  type Prompt,
  type RecordedInput,
} from '@banneret/kernel';

/** Where a walk stands: after `after` inputs, of which the last brought `events`. */
export interface Place {
  readonly after: number;
  readonly match: Match<unknown>;
  readonly events: readonly EventBase[];
  /** The position before those events. */
  readonly before: unknown;
  /** The question that the last input answered, if it is an answer. */
  readonly answered?: Prompt;
  /** The roll or draw that it decided, if it is an outcome. */
  readonly rolled?: Chance;
}

/** A record one can walk through in both directions. It goes as far as the rules accept its inputs. */
export class Walk {
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  // oxlint-disable-next-line typescript/no-explicit-any -- the games on the shelf share no state type
  readonly #journal: Journal<any, any, any>;
  /** The inputs that can be played, as the journal logs them: sealed answers in the order of their questions. */
  readonly inputs: readonly RecordedInput[];
  /** Why it ends before the record does. */
  readonly refused: readonly Because[] | undefined;

  constructor(game: AnyGame, record: MatchRecord) {
    const { start, seats } = record.header;
    this.#game = game;
    this.#record = record;
    this.#journal = new Journal(game.system, start, { seats, explain: true });
    for (const input of record.inputs) {
      this.refused = this.#submit(input);
      if (this.refused) break;
    }
    this.inputs = this.#journal.record().inputs;
  }

  /** How many inputs can be played. */
  get length(): number {
    return this.inputs.length;
  }

  at(after: number): Place {
    if (after === 0) return this.#opening();
    this.#go(after - 1);
    const told = this.#journal.events.length;
    const before: unknown = this.#journal.match.state;
    const input = this.inputs[after - 1];
    const answered = input && 'seat' in input ? promptOf(this.#journal.match, input.seat) : undefined;
    const { pending } = this.#journal.match;
    this.#go(after);
    return {
      after,
      before,
      ...(answered && { answered }),
      ...(pending.kind === 'chance' && { rolled: pending.chance }),
      match: this.#journal.match,
      events: this.#journal.events.slice(told),
    };
  }

  #opening(): Place {
    this.#go(0);
    const { match, events } = this.#journal;
    return { after: 0, match, events: [...events], before: beforeStart(this.#game, this.#record.header.start) };
  }

  #go(after: number): void {
    if (after < this.#journal.length) this.#journal.rewindTo(after);
    for (const input of this.inputs.slice(this.#journal.length, after)) this.#submit(input);
  }

  #submit(input: RecordedInput): readonly Because[] | undefined {
    const ruling = this.#journal.submit(inputAt(input, this.#journal.match.wait));
    return ruling.ok ? undefined : ruling.because;
  }
}
