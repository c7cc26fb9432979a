import { done, goto, roll, type Ctx } from '@banneret/kernel';
import { dropAttitudes } from '../command/upkeep.js';
import type { FighterId, UnitId } from '../battle.js';
import type { Event } from '../events.js';
import { landingOf, standInFor, struckBy } from '../fire/blast.js';
import type { State } from '../state.js';
import { fighterIn, isArmour, isHero, unitOf } from '../units.js';
import { call, dice, procedure, type Calls } from './machine.js';

type Vars = Calls['blast'];

/**
 * AT43-IND-06 to -14: the template lands, strays by a die if a test failed, and whoever is under it takes his own impacts
 * . A hero's fall on the comrade next to him; infantry that survives is thrown down. Gives the infantry lost.
 */
export const blast = procedure('blast')({
  begin: (_c, { misses, seat }) =>
    misses === 0 ? goto('centred') : roll(dice(1, 'AT43-IND-07', 'at43.roll.direction', seat), 'strayed'),
  centred: (c, v) => land(c, v, 0),
  strayed: (c, v, [direction = 1]: readonly number[]) => land(c, v, direction),
  next(c, v) {
    const struck = v.struck?.[v.next ?? 0];
    if (struck === undefined) return done(v.lost);
    if (unitOf(c.state, struck.unit).place !== 'table') return goto('passed');
    const victims = struck.fighters.filter(id => !isHero(c.state, id));
    return strike(c.state, v, struck.unit, victims, 'heroes');
  },
  /** after the others, so that he takes his own when they are gone. */
  heroes(c, v, lost?: readonly FighterId[]) {
    const { unit, fighters } = v.struck![v.next ?? 0]!;
    gather(v, lost);
    const hero = fighters.find(id => isHero(c.state, id));
    const standing = hero === undefined ? undefined : fighterIn(unitOf(c.state, unit), hero);
    if (standing === undefined) return goto('fall');
    const standIn = standInFor(c.state, unit, standing) ?? standing;
    v.also = standIn.id;
    return strike(c.state, v, unit, [standIn.id], 'fall');
  },
  /** AT43-IND-14, STAT-06, ATT-03, R-26. */
  fall(c, v, lost?: readonly FighterId[]) {
    const { unit, fighters } = v.struck![v.next ?? 0]!;
    gather(v, lost);
    throwDown(c, unit, [
      ...fighters.filter(id => !isHero(c.state, id) || id === v.also),
      ...(v.also === undefined ? [] : [v.also]),
    ]);
    return goto('passed');
  },
  passed(_c, v) {
    v.next = (v.next ?? 0) + 1;
    delete v.also;
    return goto('next');
  },
});

function land(c: Ctx<State, Event>, v: Vars, direction: number): ReturnType<typeof goto<'next'>> {
  const landing = landingOf(c.state, v, direction);
  const { at, radius, impacts } = landing;
  c.emit({ type: 'template.landed', at, radius, direction, impacts });
  v.impacts = impacts;
  v.struck = struckBy(c.state, landing, v.origin);
  v.next = 0;
  v.lost = [];
  return goto('next');
}

/** The damage tests of some fighters of one unit, so many impacts each. */
function strike<const N extends string>(state: State, v: Vars, unit: UnitId, fighters: readonly FighterId[], step: N) {
  const { seat, weapon, origin, impacts: each = 1 } = v;
  if (fighters.length === 0) return goto(step);
  if (isArmour(state, unit)) {
    const shares = fighters.map(id => [id, each] as const);
    return call('wreck', { seat, weapon, shares, cause: 'blast' }, step);
  }
  const tests = fighters.flatMap(id => Array.from({ length: each }, () => id));
  const impacts = { units: [unit], fighters: tests, count: tests.length, each: true };
  const from = { base: { kind: 'round' as const, radius: 0 }, at: origin, facing: 0 };
  return call('wounds', { seat, weapon, impacts, origin: from, cause: 'blast' }, step);
}

const gather = (v: Vars, lost: readonly FighterId[] = []): void => {
  v.lost = [...(v.lost ?? []), ...lost];
};

function throwDown(c: Ctx<State, Event>, unit: UnitId, struck: readonly FighterId[]): void {
  const own = unitOf(c.state, unit);
  if (isArmour(c.state, unit) || own.place !== 'table') return;
  const fallen = own.fighters.filter(({ id, prone }) => !prone && struck.includes(id)).map(({ id }) => id);
  if (fallen.length > 0) c.emit({ type: 'fighters.proned', unit, fighters: fallen });
  dropAttitudes(c);
}
