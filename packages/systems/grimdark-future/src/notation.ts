/**
 * Dice as the book writes them (GDF-GEN-09, -10): so many dice, six-sided or halved to a D3 and rounded up, and a number
 * added to their sum. `2D6`, `D6+1` and `D3+2` are all there is to it.
 */
export interface Notation {
  readonly count: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

export function readNotation(written: string): Notation | undefined {
  const [, count, sides, plus] = /^(\d{0,2})D([36])([+-]\d{1,2})?$/.exec(written) ?? [];
  if (sides === undefined) return undefined;
  return { count: count === '' ? 1 : Number(count), sides: sides === '3' ? 3 : 6, plus: Number(plus ?? 0) };
}

/** What the faces of its six-sided dice come to. */
export const valueOf = ({ sides, plus }: Notation, faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + (sides === 3 ? Math.ceil(face / 2) : face), plus);
