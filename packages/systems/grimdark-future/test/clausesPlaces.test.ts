import { facingTowards, inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { isWalkedTo } from '../src/places/access.js';
import { everyAnchor, usualAnchors, type Anchor } from '../src/places/anchors.js';
import { firstFormation, usualFormations } from '../src/places/formations.js';
import { judgeMarker, markerSpots, COARSE_GRID } from '../src/places/markers.js';
import { packed } from '../src/places/packed.js';
import { judgePlacement, type PlaceGround } from '../src/places/place.js';
import { MARKER_GRID } from '../src/rulings.js';
import type { UnitId } from '../src/state.js';
import { livingModels } from '../src/units/figures.js';
import { apart, box, profile, scene, um, type Scene, type SceneBody, type Spot } from './scene.js';

// Where markers and units can be put, and where the engine looks for a place.

const R = 16_000 / 25_400; // half a 32 mm base

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'] }),
  profile({ id: 'planes', count: 2, rules: ['aircraft'] }),
  profile({ id: 'bats', count: 1, rules: ['flying'] }),
  profile({ id: 'crowd', count: 5, baseMm: 60 }),
];

type Unit = SceneBody['units'][number];
const unit = (player: number, kind: string, name: string, models?: readonly Spot[]): Unit => ({
  player,
  profile: kind,
  name,
  ...(models === undefined ? { place: 'waiting' } : { models }),
});
const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ round: 0, stage: 'deployment', profiles: PROFILES, units, ...more });
const rock = (x: number, y: number, w: number, d: number) => ({
  types: ['impassable'] as const,
  outline: box(x, y, w, d),
  height: 3,
});
const point = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const inch = (length: number): number => Math.round(length / 254) / 100;

describe('a place that one can walk to', () => {
  /** On a table of 30 by 30 inches, with zones of three. */
  const walked = (terrain: SceneBody['terrain'], ...places: readonly Spot[]): boolean => {
    const { state } = table([unit(1, 'one', 'a'), unit(2, 'one', 'b')], {
      width: 30,
      depth: 30,
      terrain: terrain ?? [],
    });
    return isWalkedTo(
      state.battle,
      places.map(([x, y]) => point(x, y)),
    );
  };
  /** Walls around (20, 15), with a door in the lower one from one x to the other. */
  const room = (from: number, to: number) => [
    rock(16, 12, from - 16, 1),
    rock(to, 12, 24 - to, 1),
    rock(16, 17, 8, 1),
    rock(16, 12, 1, 6),
    rock(23, 12, 1, 6),
  ];

  it('R-09: anywhere on a table without rocks, but on the table', () => {
    expect(walked([], [15, 15])).toBe(true);
    expect(walked([], [15, 31])).toBe(false);
    expect(walked([], [15, 31], [15, 15])).toBe(true);
  });

  it('R-09: not in a rock, not in a room without a door; past a rock', () => {
    expect(walked([rock(14, 14, 2, 2)], [15, 15])).toBe(false);
    expect(walked([rock(14, 14, 2, 2)], [15, 17])).toBe(true);
    expect(walked(room(20, 20.001), [20, 15])).toBe(false);
    expect(walked(room(20, 20.001), [20, 15], [20, 19.5])).toBe(true);
  });

  it('R-09: through a door, if the smallest base fits: also around corners, also beside the lines that are tried', () => {
    expect(walked(room(17.2, 18.6), [22, 15])).toBe(true);
    expect(walked(room(17.475, 18.525), [22, 15])).toBe(true);
    expect(walked(room(17.55, 18.45), [22, 15])).toBe(false);
    // A winding corridor: in at the left, around a wall inside.
    expect(walked([...room(17.2, 18.6), rock(19, 13, 0.5, 3)], [22, 13.8])).toBe(true);
    expect(walked([...room(17.2, 18.6), rock(19, 13, 0.5, 4)], [22, 13.8])).toBe(false);
  });

  it('R-09: from either zone, but from nowhere if both are full of rocks', () => {
    const strip = (y: number) => rock(-1, y, 32, 3.2);
    expect(walked([strip(0)], [15, 15])).toBe(true);
    expect(walked([strip(26.8)], [15, 15])).toBe(true);
    expect(walked([strip(0), strip(26.8)], [15, 15])).toBe(false);
  });

  it('R-08, R-09: on a table deeper than wide the zones are left and right', () => {
    const { state } = table([unit(1, 'one', 'a'), unit(2, 'one', 'b')], {
      width: 30,
      depth: 40,
      terrain: [rock(4, -1, 1, 42), rock(25, -1, 1, 42)],
    });
    expect(isWalkedTo(state.battle, [point(15, 20)])).toBe(false);
    expect(isWalkedTo(state.battle, [point(2, 20)])).toBe(true);
  });
});

