import { defineMessages } from '@banneret/i18n';
import { en } from './en.js';
import { fr } from './fr.js';

export const cliText = defineMessages({ fr, en });
