import { describe, expect, it } from 'vitest';
import { coverOf } from '../src/sight/cover.js';
import { perimeters } from '../src/sight/perimeter.js';
import { sees } from '../src/sight/sight.js';
import { figures } from '../src/units/figures.js';
import { box, profile, scene, type Spot } from './scene.js';

// What hides, and what does not, at the very edge of the rule.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'winged', count: 3, upgrades: [{ id: 'wings', models: 1, rules: ['aircraft'] }] }),
];

describe('sight', () => {
  it('GDF-LOS-07: a model sees itself, wherever it stands, though it sees nobody else from there', () => {
    for (const sight of ['top-down', 'volumetric'] as const) {
      const { state } = scene({
        profiles: PROFILES,
        units: [
          { player: 1, profile: 'one', name: 'own', models: [[20, 20]] },
          { player: 2, profile: 'one', name: 'foe', models: [[20, 40]] },
        ],
        terrain: [{ types: ['blocking'], outline: box(15, 15, 10, 10), height: 9 }],
        options: { sight },
      });
      const [[own], [foe]] = [figures(state, 0), figures(state, 1)];
      expect([sees(state, 0, own!, 0, own!), sees(state, 0, own!, 1, foe!)]).toEqual([true, false]);
    }
  });

  it('R-44: of a unit with an Aircraft in it, the others are in the way of sight, and the Aircraft is not', () => {
    const { state } = scene({
      profiles: PROFILES,
      units: [
        {
          player: 1,
          profile: 'winged',
          name: 'own',
          copies: [['wings']],
          models: [
            [20, 10],
            [24, 10],
            [28, 10],
          ],
        },
        { player: 2, profile: 'one', name: 'foe', place: 'waiting' },
      ],
    });
    const { blockers } = perimeters(state);
    expect([...blockers.groups]).toEqual([0, 0]);
    const living = figures(state, 0);
    expect([...blockers.xs]).toEqual([living[1]!.at.x, living[2]!.at.x]);
  });
});

describe('cover', () => {
  it('R-24, H-42: of several shooters equally near the one with the clearest line counts, in whatever order they stand', () => {
    // A low wall hides the enemy from the one on the left only.
    const from = (...shooters: readonly Spot[]): string => {
      const { state } = scene({
        profiles: PROFILES,
        units: [
          { player: 1, profile: 'two', name: 'own', models: shooters },
          { player: 2, profile: 'one', name: 'foe', models: [[20, 20]] },
        ],
        terrain: [{ types: ['cover'], outline: box(18, 14.5, 0.8, 1), height: 2 }],
      });
      return coverOf(state.battle, figures(state, 0), figures(state, 1));
    };
    expect([from([17, 10], [23, 10]), from([23, 10], [17, 10])]).toEqual(['none', 'none']);
    // A hair nearer decides.
    expect([from([17, 10.01], [23, 10]), from([23, 10], [17, 10.01])]).toEqual(['behind', 'behind']);
    expect([from([17, 9.99], [23, 10]), from([23, 10], [17, 9.99])]).toEqual(['none', 'none']);
    expect(from([17, 10])).toBe('behind');
  });

  const cover = (shooter: Spot, target: Spot): string => {
    const { state } = scene({
      profiles: PROFILES,
      units: [
        { player: 1, profile: 'one', name: 'own', models: [shooter] },
        { player: 2, profile: 'one', name: 'foe', models: [target] },
      ],
      terrain: [{ types: ['cover'], outline: box(20, 20, 5, 5), height: 2 }],
    });
    return coverOf(state.battle, figures(state, 0), figures(state, 1));
  };

  it('GDF-TER-06, R-24: a line beside the piece crosses nothing, on whatever side of it, short of it or past it', () => {
    const beside: readonly (readonly [Spot, Spot])[] = [
      [[15, 10], [15, 30]], [[30, 10], [30, 30]], [[10, 15], [30, 15]], [[10, 30], [30, 30]],
      [[22, 5], [22, 15]], [[22, 30], [22, 40]], [[5, 22], [15, 22]], [[30, 22], [40, 22]],
    ]; // prettier-ignore
    expect(beside.map(([from, to]) => cover(from, to))).toEqual(beside.map(() => 'none'));
    expect([cover([22, 10], [22, 35]), cover([22, 35], [22, 10]), cover([10, 22], [35, 22]), cover([35, 22], [10, 22])])
      .toEqual(['behind', 'behind', 'behind', 'behind']); // prettier-ignore
    // Nearly along a side, just within it.
    expect([cover([20.01, 10], [20.01, 35]), cover([19.99, 10], [19.99, 35])]).toEqual(['behind', 'none']);
  });
});
