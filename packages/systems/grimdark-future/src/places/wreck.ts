import { frozenModels, livingModels, woundsLeft } from '../units/figures.js';
import { firstFormation } from './formations.js';
import { unitOf, type State, type UnitId } from '../state.js';

/**
 * the models of a unit for which there is no room near the wreck of its transport: as few as possible, the last ones
 * first, Heroes after all others (GDF-TOU-04).
 */
export function trappedModels(state: State, unit: UnitId, host: UnitId): number[] {
  const living = [...livingModels(state, unit)].reverse();
  const order = [...living.filter(({ kind }) => !kind.hero), ...living.filter(({ kind }) => kind.hero)];
  for (const lost of order.keys()) {
    const trapped = order.slice(0, lost).map(({ model }) => model);
    if (firstFormation(without(state, unit, trapped), unit, { kind: 'wreck', host }) !== undefined) return trapped;
  }
  return order.map(({ model }) => model);
}

/** The state as it would be without some models of a unit. */
function without(state: State, unit: UnitId, models: readonly number[]): State {
  const own = unitOf(state, unit);
  const left = own.models.map((model, i) =>
    models.includes(i) ? { ...model, wounds: model.wounds + woundsLeft(state, unit, i) } : model,
  );
  const units = [...state.units];
  units[unit] = { ...own, models: frozenModels(left) };
  return { ...state, units };
}
