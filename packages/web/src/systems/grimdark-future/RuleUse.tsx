import { ruleNamed } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import type { Desk } from '../../table/desk.js';
import { RuleLink } from '../../table/rulebook.js';
import { ruleUseName, type RuleUse } from './ruleNames.js';

/** The rule's number leads to its words. */
export function RuleUseWords({ desk, use }: { readonly desk: Desk; readonly use: RuleUse }): JSX.Element {
  const ref = ruleNamed(use.id)?.ref;
  return (
    <span class="tt-rule-use">
      {ruleUseName(desk, use)} {ref !== undefined && <RuleLink game={desk.game} rule={ref} />}
    </span>
  );
}
