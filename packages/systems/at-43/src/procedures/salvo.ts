import { amount, ask, done, goto, roll, type Because, type Ctx } from '@banneret/kernel';
import type { Weapon } from '../battle.js';
import { dropAttitudes } from '../command/upkeep.js';
import type { Event, Target } from '../events.js';
import { diceFor, needFor, needReason, successes } from '../resolution.js';
import { bandOf, type Need } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { distanceBetween } from '../table/measure.js';
import { fighterIn, leaderOf, seatOf, unitOf, weaponOf } from '../units.js';
import { call, dice, procedure, type Shots } from './machine.js';

/** range goes to the leader of the unit, or to the one fighter who was designated. */
const aimPoint = (state: State, { unit, fighter }: Target): Fighter =>
  fighterIn(unitOf(state, unit), fighter) ?? leaderOf(state, unit);

/** AT43-SHO-08: declared, measured, tested; then the impacts find their victims. */
export const salvo = procedure('salvo')({
  begin(c, v) {
    const { unit, weapon, target, uses } = v;
    c.emit({ type: 'salvo.declared', unit, weapon, target, uses });
    const test = measured(c, v.unit, weaponOf(c.state, weapon), target);
    if (test.need === 'never') {
      // AT43-SHO-21, IND-05: out of range, and the shots are spent.
      const indirect = weaponOf(c.state, weapon).mode === 'indirect';
      c.emit({ type: 'shots.lost', unit, rule: indirect ? 'AT43-IND-05' : 'AT43-SHO-21' });
      return done();
    }
    const tests = weaponOf(c.state, weapon).rate * uses.length;
    return call('shooting', { seat: seatOf(c.state, unit), weapon, tests, ...test }, 'land');
  },
  land(c, v, { hits, misses }: Shots) {
    const { unit, weapon, target, uses } = v;
    if (weaponOf(c.state, weapon).mode === 'direct')
      return call('volley', { unit, weapon, target, uses, hits }, 'after');
    const { x, y } = aimPoint(c.state, target);
    const leader = leaderOf(c.state, unit);
    const origin = { x: leader.x, y: leader.y };
    return call('blast', { seat: seatOf(c.state, unit), weapon, at: { x, y }, origin, hits, misses }, 'after');
  },
  after: (_c, _v, lost: readonly number[]) => call('medics', { lost }, 'end'),
  /** whether most of a unit lies on the ground is looked at after each salvo. */
  end(c) {
    dropAttitudes(c);
    return done();
  },
});

export interface ShootingTest {
  readonly need: Need;
  readonly value?: number;
  readonly difficulty?: number;
}

/** AT43-SHO-17, -18, -23, R-78: what a weapon needs at a range; locked fire needs its own face at any. */
export function shootingTestAt({ locked, accuracy }: Weapon, band: number): ShootingTest {
  if (locked !== null) return { need: locked as Need };
  const value = accuracy ?? 0;
  return { need: needFor(value, band), value, difficulty: band };
}

/** What the dice need, once the distance has been measured. Locked fire is not measured. */
function measured(c: Ctx<State, Event>, unit: number, weapon: Weapon, target: Target): ShootingTest {
  if (weapon.locked !== null) return shootingTestAt(weapon, 0);
  const from = leaderOf(c.state, unit);
  const to = aimPoint(c.state, target);
  const distance = distanceBetween(c.state, from, to);
  const band = bandOf(distance);
  c.emit({ type: 'range.measured', from: from.id, to: to.id, distance, band });
  return shootingTestAt(weapon, band);
}

/** AT43-SHO-19, -20, MEL-11, R-48: the dice, then as many rounds of rerolls as the weapon has. */
export const shooting = procedure('shooting')({
  begin(_c, { seat, tests, need, melee }) {
    const rule = melee === true ? 'AT43-MEL-11' : 'AT43-SHO-19';
    return roll(dice(diceFor(need, tests), rule, 'at43.roll.hit', seat, need), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const { seat, need, tests, melee, weapon } = v;
    v.hits = successes(need, tests, faces);
    v.rerolls = weaponOf(c.state, weapon).rerolls;
    const test = melee === true ? 'melee' : 'shooting';
    const rule = melee === true ? 'AT43-MEL-12' : 'AT43-SHO-18';
    c.emit({ type: 'test.rolled', seat, need, tests, faces, successes: v.hits, test, ...whyOf(c, rule, v) });
    return goto('offer');
  },
  offer(_c, v) {
    const misses = v.tests - (v.hits ?? 0);
    if (misses === 0 || (v.rerolls ?? 0) === 0 || typeof v.need !== 'number') return goto('end');
    const rule = v.melee === true ? 'AT43-MEL-11' : 'AT43-SHO-20';
    return ask({ seat: v.seat, ask: 'at43.ask.reroll', rule, shape: amount(0, misses), args: { misses } }, 'again');
  },
  again(_c, v, count: number) {
    if (count === 0) return goto('end');
    v.rerolls = (v.rerolls ?? 0) - 1;
    v.again = count;
    return roll(dice(count, 'AT43-SHO-20', 'at43.roll.reroll', v.seat, v.need), 'rerolled');
  },
  rerolled(c, v, faces: readonly number[]) {
    const { seat, need } = v;
    const won = successes(need, faces.length, faces);
    v.hits = (v.hits ?? 0) + won;
    c.emit({ type: 'test.rolled', seat, need, tests: faces.length, faces, successes: won, test: 'reroll' });
    return goto('offer');
  },
  end: (_c, { hits = 0, tests }) => done({ hits, misses: tests - hits } satisfies Shots),
});

/** Why a test needs what it needs, for those who want to know. */
const whyOf = (
  c: Ctx<State, Event>,
  rule: string,
  { need, value, difficulty }: ShootingTest,
): { readonly why?: readonly Because[] } =>
  c.explain && value !== undefined && difficulty !== undefined
    ? { why: [needReason(rule, value, difficulty, need)] }
    : {};
