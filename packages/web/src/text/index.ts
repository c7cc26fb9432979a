import { defineMessages } from '@banneret/i18n';
import { keeperText } from '@banneret/room';
import { companyEn, companyFr } from './company.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { roomEn, roomFr } from './room.js';

/** The words of the page, with those of whoever keeps its matches. */
export const webText = defineMessages({
  fr: { ...fr, ...companyFr, ...roomFr, ...keeperText.fr },
  en: { ...en, ...companyEn, ...roomEn, ...keeperText.en },
});
