import { inches, type Um } from '@banneret/geometry';
import { FLIGHT } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { isForced, stopsClear } from './flight.js';

/** Where it may stop, a place for every inch of its flight that has one: the nearest to `from`, counted from the inch's beginning. */
export function* stopsInEachInch(state: State, unit: UnitId, from: Um = 0): Generator<Um> {
  const forced = isForced(state, unit);
  for (let inch: Um = FLIGHT.least; inch <= FLIGHT.most; inch += inches(1)) {
    const most = Math.min(inches(1), FLIGHT.most - inch + 1);
    for (let step: Um = 0; step < inches(1); step += FINE_STEP) {
      const distance = inch + ((from + step) % most);
      if (!forced && !stopsClear(state, unit, distance)) continue;
      yield distance;
      break;
    }
  }
}

/** Gaps between two bases are looked for this closely. */
const FINE_STEP: Um = inches(0.01);
