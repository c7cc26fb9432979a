import type { JSX } from 'preact';
import { useWords } from '../app/language.js';

interface StepperProps {
  readonly label: string;
  /** A few more words under it. */
  readonly note?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** May it grow, as far as others are concerned? */
  readonly mayGrow?: boolean;
  set(value: number): void;
}

/** A number with a minus and a plus, in a list of such. */
export function Stepper({ label, note, value, min, max, mayGrow = true, set }: StepperProps): JSX.Element {
  const t = useWords();
  return (
    <li>
      <span class="label">
        {label}
        {note !== undefined && <small class="quiet">{note}</small>}
      </span>
      <button
        type="button"
        class="button small"
        disabled={value <= min}
        onClick={() => set(value - 1)}
        aria-label={t('web.allocate.less', { item: label })}
      >
        −
      </button>
      <output>
        {value}/{max}
      </output>
      <button
        type="button"
        class="button small"
        disabled={value >= max || !mayGrow}
        onClick={() => set(value + 1)}
        aria-label={t('web.allocate.more', { item: label })}
      >
        +
      </button>
    </li>
  );
}
