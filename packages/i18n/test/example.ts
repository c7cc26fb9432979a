import { defineMessages, explain, translator } from '@banneret/i18n';

const text = defineMessages({
  fr: { 'too-far': 'Trop loin : {far, number, inch} sur {max, number, inch}.' },
  en: { 'too-far': 'Too far: {far, number, inch} of {max, number, inch}.' },
});

const because = { rule: 'GDF-MOV-01', say: 'too-far', args: { far: 165_100, max: 152_400 } };

export const inFrench = explain(because, translator('fr', text)).sentence; // Trop loin : 6,5 ps sur 6 ps.
export const inEnglish = explain(because, translator('en', text)).sentence; // Too far: 6.5" of 6".
