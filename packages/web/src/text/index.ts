import { defineMessages } from '@banneret/i18n';
import { en } from './en.js';
import { fr } from './fr.js';
import { keeperEn, keeperFr } from './keeper.js';

/** The words of the page. */
export const webText = defineMessages({ fr: { ...fr, ...keeperFr }, en: { ...en, ...keeperEn } });
