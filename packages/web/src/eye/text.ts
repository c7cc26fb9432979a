import { defineMessages } from '@banneret/i18n';

/** What the figure's eye says besides the judge's own words. */
export const eyeText = defineMessages({
  fr: {
    'web.eye': 'Ce que voit une figurine',
    'web.eye.from': 'Qui regarde',
    'web.eye.to': 'Qui est regardé',
    'web.eye.choose': 'Touchez la figurine qui regarde.',
    'web.eye.keys': '← → unité suivante · ↑ ↓ figurine suivante · Échap pour revenir',
  },
  en: {
    'web.eye': 'What a figure sees',
    'web.eye.from': 'Who looks',
    'web.eye.to': 'Who is looked at',
    'web.eye.choose': 'Touch the figure that looks.',
    'web.eye.keys': '← → next unit · ↑ ↓ next figure · Esc to go back',
  },
});
