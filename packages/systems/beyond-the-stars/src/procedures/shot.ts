import { ask, done, goto, pickOption, roll } from '@banneret/kernel';
import { who } from '../figures/named.js';
import { inPlay, isAlive } from '../figures/traits.js';
import type { Blow } from '../rule.js';
import { clampDie, half, ONLY_SIX, reaches, TRAJECTORY_NEED } from '../rulings.js';
import { enemyOf, figureOf, seatOf, type FigureId, type State } from '../state.js';
import type { FlameLine, ShotGroup } from '../shooting/declare.js';
import { inTheWay, judgeTarget } from '../shooting/targets.js';
import { ctOf, needsSix, rulesOfShot, shotCase, toHitTally } from '../shooting/toHit.js';
import { firesTemplate, shotRules, weaponOf } from '../shooting/weapons.js';
import { aimAt, burnableAround, occupantsOf, type Room } from '../ground/buildings.js';
import { flammableUnder } from '../ground/fire.js';
import { bestDefended, hasScope } from '../shooting/intoBuilding.js';
import { call, dice, procedure } from './machine.js';
import { mayRerollHurt, rerollOf } from '../shooting/rerolls.js';
import { mustBeMadeAgain, trajectoryBonus } from '../shooting/trajectoryBonus.js';

/** The blow of a shot that arrived. */
function blowOf(state: State, { shooter, weapon, target }: ShotGroup, victim: FigureId): Blow {
  const { force, pen } = weaponOf(state, shooter, weapon);
  const { near } = shotCase(state, { shooter, weapon, target });
  return { kind: 'shot', by: shooter, victim, force, pen, weapon, near };
}

