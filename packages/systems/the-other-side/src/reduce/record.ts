import type { Seat } from '@banneret/kernel';
import {
  fireteamOf,
  playerOf,
  unitOf,
  type Activation,
  type ActionUnderWay,
  type Fireteam,
  type FireteamId,
  type Player,
  type State,
  type Unit,
  type UnitId,
} from '../state.js';

/** Records and the lists they stand in are replaced, never changed: forks share them. */

export const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] => list.with(at, item);

export function changePlayer(s: State, seat: Seat, change: Partial<Player>): void {
  s.players = replaced(s.players, seat, { ...playerOf(s, seat), ...change });
}

export function changeUnit(s: State, unit: UnitId, change: Partial<Unit>): void {
  s.units = replaced(s.units, unit, { ...unitOf(s, unit), ...change });
}

export function changeFireteam(s: State, fireteam: FireteamId, change: Partial<Fireteam>): void {
  s.fireteams = replaced(s.fireteams, fireteam, { ...fireteamOf(s, fireteam), ...change });
}

export function changeActivation(s: State, change: Partial<Activation>): void {
  if (s.activation !== null) s.activation = { ...s.activation, ...change };
}

export function changeAction(s: State, change: Partial<ActionUnderWay>): void {
  if (s.action === null) throw new Error('no Action is under way');
  s.action = { ...s.action, ...change };
}
