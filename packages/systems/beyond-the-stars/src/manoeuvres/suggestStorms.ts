import { cm, legLength, shortestPath, standing, type Point } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { landingAcross, waysAcross } from '../ground/across.js';
import { zoneBonus } from '../ground/defence.js';
import { besides } from '../movement/beside.js';
import { budgetOf } from '../movement/cost.js';
import { approachWays, chargeWays } from '../movement/field.js';
import { CONTROL_ZONE, HAIR } from '../rulings.js';
import { pieceOf, type FigureId, type PieceId, type State } from '../state.js';
import { judgeStorm, type Storm } from './judgeStorm.js';
import type { ActQuestion } from './manoeuvre.js';

/** Against the piece opposite the target, as straight as it can be. */
export function stormAt(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  target: FigureId,
  piece: PieceId,
): Storm | undefined {
  const own = placedOf(state, figure);
  const { field } = chargeWays(state, figure);
  const budget = budgetOf(state, figure, ask.budget);
  const judged = (path: readonly Point[]): Storm | undefined => {
    const choice: Storm = { do: 'storm', figure, path, target, piece };
    return judgeStorm(state, ask, choice).ok ? choice : undefined;
  };
  const here = judged([]);
  if (here !== undefined) return here;
  const { outline } = pieceOf(state, piece);
  const foe = { ...own, at: placedOf(state, target).at };
  const spots: Point[] = [];
  for (const way of waysAcross(foe, outline)) {
    const at = landingAcross(foe, outline, way, FARTHEST);
    if (at !== undefined && standing(field, { ...own, at }).ok) spots.push(at);
  }
  for (const at of spots) {
    const straight = judged([at]);
    if (straight !== undefined) return straight;
  }
  for (const at of spots) {
    const found = shortestPath(field, own.base, own.at, at, budget, own.facing);
    const round = found.ok ? judged(found.path.slice(1)) : undefined;
    if (round !== undefined) return round;
  }
  return spots.length === 0 ? undefined : roundStorm(state, ask, figure, target, spots, judged);
}

/** BTS-CHG-06: into the target's own zone before any other, and from there against the piece. */
function roundStorm(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  target: FigureId,
  spots: readonly Point[],
  judged: (path: readonly Point[]) => Storm | undefined,
): Storm | undefined {
  const [own, foe] = [placedOf(state, figure), placedOf(state, target)];
  const budget = budgetOf(state, figure, ask.budget);
  const { field } = approachWays(state, figure, target);
  const zone = CONTROL_ZONE + zoneBonus(state, figure, target) - HAIR;
  for (const { at: border } of besides(own, foe, BORDERS, zone)) {
    if (legLength(own.at, border) > budget || !standing(field, { ...own, at: border }).ok) continue;
    const found = shortestPath(field, own.base, own.at, border, budget, own.facing);
    if (!found.ok) continue;
    for (const at of spots) {
      const choice = judged([...found.path.slice(1), at]);
      if (choice !== undefined) return choice;
    }
  }
  return undefined;
}

const BORDERS = 48;
const FARTHEST = cm(12);
