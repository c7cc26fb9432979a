import { pointAt, type Point, type Um } from '@banneret/geometry';
import {
  figures,
  FLIGHT,
  FLIGHT_GRID,
  flightGrid,
  flownTo,
  isOffTable,
  type State,
  type UnitId,
} from '@banneret/grimdark-future';
import type { Prompt } from '@banneret/kernel';
import { firstProposal } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';
import { draftChoice, draftedChoice } from '../../tabletop/draft.js';
import type { Ghost } from '../../tabletop/hands.js';
import { middleOf } from '../../tabletop/scale.js';

/** The Aircraft that is asked how far it flies. */
export const flyingUnit = (prompt: Prompt | undefined): UnitId | undefined =>
  prompt?.shape.kind === 'gdf.flight' ? (prompt.shape as unknown as { readonly unit: UnitId }).unit : undefined;

/** The distance so far; at first the shortest that the game would propose. */
export function flightOf(desk: Desk): Um {
  const choice = draftedChoice(desk);
  if (typeof choice === 'number') return choice;
  const proposed = firstProposal(desk);
  return typeof proposed === 'number' ? proposed : FLIGHT.least;
}

export const fly = (desk: Desk, distance: Um): void => draftChoice(desk, onGrid(distance));

/** The nearest length between the shortest and the longest flight, in steps that people choose among. */
const onGrid = (distance: Um): Um => {
  const steps = Math.round((distance - FLIGHT.least) / FLIGHT_GRID);
  return Math.min(FLIGHT.most, Math.max(FLIGHT.least, FLIGHT.least + steps * FLIGHT_GRID));
};

/** The next length that may be flown, shorter (-1) or longer (1); past those where it would stop in contact. */
export function nextFlight(desk: Desk, by: -1 | 1): Um | undefined {
  const from = flightOf(desk);
  const further = flightGrid().filter(distance => (distance - from) * by > 0);
  const inOrder = by === 1 ? further : further.toReversed();
  return inOrder.find(distance => desk.judge(distance).ok);
}

/** Would it leave the table, and with that the round? */
export const fliesOff = (desk: Desk, unit: UnitId): boolean =>
  isOffTable(desk.state as State, flownTo(desk.state as State, unit, flightOf(desk)));

/** It goes straight on: a drag towards a point takes it as far along its course as that point is. */
export function flyTowards(desk: Desk, unit: UnitId, to: Point): void {
  const living = figures(desk.state as State, unit);
  const [first] = living;
  if (first === undefined) return;
  const from = middleOf(living);
  const ahead = pointAt({ x: 0, y: 0 }, first.facing, FLIGHT.most);
  fly(desk, ((to.x - from.x) * ahead.x + (to.y - from.y) * ahead.y) / FLIGHT.most);
}

/** The Aircraft where it would be, and its course there. */
export function ghostOfFlight(desk: Desk, unit: UnitId): Ghost {
  const state = desk.state as State;
  const living = figures(state, unit);
  const placed = flownTo(state, unit, flightOf(desk));
  return {
    unit: String(unit),
    seat: state.battle.rosters[unit]?.seat ?? 0,
    models: living.map(({ model }) => model),
    placed,
    ways: living.map(({ at }, i) => [at, placed[i]?.at ?? at]),
  };
}
