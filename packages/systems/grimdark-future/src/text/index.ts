import { defineMessages } from '@banneret/i18n';
import { casting } from './casting.js';
import { en } from './en.js';
import { forces } from './forces.js';
import { fr } from './fr.js';
import { ground } from './ground.js';
import { places } from './places.js';
import { melee } from './melee.js';

export const text = defineMessages({
  fr: { ...fr, ...ground.fr, ...places.fr, ...melee.fr, ...forces.fr, ...casting.fr },
  en: { ...en, ...ground.en, ...places.en, ...melee.en, ...forces.en, ...casting.en },
});
export { rules } from './rules/index.js';
