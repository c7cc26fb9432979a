import type { Locale } from '@banneret/i18n';
import type { WebTranslate } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { SetupForm } from './setupForm.js';

/** What was chosen, on one line: which armies, and what of the table is not left to the game. */
export function choiceInWords(system: WebSystem, form: SetupForm, language: Locale, t: WebTranslate): string {
  const { armies } = system.entry.game;
  const names = form.seats.map(({ army }) => armies.find(({ id }) => id === army)?.name[language] ?? '');
  const [army = '', ...others] = names;
  const options = (system.setupFields ?? []).flatMap(({ name, label, options: choices, as }) => {
    const chosen = choices.find(({ value }) => value === form.options[name]);
    if (chosen === undefined) return [];
    // A bare number or a bare yes would not say of what.
    return as === undefined || as === 'text'
      ? [chosen.label[language]]
      : [t('web.setup.said', { what: label[language], value: chosen.label[language] })];
  });
  const armiesSaid = army === '' ? [] : [t('web.setup.against', { army, others: others.join(', ') })];
  return [...armiesSaid, ...options].join(' · ');
}
