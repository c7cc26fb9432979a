import { inches } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '../src/index.js';
import { acrossOf, ahead, fromNearEdge, isInZones, pointFromEdge, zoneOf } from '../src/places/zones.js';
import { judgeMarker } from '../src/places/markers.js';
import type { TerrainType } from '../src/state.js';
import { clearLineAcross, layoutWarnings } from '../src/tables/check.js';
import { outlineGap } from '../src/tables/outlineGap.js';
import { SCENERY, type Scenery } from '../src/tables/scenery.js';
import { angle, blob, box, opposite, outlineAt, pieceFrom, piecesOf, put, type Corners } from '../src/tables/sketch.js';
import { THEMES } from '../src/tables/themes.js';
import { profile, scene, um, type SceneBody } from './scene.js';

/** What tables are drawn from, what is said of them, and where on them armies and objectives may be. */

const { barricade, marsh, wall, wood } = SCENERY;

describe('what tables are drawn from', () => {
  it('GDF-SET-06: shapes have the corners that they are said to have', () => {
    expect(box(10, 20, 6, 4)).toEqual([
      [10, 20],
      [16, 20],
      [16, 24],
      [10, 24],
    ]);
    expect(blob(10, 20, 4, 6)).toEqual([
      [14, 17],
      [14, 23],
      [12, 26],
      [8, 26],
      [6, 23],
      [6, 17],
      [8, 14],
      [12, 14],
    ]);
    expect(blob(0, 0, 4)).toEqual(blob(0, 0, 4, 4));
    expect(angle(10, 20, 8, 6, 2)).toEqual([
      [10, 20],
      [18, 20],
      [18, 22],
      [12, 22],
      [12, 26],
      [10, 26],
    ]);
    const turned = put(box(1, 2, 4, 1), 30, 20, 90).map(([x, y]) => [
      Math.round(x * 100) / 100,
      Math.round(y * 100) / 100,
    ]);
    expect(turned).toEqual([
      [28, 21],
      [28, 25],
      [27, 25],
      [27, 21],
    ]);
    expect(put(box(1, 2, 4, 1), 30, 20)).toEqual(box(31, 22, 4, 1));
    expect(opposite(box(10, 20, 6, 4), 72, 48)).toEqual([
      [62, 28],
      [56, 28],
      [56, 24],
      [62, 24],
    ]);
  });

  it('GDF-SET-04, GDF-LOS-16: pieces have what their sort has; those of one half have a twin, those in the middle none', () => {
    const pieces = piecesOf(
      't',
      [[wall, box(34, 22, 4, 4)]],
      [
        [wood, box(2, 4, 6, 6)],
        [marsh, box(20, 8, 4, 2)],
      ],
      72,
      48,
    );
    expect(pieces.map(({ id }) => id)).toEqual(['t-m1', 't-1a', 't-1b', 't-2a', 't-2b']);
    expect(pieces.map(({ outline: [first] }) => [first!.x / inches(1), first!.y / inches(1)])).toEqual([
      [34, 22],
      [2, 4],
      [70, 44],
      [20, 8],
      [52, 40],
    ]);
    expect(pieces.map(({ name, height, types }) => [name.en, height, types.length])).toEqual([
      ['Breached wall', 3, 3],
      ['Wood', 5, 2],
      ['Wood', 5, 2],
      ['Marsh', 1, 1],
      ['Marsh', 1, 1],
    ]);
    expect(pieces.map(({ seeIntoNotThrough }) => seeIntoNotThrough)).toEqual([true, true, true, false, false]);
  });

  it('GDF-LOS-12, GDF-TER-01: the sorts of scenery: heights, types, and what is seen into', () => {
    const sorts = Object.values(SCENERY as Readonly<Record<string, Scenery>>);
    expect(Object.fromEntries(sorts.map(({ name, height }) => [name.en, height]))).toMatchObject({
      Wood: 5,
      Ruin: 4,
      Rock: 5,
      Barricade: 2,
      Marsh: 1,
    });
    expect(sorts.filter(({ seeIntoNotThrough }) => seeIntoNotThrough === true).map(({ name }) => name.en)).toEqual([
      'Wood',
      'Ruin',
      'Breached wall',
    ]);
    expect(sorts.filter(({ types }) => types.length === 0).map(({ name }) => name.en)).toEqual(['Road']);
    const of = (type: TerrainType) => sorts.filter(({ types }) => types.includes(type)).length;
    expect([of('cover'), of('difficult'), of('dangerous'), of('impassable'), of('elevated'), of('gap')]).toEqual([
      9, 8, 4, 5, 3, 1,
    ]);
  });

  it('GDF-SET-05: how far apart two outlines are: corner to edge either way, corner to corner, nothing where they meet', () => {
    const gap = (a: Corners, b: Corners) => {
      const [one, other] = [outlineGap(outlineAt(a), outlineAt(b)), outlineGap(outlineAt(b), outlineAt(a))];
      expect(one).toBe(other);
      return one / inches(1);
    };
    const square = box(10, 10, 10, 10);
    expect([gap(square, box(22, 14, 4, 2)), gap(square, box(14, 3, 2, 4)), gap(square, box(3, 12, 4, 20))]).toEqual([
      2, 3, 3,
    ]);
    expect(gap(square, box(23, 24, 4, 4))).toBe(5);
    expect([gap(square, box(20, 12, 4, 4)), gap(square, box(12, 12, 2, 2)), gap(square, box(8, 14, 20, 1))]).toEqual([
      0, 0, 0,
    ]);
    // A slanting edge: its middle is nearest.
    expect(gap(square, [[26, 20], [30, 20], [30, 14], [32, 12], [22, 12]])).toBe(2); // prettier-ignore
    // Rounded up to whole micrometres.
    expect(outlineGap(outlineAt(square), outlineAt(box(21, 21, 4, 4)))).toBe(Math.ceil(inches(1) * Math.SQRT2));
  });
});

