import { defineMessages } from '@banneret/i18n';
import { cardText } from './cards/index.js';
import { chapterText } from './chapters.js';
import { oddsText } from './odds.js';
import { ownCardsText } from './ownCards.js';
import { questionText } from './questions.js';
import { refusalText } from './refusals.js';
import { sightText } from './sight.js';
import { tellingText } from './telling.js';

export const text = defineMessages({
  fr: {
    ...questionText.fr,
    ...refusalText.fr,
    ...tellingText.fr,
    ...chapterText.fr,
    ...cardText.fr,
    ...oddsText.fr,
    ...sightText.fr,
    ...ownCardsText.fr,
  },
  en: {
    ...questionText.en,
    ...refusalText.en,
    ...tellingText.en,
    ...chapterText.en,
    ...cardText.en,
    ...oddsText.en,
    ...sightText.en,
    ...ownCardsText.en,
  },
});
export { rules } from './rules/index.js';
