import type { TerrainPiece, State } from '../src/state.js';
import { firstState, PLAIN_OPTIONS } from '../src/state.js';
import type { ScenarioId } from '../src/names.js';
import type { UnitEntry } from '../src/content/types.js';
import { muster } from '../src/forces/muster.js';
import { battleOn } from '../src/setup.js';
import type { Body } from '../src/scenario/body.js';
import { Scene, scene } from './scene.js';
import { armyList, testFaction } from './testBook.js';

export interface BattlePlan {
  readonly scenario?: ScenarioId;
  readonly armies: readonly [readonly UnitEntry[], readonly UnitEntry[]];
  readonly terrain?: readonly TerrainPiece[];
}

/** Two armies of the test Faction before anybody is deployed. */
export function stateOf({ scenario = 'great-clash', armies, terrain = [] }: BattlePlan): State {
  const book = [testFaction()];
  const first = muster(book, armyList(armies[0]), 0);
  const second = muster(book, armyList(armies[1]), 1, first.sheets.length, first.units.length);
  const options = { ...PLAIN_OPTIONS, scenario };
  const sheets = [...first.sheets, ...second.sheets];
  return firstState(battleOn(terrain, sheets, [...first.units, ...second.units], [first.army, second.army], options));
}

/** The match from its first roll. */
export const battle = (plan: BattlePlan): Scene =>
  new Scene(stateOf(plan), [{ proc: 'main', step: 'begin', vars: {} }]);

/** One man of a unit in his place, in centimetres; they face the far edge. */
export const stand = (figure: number, x: number, y: number): object => ({
  figure,
  x: Math.round(x * 10_000),
  y: Math.round(y * 10_000),
  facing: 1024,
});

export const placing = (...spots: readonly object[]): object => ({ do: 'place', spots });

/** A position of a scene, changed by hand where a body cannot say it, with other rules under way. */
export function during(body: Body, proc: string, vars: object, edit?: (state: State) => void): Scene {
  const { state } = scene(body);
  edit?.(state);
  return new Scene(state, [{ proc, step: 'begin', vars }]);
}
