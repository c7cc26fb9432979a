import { boxAround, boxesMeet, pathLength, stretches, type Point, type Um, type Zone } from '@banneret/geometry';
import { WIDEST_STEP } from '../rulings.js';
import type { Battle } from '../state.js';
import { isImpassable, realHeight, risesOf, type Boxed } from './terrain.js';

/** A part of a way on one level, by the length travelled to its beginning and its end. */
interface Level {
  readonly from: Um;
  readonly to: Um;
  readonly height: Um;
}

/**
 * GDF-TER-16, R-37: the vertical inches of a way, up and down together. The centre of the base decides which piece a model
 * is on. GDF-TER-17: a gap of up to an inch between two pieces is stepped over without climbing down into it.
 */
export function climbOf(battle: Battle, way: readonly Point[]): Um {
  // What is too high to climb is never walked on; the sweep refuses it with its own reason.
  const around = boxAround(way);
  const met = risesOf(battle).filter(rise => !isImpassable(rise.piece) && boxesMeet(rise, around));
  if (met.length === 0) return 0;
  const levels = withoutSmallGaps(levelsAlong(met, way));
  let climbed = 0;
  for (const [i, { height }] of levels.entries()) climbed += Math.abs(height - (levels[i - 1]?.height ?? height));
  return climbed;
}

/** The whole way cut where the level may change; where pieces lie on one another the highest counts. */
function levelsAlong(met: readonly Boxed[], way: readonly Point[]): Level[] {
  const zones = met.map(({ piece }): Zone => ({ shape: { kind: 'polygon', outline: piece.outline }, border: 'in' }));
  const inside = stretches(way, zones, { base: POINT_BASE, measured: 'centre' });
  const end = pathLength(way) + 1;
  const cuts = [...new Set([0, end, ...inside.flatMap(({ from, to }) => [from, to + 1])])].sort((a, b) => a - b);
  const levels: Level[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = cuts[i] as Um;
    const over = inside.filter(stretch => stretch.from <= from && from <= stretch.to);
    const height = Math.max(0, ...over.map(({ zone }) => realHeight((met[zone] as Boxed).piece)));
    levels.push({ from, to: (cuts[i + 1] as Um) - 1, height });
  }
  return joined(levels);
}

/** Only the centre is followed, so the size of the base has no part in it. */
const POINT_BASE = { kind: 'round', radius: 1 } as const;

function joined(levels: readonly Level[]): Level[] {
  const result: Level[] = [];
  for (const level of levels) {
    const last = result.at(-1);
    if (last?.height === level.height) result[result.length - 1] = { ...last, to: level.to };
    else result.push(level);
  }
  return result;
}

/** Fills what is lower than both its sides and no wider than a step, up to the lower side, until nothing is left to fill. */
function withoutSmallGaps(levels: readonly Level[]): readonly Level[] {
  const gap = levels.findIndex((level, i) => {
    const [before, after] = [levels[i - 1], levels[i + 1]];
    if (before === undefined || after === undefined) return false;
    const lower = level.height < Math.min(before.height, after.height);
    return lower && after.from - before.to <= WIDEST_STEP;
  });
  if (gap < 0) return levels;
  const height = Math.min((levels[gap - 1] as Level).height, (levels[gap + 1] as Level).height);
  return withoutSmallGaps(joined(levels.map((level, i) => (i === gap ? { ...level, height } : level))));
}
