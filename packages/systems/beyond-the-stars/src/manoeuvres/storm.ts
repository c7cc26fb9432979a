import {
  cm,
  legLength,
  segmentCutsPolygon,
  shortestPath,
  standing,
  within,
  withinOfPolygon,
  type Point,
} from '@banneret/geometry';
import { landingAcross, waysAcross } from '../ground/across.js';
import { done, goto, illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt, placedOf } from '../figures/placed.js';
import { onTable } from '../figures/traits.js';
import { AGAINST, chargesUp, defends, fightsAcross, heightHeld, zoneBonus } from '../ground/defence.js';
import { judgeApproach, judgeCharger, judgeTarget } from '../movement/charges.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { besides } from '../movement/beside.js';
import { approachWays, chargeWays } from '../movement/field.js';
import { inCm, judgeNear, spotAfter, wholePath } from '../movement/judge.js';
import { mustDare } from '../movement/terror.js';
import { call, procedure } from '../procedures/machine.js';
import { CONTROL_ZONE, HAIR } from '../rulings.js';
import {
  enemyOf,
  figureOf,
  NOBODY,
  pieceOf,
  seatOf,
  sheetOf,
  type FigureId,
  type Link,
  type PieceId,
  type State,
} from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId, pathFrom } from './parse.js';
import { walkAlong } from './walk.js';

/** A charge at somebody behind a barrier, or up at somebody on an edge. BTS-DEF-05, -15. */
export interface Storm {
  readonly do: 'storm';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly target: FigureId;
  readonly piece: PieceId;
}

export const stormManoeuvre: Manoeuvre<Storm> = {
  do: 'storm',
  rule: 'BTS-CHG-11',
  proc: 'storm',
  parse({ path: raw = [], target, piece }, figure) {
    const path = pathFrom(raw);
    return path !== undefined && isId(target) && isId(piece) ? { do: 'storm', figure, path, target, piece } : undefined;
  },
  judge: judgeStorm,
  charges: () => true,
  *propose(state, ask, figure) {
    if (!judgeCharger(state, ask, figure).ok) return;
    const budget = budgetOf(state, figure, ask.budget);
    for (const target of onTable(state, enemyOf(seatOf(state, figure)))) {
      if (!within(placedOf(state, figure), placedOf(state, target), budget + 2 * CONTROL_ZONE)) continue;
      if (!judgeTarget(state, figure, target).ok) continue;
      for (const [piece, { kind, outline }] of state.battle.terrain.entries()) {
        if (kind !== 'obstacle' && kind !== 'platform') continue;
        if (!withinOfPolygon(placedOf(state, target), outline, CONTROL_ZONE)) continue;
        const choice = stormAt(state, ask, figure, target, piece);
        if (choice !== undefined) yield choice;
      }
    }
  },
  sample(state, ask, figure, rng) {
    if (rng.below(SELDOM) > 0) return undefined;
    const all = [...stormManoeuvre.propose(state, ask, figure)];
    return all[rng.below(Math.max(1, all.length))];
  },
};

/** One random player in so many thinks of it. */
const SELDOM = 3;

/** Against the piece opposite the target, as straight as it can be. */
function stormAt(
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

function judgeStorm(state: State, ask: ActQuestion, storm: Storm): Ruling {
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
  const walk = path.length === 0 ? 0 : walkCost(state, figure, wholePath(state, figure, path)).total;
  const most = budgetOf(state, figure, ask.budget);
  if (walk + rise <= most) return legal;
  const rule = rise > 0 ? 'BTS-DEF-15' : 'BTS-CHG-03';
  return illegal(rule, 'bts.no.too-far', { cost: inCm(walk + rise), most: inCm(most) });
}

/** The engagement it makes: over the barrier, up the edge, or plain if the attacker towers above the barrier. */
function linkOf(state: State, { figure, target, piece }: Storm): Link {
  const { kind, height } = pieceOf(state, piece);
  if (kind === 'platform') return { charger: figure, charged: target, edge: piece };
  const ignored = 2 * height < sheetOf(state, figure).height;
  return { charger: figure, charged: target, ...(!ignored && { barrier: piece }) };
}

export const storm = procedure('storm')({
  begin: (c, { choice: { figure, target } }) =>
    mustDare(c.state, figure, [target]) ? call('dare', { figure }, 'dared') : goto('move'),
  dared: (_c, _v, passed: boolean) => (passed ? goto('move') : done()),
  // BTS-CAV-15: no charge bonuses against the defender of a barrier, as the link says; a wall that is ignored is none.
  move(c, { choice }) {
    const link = linkOf(c.state, choice);
    if (choice.path.length > 0) walkAlong(c, choice.figure, choice.path);
    const { rough } = figureOf(c.state, choice.figure).marks;
    c.emit({ type: 'figure.charged', figure: choice.figure, links: [link], rough });
    if (c.state.mover !== NOBODY) c.emit({ type: 'mover.set', figure: NOBODY });
    return done();
  },
});
