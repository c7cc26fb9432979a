import type { Prompt, Seat } from '@banneret/kernel';

/** What a seat answers without being asked: by the question's message key. */
export type StandingAnswers = Readonly<Record<string, unknown>>;

interface Left {
  readonly choice: unknown;
  /** So many inputs stood when it was left: it came with the last of them. */
  readonly inputs: number;
}

/** The answers that seats have left behind, so that a question whose answer is known stalls nobody. */
export class Standing {
  readonly #bySeat = new Map<Seat, Map<string, Left>>();

  of(seat: Seat): StandingAnswers {
    const left = [...(this.#bySeat.get(seat) ?? [])];
    return Object.fromEntries(left.map(([ask, { choice }]) => [ask, choice]));
  }

  has(seat: Seat, ask: string): boolean {
    return this.#bySeat.get(seat)?.has(ask) === true;
  }

  /** Without a choice the seat is asked again. */
  set(seat: Seat, ask: string, choice: unknown, inputs: number): void {
    const answers = this.#bySeat.get(seat) ?? new Map<string, Left>();
    this.#bySeat.set(seat, answers);
    if (choice === undefined) answers.delete(ask);
    else answers.set(ask, { choice, inputs });
  }

  clear(seat: Seat): void {
    this.#bySeat.delete(seat);
  }

  /** So many inputs stand: what was left with an answer that was taken back falls with it. */
  backTo(inputs: number): void {
    for (const answers of this.#bySeat.values())
      for (const [ask, left] of answers) if (left.inputs > inputs) answers.delete(ask);
  }

  to({ seat, ask }: Prompt): unknown {
    return this.#bySeat.get(seat)?.get(ask)?.choice;
  }
}