describe('markers', () => {
  const bare = () => table([unit(1, 'one', 'a'), unit(2, 'one', 'b')]).state;
  const said = (x: number, y: number, state = bare()): string[] => {
    const ruling = judgeMarker(state, point(x, y));
    return ruling.ok ? [] : ruling.because.map(({ say }) => say);
  };

  it('GDF-OBJ-06: on the table, its edge included', () => {
    expect([said(0, 24), said(72, 24)]).toEqual([[], []]);
    for (const [x, y] of [
      [-um(1), 24],
      [72 + um(1), 24],
      [36, -um(1)],
      [36, 48 + um(1)],
    ] as const)
      expect(said(x, y)).toEqual(['gdf.no.marker-off-table']);
  });

  it('GDF-OBJ-04, GDF-OBJ-05: outside both zones, more than nine inches from every other', () => {
    expect([said(36, 12), said(36, 12 + um(1)), said(36, 36), said(36, 36 - um(1))]).toEqual([
      ['gdf.no.marker-in-zone'],
      [],
      ['gdf.no.marker-in-zone'],
      [],
    ]);
    const state = { ...bare(), markers: [point(20, 24), point(50, 24)] };
    expect([said(59, 24, state), said(59 + um(1), 24, state), said(29, 24, state)]).toEqual([
      ['gdf.no.marker-near-marker'],
      [],
      ['gdf.no.marker-near-marker'],
    ]);
  });

  it('H-30: all over the ground between the zones, from the middle of the table outwards', () => {
    const spots = [...markerSpots(bare(), COARSE_GRID)].map(({ x, y }) => [inch(x), inch(y)]);
    expect(spots.slice(0, 5)).toEqual([
      [36, 24],
      [32, 24],
      [36, 20],
      [36, 28],
      [40, 24],
    ]);
    expect(spots).toHaveLength(17 * 5);
    expect(spots.at(-1)).toEqual([68, 32]);
    expect(COARSE_GRID).toBe(8 * MARKER_GRID);
  });
});

