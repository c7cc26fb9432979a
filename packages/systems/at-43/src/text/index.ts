import { defineMessages } from '@banneret/i18n';
import { choices } from './choices.js';
import { events } from './events.js';
import { forces } from './forces.js';
import { missions } from './missions.js';
import { oddsText } from './odds.js';
import { questions } from './questions.js';
import { refusals } from './refusals.js';
import { moreActions } from './moreActions.js';
import { scenarioText } from './scenario.js';
import { ways } from './ways.js';

export const text = defineMessages({
  fr: {
    ...questions.fr,
    ...refusals.fr,
    ...events.fr,
    ...choices.fr,
    ...missions.fr,
    ...ways.fr,
    ...moreActions.fr,
    ...forces.fr,
    ...scenarioText.fr,
    ...oddsText.fr,
  },
  en: {
    ...questions.en,
    ...refusals.en,
    ...events.en,
    ...choices.en,
    ...missions.en,
    ...ways.en,
    ...moreActions.en,
    ...forces.en,
    ...scenarioText.en,
    ...oddsText.en,
  },
});
export { rules } from './rules/index.js';
