import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import { dropAttitudes } from '../command/upkeep.js';
import type { FighterId, UnitId } from '../battle.js';
import type { Event } from '../events.js';
import { takersOf } from '../damage/shield.js';
import { landingOf, struckBy } from '../fire/blast.js';
import type { State } from '../state.js';
import { isArmour, isHero, unitOf } from '../units.js';
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
    v.spared = struck.fighters.some(id => isHero(c.state, id)) ? (v.impacts ?? 1) : 0;
    v.also = [];
    const victims = struck.fighters.filter(id => !isHero(c.state, id));
    return strike(c.state, v, struck.unit, victims, v.impacts ?? 1, 'heroes');
  },
  /** a hero's impacts after those of the others, one by one, so that he takes his own when they are gone. */
  heroes(c, v, lost?: readonly FighterId[]) {
    const { unit, fighters } = v.struck![v.next ?? 0]!;
    gather(v, lost);
    const hero = fighters.find(id => isHero(c.state, id));
    if (hero === undefined || (v.spared ?? 0) === 0 || unitOf(c.state, unit).place !== 'table') return goto('fall');
    v.spared = (v.spared ?? 0) - 1;
    const takers = takersOf(c.state, unit, hero);
    if (takers.length <= 1) return takes(c.state, v, takers[0] ?? hero);
    return ask({ seat: v.seat, ask: 'at43.ask.victim', rule: 'AT43-CAS-03', shape: pick(takers) }, 'named');
  },
  named: (c, v, fighter: FighterId) => takes(c.state, v, fighter),
  /** AT43-IND-14, STAT-06, ATT-03, R-26. */
  fall(c, v) {
    const { unit, fighters } = v.struck![v.next ?? 0]!;
    throwDown(c, unit, [...fighters.filter(id => !isHero(c.state, id)), ...(v.also ?? [])]);
    return goto('passed');
  },
  passed(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('next');
  },
});

/** One impact of a hero's falls on this one. */
function takes(state: State, v: Vars, fighter: FighterId) {
  v.also = [...(v.also ?? []), fighter];
  return strike(state, v, v.struck![v.next ?? 0]!.unit, [fighter], 1, 'heroes');
}

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
function strike<const N extends string>(
  state: State,
  v: Vars,
  unit: UnitId,
  fighters: readonly FighterId[],
  each: number,
  step: N,
) {
  const { seat, weapon, origin } = v;
  if (fighters.length === 0) return goto(step);
  if (isArmour(state, unit)) {
    const shares = fighters.map(id => [id, each] as const);
    return call('wreck', { seat, weapon, shares, cause: 'blast' }, step);
  }
  const tests = fighters.flatMap(id => Array.from({ length: each }, () => id));
  const impacts = { units: [unit], fighters: tests, count: tests.length, each: true, shielded: false };
  const from = { base: { kind: 'round' as const, radius: 0 }, at: origin, facing: 0 };
  return call('wounds', { seat, weapon, impacts, origin: from, cause: 'blast' }, step);
}

const gather = (v: Vars, lost: readonly FighterId[] = []): void => {
  v.lost = [...(v.lost ?? []), ...lost];
};

function throwDown(c: Ctx<State, Event>, unit: UnitId, struck: readonly FighterId[]): void {
  const own = unitOf(c.state, unit);
  if (isArmour(c.state, unit)) return;
  const fallen = own.fighters.filter(({ id, prone }) => !prone && struck.includes(id)).map(({ id }) => id);
  if (fallen.length > 0) c.emit({ type: 'fighters.proned', unit, fighters: fallen });
  dropAttitudes(c);
}
