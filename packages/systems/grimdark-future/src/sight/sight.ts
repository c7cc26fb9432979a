import { onceFor, within, type Um } from '@banneret/geometry';
import { figures, type Figure } from '../units/figures.js';
import { perimeters, type Perimeters } from './perimeter.js';
import type { State, UnitId } from '../state.js';
import { seenFromAbove } from './topDown.js';
import { seenInVolumes } from './volumetric.js';

/** Models of one unit that look at models of another. */
export interface Look {
  readonly unit: UnitId;
  readonly viewers: readonly Figure[];
  readonly target: UnitId;
  readonly models: readonly Figure[];
  /** Models farther away than this from a viewer do not count for it. */
  readonly range: Um;
}

/**
 * Which viewers see one of the models, by the method the players agreed on (GDF-LOS-01). Whatever the method, facing does
 * not matter (GDF-LOS-03), and neither the viewer's own unit nor the target's is in the way (GDF-LOS-04, -08).
 */
function look(state: State, looking: Look): readonly boolean[] {
  switch (state.battle.options.sight) {
    case 'top-down':
      return seenFromAbove(state, looking);
    case 'volumetric':
      return seenInVolumes(state, looking);
    case 'true':
      // GDF-LOS-02, -09: the players have looked for themselves.
      return looking.viewers.map(viewer => looking.models.some(model => within(viewer, model, looking.range)));
  }
}

/** Which of the viewers see a model of the target unit that is within `range` of them (R-21: the same model). */
export function seeing(state: State, unit: UnitId, viewers: readonly Figure[], target: UnitId, range: Um): Figure[] {
  if (viewers.length === 0) return [];
  const looks = looksOf(state);
  const key = `${unit} ${target} ${range} ${viewers.map(({ model }) => model).join()}`;
  const seen = looks.get(key) ?? look(state, { unit, viewers, target, models: figures(state, target), range });
  looks.set(key, seen);
  return viewers.filter((_, i) => seen[i] === true);
}

/** What was seen from this very position: spells and weapons ask the same again and again until somebody moves or falls. */
const looksFrom = onceFor((_position: Perimeters) => new Map<string, readonly boolean[]>());
const looksOf = (state: State): Map<string, readonly boolean[]> => looksFrom(perimeters(state));

/** Does a model of one unit see a certain model of another, or of its own? GDF-LOS-07: it always sees itself. */
export function sees(state: State, unit: UnitId, viewer: Figure, target: UnitId, model: Figure): boolean {
  if (unit === target && viewer.model === model.model) return true;
  const [seen = false] = look(state, { unit, viewers: [viewer], target, models: [model], range: ANY_DISTANCE });
  return seen;
}

/** Farther than any table is wide. */
const ANY_DISTANCE: Um = 2 ** 22;
