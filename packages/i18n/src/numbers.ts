import { NARROW_SPACE } from './spacing.js';
import type { Locale } from './messages.js';

/** The two rulers players lay on the table. Lengths arrive in integer micrometres and are converted only for the eye. */
export const LENGTH_UNITS = ['inch', 'cm'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const UM_PER: Readonly<Record<LengthUnit, number>> = { inch: 25_400, cm: 10_000 };

const SUFFIX: Readonly<Record<Locale, Readonly<Record<LengthUnit, string>>>> = {
  fr: { inch: `${NARROW_SPACE}ps`, cm: `${NARROW_SPACE}cm` },
  en: { inch: '"', cm: `${NARROW_SPACE}cm` },
};

const DEFAULT_DECIMALS = 2;
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it: `1 234,5` in French (narrow no-break space), `1,234.5` in English. */
export function formatNumber(value: number, locale: Locale, decimals = DEFAULT_DECIMALS): string {
  return numberFormat(locale, decimals).format(value);
}

/** A length as the language writes it: `6,5 ps` or `16,5 cm` in French, `6.5"` or `16.5 cm` in English. */
export function formatLength(um: number, unit: LengthUnit, locale: Locale, decimals = DEFAULT_DECIMALS): string {
  return formatNumber(um / UM_PER[unit], locale, decimals) + SUFFIX[locale][unit];
}

// Building an Intl.NumberFormat costs some ten times more than using one.
function numberFormat(locale: Locale, decimals: number): Intl.NumberFormat {
  const cacheKey = `${locale}/${decimals}`;
  const cached = formats.get(cacheKey);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
  formats.set(cacheKey, format);
  return format;
}
