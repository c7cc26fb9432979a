import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../app/language.js';

interface SureProps {
  /** What the button says, what will happen then, and what the second one says. */
  readonly label: string;
  readonly why: string;
  readonly yes: string;
  readonly go: () => void;
}

/** A button for what cannot be undone: it says what will happen, and asks once more. */
export function Sure({ label, why, yes, go }: SureProps): JSX.Element {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" class="button" onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    <div class="sure" role="group" aria-label={label}>
      <p>{why}</p>
      <div class="row">
        <button
          type="button"
          class="button danger"
          onClick={() => {
            setAsking(false);
            go();
          }}
        >
          {yes}
        </button>
        <button type="button" class="button" onClick={() => setAsking(false)}>
          {t('web.sure.no')}
        </button>
      </div>
    </div>
  );
}
