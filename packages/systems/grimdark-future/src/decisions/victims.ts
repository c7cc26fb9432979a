import type { Bin } from '@banneret/kernel';
import { kindRules } from '../compile.js';
import { rosterOf, unitOf, type State, type UnitId } from '../state.js';
import { kindOfModel, livingModels, woundsLeft } from '../units/figures.js';

/** Who of a unit can suffer, and how much. */

export const binsOf = (state: State, unit: UnitId): Bin[] =>
  livingModels(state, unit).map(({ model }) => ({ id: model, min: 0, max: woundsLeft(state, unit, model) }));

/** What the order of suffering depends on. */
export interface Victim {
  readonly max: number;
  readonly hero: boolean;
  readonly tough: boolean;
  /** Has it some wounds already? */
  readonly hurt: boolean;
}

export function victimsOf(state: State, unit: UnitId, bins: readonly Bin[]): Victim[] {
  const roster = rosterOf(state, unit);
  const { models } = unitOf(state, unit);
  return bins.map(({ id, max }) => {
    const kind = kindOfModel(roster, id as number);
    const tough = kindRules(kind).toughness > 1;
    return { max, hero: kind.hero, tough, hurt: tough && (models[id as number]?.wounds ?? 0) > 0 };
  });
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