/** The dice of one weapon at one target: to hit, re-rolls, then each hit on its way. BTS-SHO-08, -11. */
export const shot = procedure('shot')({
  begin(c, v) {
    v.group = reaimed(c.state, v);
    const { shooter, weapon, target } = v.group;
    if (!isAlive(c.state, target) || !isAlive(c.state, shooter)) {
      c.emit({ type: 'shot.wasted', figure: shooter, weapon, target });
      return done();
    }
    const repeats = shotRules(c.state, shooter, weaponOf(c.state, shooter, weapon)).some(
      ({ rule }) => rule.shoot?.repeating === true,
    );
    return repeats && v.spread !== true
      ? roll(dice(1, 'BTS-SPR-15', 'bts.roll.repeating', seatOf(c.state, shooter)), 'counted')
      : goto('aim');
  },
  counted(_c, v, [face = 1]: readonly number[]) {
    v.dice = 1;
    v.left = face - 1;
    return goto('spread');
  },
  // BTS-SHO-06, BTS-SPR-15: each of its shots may have a target of its own; the first was named before they were counted.
  spread(c, v) {
    const left = v.left ?? 0;
    const { shooter, weapon, target } = v.group;
    const open =
      left === 0
        ? []
        : inPlay(c.state, enemyOf(seatOf(c.state, shooter))).filter(
            foe => judgeTarget(c.state, shooter, weapon, foe).ok,
          );
    if (open.every(foe => foe === target)) {
      v.dice = (v.dice ?? 1) + left;
      return goto('aim');
    }
    const shape = pickOption([
      { id: 'rest', say: 'bts.choice.rest-at', args: { ...who(c.state, target), left } },
      ...open.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } })),
    ]);
    return ask(
      {
        seat: seatOf(c.state, shooter),
        ask: 'bts.ask.next-shot',
        rule: 'BTS-SPR-15',
        shape,
        args: { ...who(c.state, shooter), left },
      },
      'aimed',
    );
  },
  aimed(_c, v, answer: FigureId | 'rest') {
    const left = v.left ?? 0;
    if (answer === 'rest' || answer === v.group.target) {
      v.dice = (v.dice ?? 1) + (answer === 'rest' ? left : 1);
      v.left = answer === 'rest' ? 0 : left - 1;
    } else {
      v.others = [...(v.others ?? []), answer];
      v.left = left - 1;
    }
    return goto('spread');
  },
  aim(c, v) {
    const at = shotCase(c.state, v.group);
    const six = needsSix(at);
    v.need = six ? ONLY_SIX : ctOf(at);
    v.modifier = six ? 0 : toHitTally(at).total;
    return roll(
      dice(v.dice ?? v.group.dice, 'BTS-SHO-08', 'bts.roll.to-hit', seatOf(c.state, v.group.shooter)),
      'rolled',
    );
  },
  rolled(c, v, faces: readonly number[]) {
    const again = rerollOf(c.state, v.group);
    v.faces = again === 'no' ? faces : faces.filter(face => isHit(face, v));
    v.open = again === 'no' ? [] : faces.filter(face => !isHit(face, v));
    v.rerolled = 0;
    return again === 'may' && mayRerollHurt(c.state, v.group) ? goto('offer') : goto('again');
  },
  // BTS-GEN-08: "may" is a question wherever it could be better not to.
  offer(c, v) {
    const open = v.open ?? [];
    if (open.length === 0) return goto('told');
    const faces = open.length === 1 ? [] : [...new Set(open)].sort((a, b) => a - b);
    const shape = pickOption([
      { id: 'all', say: 'bts.choice.reroll-misses', args: { count: open.length } },
      ...faces.map(face => ({ id: face, say: 'bts.choice.die', args: { face } })),
      { id: 'keep', say: 'bts.choice.keep' },
    ]);
    const { shooter } = v.group;
    return ask(
      {
        seat: seatOf(c.state, shooter),
        ask: 'bts.ask.reroll-misses',
        rule: 'BTS-GEN-08',
        shape,
        args: { ...who(c.state, shooter), faces: open.join(', ') },
      },
      'offered',
    );
  },
  offered(c, v, answer: string | number) {
    const open = v.open ?? [];
    if (answer === 'all') return goto('again');
    if (answer === 'keep') {
      v.faces = [...(v.faces ?? []), ...open];
      v.open = [];
      return goto('told');
    }
    const at = open.indexOf(answer as number);
    v.open = open.filter((_, i) => i !== at);
    return roll(dice(1, 'BTS-GEN-08', 'bts.roll.to-hit-again', seatOf(c.state, v.group.shooter)), 'rerolled');
  },
  again(c, v) {
    const count = (v.open ?? []).length;
    v.open = [];
    return roll(dice(count, 'BTS-GEN-08', 'bts.roll.to-hit-again', seatOf(c.state, v.group.shooter)), 'rerolled');
  },
  rerolled(_c, v, again: readonly number[]) {
    v.faces = [...(v.faces ?? []), ...again];
    v.rerolled = (v.rerolled ?? 0) + again.length;
    return goto('offer');
  },
  told(c, v) {
    const faces = v.faces ?? [];
    const hits = faces.filter(face => isHit(face, v));
    const { shooter, weapon, target } = v.group;
    const why = c.explain ? toHitTally(shotCase(c.state, v.group), true).explanation() : undefined;
    c.emit({
      type: 'hits.rolled',
      figure: shooter,
      weapon,
      target,
      need: v.need ?? 0,
      modifier: v.modifier ?? 0,
      faces,
      hits: hits.length,
      rerolled: v.rerolled ?? 0,
      ...(why && { why }),
    });
    v.hits = hits;
    return goto('overheat');
  },
  // BTS-SPR-08: every die that counts as a 1 burns the shooter.
  overheat(c, v) {
    const used = weaponOf(c.state, v.group.shooter, v.group.weapon);
    if (!shotRules(c.state, v.group.shooter, used).some(({ rule }) => rule.shoot?.overheats === true))
      return goto('next');
    const count = (v.faces ?? []).filter(face => clampDie(face + (v.modifier ?? 0)) === 1).length;
    if (count === 0) return goto('next');
    return call('overheat', { figure: v.group.shooter, weapon: v.group.weapon, count }, 'next');
  },
  next(c, v) {
    const [face, ...rest] = v.hits ?? [];
    if (face === undefined) return goto('others');
    v.hits = rest;
    const used = weaponOf(c.state, v.group.shooter, v.group.weapon);
    if (used.category === 'flamer') {
      // BTS-WPN-11(b): every hit is one on everybody who stood on the line, whether the target still lives or not.
      v.line ??= flameLine(c.state, v.group);
      return call('burn', { group: v.group, ...v.line }, 'next');
    }
    v.group = reaimed(c.state, v);
    if (!isAlive(c.state, v.group.target)) return goto('others');
    return firesTemplate(c.state, v.group.shooter, used)
      ? call('bombard', { group: v.group }, 'next')
      : call('flight', { group: v.group, face }, 'next');
  },
  /** The shots of a repeating weapon at its other targets, one after the other. */
  others(_c, v) {
    const [target] = v.others ?? [];
    if (target === undefined) return done();
    const all = v.others ?? [];
    v.others = all.filter(other => other !== target);
    v.hits = [];
    const group = { ...v.group, target, dice: all.length - v.others.length };
    return call('shot', { group, spread: true }, 'others');
  },
});

