import { defineMessages } from '@banneret/i18n';

export const text = defineMessages({
  fr: {
    'web.tos.status': 'Tour {turn} · points de victoire {score}',
    'web.tos.preparing': 'Mise en place',
    'web.tos.nobody': 'personne',
    'web.tos.marker': 'Marqueur ({kind}) : {owner}',
    'web.tos.unit':
      '{name}, joueur {seat} : {fireteams, plural, one {# équipe} other {# équipes}}, {models, plural, one {# figurine} other {# figurines}}{side, select, glory {, face Gloire} other {}}{activated, select, yes {, déjà activée} other {}}',
    'web.tos.piles': '{vp} PV · {tactics} Tactique · {deck} cartes, {hand} en main',
    'web.tos.hand': 'Votre main',
    'web.tos.card': '{joker, select, red {Joker rouge} black {Joker noir} other {{value} ({suits})}}',
    'web.tos.tokens': 'Pions : {tokens}',
    'web.tos.assets': 'Atouts : {assets}',
  },
  en: {
    'web.tos.status': 'Turn {turn} · victory points {score}',
    'web.tos.preparing': 'Set-up',
    'web.tos.nobody': 'nobody',
    'web.tos.marker': 'Marker ({kind}): {owner}',
    'web.tos.unit':
      '{name}, player {seat}: {fireteams, plural, one {# fireteam} other {# fireteams}}, {models, plural, one {# model} other {# models}}{side, select, glory {, Glory side} other {}}{activated, select, yes {, already activated} other {}}',
    'web.tos.piles': '{vp} VP · {tactics} Tactics · {deck} cards, {hand} in hand',
    'web.tos.hand': 'Your hand',
    'web.tos.card': '{joker, select, red {Red Joker} black {Black Joker} other {{value} ({suits})}}',
    'web.tos.tokens': 'Tokens: {tokens}',
    'web.tos.assets': 'Assets: {assets}',
  },
});
