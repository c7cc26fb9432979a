import type { Prompt, Seat } from '@banneret/kernel';

/** What a seat answers without being asked: by the question's message key. */
export type StandingAnswers = Readonly<Record<string, unknown>>;

/** The answers that seats have left behind, so that a question whose answer is known stalls nobody. */
export class Standing {
  readonly #bySeat = new Map<Seat, Map<string, unknown>>();

  of(seat: Seat): StandingAnswers {
    return Object.fromEntries(this.#bySeat.get(seat) ?? []);
  }

  set(seat: Seat, ask: string, choice: unknown): void {
    const answers = this.#bySeat.get(seat) ?? new Map<string, unknown>();
    this.#bySeat.set(seat, answers);
    if (choice === undefined) answers.delete(ask);
    else answers.set(ask, choice);
  }

  to({ seat, ask }: Prompt): unknown {
    return this.#bySeat.get(seat)?.get(ask);
  }
}
