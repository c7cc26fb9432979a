import type { ComponentChildren, JSX } from 'preact';
import { useWords } from '../app/language.js';
import type { Desk } from '../table/desk.js';
import { Reasons } from '../table/rulebook.js';

interface SendProps {
  readonly desk: Desk;
  readonly choice: unknown;
  readonly children?: ComponentChildren;
}

/** Sends a finished answer. One that would be refused says why, with its rule, and cannot be sent. */
export function Send({ desk, choice, children }: SendProps): JSX.Element {
  const t = useWords();
  const ruling = desk.judge(choice);
  return (
    <div class="send">
      <div role="status" aria-live="polite">
        {!ruling.ok && <Reasons desk={desk} because={ruling.because} />}
      </div>
      <button type="button" class="button primary wide" disabled={!ruling.ok} onClick={() => desk.answer(choice)}>
        {children ?? t('web.send')}
      </button>
    </div>
  );
}
