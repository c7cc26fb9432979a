import { describe, expect, it } from 'vitest';
import { judgeCharge } from '../src/movement/charge.js';
import { proposedCharge } from '../src/movement/suggestCharge.js';
import { placedAfter } from '../src/movement/ways.js';
import { figures } from '../src/units/figures.js';
import type { TerrainType } from '../src/state.js';
import { apart, box, profile, row, scene, type Scene, type SceneBody, type Stance } from './scene.js';

// Where the models of a charge end when the engine places them: nearest first, each in contact if it can be, else beside those who are.

const PROFILES = [
  profile({ id: 'one', count: 1, weapons: ['blade'] }),
  profile({ id: 'three', count: 3, weapons: ['blade'] }),
  profile({ id: 'five', count: 5, weapons: ['blade'] }),
  profile({ id: 'strider', count: 1, weapons: ['blade'], rules: ['strider'] }),
  profile({ id: 'big', count: 1, weapons: ['blade'], baseMm: 60 }),
  profile({ id: 'bikes', count: 3, weapons: ['blade'], baseMm: [60, 35] }),
];

type Unit = SceneBody['units'][number];
type Models = NonNullable<Unit['models']>;

const own = (kind: string, models: Models): Unit => ({ player: 1, profile: kind, name: 'own', models });
const foe = (kind: string, models: Models, name = 'foe'): Unit => ({ player: 2, profile: kind, name, models });
const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, weapons: [{ id: 'blade', attacks: 1 }], units, ...more });
const ground = (...pieces: readonly [TerrainType, number, number, number, number][]): Partial<SceneBody> => ({
  terrain: pieces.map(([type, x, y, w, d]) => ({ types: [type], outline: box(x, y, w, d), height: 3 })),
});

/** Where everybody ends, in inches; the judge agrees with it. */
function ends(s: Scene): readonly (readonly number[])[] | undefined {
  const legs = proposedCharge(s.state, 0, 1);
  if (legs === undefined) return undefined;
  expect(judgeCharge(s.state, 0, 1, legs).ok).toBe(true);
  const inch = (length: number): number => Math.round(length / 25.4) / 1000;
  return placedAfter(figures(s.state, 0), legs).map(({ at }) => [inch(at.x), inch(at.y)]);
}

/** How many steps each way has: one is straight there. */
const steps = (s: Scene): number[] => proposedCharge(s.state, 0, 1)!.map(way => way.length);

describe('one model', () => {
  it('GDF-MEL-02: straight into contact, at the near side of the enemy', () => {
    const s = table([own('one', [[20, 10]]), foe('one', [[23, 14]])]);
    expect([ends(s), steps(s)]).toEqual([[[22.244, 12.992]], [1]]);
    expect(ends(table([own('one', [[6, 6]]), foe('one', [[0.7, 0.7]])]))).toEqual([[1.591, 1.591]]);
  });

  it('GDF-ACT-06, R-01: as far as it may go, and the hair that counts as contact; no farther', () => {
    const at = (micrometres: number) =>
      ends(table([own('one', [[20, 10]]), foe('one', [[20, 10 + apart(12, micrometres)]])]));
    expect(at(0)).toEqual([[20, 22]]);
    expect(at(20)).toEqual([[20, 22]]);
    expect(at(26)).toBeUndefined();
  });

  it('GDF-MEL-02: around a wall to the same place, unless that is too far', () => {
    const s = table([own('one', [[20, 10]]), foe('one', [[20, 16]])], ground(['impassable', 18.5, 12.5, 3, 0.5]));
    expect(ends(s)).toEqual([[20, 14.74]]);
    expect(steps(s)[0]).toBeGreaterThan(1);
    expect(
      ends(table([own('one', [[20, 10]]), foe('one', [[20, 20]])], ground(['impassable', 14, 14.5, 12, 0.5]))),
    ).toBeUndefined();
  });

  it('R-26: where walls leave only one side of the enemy free, there', () => {
    const walls = ground(['impassable', 15, 13, 4.3, 4], ['impassable', 19.3, 13, 4, 2.3]);
    expect(ends(table([own('one', [[20, 10]]), foe('one', [[20, 16]])], walls))).toEqual([[21.26, 16]]);
  });

  it('GDF-TER-09: around difficult ground if the enemy is farther than that allows, straight through if not, or as a Strider', () => {
    const far = ground(['difficult', 18, 13, 4, 1]);
    const around = table([own('one', [[20, 10]]), foe('one', [[20, 19]])], far);
    expect(ends(around)).toEqual([[20, 17.74]]);
    expect(steps(around)[0]).toBeGreaterThan(1);
    const strider = table([own('strider', [[20, 10]]), foe('one', [[20, 19]])], far);
    expect([ends(strider), steps(strider)]).toEqual([[[20, 17.74]], [1]]);
    const near = table([own('one', [[20, 10]]), foe('one', [[20, 16]])], ground(['difficult', 10, 13, 20, 1]));
    expect([ends(near), steps(near)]).toEqual([[[20, 14.74]], [1]]);
  });
});

