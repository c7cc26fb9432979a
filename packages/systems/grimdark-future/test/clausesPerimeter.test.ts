import { baseBlocker, inches, linkBlocker, prepareBlockers } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { perimeters } from '../src/sight/perimeter.js';
import type { Model, State } from '../src/state.js';
import { figures, frozenModels } from '../src/units/figures.js';
import { apart, box, profile, scene, um, type SceneBody, type Spot, type Stance } from './scene.js';

// what of a unit is in the way of sight, and that it goes along with the unit.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'bikes', count: 2, baseMm: [60, 35] }),
  profile({ id: 'giant', count: 1, hero: true, height: 5, volume: 4 }),
  profile({ id: 'tower', count: 1, hero: true, volume: 4 }),
  profile({ id: 'planes', count: 2, rules: ['aircraft'] }),
];
type Unit = SceneBody['units'][number];
const stateOf = (units: readonly Unit[], more: Partial<SceneBody> = {}): State =>
  scene({ profiles: PROFILES, units, ...more }).state;
const own = (kind: string, models: readonly (Spot | Stance | null)[], more: Partial<Unit> = {}): Unit => ({
  player: 1,
  profile: kind,
  name: 'own',
  models,
  ...more,
});

/** A strip between two models of the first unit, or one of its bases, as geometry has it. */
function expected(state: State, ...pieces: readonly (readonly [number, number?])[]) {
  const living = figures(state, 0);
  return pieces.map(([i, j]) => {
    const blocker = j === undefined ? baseBlocker(living[i]!, 0) : linkBlocker(living[i]!, living[j]!, 0);
    const { outline, x, y } = prepareBlockers([blocker]).bodies[0]!;
    return { outline, x, y };
  });
}

/** What the first unit has, in an order of its own. */
function pieces(state: State) {
  const { blockers, heights, tops } = perimeters(state);
  return blockers.bodies
    .map(({ outline, x, y }, i) => ({ outline, x, y, unit: blockers.groups[i], at: [blockers.xs[i], blockers.ys[i]], height: heights[i], top: tops[i] }))
    .filter(({ unit }) => unit === 0); // prettier-ignore
}
const bodies = (state: State) => pieces(state).map(({ outline, x, y }) => ({ outline, x, y }));

describe('the perimeter of a unit', () => {
  it('R-05: the strip between models up to an inch apart; the base of one who stands alone', () => {
    const pair = (gap: number, micrometres = 0): State =>
      stateOf([own('two', [[20, 10], [20 + apart(gap, micrometres), 10]])]); // prettier-ignore
    expect(bodies(pair(1))).toEqual(expected(pair(1), [0, 1]));
    expect(bodies(pair(1, 1))).toEqual(expected(pair(1, 1), [0], [1]));
    const chain = stateOf([own('three', [[20, 10], [20 + apart(1), 10], [20 + 2 * apart(1), 10]])]); // prettier-ignore
    expect(bodies(chain)).toEqual(expected(chain, [0, 1], [1, 2]));
    const bend = stateOf([own('three', [[20, 10], [20 + apart(1), 10], [20, 10 + apart(1)]])]); // prettier-ignore
    expect(bodies(bend)).toEqual(expected(bend, [0, 1], [0, 2]));
    for (const { x, y, at } of pieces(bend)) expect(at).toEqual([x, y]);
  });

  it('R-05, GDF-LOS-14: a strip is as high as the lower of the two; who stands higher hides more where he stands', () => {
    const giant = stateOf([own('one', [[20, 10], [20 + apart(0.5), 10]], { joined: 'giant' })]); // prettier-ignore
    expect(bodies(giant)).toEqual(expected(giant, [0, 1], [1]));
    expect(pieces(giant).map(({ height, top }) => [height, top])).toEqual([
      [2, inches(1.25)],
      [5, inches(4)],
    ]);
    // As high by its value, but not by its volume: that counts as well.
    const tower = stateOf([own('one', [[20, 10], [20 + apart(0.5), 10]], { joined: 'tower' })]); // prettier-ignore
    expect(pieces(tower).map(({ height, top }) => [height, top])).toEqual([
      [2, inches(1.25)],
      [2, inches(4)],
    ]);
    const hill = { types: ['elevated'] as const, outline: box(15, 5, 5.2, 10), height: 3 };
    const first = stateOf([own('two', [[20, 10], [20 + apart(0.5), 10]])], { terrain: [hill] }); // prettier-ignore
    expect(pieces(first).map(({ height, top }) => [height, top])).toEqual([
      [2, inches(1.25)],
      [5, inches(3.25)],
    ]);
    expect(bodies(first)).toEqual(expected(first, [0, 1], [0]));
  });

  it('R-44: nothing of an Aircraft, nor of a unit off the table', () => {
    expect(pieces(stateOf([own('planes', [[20, 10], [20 + apart(0.5), 10]])]))).toEqual([]); // prettier-ignore
    expect(pieces(stateOf([{ player: 1, profile: 'two', name: 'own', place: 'waiting' }]))).toEqual([]);
  });
});

