import { frenchSpacing, LOCALES, translator, type Bundle, type Locale, type Translate } from '@banneret/i18n';
import type { Name } from '../systems/webSystem.js';
import { webText } from '../text/index.js';
import { useCell } from './cell.js';
import { rememberedChoice } from './memory.js';

/** French, unless somebody chose otherwise or reads English first. */
export const locale = rememberedChoice('locale', LOCALES, () => (/^en\b/i.test(navigator.language) ? 'en' : 'fr'));

export type WebTranslate = Translate<Extract<keyof typeof webText.fr, string>>;

const known: Readonly<Record<Locale, WebTranslate>> = {
  fr: translator('fr', webText),
  en: translator('en', webText),
};

/** The page's own words in the language of the moment. */
export const useWords = (): WebTranslate => known[useCell(locale)];

/** Words that belong to data, in the language of the moment and spaced as it wants. */
export function useNames(): (name: Name) => string {
  const language = useCell(locale);
  return ({ fr, en }) => (language === 'fr' ? frenchSpacing(fr) : en);
}

const numbers = new WeakMap<Bundle, number>();
const translators = new Map<string, Translate>();
let bundlesSeen = 0;

/** The words of the page and of some bundles at once; a later bundle wins. Built once for each set and language. */
export function wordsWith(bundles: readonly Bundle[], language: Locale): Translate {
  const key = `${language} ${bundles.map(numberOf).join(' ')}`;
  const ready = translators.get(key) ?? translator(language, webText, ...bundles);
  translators.set(key, ready);
  return ready;
}

function numberOf(bundle: Bundle): number {
  const number = numbers.get(bundle) ?? bundlesSeen++;
  numbers.set(bundle, number);
  return number;
}
