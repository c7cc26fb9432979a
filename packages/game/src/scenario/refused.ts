import type { Problem } from '@banneret/kernel';

/** By which rule something must be refused: by this one, by any of these, or by whatever. */
export type Refused = string | readonly string[] | true;

export const refusedBy = (wanted: Refused, rules: readonly string[]): boolean =>
  wanted === true || (typeof wanted === 'string' ? [wanted] : wanted).some(rule => rules.includes(rule));

/** The rules as a sentence names them. */
export const rulesIn = (wanted: Refused): string => (Array.isArray(wanted) ? wanted.join(', ') : String(wanted));

const RULE_ID = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+$/;

/**
 * The rule that a problem of a set-up or a position rests on. Problems carry it as the argument `rule`, as refusals of lists
 * do; where a game's `rule` is something else (the name of a special rule), it does not look like an ID.
 */
export function ruleOf({ args }: Problem): string | undefined {
  const rule = args?.['rule'];
  return typeof rule === 'string' && RULE_ID.test(rule) ? rule : undefined;
}
