import { Tally } from '@banneret/kernel';
import { activeRules, weaponRules, type ActiveRule } from '../compile.js';
import { statOf } from '../figures/stats.js';
import { hasKeyword } from '../figures/traits.js';
import { isUnarmed } from '../duel/arms.js';
import type { Blow, Loss } from '../rule.js';
import { NOBODY, sheetOf, type State } from '../state.js';

/** What a wound roll needs: the face, and the second die of a 6/X roll (0 for none). */
export interface WoundNeed {
  readonly need: number;
  readonly second: number;
}

/** BTS-WND-02: by the difference between Defence and Force. */
export function woundTable(force: number, defence: number): WoundNeed {
  const d = defence - force;
  if (d <= -2) return { need: 3, second: 0 };
  if (d <= 0) return { need: 4, second: 0 };
  if (d <= 2) return { need: 5, second: 0 };
  if (d <= 4) return { need: 6, second: 0 };
  if (d <= 6) return { need: 6, second: 4 };
  return { need: 6, second: d <= 8 ? 5 : 6 };
}

/** The striker's rules with auras, and those of the weapon. */
export function strikerRules(state: State, { by, weapon, kind }: Blow): readonly ActiveRule[] {
  if (by === NOBODY) return [];
  const { ranged, melee } = sheetOf(state, by);
  const used = weapon === NOBODY ? undefined : kind === 'shot' ? ranged[weapon] : melee[weapon];
  const own = activeRules(state, by);
  return used === undefined ? own : [...own, ...weaponRules(state, by, used.rules)];
}

/** BTS-WND-01, -04, -08: what the Force of a blow meets. */
export function woundNeed(state: State, blow: Blow): WoundNeed & { readonly defence: number } {
  const defence = Math.max(1, facing(state, blow) - penOf(state, blow));
  return { ...woundTable(Math.min(10, Math.max(1, blow.force)), defence), defence };
}

/** Defence, unless a rule looks at something else of the victim. */
function facing(state: State, blow: Blow): number {
  for (const { rule, u } of strikerRules(state, blow)) {
    const other = rule.wound?.against?.(blow, state, u);
    if (other !== undefined) return statOf(state, blow.victim, other);
  }
  return statOf(state, blow.victim, 'defence');
}

/** BTS-WND-04: Spectres do not care about the Penetration of shots. */
const penOf = (state: State, { kind, pen, victim }: Blow): number =>
  kind === 'shot' && hasKeyword(state, victim, 'spectre') ? 0 : pen;

/** BTS-WND-07, R-56: modifiers of each die of the wound roll. */
export function woundTally(state: State, blow: Blow, explain = false): Tally {
  const roll = new Tally(0, explain);
  if (blow.kind === 'duel' && isUnarmed(state, blow.by))
    roll.add(-1, { rule: 'BTS-WPN-05', say: 'bts.why.unarmed' }, 'unarmed');
  for (const { rule, u } of strikerRules(state, blow)) rule.wound?.toWound?.(roll, blow, state, u);
  return roll;
}

/** What each wound takes: the most that a rule says. BTS-WND-05, BTS-WPN-10. */
export function lossOf(state: State, blow: Blow): Loss | undefined {
  const losses = strikerRules(state, blow).flatMap(({ rule, u }) => rule.wound?.loss?.(blow, state, u) ?? []);
  if (isNearShotgun(state, blow)) losses.push({ kind: 'd3', plus: 0 });
  return losses.sort((a, b) => worth(b) - worth(a))[0];
}

function isNearShotgun(state: State, { kind, by, weapon, near }: Blow): boolean {
  return kind === 'shot' && near === true && sheetOf(state, by).ranged[weapon]?.category === 'shotgun';
}

const worth = (loss: Loss): number => {
  if (loss.kind === 'all') return 100;
  return loss.kind === 'fixed' ? loss.pv : 2 + loss.plus;
};
