/**
 * A copy of a list of whole numbers, with -0 written as 0, or `undefined` if it is anything else. It goes by index
 * because `every` and `map` skip holes, and a list with holes must not pass for a list of numbers.
 */
export function wholeNumbers(raw: unknown): number[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const numbers: number[] = [];
  for (let i = 0; i < raw.length; i++) {
    const n: unknown = raw[i];
    if (!Number.isSafeInteger(n)) return undefined;
    numbers.push((n as number) + 0);
  }
  return numbers;
}
