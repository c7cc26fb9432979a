import { ask, done, goto, pick, roll, subset, type Control, type Ctx } from '@banneret/kernel';
import { NOBODY, type FighterId } from '../battle.js';
import { sharingMachines } from '../damage/victims.js';
import { saveFor } from '../fire/cover.js';
import type { Event } from '../events.js';
import { queueOf, shareImpacts, zoneTie, zoneVictims, type Exposed } from '../fire/impacts.js';
import type { Need } from '../rulings.js';
import type { State } from '../state.js';
import { isArmour, leaderOf, placedOf, seatOf } from '../units.js';
import { call, dice, procedure, type Calls, type Impacts, type NeedyDice } from './machine.js';

type Vars = Calls['volley'];

const current = ({ queue = [], next = 0 }: Vars): Impacts => queue[next]!;

/** AT43-ZON, COV, CAS: where the impacts of direct fire go, saves, then damage. Gives the infantry lost. */
export const volley = procedure('volley')({
  begin(c, v) {
    const zone = zoneVictims(c.state, v);
    const tie = zoneTie(zone, v.hits);
    if (tie === undefined) return share(c, v, zone);
    const shape = subset(tie.among, tie.count, tie.count);
    return ask({ seat: seatOf(c.state, v.unit), ask: 'at43.ask.zone', rule: 'AT43-ZON-08', shape }, 'picked');
  },
  picked: (c, v, chosen: readonly FighterId[]) => share(c, v, zoneVictims(c.state, v), chosen),
  /** AT43-COV-08, -09, R-55: one die an impact; judged for each unit with the lines of this salvo. */
  saves(c, v) {
    if ((v.next ?? 0) >= (v.queue ?? []).length) return done(v.lost);
    const { units, fighters, count } = current(v);
    const face = saveFor(c.state, v, units, sniped(v) ? fighters[0] : undefined);
    v.save = face ?? 0;
    if (face === undefined) return goto('damage');
    const saves = dice(count, 'AT43-COV-08', 'at43.roll.save', seatOf(c.state, units[0]!), face as Need);
    const request: NeedyDice = current(v).each ? { ...saves, inTurn: true } : saves;
    return roll(request, 'saved');
  },
  saved(c, v, faces: readonly number[]) {
    const impacts = current(v);
    const need = v.save ?? 6;
    const failed = faces.map(face => face < need);
    const count = failed.filter(Boolean).length;
    const seat = seatOf(c.state, impacts.units[0]!);
    const successes = impacts.count - count;
    c.emit({ type: 'test.rolled', seat, need: need as 5, tests: impacts.count, faces, successes, test: 'save' });
    const fighters = impacts.each ? impacts.fighters.filter((_, i) => failed[i]) : impacts.fighters;
    v.queue = (v.queue ?? []).map(item => (item === impacts ? { ...impacts, fighters, count } : item));
    return goto('damage');
  },
  damage(c, v) {
    const impacts = current(v);
    if (isArmour(c.state, impacts.units[0]!)) {
      v.shares = impacts.each ? singly(impacts) : evenly(c.state, v, impacts);
      v.extra = impacts.each ? 0 : impacts.count % Math.max(1, v.shares.length);
      return goto('extra');
    }
    const origin = originOf(c.state, v);
    const { weapon } = v;
    return call('wounds', { seat: seatOf(c.state, v.unit), weapon, impacts, origin, cause: 'fire' }, 'wounded');
  },
  /** AT43-CAS-04: what cannot be shared evenly goes to the nearest; the shooter chooses among equals. */
  extra(c, v) {
    const shares = v.shares ?? [];
    if ((v.extra ?? 0) === 0) return call('wreck', wreckOf(c.state, v, shares), 'next');
    const order = sharingMachines(c.state, current(v).units[0]!, current(v).fighters, originOf(c.state, v));
    const least = Math.min(...shares.map(([, count]) => count));
    const open = order.filter(({ fighter }) => shares.some(([id, count]) => id === fighter && count === least));
    const nearest = open.filter(({ distance }) => distance === open[0]!.distance).map(({ fighter }) => fighter);
    if (nearest.length <= (v.extra ?? 0)) return giveExtra(v, nearest);
    const seat = seatOf(c.state, v.unit);
    return ask({ seat, ask: 'at43.ask.extra', rule: 'AT43-CAS-04', shape: pick(nearest) }, 'given');
  },
  given: (_c, v, fighter: FighterId) => giveExtra(v, [fighter]),
  wounded(_c, v, lost: readonly FighterId[]) {
    v.lost = [...(v.lost ?? []), ...lost];
    return goto('next');
  },
  next(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('saves');
  },
});

/** Says who is hit, and lines up their impacts. */
function share(
  c: Ctx<State, Event>,
  v: Vars,
  exposed: readonly Exposed[],
  chosen: readonly FighterId[] = [],
): Control<'saves'> {
  const sharing = shareImpacts(c.state, v, v.hits, exposed, chosen);
  v.queue = queueOf(c.state, v, sharing);
  v.next = 0;
  v.lost = [];
  const zone = sharing.zone.map(({ fighter }) => fighter.id);
  c.emit({ type: 'impacts.shared', zone, target: sharing.targetImpacts });
  return goto('saves');
}

/** One designated fighter is judged for his own cover (AT43-SPC-01). */
const sniped = (v: Vars): boolean =>
  v.target.fighter !== NOBODY && current(v).fighters.every(fighter => fighter === v.target.fighter);

const originOf = (state: State, { unit }: Vars): ReturnType<typeof placedOf> => {
  const { base, at, facing } = placedOf(state, leaderOf(state, unit));
  return { base, at: { x: at.x, y: at.y }, facing };
};

/** Impacts that fall on fighters one by one, counted for each. */
function singly({ fighters }: Impacts): (readonly [FighterId, number])[] {
  const counted = new Map<FighterId, number>();
  for (const fighter of fighters) counted.set(fighter, (counted.get(fighter) ?? 0) + 1);
  return [...counted];
}

function evenly(state: State, v: Vars, impacts: Impacts): (readonly [FighterId, number])[] {
  const machines = sharingMachines(state, impacts.units[0]!, impacts.fighters, originOf(state, v));
  return machines.map(({ fighter }) => [fighter, Math.floor(impacts.count / machines.length)] as const);
}

function giveExtra(v: Vars, fighters: readonly FighterId[]): Control<'extra'> {
  v.shares = (v.shares ?? []).map(([id, count]) => [id, fighters.includes(id) ? count + 1 : count] as const);
  v.extra = (v.extra ?? 0) - fighters.length;
  return goto('extra');
}

const wreckOf = (state: State, v: Vars, shares: readonly (readonly [FighterId, number])[]): Calls['wreck'] => ({
  seat: seatOf(state, v.unit),
  weapon: v.weapon,
  shares,
  cause: 'fire',
  // Shares of a whole unit leave its hero out already.
  shielded: current(v).each && current(v).shielded,
});
