import type { Placed } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { coverPieces } from './sight/cover.js';
import { figures, isDestroyed, standingUnits } from './units/figures.js';
import { menace } from './players/duel.js';
import { staminaOf, wholeOf } from './players/harm.js';
import { expectedLead, NO_LOSSES, type Survival } from './players/prospects.js';
import { ROUNDS } from './rulings.js';
import { enemyOf, rosterOf, seatOf, unitOf, type Model, type State, type UnitId } from './state.js';
import { isIn } from './ground/terrain.js';

/**
 * How good the position is for a seat, in points of an army list: the markers it can expect to hold in the end, what still
 * stands and how well, whom it can hurt next and who can still act.
 */
export function evaluate(state: State, seat: Seat, survival: Survival = NO_LOSSES): number {
  const margin = expectedLead(state, seat, survival);
  const sides = sideOf(state, seat) - sideOf(state, enemyOf(seat));
  return sides * materialWorth(state) + (margin / (1 + Math.abs(margin) / 4)) * markerWorth(state);
}

/** What a marker is worth, early and at the end: the last look decides the game. */
const MARKER_WORTH = [50, 60, 110, 300, 600];
const markerWorth = ({ round }: State): number => MARKER_WORTH[Math.min(round, ROUNDS)] as number;

/** What a point of soldiers is worth: hardly anything once there are no more battles to fight with them. */
export const materialWorth = ({ round }: State): number => (round >= ROUNDS ? 0.25 : 1);

function sideOf(state: State, seat: Seat): number {
  let worth = 0;
  for (const unit of state.units.keys()) {
    if (seatOf(state, unit) !== seat || isDestroyed(state, unit)) continue;
    worth += unitOf(state, unit).place === 'table' ? unitWorth(state, unit) : strengthOf(state, unit);
  }
  return worth;
}

/** What is left of a unit, more in cover, while it can still act, and with what it can do to its best target; less when Shaken. */
function unitWorth(state: State, unit: UnitId): number {
  const { strength, cover } = standingOf(state, unit);
  const { shaken, activated } = unitOf(state, unit);
  if (shaken) return strength * SHAKEN;
  return strength * (1 + COVER * cover + (activated ? 0 : TO_ACT)) + threatOf(state, unit, activated);
}

const SHAKEN = 0.65;
const COVER = 0.06;
const TO_ACT = 0.03;

/** Half of what its best attack would be worth, if it gets to it; those who have acted must wait for the next round. */
function threatOf(state: State, unit: UnitId, activated: boolean): number {
  if (activated && state.round >= ROUNDS) return 0;
  let most = 0;
  for (const enemy of standingUnits(state, enemyOf(seatOf(state, unit))))
    most = Math.max(most, menace(state, unit, enemy));
  return most * (activated ? THREAT_LATER : THREAT_NOW);
}

const THREAT_NOW = 0.5;
const THREAT_LATER = 0.3;

/** What a unit's own models settle, whoever else moves. */
interface Standing {
  readonly strength: number;
  /** The share of its models in cover. */
  readonly cover: number;
}

const standings = new WeakMap<readonly Model[], Standing>();

function standingOf(state: State, unit: UnitId): Standing {
  const { models } = unitOf(state, unit);
  const known = standings.get(models);
  if (known !== undefined) return known;
  const living = figures(state, unit);
  const made = {
    strength: strengthOf(state, unit),
    cover: living.filter(figure => inSomeCover(state, figure)).length / Math.max(1, living.length),
  };
  standings.set(models, made);
  return made;
}

/** The points of what is left of a unit, wherever it is. Half of them are for being there at all. */
function strengthOf(state: State, unit: UnitId): number {
  const roster = rosterOf(state, unit);
  const left = staminaOf(state, unit);
  return left === 0 ? 0 : roster.cost * (0.25 + (0.75 * left) / wholeOf(roster));
}

const inSomeCover = ({ battle }: State, { at }: Placed): boolean =>
  coverPieces(battle.terrain).some(piece => isIn(piece, at));
