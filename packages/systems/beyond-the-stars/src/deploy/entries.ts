import { ownRules } from '../compile.js';
import type { ReserveHooks } from '../rule.js';
import { figureOf, NOBODY, unitSheetOf, type FigureId, type State, type UnitId } from '../state.js';

/** How a unit in reserve may come onto the table. BTS-RNF-05, -08. */
export const ENTRIES = ['edge', 'flank', 'teleport'] as const;
export type Entry = (typeof ENTRIES)[number];

const hasHook = (state: State, figure: FigureId, hook: 'flanks' | 'teleports'): boolean =>
  ownRules(state, figure).some(({ rule }) => (rule.reserve as ReserveHooks | undefined)?.[hook] === true);

/** BTS-SPR-14(a), -70(a): all its figures have the rule, or its Transport does. */
function unitHas(state: State, unit: UnitId, hook: 'flanks' | 'teleports'): boolean {
  const { figures, transport } = unitSheetOf(state, unit);
  if (transport !== NOBODY && hasHook(state, transport, hook)) return true;
  const alive = figures.filter(figure => figureOf(state, figure).place !== 'gone');
  return alive.length > 0 && alive.every(figure => hasHook(state, figure, hook));
}

export const canFlank = (state: State, unit: UnitId): boolean => unitHas(state, unit, 'flanks');
export const canTeleport = (state: State, unit: UnitId): boolean => unitHas(state, unit, 'teleports');
