import { ask, done, goto, pick, roll } from '@banneret/kernel';
import { heroTestsOtherwise, MORALE_TESTERS, moraleNeed, moraleRescue, type MoraleTester } from '../attack/attack.js';
import { atHalfStrength, isDestroyed } from '../units/figures.js';
import { succeeds } from '../rulings.js';
import { seatOf, unitOf } from '../state.js';
import { call, dice, procedure } from './machine.js';

/**
 * A unit that suffered wounds outside melee tests if half or less of it is left, one that lost a melee always. GDF-MOR-01 to
 * -11, -15 to -17.
 */
export const morale = procedure('morale')({
  begin(c, { unit, melee }) {
    if (isDestroyed(c.state, unit)) return done();
    if (melee !== true && !atHalfStrength(c.state, unit)) return done();
    if (!heroTestsOtherwise(c.state, unit)) return goto('test');
    const shape = pick(MORALE_TESTERS);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'gdf.ask.morale-tester', rule: 'GDF-HER-02', shape, args: { unit } },
      'chosen',
    );
  },
  chosen(_c, v, tester: MoraleTester) {
    v.tester = tester;
    return goto('test');
  },
  test(c, { unit }) {
    if (unitOf(c.state, unit).shaken) return goto('failedAtOnce');
    return roll(dice(1, 'GDF-MOR-06', 'gdf.roll.morale', seatOf(c.state, unit)), 'tested');
  },
  tested(c, { unit, tester }, faces: readonly number[]) {
    const need = moraleNeed(c.state, unit, tester);
    const face = faces[0] as number;
    const passed = succeeds(face, need, 0);
    c.emit({ type: 'morale.tested', unit, need, face, passed });
    return passed ? done() : goto('failed');
  },
  /** GDF-MOR-11: a Shaken unit does not even roll. */
  failedAtOnce(c, { unit, tester }) {
    c.emit({ type: 'morale.tested', unit, need: moraleNeed(c.state, unit, tester), passed: false });
    return goto('failed');
  },
  /** GDF-SPC-19: the Fearless get another chance. */
  failed(c, { unit, tester }) {
    const count = moraleRescue(c.state, unit, tester) === undefined ? 0 : 1;
    return roll(dice(count, 'GDF-SPC-19', 'gdf.roll.fearless', seatOf(c.state, unit)), 'mastered');
  },
  mastered(c, { unit, melee, tester }, faces: readonly number[]) {
    const [face] = faces;
    const need = moraleRescue(c.state, unit, tester);
    const passed = face !== undefined && need !== undefined && succeeds(face, need, 0);
    if (face !== undefined) c.emit({ type: 'fear.mastered', unit, face, passed });
    if (passed) return done();
    if (melee === true && atHalfStrength(c.state, unit)) return goto('rout');
    // GDF-MOR-15: failing again while Shaken changes nothing.
    if (!unitOf(c.state, unit).shaken) c.emit({ type: 'unit.shaken', unit });
    return done();
  },
  /** GDF-MOR-09, -16, R-33: half or less of it was left, and now nothing is. */
  rout(c, { unit }) {
    c.emit({ type: 'unit.routed', unit });
    return call('wreck', { unit }, 'end');
  },
  end: () => done(),
});
