import { facingTowards, type Facing, type Point, type Polygon } from '@banneret/geometry';
import type { State, UnitId } from '../state.js';
import { livingModels } from '../units/figures.js';
import { OUTWARD, pushed, type Anchor } from './anchors.js';
import { edgesOf } from './place.js';

/** The unit's first base pushed against the table edge that is nearest to a point; facing inwards unless said. */
export function againstEdge(state: State, unit: UnitId, { x, y }: Point, facing?: Facing): Anchor | undefined {
  const { width, depth } = state.battle;
  const base = livingModels(state, unit)[0]?.base;
  if (base === undefined) return undefined;
  const away = [y, width - x, depth - y, x];
  const nearest = away.indexOf(Math.min(...away));
  const out = OUTWARD[nearest] as Point;
  const from = out.x === 0 ? { x, y: Math.round(depth / 2) } : { x: Math.round(width / 2), y };
  const turned = facing ?? facingTowards(out, { x: 0, y: 0 });
  const edge = edgesOf(state.battle)[nearest] as Polygon;
  return { at: pushed({ base, at: from, facing: turned }, out, edge), facing: turned };
}
