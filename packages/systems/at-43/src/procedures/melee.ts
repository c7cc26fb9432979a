import { allocate, ask, done, goto, roll, subset } from '@banneret/kernel';
import type { FighterId } from '../battle.js';
import { dropAttitudes } from '../command/upkeep.js';
import { damageNeed, tellDamage } from '../damage/damageTest.js';
import { askFight, type FightChoice } from '../decisions/fight.js';
import { defendersOf, fightsOf } from '../melee/fights.js';
import { diceFor, needFor } from '../resolution.js';
import { isArmour, seatOf, sheetOf, unitWithFighter, weaponOf } from '../units.js';
import { call, dice, procedure, type Shots } from './machine.js';

/** AT43-MEL-10: fight after fight, as the attacker likes, until he has had enough or nobody is left to strike. */
export const melee = procedure('melee')({
  begin(c, { unit }) {
    if (fightsOf(c.state, unit).next().done === true) return done();
    return ask(askFight(c.state, unit), 'chosen');
  },
  chosen(c, { unit }, choice: FightChoice) {
    if (choice === 'done') return done();
    const { weapon, uses, defender } = choice;
    const defenders = defendersOf(c.state, unit, uses, defender);
    const against = unitWithFighter(c.state, defender);
    c.emit({ type: 'fight.declared', unit, weapon, uses, against, defenders });
    return call('fight', { unit, weapon, uses, against, defenders }, 'begin');
  },
});

/** AT43-MEL-11 to -16: hit, damage, losses chosen by the attacker. */
export const fight = procedure('fight')({
  begin(c, { unit, weapon, uses, defenders }) {
    const { accuracy, rate } = weaponOf(c.state, weapon);
    const value = accuracy ?? 0;
    const difficulty = sheetOf(c.state, defenders[0]!).combat;
    const test = { need: needFor(value, difficulty), value, difficulty, tests: rate * uses.length, melee: true };
    return call('shooting', { seat: seatOf(c.state, unit), weapon, ...test }, 'struck');
  },
  struck(c, v, { hits }: Shots) {
    v.impacts = hits;
    if (hits === 0) return done();
    const seat = seatOf(c.state, v.unit);
    if (isArmour(c.state, v.against)) {
      if (v.defenders.length === 1) return goto('share');
      const bins = v.defenders.map(id => ({ id, min: 0, max: hits }));
      return ask({ seat, ask: 'at43.ask.impacts', rule: 'AT43-MEL-15', shape: allocate(hits, bins) }, 'shared');
    }
    const need = damageNeed(c.state, v.weapon, v.defenders[0]!);
    return roll(dice(diceFor(need, hits), 'AT43-DMG-02', 'at43.roll.damage', seat, need), 'damaged');
  },
  share: (c, v) =>
    call(
      'wreck',
      { ...wreckOf(seatOf(c.state, v.unit), v.weapon), shares: [[v.defenders[0]!, v.impacts ?? 0]] },
      'end',
    ),
  shared: (c, v, counts: readonly number[]) =>
    call(
      'wreck',
      {
        ...wreckOf(seatOf(c.state, v.unit), v.weapon),
        shares: v.defenders.map((id, i) => [id, counts[i] ?? 0] as const),
      },
      'end',
    ),
  damaged(c, v, faces: readonly number[]) {
    const seat = seatOf(c.state, v.unit);
    const won = tellDamage(c, { seat, weapon: v.weapon, tests: v.impacts ?? 0 }, v.defenders[0]!, faces);
    // AT43-MEL-14, R-61: no more losses than defenders within reach.
    const losses = Math.min(won, v.defenders.length);
    if (losses === 0) return done();
    if (losses === v.defenders.length) return remove(v.defenders);
    return ask(
      { seat, ask: 'at43.ask.losses', rule: 'AT43-MEL-14', shape: subset(v.defenders, losses, losses) },
      'chosen',
    );
  },
  chosen: (_c, v, fighters: readonly FighterId[]) => {
    v.lost = fighters;
    return remove(fighters);
  },
  removed(_c, v) {
    const lost = v.lost ?? v.defenders;
    return call('medics', { lost }, 'end');
  },
  /** fewer who stand, or a hero out of his machine in the middle of them. */
  end(c) {
    dropAttitudes(c);
    return done();
  },
});

const wreckOf = (seat: number, weapon: number): { seat: number; weapon: number; cause: 'melee' } => ({
  seat,
  weapon,
  cause: 'melee',
});

const remove = (fighters: readonly FighterId[]): ReturnType<typeof call<'loss', 'removed'>> =>
  call('loss', { fighters, cause: 'melee' }, 'removed');
