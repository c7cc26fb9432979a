import { ask, done, goto, pick, type Ctx, type Seat } from '@banneret/kernel';
import { commanderCandidates } from '../command/commander.js';
import { successorsOf } from '../damage/leaders.js';
import { NOBODY, type FighterId, type Point, type UnitId } from '../battle.js';
import { askStand } from '../decisions/stand.js';
import type { Event } from '../events.js';
import { footUnitOf, footSpot } from '../heroes/dismount.js';
import type { Fighter, State } from '../state.js';
import { agentOf, fighterIn, isArmour, seatOf, seatsOf, sheetOf, unitOf, unitWithFighter } from '../units.js';
import { call, procedure, type Headless, type Landed } from './machine.js';

/**
 * Losses (AT43-CAS-01): the figures go, heroes get out of their machines (DMG-19, -20), a fallen leader is replaced at once
 * (UNIT-04, R-10), and the rest of an armoured unit takes it to heart (MOR-07). R-95: whoever falls together with others, in one
 * fight or of one rank, is gone before a new leader is looked for.
 */
export const loss = procedure('loss')({
  begin(c, v) {
    const headless: Headless[] = [];
    const landed: Landed[] = [];
    const shaken: UnitId[] = [];
    for (const fighter of v.fighters) {
      const unit = unitWithFighter(c.state, fighter);
      if (unit < 0) continue;
      const fallen = fighterIn(unitOf(c.state, unit), fighter)!;
      if (unitOf(c.state, unit).leader === fighter) headless.push({ unit, fallen });
      c.emit({ type: 'fighter.lost', unit, fighter, cause: v.cause });
      // A rout takes the pilot along (AT43-MOR-15).
      if (v.cause !== 'rout') landed.push(...dismount(c, fallen));
      if (unitOf(c.state, unit).fighters.length === 0) eliminate(c, unit);
      if (isArmour(c.state, unit)) shaken.push(unit);
    }
    v.headless = headless;
    v.shaken = shaken;
    v.landed = landed;
    return goto('stand');
  },
  /** where the place of his machine is taken, his player says where beside it a hero stands. */
  stand(c, v) {
    const [next] = v.landed ?? [];
    if (next === undefined) return goto('leader');
    return ask(askStand(c.state, unitOf(c.state, next.unit).fighters[0]!.id, next.beside), 'stood');
  },
  stood(c, v, { x, y }: Point) {
    const [next, ...rest] = v.landed ?? [];
    const { id, facing } = unitOf(c.state, next!.unit).fighters[0]!;
    const spots = [{ fighter: id, x, y, facing }];
    c.emit({ type: 'fighters.placed', unit: next!.unit, spots, how: 'chosen' });
    v.landed = rest;
    return goto('stand');
  },
  leader(c, v) {
    const [next, ...rest] = v.headless ?? [];
    if (next === undefined) return goto('succession');
    const { unit, fallen } = next;
    const heirs = unitOf(c.state, unit).place === 'table' ? successorsOf(c.state, unit, fallen) : [];
    if (heirs.length > 1) {
      const seat = seatOf(c.state, unit);
      return ask({ seat, ask: 'at43.ask.leader', rule: 'AT43-UNIT-04', shape: pick(heirs), args: { unit } }, 'chosen');
    }
    if (heirs[0] !== undefined) c.emit({ type: 'leader.replaced', unit, fighter: heirs[0] });
    v.headless = rest;
    return goto('leader');
  },
  chosen(c, v, fighter: FighterId) {
    const [next, ...rest] = v.headless ?? [];
    c.emit({ type: 'leader.replaced', unit: next!.unit, fighter });
    v.headless = rest;
    return goto('leader');
  },
  /** AT43-TAC-10, -11: a fallen commander is followed by the highest grade left; the points of the turn stay (TAC-04). */
  succession(c, v) {
    const seat = seatsOf(c.state).find(one => hasLostCommander(c.state, one));
    if (seat === undefined) return goto('shaken');
    v.seat = seat;
    const heirs = commanderCandidates(c.state, seat);
    if (heirs.length > 1)
      return ask({ seat, ask: 'at43.ask.commander', rule: 'AT43-TAC-09', shape: pick(heirs) }, 'succeeded');
    c.emit({ type: 'commander.named', seat, fighter: heirs[0] ?? NOBODY });
    return goto('succession');
  },
  succeeded(c, v, fighter: FighterId) {
    c.emit({ type: 'commander.named', seat: v.seat as Seat, fighter });
    return goto('succession');
  },
  /** AT43-MOR-07, R-71: one test for each machine, as soon as it is gone; whoever is off the table makes none. */
  shaken(c, v) {
    const [unit, ...rest] = v.shaken ?? [];
    if (unit === undefined) return done();
    v.shaken = rest;
    return call('morale', { unit }, 'shaken');
  },
});

const hasLostCommander = (state: State, seat: Seat): boolean => {
  const { commander } = state.sides[seat]!;
  return commander !== NOBODY && unitWithFighter(state, commander) === NOBODY;
};

/** AT43-DMG-19, -20, R-18, R-20: the hero's foot figure stands where his machine was; who commanded goes on doing so. */
function dismount(c: Ctx<State, Event>, machine: Fighter): Landed[] {
  const unit = footUnitOf(c.state, machine.id);
  const spot = unit === undefined ? undefined : footSpot(c.state, unit, machine);
  if (unit === undefined || spot === undefined) return [];
  c.emit({ type: 'fighters.placed', unit, spots: [spot], how: 'dismounted' });
  const seat = seatOf(c.state, unit);
  if (c.state.sides[seat]!.commander === machine.id) c.emit({ type: 'commander.named', seat, fighter: spot.fighter });
  if (spot.x === machine.x && spot.y === machine.y) return [];
  const at = { x: machine.x, y: machine.y };
  return [{ unit, beside: { base: sheetOf(c.state, machine.id).base, at, facing: machine.facing } }];
}

/** The last fighter is gone: so is the unit, and its card if it still lies there. */
export function eliminate(c: Ctx<State, Event>, unit: UnitId): void {
  const { card } = unitOf(c.state, unit);
  c.emit({ type: 'unit.eliminated', unit, by: agentOf(c.state) });
  if (card === 'down') removeCard(c, unit);
}

export function removeCard(c: Ctx<State, Event>, unit: UnitId): void {
  const seat = seatOf(c.state, unit);
  c.emit({ type: 'card.removed', seat, unit, at: c.state.sides[seat]!.sequence.indexOf(unit) });
}
