import { gapToPolygon, inches, mm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { everyAnchor, usualAnchors } from '../src/places/anchors.js';
import { movedTo, packed } from '../src/places/packed.js';
import { edgesOf, type PlaceGround } from '../src/places/place.js';
import { DISEMBARK, PLACE_GRID } from '../src/rulings.js';
import type { State } from '../src/state.js';
import { livingModels } from '../src/units/figures.js';
import { profile, scene, type SceneBody, type Spot } from './scene.js';

// H-31: where room is looked for, and how much of it a unit takes.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'five', count: 5 }),
  profile({ id: 'block', count: 1, baseMm: [60, 40] }),
  profile({ id: 'wide', count: 7, baseMm: 120 }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'], baseMm: 60 }),
  profile({ id: 'truck', count: 1, rules: ['transport(11)', 'tough(3)'], baseMm: 60 }),
];
const waiting = (player: number, kind: string, name: string): SceneBody['units'][number] => ({
  player,
  profile: kind,
  name,
  place: 'waiting',
});
const state = (kind: string, more: Partial<SceneBody> = {}): State =>
  scene({
    round: 0,
    stage: 'deployment',
    near: 1,
    profiles: PROFILES,
    units: [waiting(1, kind, 'a'), waiting(2, kind, 'b')],
    ...more,
  }).state;
const ZONE: PlaceGround = { kind: 'zone' };
const AMBUSH: PlaceGround = { kind: 'ambush' };
/** Half a base of 32 mm, in inches. */
const R = mm(16) / inches(1);
const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const spots = (it: State, unit: number, ground: PlaceGround): Spot[] =>
  [...usualAnchors(it, unit, ground)].map(({ at }) => [rounded(at.x / inches(1)), rounded(at.y / inches(1))]);
const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

describe('where room is looked for', () => {
  it('GDF-DEP-03, R-08: seven columns of a zone, its front before its rear, for either side of a wide table and of a deep one', () => {
    const grid = (along: readonly number[], away: readonly number[], upwards: boolean): Spot[] =>
      away.flatMap(y => along.map((x): Spot => (upwards ? [rounded(y), rounded(x)] : [rounded(x), rounded(y)])));
    const wide = state('one');
    expect(spots(wide, 0, ZONE)).toEqual(grid(evenly(R, 72 - R, 7), [12 - R, R], false));
    expect(spots(wide, 1, ZONE)).toEqual(grid(evenly(R, 72 - R, 7), [36 + R, 48 - R], false));
    const deep = state('one', { width: 48, depth: 72 });
    expect(spots(deep, 0, ZONE)).toEqual(grid(evenly(R, 72 - R, 7), [12 - R, R], true));
    expect(spots(deep, 1, ZONE)).toEqual(grid(evenly(R, 72 - R, 7), [36 + R, 48 - R], true));
    expect([...usualAnchors(wide, 0, ZONE)].every(({ facing }) => facing === 1024)).toBe(true);
    expect([...usualAnchors(deep, 1, ZONE)].every(({ facing }) => facing === 2048)).toBe(true);
  });

  it('GDF-AMB-02: five columns and four rows of the whole table', () => {
    expect(spots(state('one'), 0, AMBUSH)).toEqual(
      evenly(48 - R, R, 4).flatMap(y => evenly(R, 72 - R, 5).map((x): Spot => [rounded(x), rounded(y)])),
    );
    expect(spots(state('one'), 1, AMBUSH)[0]).toEqual([rounded(R), rounded(R)]);
  });

  it('H-31: after those every point of the grid; a unit wider than its zone begins in the middle of it', () => {
    const it = state('one');
    const all = [...everyAnchor(it, 0, ZONE)];
    const columns = Math.floor((inches(72) - mm(32)) / PLACE_GRID) + 1;
    const rows = Math.floor((inches(12) - mm(32)) / PLACE_GRID) + 1;
    expect(all).toHaveLength(columns * rows);
    expect([all[0]?.at, all[1]?.at, all[columns]?.at]).toEqual([
      { x: mm(16), y: mm(16) },
      { x: mm(16) + PLACE_GRID, y: mm(16) },
      { x: mm(16), y: mm(16) + PLACE_GRID },
    ]);
    const crowd = state('wide');
    const { near, far } = packed(crowd, livingModels(crowd, 0), 1024);
    expect(far - near).toBeGreaterThan(inches(12));
    expect(new Set([...usualAnchors(crowd, 0, ZONE)].map(({ at }) => at.y))).toEqual(
      new Set([Math.round((inches(12) - far - near) / 2)]),
    );
  });

  it('GDF-AIR-06: an Aircraft against each edge, its course towards the middle; no other places of the grid', () => {
    const it = state('plane');
    const edge: PlaceGround = { kind: 'edge' };
    const anchors = [...usualAnchors(it, 0, edge)];
    const edges = edgesOf(it.battle);
    expect(anchors.length % edges.length).toBe(0);
    const each = anchors.length / edges.length;
    for (const [i, { at, facing }] of anchors.entries()) {
      const base = livingModels(it, 0)[0]!.base;
      expect(gapToPolygon({ base, at, facing }, edges[Math.floor(i / each)]!)).toBe(0);
      expect(
        at.x >= mm(30) - 1 && at.y >= mm(30) - 1 && at.x <= inches(72) - mm(30) + 1 && at.y <= inches(48) - mm(30) + 1,
      ).toBe(true);
    }
    expect(anchors.slice(0, each).map(({ at }) => rounded(at.x / inches(1)))).toEqual(
      Array.from({ length: each }, (_, i) => rounded((72 * (i + 1)) / (each + 1))),
    );
    expect(anchors.slice(each, 2 * each).map(({ at }) => rounded(at.y / inches(1)))).toEqual(
      Array.from({ length: each }, (_, i) => rounded((48 * (i + 1)) / (each + 1))),
    );
    // From the middle of the near edge straight up; every course leads away from its edge.
    const middle = anchors.slice(0, each).find(({ at }) => at.x === inches(36));
    if (each % 2 === 1) expect(middle?.facing).toBe(1024);
    for (const { facing } of anchors.slice(0, each)) expect(facing > 0 && facing < 2048).toBe(true);
    expect([...everyAnchor(it, 0, edge)]).toEqual([]);
  });

  it('GDF-TRA-08: around the wreck of a transport, as far as one gets off', () => {
    const it = state('one', {
      round: 1,
      stage: 'round',
      units: [
        { player: 1, profile: 'one', name: 'a', models: [[5, 5]] },
        { player: 2, profile: 'one', name: 'b', models: [[60, 40]] },
        { player: 1, profile: 'truck', name: 't', models: [[30, 20]] },
      ],
    });
    const all = spots(it, 0, { kind: 'wreck', host: 2 });
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    const out = DISEMBARK / inches(1);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([
      rounded(30 - out),
      rounded(30 + out),
      rounded(20 - out),
      rounded(20 + out),
    ]);
    expect(all).toHaveLength(20);
  });
});

describe('how much room a unit takes', () => {
  const room = (kind: string) => {
    const it = state(kind);
    return packed(it, livingModels(it, 0), 1024);
  };

  it('H-31: as far as the bases of its formation reach from the point around which it stands, whatever their shape', () => {
    const { placed, left, right, near, far } = room('five');
    expect(placed).toHaveLength(5);
    const [xs, ys] = [placed.map(({ at }) => at.x), placed.map(({ at }) => at.y)];
    expect([left, right, near, far]).toEqual([
      Math.min(...xs) - mm(16),
      Math.max(...xs) + mm(16),
      Math.min(...ys) - mm(16),
      Math.max(...ys) + mm(16),
    ]);
    // Half a diagonal of 60 by 40 mm, or half of the length of an oval.
    const half = (kind: string) =>
      [room(kind).left, room(kind).right, room(kind).near, room(kind).far].map(n => Math.abs(n));
    const block = half('block');
    expect(new Set(block).size).toBe(1);
    const base = room('block').placed[0]!.base;
    expect(block[0]).toBe(base.kind === 'oval' ? mm(30) : Math.ceil(Math.sqrt(mm(60) ** 2 + mm(40) ** 2) / 2));
  });

  it('H-31: is the same wherever it is put', () => {
    const five = room('five');
    const moved = movedTo(five, { x: 1000, y: -500 });
    expect(moved.map(({ at: { x, y } }) => [x - 1000, y + 500])).toEqual(five.placed.map(({ at: { x, y } }) => [x, y]));
    expect(moved.map(({ base, facing }) => [base, facing])).toEqual(
      five.placed.map(({ base, facing }) => [base, facing]),
    );
  });
});
