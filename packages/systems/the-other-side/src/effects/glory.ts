import { done } from '@banneret/kernel';
import { isUnitAlive } from '../cardsInPlay.js';
import type { CardSide } from '../content/types.js';
import { procedure } from '../procedures/machine.js';
import { fireteamOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';

/** The units of some Fireteams, each once, in order. */
export const unitsOf = (s: State, ids: readonly FireteamId[]): UnitId[] => [
  ...new Set(ids.map(id => fireteamOf(s, id).unit)),
];

/**
 * TOS-GLO-03: the Unit Card turns over, and with it what Combined Arms it has (`sideOf` reads both by this). R-78: damage,
 * tokens, Assets and Activation stay as they are.
 */
const turning = (s: State, ids: readonly FireteamId[], side: CardSide): UnitId[] =>
  unitsOf(s, ids).filter(unit => isUnitAlive(s, unit) && unitOf(s, unit).side !== side);

export const glory = procedure('effect.glory')({
  begin(c, v) {
    for (const unit of turning(c.state, v.ids ?? [], 'glory')) c.emit({ type: 'unit.turned', unit, side: 'glory' });
    return done();
  },
});

export const fade = procedure('effect.fade')({
  begin(c, v) {
    for (const unit of turning(c.state, v.ids ?? [], 'standard'))
      c.emit({ type: 'unit.turned', unit, side: 'standard' });
    return done();
  },
});
