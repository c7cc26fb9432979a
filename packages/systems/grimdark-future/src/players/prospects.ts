import type { Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { markerGaps, mayHold } from '../places/objectives.js';
import { ROUNDS, SEIZE_RANGE } from '../rulings.js';
import { enemyOf, unitOf, type State, type UnitId } from '../state.js';
import { standingUnits } from '../units/figures.js';
import { strideOf } from './duel.js';

/** How likely a unit is still there to hold ground: 1 unless somebody has reckoned with its losses. */
export type Survival = ReadonlyMap<UnitId, number>;

export const NO_LOSSES: Survival = new Map();

/** How likely a side has somebody at each marker when it counts. */
type Presence = readonly number[];

/** The markers a seat can hope to be ahead by when the game ends. */
export function expectedLead(state: State, seat: Seat, survival: Survival): number {
  const enemy = enemyOf(seat);
  const others = presenceOf(state, enemy, survival, standingAt(state, seat, survival));
  const own = presenceOf(state, seat, survival, others);
  let lead = 0;
  for (const marker of state.markers.keys()) {
    const [p, q] = [own[marker] as number, others[marker] as number];
    lead += p - q + keptBy(state, seat, marker) * (1 - p) * (1 - q);
  }
  return lead;
}

/** A marker that nobody comes to stays with whoever has it. */
function keptBy({ owners }: State, seat: Seat, marker: number): number {
  if (owners[marker] === seat) return 1;
  return owners[marker] === enemyOf(seat) ? -1 : 0;
}

/** Those who are there now. */
const standingAt = (state: State, seat: Seat, survival: Survival): Presence =>
  state.markers.map((_, marker) => {
    let absent = 1;
    for (const unit of standingUnits(state, seat)) {
      const gap = markerGaps(state, unit)[marker] as Um;
      if (gap <= SEIZE_RANGE) absent *= 1 - likelihood(state, unit, gap) * (survival.get(unit) ?? 1);
    }
    return 1 - absent;
  });

/** Each unit goes where it adds most, those that add most first: nobody can be in two places in the end. */
function presenceOf(state: State, seat: Seat, survival: Survival, others: Presence): Presence {
  const free = new Set(standingUnits(state, seat));
  const absent = state.markers.map(() => 1);
  for (let errand = bestErrand(state, seat, free, absent, others, survival); errand !== undefined;) {
    free.delete(errand.unit);
    absent[errand.marker] = (absent[errand.marker] as number) * (1 - errand.chance);
    errand = bestErrand(state, seat, free, absent, others, survival);
  }
  return absent.map(chance => 1 - chance);
}

interface Errand {
  readonly unit: UnitId;
  readonly marker: number;
  readonly chance: number;
  readonly gain: number;
}

function bestErrand(
  state: State,
  seat: Seat,
  free: ReadonlySet<UnitId>,
  absent: readonly number[],
  others: Presence,
  survival: Survival,
): Errand | undefined {
  let best: Errand | undefined;
  for (const unit of free) {
    const gaps = markerGaps(state, unit);
    for (const [marker, missing] of absent.entries()) {
      const chance = likelihood(state, unit, gaps[marker] as Um) * (survival.get(unit) ?? 1);
      // What is ours and left alone needs nobody; what is the enemy's counts twice.
      const stake = 1 - keptBy(state, seat, marker) * (1 - (others[marker] as number));
      const gain = chance * missing * stake;
      if (gain > (best?.gain ?? 0)) best = { unit, marker, chance, gain };
    }
  }
  return best;
}

/** How likely the unit is at a marker in the end: surely if it is there now, less with every activation on the way. */
function likelihood(state: State, unit: UnitId, gap: Um): number {
  const { shaken, activated } = unitOf(state, unit);
  const last = state.round >= ROUNDS;
  if (!mayHold(state, unit) && !(shaken && !last)) return 0;
  const toGo = gap - SEIZE_RANGE;
  if (toGo <= 0) return shaken ? RECOVERING : 1;
  const { rush } = strideOf(state, unit);
  if (rush === 0) return 0;
  const left = ROUNDS - state.round + (activated || shaken ? 0 : 1);
  const needed = toGo / rush;
  if (needed > left) return last ? 0 : HARDLY / needed;
  if (last) return LATE_COMER;
  const spare = Math.min(1, left - needed);
  return UNDER_WAY - EACH_MOVE * needed - IN_A_HURRY * (1 - spare);
}

const RECOVERING = 0.5;
const LATE_COMER = 0.6;
const HARDLY = 0.1;
const UNDER_WAY = 0.9;
const EACH_MOVE = 0.1;
const IN_A_HURRY = 0.2;