describe('putting units down', () => {
  const judged = (
    s: Scene,
    which: UnitId,
    ground: PlaceGround,
    ...at: readonly (readonly [number, number, number?])[]
  ) => {
    const roster = s.state.battle.rosters[which]!;
    const placed = at.map(([x, y, facing = 0], i) => ({
      base: roster.kinds[roster.models[i] ?? 0]!.base,
      at: point(x, y),
      facing,
    }));
    const ruling = judgePlacement(s.state, which, ground, placed);
    return ruling.ok ? [] : ruling.because.map(({ say, args }) => [say, args]);
  };

  it('GDF-AMB-02: more than nine inches from the models of every enemy unit, not of one', () => {
    const s = table([unit(1, 'one', 'a'), unit(2, 'one', 'b', [[10, 10]]), unit(2, 'one', 'c', [[60, 10]])], {
      round: 2,
      stage: 'round',
    });
    expect(judged(s, 0, { kind: 'ambush' }, [36, 30])).toEqual([]);
    expect(judged(s, 0, { kind: 'ambush' }, [12, 12])).toEqual([['gdf.no.near-enemy', { model: 1 }]]);
    expect(judged(s, 0, { kind: 'ambush' }, [58, 12])).toEqual([['gdf.no.near-enemy', { model: 1 }]]);
  });

  it('GDF-AIR-06, R-01: at any of the four edges, the hair of contact included, and facing one way', () => {
    const s = table([unit(1, 'plane', 'a'), unit(2, 'one', 'b'), unit(1, 'planes', 'c')]);
    const at = (x: number, y: number) => judged(s, 0, { kind: 'edge' }, [x, y]).length === 0;
    expect([at(R, 20), at(R + um(25), 20), at(R + um(27), 20)]).toEqual([true, true, false]);
    expect([at(72 - R, 20), at(72 - R - um(25), 20), at(72 - R - um(27), 20), at(72 - R - 0.9, 20)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([at(20, R), at(20, R + um(25)), at(20, R + 0.9)]).toEqual([true, true, false]);
    expect([at(20, 48 - R), at(20, 48 - R - um(25)), at(20, 48 - R - 0.9)]).toEqual([true, true, false]);
    expect(judged(s, 2, { kind: 'edge' }, [20, R, 5], [20 + apart(0.5), R, 5])).toEqual([]);
    expect(judged(s, 2, { kind: 'edge' }, [20, R, 5], [20 + apart(0.5), R, 6])).toEqual([
      ['gdf.no.one-course', undefined],
    ]);
  });

  it('GDF-DEP-07: a place for every model, on no other model of the unit', () => {
    const s = table([unit(1, 'two', 'a'), unit(2, 'one', 'b')]);
    expect(judged(s, 0, { kind: 'zone' }, [20, 5], [20, 5 + apart(0) - um(5)])).toEqual([
      ['gdf.no.overlap', { model: 2, other: 1 }],
    ]);
    expect(judged(s, 0, { kind: 'zone' }, [20, 5])).toEqual([['gdf.no.place-every-model', { given: 1, models: 2 }]]);
  });
});

describe('where the engine looks', () => {
  const shown = (anchors: Iterable<Anchor>) => [...anchors].map(({ at, facing }) => [inch(at.x), inch(at.y), facing]);
  const [r, w, d] = [Math.round(R * 100) / 100, 72, 48];
  const share = (from: number, to: number, i: number, of: number): number => from + ((to - from) * i) / of;
  const near = (a: readonly number[], b: readonly number[]) => a.forEach((n, i) => expect(n).toBeCloseTo(b[i]!, 1));

  it('GDF-DEP-03: seven columns of the zone, its front before its rear, for either side', () => {
    const s = table([unit(1, 'one', 'a'), unit(2, 'one', 'b')], { near: 1 });
    for (const [which, front, rear, facing] of [
      [0, 12 - r, r, 1024],
      [1, 36 + r, d - r, 3072],
    ] as const) {
      const found = shown(usualAnchors(s.state, which, { kind: 'zone' }));
      expect(found).toHaveLength(14);
      for (const [i, anchor] of found.entries())
        near(anchor, [share(r, w - r, i % 7, 6), i < 7 ? front : rear, facing]);
      const every = shown(everyAnchor(s.state, which, { kind: 'zone' }));
      expect(every).toHaveLength(71 * 11);
      near(every[0]!, [r, which === 0 ? r : 36 + r, facing]);
      near(every[72]!, [r + 1, which === 0 ? r + 1 : 37 + r, facing]);
    }
  });

  it('R-08: the same on a table deeper than wide, from left to right', () => {
    const s = table([unit(1, 'one', 'a'), unit(2, 'one', 'b')], { near: 1, width: 48, depth: 72 });
    const found = shown(usualAnchors(s.state, 0, { kind: 'zone' }));
    expect(found).toHaveLength(14);
    near(found[0]!, [12 - r, r, 0]);
    near(found[6]!, [12 - r, 72 - r, 0]);
    near(found[7]!, [r, r, 0]);
    near(shown(usualAnchors(s.state, 1, { kind: 'zone' }))[0]!, [36 + r, r, 2048]);
  });

  it('GDF-AMB-02: a net over the whole table', () => {
    const s = table([unit(1, 'one', 'a'), unit(2, 'one', 'b')], { near: 1 });
    const found = shown(usualAnchors(s.state, 0, { kind: 'ambush' }));
    expect(found).toHaveLength(20);
    for (const [i, anchor] of found.entries())
      near(anchor, [share(r, w - r, i % 5, 4), share(d - r, r, Math.floor(i / 5), 3), 1024]);
  });

  it('GDF-AIR-06: seven places at each edge, facing the middle of the table', () => {
    const s = table([unit(1, 'plane', 'a'), unit(2, 'one', 'b')]);
    const found = shown(usualAnchors(s.state, 0, { kind: 'edge' }));
    expect(found).toHaveLength(28);
    for (const [i, [x, y]] of found.entries()) {
      const part = (i % 7) + 1;
      near(
        [x!, y!],
        [
          [9 * part, r],
          [w - r, 6 * part],
          [9 * part, d - r],
          [r, 6 * part],
        ][Math.floor(i / 7)]!,
      );
    }
    const onEdge = (i: number): Point => {
      const part = (i % 7) + 1;
      return [point(9 * part, 0), point(72, 6 * part), point(9 * part, 48), point(0, 6 * part)][Math.floor(i / 7)]!;
    };
    for (const [i, [, , facing]] of found.entries()) expect(facing).toBe(facingTowards(onEdge(i), point(36, 24)));
    // From the middle of each edge straight in.
    expect([3, 10, 17, 24].map(i => found[i]![2])).toEqual([1024, 2048, 3072, 0]);
    expect(found[0]![2]).not.toBe(1024);
    expect(shown(everyAnchor(s.state, 0, { kind: 'edge' }))).toEqual([]);
    const all = [...usualFormations(s.state, 0, { kind: 'edge' })];
    expect(all).toHaveLength(28);
    for (const placed of all) expect(judgePlacement(s.state, 0, { kind: 'edge' }, placed).ok).toBe(true);
  });

  it('GDF-DEP-10, H-31: where a zone is too shallow for the unit, along the middle of it', () => {
    const s = table([unit(1, 'crowd', 'a'), unit(2, 'one', 'b')], { near: 1, width: 30, depth: 30 });
    const { near: rear, far } = packed(s.state, livingModels(s.state, 0), 1024);
    expect(far - rear).toBeGreaterThan(inches(3));
    const middle = inch(Math.round((inches(3) - far - rear) / 2));
    for (const anchors of [usualAnchors, everyAnchor])
      for (const [, y] of shown(anchors(s.state, 0, { kind: 'zone' }))) expect(y).toBe(middle);
  });

  it('GDF-TRA-08: a net around the wreck', () => {
    const s = table([unit(1, 'one', 'a'), unit(1, 'truck', 't', [[20, 20]]), unit(2, 'one', 'b')], {
      near: 1,
      round: 1,
      stage: 'round',
    });
    const found = shown(usualAnchors(s.state, 0, { kind: 'wreck', host: 1 }));
    expect(found).toHaveLength(20);
    near(found[0]!, [14, 26, 1024]);
    near(found[4]!, [26, 26, 1024]);
    near(found[19]!, [26, 14, 1024]);
    expect(shown(everyAnchor(s.state, 0, { kind: 'wreck', host: 1 }))).toHaveLength(13 * 13);
  });

  it('GDF-DEP-03, GDF-DEP-07, R-52: between rocks, wherever there is room; who flies may stand on them', () => {
    // The zone is full of rock but for a strip.
    const full = [rock(0, 0, 40, 12), rock(41.5, 0, 31, 12)];
    const s = table([unit(1, 'one', 'a'), unit(2, 'one', 'b'), unit(1, 'bats', 'c'), unit(1, 'two', 'd')], {
      near: 1,
      terrain: full,
    });
    const [placed] = firstFormation(s.state, 0, { kind: 'zone' })!;
    expect(inch(placed!.at.x)).toBeGreaterThan(40.6);
    expect(inch(placed!.at.x)).toBeLessThan(40.9);
    expect(firstFormation(s.state, 2, { kind: 'zone' })![0]!.at.x).toBeLessThan(inches(1));
    const two = firstFormation(s.state, 3, { kind: 'zone' })!;
    expect(judgePlacement(s.state, 3, { kind: 'zone' }, two).ok).toBe(true);
    const none = table([unit(1, 'one', 'a'), unit(2, 'one', 'b')], { near: 1, terrain: [rock(0, 0, 72, 12)] });
    expect(firstFormation(none.state, 0, { kind: 'zone' })).toBeUndefined();
    expect(firstFormation(none.state, 1, { kind: 'zone' })).toBeDefined();
  });
});
