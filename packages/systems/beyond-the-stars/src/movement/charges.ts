import {
  contactSpots,
  firstEntry,
  legLength,
  pathLength,
  pointAlong,
  shortestPath,
  squaredDistance,
  standing,
  sweep,
  touching,
  within,
  type Placed,
  type Point,
  type Zone,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { inContact, placedAt, placedOf } from '../figures/placed.js';
import { is, onTable } from '../figures/traits.js';
import { zoneBonus } from '../ground/defence.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { CONTROL_ZONE, HAIR } from '../rulings.js';
import { seesFigure } from '../sight/sight.js';
import { clone, enemyOf, figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { besideAt, besides, type Beside } from './beside.js';
import { budgetOf } from './cost.js';
import { approachWays, chargeWays, walkWays } from './field.js';
import { judgeLeashedCharge } from './leash.js';
import { roomBetween } from './overhead.js';
import { judgeDaring } from './terror.js';
import { judgeLength, judgeMobile, judgeNear, judgeWay, spotAfter, wholePath } from './judge.js';

/** A way into contact. */
export interface ChargePlan {
  readonly path: readonly Point[];
  readonly targets: readonly FigureId[];
}

/** May it charge at all? BTS-CHG-20. Monsters and Vehicles charge by ramming (BTS-MON-03), or from the air. */
export function judgeCharger(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  ramming = false,
  indoors = false,
): Ruling {
  const mobile = judgeMobile(state, ask, figure, indoors);
  if (!mobile.ok) return mobile;
  if (!ramming && is(state, figure, 'monster', 'vehicle')) return illegal('BTS-MON-02', 'bts.no.drives');
  if (figureOf(state, figure).prone) return illegal('BTS-PRN-04', 'bts.no.prone-charge');
  if (ask.noCharge === true) return illegal('BTS-RNF-06', 'bts.no.arrived-charge');
  if (figureOf(state, figure).marks.noCharge) return illegal('BTS-CHG-20', 'bts.no.charge');
  for (const { rule } of ownRules(state, figure))
    if (rule.move?.noCharge !== undefined) return { ok: false, because: [rule.move.noCharge] };
  return legal;
}

/** The table as it was when a figure's move began. */
export function atStart(state: State, figure: FigureId): State {
  const { marks, spot } = figureOf(state, figure);
  if (marks.from === null || (marks.from.x === spot.x && marks.from.y === spot.y)) return state;
  const table = clone(state);
  table.figures[figure] = { ...figureOf(state, figure), spot: marks.from };
  return table;
}

/** BTS-CHG-02: sight at the start of the whole move, however many parts it has. */
const sawFigure = (state: State, figure: FigureId, target: FigureId): boolean =>
  seesFigure(atStart(state, figure), figure, target);

/** BTS-CHG-02, R-121: every target is an enemy in sight at the start of the move. */
export function judgeTarget(state: State, figure: FigureId, target: FigureId): Ruling {
  const foe = state.figures[target];
  if (foe === undefined || foe.place !== 'table' || seatOf(state, target) === seatOf(state, figure))
    return illegal('BTS-CHG-01', 'bts.no.not-an-enemy');
  if (!sawFigure(state, figure, target)) return illegal('BTS-CHG-02', 'bts.no.unseen-at-start', { other: target });
  const dares = judgeDaring(state, figure, [target]);
  return dares.ok ? judgeLeashedCharge(state, figure, target) : dares;
}

/** A charge: BTS-CHG-01 to -13. */
export function judgeCharge(state: State, ask: ActQuestion, figure: FigureId, { path, targets }: ChargePlan): Ruling {
  const charger = judgeCharger(state, ask, figure);
  if (!charger.ok) return charger;
  if (targets.length === 0) return illegal('BTS-CHG-01', 'bts.no.no-target');
  for (const target of targets) {
    const ruling = judgeTarget(state, figure, target);
    if (!ruling.ok) return ruling;
  }
  const whole = wholePath(state, figure, path);
  const long = judgeLength(state, figure, whole, ask.budget);
  if (!long.ok)
    return long.because[0]?.rule === 'BTS-MOV-02'
      ? { ok: false, because: long.because.map(b => ({ ...b, rule: 'BTS-CHG-03' })) }
      : long;
  const contact = judgeContact(state, figure, path, targets);
  if (!contact.ok) return contact;
  const way = judgeApproach(state, figure, whole, targets);
  return way.ok ? judgeNear(state, ask, figure, spotAfter(state, figure, path)) : way;
}

/** BTS-CHG-01, -12: it ends in contact with all its targets and with no other enemy, on their level. */
function judgeContact(state: State, figure: FigureId, path: readonly Point[], targets: readonly FigureId[]): Ruling {
  const spot = spotAfter(state, figure, path);
  const there = placedAt(sheetOf(state, figure), spot);
  for (const foe of onTable(state, enemyOf(seatOf(state, figure)))) {
    const touched = touching(there, placedOf(state, foe));
    if (targets.includes(foe) && !inContact(there, placedOf(state, foe)))
      return illegal('BTS-CHG-01', 'bts.no.no-contact', { other: foe });
    if (targets.includes(foe) && figureOf(state, foe).spot.z !== spot.z)
      return illegal('BTS-DEF-15', 'bts.no.other-level', { other: foe });
    if (!targets.includes(foe) && touched && roomBetween(state, figure, foe) === undefined)
      return illegal('BTS-CHG-12', 'bts.no.undeclared', { other: foe });
  }
  return legal;
}

/** BTS-CHG-06, -09, -10: other control zones close the way until it has entered one of a target's. */
export function judgeApproach(
  state: State,
  figure: FigureId,
  whole: readonly Point[],
  targets: readonly FigureId[],
): Ruling {
  const way = judgeWay(state, figure, whole, chargeWays(state, figure), true);
  if (!way.ok) return way;
  const free = beforeEntry(state, figure, whole, targets);
  if (free.length < 2) return legal;
  const { base } = sheetOf(state, figure);
  const ways = walkWays(state, figure);
  const found = sweep(ways.field, base, free, figureOf(state, figure).spot.facing);
  if (found.ok || found.by.kind !== 'blocker') return legal;
  const other = ways.others[found.by.index] as FigureId;
  // Where two zones begin at the same place, the charger may choose which it enters (BTS-CHG-10).
  return targets.includes(other) || seatOf(state, other) === seatOf(state, figure)
    ? legal
    : illegal('BTS-CHG-06', 'bts.no.other-zone', { other });
}

/** The part of a path before the first control zone of a target. */
function beforeEntry(
  state: State,
  figure: FigureId,
  whole: readonly Point[],
  targets: readonly FigureId[],
): readonly Point[] {
  const own = placedOf(state, figure);
  // BTS-DEF-02: over a barrier the zone of its defender reaches farther.
  const foes = targets.map(target => ({
    placed: placedOf(state, target),
    distance: CONTROL_ZONE + zoneBonus(state, figure, target),
  }));
  if (foes.some(({ placed, distance }) => within(own, placed, distance - 1))) return [];
  const zones = foes.map((foe): Zone => ({ shape: { kind: 'around', ...foe }, border: 'out' }));
  const entry = firstEntry(whole, zones, { base: own.base, facing: own.facing });
  if (entry === undefined) return whole;
  // The last place outside it: where it enters others' zones at once it enters them with the target's (BTS-CHG-10).
  const along = Math.max(0, entry.along - 1);
  return cutAt(whole, along, pointAlong(whole, along));
}

/** A path up to a length along it; `last` is the point there. */
export function cutAt(whole: readonly Point[], along: number, last: Point): readonly Point[] {
  const kept: Point[] = [whole[0] as Point];
  let rest = along;
  for (let i = 1; i < whole.length; i++) {
    const [from, to] = [whole[i - 1] as Point, whole[i] as Point];
    const length = legLength(from, to);
    if (length >= rest) return [...kept, last];
    kept.push(to);
    rest -= length;
  }
  return kept;
}

/** A charge at one enemy, if there is one that is legal. Without `wide` only where a hasty player would look. */
export function chargeAt(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  target: FigureId,
  wide = true,
): ChargePlan | undefined {
  const budget = budgetOf(state, figure, ask.budget);
  const [own, foe] = [placedOf(state, figure), placedOf(state, target)];
  if (!within(own, foe, budget) || !judgeTarget(state, figure, target).ok) return undefined;
  const { field } = chargeWays(state, figure);
  for (const spot of contactSpots(field, own, foe).slice(0, SPOT_TRIES)) {
    const path = wayTo(state, figure, own, spot, budget);
    if (path === undefined) continue;
    const plan = { path, targets: touchedAt(state, figure, spot) };
    if (judgeCharge(state, ask, figure, plan).ok) return plan;
  }
  return wide ? wideCharge(state, ask, figure, target) : undefined;
}

/** So many places around the target are tried at first, and all around it where none of those will do. */
const SPOT_TRIES = 3;
const DIRECTIONS = 40;

/** Every place beside the target: straight there, or around the zones of others. */
function wideCharge(state: State, ask: ActQuestion, figure: FigureId, target: FigureId): ChargePlan | undefined {
  const { field } = chargeWays(state, figure);
  const own = placedOf(state, figure);
  const spots = besides(own, placedOf(state, target), DIRECTIONS).filter(
    ({ at }) => standing(field, { ...own, at }).ok,
  );
  for (const { at } of spots) {
    const plan = { path: [at], targets: [...new Set([target, ...touchedAt(state, figure, at)])].sort((a, b) => a - b) };
    if (judgeCharge(state, ask, figure, plan).ok) return plan;
  }
  return spots.length === 0 ? undefined : roundCharge(state, ask, figure, target, spots);
}

/** To the border of the target's zone past the zones of all others, and from there into contact. */
export function roundCharge(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  target: FigureId,
  spots: readonly Beside[],
): ChargePlan | undefined {
  const budget = budgetOf(state, figure, ask.budget);
  const [own, foe] = [placedOf(state, figure), placedOf(state, target)];
  const { field } = approachWays(state, figure, target);
  for (const { facing } of besides(own, foe, DIRECTIONS / 2)) {
    const border = besideAt(own, foe, facing, CONTROL_ZONE - HAIR);
    if (legLength(own.at, border) > budget || !standing(field, { ...own, at: border }).ok) continue;
    const found = shortestPath(field, own.base, own.at, border, budget, own.facing);
    if (!found.ok) continue;
    for (const { at } of nearestFirst(spots, border).slice(0, 6)) {
      const targets = [...new Set([target, ...touchedAt(state, figure, at)])].sort((a, b) => a - b);
      const plan = { path: [...found.path.slice(1), at], targets };
      if (judgeCharge(state, ask, figure, plan).ok) return plan;
    }
  }
  return undefined;
}

const nearestFirst = (spots: readonly Beside[], to: Point): readonly Beside[] =>
  [...spots].sort((a, b) => squaredDistance(a.at, to) - squaredDistance(b.at, to));

export function wayTo(
  state: State,
  figure: FigureId,
  own: Placed,
  spot: Point,
  budget: number,
): readonly Point[] | undefined {
  const found = shortestPath(chargeWays(state, figure).field, own.base, own.at, spot, budget, own.facing);
  return found.ok && pathLength(found.path) > 0 ? found.path.slice(1) : undefined;
}

/** All enemies a figure would be in contact with at a place. */
export function touchedAt(state: State, figure: FigureId, at: Point): FigureId[] {
  const there = placedAt(sheetOf(state, figure), { ...figureOf(state, figure).spot, x: at.x, y: at.y });
  return onTable(state, enemyOf(seatOf(state, figure))).filter(foe => touching(there, placedOf(state, foe)));
}
