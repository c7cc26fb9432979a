import { describe, expect, it } from 'vitest';
import { figures } from '../src/index.js';
import { baseFor } from '../src/content/base.js';
import { betweenModels, betweenUnits, toPoint } from '../src/ground/measure.js';
import { apart, box, profile, scene, um, type Scene, type SceneBody, type Spot, type Stance } from './scene.js';

const MM = 1 / 25.4;
const OVAL = { baseMm: [60, 35] } as const;
const HULL = { hullMm: [120, 80], volume: 2.5 } as const;

const vehicle = (
  shape: Parameters<typeof profile>[0],
  at: Spot | Stance,
  more: Partial<SceneBody> = {},
  foe: Spot = [70, 46],
): Scene =>
  scene({
    profiles: [
      profile({ count: 1, weapons: ['blade'], ...shape }),
      profile({ id: 'far', count: 1, weapons: ['blade'] }),
    ],
    weapons: [{ id: 'blade', attacks: 1 }],
    units: [
      { player: 1, profile: 'squad', name: 'own', models: [at] },
      { player: 2, profile: 'far', name: 'foe', models: [foe] },
    ],
    ...more,
  }).do('own');

const advance = (...models: (Spot | Stance)[]) => ({ advance: { models } });
const rush = (...models: (Spot | Stance)[]) => ({ rush: { models } });

describe('measuring', () => {
  it('GDF-MEA-01: anybody measures anything at any time, in inches', () => {
    const s = vehicle({}, [10, 10], { markers: [{ at: [10, 20] }] }, [10 + apart(5), 10]);
    expect(betweenUnits(s.state, 0, 1)).toBe(5);
    expect(toPoint(s.state, 0, s.state.markers[0]!)).toBeCloseTo(10 - 16 * MM, 2);
    // In the middle of the other player's question, for units of either side.
    s.do('hold');
    expect(s.seat).toBe(1);
    expect(betweenUnits(s.state, 1, 0)).toBe(5);
  });

  it('GDF-MEA-01, GDF-MEA-07, R-01: what is shown as 5 inches is within 5 inches', () => {
    const s = vehicle({}, [10, 10], {}, [10 + apart(5, 1), 10]);
    expect(betweenUnits(s.state, 0, 1)).toBeGreaterThan(5);
  });

  it('GDF-MEA-02, GDF-MEA-03: from the base, or from the hull of a model without one', () => {
    const gapTo = (shape: Parameters<typeof profile>[0], degrees: number): number => {
      const { state } = vehicle(shape, [10, 10, degrees], {}, [20, 10]);
      return betweenModels(figures(state, 0)[0]!, figures(state, 1)[0]!);
    };
    expect(gapTo({}, 0)).toBeCloseTo(10 - 32 * MM, 2);
    expect(gapTo(OVAL, 0)).toBeCloseTo(10 - (30 + 16) * MM, 2);
    expect(gapTo(OVAL, 90)).toBeCloseTo(10 - (17.5 + 16) * MM, 2);
    expect(gapTo(HULL, 0)).toBeCloseTo(10 - (60 + 16) * MM, 2);
    expect(gapTo(HULL, 90)).toBeCloseTo(10 - (40 + 16) * MM, 2);
  });

  it('H-12: heights do not count between models', () => {
    const hill = [{ types: ['elevated'] as const, outline: box(8, 8, 4, 4), height: 4 }];
    expect(betweenUnits(vehicle({}, [10, 10], { terrain: hill }, [10 + apart(5), 10]).state, 0, 1)).toBe(5);
  });

  it('GDF-GEN-24: a model has the base of its kind, and no rule asks for its size as such', () => {
    expect(baseFor({ baseMm: 40 })).toEqual({ kind: 'round', radius: 20_000 });
    expect(baseFor({ baseMm: [60, 35] })).toEqual({ kind: 'oval', length: 60_000, width: 35_000 });
    expect(baseFor({ baseMm: 25, hullMm: [120, 80] })).toEqual({ kind: 'rectangle', length: 120_000, width: 80_000 });
    const s = scene({
      profiles: [profile({ count: 3, baseMm: 40 })],
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          models: [
            [10, 10],
            [12, 10],
            [14, 10],
          ],
        },
      ],
    });
    expect(new Set(figures(s.state, 0).map(({ base }) => base)).size).toBe(1);
  });
});

