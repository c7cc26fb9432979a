import { defineMessages } from '@banneret/i18n';
import { keeperText } from '@banneret/room';
import { companyEn, companyFr } from './company.js';
import { en } from './en.js';
import { fr } from './fr.js';

/** The words of the page, with those of whoever keeps its matches. */
export const webText = defineMessages({
  fr: { ...fr, ...companyFr, ...keeperText.fr },
  en: { ...en, ...companyEn, ...keeperText.en },
});
