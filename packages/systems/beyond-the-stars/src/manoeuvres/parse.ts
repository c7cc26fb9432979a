/** Ids as a stranger may write them: canonical ones, or nothing. */

export const isId = (id: unknown): id is number =>
  Number.isSafeInteger(id) && (id as number) >= 0 && !Object.is(id, -0);

/** Different ids, in ascending order. */
export function idsFrom(raw: unknown, most = 200): readonly number[] | undefined {
  if (!Array.isArray(raw) || raw.length > most || !raw.every(isId)) return undefined;
  const ids = [...new Set(raw as number[])].sort((a, b) => a - b);
  return ids.length === raw.length ? ids : undefined;
}
