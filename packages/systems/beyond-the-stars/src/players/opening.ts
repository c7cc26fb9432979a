import type { Kit } from '@banneret/ai';
import type { Point } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { PlaceChoice } from '../deploy/placement.js';
import { mvtOf, statOf } from '../figures/stats.js';
import { NOBODY, sheetOf, type FigureId, type Secret, type State } from '../state.js';
import { bestOf } from './picks.js';

/** What is decided before the battle. */

/** How much it takes to hurt somebody. */
const toughness = (state: State, figure: FigureId): number => {
  const { pv, vehicle } = sheetOf(state, figure);
  return vehicle === undefined ? pv * statOf(state, figure, 'defence') : Infinity;
};

/** The swiftest runs as VIP, whoever is needed least hides, the weakest enemy is hunted. */
export function bestSecret(state: State, options: readonly Secret[]): Secret | undefined {
  const isFigure = (figure: FigureId): boolean => state.figures[figure] !== undefined;
  const runs = state.battle.options.scenario === 'vip';
  const own = (figure: FigureId): number =>
    runs ? mvtOf(state, figure) + toughness(state, figure) : -sheetOf(state, figure).cost;
  return bestOf(options, ({ ownChampion, enemyTarget, objective }) => {
    const kept = isFigure(ownChampion) ? own(ownChampion) : 0;
    const hunted = isFigure(enemyTarget) ? -Math.min(MOST, toughness(state, enemyTarget)) : 0;
    // The one in the middle of the camp lies farthest back.
    return kept + hunted + (objective > 0 ? objective % CAMP : 0) / CAMP;
  });
}

const MOST = 1_000;
const CAMP = 3;

/** As near to the own edge as the rules allow. */
export function bestMarker(state: State, seat: Seat, options: readonly Point[]): Point | undefined {
  const { width, depth } = state.battle;
  const edge = state.near === NOBODY ? depth / 2 : seat === state.near ? 0 : depth;
  return bestOf(options, ({ x, y }) => -Math.abs(y - edge) - Math.abs(x - width / 2) / 4);
}

const TRIES = 6;

/** Well forward, where games are short, and on foot from the start: passengers neither shoot nor fight. */
export function forward({ battle: { width, depth } }: State, kit: Kit<State>): PlaceChoice {
  const tried = Array.from({ length: TRIES }, () => kit.sample() as PlaceChoice);
  const back = (choice: PlaceChoice): number => {
    if (choice.do !== 'place') return Infinity;
    const away = choice.spots.map(({ x, y }) => Math.abs(y - depth / 2) + Math.abs(x - width / 2) / 3);
    return away.reduce((sum, one) => sum + one, 0) / Math.max(1, away.length) + choice.aboard.length * depth;
  };
  return bestOf(tried, choice => -back(choice)) as PlaceChoice;
}
