import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { grimdarkFuture, grimdarkFutureGame, LAYOUTS } from '../src/index.js';
import { TERRAIN_TYPES } from '../src/state.js';
import { clearLineAcross, layoutWarnings } from '../src/tables/check.js';
import { generateTerrain } from '../src/tables/randomTerrain.js';
import { outlineGap } from '../src/tables/outlineGap.js';
import { SCENERY } from '../src/tables/scenery.js';
import { blob, box, outlineAt, pieceFrom, put, type Corners } from '../src/tables/sketch.js';
import type { Table } from '../src/tables/table.js';

const { barricade, hill, marsh, road, ruin, terrace, wall, wood } = SCENERY;

/** So many barricades in a row, a foot apart at most, and whatever else. */
const tableWith = (
  count: number,
  ...more: readonly (readonly [(typeof SCENERY)[keyof typeof SCENERY], Corners])[]
): Table => ({
  width: inches(72),
  depth: inches(48),
  terrain: [
    ...Array.from({ length: count }, (_, i) => pieceFrom(`b${i}`, [barricade, box(1 + 4 * i, 10, 2, 1)])),
    ...more.map((sketch, i) => pieceFrom(`m${i}`, sketch)),
  ],
});

const notesOf = (table: Table) => layoutWarnings(table).map(({ severity, rule, say }) => [severity, rule, say]);

describe('layout warnings', () => {
  it('GDF-SET-03: nine pieces are an error, ten are enough, fifteen are advised', () => {
    const note = (count: number) => notesOf(tableWith(count)).filter(([, rule]) => rule === 'GDF-SET-03');
    expect(note(9)).toEqual([['error', 'GDF-SET-03', 'gdf.table.too-few']]);
    expect(note(10)).toEqual([['warning', 'GDF-SET-03', 'gdf.table.few']]);
    expect(note(14)).toEqual([['warning', 'GDF-SET-03', 'gdf.table.few']]);
    expect(note(15)).toEqual([]);
  });

  const says = (table: Table) => layoutWarnings(table).map(({ say }) => say);

  it('GDF-SET-05, H-14: a clear line from one long edge to the other is a warning; a wall across ends it', () => {
    const across = (from: number): Table => tableWith(15, [wall, box(from, 20, 72 - from, 1)]);
    expect(clearLineAcross(across(0.99))).toBeUndefined();
    expect(says(across(0.99))).not.toContain('gdf.table.clear-line');
    const [from, to] = clearLineAcross(across(1))!;
    expect([from.y, to.y].map(y => Math.round(y / inches(1)))).toEqual([0, 48]);
    expect(says(across(1))).toContain('gdf.table.clear-line');
  });

  it('GDF-SET-01, GDF-SET-05: edges of any length the reader takes are looked along, those deeper than wide sideways', () => {
    for (const [width, depth] of [
      [90, 30],
      [30, 90],
    ] as const) {
      const setup = grimdarkFutureGame.setupFor({ options: { layout: { seed: 7, width, depth } }, seed: 3 });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
      expect(setup.value.layout).toMatchObject({ width: inches(width), depth: inches(depth) });
    }
    const line = (width: number, depth: number, ...corners: [number, number, number, number]) =>
      clearLineAcross({
        width: inches(width),
        depth: inches(depth),
        terrain: [pieceFrom('w', [wall, box(...corners)])],
      }) !== undefined;
    // A wall along the whole table hides the long edges from one another, one across it does not.
    expect(line(96, 48, 0, 20, 96, 1)).toBe(false);
    expect(line(96, 48, 20, 0, 1, 48)).toBe(true);
    expect(line(36, 96, 18, 0, 1, 96)).toBe(false);
    expect(line(36, 96, 0, 18, 36, 1)).toBe(true);
    // Not even the last part of a long edge is left out.
    expect(line(96, 48, 0, 20, 94, 1)).toBe(true);
    expect(line(36, 96, 18, 2, 1, 94)).toBe(true);
  });

  it('GDF-SET-05: what infantry sees over does not close a line, what cannot be seen through does', () => {
    const behind = (scenery: (typeof SCENERY)[keyof typeof SCENERY]) =>
      clearLineAcross(tableWith(10, [scenery, box(0, 20, 72, 2)])) === undefined;
    expect([wood, ruin, terrace, hill].map(behind)).toEqual([true, true, true, true]);
    expect([marsh, barricade, road].map(behind)).toEqual([false, false, false]);
  });

  it('GDF-TER-05, R-76: a high piece that is not blocking hides nothing, and is a warning', () => {
    const told = (types: readonly ('impassable' | 'elevated' | 'blocking' | 'cover')[], height: number) =>
      notesOf(tableWith(15, [{ ...hill, types, height }, box(20, 20, 4, 4)])).some(
        ([severity, , say]) => severity === 'warning' && say === 'gdf.table.see-through',
      );
    expect(told(['elevated'], 4)).toBe(true);
    expect(told(['impassable'], 2)).toBe(true);
    expect(told(['impassable'], 1)).toBe(false);
    expect(told(['elevated', 'blocking'], 4)).toBe(false);
    expect(told(['cover'], 4)).toBe(false);
  });

  it('GDF-SET-05: cover and difficult ground are missed', () => {
    expect(says(tableWith(15)).filter(say => say === 'gdf.table.no-mix')).toHaveLength(1);
    expect(says(tableWith(15, [marsh, box(30, 20, 5, 5)]))).not.toContain('gdf.table.no-mix');
  });

  it('GDF-SET-05: an opening of exactly twelve inches is fine, a wider one is not', () => {
    const lone = (gap: number): Table => tableWith(15, [marsh, box(30, 11 + gap, 5, 3)]);
    expect(says(lone(12))).not.toContain('gdf.table.wide-opening');
    expect(says(lone(12.01))).toContain('gdf.table.wide-opening');
  });
});

