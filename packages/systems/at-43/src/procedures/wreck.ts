import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import { damageNeed, tellDamage } from '../damage/damageTest.js';
import type { FighterId } from '../battle.js';
import { damageTo, intactWeapons, isWrecked, partHit } from '../damage/parts.js';
import type { Event } from '../events.js';
import { diceFor } from '../resolution.js';
import { LOCATION_TABLE } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import { fighterIn, unitOf, unitWithFighter, weaponOf } from '../units.js';
import { call, dice, procedure, type Calls } from './machine.js';
import { findTaker, test } from './taker.js';

/** The machine whose impacts are being tested; nothing once it is destroyed. */
const standingFighter = (state: State, fighter: number): Fighter | undefined => {
  const unit = unitWithFighter(state, fighter);
  return unit < 0 ? undefined : fighterIn(unitOf(state, unit), fighter);
};

/** AT43-CAS-05, R-85: machine by machine, all its damage dice, then a location for each success. */
export const wreck = procedure('wreck')({
  begin(c, v) {
    const share = v.shares[v.next ?? 0];
    if (share === undefined) return done();
    const [fighter, impacts] = share;
    return impacts === 0 ? goto('next') : findTaker(c.state, v, fighter, v.shielded === true, 'next');
  },
  named: (_c, v, fighter: FighterId) => test(v, fighter),
  test(c, v) {
    const need = damageNeed(c.state, v.weapon, v.taker!);
    const tests = v.shares[v.next ?? 0]![1];
    return roll(dice(diceFor(need, tests), 'AT43-DMG-02', 'at43.roll.damage', v.seat, need), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const tests = v.shares[v.next ?? 0]![1];
    v.locations = tellDamage(c, { seat: v.seat, weapon: v.weapon, tests }, v.taker!, faces);
    return goto('locate');
  },
  locate(c, v) {
    const fighter = v.taker!;
    // what is left over when the machine is gone is lost.
    if ((v.locations ?? 0) === 0 || standingFighter(c.state, fighter) === undefined) return goto('next');
    v.locations = (v.locations ?? 0) - 1;
    const { damage } = weaponOf(c.state, v.weapon);
    return call('breakage', { seat: v.seat, fighter, damage, cause: v.cause }, 'locate');
  },
  next(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
});

/** AT43-DMG-07 to -15: one success on a machine. */
export const breakage = procedure('breakage')({
  begin: (_c, { seat }) => roll(dice(1, 'AT43-DMG-07', 'at43.roll.location', seat), 'located'),
  located(c, v, [face = 1]: readonly number[]) {
    const part = LOCATION_TABLE[face - 1] ?? 'chassis';
    c.emit({ type: 'location.rolled', fighter: v.fighter, face, part });
    const fighter = standingFighter(c.state, v.fighter)!;
    const hit = partHit(fighter, part);
    if (hit !== 'choose') return hurt(c, v, hit);
    // whoever resolves the attack names the weapon.
    const shape = pick(intactWeapons(fighter));
    return ask(
      { seat: v.seat, ask: 'at43.ask.part', rule: 'AT43-DMG-09', shape, args: { fighter: v.fighter } },
      'named',
    );
  },
  named: (c, v, part: number) => hurt(c, v, part),
  end: () => done(),
});

function hurt(
  c: Ctx<State, Event>,
  { fighter, damage, cause }: Calls['breakage'],
  part: number,
): ReturnType<typeof call<'loss', 'end'>> | ReturnType<typeof done> {
  const unit = unitWithFighter(c.state, fighter);
  for (const { part: which, points } of damageTo(standingFighter(c.state, fighter)!, part, damage))
    c.emit({ type: 'part.damaged', unit, fighter, part: which, points });
  return isWrecked(c.state, unit, fighter) ? call('loss', { fighters: [fighter], cause }, 'end') : done();
}
