import { ask, done, goto, pick, roll } from '@banneret/kernel';
import type { FighterId } from '../battle.js';
import { damageNeed, tellDamage } from '../damage/damageTest.js';
import { fallingOrder, frontRank, testsAtOnce, type Victim } from '../damage/victims.js';
import { diceFor } from '../resolution.js';
import type { State } from '../state.js';
import { call, dice, procedure, type Calls } from './machine.js';
import { findTaker, test } from './taker.js';

type Vars = Calls['wounds'];

/** Those who may fall, in order. */
const orderOf = (state: State, { impacts, origin }: Vars): Victim[] =>
  fallingOrder(state, impacts.units, impacts.fighters, origin);

/** Damage tests against infantry (AT43-DMG-01 to -05, CAS-01 to -03, R-57). A success takes one fighter at most. Gives the fighters lost. */
export const wounds = procedure('wounds')({
  begin(_c, v) {
    v.left = v.impacts.count;
    v.lost = [];
    return goto(v.impacts.each ? 'single' : 'batch');
  },
  /** One impact for one fighter (a fire zone, a blast); somebody already gone takes no second one. */
  single(c, v) {
    const { impacts, left = 0 } = v;
    if (left === 0) return done(v.lost);
    const fighter = impacts.fighters[impacts.fighters.length - left] as FighterId;
    v.left = left - 1;
    return findTaker(c.state, v, fighter, impacts.shielded, 'single');
  },
  named: (_c, v, fighter: FighterId) => test(v, fighter),
  /** One die against one fighter. */
  test(c, v) {
    const need = damageNeed(c.state, v.weapon, v.taker!);
    return roll(dice(diceFor(need, 1), 'AT43-DMG-02', 'at43.roll.damage', v.seat, need), 'tested');
  },
  tested(c, v, faces: readonly number[]) {
    const next = v.impacts.each ? 'single' : 'batch';
    const fighter = v.taker!;
    if (tellDamage(c, { seat: v.seat, weapon: v.weapon, tests: 1 }, fighter, faces) === 0) return goto(next);
    v.lost = [...(v.lost ?? []), fighter];
    return call('loss', { fighters: [fighter], cause: v.cause }, next);
  },
  batch(c, v) {
    const order = orderOf(c.state, v);
    const first = order[0];
    if ((v.left ?? 0) === 0 || first === undefined) return done(v.lost);
    const alike = testsAtOnce(order);
    if (alike === 0) {
      v.left = (v.left ?? 0) - 1;
      const near = frontRank(order).map(({ fighter }) => fighter);
      return ask({ seat: v.seat, ask: 'at43.ask.victim', rule: 'AT43-CAS-03', shape: pick(near) }, 'named');
    }
    v.tests = Math.min(v.left ?? 0, alike);
    const need = damageNeed(c.state, v.weapon, first.fighter);
    return roll(dice(diceFor(need, v.tests), 'AT43-DMG-02', 'at43.roll.damage', v.seat, need), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const { seat, weapon, tests = 0 } = v;
    v.kills = tellDamage(c, { seat, weapon, tests }, orderOf(c.state, v)[0]!.fighter, faces);
    v.left = (v.left ?? 0) - tests;
    return goto('remove');
  },
  /** AT43-CAS-02, -03: nearest first; among equally near ones the shooter chooses. */
  remove(c, v) {
    const kills = v.kills ?? 0;
    if (kills === 0) return goto('batch');
    const near = frontRank(orderOf(c.state, v)).map(({ fighter }) => fighter);
    if (kills < near.length)
      return ask({ seat: v.seat, ask: 'at43.ask.victim', rule: 'AT43-CAS-03', shape: pick(near) }, 'chosen');
    return takeAway(v, near);
  },
  chosen: (_c, v, fighter: FighterId) => takeAway(v, [fighter]),
});

function takeAway(v: Vars, fighters: readonly FighterId[]): ReturnType<typeof call<'loss', 'remove'>> {
  v.kills = (v.kills ?? 0) - fighters.length;
  v.lost = [...(v.lost ?? []), ...fighters];
  return call('loss', { fighters, cause: v.cause }, 'remove');
}
