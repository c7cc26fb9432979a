/** U+202F. French puts it before double punctuation, inside guillemets and between thousands. */
export const NARROW_SPACE = '\u202F';

const BEFORE_DOUBLE_PUNCTUATION = /[ \u00A0](?=[:;!?»])/g;
const AFTER_OPENING_GUILLEMET = /(?<=«)[ \u00A0]/g;

/**
 * Authors type ordinary spaces; a line must not break there. Only spaces that exist are replaced: inserting missing
 * ones would spoil times, ratios and addresses such as `12:30`.
 */
export function frenchSpacing(text: string): string {
  return text.replace(BEFORE_DOUBLE_PUNCTUATION, NARROW_SPACE).replace(AFTER_OPENING_GUILLEMET, NARROW_SPACE);
}
