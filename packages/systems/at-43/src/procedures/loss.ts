import { ask, done, goto, pick, type Ctx, type Seat } from '@banneret/kernel';
import { commanderCandidates } from '../command/commander.js';
import { successorsOf } from '../damage/leaders.js';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import type { Event } from '../events.js';
import { footUnitOf, footSpot } from '../heroes/dismount.js';
import type { Fighter, State } from '../state.js';
import { fighterIn, isArmour, seatOf, unitOf, unitWithFighter } from '../units.js';
import { call, procedure } from './machine.js';

/**
 * Losses, one after another (AT43-CAS-01): the figure goes, a hero gets out of his machine (DMG-19, -20), a fallen leader is
 * replaced at once (UNIT-04, R-10), and the rest of an armoured unit takes it to heart (MOR-07).
 */
export const loss = procedure('loss')({
  begin(c, v) {
    const fighter = v.fighters[v.next ?? 0];
    if (fighter === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    v.unit = unitWithFighter(c.state, fighter);
    if (v.unit < 0) return goto('begin');
    const unit = v.unit;
    const fallen = fighterIn(unitOf(c.state, unit), fighter)!;
    const led = unitOf(c.state, unit).leader === fighter;
    c.emit({ type: 'fighter.lost', unit, fighter, cause: v.cause });
    // A rout takes the pilot along (AT43-MOR-15).
    if (v.cause !== 'rout') dismount(c, fallen);
    v.seat = seatOf(c.state, unit);
    if (unitOf(c.state, unit).fighters.length === 0) {
      eliminate(c, unit);
      return goto('succession');
    }
    if (!led) return goto('succession');
    return replaceLeader(c, unit, fallen);
  },
  chosen(c, v, fighter: FighterId) {
    c.emit({ type: 'leader.replaced', unit: v.unit as UnitId, fighter });
    return goto('succession');
  },
  /** AT43-TAC-10, -11: a fallen commander is followed by the highest grade left; the points of the turn stay (TAC-04). */
  succession(c, v) {
    const seat = v.seat as Seat;
    const { commander } = c.state.sides[seat]!;
    if (commander === NOBODY || unitWithFighter(c.state, commander) !== NOBODY) return goto('shaken');
    const heirs = commanderCandidates(c.state, seat);
    if (heirs.length > 1)
      return ask({ seat, ask: 'at43.ask.commander', rule: 'AT43-TAC-09', shape: pick(heirs) }, 'succeeded');
    c.emit({ type: 'commander.named', seat, fighter: heirs[0] ?? NOBODY });
    return goto('shaken');
  },
  succeeded(c, v, fighter: FighterId) {
    c.emit({ type: 'commander.named', seat: v.seat as Seat, fighter });
    return goto('shaken');
  },
  /** AT43-MOR-07, R-71: one test for each machine, as soon as it is gone. */
  shaken(c, v) {
    const unit = v.unit as UnitId;
    const tests = isArmour(c.state, unit) && v.cause !== 'rout' && unitOf(c.state, unit).place === 'table';
    return tests ? call('morale', { unit }, 'begin') : goto('begin');
  },
});

function replaceLeader(
  c: Ctx<State, Event>,
  unit: UnitId,
  fallen: Fighter,
): ReturnType<typeof ask<'chosen'>> | ReturnType<typeof goto<'succession'>> {
  const heirs = successorsOf(c.state, unit, fallen);
  if (heirs.length > 1) {
    const seat = seatOf(c.state, unit);
    return ask({ seat, ask: 'at43.ask.leader', rule: 'AT43-UNIT-04', shape: pick(heirs), args: { unit } }, 'chosen');
  }
  c.emit({ type: 'leader.replaced', unit, fighter: heirs[0]! });
  return goto('succession');
}

/** AT43-DMG-19, -20, R-18, R-20: the hero's foot figure stands where his machine was. */
function dismount(c: Ctx<State, Event>, machine: Fighter): void {
  const unit = footUnitOf(c.state, machine.id);
  if (unit === undefined) return;
  const spot = footSpot(c.state, unit, machine);
  if (spot === undefined) return;
  c.emit({ type: 'fighters.placed', unit, spots: [spot], how: 'dismounted' });
}

/** The last fighter is gone: so is the unit, and its card if it still lies there. */
export function eliminate(c: Ctx<State, Event>, unit: UnitId): void {
  const { card } = unitOf(c.state, unit);
  c.emit({ type: 'unit.eliminated', unit });
  if (card === 'down') removeCard(c, unit);
}

export function removeCard(c: Ctx<State, Event>, unit: UnitId): void {
  const seat = seatOf(c.state, unit);
  c.emit({ type: 'card.removed', seat, unit, at: c.state.sides[seat]!.sequence.indexOf(unit) });
}
