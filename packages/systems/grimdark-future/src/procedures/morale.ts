import { done, goto, roll } from '@banneret/kernel';
import { moraleRescue, moraleTesters } from '../attack.js';
import { atHalfStrength, isDestroyed } from '../figures.js';
import { succeeds } from '../rulings.js';
import { seatOf, unitOf, type State, type UnitId } from '../state.js';
import { dice, procedure } from './machine.js';

/** A unit that suffered wounds outside melee tests if half or less of it is left. GDF-MOR-01 to -07, -11, -17. */
export const morale = procedure('morale')({
  begin(c, { unit }) {
    if (isDestroyed(c.state, unit) || !atHalfStrength(c.state, unit)) return done();
    if (unitOf(c.state, unit).shaken) return goto('failedAtOnce');
    return roll(dice(1, 'GDF-MOR-06', 'gdf.roll.morale', seatOf(c.state, unit)), 'tested');
  },
  tested(c, { unit }, faces: readonly number[]) {
    const need = qualityOf(c.state, unit);
    const face = faces[0] as number;
    const passed = succeeds(face, need, 0);
    c.emit({ type: 'morale.tested', unit, need, face, passed });
    return passed ? done() : goto('failed');
  },
  /** GDF-MOR-11: a Shaken unit does not even roll. */
  failedAtOnce(c, { unit }) {
    c.emit({ type: 'morale.tested', unit, need: qualityOf(c.state, unit), passed: false });
    return goto('failed');
  },
  /** GDF-SPC-19: the Fearless get another chance. */
  failed(c, { unit }) {
    const count = moraleRescue(c.state, unit) === undefined ? 0 : 1;
    return roll(dice(count, 'GDF-SPC-19', 'gdf.roll.fearless', seatOf(c.state, unit)), 'mastered');
  },
  mastered(c, { unit }, faces: readonly number[]) {
    const [face] = faces;
    const need = moraleRescue(c.state, unit);
    const passed = face !== undefined && need !== undefined && succeeds(face, need, 0);
    if (face !== undefined) c.emit({ type: 'fear.mastered', unit, face, passed });
    // GDF-MOR-15: failing again while Shaken changes nothing.
    if (!passed && !unitOf(c.state, unit).shaken) c.emit({ type: 'unit.shaken', unit });
    return done();
  },
});

const qualityOf = (state: State, unit: UnitId): number => moraleTesters(state, unit)[0]?.kind.quality ?? 6;