describe('a unit that moves', () => {
  const HILL = [{ types: ['elevated'] as const, outline: box(30, 5, 10, 10), height: 3 }];
  const START: readonly Spot[] = [[20, 10], [20 + apart(0.5), 10], [20 + apart(0.3), 10 + apart(0.4)]]; // prettier-ignore

  /** Looked at, then changed, then looked at again: just as if nobody had looked before. */
  function goesAlong(
    kind: string,
    models: readonly (Spot | Stance)[],
    change: (model: Model, i: number) => Model,
  ): void {
    const units = [own(kind, models), { player: 2, profile: 'one', name: 'foe', models: [[60, 44]] } as Unit];
    const state = stateOf(units, { terrain: HILL });
    const before = bodies(state);
    const [first, ...others] = state.units;
    const moved: State = {
      ...state,
      units: [{ ...first!, models: frozenModels(first!.models.map(change)) }, ...others],
    };
    const now = moved.units[0]!.models.map(({ x, y, facing }): Stance => [
      x / 25_400,
      y / 25_400,
      facing * (360 / 4096),
    ]);
    const living = moved.units[0]!.models.map(({ wounds }, i) => (wounds > 0 ? null : now[i]!));
    const fresh = stateOf([own(kind, living), ...units.slice(1)], { terrain: HILL });
    expect(pieces(moved)).toEqual(pieces(fresh));
    expect(bodies(moved)).not.toEqual(before);
  }
  const by = (x: number, y: number) => (model: Model) => ({ ...model, x: model.x + inches(x), y: model.y + inches(y) });

  it('R-05: in formation, all of it at once', () => {
    goesAlong('three', START, by(3, 2));
    goesAlong('three', START, by(-3, -2));
    goesAlong('three', START, by(0, 4));
    goesAlong('one', [[20, 10]], by(2, 1));
  });

  it('R-05: otherwise as it stands then: one steps aside, one falls, one turns', () => {
    goesAlong('three', START, (model, i) => (i === 1 ? by(0.1, 0)(model) : model));
    goesAlong('three', START, (model, i) => (i === 2 ? by(0, 0.1)(model) : by(0, um(0))(model)));
    goesAlong('three', START, (model, i) => (i === 0 ? by(-4, 0)(model) : by(0, 1)(model)));
    goesAlong('three', START, (model, i) => (i === 2 ? { ...model, wounds: 1 } : model));
    goesAlong('three', START, (model, i) => (i === 0 ? { ...model, wounds: 1 } : by(1, 0)(model)));
    const bikes: readonly Stance[] = [[20, 10, 90], [21.8, 10, 90]]; // prettier-ignore
    goesAlong('bikes', bikes, (model, i) => (i === 0 ? { ...model, facing: model.facing + 512 } : model));
    goesAlong('bikes', bikes, (model, i) => (i === 1 ? { ...model, facing: model.facing + 512 } : model));
  });

  it('GDF-LOS-14: up a hill in formation it is higher', () => {
    goesAlong('three', START, by(13, 0));
    goesAlong('three', START, by(9.2, 0));
    goesAlong('one', [[20, 10]], by(13, 0));
  });
});
