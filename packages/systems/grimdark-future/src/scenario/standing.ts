import { moveField, overlapping, standing } from '@banneret/geometry';
import type { Problem } from '@banneret/kernel';
import { boardOf, isOfType } from '../board.js';
import { kindRules } from '../compile.js';
import { figures, kindOfModel, type Figure } from '../figures.js';
import { rosterOf, type State } from '../state.js';
import type { UnitBody } from './position.js';

/**
 * The first thing about the models of a position that no game can lead to: wounds a model cannot have and still stand,
 * and places where no base can be. Units out of coherency (GDF-MOV-12) or close to others can be met in a game.
 */
export const impossibleModels = (state: State, units: readonly UnitBody[]): Problem | undefined =>
  impossibleWounds(state, units) ?? impossibleSpot(state) ?? overlappingModels(state);

function impossibleWounds(state: State, units: readonly UnitBody[]): Problem | undefined {
  for (const [unit, { models, wounds = [] }] of units.entries()) {
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

/** GDF-MOV-08, GDF-TER-04. */
function impossibleSpot(state: State): Problem | undefined {
  const forbidden = isOfType(state.battle, 'impassable');
  const field = moveField(boardOf(state.battle).ground, { forbidden });
  for (const unit of state.units.keys()) {
    for (const figure of figures(state, unit)) {
      const stood = standing(field, figure);
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
