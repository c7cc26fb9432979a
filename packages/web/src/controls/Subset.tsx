import type { SubsetShape } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import type { ControlProps } from '../systems/webSystem.js';
import { Send } from './Send.js';

const NONE: readonly number[] = [];

export function Subset({ desk, prompt }: ControlProps<SubsetShape>): JSX.Element {
  const t = useWords();
  const { of, min, max } = prompt.shape;
  const chosen = (useCell(desk.draft) as readonly number[] | undefined) ?? NONE;
  const toggle = (id: number): void =>
    desk.draft.set(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]);
  return (
    <fieldset class="subset">
      <legend>{t('web.subset', { min, max: Math.min(max, of.length) })}</legend>
      {of.map(id => (
        <label key={id} class="check">
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <span>{desk.item(id)}</span>
        </label>
      ))}
      <Send desk={desk} choice={of.filter(id => chosen.includes(id))}>
        {t('web.send-count', { count: chosen.length })}
      </Send>
    </fieldset>
  );
}
