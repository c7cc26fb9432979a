import { defineMessages } from '@banneret/i18n';
import { battle } from './battle.js';
import { core } from './core.js';
import { events } from './events.js';
import { lists } from './lists.js';
import { machines } from './machines.js';
import { oddsWords } from './odds.js';
import { refusals } from './refusals.js';
import { scenarioFiles } from './scenarioFiles.js';
import { scenery } from './scenery.js';
import { scoreWords } from './scores.js';
import { special } from './special.js';

export const text = defineMessages({
  fr: {
    ...core.fr,
    ...battle.fr,
    ...refusals.fr,
    ...special.fr,
    ...events.fr,
    ...lists.fr,
    ...machines.fr,
    ...oddsWords.fr,
    ...scenery.fr,
    ...scenarioFiles.fr,
    ...scoreWords.fr,
  },
  en: {
    ...core.en,
    ...battle.en,
    ...refusals.en,
    ...special.en,
    ...events.en,
    ...lists.en,
    ...machines.en,
    ...oddsWords.en,
    ...scenery.en,
    ...scenarioFiles.en,
    ...scoreWords.en,
  },
});
export { rules } from './rules/index.js';
