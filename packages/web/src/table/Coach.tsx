import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';

/** In a guided battle: what the present question is about and what one might do. */
export function Coach({ system, desk }: { readonly system: WebSystem; readonly desk: Desk }): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
  const ask = desk.prompt?.ask;
  const advice = (ask === undefined ? undefined : system.lessons?.[ask])?.[language];
  if (advice === undefined) return null;
  return (
    <aside class="coach" aria-label={t('web.coach')}>
      <strong>{t('web.coach')}</strong> {advice}
    </aside>
  );
}
