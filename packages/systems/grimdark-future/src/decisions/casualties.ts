import {
  allocateKind,
  illegal,
  legal,
  soleAmong,
  type AllocateShape,
  type Prompt,
  type Ruling,
  type ShapeKind,
} from '@banneret/kernel';
import { seatOf, type State, type UnitId } from '../state.js';
import { randomCasualties } from './suggestCasualties.js';
import { binsOf, victimsOf, type Victim } from './victims.js';

/** Wounds shared out over the models of a unit, one bin a living model. */
export interface CasualtiesQuestion extends AllocateShape {
  readonly kind: 'gdf.casualties';
  readonly unit: UnitId;
}

/** GDF-SHT-16, GDF-MEL-12: the owner of the unit chooses who suffers. */
export function askCasualties(state: State, unit: UnitId, wounds: number, melee = false): Prompt<CasualtiesQuestion> {
  return {
    seat: seatOf(state, unit),
    ask: 'gdf.ask.casualties',
    rule: melee ? 'GDF-MEL-12' : 'GDF-SHT-16',
    shape: { kind: 'gdf.casualties', unit, total: wounds, bins: binsOf(state, unit) },
    args: { unit, wounds },
  };
}

/** GDF-TOU-03, -04, R-63: Heroes last, and one tough model at a time. */
function refine(state: State, shape: CasualtiesQuestion, wounds: readonly number[]): Ruling {
  const victims = victimsOf(state, shape.unit, shape.bins);
  const ordinary = [...victims.keys()].filter(i => victims[i]?.hero === false);
  const spared = ordinary.some(i => (wounds[i] as number) < (victims[i] as Victim).max);
  if (spared && victims.some(({ hero }, i) => hero && (wounds[i] as number) > 0))
    return illegal('GDF-TOU-04', 'gdf.no.heroes-last');
  const tough = ordinary.filter(i => victims[i]?.tough === true);
  const isUnfinished = (i: number): boolean => (wounds[i] as number) < (victims[i] as Victim).max;
  const struck = tough.filter(i => (wounds[i] as number) > 0);
  const isHurtLeft = tough.some(i => victims[i]?.hurt === true && isUnfinished(i));
  const isFreshStruck = struck.some(i => victims[i]?.hurt === false);
  // Two may be hurt already, if one of them was singled out: then one of them is finished first.
  if (struck.filter(isUnfinished).length > 1 || (isHurtLeft && isFreshStruck))
    return illegal('GDF-TOU-03', 'gdf.no.one-tough-at-a-time');
  return legal;
}

const allocation = allocateKind<State, CasualtiesQuestion>(refine);

export const casualtiesKind: ShapeKind<State, CasualtiesQuestion, readonly number[]> = {
  ...allocation,

  // The kernel's enumeration tries every share; here most shares are illegal, so only fillings are tried.
  *enumerate(state, shape) {
    const victims = victimsOf(state, shape.unit, shape.bins);
    for (const wounds of fillings(victims, shape.total)) if (refine(state, shape, wounds).ok) yield wounds;
  },

  sample(state, shape, _seat, rng) {
    return randomCasualties(victimsOf(state, shape.unit, shape.bins), shape.total, rng);
  },

  finite: shape => shape.bins.length <= MOST_COUNTED,

  sole: (state, shape) =>
    soleAmong(
      fillings(victimsOf(state, shape.unit, shape.bins), shape.total),
      wounds => refine(state, shape, wounds).ok,
    ),
};

/** Ten models give at most 252 ways to lose five; beyond that nobody wants the full list. */
const MOST_COUNTED = 10;

/** Each model takes all it can or nothing, and at most one of them a part: anything else would break R-63. */
function* fillings(
  victims: readonly Victim[],
  left: number,
  taken: readonly number[] = [],
  partTaken = false,
): Generator<number[]> {
  const victim = victims[taken.length];
  if (victim === undefined) {
    if (left === 0) yield [...taken];
    return;
  }
  const room = victims.slice(taken.length).reduce((sum, { max }) => sum + max, 0);
  if (room < left) return;
  for (let wounds = 0; wounds <= Math.min(victim.max, left); wounds++) {
    const isPart = wounds > 0 && wounds < victim.max;
    if (!(isPart && partTaken)) yield* fillings(victims, left - wounds, [...taken, wounds], partTaken || isPart);
  }
}

/** The only way to share the wounds out, when there is but one. */
export function forcedCasualties(state: State, unit: UnitId, wounds: number): readonly number[] | undefined {
  const bins = binsOf(state, unit);
  const room = bins.reduce((sum, { max }) => sum + max, 0);
  if (wounds >= room) return bins.map(({ max }) => max);
  return bins.length === 1 ? [wounds] : undefined;
}
