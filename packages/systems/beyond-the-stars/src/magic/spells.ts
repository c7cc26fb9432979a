import { cm, type Um } from '@banneret/geometry';
import { Tally, type RuleRef } from '@banneret/kernel';
import { activeRules } from '../compile.js';
import { statOf } from '../figures/stats.js';
import type { SpellId } from '../names.js';
import type { FigureId, State } from '../state.js';

/** What a spell needs: the total to reach, whom it is cast at, and from how far. Catalogue 5.10, BTS-MAG-09, R-91. */
export interface SpellSheet {
  readonly need: number;
  readonly at: 'enemy' | 'ally' | 'self';
  readonly range: Um;
  readonly rule: RuleRef;
}

const sheet = (need: number, at: SpellSheet['at'], range: number, number: string): SpellSheet => ({
  need,
  at,
  range: cm(range),
  rule: `BTS-SPL-${number}`,
});

export const SPELL_SHEETS: Readonly<Record<SpellId, SpellSheet>> = {
  immobilise: sheet(6, 'enemy', 60, '01'),
  numb: sheet(7, 'enemy', 60, '02'),
  blindingLight: sheet(8, 'self', 0, '03'),
  push: sheet(9, 'enemy', 45, '04'),
  courage: sheet(9, 'self', 0, '05'),
  song: sheet(10, 'ally', 30, '06'),
  compel: sheet(7, 'enemy', 45, '07'),
  weakMind: sheet(7, 'enemy', 45, '08'),
  terror: sheet(8, 'self', 0, '09'),
  generalPanic: sheet(9, 'self', 0, '10'),
  bestialRage: sheet(10, 'ally', 30, '11'),
  elements: sheet(11, 'enemy', 45, '12'),
};

/** BTS-MAG-05, -06, -08, BTS-GEN-12: D6 + Mo, within 1 and 10, and whatever else helps to cast and to dispel. R-76: nothing is automatic. */
export function castTally(state: State, figure: FigureId, explain = false): Tally {
  const roll = new Tally(statOf(state, figure, 'morale'), explain);
  for (const { rule, u } of activeRules(state, figure)) rule.command?.toCast?.(roll, u);
  return roll;
}
