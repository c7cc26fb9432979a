import { livingModels, type State, type UnitId } from '@banneret/grimdark-future';
import type { Translate } from '@banneret/i18n';

export const unitName = (state: State, unit: UnitId, t: Translate): string =>
  state.battle.rosters[unit]?.name[t.locale] ?? '?';

/** A unit in one sentence, for those who listen to the table. */
export function unitWords(state: State, unit: UnitId, t: Translate): string {
  const { activated, shaken, models } = state.units[unit] as State['units'][number];
  const living = livingModels(state, unit);
  return t.say('web.gdf.unit', {
    name: unitName(state, unit, t),
    seat: (state.battle.rosters[unit]?.seat ?? 0) + 1,
    models: living.length,
    wounds: living.reduce((sum, { model }) => sum + (models[model]?.wounds ?? 0), 0),
    activated: activated ? 'yes' : 'no',
    shaken: shaken ? 'yes' : 'no',
  });
}
