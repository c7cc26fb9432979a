import { fieldsOf, listOf, Misfit, text, whole } from '@banneret/game';
import { ruleNamed } from '../compile.js';
import type { RuleUse } from '../state.js';

/**
 * `ap(2)` or `fast` in a file, `{ id, x }` in a record. Only rules that say so in their own file have a number, and those always
 * have one; a rule of size 0 would be none.
 */
export function ruleFrom(raw: unknown, place: string): RuleUse {
  const written = typeof raw === 'object' ? ruleWords(raw, place) : text(raw, place);
  const parts = /^([a-z-]+)(?:\(([1-9]\d?)\))?$/.exec(written);
  const rule = ruleNamed(parts?.[1] ?? '');
  if (rule === undefined) throw new Misfit('gdf.army.unknown-rule', { place, rule: written });
  if ((parts?.[2] === undefined) === (rule.hasX === true))
    throw new Misfit('gdf.army.rule-number', { place, rule: written });
  return parts?.[2] === undefined ? { id: rule.id } : { id: rule.id, x: Number(parts[2]) };
}

function ruleWords(raw: unknown, place: string): string {
  const { id, x } = fieldsOf(raw, place, ['id', 'x']);
  return x === undefined ? text(id, `${place}.id`) : `${text(id, `${place}.id`)}(${whole(x, 1, 99, `${place}.x`)})`;
}

export const rulesFrom = (raw: unknown, place: string): readonly RuleUse[] => listOf(raw, place, ruleFrom, 0);
