import { cm, legLength, type Point, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { mvtOf } from '../figures/stats.js';
import { onTable } from '../figures/traits.js';
import { lossesOf } from '../ending.js';
import { boxOf } from '../movement/boxes.js';
import { CONTROL_ZONE } from '../rulings.js';
import { holds, isWarrior, weightOf } from '../scenarios/counting.js';
import { enemyOf, figureOf, SEATS, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { isPrecious, prizeOf } from './harm.js';
import type { Destination } from './ways.js';

/** Where figures are wanted. */

/** Well within the 15 cm at which an objective counts. */
const AT_MARKER: Um = cm(9);

/** Enemies this near to an objective are likely to contest it. */
const CONTESTED: Um = cm(22);

/** How many figures an objective wants beyond the enemies around it, and how many at least. */
interface Demand {
  readonly marker: Point;
  readonly beyond: number;
  readonly least: number;
}

/** The objectives that bring points in this scenario, those that matter most first. */
function demandsOf({ battle, markers, secrets }: State, seat: Seat): readonly Demand[] {
  const { scenario } = battle.options;
  if (scenario === 'conquest') return markers.map(marker => ({ marker, beyond: 2, least: 3 }));
  if (scenario === 'ambush')
    return markers.map((marker, i) => (i === 0 ? { marker, beyond: 3, least: 6 } : { marker, beyond: 1, least: 2 }));
  const own = markers[secrets[seat]?.objective ?? -1];
  return own === undefined ? [] : [{ marker: own, beyond: 3, least: 6 }];
}

const counting = ({ battle }: State): typeof holds => (battle.options.scenario === 'ambush' ? isWarrior : holds);

const known = new WeakMap<State, Map<Seat, Map<FigureId, Point>>>();

/** Who is wanted at which objective at the end: the nearest, as many as it takes; all others fight on. */
function postsOf(state: State, seat: Seat): Map<FigureId, Point> {
  let bySeat = known.get(state);
  if (bySeat === undefined) known.set(state, (bySeat = new Map()));
  let posts = bySeat.get(seat);
  if (posts === undefined) bySeat.set(seat, (posts = assigned(state, seat)));
  return posts;
}

function assigned(state: State, seat: Seat): Map<FigureId, Point> {
  const posts = new Map<FigureId, Point>();
  const counts = counting(state);
  const foes = onTable(state, enemyOf(seat)).filter(foe => counts(state, foe));
  const free = onTable(state, seat).filter(figure => counts(state, figure) && !isPrecious(state, figure));
  const wanted = demandsOf(state, seat).map(({ marker, beyond, least }) => {
    const against = foes
      .filter(foe => legLength(figureOf(state, foe).spot, marker) <= CONTESTED)
      .reduce((sum, foe) => sum + weightOf(state, foe), 0);
    return { marker, need: Math.max(least, against + beyond) };
  });
  // BTS-SCEM-07: the centre of an ambush is worth all other places together.
  const first = state.battle.options.scenario === 'ambush' ? wanted[0]?.marker : undefined;
  wanted.sort((a, b) => Number(b.marker === first) - Number(a.marker === first) || a.need - b.need);
  for (const { marker, need } of wanted) {
    const near = free
      .filter(figure => !posts.has(figure))
      .map(figure => ({ figure, away: legLength(figureOf(state, figure).spot, marker) }))
      .sort((a, b) => a.away - b.away || a.figure - b.figure);
    let left = need;
    for (const { figure } of near) {
      if (left <= 0) break;
      posts.set(figure, { x: marker.x, y: marker.y });
      left -= weightOf(state, figure);
    }
  }
  return posts;
}

/** Turns to reckon with, this one included: after half an army is lost every turn may be the last (BTS-SCN-09). */
function turnsLeft(state: State): number {
  const left = Math.max(1, (state.battle.options.turns ?? WITHOUT_LIMIT) - state.turn + 1);
  if (state.observed > 0) return 1;
  const isShaken = SEATS.some(seat => {
    const { lost, of } = lossesOf(state, seat);
    return lost > SHAKEN * of;
  });
  return isShaken ? Math.min(left, WHEN_SHAKEN) : left;
}

/** without a limit few battles last longer than this. */
const WITHOUT_LIMIT = 10;

/** So large a loss is soon half of the army; then there may be no more than these turns. */
const SHAKEN = 0.4;
const WHEN_SHAKEN = 3;

/** Objectives are counted at the end: with so many turns to spare one sets out. */
const MARGIN = 2;

/** Is it time to set out for a place, to be there in the end? */
export function isDue(state: State, figure: FigureId, at: Point, within: Um, spare = MARGIN): boolean {
  const away = Math.max(0, legLength(figureOf(state, figure).spot, at) - within);
  return Math.ceil(away / Math.max(1, mvtOf(state, figure))) + spare >= turnsLeft(state);
}

/** The objective that a figure has to go to, or to stay at, from now on. */
export function postOf(state: State, figure: FigureId): Destination | undefined {
  const at = postsOf(state, seatOf(state, figure)).get(figure);
  return at !== undefined && isDue(state, figure, at, AT_MARKER) ? { at, within: AT_MARKER } : undefined;
}

/** For somebody who brings victory points one goes so much farther. */
const DETOUR: Um = cm(20);

/** Whom to go for: the nearest, but rather somebody who brings points. */
export function quarryOf(state: State, figure: FigureId): FigureId | undefined {
  return nearest(state, figure, foe => (prizeOf(state, foe) > 0 ? DETOUR : 0));
}

export const nearestFoe = (state: State, figure: FigureId): FigureId | undefined => nearest(state, figure, () => 0);

function nearest(state: State, figure: FigureId, bonus: (foe: FigureId) => Um): FigureId | undefined {
  const { spot } = figureOf(state, figure);
  let best: { foe: FigureId; away: number } | undefined;
  for (const foe of onTable(state, enemyOf(seatOf(state, figure)))) {
    const away = legLength(spot, figureOf(state, foe).spot) - bonus(foe);
    if (best === undefined || away < best.away) best = { foe, away };
  }
  return best?.foe;
}

/** As near to an enemy as one comes without charging him. */
export const upTo = (state: State, figure: FigureId, foe: FigureId): Destination => {
  const { x, y } = figureOf(state, foe).spot;
  return {
    at: { x, y },
    within: boxOf(sheetOf(state, figure).base) + boxOf(sheetOf(state, foe).base) + CONTROL_ZONE + cm(0.5),
  };
};
