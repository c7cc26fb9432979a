import { stretches, type Point } from '@banneret/geometry';
import { isTitan, placedOf, touchesZone, traitOf } from '../ground/board.js';
import { DIFFICULT_ON_RUSH } from '../rulings.js';
import type { FireteamId, State, Terrain } from '../state.js';

/** How dangerous a zone is to a Fireteam; nothing if it is not. R-37: on a Rush Difficult ground counts as Dangerous 2. */
export function dangerOf(zone: Terrain, titan: boolean, rush: boolean): number | undefined {
  const dangerous = traitOf(zone, 'dangerous', titan);
  const own = dangerous && (dangerous.strength ?? 0);
  if (!rush || traitOf(zone, 'difficult', titan) === undefined) return own;
  return Math.max(own ?? 0, DIFFICULT_ON_RUSH);
}

/** TOS-TER-14: zones that have had their effect on a Fireteam in its own Activation are spent. R-38: only then are they noted. */
const isSpent = ({ activation }: State, id: FireteamId, zone: number): boolean =>
  activation?.suffered.some(met => met.fireteam === id && met.zone === zone) === true;

const dangerousFor = (s: State, id: FireteamId, rush: boolean): number[] => {
  const titan = isTitan(s, id);
  return [...s.terrain.keys()].filter(
    zone => dangerOf(s.terrain[zone] as Terrain, titan, rush) !== undefined && !isSpent(s, id, zone),
  );
};

/** TOS-TER-11: Dangerous zones in contact with it. */
export function zonesTouched(s: State, id: FireteamId): number[] {
  const body = placedOf(s, id);
  return dangerousFor(s, id, false).filter(zone => touchesZone(body, (s.terrain[zone] as Terrain).outline));
}

/** TOS-TER-12, R-36: Dangerous zones that its base overlaps anywhere on the way. */
export function zonesCrossed(s: State, id: FireteamId, path: readonly Point[], rush: boolean): number[] {
  const { base } = placedOf(s, id);
  return dangerousFor(s, id, rush).filter(zone => {
    const { outline } = s.terrain[zone] as Terrain;
    return stretches(path, [{ shape: { kind: 'polygon', outline }, border: 'out' }], { base }).length > 0;
  });
}

/** TOS-TER-11 … -13: the highest of them, and 1 more for each further one. */
export function dangerStrength(s: State, id: FireteamId, zones: readonly number[], rush: boolean): number {
  const titan = isTitan(s, id);
  const strengths = zones.map(zone => dangerOf(s.terrain[zone] as Terrain, titan, rush) ?? 0);
  return Math.max(...strengths) + zones.length - 1;
}