describe('several models', () => {
  it('GDF-MEL-03: all around a lone enemy, side by side', () => {
    expect(ends(table([own('three', row(18.5, 10, 3)), foe('one', [[20, 15]])]))).toEqual([
      [18.909, 14.37],
      [20, 13.74],
      [21.091, 14.37],
    ]);
    const five = table([own('five', row(17, 10, 5)), foe('one', [[20, 15]])]);
    expect(ends(five)).toEqual([
      [18.909, 15.63],
      [18.909, 14.37],
      [20, 13.74],
      [21.091, 14.37],
      [21.091, 15.63],
    ]);
    expect(steps(five).map(count => count > 1)).toEqual([true, false, false, false, true]);
  });

  it('GDF-MEL-03: each against the enemy in front of it, those outside against the flanks', () => {
    expect(ends(table([own('five', row(17, 10, 5)), foe('three', row(18.5, 15, 3))]))).toEqual([
      [17.409, 14.37],
      [18.5, 13.74],
      [20, 13.74],
      [21.5, 13.74],
      [22.591, 14.37],
    ]);
  });

  it('GDF-MEL-03: a column spreads out around the enemy from the front to the rear', () => {
    const column = own('five', [
      [20, 10],
      [20, 8.5],
      [20, 7],
      [20, 5.5],
      [20, 4],
    ]);
    expect(ends(table([column, foe('one', [[20, 13]])]))).toEqual([
      [20, 11.74],
      [18.909, 12.37],
      [21.091, 12.37],
      [18.909, 13.63],
      [21.091, 13.63],
    ]);
  });

  it('GDF-MEL-03, GDF-MOV-05: past a friend who stands in the way, past a wall on one side', () => {
    const friend: Unit = { player: 1, profile: 'one', name: 'friend', models: [[20, 14]] };
    const s = table([own('three', row(18.5, 10, 3)), foe('three', row(18.5, 18, 3)), friend]);
    expect(ends(s)).toEqual([
      [18.5, 16.74],
      [20, 16.74],
      [21.5, 16.74],
    ]);
    expect(steps(s).map(count => count > 1)).toEqual([false, true, false]);
    const wall = ground(['impassable', 15, 15, 4.2, 4]);
    expect(ends(table([own('three', row(18.5, 10, 3)), foe('one', [[20, 16]])], wall))).toEqual([
      [21.091, 15.37],
      [20, 14.74],
      [21.091, 16.63],
    ]);
  });

  it('GDF-TER-09: if the others go far, one goes around the swamp; if all stay near, nobody does', () => {
    const swamp = ground(['difficult', 21, 13, 6, 1]);
    const far = table([own('three', row(18.5, 10, 3)), foe('three', row(18.5, 19, 3))], swamp);
    expect(ends(far)).toEqual([
      [18.5, 17.74],
      [20, 17.74],
      [21.5, 17.74],
    ]);
    expect(steps(far).map(count => count > 1)).toEqual([false, false, true]);
    const near = table([own('three', row(18.5, 10, 3)), foe('three', row(18.5, 16, 3))], swamp);
    expect(steps(near)).toEqual([1, 1, 1]);
  });

  it('H-03, R-20: a unit out of coherency charges too, each model as it can', () => {
    const scattered = own('three', [
      [15, 10],
      [20, 10],
      [26, 10],
    ]);
    expect(ends(table([scattered, foe('three', row(18.5, 16, 3))]))).toEqual([
      [17.865, 14.912],
      [20, 14.74],
      [22.246, 14.985],
    ]);
  });

  it('R-37: up a hill to those who stand on it', () => {
    const s = table(
      [own('three', row(18.5, 10, 3)), foe('three', row(18.5, 16, 3))],
      ground(['elevated', 16, 14, 9, 5]),
    );
    expect(ends(s)).toEqual([
      [18.5, 14.74],
      [20, 14.74],
      [21.5, 14.74],
    ]);
  });
});

describe('bases of other shapes and sizes', () => {
  const BIKES: Stance[] = [
    [18, 10, 90],
    [20.5, 10, 90],
    [23, 10, 90],
  ];

  it('GDF-MEL-03: a large base has room for more', () => {
    expect(ends(table([own('three', row(18.5, 10, 3)), foe('big', [[20, 16]])]))).toEqual([
      [18.819, 14.627],
      [20, 14.189],
      [21.181, 14.627],
    ]);
  });

  it('GDF-MEL-03: ovals touch with their own outline, not with a circle around it', () => {
    expect(ends(table([own('bikes', BIKES), foe('three', row(19, 16, 3))]))).toEqual([
      [18.705, 14.232],
      [20.5, 14.189],
      [22.295, 14.232],
    ]);
  });
});
