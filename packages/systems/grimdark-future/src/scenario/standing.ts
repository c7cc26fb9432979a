import { moveField, overlapping, standing } from '@banneret/geometry';
import type { Problem } from '@banneret/kernel';
import { boardOf } from '../ground/board.js';
import { kindRules } from '../compile.js';
import { figures, kindOfModel, type Figure } from '../units/figures.js';
import { rosterOf, type State } from '../state.js';
import { impassableIn } from '../ground/terrain.js';
import type { UnitBody } from './position.js';

/**
 * The first thing about the models of a position that no game can lead to: wounds a model cannot have and still stand,
 * and places where no base can be. Units out of coherency (GDF-MOV-12) or close to others can be met in a game.
 */
export const impossibleModels = (state: State, units: readonly UnitBody[]): Problem | undefined =>
  impossibleTokens(state, units) ?? impossibleWounds(state, units) ?? impossibleSpot(state) ?? overlappingModels(state);

function impossibleTokens(state: State, units: readonly UnitBody[]): Problem | undefined {
  for (const [unit, { tokens = [] }] of units.entries()) {
    const size = rosterOf(state, unit).models.length;
    const place = `position.units[${unit}].tokens`;
    if (tokens.length > size)
      return { say: 'gdf.scenario.tokens-of-nobody', args: { place, size, given: tokens.length } };
    const idle = tokens.findIndex((held, model) => held > 0 && !isCaster(state, unit, model));
    if (idle >= 0) return { say: 'gdf.scenario.no-caster', args: { place: `${place}[${idle}]` } };
  }
  return undefined;
}

/** GDF-CAS-01. */
const isCaster = (state: State, unit: number, model: number): boolean =>
  kindRules(kindOfModel(rosterOf(state, unit), model)).tokens > 0;

function impossibleWounds(state: State, units: readonly UnitBody[]): Problem | undefined {
  for (const [unit, { models = [], wounds = [] }] of units.entries()) {
    const place = `position.units[${unit}].wounds`;
    if (wounds.length > models.length)
      return { say: 'gdf.scenario.wounds-of-nobody', args: { place, placed: models.length, given: wounds.length } };
    for (const [model, given] of wounds.entries()) {
      const most = models[model] === null ? 0 : kindRules(kindOfModel(rosterOf(state, unit), model)).toughness - 1;
      if (given > most)
        return { say: 'gdf.scenario.too-many-wounds', args: { place: `${place}[${model}]`, most, given } };
    }
  }
  return undefined;
}

const placeOf = (unit: number, { model }: Figure): string => `position.units[${unit}].models[${model}]`;

/** GDF-MOV-08, GDF-TER-04; R-52: who flies may stand anywhere. */
function impossibleSpot(state: State): Problem | undefined {
  const { ground } = boardOf(state.battle);
  const onFoot = moveField(ground, { forbidden: impassableIn(state.battle) });
  const inTheAir = moveField(ground);
  for (const unit of state.units.keys()) {
    for (const figure of figures(state, unit)) {
      const { flies, aircraft } = kindRules(figure.kind);
      const stood = standing(flies || aircraft ? inTheAir : onFoot, figure);
      if (stood.ok) continue;
      const say = stood.by.kind === 'terrain' ? 'gdf.scenario.in-impassable' : 'gdf.scenario.off-table';
      return { say, args: { place: placeOf(unit, figure) } };
    }
  }
  return undefined;
}

/** GDF-MOV-05, -06. */
function overlappingModels(state: State): Problem | undefined {
  const all = [...state.units.keys()].flatMap(unit => figures(state, unit).map(figure => ({ unit, figure })));
  for (const [i, { unit, figure }] of all.entries()) {
    const under = all.slice(0, i).find(other => overlapping(figure, other.figure));
    if (under === undefined) continue;
    const args = { place: placeOf(unit, figure), other: placeOf(under.unit, under.figure) };
    return { say: 'gdf.scenario.overlap', args };
  }
  return undefined;
}
