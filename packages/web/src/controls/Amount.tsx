import type { AmountShape } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import type { ControlProps } from '../systems/webSystem.js';
import { isHinted } from '../table/desk.js';
import { Send } from './Send.js';

/** Up to here every number has a button of its own. */
const MOST_BUTTONS = 12;

export function Amount({ desk, prompt }: ControlProps<AmountShape>): JSX.Element {
  const t = useWords();
  const { min, max } = prompt.shape;
  const draft = useCell(desk.draft);
  const amount = typeof draft === 'number' ? draft : min;
  const numbers = Array.from({ length: Math.min(max - min + 1, MOST_BUTTONS + 1) }, (_, i) => min + i);
  return (
    <div class="amount">
      {numbers.length <= MOST_BUTTONS ? (
        <div class="row" role="radiogroup" aria-label={t('web.amount')}>
          {numbers.map(n => (
            <button
              key={n}
              type="button"
              role="radio"
              class={isHinted(desk, n) ? 'button number hinted' : 'button number'}
              aria-checked={n === amount}
              onClick={() => desk.draft.set(n)}
            >
              {n}
            </button>
          ))}
        </div>
      ) : (
        <input
          type="number"
          aria-label={t('web.amount')}
          min={min}
          max={max}
          value={amount}
          onInput={event => desk.draft.set(event.currentTarget.valueAsNumber)}
        />
      )}
      <Send desk={desk} choice={amount} />
    </div>
  );
}
