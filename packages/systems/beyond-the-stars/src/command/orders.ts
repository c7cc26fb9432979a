import { illegal, legal, Tally, type Ruling, type Seat } from '@banneret/kernel';
import { activeRules } from '../compile.js';
import { carrierOf, isWithin } from '../figures/placed.js';
import { statOf } from '../figures/stats.js';
import { isEngaged } from '../figures/traits.js';
import { ORDERS, type OrderId } from '../names.js';
import { AURA } from '../rulings.js';
import { figureOf, NOBODY, seatOf, sheetOf, unitOf, unitSheetOf, type FigureId, type State } from '../state.js';

/** BTS-ORD-01 to -06: what each Order needs. */
export const LAUNCH: Readonly<Record<OrderId, number>> = {
  fullAhead: 8,
  stopThem: 8,
  raiseFlags: 9,
  killThatThing: 9,
  soundAlarm: 9,
  holdAtAllCosts: 10,
};

/** Orders that affect everybody around the Champion; the others name one banner or one unit. */
export const AURA_ORDERS: readonly OrderId[] = ['fullAhead', 'stopThem', 'killThatThing', 'holdAtAllCosts'];

export const ruleOf = (order: OrderId): string => `BTS-ORD-0${ORDERS.indexOf(order) + 1}`;

/** BTS-CMD-03, -04, BTS-CHA-03: may this Champion launch an Order now? */
export function judgeLauncher(state: State, figure: FigureId): Ruling {
  const sheet = sheetOf(state, figure);
  const { place, marks, lastStand, host } = figureOf(state, figure);
  if (sheet.rank === 0 || sheet.orders.length === 0) return illegal('BTS-CMD-03', 'bts.no.no-orders');
  if (place !== 'table' && place !== 'inside' && !(place === 'aboard' && figureOf(state, host).place === 'table'))
    return illegal('BTS-CMD-03', 'bts.no.not-on-table');
  if (isEngaged(state, figure)) return illegal('BTS-CMD-03', 'bts.no.engaged');
  if (marks.ordered) return illegal('BTS-CMD-04', 'bts.no.ordered');
  if (marks.obeyed) return illegal('BTS-CMD-11', 'bts.no.obeyed');
  if (lastStand === 'used') return illegal('BTS-CHA-03', 'bts.no.last-stand');
  for (const { rule } of activeRules(state, figure))
    if (rule.command?.mute !== undefined) return { ok: false, because: [rule.command.mute] };
  return legal;
}

/** One Order by one Champion, with what it names. */
export function judgeOrder(state: State, figure: FigureId, order: OrderId, target: number): Ruling {
  const launcher = judgeLauncher(state, figure);
  if (!launcher.ok) return launcher;
  if (!sheetOf(state, figure).orders.includes(order)) return illegal('BTS-CMD-05', 'bts.no.unknown-order');
  if (AURA_ORDERS.includes(order)) return target === NOBODY ? legal : illegal(ruleOf(order), 'bts.no.no-target-needed');
  return order === 'raiseFlags' ? judgeBanner(state, figure, target) : judgeReserve(state, figure, target);
}

/** Of those who take part now: on the table, in a building, or aboard something on the table. BTS-CMD-12, R-136. */
function inBattle(state: State, figure: FigureId): boolean {
  const { place } = figureOf(state, carrierOf(state, figure));
  return place === 'table' || place === 'inside';
}

const comrades = (state: State, figure: FigureId): FigureId[] =>
  [...state.figures.keys()].filter(other => seatOf(state, other) === seatOf(state, figure) && inBattle(state, other));

/** BTS-ORD-03. */
function judgeBanner(state: State, figure: FigureId, bearer: number): Ruling {
  const known = state.figures[bearer];
  if (known === undefined || !inBattle(state, bearer) || seatOf(state, bearer) !== seatOf(state, figure))
    return illegal('BTS-ORD-03', 'bts.no.no-banner');
  if (!sheetOf(state, bearer).support.some(({ kind }) => kind === 'banner'))
    return illegal('BTS-ORD-03', 'bts.no.no-banner');
  if (!isWithin(state, figure, bearer, AURA)) return illegal('BTS-ORD-03', 'bts.no.out-of-range', { other: bearer });
  const raised = state.orders.some(({ order, target }) => order === 'raiseFlags' && target === bearer);
  return raised ? illegal('BTS-ORD-03', 'bts.no.already-ordered') : legal;
}

/** BTS-ORD-05. */
function judgeReserve(state: State, figure: FigureId, unit: number): Ruling {
  if (state.units[unit] === undefined || unitSheetOf(state, unit).seat !== seatOf(state, figure))
    return illegal('BTS-ORD-05', 'bts.no.not-in-reserve');
  if (unitOf(state, unit).place !== 'reserve') return illegal('BTS-ORD-05', 'bts.no.not-in-reserve');
  return unitOf(state, unit).alarm ? illegal('BTS-ORD-05', 'bts.no.already-ordered') : legal;
}

/** What an Order could name. */
export function targetsFor(state: State, figure: FigureId, order: OrderId): number[] {
  if (AURA_ORDERS.includes(order)) return [NOBODY];
  if (order === 'raiseFlags') return comrades(state, figure);
  return [...state.units.keys()];
}

/** BTS-CMD-05, BTS-GEN-12: D6 + Mo, which stays within 1 and 10. */
export function launchTally(state: State, figure: FigureId, explain = false): Tally {
  const roll = new Tally(statOf(state, figure, 'morale'), explain);
  for (const { rule, u } of activeRules(state, figure)) rule.command?.toLaunch?.(roll, u);
  return roll;
}

/** BTS-CMD-08, -12, R-112: everybody on the launcher's side within the aura, himself included, indoors and aboard too. */
export function heardBy(state: State, figure: FigureId): FigureId[] {
  return comrades(state, figure).filter(other => isWithin(state, other, figure, AURA));
}

/** BTS-CMD-09: must this Champion obey? */
export function mustObey(state: State, launcher: FigureId, champion: FigureId): boolean {
  const [own, other] = [sheetOf(state, launcher), sheetOf(state, champion)];
  return own.general || other.rank > own.rank;
}

/** All Orders a seat could try to launch now. */
export function* ordersOf(state: State, seat: Seat): Generator<{ figure: FigureId; order: OrderId; target: number }> {
  for (const figure of state.figures.keys()) {
    if (seatOf(state, figure) !== seat || !judgeLauncher(state, figure).ok) continue;
    for (const order of sheetOf(state, figure).orders)
      for (const target of targetsFor(state, figure, order))
        if (judgeOrder(state, figure, order, target).ok) yield { figure, order, target };
  }
}
