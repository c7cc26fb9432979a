import { defineMessages } from '@banneret/i18n';
import { en } from './en.js';
import { fr } from './fr.js';

export const text = defineMessages({ fr, en });
export { rules } from './rules.js';
