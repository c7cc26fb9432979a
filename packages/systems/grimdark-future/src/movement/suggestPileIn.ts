import type { State, UnitId } from '../state.js';
import { standsNow } from './closing/closing.js';
import { closeIn, closeUp } from './closing/suggestStands.js';
import { pileInClosing } from './pileIn.js';
import type { Legs } from './ways.js';

/** The engine's own way to pile in, which always satisfies the judge. */
export function proposedPileIn(state: State, unit: UnitId, charger: UnitId): Legs {
  const closing = pileInClosing(state, unit, charger);
  const stands = closeIn(closing) ?? closeUp(closing) ?? standsNow(closing);
  return stands.map(({ way }) => way);
}
