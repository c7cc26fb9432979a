import { segmentCutsPolygon, within, withinOfPolygon, type Point } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt, placedOf } from '../figures/placed.js';
import { AGAINST, chargesUp, defends, fightsAcross, heightHeld } from '../ground/defence.js';
import { judgeApproach, judgeCharger, judgeTarget } from '../movement/charges.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { inCm, judgeNear, spotAfter, wholePath } from '../movement/judge.js';
import { CONTROL_ZONE } from '../rulings.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type State } from '../state.js';
import type { ActQuestion } from './manoeuvre.js';

/** A charge at somebody behind a barrier, or up at somebody on an edge. BTS-DEF-05, -15. */
export interface Storm {
  readonly do: 'storm';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly target: FigureId;
  readonly piece: PieceId;
}

export function judgeStorm(state: State, ask: ActQuestion, storm: Storm): Ruling {
  const { figure, path, target, piece } = storm;
  const charger = judgeCharger(state, ask, figure);
  if (!charger.ok) return charger;
  const aimed = judgeTarget(state, figure, target);
  if (!aimed.ok) return aimed;
  const kind = state.battle.terrain[piece]?.kind;
  const fit =
    kind === 'obstacle'
      ? judgeBarrier(state, storm)
      : kind === 'platform'
        ? judgeEdge(state, storm)
        : illegal('BTS-DEF-01', 'bts.no.no-barrier');
  if (!fit.ok) return fit;
  const long = judgeDistance(state, ask, storm);
  if (!long.ok) return long;
  const way = path.length === 0 ? legal : judgeApproach(state, figure, wholePath(state, figure, path), [target]);
  return way.ok ? judgeNear(state, ask, figure, spotAfter(state, figure, path)) : way;
}

/** BTS-DEF-01, -02, -05, -09: against the barrier, opposite the defender, within 3 cm of him. */
function judgeBarrier(state: State, { figure, path, target, piece }: Storm): Ruling {
  if (!fightsAcross(state, figure)) return illegal('BTS-CAV-15', 'bts.no.not-across');
  const { outline, height } = pieceOf(state, piece);
  // An attacker more than twice as tall ignores it, and is taken to be in contact.
  const ignored =
    2 * height < sheetOf(state, figure).height && withinOfPolygon(placedOf(state, target), outline, AGAINST);
  if (!ignored && !defends(state, target, piece, figure))
    return illegal('BTS-DEF-02', 'bts.no.not-defended', { piece });
  const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, path));
  if (!segmentCutsPolygon(outline, there.at, figureOf(state, target).spot))
    return illegal('BTS-DEF-05', 'bts.no.not-opposite');
  return judgeThere(state, placedAgainst(there, outline), target, 'BTS-DEF-05');
}

interface There {
  readonly there: ReturnType<typeof placedAt>;
  readonly against: boolean;
}

const placedAgainst = (there: There['there'], outline: readonly Point[]): There => ({
  there,
  against: withinOfPolygon(there, outline, AGAINST),
});

function judgeThere(state: State, { there, against }: There, target: FigureId, rule: string): Ruling {
  if (!against) return illegal(rule, 'bts.no.not-against-barrier');
  return within(there, placedOf(state, target), CONTROL_ZONE)
    ? legal
    : illegal(rule, 'bts.no.not-near-defender', { other: target });
}

/** BTS-DEF-13 to -15: against the edge below the defender. */
function judgeEdge(state: State, { figure, path, target, piece }: Storm): Ruling {
  if (heightHeld(state, target, figure) !== piece) return illegal('BTS-DEF-13', 'bts.no.not-elevated', { piece });
  if (!chargesUp(state, figure)) return illegal('BTS-DEF-14', 'bts.no.not-up');
  const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, path));
  return judgeThere(state, placedAgainst(there, pieceOf(state, piece).outline), target, 'BTS-DEF-15');
}

/** BTS-DEF-15, R-93: the climb is part of the distance, but nothing is tested. */
function judgeDistance(state: State, ask: ActQuestion, { figure, path, target, piece }: Storm): Ruling {
  const rise =
    pieceOf(state, piece).kind === 'platform' ? figureOf(state, target).spot.z - figureOf(state, figure).spot.z : 0;
  const walk = walkCost(state, figure, wholePath(state, figure, path)).total;
  const most = budgetOf(state, figure, ask.budget);
  if (walk + rise <= most) return legal;
  const rule = rise > 0 ? 'BTS-DEF-15' : 'BTS-CHG-03';
  return illegal(rule, 'bts.no.too-far', { cost: inCm(walk + rise), most: inCm(most) });
}
