import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import { isHinted, type Desk } from '../../table/desk.js';
import type { ControlProps } from '../webSystem.js';
import {
  aimFigure,
  shootDraftOf,
  shooters,
  takeShooters,
  targetOf,
  volleysFor,
  type ShootDraft,
} from './shootDraft.js';
import { figureName, unitName } from './words.js';

const END = { do: 'end' } as const;

/** Which unit shoots, and at whom each of its figures does: all at once by a click on the enemy, or one by one here. */
export function ShootControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const draft = shootDraftOf(desk);
  const choice = draft && draft.volleys.length > 0 ? { do: 'shoot', volleys: draft.volleys } : undefined;
  return (
    <div class="tt-control">
      <div class="options" role="radiogroup" aria-label={t.say('web.tt.which-unit')}>
        {[...shooters(desk).keys()].map(unit => (
          <button
            key={unit}
            type="button"
            role="radio"
            class={desk.hint?.things.includes(String(unit)) === true ? 'option hinted' : 'option'}
            aria-checked={unit === draft?.unit}
            onClick={() => takeShooters(desk, unit)}
          >
            {unitName(desk, unit)}
          </button>
        ))}
      </div>
      {draft && <p class="quiet">{t.say('web.bts.aim')}</p>}
      {draft && <Aims desk={desk} draft={draft} />}
      {choice && <Odds desk={desk} prompt={prompt} choice={choice} />}
      {choice && (
        <Send desk={desk} choice={choice}>
          {t.say('web.bts.fire', { count: choice.volleys.length })}
        </Send>
      )}
      <button
        type="button"
        class={isHinted(desk, END) ? 'button wide hinted' : 'button wide'}
        onClick={() => desk.answer(END)}
      >
        {desk.game.tellChoice(desk.state, prompt, END, t)}
      </button>
    </div>
  );
}

/** A line for each figure of the unit that may still shoot. */
function Aims({ desk, draft }: { readonly desk: Desk; readonly draft: ShootDraft }): JSX.Element {
  const figures = shooters(desk).get(draft.unit) ?? [];
  return (
    <details class="tt-aims">
      <summary>{desk.t.say('web.bts.aims', { firing: draft.volleys.length, of: figures.length })}</summary>
      {figures.map(figure => {
        const aimed = draft.volleys.find(volley => volley.figure === figure);
        const volleys = volleysFor(desk, figure);
        return (
          <label key={figure} class="field">
            <span>{figureName(desk, figure)}</span>
            <select
              value={aimed === undefined ? '' : targetOf(aimed)}
              onChange={({ currentTarget: { value } }) =>
                aimFigure(
                  desk,
                  figure,
                  volleys.find(volley => String(targetOf(volley)) === value),
                )
              }
            >
              <option value="">{desk.t.say('web.bts.hold-fire')}</option>
              {volleys.map(volley => (
                <option key={targetOf(volley)} value={targetOf(volley)}>
                  {figureName(desk, targetOf(volley))}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  );
}
