import { describe, expect, it } from 'vitest';
import { askCasualties } from '../src/decisions/casualties.js';
import { HOLD, judgeOrder } from '../src/decisions/judgeOrder.js';
import { askPlace } from '../src/decisions/place.js';
import { firingAt } from '../src/decisions/shots.js';
import type { GroupTargets } from '../src/attack/targets.js';
import { box, profile, scene, type SceneBody, type Spot } from './scene.js';

// What is asked with a question, and who is meant by its answer.

describe('shots', () => {
  const groups: readonly GroupTargets[] = [
    {
      weapon: 3,
      targets: [
        { target: 1, models: [0, 1, 2], singled: [{ model: 4, models: [1] }, { model: 5, models: [2] }] }, // prettier-ignore
        { target: 2, models: [0] },
      ],
    },
    { weapon: 5, targets: [{ target: 1, models: [2] }] },
  ];

  it('GDF-SHT-03, GDF-SPC-42: those fire who see the target; at a model that is singled out those who see that one', () => {
    expect(firingAt(groups, { weapon: 3, target: 1 })).toEqual([0, 1, 2]);
    expect(firingAt(groups, { weapon: 3, target: 2 })).toEqual([0]);
    expect(firingAt(groups, { weapon: 5, target: 1 })).toEqual([2]);
    expect(firingAt(groups, { weapon: 3, target: 1, model: 4 })).toEqual([1]);
    expect(firingAt(groups, { weapon: 3, target: 1, model: 5 })).toEqual([2]);
    expect(firingAt(groups, { weapon: 3, target: 1, model: 6 })).toEqual([]);
    expect(firingAt(groups, { weapon: 5, target: 1, model: 4 })).toEqual([]);
    expect(firingAt(groups, { weapon: 4, target: 1 })).toEqual([]);
  });
});

describe('wounds', () => {
  it('GDF-SHT-16, GDF-MEL-12: who suffers is asked by the rule of shooting, or by that of melee, of the unit’s owner', () => {
    const at: readonly Spot[] = [[10, 10]];
    const { state } = scene({
      profiles: [profile({ count: 1 })],
      units: [
        { player: 1, profile: 'squad', name: 'a', models: at },
        { player: 2, profile: 'squad', name: 'b', models: [[30, 10]] },
      ],
    });
    expect(
      [askCasualties(state, 1, 2), askCasualties(state, 0, 2, true)].map(({ rule, seat }) => [rule, seat]),
    ).toEqual([
      ['GDF-SHT-16', 1],
      ['GDF-MEL-12', 0],
    ]);
  });
});

describe('places', () => {
  it('GDF-DEP-05: one unit is named in the question, several are not', () => {
    const asked = (...units: readonly number[]) =>
      askPlace({ seat: 0, units, ground: { kind: 'zone' }, ask: 'gdf.ask.deploy', rule: 'GDF-DEP-05' }).args;
    expect([asked(4), asked(4, 5)]).toEqual([{ unit: 4 }, undefined]);
  });
});

describe('orders', () => {
  const held = (rules: readonly string[], models: readonly Spot[], more: Partial<SceneBody> = {}): boolean =>
    judgeOrder(
      scene({
        profiles: [profile({ id: 'two', count: 2, rules }), profile({ id: 'one', count: 1 })],
        units: [
          { player: 1, profile: 'two', name: 'own', models },
          { player: 2, profile: 'one', name: 'foe', models: [[60, 44]] },
        ],
        ...more,
      }).state,
      0,
      HOLD,
    ).ok;
  const cell = (x: number, y: number) =>
    [
      box(x - 1, y - 1, 2, 0.3),
      box(x - 1, y + 0.7, 2, 0.3),
      box(x - 1, y - 1, 0.3, 2),
      box(x + 0.7, y - 1, 0.3, 2),
    ].map(outline => ({ types: ['impassable'] as const, outline, height: 3 }));

  it('GDF-MOV-12, R-20: a torn unit holds only if it is Immobile or nothing brings it closer', () => {
    const [torn, far]: readonly (readonly Spot[])[] = [[[20, 10], [25, 10]], [[10, 10], [50, 10]]]; // prettier-ignore
    expect([held([], [[20, 10], [21.5, 10]]), held([], torn!), held([], far!)]).toEqual([true, false, false]); // prettier-ignore
    expect([held(['immobile'], torn!), held(['immobile'], far!)]).toEqual([true, true]);
    const shut = { terrain: [...cell(10, 10), ...cell(50, 10)] };
    expect(held([], far!, shut)).toBe(true);
    expect(held([], far!, { terrain: cell(10, 10) })).toBe(false);
  });
});
