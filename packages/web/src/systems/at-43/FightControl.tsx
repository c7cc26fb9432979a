import { fighterName, numberOf, type Fight, type State } from '@banneret/at-43';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import { isHinted, type Desk } from '../../table/desk.js';
import type { ControlProps } from '../webSystem.js';
import { DONE, fightDraftOf, fightInHand, fightsFor, holds, takeFight, toggleUse } from './fightDraft.js';

/** Who strikes whom: a fight is chosen here or by its target on the table, and each attacker takes part or is held back. */
export function FightControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t, state } = desk;
  const { place } = fightDraftOf(desk);
  const inHand = fightInHand(desk);
  useEffect(() => desk.selected.set(String((prompt.shape as unknown as { readonly unit: number }).unit)), [prompt]);
  return (
    <div class="tt-control">
      {inHand && <p class="quiet">{t.say('web.at43.fight.help')}</p>}
      <div class="options" role="radiogroup" aria-label={t.say('web.at43.fight.which')}>
        {fightsFor(desk).map((fight, i) => (
          <button
            key={i}
            type="button"
            role="radio"
            class={isHinted(desk, fight) ? 'option hinted' : 'option'}
            aria-checked={i === place}
            onClick={() => takeFight(desk, i)}
          >
            {desk.game.tellChoice(state, prompt, fight, t)}
          </button>
        ))}
      </div>
      {inHand && (
        <>
          <Strikers desk={desk} {...inHand} />
          <Odds desk={desk} prompt={prompt} choice={inHand.fight} />
          <Send desk={desk} choice={inHand.fight}>
            {t.say('web.at43.fight.strike', { count: inHand.fight.uses.length })}
          </Send>
        </>
      )}
      <button
        type="button"
        class={isHinted(desk, DONE) ? 'button wide hinted' : 'button wide'}
        onClick={() => desk.answer(DONE)}
      >
        {desk.game.tellChoice(state, prompt, DONE, t)}
      </button>
    </div>
  );
}

interface StrikersProps {
  readonly desk: Desk;
  readonly whole: Fight;
  readonly fight: Fight;
}

/** A tick for every attack that could be made. */
function Strikers({ desk, whole, fight }: StrikersProps): JSX.Element {
  const { t } = desk;
  return (
    <fieldset class="at43-strikers">
      <legend>{t.say('web.at43.fight.strikers', { count: fight.uses.length, of: whole.uses.length })}</legend>
      {whole.uses.map(use => (
        <label key={use.join()} class="check">
          <input type="checkbox" checked={holds(fight.uses, use)} onChange={() => toggleUse(desk, use)} />
          <span>{useName(desk, whole, use)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A fighter by his number in the unit; with the number of his weapon where he has the same one twice. */
function useName({ state: raw, t }: Desk, { uses }: Fight, [fighter, mount]: Fight['uses'][number]): string {
  const state = raw as State;
  const name = fighterName(state, fighter, t);
  const striker = t.say('web.at43.fight.striker', { name, number: numberOf(state, fighter) });
  const own = uses.filter(([who]) => who === fighter).map(([, which]) => which);
  return own.length > 1 ? t.say('web.at43.fight.again', { striker, number: own.indexOf(mount) + 1 }) : striker;
}