/** BTS-BLD-11: who shoots into a building shoots at all its occupants: when the one named has fallen, another is there. */
function reaimed(state: State, { group, room }: { group: ShotGroup; room?: Room }): ShotGroup {
  if (room === undefined || isAlive(state, group.target)) return group;
  const seat = seatOf(state, group.target);
  const other = occupantsOf(state, room.piece, room.storey).find(one => seatOf(state, one) === seat);
  return other === undefined ? group : { ...group, target: other };
}

/** BTS-SHO-08, -09, R-07: no automatic hits or misses. */
const isHit = (face: number, { need = 0, modifier = 0 }: { need?: number; modifier?: number }): boolean =>
  reaches(face, modifier, need);

/** One hit past everything that is in its way, nearest first. BTS-SHO-12 to -19. */
export const flight = procedure('flight')({
  begin(c, v) {
    const { shooter, target, weapon } = v.group;
    v.way = inTheWay(c.state, shooter, weaponOf(c.state, shooter, weapon), target);
    v.at = 0;
    return goto('next');
  },
  next(c, v) {
    const block = v.way?.[v.at ?? 0];
    if (block === undefined) return goto('arrive');
    v.rerolled = false;
    return roll(dice(1, 'BTS-SHO-12', 'bts.roll.trajectory', seatOf(c.state, v.group.shooter)), 'rolled');
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    const by = v.way?.[v.at ?? 0];
    if (by === undefined) return goto('arrive');
    const bonus = trajectoryBonus(c.state, v.group, v.way ?? [], by);
    const passed = reaches(face, bonus, TRAJECTORY_NEED);
    c.emit({ type: 'trajectory.rolled', figure: v.group.shooter, by, face, need: TRAJECTORY_NEED - bonus, passed });
    if (passed && v.rerolled !== true && mustBeMadeAgain(c.state, v.group.target, by)) {
      v.rerolled = true;
      return roll(dice(1, 'BTS-BLD-10', 'bts.roll.trajectory-again', seatOf(c.state, v.group.shooter)), 'rolled');
    }
    if (passed) {
      v.at = (v.at ?? 0) + 1;
      return goto('next');
    }
    const at = shotCase(c.state, v.group);
    const mayRetry = v.rerolled !== true && rulesOfShot(at).some(({ rule }) => rule.shoot?.rerollsTrajectory === true);
    if (!mayRetry) return goto('strays');
    // Against scenery nobody would keep a failure; somebody in the way may be a welcome victim.
    if (by.kind === 'piece') return goto('retry');
    const shape = pickOption([
      { id: 'again', say: 'bts.choice.roll-again' },
      { id: 'keep', say: 'bts.choice.keep' },
    ]);
    return ask(
      {
        seat: seatOf(c.state, v.group.shooter),
        ask: 'bts.ask.reroll-trajectory',
        rule: 'BTS-ACT-06',
        shape,
        args: { ...who(c.state, by.id), face },
      },
      'answered',
    );
  },
  answered: (_c, _v, answer: string) => (answer === 'again' ? goto('retry') : goto('strays')),
  retry(c, v) {
    v.rerolled = true;
    return roll(dice(1, 'BTS-GEN-08', 'bts.roll.trajectory-again', seatOf(c.state, v.group.shooter)), 'rolled');
  },
  // BTS-SHO-13: a shot that fails at somebody in the way strikes him.
  strays(c, v) {
    const by = v.way?.[v.at ?? 0];
    if (by === undefined || by.kind === 'piece') return done();
    return call('blows', { blow: blowOf(c.state, v.group, by.id), rolls: 1 }, 'end');
  },
  arrive(c, v) {
    // BTS-BLD-11: into a building, whoever is in it.
    const { place, host, storey } = figureOf(c.state, v.group.target);
    if (place === 'inside' && !hasScope(c.state, v.group.shooter)) {
      const spread = occupantsOf(c.state, host, storey).filter(
        one => seatOf(c.state, one) === seatOf(c.state, v.group.target),
      );
      return call(
        'blows',
        { blow: blowOf(c.state, v.group, bestDefended(c.state, spread)), rolls: 1, spread },
        'burst',
      );
    }
    return call('blows', { blow: blowOf(c.state, v.group, v.group.target), rolls: 1 }, 'burst');
  },
  // BTS-SPR-61, -16, R-52.
  burst(c, v) {
    const { shooter, weapon, target } = v.group;
    const used = weaponOf(c.state, shooter, weapon);
    const bursts = shotRules(c.state, shooter, used).some(
      ({ rule }) => rule.shoot?.fragments === 'always' || (rule.shoot?.fragments === 'on-six' && v.face === 6),
    );
    if (!bursts) return done();
    const { x, y } = aimAt(c.state, target);
    return call(
      'blast',
      { by: shooter, weapon, force: half(used.force), pen: used.pen, at: { x, y }, size: 'light', except: target },
      'end',
    );
  },
  end: () => done(),
});

