import type { Seat } from '@banneret/kernel';
import { valueOf } from './fate.js';
import { areEnemies, NONE, playerOf, type State } from './state.js';

/** TOS-MPL-05, -12: with Initiative Cards in descending order of them, else the one with initiative first. */
export function inInitiativeOrder(s: State): Seat[] {
  const seats = [...s.players.keys()];
  if (playerOf(s, 0).initiativeCard === NONE) return [...seats.slice(s.initiative), ...seats.slice(0, s.initiative)];
  return seats.sort((a, b) => standing(s, b) - standing(s, a) || a - b);
}

const standing = (s: State, seat: Seat): number => {
  const { initiativeCard } = playerOf(s, seat);
  return initiativeCard === NONE ? NONE : valueOf(initiativeCard);
};

/** "the opponent", where there are several: the enemy who is first in initiative. */
export const opponentOf = (s: State, seat: Seat): Seat =>
  inInitiativeOrder(s).find(other => areEnemies(s, seat, other)) ?? seat;

/** TOS-DMG-20: who makes the Penetration Flip when somebody's Action hits a Fireteam of this seat. */
export const flipperFor = (s: State, owner: Seat, acting: Seat): Seat =>
  areEnemies(s, owner, acting) ? acting : opponentOf(s, owner);
