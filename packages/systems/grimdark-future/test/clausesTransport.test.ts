import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { outAndCharge } from '../src/decisions/suggestDisembark.js';
import { judgeBoarding, judgeDoors, ownTransports } from '../src/movement/boarding.js';
import { wayAboard } from '../src/movement/suggestBoarding.js';
import { doorsTowards, wayOut } from '../src/movement/suggestDoors.js';
import { placedAfter } from '../src/movement/ways.js';
import { figures } from '../src/units/figures.js';
import type { TerrainType } from '../src/state.js';
import { box, profile, row, scene, um, type Scene, type SceneBody } from './scene.js';

// The doors of a transport, the ways out of it and the ways aboard.

const R = 16_000 / 25_400; // half a 32 mm base
const HULL = 30_000 / 25_400; // half the transport's base

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ count: 5 }),
  profile({ id: 'slow', count: 1, rules: ['slow'] }),
  profile({ id: 'ogre', count: 1, rules: ['tough(4)'] }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
  profile({ id: 'ship', count: 1, rules: ['aircraft', 'transport(6)'], baseMm: 60 }),
];

type Unit = SceneBody['units'][number];
type Models = NonNullable<Unit['models']>;

const TRUCK: Unit = { player: 1, profile: 'truck', name: 'truck', models: [[20, 20]] };
const FAR: Unit = { player: 2, profile: 'one', name: 'foe', models: [[60, 44]] };
const inside = (kind: string): Unit => ({ player: 1, profile: kind, name: 'own', aboard: 'truck' });
const afoot = (kind: string, models: Models): Unit => ({ player: 1, profile: kind, name: 'own', models });
const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, units, ...more });
const ground = (...pieces: readonly [TerrainType, number, number, number, number][]): Partial<SceneBody> => ({
  terrain: pieces.map(([type, x, y, w, d]) => ({ types: [type], outline: box(x, y, w, d), height: 3 })),
});
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const inch = (length: number): number => Math.round(length / 25.4) / 1000;
const said = (ruling: ReturnType<Scene['judge']>): string[] => (ruling.ok ? [] : ruling.because.map(({ say }) => say));

describe('doors', () => {
  const doors = (s: Scene, to: Point) =>
    [...doorsTowards(s.state, 0, to)].map(all => all.map(({ x, y, facing }) => [inch(x), inch(y), facing]));

  it('R-64: all around the hull, the one nearest to the goal first, then to either side by turns', () => {
    const found = doors(table([inside('one'), TRUCK, FAR]), at(20, 40));
    expect(found).toHaveLength(24);
    expect(found.slice(0, 5)).toEqual([
      [[20, 21.812, 1024]],
      [[20.47, 21.75, 853]],
      [[19.53, 21.75, 1195]],
      [[20.905, 21.57, 683]],
      [[19.095, 21.57, 1365]],
    ]);
    expect(found[11]).toEqual([[21.812, 20, 0]]);
    expect(found[23]).toEqual([[20, 18.188, 3072]]);
  });

  it('R-64: not where something stands; at last out of two sides at once, by turns, if there is more than one model', () => {
    const found = doors(table([inside('two'), TRUCK, FAR], ground(['impassable', 18, 21.6, 4, 2])), at(40, 20));
    expect(found.map(all => all[0]![2])).toEqual([
      0, 3925, 171, 3755, 341, 3584, 3413, 3243, 3072, 2901, 2731, 2560, 2389, 1707, 2219, 1877, 2048, 171,
    ]);
    expect(found.at(-1)).toEqual([
      [21.75, 20.47, 171],
      [21.812, 20, 0],
    ]);
    expect(
      doors(table([inside('one'), { player: 1, profile: 'truck', name: 'truck', place: 'waiting' }, FAR]), at(40, 20)),
    ).toEqual([]);
  });

  it('GDF-TRA-06: a door for each model, at the hull, with room to stand', () => {
    const s = table([
      inside('two'),
      TRUCK,
      { player: 2, profile: 'one', name: 'near', models: [[20 + HULL + 2 * R + 0.1, 20.5]] },
      FAR,
    ]);
    const spot = (x: number, y: number) => ({ ...at(x, y), facing: 0 });
    const up = spot(20, 20 + HULL + R);
    const judge = (...all: readonly ReturnType<typeof spot>[]) => said(judgeDoors(s.state, 0, all));
    expect(judge(up, spot(20, 20 - HULL - R))).toEqual([]);
    expect(judge(up)).toEqual(['gdf.no.place-every-model']);
    expect(judge()).toEqual(['gdf.no.no-door']);
    expect(judge(up, spot(20, 20 - HULL - R - um(30)))).toEqual(['gdf.no.not-at-door']);
    expect(judge(up, spot(20 + HULL + R, 20))).toEqual(['gdf.no.door-blocked']);
  });
});

