import { ask, done, goto, pickOption, type Ctx, type Seat } from '@banneret/kernel';
import { askMuster } from '../decisions/muster.js';
import { askPlace, type PlaceChoice } from '../decisions/place.js';
import type { Event } from '../events/events.js';
import { hasMuster, waitingUnits, type Muster } from '../places/muster.js';
import { runsUpwards } from '../rulings.js';
import { enemyOf, type State, type UnitId } from '../state.js';
import { isAircraft } from '../units/traits.js';
import { call, procedure, type Calls } from './machine.js';

/**
 * Deployment (GDF-DEP-01 to -10, R-14): a roll-off; the winner chooses an edge; both declare, the winner first; then the
 * units are placed in turn: Aircraft, all others, Scouts. Gives the winner, who has the first turn of the first round.
 */
export const deployment = procedure('deployment')({
  begin: () => call('rollOff', { why: 'gdf.roll.roll-off-deploy' }, 'won'),
  won(c, v, winner: Seat) {
    v.winner = winner;
    const [near, far] = runsUpwards(c.state.battle) ? ['left', 'right'] : ['near', 'far'];
    const edges = pickOption([
      { id: 'near', say: `gdf.choice.${near}` },
      { id: 'far', say: `gdf.choice.${far}` },
    ]);
    return ask({ seat: winner, ask: 'gdf.ask.edge', rule: 'GDF-DEP-02', shape: edges }, 'sided');
  },
  sided(c, v, edge: 'near' | 'far') {
    const seat = v.winner as Seat;
    c.emit({ type: 'edge.chosen', seat, near: edge === 'near' ? seat : enemyOf(seat) });
    v.seat = seat;
    return goto('declare');
  },

  declare(c, v) {
    const seat = v.seat as Seat;
    return hasMuster(c.state, seat) ? ask(askMuster(seat), 'declared') : goto('declaredByOne');
  },
  declared(c, v, muster: Muster) {
    declare(c, muster);
    v.scouts = [...(v.scouts ?? []), ...muster.scouts];
    return goto('declaredByOne');
  },
  declaredByOne(_c, v) {
    const winner = v.winner as Seat;
    if (v.seat !== winner) return goto('aircraft');
    v.seat = enemyOf(winner);
    return goto('declare');
  },

  aircraft: (_c, v) => call('placing', { first: v.winner as Seat, wave: 'aircraft', scouts: v.scouts ?? [] }, 'others'),
  others: (_c, v) => call('placing', { first: v.winner as Seat, wave: 'others', scouts: v.scouts ?? [] }, 'scouts'),
  /** GDF-SCT-03: only if both have some is there anything to roll for. */
  scouts(c, v) {
    const owners = [v.winner as Seat, enemyOf(v.winner as Seat)].filter(
      seat => unitsToPlace(c.state, seat, 'scouts', v.scouts ?? []).length > 0,
    );
    if (owners.length > 1) return call('rollOff', { why: 'gdf.roll.roll-off-scouts' }, 'scoutsFrom');
    v.seat = owners[0] ?? (v.winner as Seat);
    return goto('placeScouts');
  },
  scoutsFrom(_c, v, winner: Seat) {
    v.seat = winner;
    return goto('placeScouts');
  },
  placeScouts: (_c, v) => call('placing', { first: v.seat as Seat, wave: 'scouts', scouts: v.scouts ?? [] }, 'end'),
  end: (_c, v) => done(v.winner),
});

/** public, and before anybody is placed. Heroes join before their units go anywhere. */
function declare(c: Ctx<State, Event>, { joins, loads, reserve, scouts }: Muster): void {
  for (const { unit: hero, with: unit } of joins) c.emit({ type: 'hero.joined', hero, unit });
  for (const { unit, with: host } of loads) c.emit({ type: 'unit.boarded', unit, host });
  for (const unit of reserve) c.emit({ type: 'unit.reserved', unit });
  for (const unit of scouts) c.emit({ type: 'unit.scouting', unit });
}

type Wave = Calls['placing']['wave'];

/** GDF-DEP-08: the units of a seat that belong to this wave and are not placed yet. */
function unitsToPlace(state: State, seat: Seat, wave: Wave, scouts: readonly UnitId[]): UnitId[] {
  return waitingUnits(state, seat).filter(unit => {
    if (wave === 'scouts') return scouts.includes(unit);
    return !scouts.includes(unit) && isAircraft(state, unit) === (wave === 'aircraft');
  });
}

/** One unit each in turn; whoever has none left is skipped. GDF-DEP-03 to -06. */
export const placing = procedure('placing')({
  begin(_c, v) {
    v.turn = v.first;
    return goto('next');
  },
  next(c, v) {
    const left = (seat: Seat): UnitId[] =>
      unitsToPlace(c.state, seat, v.wave, v.scouts).filter(unit => !(v.leftOut ?? []).includes(unit));
    const turn = v.turn as Seat;
    const seat = [turn, enemyOf(turn)].find(side => left(side).length > 0);
    if (seat === undefined) return done();
    v.turn = seat;
    return ask(askPlace({ seat, units: left(seat), ground: { kind: 'zone' }, ...QUESTIONS[v.wave] }), 'placed');
  },
  placed(c, v, { unit, models }: PlaceChoice) {
    v.turn = enemyOf(v.turn as Seat);
    if (models.length === 0) {
      c.emit({ type: 'unit.left-out', unit });
      v.leftOut = [...(v.leftOut ?? []), unit];
      return goto('next');
    }
    c.emit({ type: 'unit.placed', unit, how: 'deployed', models });
    return v.wave === 'scouts' ? call('scoutMove', { unit }, 'next') : goto('next');
  },
});

const QUESTIONS: Readonly<Record<Wave, { readonly ask: string; readonly rule: string }>> = {
  aircraft: { ask: 'gdf.ask.deploy-aircraft', rule: 'GDF-AIR-01' },
  others: { ask: 'gdf.ask.deploy', rule: 'GDF-DEP-05' },
  scouts: { ask: 'gdf.ask.deploy-scouts', rule: 'GDF-SCT-01' },
};
