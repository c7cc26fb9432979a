import { ask, done, goto, pickOption, roll, Tally } from '@banneret/kernel';
import type { ArmsShape } from '../decisions/arms.js';
import { who } from '../figures/named.js';
import { isAlive } from '../figures/traits.js';
import {
  armourOf,
  crewLeft,
  isMakeshift,
  menLeft,
  mountsLeft,
  mountsOf,
  penetrationTally,
  pierces,
  rerollsOnes,
  sideOfBlow,
  weaponsLeft,
} from '../machines/penetration.js';
import type { Blow } from '../rule.js';
import { clampDie } from '../rulings.js';
import { enemyOf, figureOf, NOBODY, seatOf, sheetOf, type Damage, type FigureId, type State } from '../state.js';
import { strikerRules } from '../wounds/table.js';
import { call, dice, procedure, type C } from './machine.js';

const rollerOf = (state: State, { by, victim }: Blow): number =>
  by === NOBODY ? enemyOf(seatOf(state, victim)) : seatOf(state, by);

/** Penetration rolls, then the damage of those that pierced. BTS-VEH-05 to -07. */
export const penetrate = procedure('penetrate')({
  begin(c, v) {
    if (!isAlive(c.state, v.blow.victim)) return done();
    // BTS-VEH-07: bound to succeed whatever the die.
    if (1 + bonusOf(c.state, v.blow) >= armourAt(c.state, v.blow)) {
      tell(c, v.blow, [], true);
      v.hits = v.rolls;
      return goto('damage');
    }
    return roll(dice(v.rolls, 'BTS-VEH-06', 'bts.roll.penetration', rollerOf(c.state, v.blow)), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    v.faces = faces;
    const ones = rerollsOnes(c.state, v.blow) ? faces.filter(face => face === 1).length : 0;
    return roll(dice(ones, 'BTS-SPR-04', 'bts.roll.penetration-again', rollerOf(c.state, v.blow)), 'again');
  },
  again(c, v, again: readonly number[]) {
    const kept = again.length === 0 ? (v.faces ?? []) : (v.faces ?? []).filter(face => face !== 1);
    const succeeds = (face: number): boolean => pierces(c.state, v.blow, face);
    // BTS-SPR-30, R-08: successes must be rolled again, but for those dice that have been rolled again already.
    const shaky = isMakeshift(c.state, v.blow) ? kept.filter(succeeds).length : 0;
    v.faces = [...(shaky > 0 ? kept.filter(face => !succeeds(face)) : kept), ...again];
    return roll(dice(shaky, 'BTS-SPR-30', 'bts.roll.penetration-again', rollerOf(c.state, v.blow)), 'held');
  },
  held(c, v, again: readonly number[]) {
    v.faces = [...(v.faces ?? []), ...again];
    v.hits = v.faces.filter(face => pierces(c.state, v.blow, face)).length;
    tell(c, v.blow, v.faces, v.hits > 0);
    return goto('damage');
  },
  damage(c, v) {
    const rolls = v.hits ?? 0;
    if (rolls === 0) return done();
    return call('damage', { figure: v.blow.victim, rolls, seat: rollerOf(c.state, v.blow), blow: v.blow }, 'end');
  },
  end: () => done(),
});

const bonusOf = (state: State, blow: Blow): number => penetrationTally(state, blow).total;
const armourAt = (state: State, blow: Blow): number => armourOf(state, blow.victim, sideOfBlow(state, blow));

function tell(c: C, blow: Blow, faces: readonly number[], penetrated: boolean): void {
  const why = c.explain ? penetrationTally(c.state, blow, true).explanation() : undefined;
  c.emit({
    type: 'penetration.rolled',
    victim: blow.victim,
    by: blow.by,
    side: sideOfBlow(c.state, blow),
    armour: armourAt(c.state, blow),
    bonus: bonusOf(c.state, blow),
    faces,
    penetrated,
    ...(why && { why }),
  });
}

/** The Vehicle Damage Table, one roll after the other. BTS-VEH-08 to -13, R-46, R-115. */
export const damage = procedure('damage')({
  begin(c, v) {
    if ((v.left ?? v.rolls) === 0 || !isAlive(c.state, v.figure)) return done();
    v.left = (v.left ?? v.rolls) - 1;
    return roll(dice(1, 'BTS-VEH-08', 'bts.roll.damage', v.seat), 'rolled');
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    const bonus = new Tally(0);
    if (v.blow)
      for (const { rule, u } of strikerRules(c.state, v.blow)) rule.wound?.toDamage?.(bonus, v.blow, c.state, u);
    v.result = clampDie(face + bonus.total);
    c.emit({ type: 'damage.rolled', victim: v.figure, face, result: v.result });
    return goto('apply');
  },
  apply(c, v) {
    const { figure } = v;
    switch (v.result) {
      case 2:
        c.emit({ type: 'effect.gained', figure, effect: { id: 'immobilised', until: 'turn' } });
        return goto('begin');
      case 3:
        return goto('weapon');
      case 4:
        return goto('engine');
      case 5:
        return goto('crew');
      case 6:
        return call('remove', { figure, why: 'wounds' }, 'begin');
      default:
        return goto('begin');
    }
  },
  // BTS-VEH-10: the one who caused it chooses.
  weapon(c, v) {
    const left = weaponsLeft(c.state, v.figure);
    if (left.length === 0) return goto('crew');
    if (left.length === 1) {
      change(c, v.figure, { weapons: [...damageOf(c.state, v.figure).weapons, left[0] as number] });
      return goto('begin');
    }
    const { ranged } = sheetOf(c.state, v.figure);
    const options = left.map(id => ({
      id,
      say: 'bts.choice.weapons',
      args: { fr: ranged[id]?.name.fr ?? '', en: ranged[id]?.name.en ?? '' },
    }));
    const shape: ArmsShape = { ...pickOption(options), figure: v.figure };
    return ask({ seat: v.seat, ask: 'bts.ask.break-weapon', rule: 'BTS-VEH-10', shape }, 'broken');
  },
  broken(c, v, weapon: number) {
    change(c, v.figure, { weapons: [...damageOf(c.state, v.figure).weapons, weapon] });
    return goto('begin');
  },
  // BTS-VEH-11: twice is result 5.
  engine(c, v) {
    const { engine } = damageOf(c.state, v.figure);
    if (engine) return goto('crew');
    // All mounts of the crew fall with it; if that leaves one man he shoots no more (BTS-VEH-12).
    const fell = mountsLeft(c.state, v.figure) > 0;
    change(c, v.figure, { engine: true, mountsLost: mountsOf(c.state, v.figure) });
    return fell || crewLeft(c.state, v.figure) <= 0 ? goto('manned') : goto('begin');
  },
  // BTS-VEH-12, R-115: the one who caused it names whom, a man or a mount, where both are left.
  crew(c, v) {
    const [men, mounts] = [menLeft(c.state, v.figure), mountsLeft(c.state, v.figure)];
    if (men === 0 || mounts === 0) {
      lose(c, v.figure, men === 0 ? 'mount' : 'man');
      return goto('manned');
    }
    const shape = pickOption([
      { id: 'man', say: 'bts.choice.crew-man' },
      { id: 'mount', say: 'bts.choice.crew-mount' },
    ]);
    const args = { ...who(c.state, v.figure) };
    return ask({ seat: v.seat, ask: 'bts.ask.crew', rule: 'BTS-VEH-12', shape, args }, 'named');
  },
  named(c, v, whom: string) {
    lose(c, v.figure, whom);
    return goto('manned');
  },
  manned(c, v) {
    const left = crewLeft(c.state, v.figure);
    if (left <= 0) return call('remove', { figure: v.figure, why: 'wounds' }, 'begin');
    if (left === 1) change(c, v.figure, { silent: true });
    return goto('begin');
  },
});

const damageOf = (state: State, figure: FigureId): Damage => figureOf(state, figure).damage;

/** One of its crew falls. With its last mount it stands still: result 4. */
function lose(c: C, figure: FigureId, whom: string): void {
  const { crewLost, mountsLost } = damageOf(c.state, figure);
  if (whom === 'man') return change(c, figure, { crewLost: crewLost + 1 });
  const last = mountsLeft(c.state, figure) === 1;
  change(c, figure, { mountsLost: mountsLost + 1, ...(last && { engine: true }) });
}

const change = (c: C, figure: FigureId, to: Partial<Damage>): void =>
  c.emit({ type: 'vehicle.damaged', figure, damage: { ...damageOf(c.state, figure), ...to } });

export const penetrationProcedures = { penetrate, damage };
