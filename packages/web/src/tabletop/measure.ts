import { UM_PER_INCH, UM_PER_MM, type Um } from '@banneret/geometry';
import { formatNumber, type Locale } from '@banneret/i18n';

/** What a game measures in. */
export type Measure = 'inch' | 'cm';

const UM_PER_CM = 10 * UM_PER_MM;

/** A length in the game's own measure, to a tenth. */
export function lengthIn(measure: Measure, length: Um, locale: Locale): string {
  const tenths = Math.round((length / (measure === 'inch' ? UM_PER_INCH : UM_PER_CM)) * 10) / 10;
  return `${formatNumber(tenths, locale)}${measure === 'inch' ? '″' : ' cm'}`;
}
