/** An exact probability or average, in lowest terms; `den` is positive. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export function fraction(num: bigint, den: bigint): Fraction {
  if (den <= 0n) throw new RangeError(`denominator ${den}`);
  const divisor = gcd(num < 0n ? -num : num, den);
  return { num: num / divisor, den: den / divisor };
}

export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The nearest number, up to a rounding in the last place. Numbers too long for a double are shortened alike first. */
export function toNumber({ num, den }: Fraction): number {
  const excess = Math.max(bitLength(num), bitLength(den)) - DOUBLE_BITS;
  if (excess <= 0) return Number(num) / Number(den);
  return Number(num >> BigInt(excess)) / Number(den >> BigInt(excess));
}

/** Well under 2^1024, the largest a double can hold. */
const DOUBLE_BITS = 1_000;

const bitLength = (n: bigint): number => (n < 0n ? -n : n).toString(16).length * 4;

export const compareFractions = (a: Fraction, b: Fraction): number => {
  const [left, right] = [a.num * b.den, b.num * a.den];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/** n over k. */
export function binomialCoefficient(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}
