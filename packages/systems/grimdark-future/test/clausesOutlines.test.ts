import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { climbOf } from '../src/ground/climb.js';
import { floorAt, levelsApart } from '../src/ground/terrain.js';
import { markerGaps } from '../src/places/objectives.js';
import { movedTo, packed } from '../src/places/packed.js';
import { coverOf } from '../src/sight/cover.js';
import type { TerrainType } from '../src/state.js';
import { figures } from '../src/units/figures.js';
import { apart, profile, scene, type SceneBody, type Spot } from './scene.js';

// Outlines that are no boxes, of terrain and of units.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'bike', count: 1, baseMm: [60, 35] }),
  profile({ id: 'tank', count: 1, hullMm: [80, 60], volume: 2 }),
];
type Unit = SceneBody['units'][number];
const FAR: Unit = { player: 2, profile: 'one', name: 'foe', models: [[60, 44]] };
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const stateOf = (own: Unit, more: Partial<SceneBody> = {}) =>
  scene({ profiles: PROFILES, units: [own, FAR], ...more }).state;
const own = (kind: string, models: readonly Spot[]): Unit => ({ player: 1, profile: kind, name: 'own', models });

/** The lower left half of a square of ten inches, two inches high. */
const SLOPE: readonly Spot[] = [
  [20, 10],
  [30, 10],
  [20, 20],
];
const slope = (type: TerrainType) => ({ terrain: [{ types: [type], outline: SLOPE, height: 3 }] });

describe('terrain', () => {
  const { battle } = stateOf(own('one', [[5, 5]]), slope('elevated'));

  it('GDF-LOS-14, R-37: one stands on a hill within its outline, rim included, not in the box around it', () => {
    const height = (x: number, y: number) => floorAt(battle, at(x, y))?.height;
    expect([height(22, 12), height(25, 15), height(20, 20), height(30, 10)]).toEqual([3, 3, 3, 3]);
    expect([height(28, 18), height(25.1, 15), height(21, 19.5)]).toEqual([undefined, undefined, undefined]);
    expect(levelsApart(battle, at(22, 12), at(28, 18))).toBe(inches(2));
    expect(levelsApart(battle, at(29, 18), at(28, 18))).toBe(0);
  });

  it('GDF-TER-16, R-37: ways that pass beside the slope climb nothing, those across it both sides, all along their legs', () => {
    const climbed = (...way: readonly Spot[]) => climbOf(battle, way.map(([x, y]) => at(x, y))) / inches(1); // prettier-ignore
    expect([climbed([28, 18], [31, 12]), climbed([15, 5], [15, 25]), climbed([25, 22], [35, 12])]).toEqual([0, 0, 0]);
    expect([climbed([15, 12], [35, 12]), climbed([22, 5], [22, 25]), climbed([18, 12], [22, 5])]).toEqual([4, 4, 0]);
    expect([climbed([22, 12], [35, 12]), climbed([15, 12], [22, 12]), climbed([22, 12], [23, 12])]).toEqual([2, 2, 0]);
    expect(climbed([15, 12], [22, 12], [22, 5], [22, 12])).toBe(6);
    // Just to its rim, and back from it: the rim is up there.
    expect([climbed([15, 12], [20, 12]), climbed([20, 12], [15, 12]), climbed([15, 12], [19.9, 12])]).toEqual([
      2, 2, 0,
    ]);
    expect([climbed([25, 5], [25, 10]), climbed([28, 18], [25, 15])]).toEqual([2, 2]);
  });

  it('GDF-TER-06, R-24: in cover within the outline; behind it if the line to the closest shooter crosses that', () => {
    const cover = (target: Spot, shooter: Spot) => {
      const state = stateOf(own('one', [target]), slope('cover'));
      const [model] = figures(state, 0);
      return coverOf(state.battle, [{ ...model!, at: at(...shooter) }], [model!]);
    };
    expect([cover([22, 12], [40, 30]), cover([28, 18], [40, 30]), cover([25, 15], [40, 30])]).toEqual([
      'in',
      'none',
      'in',
    ]);
    expect([cover([15, 12], [35, 12]), cover([27, 19], [32, 14]), cover([22, 5], [22, 25])]).toEqual([
      'behind',
      'none',
      'behind',
    ]);
    expect([cover([15, 5], [35, 5]), cover([15, 25], [35, 25]), cover([15, 5], [15, 25]), cover([35, 5], [35, 25])]).toEqual([
      'none',
      'none',
      'none',
      'none',
    ]); // prettier-ignore
  });
});

describe('units', () => {
  const reach = (kind: string, models: readonly Spot[]) => {
    const state = stateOf(own(kind, models));
    const { placed, left, right, near, far } = packed(state, figures(state, 0), 0);
    return { placed, box: [left, right, near, far] };
  };

  it('H-31: a unit packed together reaches as far as its bases do, whatever their shape', () => {
    expect(reach('one', [[20, 10]]).box).toEqual([-16_000, 16_000, -16_000, 16_000]);
    expect(reach('bike', [[20, 10]]).box).toEqual([-30_000, 30_000, -30_000, 30_000]);
    // Half the diagonal of eighty by sixty.
    expect(reach('tank', [[20, 10]]).box).toEqual([-50_000, 50_000, -50_000, 50_000]);
    const { placed, box } = reach('three', [[20, 10], [22, 10], [24, 10]]); // prettier-ignore
    expect(placed).toHaveLength(3);
    const [xs, ys] = [placed.map(model => model.at.x), placed.map(model => model.at.y)];
    expect(box).toEqual([
      Math.min(...xs) - 16_000,
      Math.max(...xs) + 16_000,
      Math.min(...ys) - 16_000,
      Math.max(...ys) + 16_000,
    ]);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(inches(2 * apart(1)));
  });

  it('H-31: it is put down anywhere in the same shape', () => {
    const state = stateOf(own('three', [[20, 10], [22, 10], [24, 10]])); // prettier-ignore
    const formation = packed(state, figures(state, 0), 1024);
    const moved = movedTo(formation, at(30, 5));
    expect(moved.map(({ at: { x, y } }) => [x - inches(30), y - inches(5)])).toEqual(
      formation.placed.map(({ at: { x, y } }) => [x, y]),
    );
    expect(moved.every(({ facing }) => facing === 1024)).toBe(true);
  });

  it('GDF-OBJ-18: to each marker from the closest base, also once there are more markers', () => {
    const state = stateOf(own('three', [[20, 10], [22, 10], [24, 10]])); // prettier-ignore
    const gapsTo = (...markers: readonly Spot[]) =>
      markerGaps({ ...state, markers: markers.map(([x, y]) => at(x, y)) }, 0).map(gap => Math.round(gap / 254) / 100);
    const R = apart(0) / 2;
    expect(gapsTo([20, 15])).toEqual([Math.round((5 - R) * 100) / 100]);
    expect(gapsTo([20, 15], [24, 20])).toEqual([5 - R, 10 - R].map(gap => Math.round(gap * 100) / 100));
  });
});
