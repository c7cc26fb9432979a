import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { terrainFault } from '../src/decisions/newTerrain.js';
import { moveKind, moveShape } from '../src/decisions/move.js';
import { isOnTable } from '../src/decisions/spots.js';
import { markerBody } from '../src/ground/board.js';
import { modelOptions, modelsLeft } from '../src/damages.js';
import { MARKER_BASE } from '../src/rulings.js';
import { stateOf } from './scene.js';

/** The very edge of the table, models that are lost already, and answers that are none. */

const s = stateOf({
  seats: [
    {
      units: [
        {
          card: 'infantry',
          at: [[10, 10], [13, 10], null],
          assets: [{ asset: 'sergeant', fireteam: 1 }],
        },
      ],
    },
    {},
  ],
});

describe('edges', () => {
  it('TOS-MOV-04, TOS-CRE-01: a created piece lies wholly on the table, its corners on the edge at the most', () => {
    const question = { fireteam: 0, terrain: { side: 2, traits: [] } as never, range: inches(100) };
    const rule = (x: number, y: number): string | undefined =>
      terrainFault(s, question, { x: inches(x) as number, y: inches(y) as number })?.rule;
    const dx = 1 / 25_400;
    expect([rule(1, 24), rule(71, 24), rule(36, 1), rule(36, 47)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([rule(1 - dx, 24), rule(71 + dx, 24), rule(36, 1 - dx), rule(36, 47 + dx)]).toEqual(
      Array.from({ length: 4 }, () => 'TOS-MOV-04'),
    );
  });

  it('TOS-MOV-04: the base of a Marker may touch the edge from within', () => {
    const r = MARKER_BASE.radius;
    const on = (x: number, y: number): boolean => isOnTable(s, markerBody({ at: { x, y } }));
    const [w, d] = [inches(72), inches(48)];
    expect([on(r, r), on(w - r, d - r)]).toEqual([true, true]);
    expect([on(r - 1, r), on(r, r - 1), on(w - r + 1, d - r), on(w - r, d - r + 1)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('TOS-UNT-11: models lost already, ordinary ones and Adjuncts, are not there to be lost again; those of others count for nothing', () => {
    const ids = (losses: Parameters<typeof modelOptions>[2]) => modelOptions(s, 1, losses).map(({ id }) => id);
    const whole = modelsLeft(s, 1, []);
    expect(ids([])).toEqual(['ordinary', 'adjunct0']);
    const sergeant = { fireteam: 1, models: 0, adjuncts: [0] };
    expect(ids([sergeant])).toEqual(['ordinary']);
    expect(ids([{ ...sergeant, fireteam: 0 }])).toEqual(['ordinary', 'adjunct0']);
    expect(ids([{ fireteam: 1, models: whole - 1, adjuncts: [] }])).toEqual(['adjunct0']);
    expect(ids([{ fireteam: 1, models: whole - 2, adjuncts: [] }])).toEqual(['ordinary', 'adjunct0']);
    expect(modelsLeft(s, 1, [sergeant, { fireteam: 1, models: 1, adjuncts: [] }])).toBe(whole - 2);
  });

  it('TOS-MOV-03: what is no move is not read as one', () => {
    const parse = (raw: unknown): unknown => moveKind.parse(raw, moveShape(0, { by: 'march' } as never));
    const good = { fireteam: 0, way: [{ x: 1, y: 2 }] };
    expect(parse([good])).toEqual([good]);
    expect(
      [[good, 7], [{ ...good, more: 1 }], [{ ...good, way: [{ x: 1, y: 2 }, null] }]].map(raw => parse(raw)),
    ).toEqual([undefined, undefined, undefined]);
    const far = (x: number) => [{ ...good, way: [{ x, y: 2 }] }];
    expect([parse(far(4_000_000)), parse(far(4_000_001))]).toEqual([far(4_000_000), undefined]);
    const zigzag = (points: number) => [
      { fireteam: 0, way: Array.from({ length: points }, (_, x) => ({ x, y: x % 2 })) },
    ];
    expect([parse(zigzag(400)), parse(zigzag(401))]).toEqual([zigzag(400), undefined]);
  });
});
