import { UM_PER_INCH } from '@banneret/geometry';
import { livingModels, type Roster, type State } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useWords } from '../../app/language.js';
import type { Desk } from '../../table/desk.js';
import { SeatName } from '../../table/Seat.js';
import type { SheetProps } from '../webSystem.js';
import type { RuleUse } from './ruleNames.js';
import { RuleUseWords } from './RuleUse.js';
import { unitWords } from './words.js';

/** The profile of a unit as it stands now. */
export function Sheet({ desk, thing }: SheetProps): JSX.Element | null {
  const t = useWords();
  const state = desk.state as State;
  const unit = Number(thing);
  const roster = state.battle.rosters[unit];
  if (roster === undefined) return null;
  const living = livingModels(state, unit);
  const [kind] = living.length > 0 ? living.map(figure => figure.kind) : roster.kinds;
  return (
    <article class="tt-sheet">
      <h3>{roster.name[desk.t.locale]}</h3>
      <p>
        <SeatName seat={roster.seat} name={desk.seats[roster.seat]?.name ?? ''} />
      </p>
      <p class="quiet">{unitWords(state, unit, desk.t)}</p>
      <dl class="tt-stats">
        <Stat label={desk.t.say('web.gdf.quality')} value={`${kind?.quality ?? '?'}+`} />
        <Stat label={desk.t.say('web.gdf.defense')} value={`${kind?.defense ?? '?'}+`} />
        <Stat label={desk.t.say('web.gdf.models')} value={`${living.length}/${roster.models.length}`} />
      </dl>
      <Weapons desk={desk} roster={roster} />
      <h4>{t('web.rules.title')}</h4>
      <ul class="tt-rules">
        {rulesOf(roster).map(use => (
          <li key={use.id}>
            <RuleUseWords desk={desk} use={use} />
          </li>
        ))}
        {rulesOf(roster).length === 0 && <li class="quiet">{desk.t.say('web.gdf.no-rules')}</li>}
      </ul>
    </article>
  );
}

const Stat = ({ label, value }: { readonly label: string; readonly value: string }): JSX.Element => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function Weapons({ desk, roster }: { readonly desk: Desk; readonly roster: Roster }): JSX.Element {
  const { t } = desk;
  return (
    <table class="tt-weapons">
      <thead>
        <tr>
          <th scope="col">{t.say('web.gdf.weapon')}</th>
          <th scope="col">{t.say('web.gdf.range')}</th>
          <th scope="col">{t.say('web.gdf.attacks')}</th>
          <th scope="col">{t.say('web.gdf.special')}</th>
        </tr>
      </thead>
      <tbody>
        {roster.weapons.map(({ id, name, range, attacks, rules }) => (
          <tr key={id}>
            <th scope="row">{name[t.locale]}</th>
            <td>{range === undefined ? '–' : `${range / UM_PER_INCH}″`}</td>
            <td>{attacks}</td>
            <td>
              {rules.map(use => (
                <RuleUseWords key={use.id} desk={desk} use={use} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules that its models have, each once. */
function rulesOf({ kinds }: Roster): readonly RuleUse[] {
  const found = new Map<string, RuleUse>();
  for (const { rules } of kinds) for (const use of rules) found.set(use.id, use);
  return [...found.values()];
}