describe('looks for whole tables', () => {
  it('GDF-SET-03 to -05: each has eight pairs of seven sorts, and four screens, the wall last', () => {
    const sorts = THEMES.map(({ pairs }) =>
      pairs.map(([{ scenery }, count]) => `${count} ${scenery.name.en}`).join(', '),
    );
    expect(sorts).toEqual([
      '2 Wood, 1 Hill, 1 Rock, 1 Ruin, 1 Marsh, 1 Iron thorns, 1 Barricade',
      '2 Tenement, 1 Terrace, 1 Ruin, 1 Ruin, 1 Sandbags, 1 Barbed wire, 1 Crater',
      '2 Container, 1 Ruin, 1 Terrace, 1 Wood, 1 Slag flow, 1 Minefield, 1 Barricade',
      '2 Hill, 1 Rock, 1 Crevasse, 1 Ruin, 1 Crater, 1 Minefield, 1 Barricade',
    ]);
    expect(THEMES.map(({ screens }) => screens.map(({ scenery }) => scenery.name.en))).toEqual([
      ['Wood', 'Hill', 'Ruin', 'Breached wall'],
      ['Ruin', 'Ruin', 'Terrace', 'Breached wall'],
      ['Container', 'Ruin', 'Wood', 'Breached wall'],
      ['Wood', 'Hill', 'Rock', 'Breached wall'],
    ]);
  });

  it('GDF-SET-04: shapes are as large as their sort, drawn around their middle', () => {
    const rng = seededRng(7, 'shapes');
    const sizes = (name: string) => {
      const mould = THEMES.flatMap(({ pairs }) => pairs.map(([one]) => one)).find(
        ({ scenery }) => scenery.name.en === name,
      );
      return Array.from({ length: 40 }, () => {
        const corners = (mould as (typeof THEMES)[number]['screens'][number]).shape(rng);
        const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
        expect([Math.min(...xs) + Math.max(...xs), Math.min(...ys) + Math.max(...ys)]).toEqual([0, 0]);
        return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)] as const;
      });
    };
    const span = (name: string) => {
      const all = sizes(name);
      const [wide, deep] = [all.map(([w]) => w), all.map(([, d]) => d)];
      return [Math.min(...wide), Math.max(...wide), Math.min(...deep), Math.max(...deep)];
    };
    expect([span('Tenement'), span('Wood'), span('Barricade'), span('Marsh')]).toEqual([
      [7, 9, 5, 6],
      [7, 10, 7, 10],
      [5, 7, 1, 1],
      [6, 10, 6, 10],
    ]);
  });
});

