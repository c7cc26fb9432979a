import { fromWeights, type Distribution, type Weighted } from '@banneret/dice';

/** Every sequence of faces of `n` dice, one after the other: the naive truth the odds are held to. */
export function* sequences(n: number, faces: readonly number[]): Generator<readonly number[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const rest of sequences(n - 1, faces)) for (const face of faces) yield [...rest, face];
}

/** Every ordered draw of `n` cards. */
export function* draws(n: number, cards: readonly number[]): Generator<readonly number[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const [i, card] of cards.entries())
    for (const rest of draws(n - 1, cards.toSpliced(i, 1))) yield [card, ...rest];
}

/** The distribution of a value over equally likely cases. */
export function byCounting<Case>(cases: Iterable<Case>, value: (one: Case) => number): Distribution {
  const weighted: Weighted[] = [];
  for (const one of cases) weighted.push([value(one), 1n]);
  return fromWeights(weighted);
}

export const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);
