import {
  cm,
  legLength,
  moveField,
  overlapsPolygon,
  standing,
  touching,
  type Blocker,
  type MoveField,
  type Point,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { fliesBy, hasRule } from '../compile.js';
import { inContact, placedAt, placedOf } from '../figures/placed.js';
import { mvtOf } from '../figures/stats.js';
import { hasControlZone, is, onTable } from '../figures/traits.js';
import { overhangsStep } from '../deploy/stand.js';
import { groundOf } from '../ground/board.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { CONTROL_ZONE, SMALL_GAP } from '../rulings.js';
import { topOf } from '../sight/prisms.js';
import {
  enemyOf,
  figureOf,
  pieceOf,
  seatOf,
  sheetOf,
  type FigureId,
  type Spot,
  type State,
  type TerrainKind,
} from '../state.js';
import { judgeCharger, judgeTarget } from './charges.js';
import { inCm, judgeEnd, judgeMobile, judgeNear, spotAfter } from './judge.js';
import { isBelow, isUnderLanding } from './overhead.js';

/** Where it lands, and whom it charges by landing. BTS-SPR-79. */
export interface FlightPlan {
  readonly to: Point;
  readonly targets: readonly FigureId[];
}

/** BTS-SPR-79(d), (i): 10 cm more than its basic Mvt; Fast does not count. */
const WINGS: Um = cm(10);
const fastBonus = (state: State, figure: FigureId): Um => {
  if (!hasRule(state, figure, 'srFast')) return 0;
  return is(state, figure, 'infantry', 'beast', 'walker') ? cm(5) : cm(10);
};

export const flightBudget = (state: State, figure: FigureId, given?: Um): Um =>
  given ?? mvtOf(state, figure) - fastBonus(state, figure) + WINGS;

/** BTS-SPR-79(b): no landing in a forest or where a base does not stand. */
const NO_LANDING: readonly TerrainKind[] = ['wooded', 'impassable', 'building', 'obstacle', 'ditch', 'deep-water'];

export function judgeFlight(state: State, ask: ActQuestion, figure: FigureId, plan: FlightPlan): Ruling {
  if (!fliesBy(state, figure)) return illegal('BTS-SPR-79', 'bts.no.no-wings');
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  const start = judgeTakeOff(state, figure);
  if (!start.ok) return start;
  const [cost, most] = [legLength(figureOf(state, figure).spot, plan.to), flightBudget(state, figure, ask.budget)];
  if (cost === 0) return illegal('BTS-MOV-02', 'bts.no.no-way');
  if (cost > most) return illegal('BTS-SPR-79', 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
  const landing = judgeLanding(state, figure, plan);
  if (!landing.ok) return landing;
  const end = spotAfter(state, figure, [plan.to]);
  if (plan.targets.length === 0) return judgeEnd(state, ask, figure, end);
  const aimed = judgeSwoop(state, ask, figure, plan);
  return aimed.ok ? judgeNear(state, ask, figure, end) : aimed;
}

/** BTS-SPR-79(d), (e): flying is a whole move, and nobody takes off from among trees or lying down. */
function judgeTakeOff(state: State, figure: FigureId): Ruling {
  const { marks, prone } = figureOf(state, figure);
  if (marks.spent > 0 || prone) return illegal('BTS-SPR-79', 'bts.no.walked-already');
  return isAmongTrees(state, figure) ? illegal('BTS-SPR-79', 'bts.no.among-trees') : legal;
}

const isAmongTrees = (state: State, figure: FigureId): boolean =>
  state.battle.terrain.some(
    ({ kind, outline }) => kind === 'wooded' && overlapsPolygon(placedOf(state, figure), outline),
  );

/** BTS-SPR-79(g): is a move that others force upon it flown? */
export const isFlownOff = (state: State, figure: FigureId): boolean =>
  fliesBy(state, figure) && !figureOf(state, figure).prone && !isAmongTrees(state, figure);

/** BTS-SPR-79(a) to (c), (h): only where it lands matters: free ground, outside control zones unless it charges. */
function judgeLanding(state: State, figure: FigureId, plan: FlightPlan): Ruling {
  const spot = spotAfter(state, figure, [plan.to]);
  const blockers: Blocker[] = [];
  const others: FigureId[] = [];
  for (let other = 0; other < state.figures.length; other++) {
    if (other === figure || figureOf(state, other).place !== 'table') continue;
    const clearance = clearanceAt(state, figure, other, plan.targets, spot);
    if (clearance === undefined) continue;
    others.push(other);
    blockers.push({ placed: placedOf(state, other), clearance });
  }
  return judgeGround(state, figure, spot, { blockers, others });
}

interface Neighbours {
  readonly blockers: readonly Blocker[];
  /** The figure of each blocker. */
  readonly others: readonly FigureId[];
}

/** Does its base find a hold here, far enough from everybody? */
function judgeGround(state: State, figure: FigureId, spot: Spot, { blockers, others }: Neighbours): Ruling {
  const there = placedAt(sheetOf(state, figure), spot);
  const stood = standing(landingField(state, blockers), there);
  if (stood.ok) return overhangsStep(state, there) ? illegal('BTS-SPR-79', 'bts.no.over-edge') : legal;
  if (stood.by.kind === 'edge')
    return isBolting(state, figure, spot) ? legal : illegal('BTS-MOV-15', 'bts.no.off-table');
  if (stood.by.kind === 'terrain') return illegal('BTS-SPR-79', 'bts.no.no-landing', { piece: stood.by.index });
  return illegal('BTS-SPR-79', 'bts.no.lands-too-near', { other: others[stood.by.index] ?? figure });
}

const landingField = (state: State, blockers: readonly Blocker[]): MoveField =>
  moveField(groundOf(state.battle), {
    forbidden: piece => NO_LANDING.includes(pieceOf(state, piece).kind) || state.burning.includes(piece),
    blockers,
  });

/** BTS-MON-18: a Monster that panics may be flown off the table. */
const isBolting = (state: State, figure: FigureId, at: Point): boolean =>
  figureOf(state, figure).panic === 'running' && isOffTable(state, at);

export const isOffTable = ({ battle: { width, depth } }: State, { x, y }: Point): boolean =>
  x < 0 || y < 0 || x > width || y > depth;

/** How far it keeps from somebody when it lands; nothing if that one is not in its way. */
function clearanceAt(
  state: State,
  figure: FigureId,
  other: FigureId,
  targets: readonly FigureId[],
  { z }: Spot,
): Um | undefined {
  const foe = seatOf(state, other) !== seatOf(state, figure);
  // (h): nobody is in its way who is below it, but to land close above an enemy is a charge, and must be meant as one.
  if (isBelow(state, other, z)) {
    const charged = foe && z - topOf(state, other) < CONTROL_ZONE;
    return charged && !targets.includes(other) ? CONTROL_ZONE : undefined;
  }
  // BTS-CHG-09: a charger does not mind other control zones.
  if (!foe || targets.includes(other)) return 0;
  return hasControlZone(state, other) && targets.length === 0 ? CONTROL_ZONE : SMALL_GAP;
}

/** it may fly to charge whom it saw when it took off, and lands in contact with all of them, or close above. */
function judgeSwoop(state: State, ask: ActQuestion, figure: FigureId, { to, targets }: FlightPlan): Ruling {
  const charger = judgeCharger(state, ask, figure, true);
  if (!charger.ok) return charger;
  const spot = spotAfter(state, figure, [to]);
  const there = placedAt(sheetOf(state, figure), spot);
  for (const target of targets) {
    const aimed = judgeTarget(state, figure, target);
    if (!aimed.ok) return aimed;
    const met = isBelow(state, target, spot.z)
      ? isUnderLanding(state, target, there, spot.z)
      : inContact(there, placedOf(state, target));
    if (!met) return illegal('BTS-CHG-01', 'bts.no.no-contact', { other: target });
  }
  return legal;
}

/** Everybody it would charge by landing here. */
export function metAt(state: State, figure: FigureId, to: Point): FigureId[] {
  const spot = spotAfter(state, figure, [to]);
  const there = placedAt(sheetOf(state, figure), spot);
  return onTable(state, enemyOf(seatOf(state, figure))).filter(foe =>
    isBelow(state, foe, spot.z) ? isUnderLanding(state, foe, there, spot.z) : touching(there, placedOf(state, foe)),
  );
}

/**
 * BTS-SPR-79(g): where it lands that must flee straight away from a point: as far as it flies, or as near to that as it
 * finds a hold. BTS-MOV-13: in control zones too, but without contact.
 */
export function forcedFlight(state: State, figure: FigureId, goalAt: (distance: Um) => Point): Point {
  const { spot } = figureOf(state, figure);
  for (let away = flightBudget(state, figure); away > 0; away -= FORCED_STEP) {
    const to = goalAt(away);
    if (judgeGround(state, figure, spotAfter(state, figure, [to]), forcedNeighbours(state, figure, to)).ok) return to;
  }
  return { x: spot.x, y: spot.y };
}

const FORCED_STEP: Um = cm(0.25);

function forcedNeighbours(state: State, figure: FigureId, to: Point): Neighbours {
  const { z } = spotAfter(state, figure, [to]);
  const others = [...state.figures.keys()].filter(
    other => other !== figure && figureOf(state, other).place === 'table' && !isBelow(state, other, z),
  );
  const blockers = others.map(other => ({
    placed: placedOf(state, other),
    clearance: SMALL_GAP,
  }));
  return { blockers, others };
}
