import { ask, done, goto, roll, type Ctx } from '@banneret/kernel';
import {
  blockGroups,
  blockModifier,
  blockNeed,
  hitModifier,
  hitNeed,
  hitsOf,
  isWasted,
  landedHits,
  rerolledFace,
  woundsPerHit,
} from '../attack/attack.js';
import { askShots, type ShotsChoice } from '../decisions/shots.js';
import type { BlockGroup, Event } from '../events/events.js';
import { succeeds } from '../rulings.js';
import type { Strike } from '../attack/strike.js';
import { seatOf, type State } from '../state.js';
import { firingOptions } from '../attack/targets.js';
import { volleyOf } from '../attack/volley.js';
import { call, dice, procedure } from './machine.js';

/**
 * Shooting (GDF-SHT-01 to -20): declare all targets, resolve the groups one after the other with everything frozen as it
 * was declared, then let each unit that suffered test its morale once.
 */
export const shooting = procedure('shooting')({
  begin(c, v) {
    v.groups = firingOptions(c.state, v.unit);
    return v.groups.length === 0 ? done() : ask(askShots(c.state, v), 'declared');
  },
  declared(c, v, shots: ShotsChoice) {
    if (shots.length === 0) return done();
    c.emit({ type: 'shots.declared', unit: v.unit, shots });
    v.shots = volleyOf(c.state, v, shots);
    v.next = 0;
    return goto('next');
  },
  next(c, v) {
    const strike = v.shots?.[v.next ?? 0];
    if (strike === undefined) return goto('morale');
    v.next = (v.next ?? 0) + 1;
    if (!isWasted(c.state, strike)) return call('attack', { strike }, 'resolved');
    const { unit, weapon, target } = strike;
    c.emit({ type: 'group.wasted', unit, weapon, target });
    return goto('next');
  },
  resolved(_c, v, wounds: number) {
    const target = v.shots?.[(v.next ?? 1) - 1]?.target;
    const wounded = v.wounded ?? [];
    if (wounds > 0 && target !== undefined && !wounded.includes(target)) v.wounded = [...wounded, target];
    return goto('next');
  },
  /** GDF-SHT-20. */
  morale(_c, v) {
    const [unit, ...rest] = v.wounded ?? [];
    if (unit === undefined) return done();
    v.wounded = rest;
    return call('morale', { unit }, 'morale');
  },
});

/** One roll of attacks: hit, block, wound. GDF-SHT-11 to -18. Gives the wounds suffered. */
export const attack = procedure('attack')({
  begin(c, { strike }) {
    if (strike.spell !== undefined) return goto('landed');
    const rule = strike.melee ? 'GDF-MEL-10' : 'GDF-SHT-13';
    return roll(dice(strike.attacks, rule, 'gdf.roll.hit', seatOf(c.state, strike.unit)), 'hit');
  },
  /** GDF-CAS-06: a spell that succeeds hits. */
  landed(c, v) {
    const { unit, target, spell } = v.strike;
    v.groups = blockGroups(landedHits(c.state, v.strike));
    c.emit({ type: 'spell.struck', unit, spell: spell?.id ?? '', target, hits: v.groups });
    return goto('block');
  },
  hit(c, v, faces: readonly number[]) {
    const { unit, weapon, target } = v.strike;
    const groups = blockGroups(hitsOf(c.state, v.strike, faces));
    const roll = hitModifier(c.state, v.strike, c.explain);
    const why = roll.explanation();
    const need = hitNeed(c.state, v.strike);
    const rolled = { unit, weapon, target, need, modifier: roll.total, faces, hits: groups };
    c.emit({ type: 'hits.rolled', ...rolled, ...(why && { why }) });
    v.groups = groups;
    return groups.length === 0 ? done(0) : goto('block');
  },
  block(c, { strike, groups = [] }) {
    const rule = strike.melee ? 'GDF-MEL-11' : 'GDF-SHT-14';
    return roll(dice(total(groups), rule, 'gdf.roll.block', seatOf(c.state, strike.target)), 'blocked');
  },
  blocked(c, v, faces: readonly number[]) {
    v.faces = faces;
    const again = faces.filter(face => face === rerolledFace(c.state, v.strike)).length;
    return roll(dice(again, 'GDF-SPC-33', 'gdf.roll.reblock', seatOf(c.state, v.strike.target)), 'reblocked');
  },
  /** GDF-GEN-12, -13: the second result is final, even if it is the same six again. */
  reblocked(c, v, second: readonly number[]) {
    const { strike, groups = [], faces: first = [] } = v;
    const face = rerolledFace(c.state, strike);
    const left = [...second];
    const faces = first.map(shown => (shown === face ? (left.shift() ?? shown) : shown));
    const unblocked = countUnblocked(c, strike, groups, faces, second.length);
    if (unblocked === 0) return done(0);
    return call(
      'wounds',
      { unit: strike.target, hits: unblocked, perHit: woundsPerHit(c.state, strike), strike },
      'end',
    );
  },
  end: (_c, _v, wounds: number) => done(wounds),
});

const total = (groups: readonly BlockGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Compares the block dice with the target's Defence, group by group, and tells the table. */
function countUnblocked(
  c: Ctx<State, Event>,
  strike: Strike,
  groups: readonly BlockGroup[],
  faces: readonly number[],
  rerolled: number,
): number {
  const need = blockNeed(c.state, strike);
  const rolls = groups.map(({ ap }) => blockModifier(c.state, strike, ap, c.explain));
  let unblocked = 0;
  let at = 0;
  for (const [i, { count }] of groups.entries()) {
    const modifier = rolls[i]?.total ?? 0;
    unblocked += faces.slice(at, at + count).filter(face => !succeeds(face, need, modifier)).length;
    at += count;
  }
  const rolled = { unit: strike.target, need, groups, faces, rerolled, unblocked };
  c.emit({ type: 'blocks.rolled', ...rolled, ...(c.explain && { why: rolls.map(roll => roll.explanation()) }) });
  return unblocked;
}
