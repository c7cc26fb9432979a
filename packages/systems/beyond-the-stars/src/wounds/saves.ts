import { activeRules } from '../compile.js';
import type { FigureId, State } from '../state.js';

/** The face that ignores a wound, and the bonus on the roll. */
export interface Save {
  readonly need: number;
  readonly bonus: number;
}

/** BTS-SPR-52: what a Médecin gives to those who have no save of their own. */
const MEDIC_SAVE = 6;

/** BTS-CHA-01, -02: the best of all saves; a Médecin near by makes it one better, or gives a 6+. */
export function saveOf(state: State, figure: FigureId): Save | undefined {
  let best: number | undefined;
  let medic = false;
  for (const { rule, u } of activeRules(state, figure)) {
    const need = rule.victim?.save?.(state, u);
    if (need !== undefined && (best === undefined || need < best)) best = need;
    medic ||= rule.victim?.medic === true;
  }
  if (best !== undefined) return { need: best, bonus: medic ? 1 : 0 };
  return medic ? { need: MEDIC_SAVE, bonus: 0 } : undefined;
}
