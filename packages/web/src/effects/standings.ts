import type { Flag } from '../tabletop/tableau.js';
import type { At, Change, Effect, EffectOf, FigureKey, Rim, ShotLine, Tread, Way } from './kinds.js';

/** Who stands where at a moment, as effects need it. */
export type Standings = readonly Rim[];

const keyOf = ({ unit, model }: FigureKey): string => `${unit}/${model}`;

export const gapBetween = (a: At, b: At): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Those who stood there and stand there no more. */
export function gone(before: Standings, after: Standings): readonly Rim[] {
  const still = new Set(after.map(keyOf));
  return before.filter(rim => !still.has(keyOf(rim)));
}

/** Those who were not there before. */
export const come = (before: Standings, after: Standings): readonly Rim[] => gone(after, before);

/**
 * The ways of all who stand elsewhere than before: as it was told, or straight if nothing was told. A way is made to begin and to end
 * where the drawing has them begin and end.
 */
export function waysBetween(
  before: Standings,
  after: Standings,
  told: (rim: Rim) => readonly At[] | undefined = () => undefined,
): readonly Way[] {
  const stood = new Map(before.map(rim => [keyOf(rim), rim.at]));
  return after.flatMap((rim): readonly Way[] => {
    const from = stood.get(keyOf(rim));
    if (from === undefined || gapBetween(from, rim.at) < LEAST_MM) return [];
    const path = [from, ...(told(rim) ?? []), rim.at];
    return [{ unit: rim.unit, model: rim.model, path }];
  });
}

/** Nobody sees less. */
const LEAST_MM = 0.5;

export const moved = (ways: readonly Way[], tread: Tread = 'boots', charge = false): readonly Effect[] =>
  ways.length === 0 ? NOTHING : [{ kind: 'move', ways, tread, charge }];

/** A fall of those who were there before and are not there any more. */
export const fallen = (rims: readonly Rim[]): readonly Effect[] =>
  rims.length === 0 ? NOTHING : [{ kind: 'fall', rims }];

type Rimmed = 'wound' | 'fall' | 'activation' | 'arrive';

/** An effect round the bases of somebody; nothing if there is nobody. */
export function round(kind: Rimmed, rims: readonly Rim[]): readonly Effect[] {
  return rims.length === 0 ? NOTHING : [{ kind, rims } as Effect];
}

export const morale = (rims: readonly Rim[], held: boolean): readonly Effect[] =>
  rims.length === 0 ? NOTHING : [{ kind: 'morale', rims, held }];

export const light = (rims: readonly Rim[], good: boolean): readonly Effect[] =>
  rims.length === 0 ? NOTHING : [{ kind: 'light', rims, good }];

/** More at once would be a wall of light. */
const MOST_SHOTS = 24;

/** Shots of several at several: everybody fires in turn, each at the nearest, then at the others. */
export function volley(
  from: readonly Rim[],
  to: readonly Rim[],
  hits: readonly boolean[],
  weapon: EffectOf<'shot'>['weapon'],
): readonly Effect[] {
  if (from.length === 0 || to.length === 0 || hits.length === 0) return NOTHING;
  const shots = hits.slice(0, MOST_SHOTS).map((hit, i): ShotLine => {
    const shooter = from[i % from.length] as Rim;
    const near = to.toSorted((a, b) => gapBetween(shooter.at, a.at) - gapBetween(shooter.at, b.at));
    const target = near[Math.floor(i / from.length) % near.length] as Rim;
    return { from: muzzle(shooter, target.at), to: target.at, hit };
  });
  return [{ kind: 'shot', shots, weapon }];
}

/** Shots leave at the rim that faces the target. */
function muzzle({ at, radius }: Rim, towards: At): At {
  const far = Math.max(1, gapBetween(at, towards));
  return { x: at.x + ((towards.x - at.x) / far) * radius, y: at.y + ((towards.y - at.y) / far) * radius };
}

/** Rims this near strike at each other; whoever is farther off stands behind. */
const REACH_MM = 30;
const MOST_PAIRS = 8;

/** Who strikes at whom: those who are near, or at least the nearest two. */
export function melee(one: readonly Rim[], other: readonly Rim[]): readonly Effect[] {
  const all = one
    .flatMap(a => other.map(b => ({ a, b, gap: gapBetween(a.at, b.at) - a.radius - b.radius })))
    .toSorted((x, y) => x.gap - y.gap);
  const near = all.filter(({ gap }, i) => i === 0 || gap <= REACH_MM);
  const pairs: (readonly [At, At])[] = [];
  const busy = new Set<Rim>();
  for (const { a, b } of near) {
    if (pairs.length >= MOST_PAIRS) break;
    if (busy.has(a) || busy.has(b)) continue;
    busy.add(a).add(b);
    pairs.push([rimPoint(a, b), rimPoint(b, a)]);
  }
  return pairs.length === 0 ? NOTHING : [{ kind: 'melee', pairs }];
}

const rimPoint = (of: Rim, towards: Rim): At => muzzle(of, towards.at);

/** Are any of them base to base? */
export const inContact = (one: readonly Rim[], other: readonly Rim[]): boolean =>
  one.some(a => other.some(b => gapBetween(a.at, b.at) - a.radius - b.radius <= CONTACT_MM));

const CONTACT_MM = 1.5;

/** The nearest point of the edge of a board. */
export function nearestEdge({ x, y }: At, width: number, height: number): At {
  const least = Math.min(x, width - x, y, height - y);
  if (least === x) return { x: 0, y };
  if (least === width - x) return { x: width, y };
  return least === y ? { x, y: 0 } : { x, y: height };
}

/** Broken, and off to the nearest edge. */
export function rout(rims: readonly Rim[], width: number, height: number): readonly Effect[] {
  const [first] = rims;
  return first === undefined ? NOTHING : [{ kind: 'rout', rims, towards: nearestEdge(first.at, width, height) }];
}

/** They go from the table, towards a place if one is known. */
export const leaving = (rims: readonly Rim[], towards?: At): readonly Effect[] =>
  rims.length === 0 ? NOTHING : [{ kind: 'leave', rims, ...(towards !== undefined && { towards }) }];

/** A state begins, or is over. */
export const state = (rims: readonly Rim[], flag: Flag, gained: boolean): readonly Effect[] =>
  rims.length === 0 ? NOTHING : [{ kind: 'state', rims, flag, gained }];

export const ground = (outline: readonly At[], how: Change): readonly Effect[] =>
  outline.length === 0 ? NOTHING : [{ kind: 'terrain', outline, how }];

/** Pushed or driven: they look where they looked. */
export const slid = (ways: readonly Way[]): readonly Effect[] => moved(ways.map(way => ({ ...way, slides: true })));

export function middleOfAll(places: readonly At[]): At | undefined {
  if (places.length === 0) return undefined;
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / places.length, y: sum.y / places.length };
}

export const NOTHING: readonly Effect[] = [];
