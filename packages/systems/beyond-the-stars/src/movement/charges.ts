import {
  contactSpots,
  firstEntry,
  legLength,
  pathLength,
  shortestPath,
  sweep,
  touching,
  within,
  type Placed,
  type Point,
  type Zone,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { placedAt, placedOf } from '../figures/placed.js';
import { is, onTable } from '../figures/traits.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { CONTROL_ZONE } from '../rulings.js';
import { seesFigure } from '../sight/sight.js';
import { enemyOf, figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { budgetOf } from './cost.js';
import { chargeWays, walkWays } from './field.js';
import { judgeLeashedCharge } from './leash.js';
import { roomBetween } from './overhead.js';
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
  if (ask.noCharge === true || figureOf(state, figure).marks.noCharge) return illegal('BTS-CHG-20', 'bts.no.charge');
  for (const { rule } of ownRules(state, figure))
    if (rule.move?.noCharge !== undefined) return { ok: false, because: [rule.move.noCharge] };
  return legal;
}

/** BTS-CHG-02, R-121: every target is an enemy in sight at the start of the move. */
export function judgeTarget(state: State, figure: FigureId, target: FigureId): Ruling {
  const foe = state.figures[target];
  if (foe === undefined || foe.place !== 'table' || seatOf(state, target) === seatOf(state, figure))
    return illegal('BTS-CHG-01', 'bts.no.not-an-enemy');
  if (!seesFigure(state, figure, target)) return illegal('BTS-CHG-02', 'bts.no.unseen', { other: target });
  return judgeLeashedCharge(state, figure, target);
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
    if (targets.includes(foe) && !touched) return illegal('BTS-CHG-01', 'bts.no.no-contact', { other: foe });
    if (targets.includes(foe) && figureOf(state, foe).spot.z !== spot.z)
      return illegal('BTS-DEF-15', 'bts.no.other-level', { other: foe });
    if (!targets.includes(foe) && touched && roomBetween(state, figure, foe) === undefined)
      return illegal('BTS-CHG-12', 'bts.no.undeclared', { other: foe });
  }
  return legal;
}

/** BTS-CHG-06, -09, -10: other control zones close the way until it has entered one of a target's. */
function judgeApproach(state: State, figure: FigureId, whole: readonly Point[], targets: readonly FigureId[]): Ruling {
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
  const foes = targets.map(target => placedOf(state, target));
  if (foes.some(foe => within(own, foe, CONTROL_ZONE - 1))) return [];
  const zones = foes.map((placed): Zone => ({
    shape: { kind: 'around', placed, distance: CONTROL_ZONE },
    border: 'out',
  }));
  const entry = firstEntry(whole, zones, { base: own.base, facing: own.facing });
  return entry === undefined ? whole : cutAt(whole, Math.max(0, entry.along - 1), entry.at);
}

/** A path up to a length along it; `last` is the point there. */
function cutAt(whole: readonly Point[], along: number, last: Point): readonly Point[] {
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

/** Charges that a player would think of: one at each enemy in reach, on the near side; all of them legal. */
export function* chargesOf(state: State, ask: ActQuestion, figure: FigureId): Generator<ChargePlan> {
  if (!judgeCharger(state, ask, figure).ok) return;
  for (const target of onTable(state, enemyOf(seatOf(state, figure)))) {
    const plan = chargeAt(state, ask, figure, target);
    if (plan !== undefined) yield plan;
  }
}

/** A charge at one enemy, if there is one that is legal. */
export function chargeAt(state: State, ask: ActQuestion, figure: FigureId, target: FigureId): ChargePlan | undefined {
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
  return undefined;
}

/** So many places around the target are tried. */
const SPOT_TRIES = 6;

function wayTo(state: State, figure: FigureId, own: Placed, spot: Point, budget: number): readonly Point[] | undefined {
  const found = shortestPath(chargeWays(state, figure).field, own.base, own.at, spot, budget, own.facing);
  return found.ok && pathLength(found.path) > 0 ? found.path.slice(1) : undefined;
}

/** All enemies a figure would be in contact with at a place. */
export function touchedAt(state: State, figure: FigureId, at: Point): FigureId[] {
  const { spot } = figureOf(state, figure);
  const there = placedAt(sheetOf(state, figure), { ...spot, x: at.x, y: at.y });
  return onTable(state, enemyOf(seatOf(state, figure))).filter(foe => touching(there, placedOf(state, foe)));
}
