import { ask, done, goto, pick, roll } from '@banneret/kernel';
import type { FighterId } from '../battle.js';
import { damageNeed, tellDamage } from '../damage/damageTest.js';
import { alikeAtFront, fallingOrder, type Victim } from '../damage/victims.js';
import { diceFor } from '../resolution.js';
import type { State } from '../state.js';
import { sheetOf, unitWithFighter } from '../units.js';
import { call, dice, procedure, type Calls } from './machine.js';

type Vars = Calls['wounds'];

/** Those who may fall, in order. A list with one impact each (a fire zone, a blast) has no order but its own. */
function orderOf(state: State, { impacts, origin, left = impacts.count }: Vars): Victim[] {
  if (!impacts.each) return fallingOrder(state, impacts.units, impacts.fighters, origin);
  return impacts.fighters.slice(impacts.fighters.length - left).flatMap(fighter => {
    const unit = unitWithFighter(state, fighter);
    return unit < 0 ? [] : [{ unit, fighter, distance: 0, protection: sheetOf(state, fighter).protection }];
  });
}

/** Damage tests against infantry (AT43-DMG-01 to -05, CAS-01 to -03, R-57). A success takes one fighter at most. Gives the fighters lost. */
export const wounds = procedure('wounds')({
  begin(_c, v) {
    v.left = v.impacts.count;
    v.lost = [];
    return goto(v.impacts.each ? 'single' : 'batch');
  },
  /** One impact for one fighter; somebody already gone takes no second one. */
  single(c, v) {
    const { impacts, left = 0 } = v;
    if (left === 0) return done(v.lost);
    const fighter = impacts.fighters[impacts.fighters.length - left] as FighterId;
    v.left = left - 1;
    if (unitWithFighter(c.state, fighter) < 0) return goto('single');
    const need = damageNeed(c.state, v.weapon, fighter);
    return roll(dice(diceFor(need, 1), 'AT43-DMG-02', 'at43.roll.damage', v.seat, need), 'singleRolled');
  },
  singleRolled(c, v, faces: readonly number[]) {
    const { impacts, left = 0, seat, weapon } = v;
    const fighter = impacts.fighters[impacts.fighters.length - left - 1] as FighterId;
    if (tellDamage(c, { seat, weapon, tests: 1 }, fighter, faces) === 0) return goto('single');
    v.lost = [...(v.lost ?? []), fighter];
    return call('loss', { fighters: [fighter], cause: v.cause }, 'single');
  },
  batch(c, v) {
    const order = orderOf(c.state, v);
    const first = order[0];
    if ((v.left ?? 0) === 0 || first === undefined) return done(v.lost);
    const tests = Math.min(v.left ?? 0, alikeAtFront(order));
    const need = damageNeed(c.state, v.weapon, first.fighter);
    return roll(dice(diceFor(need, tests), 'AT43-DMG-02', 'at43.roll.damage', v.seat, need), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const order = orderOf(c.state, v);
    const tests = Math.min(v.left ?? 0, alikeAtFront(order));
    v.kills = tellDamage(c, { seat: v.seat, weapon: v.weapon, tests }, order[0]!.fighter, faces);
    v.left = (v.left ?? 0) - tests;
    return goto('remove');
  },
  /** AT43-CAS-02, -03: nearest first; among equally near ones the shooter chooses. */
  remove(c, v) {
    const kills = v.kills ?? 0;
    if (kills === 0) return goto('batch');
    const order = orderOf(c.state, v);
    const rank = order.filter(({ distance }) => distance === order[0]!.distance).length;
    if (kills < rank) {
      const near = order.slice(0, rank).map(({ fighter }) => fighter);
      return ask({ seat: v.seat, ask: 'at43.ask.victim', rule: 'AT43-CAS-03', shape: pick(near) }, 'chosen');
    }
    return takeAway(v, order.slice(0, rank));
  },
  chosen: (c, v, fighter: FighterId) =>
    takeAway(
      v,
      orderOf(c.state, v).filter(victim => victim.fighter === fighter),
    ),
});

function takeAway(v: Vars, victims: readonly Victim[]): ReturnType<typeof call<'loss', 'remove'>> {
  const fighters = victims.map(({ fighter }) => fighter);
  v.kills = (v.kills ?? 0) - fighters.length;
  v.lost = [...(v.lost ?? []), ...fighters];
  return call('loss', { fighters, cause: v.cause }, 'remove');
}
