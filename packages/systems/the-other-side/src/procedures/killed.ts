import { within } from '@banneret/geometry';
import { done, goto, type Seat } from '@banneret/kernel';
import { cardOfUnit, gloryOf, isCommander, isUnitAlive } from '../cardsInPlay.js';
import { markerBody, placedOf } from '../ground/board.js';
import { missionOf, OBJECTIVE } from '../operations/mission.js';
import { BATTLE_AURA, COMMANDER_KILLED_VP } from '../rulings.js';
import { seesMarker } from '../sight.js';
import {
  areEnemies,
  fireteamOf,
  NONE,
  playerOf,
  seatOf,
  unitOf,
  type FireteamId,
  type State,
  type UnitId,
} from '../state.js';
import { call, procedure, type Calls } from './machine.js';

type Deaths = Pick<Calls['killed'], 'fireteams' | 'units'>;

/** All that follows from deaths of one instant: points, Glory, Abilities of who did it. */
export const killed = procedure('killed')({
  begin(c, v) {
    for (const seat of c.state.players.keys()) {
      const { points, rule } = killPoints(c.state, seat, v);
      if (points > 0) c.emit({ type: 'vp.scored', seat, points, rule });
      if (points > 0 && c.state.operation === 'pitchedBattle') c.emit({ type: 'kills.scored', seat });
    }
    return goto('glory');
  },
  glory(c, v) {
    for (const unit of v.hurt)
      if (goesToGlory(c.state, unit, 'loss')) c.emit({ type: 'unit.turned', unit, side: 'glory' });
    const killer = killerOf(c.state, v);
    if (killer === NONE) return done();
    if (goesToGlory(c.state, killer, 'kill')) c.emit({ type: 'unit.turned', unit: killer, side: 'glory' });
    return call('moments', { units: [killer], moment: 'killer' }, 'end');
  },
  end: () => done(),
});

/** The unit whose Action killed an enemy Fireteam, if it is still there. */
function killerOf(s: State, { actor, fireteams }: Calls['killed']): UnitId {
  if (actor === NONE || !fireteams.some(id => areEnemies(s, seatOf(s, actor), seatOf(s, id)))) return NONE;
  const { unit } = fireteamOf(s, actor);
  return isUnitAlive(s, unit) ? unit : NONE;
}

/** TOS-GLO-02. */
const goesToGlory = (s: State, unit: UnitId, kind: 'kill' | 'loss'): boolean =>
  isUnitAlive(s, unit) && unitOf(s, unit).side === 'standard' && gloryOf(s, unit)?.kind === kind;

/** What a seat scores for the losses of its enemies, by the Operation. */
export function killPoints(s: State, seat: Seat, { fireteams, units }: Deaths): { points: number; rule: string } {
  const dead = fireteams.filter(id => areEnemies(s, seat, seatOf(s, id)));
  const lost = units.filter(id => areEnemies(s, seat, unitOf(s, id).seat));
  switch (missionOf(s)) {
    case 'pillage':
      return commandersKilled(s, lost, 'TOS-PIL-05');
    case 'supplyCache':
      return commandersKilled(s, lost, 'TOS-SUP-05');
    case 'traps':
      return commandersKilled(s, lost, 'TOS-TRP-05');
    case 'pitchedBattle':
      return { points: playerOf(s, seat).killScored ? 0 : battleEvents(s, dead, lost), rule: 'TOS-BAT-03' };
    case 'killThemAll':
      // TOS-KTA-04, -06 … -08: each counts, and every member of a Confederation has its points.
      return { points: dead.length + lost.length + lost.filter(unit => isGreat(s, unit)).length, rule: 'TOS-KTA-08' };
    default:
      return { points: 0, rule: 'TOS-OPS-01' };
  }
}

/** */
const commandersKilled = (s: State, lost: readonly UnitId[], rule: string): { points: number; rule: string } => ({
  points: COMMANDER_KILLED_VP * lost.filter(unit => isCommander(s, unit)).length,
  rule,
});

const isGreat = (s: State, unit: UnitId): boolean => isCommander(s, unit) || cardOfUnit(s, unit).titan === true;

/** TOS-BAT-04 … -07, R-68: each sort of event counts once. */
function battleEvents(s: State, dead: readonly FireteamId[], lost: readonly UnitId[]): number {
  const events = [
    dead.length > 0,
    lost.length > 0,
    lost.some(unit => isGreat(s, unit)),
    dead.some(id => byObjective(s, id)),
  ];
  return events.filter(Boolean).length;
}

/** TOS-BAT-07, TOS-OPS-05, TOS-ARE-05: in the Aura of a Marker that it saw from where it fell. */
const byObjective = (s: State, id: FireteamId): boolean =>
  s.markers.some(
    marker =>
      marker.kind === OBJECTIVE &&
      within(markerBody(marker), placedOf(s, id), BATTLE_AURA) &&
      seesMarker(s, id, marker),
  );
