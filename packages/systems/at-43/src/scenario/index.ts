import type { ScenarioReader } from '@banneret/game';
import { HIDDEN } from '@banneret/kernel';
import { NOBODY } from '../battle.js';
import type { State } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { inCm } from '../telling/names.js';
import { rosterOf } from '../units.js';
import { choice } from './choice.js';
import { event } from './event.js';
import { fighterId } from './names.js';
import { position } from './position.js';
import { schema } from './schema.js';
import { write } from './write.js';

/** The position in readable values: players and fighters from 1, lengths in centimetres. */
function facts(state: State): unknown {
  // By his number in the unit; a hero who joined it has the name he began with.
  const number = (unit: number, fighter: number): number | string => {
    const at = rosterOf(state, unit).fighters.indexOf(fighter);
    return at < 0 ? fighterId(state, fighter) : at + 1;
  };
  const units = state.battle.rosters.map(({ id, seat }, unit) => {
    const { place, fighters, lost, leader, morale, attitudes, card } = state.units[unit]!;
    return [
      id,
      {
        player: seat + 1,
        place,
        fighters: fighters.map(one => number(unit, one.id)),
        lost: lost.map(fighter => number(unit, fighter)),
        at: fighters.map(({ x, y }) => [inCm(x), inCm(y)]),
        leader: number(unit, leader),
        morale,
        ...attitudes,
        card,
        engaged: isEngaged(state, unit),
        prone: fighters.filter(({ prone }) => prone).map(one => number(unit, one.id)),
        parts: fighters.map(({ parts }) => parts),
      },
    ] as const;
  });
  return {
    turn: state.turn,
    phase: state.phase,
    active: state.active + 1,
    units: Object.fromEntries(units),
    players: state.sides.map(({ points, victory, reinforcement, sequence }) => ({
      points,
      victory,
      reinforcement,
      cards: sequence.map(unit => (unit === HIDDEN ? 'hidden' : rosterOf(state, unit).id)),
    })),
    places: Object.fromEntries(
      state.battle.mission.places.map(({ id }, i) => {
        const { controller } = state.mission.places[i]!;
        return [id, controller === NOBODY ? 'nobody' : controller + 1];
      }),
    ),
  };
}

export const scenario: ScenarioReader<State> = { schema, position, choice, write, event, facts };
