import { figures, type State } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import type { ControlProps } from '../webSystem.js';
import { aimGroup, aimsOf, shotsOf } from './shotsDraft.js';
import { unitName } from './words.js';

/** A target for each weapon group: chosen here, or by a click on the unit. */
export function ShotsControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const state = desk.state as State;
  const shape = shotsOf(prompt);
  const aims = aimsOf(desk);
  const roster = state.battle.rosters[shape?.unit ?? 0];
  return (
    <div>
      <ul class="tt-groups">
        {shape?.groups.map(({ weapon, targets }) => {
          const aimed = aims.find(aim => aim.weapon === weapon)?.target;
          const name = roster?.weapons[weapon]?.name[t.locale] ?? '';
          const firing = targets.find(({ target }) => target === aimed)?.models.length ?? 0;
          return (
            <li key={weapon}>
              <label class="field">
                <span>
                  {name}{' '}
                  {aimed !== undefined && t.say('web.gdf.firing', { firing, of: bearers(state, shape.unit, weapon) })}
                </span>
                <select
                  value={aimed ?? ''}
                  onChange={event => {
                    const { value } = event.currentTarget;
                    aimGroup(desk, weapon, value === '' ? undefined : Number(value));
                  }}
                >
                  <option value="">{t.say('gdf.choice.hold-fire')}</option>
                  {targets.map(({ target, models }) => (
                    <option key={target} value={target}>
                      {unitName(state, target, t)} ({models.length})
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ul>
      <Odds desk={desk} prompt={prompt} choice={aims} />
      <Send desk={desk} choice={aims}>
        {aims.length === 0 ? t.say('gdf.choice.hold-fire') : t.say('web.gdf.fire')}
      </Send>
    </div>
  );
}

const bearers = (state: State, unit: number, weapon: number): number =>
  figures(state, unit).filter(({ kind }) => kind.weapons.includes(weapon)).length;
