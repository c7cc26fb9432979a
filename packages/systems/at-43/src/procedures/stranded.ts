import { ask, done, goto, pickOption } from '@banneret/kernel';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import { dropAttitudes } from '../command/upkeep.js';
import { canKeepTogether } from '../movement/stranded.js';
import type { State } from '../state.js';
import { isImmobilised, seatOf, unitOf } from '../units.js';
import { call, procedure } from './machine.js';

const strandedIn = (state: State, unit: UnitId): FighterId[] =>
  unitOf(state, unit)
    .fighters.filter(fighter => isImmobilised(state, fighter))
    .map(({ id }) => id);

/**
 * AT43-DMG-17, -18, R-19: keep the others by the machine that cannot move, or leave it. Free, and not an action. A unit that does not act
 * need not choose: one that was not paid for keeps it as it is, and where the others cannot come up to it, its player may let the unit
 * rest. Gives `rest` then.
 */
export const stranded = procedure('stranded')({
  begin(c, v) {
    v.left = strandedIn(c.state, v.unit);
    return goto('next');
  },
  next(c, v) {
    const [fighter = NOBODY, ...rest] = v.left ?? [];
    v.left = rest;
    const { unit } = v;
    const { place, morale } = unitOf(c.state, unit);
    if (fighter === NOBODY || place !== 'table' || morale === 'disorganised') return done();
    v.fighter = fighter;
    const apart = v.paid && !canKeepTogether(c.state, unit);
    const barred = { barred: [{ rule: 'AT43-DMG-17', say: 'at43.no.tooFarApart' }] };
    const idle = apart ? [{ id: 'rest' }] : [];
    const shape = pickOption([{ id: 'keep', ...(apart && barred) }, { id: 'eject' }, ...idle]);
    const args = { unit, fighter };
    return ask({ seat: seatOf(c.state, unit), ask: 'at43.ask.eject', rule: 'AT43-DMG-17', shape, args }, 'answered');
  },
  answered(_c, v, answer: string) {
    if (answer === 'rest') return done('rest');
    if (answer === 'keep') return goto('next');
    return call('loss', { fighters: [v.fighter ?? NOBODY], cause: 'ejected' }, 'left');
  },
  /** A hero may have got out among enemies. */
  left(c) {
    dropAttitudes(c);
    return goto('next');
  },
});
