import {
  cm,
  contactSpots,
  legLength,
  moveField,
  overlapsPolygon,
  standing,
  touching,
  type Point,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { fliesBy, hasRule } from '../compile.js';
import { placedAt, placedOf } from '../figures/placed.js';
import { mvtOf } from '../figures/stats.js';
import { hasControlZone, is, onTable } from '../figures/traits.js';
import { groundOf } from '../ground/board.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { CONTROL_ZONE, SMALL_GAP } from '../rulings.js';
import { enemyOf, figureOf, pieceOf, seatOf, sheetOf, type FigureId, type State, type TerrainKind } from '../state.js';
import { judgeCharger, judgeTarget } from './charges.js';
import { inCm, judgeMobile, judgeNear, spotAfter } from './judge.js';

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
  const aimed = plan.targets.length === 0 ? legal : judgeSwoop(state, ask, figure, plan);
  return aimed.ok ? judgeNear(state, ask, figure, spotAfter(state, figure, [plan.to])) : aimed;
}

/** BTS-SPR-79(d), (e): flying is a whole move, and nobody takes off from among trees or lying down. */
function judgeTakeOff(state: State, figure: FigureId): Ruling {
  const { marks, prone } = figureOf(state, figure);
  if (marks.spent > 0 || prone) return illegal('BTS-SPR-79', 'bts.no.walked-already');
  const wooded = state.battle.terrain.some(
    ({ kind, outline }) => kind === 'wooded' && overlapsPolygon(placedOf(state, figure), outline),
  );
  return wooded ? illegal('BTS-SPR-79', 'bts.no.among-trees') : legal;
}

/** BTS-SPR-79(a) to (c): only where it lands matters: free ground, outside control zones unless it charges. */
function judgeLanding(state: State, figure: FigureId, { to, targets }: FlightPlan): Ruling {
  const others = [...state.figures.keys()].filter(
    other => other !== figure && figureOf(state, other).place === 'table',
  );
  const field = moveField(groundOf(state.battle), {
    forbidden: piece => NO_LANDING.includes(pieceOf(state, piece).kind) || state.burning.includes(piece),
    blockers: others.map(other => ({
      placed: placedOf(state, other),
      clearance: clearance(state, figure, other, targets),
    })),
  });
  const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, [to]));
  const stood = standing(field, there);
  if (stood.ok) return legal;
  if (stood.by.kind === 'edge') return illegal('BTS-MOV-15', 'bts.no.off-table');
  if (stood.by.kind === 'terrain') return illegal('BTS-SPR-79', 'bts.no.no-landing', { piece: stood.by.index });
  return illegal('BTS-SPR-79', 'bts.no.lands-too-near', { other: others[stood.by.index] ?? figure });
}

function clearance(state: State, figure: FigureId, other: FigureId, targets: readonly FigureId[]): Um {
  // BTS-CHG-09: a charger does not mind other control zones.
  if (seatOf(state, other) === seatOf(state, figure) || targets.includes(other)) return 0;
  return hasControlZone(state, other) && targets.length === 0 ? CONTROL_ZONE : SMALL_GAP;
}

/** it may fly to charge whom it saw when it took off, and lands in contact with all of them. */
function judgeSwoop(state: State, ask: ActQuestion, figure: FigureId, { to, targets }: FlightPlan): Ruling {
  const charger = judgeCharger(state, ask, figure, true);
  if (!charger.ok) return charger;
  const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, [to]));
  for (const target of targets) {
    const aimed = judgeTarget(state, figure, target);
    if (!aimed.ok) return aimed;
    if (!touching(there, placedOf(state, target))) return illegal('BTS-CHG-01', 'bts.no.no-contact', { other: target });
  }
  return legal;
}

/** Charges from the air at one enemy that a player would think of. */
export function* flightsAt(state: State, ask: ActQuestion, figure: FigureId, foe: FigureId): Generator<FlightPlan> {
  const [own, its] = [placedOf(state, figure), placedOf(state, foe)];
  if (legLength(own.at, its.at) > flightBudget(state, figure, ask.budget) + cm(20)) return;
  const empty = moveField(groundOf(state.battle), { forbidden: () => false, blockers: [] });
  for (const { x, y } of contactSpots(empty, own, its).slice(0, SPOT_TRIES)) {
    const there = { ...own, at: { x, y } };
    const targets = onTable(state, enemyOf(seatOf(state, figure))).filter(one => touching(there, placedOf(state, one)));
    const plan = { to: { x, y }, targets };
    if (judgeFlight(state, ask, figure, plan).ok) {
      yield plan;
      return;
    }
  }
}

const SPOT_TRIES = 4;
