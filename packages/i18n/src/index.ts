export { clashes, disagreements, missingKeys, type Disagreement, type MissingKey } from './checks.js';
export type { Args } from './compile.js';
export { explain, type Explanation, type Reason } from './explain.js';
export { defineMessages, LOCALES, type Bundle, type Locale, type Messages, type UncheckedBundle } from './messages.js';
export { formatLength, formatNumber, LENGTH_UNITS, type LengthUnit } from './numbers.js';
export { frenchSpacing, NARROW_SPACE } from './spacing.js';
export { strictTranslator, translator, type KeysOf, type Translate } from './translator.js';
