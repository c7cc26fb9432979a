import { ruleNamed, type Weapon } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import type { Desk } from '../../table/desk.js';
import { RuleLink, ruleText } from '../../table/rulebook.js';

export type RuleUse = Weapon['rules'][number];

/** Rules that only spells give say what they do; the short name of another is the beginning of its words in the book. */
export function ruleUseName({ game, t }: Desk, use: RuleUse): string {
  const lent = `web.gdf.lent.${use.id}`;
  if (t.has(lent)) return t.say(lent);
  const ref = ruleNamed(use.id)?.ref;
  const text = ref === undefined ? undefined : ruleText(game, ref)?.[t.locale];
  const short = text?.split(/[:：]/)[0]?.trim();
  const name = short !== undefined && short.length <= 24 ? short : use.id;
  return use.x === undefined || name.includes('(') ? name.replace('(X)', `(${use.x})`) : `${name} (${use.x})`;
}

/** The rule's number leads to its words. */
export function RuleUseWords({ desk, use }: { readonly desk: Desk; readonly use: RuleUse }): JSX.Element {
  const ref = ruleNamed(use.id)?.ref;
  return (
    <span class="tt-rule-use">
      {ruleUseName(desk, use)} {ref !== undefined && <RuleLink game={desk.game} rule={ref} />}
    </span>
  );
}