describe('moving and turning', () => {
  it('GDF-MEA-05, GDF-MEA-06, GDF-MOV-01: without a turn every shape moves exactly as far as a round base', () => {
    for (const shape of [{}, OVAL, HULL]) {
      expect(vehicle(shape, [10, 10, 30]).refusal(advance([16, 10]))).toEqual([]);
      expect(vehicle(shape, [10, 10, 30]).refusal(advance([16 + um(1), 10]))).toEqual(['GDF-ACT-03']);
    }
  });

  /** How far the tip of the oval goes in a quarter turn, in inches. */
  const quarter = (30 * MM * Math.PI) / 2;

  it('GDF-MEA-05, GDF-MOV-01, H-11: a turn costs what the farthest part of the base travels', () => {
    const turned = (x: number) => vehicle(OVAL, [10, 10, 0]).refusal(advance([x, 10, 90]));
    expect(turned(16 - quarter - um(1))).toEqual([]);
    expect(turned(16 - quarter + um(1))).toEqual(['GDF-ACT-03']);
    expect(vehicle({}, [10, 10, 0]).refusal(advance([16, 10, 90]))).toEqual([]);
  });

  it('GDF-MOV-03: the same holds for a Rush', () => {
    const turned = (x: number) => vehicle(OVAL, [10, 10, 0]).refusal(rush([x, 10, 90]));
    expect(turned(22 - quarter - um(1))).toEqual([]);
    expect(turned(22 - quarter + um(1))).toEqual(['GDF-ACT-05']);
  });

  it('GDF-MEA-05: the shorter way round counts, in either sense', () => {
    const turned = (degrees: number) =>
      vehicle(OVAL, [10, 10, 10]).refusal(advance([16 - quarter - um(5), 10, degrees]));
    expect(turned(100)).toEqual([]);
    expect(turned(280)).toEqual([]);
    expect(turned(110)).toEqual(['GDF-ACT-03']);
  });

  it('GDF-MOV-01: the new facing stays; turning on the spot is a move', () => {
    const s = vehicle(OVAL, [10, 10, 0]).do(advance([10, 10, 90]));
    expect(s.facts.units['own']).toMatchObject({ models: [[10, 10, 90]], moved: true });
    expect(s.events('unit.moved')[0]?.paths).toEqual([{ model: 0, legs: [{ x: 254_000, y: 254_000, facing: 1024 }] }]);
  });

  it('GDF-ACT-02: who holds neither moves nor turns', () => {
    const s = vehicle(OVAL, [10, 10, 45]).do('hold');
    expect(s.facts.units['own']).toMatchObject({ models: [[10, 10, 45]], moved: false });
  });

  it('GDF-MEA-06, GDF-TER-04: every part of the base keeps out of impassable terrain, in turns too', () => {
    // A slot three inches wide: a hull of 120 by 80 mm passes lengthwise, not across, and cannot turn in it.
    const slot = [
      { types: ['impassable'] as const, outline: box(12, 4, 8, 4.4), height: 5 },
      { types: ['impassable'] as const, outline: box(12, 11.6, 8, 4.4), height: 5 },
    ];
    const through = (degrees: number) =>
      vehicle(HULL, [8, 10, degrees], { terrain: slot }).judged({
        order: 'rush',
        legs: [[{ x: Math.round(16 * 25_400), y: 254_000 }]],
      });
    expect(through(0)).toEqual([]);
    expect(through(90)).toEqual(['GDF-TER-04']);
    expect(vehicle(HULL, [16, 10, 0], { terrain: slot }).refusal(advance([16, 10, 90]))).toEqual(['GDF-TER-04']);
  });

  it('GDF-MEA-06, GDF-MOV-02: the inch to other units is kept from the edge of a hull', () => {
    const near = (gap: number) =>
      vehicle(HULL, [10, 10, 0], {}, [14 + gap + (60 + 16) * MM, 10]).refusal(advance([14, 10]));
    expect(near(1 + um(2))).toEqual([]);
    expect(near(1 - um(2))).toEqual(['GDF-MOV-02']);
  });

  it('GDF-MEA-06, GDF-MOV-08: and so is the edge of the table', () => {
    expect(vehicle(HULL, [6, 10, 0]).refusal(advance([60 * MM + um(1), 10]))).toEqual([]);
    expect(vehicle(HULL, [6, 10, 0]).refusal(advance([60 * MM - um(2), 10]))).toEqual(['GDF-MOV-08']);
    // Lengthwise there is room for 40 mm only.
    expect(vehicle(HULL, [10, 2, 0]).refusal(advance([10, 2, 90]))).toEqual(['GDF-MOV-08']);
  });
});

describe('models of one unit', () => {
  const pair = (strictPaths: boolean): Scene =>
    scene({
      profiles: [profile({ count: 2 }), profile({ id: 'far', count: 1 })],
      options: { strictPaths },
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          models: [
            [10, 10],
            [11.5, 10],
          ],
        },
        { player: 2, profile: 'far', name: 'foe', models: [[70, 46]] },
      ],
    }).do('own');
  const straight = (...spots: Spot[]) => ({
    order: 'advance',
    legs: spots.map(([x, y]) => [{ x: Math.round(x * 25_400), y: Math.round(y * 25_400) }]),
  });

  it('GDF-MOV-05, GDF-MOV-06, R-19: pass through one another, unless strict paths were agreed on', () => {
    // The rear model goes straight through the one in front, which steps aside only a little.
    const through = straight([14, 10], [12, 10.2]);
    expect(pair(false).judged(through)).toEqual([]);
    expect(pair(true).judged(through)).toEqual(['GDF-MOV-05']);
  });

  it('R-19: strictly, they go in whatever order works', () => {
    // Only the one in front can go first; the numbers of the models do not matter.
    expect(pair(true).judged(straight([13, 10], [14.5, 10]))).toEqual([]);
    expect(pair(true).judged(straight([8.5, 10], [10, 10]))).toEqual([]);
    // Each to the other's place, straight: nobody can begin.
    expect(pair(true).judged(straight([11.5, 10], [10, 10]))).toEqual(['GDF-MOV-05']);
  });
});
