/**
 * Dice, hits or wounds that have everything in common. Rules ask where a hit came from (a rolled six? a copy of one?
 * which weapon?), so a roll yields groups, not a number. A system extends this with what its rules add, such as AP;
 * every function below carries such fields along.
 */
export interface DiceGroup {
  readonly count: number;
  /** The face the die showed before any modifier. */
  readonly natural: number;
  /** 0 for what was rolled; n for the n-th further hit that a rule added to the same die. A copy is no rolled six. */
  readonly copied: number;
  /** The weapon or model the dice belong to. */
  readonly source: number;
}

/** The faces of a roll, grouped, in ascending order of face. `extra` is what the system knows about these dice. */
export function groupRoll<Extra extends object>(
  faces: readonly number[],
  source: number,
  extra: Extra,
): (DiceGroup & Extra)[] {
  const naturals = [...new Set(faces)].sort((a, b) => a - b);
  return naturals.map(natural => ({
    ...extra,
    count: faces.filter(face => face === natural).length,
    natural,
    copied: 0,
    source,
  }));
}

export const totalCount = (groups: readonly DiceGroup[]): number => groups.reduce((sum, group) => sum + group.count, 0);

/** Those that satisfy a claim, and the others; both keep their order. */
export function splitWhere<G extends DiceGroup>(groups: readonly G[], claim: (group: G) => boolean): [G[], G[]] {
  return [groups.filter(claim), groups.filter(group => !claim(group))];
}

/** The first `n` of the groups in their order, and the rest; a group in the middle is cut in two. */
export function splitCount<G extends DiceGroup>(groups: readonly G[], n: number): [G[], G[]] {
  const [first, rest]: [G[], G[]] = [[], []];
  let left = n;
  for (const group of groups) {
    const taken = Math.min(left, group.count);
    left -= taken;
    if (taken > 0) first.push({ ...group, count: taken });
    if (taken < group.count) rest.push({ ...group, count: group.count - taken });
  }
  return [first, rest];
}

/** Adds a copy of each matching rolled hit, behind it and behind the copies it already has. Copies are not copied. */
export function copyWhere<G extends DiceGroup>(groups: readonly G[], claim: (group: G) => boolean): G[] {
  const result: G[] = [];
  for (const [i, group] of groups.entries()) {
    result.push(group);
    const rolledAt = groups.findLastIndex((other, j) => j <= i && other.copied === 0);
    const original = groups[rolledAt];
    const lastOfItsKind = groups[i + 1] === undefined || groups[i + 1]!.copied === 0;
    if (original && lastOfItsKind && claim(original)) result.push({ ...original, copied: i - rolledAt + 1 });
  }
  return result;
}

/**
 * Multiplies the hits of every attack, never beyond `cap` for one attack. An attack whose hit was copied has several
 * groups; the rolled hit fills the cap first and its copies get what is left.
 */
export function multiplyCapped<G extends DiceGroup>(groups: readonly G[], factor: number, cap: number): G[] {
  return groups
    .map(group => ({ ...group, count: group.count * shareOf(group.copied, factor, cap) }))
    .filter(group => group.count > 0);
}

const shareOf = (copied: number, factor: number, cap: number): number =>
  Math.min((copied + 1) * factor, cap) - Math.min(copied * factor, cap);

/** Multiplies every count. */
export const multiply = <G extends DiceGroup>(groups: readonly G[], factor: number): G[] =>
  multiplyCapped(groups, factor, Number.MAX_SAFE_INTEGER);

/** Joins groups that differ in nothing but their count; the first of its kind keeps its place. */
export function merge<G extends DiceGroup>(groups: readonly G[]): G[] {
  const merged: G[] = [];
  for (const group of groups) {
    const at = merged.findIndex(other => sameKind(other, group));
    if (at < 0) merged.push(group);
    else merged[at] = { ...merged[at]!, count: merged[at]!.count + group.count };
  }
  return merged;
}

/** Equal in every field but the count, also in those a system added. */
function sameKind(a: DiceGroup, b: DiceGroup): boolean {
  const kind = (group: DiceGroup): string =>
    JSON.stringify(Object.entries({ ...group, count: 0 }).sort(([x], [y]) => (x < y ? -1 : 1)));
  return kind(a) === kind(b);
}
