import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../src/sight/cover.js';
import { seeing, sees } from '../src/sight/sight.js';
import type { State, TerrainType } from '../src/state.js';
import { figures } from '../src/units/figures.js';
import { apart, box, profile, scene, type SceneBody, type Spot } from './scene.js';

// Who of several models sees, and whom, by each method.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'giant', count: 1, hero: true, height: 5, volume: 6 }),
];
type Unit = SceneBody['units'][number];
type Method = 'top-down' | 'volumetric' | 'true';
const own = (models: readonly Spot[], more: Partial<Unit> = {}): Unit => ({
  player: 1,
  profile: models.length === 1 ? 'one' : 'two',
  name: 'own',
  models,
  ...more,
});
const foe = (models: readonly Spot[], more: Partial<Unit> = {}): Unit => ({
  ...own(models, more),
  player: 2,
  name: 'foe',
});
const piece = (type: TerrainType, x: number, y: number, w: number, d: number, height = 3) => ({
  types: [type],
  outline: box(x, y, w, d),
  height,
});
const stateOf = (units: readonly Unit[], sight: Method, terrain: SceneBody['terrain'] = []): State =>
  scene({ profiles: PROFILES, units, terrain: terrain ?? [], options: { sight } }).state;
/** The numbers of those who see somebody of the other unit. */
const seers = (state: State, range = 40): number[] =>
  seeing(state, 0, figures(state, 0), 1, inches(range)).map(({ model }) => model);

describe('models of different heights', () => {
  const WALL = [piece('blocking', 10, 20, 30, 1)];

  it('GDF-LOS-15, R-06: over a wall sees who is higher than it, and is seen who is; the others are not', () => {
    const giant: Partial<Unit> = { profile: 'one', joined: 'giant' };
    const pair: readonly Spot[] = [[20, 10], [21.5, 10]]; // prettier-ignore
    const there: readonly Spot[] = [[20, 30], [21.5, 30]]; // prettier-ignore
    expect(seers(stateOf([own(pair, giant), foe(there)], 'top-down', WALL))).toEqual([1]);
    expect(seers(stateOf([own(pair), foe(there)], 'top-down', WALL))).toEqual([]);
    const state = stateOf([own(pair), foe(there, giant)], 'top-down', WALL);
    expect(seers(state)).toEqual([0, 1]);
    const [viewer] = figures(state, 0);
    expect(figures(state, 1).map(model => sees(state, 0, viewer!, 1, model))).toEqual([false, true]);
  });
});

describe('whatever the method', () => {
  const FAR: readonly Spot[] = [[20, 24], [20, 34]]; // prettier-ignore

  it('GDF-SHT-02, R-21: one of several in range is enough, and only in range', () => {
    for (const sight of ['top-down', 'volumetric', 'true'] as const) {
      const state = stateOf([own([[20, 10], [20, 11.5]]), foe(FAR)], sight); // prettier-ignore
      expect([seers(state, 14 - apart(0)), seers(state, 12.6 - apart(0)), seers(state, 12 - apart(0))]).toEqual([
        [0, 1],
        [1],
        [],
      ]);
      // Each asked alone sees what it sees, whoever was asked before.
      const [first, second] = figures(state, 0);
      const alone = (viewer: typeof first) => seeing(state, 0, [viewer!], 1, inches(12.6 - apart(0))).length;
      expect([alone(first), alone(second), alone(first)]).toEqual([0, 1, 0]);
      expect(seeing(state, 0, [], 1, inches(40))).toEqual([]);
    }
  });

  it('GDF-LOS-04, GDF-LOS-08: neither the own unit nor the target’s is in the way', () => {
    // One stands behind two comrades side by side, the other likewise.
    const [behind, beyond]: readonly (readonly Spot[])[] = [[[20, 10], [19.3, 11.5], [20.7, 11.5]], [[20, 30], [19.3, 28.5], [20.7, 28.5]]]; // prettier-ignore
    for (const sight of ['top-down', 'volumetric'] as const) {
      const state = stateOf([own(behind!, { profile: 'three' }), foe(beyond!, { profile: 'three' })], sight);
      expect(sees(state, 0, figures(state, 0)[0]!, 1, figures(state, 1)[0]!)).toBe(true);
      // Two of another unit hide it as well as that.
      const hidden = stateOf([own([[20, 10]]), foe([[20, 30]]), { ...own(behind!.slice(1)), name: 'third' }], sight); // prettier-ignore
      expect(seers(hidden)).toEqual([]);
    }
  });

  it('GDF-LOS-07: a model sees itself, but a comrade only if nothing is between them', () => {
    for (const sight of ['top-down', 'volumetric'] as const) {
      const state = stateOf([own([[20, 10], [26, 10]]), foe([[60, 40]])], sight, [piece('blocking', 22, 5, 1, 10, 9)]); // prettier-ignore
      const [a, b] = figures(state, 0);
      expect([sees(state, 0, a!, 0, a!), sees(state, 0, a!, 0, b!), sees(state, 0, b!, 0, b!)]).toEqual([
        true,
        false,
        true,
      ]);
    }
  });
});

describe('cover', () => {
  const cover = (type: TerrainType, shooter: Spot): string => {
    const state = stateOf([own([shooter]), foe([[20, 30]])], 'top-down', [piece(type, 15, 20, 10, 1)]);
    return coverOf(state.battle, figures(state, 0), figures(state, 1));
  };

  it('GDF-TER-06, R-24: behind what gives cover, unless the shooter touches it; other terrain gives none', () => {
    const R = apart(0) / 2;
    expect([cover('cover', [20, 10]), cover('cover', [20, 20 - R]), cover('cover', [20, 20 - R - 0.01])]).toEqual([
      'behind',
      'none',
      'behind',
    ]);
    expect([cover('difficult', [20, 10]), cover('blocking', [20, 10])]).toEqual(['none', 'none']);
  });
});
