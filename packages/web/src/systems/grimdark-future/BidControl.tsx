import type { State, UnitId } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import { Stepper } from '../../controls/Stepper.js';
import type { ControlProps } from '../webSystem.js';
import { unitName } from './words.js';

interface Supporter {
  readonly unit: UnitId;
  readonly model: number;
  readonly tokens: number;
}

/** Tokens on a casting roll, a stepper for each Caster; nobody sees them before everybody has decided. */
export function BidControl({ desk, prompt }: ControlProps): JSX.Element {
  const draft = useCell(desk.draft);
  const { t } = desk;
  const { casters } = prompt.shape as unknown as { readonly casters: readonly Supporter[] };
  const spent = Array.isArray(draft) ? (draft as readonly number[]) : casters.map(() => 0);
  const total = spent.reduce((sum, tokens) => sum + tokens, 0);
  return (
    <div class="gdf-bid">
      <p class="quiet">{t.say('web.gdf.bid.secret')}</p>
      <ul class="bins">
        {casters.map(({ unit, model, tokens }, i) => (
          <Stepper
            key={`${unit} ${model}`}
            label={casterWords(desk.state as State, casters, i, t)}
            note={t.say('web.gdf.bid.left', { left: tokens - (spent[i] ?? 0) })}
            value={spent[i] ?? 0}
            min={0}
            max={tokens}
            set={value => desk.draft.set(spent.map((before, at) => (at === i ? value : before)))}
          />
        ))}
      </ul>
      <Odds desk={desk} prompt={prompt} choice={spent} />
      <Send desk={desk} choice={spent}>
        {t.say('web.gdf.bid.send', { total })}
      </Send>
    </div>
  );
}

/** The unit, and which of its models where several of them may help. */
function casterWords(state: State, casters: readonly Supporter[], at: number, t: ControlProps['desk']['t']): string {
  const { unit, model } = casters[at] as Supporter;
  const name = unitName(state, unit, t);
  const isAlone = casters.filter(caster => caster.unit === unit).length === 1;
  return isAlone ? name : `${name}, ${t.say('gdf.choice.model', { model: model + 1 })}`;
}