describe('out', () => {
  const out = (units: readonly Unit[], order: 'advance' | 'rush', to: Point, more: Partial<SceneBody> = {}) => {
    const s = table(units, more);
    const way = wayOut(s.state, 0, order, to);
    return (
      way && [
        way.doors.map(({ x, y }) => [inch(x), inch(y)])[0],
        way.legs.map(leg => leg.map(({ x, y }) => [inch(x), inch(y)]).at(-1)),
      ]
    );
  };

  it('GDF-TRA-06: straight ahead and into formation, three inches from the door', () => {
    expect(out([inside('three'), TRUCK, FAR], 'rush', at(20, 40))).toEqual([
      [20, 21.812],
      [
        [20, 24.812],
        [21.386, 24.812],
        [20.693, 26.012],
      ],
    ]);
  });

  it('GDF-TRA-06, R-64: out of another side if the nearest is walled up', () => {
    expect(out([inside('three'), TRUCK, FAR], 'advance', at(20, 40), ground(['impassable', 14, 22.2, 12, 2]))).toEqual([
      [21.812, 20],
      [
        [24.812, 20],
        [26.198, 20],
        [25.505, 21.2],
      ],
    ]);
  });

  it('GDF-TRA-06: through a lane, all of them out of the one side that is free', () => {
    const lane = ground(
      ['impassable', 14, 15, 3.5, 12],
      ['impassable', 22.5, 15, 3.5, 12],
      ['impassable', 17.5, 15, 5, 2.5],
    );
    expect(out([inside('squad'), TRUCK, FAR], 'rush', at(20, 40), lane)).toEqual([
      [20, 21.812],
      [
        [20, 24.812],
        [21.386, 24.812],
        [20.693, 26.012],
        [19.307, 26.012],
        [18.614, 24.812],
      ],
    ]);
    const closed = ground(
      ['impassable', 14, 15, 4.7, 12],
      ['impassable', 21.3, 15, 4.7, 12],
      ['impassable', 18.7, 15, 2.6, 3.7],
      ['impassable', 18.7, 21.3, 2.6, 3.7],
    );
    expect(out([inside('one'), TRUCK, FAR], 'rush', at(20, 40), closed)).toBeUndefined();
  });

  it('GDF-TRA-07: at an enemy in reach, out of the door nearest to him; not at one who is too far', () => {
    const charge = (y: number) => {
      const s = table([inside('one'), TRUCK, { player: 2, profile: 'one', name: 'enemy', models: [[20, y]] }]);
      const way = outAndCharge(s.state, 0, 2);
      return way?.order === 'charge' ? [inch(way.doors[0]!.y), inch(way.legs[0]!.at(-1)!.y)] : undefined;
    };
    expect(charge(25)).toEqual([21.812, 23.74]);
    expect(charge(20 + HULL + 6 + R)).toBeDefined();
    expect(charge(20 + HULL + 6 + R + 0.1)).toBeUndefined();
    const s = table([inside('one'), TRUCK, { player: 2, profile: 'one', name: 'enemy', place: 'waiting' }]);
    expect(outAndCharge(s.state, 0, 2)).toBeUndefined();
  });
});

describe('aboard', () => {
  const aboard = (kind: string, models: Models, order: 'advance' | 'rush', more: Partial<SceneBody> = {}) => {
    const s = table([afoot(kind, models), TRUCK, FAR], more);
    const legs = wayAboard(s.state, 0, order, 1);
    if (legs === undefined) return undefined;
    expect(judgeBoarding(s.state, 0, order, legs, 1).ok).toBe(true);
    return placedAfter(figures(s.state, 0), legs).map(({ at: { x, y } }) => [inch(x), inch(y)]);
  };

  it('GDF-TRA-05: each model straight to the hull, with the order that gets it there', () => {
    expect(aboard('three', row(18.5, 12, 3), 'advance')).toBeUndefined();
    expect(aboard('three', row(18.5, 12, 3), 'rush')).toEqual([
      [19.666, 18.22],
      [20, 18.189],
      [20.334, 18.22],
    ]);
    expect(aboard('one', [[20, 20 - HULL - R]], 'advance')).toEqual([[20, 18.189]]);
  });

  it('GDF-TRA-05, GDF-TER-09: around walls and swamps, or slowly through', () => {
    expect(aboard('one', [[20, 12]], 'rush', ground(['impassable', 18, 15, 4, 1]))).toEqual([[20, 18.189]]);
    expect(
      aboard(
        'two',
        [
          [18, 10],
          [22, 12],
        ],
        'rush',
        ground(['difficult', 21, 15, 5, 1]),
      ),
    ).toEqual([
      [19.645, 18.224],
      [20.439, 18.243],
    ]);
    expect(
      aboard(
        'two',
        [
          [20, 14],
          [22, 13.5],
        ],
        'rush',
        ground(['difficult', 10, 15.5, 25, 1]),
      ),
    ).toEqual([
      [20, 18.189],
      [20.533, 18.269],
    ]);
    expect(
      aboard(
        'two',
        [
          [20, 9],
          [20, 14],
        ],
        'rush',
        ground(['difficult', 10, 15.5, 25, 1]),
      ),
    ).toBeUndefined();
  });

  it('GDF-TRA-01, GDF-TRA-03, GDF-TRA-05, R-42: into an own transport on the ground that has room, not into oneself', () => {
    const others: Unit[] = [
      TRUCK,
      FAR,
      { player: 1, profile: 'ship', name: 'ship', models: [[40, 20]] },
      { player: 2, profile: 'truck', name: 'theirs', models: [[30, 30]] },
      { player: 1, profile: 'squad', name: 'cargo', aboard: 'truck' },
    ];
    const s = table([afoot('two', row(20, 14, 2)), ...others]);
    expect(ownTransports(s.state, 0)).toEqual([1]);
    expect(ownTransports(s.state, 1)).toEqual([]);
    const board = (scene_: Scene, host: number) => said(judgeBoarding(scene_.state, 0, 'rush', [], host));
    expect([board(s, 3), board(s, 4), board(s, 0), board(s, 1)]).toEqual([
      ['gdf.no.no-transport'],
      ['gdf.no.no-transport'],
      ['gdf.no.no-transport'],
      ['gdf.no.no-space'],
    ]);
    expect(wayAboard(s.state, 0, 'rush', 1)).toBeUndefined();
    const fits = table([afoot('one', [[20, 14]]), ...others]);
    expect(board(fits, 1)).toEqual(['gdf.no.no-way-aboard']);
    const ogre = table([afoot('ogre', [[20, 14]]), TRUCK, FAR]);
    expect(board(ogre, 1)).toEqual(['gdf.no.cannot-embark']);
  });
});