describe.each(LAYOUTS)('layout $id', ({ id, width, depth, terrain }) => {
  it('GDF-SET-01, GDF-SET-03, GDF-SET-05: is sound by the rules and by the advice', () => {
    expect(layoutWarnings({ width, depth, terrain })).toEqual([]);
    expect(terrain.length).toBeGreaterThanOrEqual(15);
  });

  it('GDF-SET-04: is fair: every piece has a twin turned half round the middle', () => {
    const turned = terrain.map(({ outline }) => keyOf(outline.map(({ x, y }) => ({ x: width - x, y: depth - y }))));
    for (const [i, piece] of terrain.entries()) {
      const twin = terrain.findIndex(
        (other, j) => keyOf(other.outline) === turned[i] && terrain[j]!.name === piece.name,
      );
      expect(twin, piece.id).toBeGreaterThanOrEqual(0);
    }
  });

  it('has no two pieces on one another, open ground aside', () => {
    const solid = terrain.filter(({ types }) => types.length > 0);
    for (const [i, piece] of solid.entries())
      for (const other of solid.slice(0, i)) expect(outlineGap(piece.outline, other.outline)).toBeGreaterThan(0);
  });

  it('GDF-SET-06: is one that matches are played on', () => {
    const setup = grimdarkFutureGame.setupFor({ options: { layout: id, points: 750 } });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
    expect(grimdarkFuture.setup(setup.value).battle).toMatchObject({ width, depth, terrain });
  });
});

/** Corners in one order, whichever they were drawn in. */
const keyOf = (outline: readonly { x: number; y: number }[]): string =>
  outline
    .map(({ x, y }) => `${x}/${y}`)
    .sort()
    .join(' ');

describe('the ready tables together', () => {
  it('show every type of terrain', () => {
    const shown = new Set(LAYOUTS.flatMap(({ terrain }) => terrain.flatMap(({ types }) => types)));
    expect([...shown].sort()).toEqual([...TERRAIN_TYPES].sort());
    expect(LAYOUTS.some(({ terrain }) => terrain.some(({ types }) => types.length === 0))).toBe(true);
  });

  it('GDF-SET-01: most are full tables; GDF-SET-02: there are smaller ones', () => {
    const sizes = LAYOUTS.map(({ width, depth }) => `${width / inches(1)}x${depth / inches(1)}`);
    expect(sizes.filter(size => size === '72x48').length).toBeGreaterThanOrEqual(6);
    expect(sizes).toContain('48x48');
    expect(sizes).toContain('48x36');
  });

  it('GDF-LOS-16: pieces of one sort have one height', () => {
    const heights = new Map<string, number>();
    for (const { name, height } of LAYOUTS.flatMap(({ terrain }) => terrain)) {
      expect(heights.get(name.en) ?? height).toBe(height);
      heights.set(name.en, height);
    }
  });
});

