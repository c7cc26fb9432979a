import { defineMessages } from '@banneret/i18n';
import { choices } from './choices.js';
import { events } from './events.js';
import { forces } from './forces.js';
import { missions } from './missions.js';
import { oddsText } from './odds.js';
import { questions } from './questions.js';
import { refusals } from './refusals.js';
import { repairs } from './repairs.js';
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
    ...repairs.fr,
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
    ...repairs.en,
    ...forces.en,
    ...scenarioText.en,
    ...oddsText.en,
  },
});
export { rules } from './rules/index.js';
