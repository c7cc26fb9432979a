import { LOCALES } from '@banneret/i18n';
import type { JSX } from 'preact';
import { useCell } from './cell.js';
import { locale, useWords } from './language.js';
import { theme, THEMES } from './theme.js';

const NAMES = { fr: 'Français', en: 'English' } as const;

/** Language and light, changed at any time and on every page. */
export function Tastes(): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const light = useCell(theme);
  return (
    <div class="tastes">
      <label>
        <span class="hidden-label">{t('web.language')}</span>
        <select
          value={language}
          title={t('web.language')}
          onChange={event => locale.set(LOCALES.find(name => name === event.currentTarget.value) ?? 'fr')}
        >
          {LOCALES.map(name => (
            <option key={name} value={name}>
              {NAMES[name]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="hidden-label">{t('web.theme')}</span>
        <select
          value={light}
          title={t('web.theme')}
          onChange={event => theme.set(THEMES.find(name => name === event.currentTarget.value) ?? 'auto')}
        >
          {THEMES.map(name => (
            <option key={name} value={name}>
              {t(`web.theme.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
