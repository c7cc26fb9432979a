import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import { Tastes } from '../app/Tastes.js';
import { SoundChoice } from '../sound/SoundControl.js';
import { PACES, pace } from './pace.js';

/** Pace, language and light, folded away so that the table has the room. */
export function Settings(): JSX.Element {
  const t = useWords();
  return (
    <details class="settings">
      <summary aria-label={t('web.settings')} title={t('web.settings')}>
        ⚙
      </summary>
      <div class="settings-body">
        <PaceChoice />
        <SoundChoice />
        <Tastes />
      </div>
    </details>
  );
}

function PaceChoice(): JSX.Element {
  const t = useWords();
  const chosen = useCell(pace);
  return (
    <label class="pace">
      <span class="hidden-label">{t('web.pace')}</span>
      <select
        value={chosen}
        title={t('web.pace')}
        onChange={event => pace.set(PACES.find(name => name === event.currentTarget.value) ?? 'quick')}
      >
        {PACES.map(name => (
          <option key={name} value={name}>
            {t(`web.pace.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
