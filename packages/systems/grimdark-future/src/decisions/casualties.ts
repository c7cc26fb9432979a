import {
  allocateKind,
  illegal,
  legal,
  shuffle,
  soleAmong,
  type AllocateShape,
  type Bin,
  type Prompt,
  type Rng,
  type Ruling,
  type ShapeKind,
} from '@banneret/kernel';
import { kindRules } from '../compile.js';
import { kindOfModel, livingModels, woundsLeft } from '../units/figures.js';
import { rosterOf, seatOf, unitOf, type State, type UnitId } from '../state.js';

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

export const binsOf = (state: State, unit: UnitId): Bin[] =>
  livingModels(state, unit).map(({ model }) => ({ id: model, min: 0, max: woundsLeft(state, unit, model) }));

/** What the order of suffering depends on. */
interface Victim {
  readonly max: number;
  readonly hero: boolean;
  readonly tough: boolean;
  /** Has it some wounds already? */
  readonly hurt: boolean;
}

function victimsOf(state: State, unit: UnitId, bins: readonly Bin[]): Victim[] {
  const roster = rosterOf(state, unit);
  const { models } = unitOf(state, unit);
  return bins.map(({ id, max }) => {
    const kind = kindOfModel(roster, id as number);
    const tough = kindRules(kind).toughness > 1;
    return { max, hero: kind.hero, tough, hurt: tough && (models[id as number]?.wounds ?? 0) > 0 };
  });
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
    const victims = victimsOf(state, shape.unit, shape.bins);
    return filled(victims, randomOrder(victims, rng), shape.total);
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

function filled(victims: readonly Victim[], order: readonly number[], total: number): number[] {
  const wounds = victims.map(() => 0);
  let left = total;
  for (const i of order) {
    wounds[i] = Math.min((victims[i] as Victim).max, left);
    left -= wounds[i] as number;
  }
  return wounds;
}

/** Any order in which heroes come last and a wounded tough model before the other tough ones. */
const randomOrder = (victims: readonly Victim[], rng: Rng): number[] =>
  lawfulOrder(victims, shuffle([...victims.keys()], rng));

function lawfulOrder(victims: readonly Victim[], order: readonly number[]): number[] {
  const rank = (i: number): number => {
    const { hero, hurt } = victims[i] as Victim;
    return (hero ? 2 : 0) + (hurt ? 0 : 1);
  };
  return order
    .map((i, place) => ({ i, place }))
    .sort((a, b) => rank(a.i) - rank(b.i) || a.place - b.place)
    .map(({ i }) => i);
}

/**
 * How an owner who does not think about it shares wounds out: whoever is wounded already first, then in the order of the
 * models, Heroes last. Odds are reckoned with it, since they must assume something.
 */
export function usualCasualties(state: State, unit: UnitId, wounds: number): readonly number[] {
  const victims = victimsOf(state, unit, binsOf(state, unit));
  return filled(victims, lawfulOrder(victims, [...victims.keys()]), wounds);
}

/** The model such an owner puts a Deadly hit on. */
export function usualVictim(state: State, unit: UnitId): number {
  const may = deadlyVictims(state, unit);
  const bins = binsOf(state, unit);
  const order = lawfulOrder(victimsOf(state, unit, bins), [...bins.keys()]).map(i => bins[i]?.id as number);
  return order.find(model => may.includes(model)) as number;
}

/** GDF-SPC-13, R-49: the models a Deadly hit may be put on. */
export function deadlyVictims(state: State, unit: UnitId): number[] {
  const bins = binsOf(state, unit);
  const victims = victimsOf(state, unit, bins);
  const ids = (claim: (victim: Victim) => boolean): number[] =>
    bins.flatMap(({ id }, i) => (claim(victims[i] as Victim) ? [id as number] : []));
  const ordinary = ids(victim => !victim.hero);
  if (ordinary.length === 0) return ids(() => true);
  const hurt = ids(victim => !victim.hero && victim.hurt);
  return hurt.length === 0 ? ordinary : ids(victim => !victim.hero && (victim.hurt || !victim.tough));
}

/** The only way to share the wounds out, when there is but one. */
export function forcedCasualties(state: State, unit: UnitId, wounds: number): readonly number[] | undefined {
  const bins = binsOf(state, unit);
  const room = bins.reduce((sum, { max }) => sum + max, 0);
  if (wounds >= room) return bins.map(({ max }) => max);
  return bins.length === 1 ? [wounds] : undefined;
}
