import { assertNever } from '@banneret/kernel';
import type { ScenarioEvent } from '../events/scenario.js';
import { deepFrozen } from '../setup.js';
import { withScenery } from '../ground/scenery.js';
import { figureOf, NOBODY, unitOf, unitSheetOf, type Secret, type State, type UnitId } from '../state.js';
import { change, mark, spotOf } from './core.js';

export function reduceScenario(state: State, event: ScenarioEvent): void {
  switch (event.type) {
    case 'scenery.placed':
      state.battle = deepFrozen(withScenery(state.battle, event));
      return;
    case 'edge.chosen':
      state.near = event.near;
      return;
    case 'markers.placed':
      state.markers = event.markers;
      return;
    case 'secret.chosen':
      state.secrets = state.secrets.map((secret, seat) => (seat === event.seat ? event.secret : secret)) as [
        Secret,
        Secret,
      ];
      return;
    case 'secrets.revealed':
      state.secrets = event.secrets;
      state.revealed = true;
      return;
    case 'figure.placed':
      change(state, event.figure, { place: 'table', host: NOBODY, storey: 0, spot: spotOf(event.to) });
      if (event.how !== 'deployed' && event.how !== 'thrown-out')
        mark(state, event.figure, { moved: true, ...(event.how !== 'disembarked' && { noCharge: true }) });
      return;
    case 'unit.changed':
      state.units[event.unit] = { ...unitOf(state, event.unit), ...event.to };
      if (event.to.place === 'reserve') withdraw(state, event.unit);
      return;
    case 'scenery.enough':
    case 'roll-off.rolled':
    case 'reserve.rolled':
    case 'flank.rolled':
    case 'teleport.rolled':
      return;
    default:
      assertNever(event);
  }
}

/** Its figures wait off the table. */
function withdraw(state: State, unit: UnitId): void {
  for (const figure of unitSheetOf(state, unit).figures)
    if (figureOf(state, figure).place !== 'gone') change(state, figure, { place: 'reserve', host: NOBODY, storey: 0 });
}