describe('generated scenery', () => {
  it.each([
    [72, 48],
    [48, 36],
    [60, 44],
    [36, 60],
  ])('GDF-SET-05: keeps the advice on %i by %i inches', (width, depth) => {
    const size = { width: inches(width), depth: inches(depth) };
    expect(layoutWarnings({ ...size, terrain: generateTerrain(1, size.width, size.depth) })).toEqual([]);
  });

  it('is the same for the same seed, and another for another', () => {
    const small = (seed: number) => generateTerrain(seed, inches(48), inches(36));
    expect(small(4)).toEqual(small(4));
    expect(small(4)).not.toEqual(small(5));
  });
});

describe('set-ups', () => {
  const asked = (layout: unknown) => grimdarkFutureGame.setupFor({ options: { layout, points: 750 }, seed: 3 });

  it('GDF-SET-02, GDF-DEP-10, R-08: a smaller table has shallower zones; under thirty inches it is refused', () => {
    const zone = (depth: number): number => {
      const setup = asked({ width: 48, depth });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
      return grimdarkFuture.setup(setup.value).battle.zoneDepth / inches(1);
    };
    expect([44, 36].map(zone)).toEqual([10, 6]);
    expect(asked({ width: 48, depth: 29.9 })).toMatchObject({ problem: { say: 'gdf.setup.too-shallow' } });
    expect(asked({ width: 29.9, depth: 48 })).toMatchObject({ problem: { say: 'gdf.setup.too-shallow' } });
  });

  it('hold a generated table whole, and are read back as they were written', () => {
    const setup = asked({ seed: 7, width: 48, depth: 36 });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
    expect(setup.value.layout).toMatchObject({ terrain: generateTerrain(7, inches(48), inches(36)) });
    expect(grimdarkFutureGame.readSetup?.(JSON.parse(JSON.stringify(setup.value)))).toEqual(setup);
  });

  it('generate a table that is asked for in one word, and hold the number that gives it again', () => {
    const tableOf = (layout: unknown): unknown => {
      const setup = asked(layout);
      if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
      return setup.value.layout;
    };
    expect(tableOf('random')).toMatchObject({ seed: 3, terrain: generateTerrain(3, inches(72), inches(48)) });
    expect(tableOf('random:7')).toEqual(tableOf({ seed: 7 }));
    expect(tableOf('random:7')).toMatchObject({ seed: 7 });
    for (const wrong of ['random:', 'random:x', 'random-7', 'random:1234567890123456', 'Random'])
      expect(asked(wrong)).toMatchObject({ ok: false, problem: { say: 'gdf.setup.unknown-layout' } });
  });

  it('are refused if the number of a generated table is none', () => {
    const setup = asked({ seed: 7, width: 48, depth: 36 });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
    const layout = { ...(setup.value.layout as Table), seed: 'seven' };
    expect(grimdarkFutureGame.readSetup?.({ ...setup.value, layout })).toMatchObject({
      problem: { say: 'gdf.setup.bad-table', args: { place: 'layout.seed' } },
    });
  });

  const pieces = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ types: ['cover'], height: 2, outline: box(2 + 5 * i, 22, 3, 1) }));

  it('GDF-SET-03, GDF-SET-04: take any table that people agree on, if it has its ten pieces', () => {
    expect(asked({ terrain: pieces(10) })).toMatchObject({ ok: true });
    expect(asked({ terrain: pieces(9) })).toMatchObject({ ok: false, problem: { say: 'gdf.table.too-few' } });
  });

  it.each([
    ['a list', []],
    ['an unknown field', { width: 72, depth: 48, seeds: 4 }],
    ['a width that is no number', { width: '72' }],
    ['a piece off the table', { terrain: [...pieces(10), { types: [], outline: box(71, 1, 3, 1) }] }],
    [
      'an outline drawn the wrong way',
      { terrain: [...pieces(10), { types: [], outline: [...box(1, 1, 3, 1)].reverse() }] },
    ],
    ['an unknown type', { terrain: [...pieces(10), { types: ['lava'], outline: box(1, 1, 3, 1) }] }],
    ['the same type twice', { terrain: [...pieces(10), { types: ['cover', 'cover'], outline: box(1, 1, 3, 1) }] }],
  ])('refuse %s', (_, layout) => {
    expect(asked(layout)).toMatchObject({ ok: false, problem: { say: 'gdf.setup.bad-table' } });
  });
});

describe('drawing', () => {
  it('turns a shape around its middle', () => {
    const [first] = outlineAt(put(box(-1, -1, 2, 2), 10, 10, 90));
    expect(first).toEqual({ x: inches(11), y: inches(9) });
    expect(outlineGap(outlineAt(blob(5, 5, 2)), outlineAt(box(10, 4, 2, 2)))).toBe(inches(3));
  });
});