describe('what is said of tables', () => {
  const table = (...sketches: readonly (readonly [Scenery, Corners])[]) => ({
    width: inches(72),
    depth: inches(48),
    terrain: [
      ...Array.from({ length: 15 }, (_, i) => pieceFrom(`b${i}`, [barricade, box(1 + 4 * i, 10, 2, 1)])),
      ...sketches.map((sketch, i) => pieceFrom(`m${i}`, sketch)),
    ],
  });
  const note = (say: string, ...sketches: readonly (readonly [Scenery, Corners])[]) =>
    layoutWarnings(table(...sketches)).find(one => one.say === say)?.args;

  it('GDF-SET-05, R-76: the piece that hides nobody is named by its number, the first of several', () => {
    const high = { ...wood, types: ['elevated'] as const, seeIntoNotThrough: undefined } as unknown as Scenery;
    const plain = [wood, box(2, 20, 4, 4)] as const;
    expect(note('gdf.table.see-through', plain, [high, box(20, 20, 4, 4)], [high, box(30, 20, 4, 4)])).toEqual({
      piece: 17,
    });
    expect(note('gdf.table.see-through', plain)).toBeUndefined();
    expect(note('gdf.table.wide-opening', [marsh, box(30, 24, 5, 3)])).toEqual({ most: 12 });
    expect(note('gdf.table.no-mix')).toEqual({ type: 'difficult' });
  });

  it('GDF-SET-05, GDF-LOS-12: what is two inches high hides infantry, what is lower does not', () => {
    const closed = (height: number) => clearLineAcross(table([{ ...wood, height }, box(0, 20, 72, 2)])) === undefined;
    expect([closed(1), closed(2), closed(3)]).toEqual([false, true, true]);
  });

  it('GDF-SET-05, H-14: the last inch at the four corners is left out, and nothing else', () => {
    const line = (width: number, depth: number, ...corners: [number, number, number, number]) =>
      clearLineAcross({
        width: inches(width),
        depth: inches(depth),
        terrain: [pieceFrom('w', [wall, box(...corners)])],
      }) !== undefined;
    expect([line(72, 48, 0, 20, 71.01, 1), line(72, 48, 0, 20, 71, 1)]).toEqual([false, true]);
    expect([line(72, 48, 0.99, 20, 72, 1), line(72, 48, 1, 20, 72, 1)]).toEqual([false, true]);
    expect([line(36, 60, 17, 0, 1, 59.01), line(36, 60, 17, 0, 1, 59)]).toEqual([false, true]);
    expect([line(36, 60, 17, 0.99, 1, 60), line(36, 60, 17, 1, 1, 60)]).toEqual([false, true]);
    // A gap in the middle, wherever the halves of the edge meet.
    for (const at of [10, 35.9, 36, 50])
      expect(
        clearLineAcross({
          width: inches(72),
          depth: inches(48),
          terrain: [pieceFrom('l', [wall, box(0, 20, at, 1)]), pieceFrom('r', [wall, box(at + 0.2, 20, 72 - at, 1)])],
        }),
      ).toBeDefined();
  });

  it('GDF-SET-06: each ready table is found by its own name', () => {
    for (const { id, terrain } of LAYOUTS)
      expect(LAYOUTS.filter(layout => layout.id === id)).toMatchObject([{ terrain }]);
  });
});

