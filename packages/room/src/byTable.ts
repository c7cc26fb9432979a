import type { OptionId, PickShape, Prompt, Seat } from '@banneret/kernel';

/** A question that the table answered for a seat, since there was one legal answer. It is told to that seat alone. */
export interface TableAnswer {
  /** How many events the viewer had been told before it. */
  readonly at: number;
  /** The place of the answer among the inputs. */
  readonly input: number;
  readonly prompt: Prompt;
  readonly choice: unknown;
}

/** The same, before it is known what its seat has been told. */
export interface TableInput extends Omit<TableAnswer, 'at'> {
  readonly seat: Seat;
  /** How many events there were before it, told or not. */
  readonly events: number;
}

/** What is worth telling of a question that needed no answer: of its options the one that was taken. */
export function inShort(prompt: Prompt, choice: unknown): Prompt {
  if (prompt.shape.kind !== 'pick') return prompt;
  const { options } = prompt.shape as PickShape;
  const shape: PickShape = { kind: 'pick', options: options.filter(({ id }) => id === (choice as OptionId)) };
  return { ...prompt, shape };
}