/** BTS-WPN-11: who stands on the line of a flamethrower, the target first, and what may catch fire there. */
function flameLine(state: State, { shooter, weapon, target }: ShotGroup): FlameLine {
  const way = inTheWay(state, shooter, weaponOf(state, shooter, weapon), target);
  const others = way.flatMap(({ kind, id }) => (kind === 'figure' ? [id] : []));
  const { place, host, storey } = figureOf(state, target);
  // BTS-BLD-13: everybody in the storey is on the line.
  const housed = place === 'inside' ? occupantsOf(state, host, storey).filter(one => one !== target) : [];
  const victims = [target, ...housed, ...others];
  const outdoors = victims.filter(one => figureOf(state, one).place === 'table');
  return { victims, pieces: [...flammableUnder(state, outdoors), ...burnableAround(state, target)] };
}

/** One hit of a flamethrower. */
export const burn = procedure('burn')({
  begin(c, { group, victims }) {
    const items = victims.map(victim => ({ blow: blowOf(c.state, group, victim), rolls: 1 }));
    return { kind: 'call', proc: 'each', vars: { proc: 'blows', items }, step: 'ignite' };
  },
  ignite(c, { pieces }) {
    const items = pieces.filter(piece => !c.state.burning.includes(piece)).map(piece => ({ piece }));
    return { kind: 'call', proc: 'each', vars: { proc: 'ignite', items }, step: 'end' };
  },
  end: () => done(),
});

export const shotProcedures = { shot, flight, burn };
