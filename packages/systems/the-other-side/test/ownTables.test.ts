import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Table } from '../src/book.js';
import { ownTable } from '../src/tables/own.js';
import { SCENERY } from '../src/tables/scenery.js';
import { point } from './scene.js';

/** TOS-TER-26, TOS-ENC-03: tables that the players make themselves, and what is wrong with some. */

const read = (raw: unknown): Table => {
  const parsed = ownTable(raw, 'table');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.value;
};
/** What is wrong, and where. */
const fault = (raw: unknown): unknown => {
  const parsed = ownTable(raw, 'table');
  return parsed.ok ? 'nothing' : [parsed.problem.say, parsed.problem.args?.['place']];
};
const BOX = [10, 10, 14, 12] as const;
const piece = (change: object = {}): unknown => ({ terrain: [{ box: BOX, ...change }] });

describe('TOS-ENC-03: the size of a table', () => {
  it('TOS-ENC-03: six feet by four unless said, in inches', () => {
    expect(read({})).toMatchObject({ id: 'own', width: inches(72), depth: inches(48), terrain: [] });
    expect(read({ width: 48, depth: 36 })).toMatchObject({ width: inches(48), depth: inches(36) });
  });

  it('TOS-ENC-03: from two feet to twenty, each side', () => {
    for (const side of ['width', 'depth']) {
      expect([24, 240].map(length => fault({ [side]: length }))).toEqual(['nothing', 'nothing']);
      for (const length of [23.9, 240.1, -48, '48', null, NaN, Infinity])
        expect(fault({ [side]: length })).toEqual(['tos.table.size', 'table']);
    }
  });

  it('TOS-ENC-03: nothing else in it', () => {
    for (const raw of [undefined, null, 3, 'x', []]) expect(fault(raw)).toEqual(['tos.table.form', 'table']);
    expect(fault({ height: 3 })).toEqual(['tos.table.field', 'table']);
    expect(fault({ terrain: {} })).toEqual(['tos.table.form', 'table.terrain']);
  });
});

describe('TOS-TER-26: pieces', () => {
  it('TOS-TER-26: a box, or all corners, anywhere on the table', () => {
    const [box] = read(piece()).terrain;
    expect(new Set(box!.outline.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(([[10, 10], [14, 10], [14, 12], [10, 12]] as const).map(at => `${point(at).x} ${point(at).y}`))); // prettier-ignore
    const outline = [[0, 0], [72, 0], [72, 48]]; // prettier-ignore
    expect(read({ terrain: [{ outline }] }).terrain[0]!.outline).toEqual([[0, 0], [72, 0], [72, 48]].map(([x, y]) => point([x!, y!]))); // prettier-ignore
  });

  it('TOS-TER-26: a box may be turned, whichever way round the degrees are counted', () => {
    const turned = (degrees: number): readonly string[] =>
      read(piece({ degrees }))
        .terrain[0]!.outline.map(({ x, y }) => `${Math.round(x / 254)} ${Math.round(y / 254)}`)
        .sort();
    expect(turned(90)).toEqual(['1100 1300', '1100 900', '1300 1300', '1300 900']);
    expect([turned(-270), turned(450), turned(-630)]).toEqual([turned(90), turned(90), turned(90)]);
    expect(turned(45)).not.toEqual(turned(90));
  });

  it('TOS-TER-26: no part of it off the table', () => {
    const off = (...box: readonly number[]): unknown => fault({ terrain: [{ box }] });
    for (const box of [[0, 0, 4, 4], [68, 44, 72, 48]]) expect(off(...box)).toBe('nothing'); // prettier-ignore
    for (const box of [
      [-0.1, 0, 4, 4],
      [0, -0.1, 4, 4],
      [68, 44, 72.1, 48],
      [68, 44, 72, 48.1],
    ])
      // prettier-ignore
      expect(off(...box)).toEqual(['tos.table.off', 'table.terrain[0]']);
  });

  it('TOS-TER-26: four numbers from one corner to the other, or three corners at least', () => {
    const wrong = [
      { box: [10, 10, 14] },
      { box: [10, 10, 14, 12, 3] },
      { box: [10, 10, 14, '12'] },
      { box: [10, 10, 14, Infinity] },
      { box: 'box' },
      { box: [14, 10, 10, 12] },
      { box: [10, 12, 14, 12] },
      { box: [10, 10, 10, 12] },
      { box: BOX, degrees: '90' },
      {},
      { outline: [[10, 10], [14, 10]] },
      { outline: [[10, 10], [14, 10], [14]] },
      { outline: [[10, 10], [14, 10], [14, 'x']] },
      { outline: 'x' },
      // Its edges cross.
      { outline: [[10, 10], [14, 12], [14, 10], [10, 12]] },
    ]; // prettier-ignore
    for (const shape of wrong) expect(fault({ terrain: [shape] })).toEqual(['tos.table.outline', 'table.terrain[0]']);
  });

  it('TOS-TER-26: of a sort of the book, with its traits and what is added to them, or of one’s own', () => {
    const [forest] = read(piece({ sort: 'forest', traits: ['dangerous 2'] })).terrain;
    expect([forest!.name, forest!.traits]).toEqual([
      SCENERY.forest.name,
      [...SCENERY.forest.traits, { trait: 'dangerous', strength: 2 }],
    ]);
    const [own] = read(piece({ traits: ['blocking', 'covering low', 'impassable high'] })).terrain;
    expect(own!.traits).toEqual([
      { trait: 'blocking' },
      { trait: 'covering', only: 'low' },
      { trait: 'impassable', only: 'high' },
    ]);
    expect(own!.name).toEqual({ fr: 'Décor 1', en: 'Piece 1' });
    expect(fault(piece({ sort: 'castle' }))).toEqual(['tos.table.sort', 'table.terrain[0]']);
  });

  it('TOS-TER-12, TOS-TER-26: Dangerous has a number, nothing else has', () => {
    expect(read(piece({ traits: ['dangerous 12 low'] })).terrain[0]!.traits).toEqual([
      { trait: 'dangerous', only: 'low', strength: 12 },
    ]);
    for (const word of [
      'dangerous',
      'blocking 3',
      'dangerous 3 4',
      'dangerous 123',
      'slippery',
      'blocking low high',
      'blocking x',
      '',
      7,
      null,
    ])
      expect(fault(piece({ traits: [word] }))).toEqual(['tos.table.trait', 'table.terrain[0]']);
  });

  it('TOS-TER-26: each with a name of its own; roofs, rooms and the larger piece it belongs to as they are said', () => {
    const [first, second] = read({
      terrain: [{ box: BOX }, { box: [20, 10, 24, 12], id: 'cliff', piece: 'hill', roof: true, rooms: true }],
    }).terrain;
    expect([first!.id, second!.id, second!.piece, second!.roof, second!.rooms]).toEqual([
      'piece-1',
      'cliff',
      'hill',
      true,
      true,
    ]);
    expect(['piece', 'roof', 'rooms'].map(key => key in first!)).toEqual([false, false, false]);
    expect(read({ terrain: [{ box: BOX, sort: 'building', rooms: false }] }).terrain[0]!.rooms).toBe(false);
    expect(
      fault({
        terrain: [
          { box: BOX, id: 'a' },
          { box: [20, 10, 24, 12], id: 'a' },
        ],
      }),
    ).toEqual(['tos.table.twice', 'table.terrain[1]']);
    expect(fault({ terrain: [{ box: BOX, colour: 'red' }] })).toEqual(['tos.table.field', 'table.terrain[0]']);
    expect(fault({ terrain: [7] })).toEqual(['tos.table.form', 'table.terrain[0]']);
  });
});
