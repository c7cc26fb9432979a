/** One die on the table: what it shows, whose it is, and what it showed before it was rolled again. */
export interface RolledDie {
  readonly natural: number;
  readonly source: number;
  readonly earlier: readonly number[];
}

export const rolled = (faces: readonly number[], source: number): RolledDie[] =>
  faces.map(natural => ({ natural, source, earlier: [] }));

export const wasRerolled = (die: RolledDie): boolean => die.earlier.length > 0;

/** Rolls some dice again: `faces[i]` is the new face of the die at `picks[i]`. The old face stays on record. */
export function reroll(dice: readonly RolledDie[], picks: readonly number[], faces: readonly number[]): RolledDie[] {
  if (picks.length !== faces.length) throw new RangeError(`${faces.length} faces for ${picks.length} dice`);
  if (new Set(picks).size !== picks.length) throw new RangeError('a die was picked twice');
  const after = [...dice];
  for (const [i, pick] of picks.entries()) {
    const die = dice[pick];
    if (!die) throw new RangeError(`no die ${pick}`);
    after[pick] = { ...die, natural: faces[i]!, earlier: [...die.earlier, die.natural] };
  }
  return after;
}

/** The places of the dice a claim holds for: what may be rerolled, what failed. */
export const placesOf = (dice: readonly RolledDie[], claim: (die: RolledDie) => boolean): number[] =>
  dice.flatMap((die, i) => (claim(die) ? [i] : []));

/** Lowest value first; equal dice stay in the order their owner gave them. */
export const ascending = <Die>(dice: readonly Die[], value: (die: Die) => number): Die[] =>
  dice
    .map((die, i) => ({ die, i }))
    .sort((a, b) => value(a.die) - value(b.die) || a.i - b.i)
    .map(({ die }) => die);

/** Two series of dice laid side by side: pairs from the lowest up, and the highest dice of the longer side left over. */
export interface PairedSeries<Die> {
  readonly pairs: readonly (readonly [Die, Die])[];
  readonly surplus: readonly [readonly Die[], readonly Die[]];
}

/** Pairs off two ascending series, place by place. */
export function pairOff<Die>(a: readonly Die[], b: readonly Die[]): PairedSeries<Die> {
  const paired = Math.min(a.length, b.length);
  const pairs = a.slice(0, paired).map((die, i) => [die, b[i]!] as const);
  return { pairs, surplus: [a.slice(paired), b.slice(paired)] };
}
