import type { Um } from '@banneret/geometry';
import { Tally } from '@banneret/kernel';
import { activeRules, ownRules, sheetRules } from '../compile.js';
import { allRules } from '../ruleBook.js';
import type { Stat } from '../rule.js';
import { clampStat } from '../rulings.js';
import { sheetOf, type Battle, type FigureId, type State } from '../state.js';

/** A characteristic as it is now, with its reasons. BTS-GEN-12 has not been applied yet: see `statOf`. */
export function statTally(state: State, figure: FigureId, stat: Stat, explain = false): Tally {
  const value = new Tally(sheetOf(state, figure)[stat], explain);
  // a dash stays a dash.
  if (value.total === 0) return value;
  const rules = mayBeLent(state, stat) ? activeRules(state, figure) : ownRules(state, figure);
  for (const { rule, u } of rules) rule.stats?.[stat]?.(value, state, u);
  for (const { rule, u } of rules) rule.settles?.[stat]?.(value, state, u);
  return value;
}

/** Could some aura change this characteristic at all? If not, nobody needs to look for one. */
function mayBeLent({ battle, figures }: State, stat: Stat): boolean {
  const ids = lendersOf(stat);
  if (ids.length === 0) return false;
  let known = printed.get(battle);
  if (known === undefined) printed.set(battle, (known = {}));
  known[stat] ??= battle.sheets.some(sheet => sheetRules(sheet).some(({ id }) => ids.includes(id)));
  if (known[stat]) return true;
  for (const { effects } of figures) if (effects.some(({ id }) => ids.includes(id))) return true;
  return false;
}

const printed = new WeakMap<Battle, Partial<Record<Stat, boolean>>>();
const lenders: Partial<Record<Stat, readonly string[]>> = {};

/** The rules whose auras change a characteristic. */
const lendersOf = (stat: Stat): readonly string[] =>
  (lenders[stat] ??= allRules()
    .filter(({ aura }) => aura?.lends.stats?.[stat] !== undefined)
    .map(({ id }) => id));

const CAPPED: readonly Stat[] = ['cc', 'force', 'defence', 'morale'];

/** BTS-GEN-12, R-89. */
export function statOf(state: State, figure: FigureId, stat: Stat): number {
  const { total } = statTally(state, figure, stat);
  if (total === 0) return 0;
  return CAPPED.includes(stat) ? clampStat(total) : Math.max(0, total);
}

export const mvtOf = (state: State, figure: FigureId): Um => statOf(state, figure, 'mvt');
