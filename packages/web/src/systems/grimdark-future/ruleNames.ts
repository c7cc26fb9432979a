import type { AnyGame } from '@banneret/game';
import { ruleNamed, type Weapon } from '@banneret/grimdark-future';
import type { Translate } from '@banneret/i18n';

export type RuleUse = Weapon['rules'][number];

/** Rules that only spells give say what they do; the short name of another is the beginning of its words in the book. */
export function ruleUseName({ game, t }: { readonly game: AnyGame; readonly t: Translate }, use: RuleUse): string {
  const lent = `web.gdf.lent.${use.id}`;
  if (t.has(lent)) return t.say(lent);
  const name = shortName(game, t, use.id);
  return use.x === undefined || name.includes('(') ? name.replace('(X)', `(${use.x})`) : `${name} (${use.x})`;
}

function shortName(game: AnyGame, t: Translate, id: string): string {
  const named = `web.gdf.rule.${id}`;
  if (t.has(named)) return t.say(named);
  const ref = ruleNamed(id)?.ref;
  const short = game.rules
    .find(rule => rule.id === ref)
    ?.[t.locale].split(/[:：]/)[0]
    ?.trim();
  return short !== undefined && short.length <= LONGEST ? short : id;
}

const LONGEST = 24;
