import { defineMessages } from '@banneret/i18n';

export const text = defineMessages({
  fr: {
    'web.toy.round': 'Manche {round} sur {of}',
    'web.toy.coins': '{coins, plural, one {# pièce} other {# pièces}}',
    'web.toy.hand': 'Main',
    'web.toy.leads': 'mène',
    'web.toy.strength': 'escouade {number}, force {strength}',
    'web.toy.hidden': 'carte cachée',
    'web.toy.dice': 'Dés du jet en cours',
    'web.toy.board': 'Le gué',
  },
  en: {
    'web.toy.round': 'Round {round} of {of}',
    'web.toy.coins': '{coins, plural, one {# coin} other {# coins}}',
    'web.toy.hand': 'Hand',
    'web.toy.leads': 'leads',
    'web.toy.strength': 'squad {number}, strength {strength}',
    'web.toy.hidden': 'hidden card',
    'web.toy.dice': 'Dice of the present roll',
    'web.toy.board': 'The ford',
  },
});