describe('where on a table', () => {
  const size = (width: number, depth: number, zoneDepth = 12) => ({
    width: inches(width),
    depth: inches(depth),
    zoneDepth: inches(zoneDepth),
  });
  const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

  it('R-08, R-09: along and across a table that is wide, and one that is deep', () => {
    const [wide, deep] = [size(72, 48), size(36, 60)];
    expect([acrossOf(wide), acrossOf(deep)]).toEqual([inches(48), inches(36)]);
    expect([fromNearEdge(wide, at(5, 9)), fromNearEdge(deep, at(5, 9))]).toEqual([inches(9), inches(5)]);
    expect([pointFromEdge(wide, 3, 4), pointFromEdge(deep, 3, 4)]).toEqual([
      { x: 3, y: 4 },
      { x: 4, y: 3 },
    ]);
    const inZones = (table: ReturnType<typeof size>, x: number, y: number) => isInZones(table, at(x, y));
    expect([12, 12 + um(1), 36 - um(1), 36].map(y => inZones(wide, 30, y))).toEqual([true, false, false, true]);
    expect([12, 12 + um(1), 24 - um(1), 24].map(x => inZones(deep, x, 30))).toEqual([true, false, false, true]);
  });

  const state = (more: Partial<SceneBody> = {}, markers: readonly { x: number; y: number }[] = []) => ({
    ...scene({
      round: 0,
      stage: 'deployment',
      near: 1,
      profiles: [profile({ id: 'one', count: 1 })],
      units: [
        { player: 1, profile: 'one', name: 'a', place: 'waiting' },
        { player: 2, profile: 'one', name: 'b', place: 'waiting' },
      ],
      ...more,
    }).state,
    markers,
  });

  it('GDF-DEP-02, R-08: the strip along each side’s long edge, and the way to the other', () => {
    const corners = (more: Partial<SceneBody>, seat: 0 | 1) =>
      zoneOf(state(more), seat).map(({ x, y }) => [x / inches(1), y / inches(1)]);
    expect([corners({}, 0), corners({}, 1)]).toEqual([
      [[0, 0], [72, 0], [72, 12], [0, 12]],
      [[0, 36], [72, 36], [72, 48], [0, 48]],
    ]); // prettier-ignore
    const deep = { width: 48, depth: 72 };
    expect([corners(deep, 0), corners(deep, 1)]).toEqual([
      [[0, 0], [12, 0], [12, 72], [0, 72]],
      [[36, 0], [48, 0], [48, 72], [36, 72]],
    ]); // prettier-ignore
    expect(([0, 1] as const).flatMap(seat => [ahead(state(), seat), ahead(state(deep), seat)])).toEqual([
      1024, 0, 3072, 2048,
    ]);
    expect([corners({ near: 2 }, 0), ahead(state({ near: 2 }), 0)]).toEqual([
      [[0, 36], [72, 36], [72, 48], [0, 48]],
      3072,
    ]); // prettier-ignore
  });

  it('GDF-OBJ-05, GDF-OBJ-06: on the very edges of a table, wide or deep', () => {
    const why = (x: number, y: number, more: Partial<SceneBody> = {}) => {
      const ruling = judgeMarker(state(more), at(x, y));
      return ruling.ok ? undefined : ruling.because[0]?.rule;
    };
    const deep = { width: 48, depth: 72 };
    expect([why(24, 0, deep), why(24, 72, deep), why(0, 24), why(72, 24)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([why(24, -um(1), deep), why(24, 72 + um(1), deep), why(0, 36, deep), why(48, 36, deep)]).toEqual([
      'GDF-OBJ-06',
      'GDF-OBJ-06',
      'GDF-OBJ-04',
      'GDF-OBJ-04',
    ]);
  });

  it('GDF-OBJ-06, R-09: a place behind walls is out of reach, whatever else lies on the table', () => {
    const rock = (x: number, y: number, w: number, d: number) => ({
      types: ['impassable'] as const,
      outline: box(x, y, w, d).map(([px, py]) => [px, py] as const),
      height: 3,
    });
    const walls = [rock(24, 16, 16, 1), rock(24, 31, 16, 1), rock(24, 17, 1, 14), rock(39, 17, 1, 14)];
    const field = {
      types: ['difficult'] as const,
      outline: box(50, 20, 4, 4).map(([x, y]) => [x, y] as const),
      height: 1,
    };
    const why = (terrain: SceneBody['terrain']) => {
      const ruling = judgeMarker(state({ ...(terrain && { terrain }) }), at(32, 24));
      return ruling.ok ? undefined : ruling.because[0]?.say;
    };
    expect([why(walls), why([...walls, field]), why([field]), why(walls.slice(1))]).toEqual([
      'gdf.no.marker-out-of-reach',
      'gdf.no.marker-out-of-reach',
      undefined,
      undefined,
    ]);
  });
});
