import { ask, done, goto, roll, type Ctx } from '@banneret/kernel';
import {
  blockGroups,
  blockModifier,
  hitModifier,
  hitNeed,
  hitsOf,
  rerolledFace,
  shotsOf,
  woundsPerHit,
} from '../attack.js';
import { askShots, type ShotsChoice } from '../decisions/shots.js';
import type { BlockGroup, Event } from '../events.js';
import { defenseOf, isDestroyed } from '../figures.js';
import { succeeds } from '../rulings.js';
import type { Shot } from '../shot.js';
import { seatOf, type State } from '../state.js';
import { firingOptions, resolvedFirst } from '../targets.js';
import { call, dice, procedure, type Calls } from './machine.js';

/**
 * Shooting (GDF-SHT-01 to -20): declare all targets, resolve the groups one after the other with everything frozen as it
 * was declared, then let each unit that suffered test its morale once.
 */
export const shooting = procedure('shooting')({
  begin(c, v) {
    v.groups = firingOptions(c.state, v.unit);
    return v.groups.length === 0 ? done() : ask(askShots(seatOf(c.state, v.unit), v.unit, v.groups), 'declared');
  },
  declared(c, v, shots: ShotsChoice) {
    if (shots.length === 0) return done();
    c.emit({ type: 'shots.declared', unit: v.unit, shots });
    v.shots = freeze(c.state, v, shots);
    v.next = 0;
    return goto('next');
  },
  next(c, v) {
    const shot = v.shots?.[v.next ?? 0];
    if (shot === undefined) return goto('morale');
    v.next = (v.next ?? 0) + 1;
    if (!isDestroyed(c.state, shot.target)) return call('attack', { shot }, 'resolved');
    const { unit, weapon, target } = shot;
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

/** Everything the dice will need, in the order the groups are resolved: Deadly ones first, then as declared. */
function freeze(state: State, { unit, held, groups = [] }: Calls['shooting'], shots: ShotsChoice): Shot[] {
  const first = shots.filter(({ weapon }) => resolvedFirst(state, unit, weapon));
  const then = shots.filter(({ weapon }) => !resolvedFirst(state, unit, weapon));
  return [...first, ...then].flatMap(({ weapon, target }) => {
    const targets = groups.find(group => group.weapon === weapon)?.targets ?? [];
    const models = targets.find(option => option.target === target)?.models ?? [];
    return shotsOf(state, unit, { weapon, target, models }, held);
  });
}

/** One roll of attacks: hit, block, wound. GDF-SHT-11 to -18. Gives the wounds suffered. */
export const attack = procedure('attack')({
  begin: (c, { shot }) => roll(dice(shot.attacks, 'GDF-SHT-13', 'gdf.roll.hit', seatOf(c.state, shot.unit)), 'hit'),
  hit(c, v, faces: readonly number[]) {
    const { unit, weapon, target } = v.shot;
    const groups = blockGroups(hitsOf(c.state, v.shot, faces));
    const roll = hitModifier(c.state, v.shot, c.explain);
    const why = roll.explanation();
    const need = hitNeed(c.state, v.shot);
    const rolled = { unit, weapon, target, need, modifier: roll.total, faces, hits: groups };
    c.emit({ type: 'hits.rolled', ...rolled, ...(why && { why }) });
    v.groups = groups;
    return groups.length === 0 ? done(0) : goto('block');
  },
  block(c, { shot, groups = [] }) {
    return roll(dice(total(groups), 'GDF-SHT-14', 'gdf.roll.block', seatOf(c.state, shot.target)), 'blocked');
  },
  blocked(c, v, faces: readonly number[]) {
    v.faces = faces;
    const again = faces.filter(face => face === rerolledFace(c.state, v.shot)).length;
    return roll(dice(again, 'GDF-SPC-33', 'gdf.roll.reblock', seatOf(c.state, v.shot.target)), 'reblocked');
  },
  /** GDF-GEN-12, -13: the second result is final, even if it is the same six again. */
  reblocked(c, v, second: readonly number[]) {
    const { shot, groups = [], faces: first = [] } = v;
    const face = rerolledFace(c.state, shot);
    const left = [...second];
    const faces = first.map(shown => (shown === face ? (left.shift() ?? shown) : shown));
    const unblocked = countUnblocked(c, shot, groups, faces, second.length);
    if (unblocked === 0) return done(0);
    return call('wounds', { unit: shot.target, hits: unblocked, perHit: woundsPerHit(c.state, shot), shot }, 'end');
  },
  end: (_c, _v, wounds: number) => done(wounds),
});

const total = (groups: readonly BlockGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Compares the block dice with the target's Defence, group by group, and tells the table. */
function countUnblocked(
  c: Ctx<State, Event>,
  shot: Shot,
  groups: readonly BlockGroup[],
  faces: readonly number[],
  rerolled: number,
): number {
  const need = defenseOf(c.state, shot.target);
  const rolls = groups.map(({ ap }) => blockModifier(c.state, shot, ap, c.explain));
  let unblocked = 0;
  let at = 0;
  for (const [i, { count }] of groups.entries()) {
    const modifier = rolls[i]?.total ?? 0;
    unblocked += faces.slice(at, at + count).filter(face => !succeeds(face, need, modifier)).length;
    at += count;
  }
  const rolled = { unit: shot.target, need, groups, faces, rerolled, unblocked };
  c.emit({ type: 'blocks.rolled', ...rolled, ...(c.explain && { why: rolls.map(roll => roll.explanation()) }) });
  return unblocked;
}
