import { describe, expect, it } from 'vitest';
import { officer, WALKER } from './army.js';
import { row, scene, type SceneBody, type UnitBody, led } from './scene.js';

const UM = 1 / 10_000;
const far: UnitBody = { id: 'e', seat: 1, at: row(20, 110, 5) };
/** A unit with an officer that has declared a move. */
const moving = (
  mode: 'combat' | 'rapid',
  own: Partial<UnitBody>,
  more: Partial<SceneBody> & { others?: readonly UnitBody[] } = {},
) => {
  const { others = [], ...rest } = more;
  return scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 2), ...led, ...own }, far, ...others], ...rest }).do(mode);
};
const single: Partial<UnitBody> = { at: [[20, 20]] };
const walker: Partial<UnitBody> = { at: [[20, 20]], kind: { ...WALKER, ...officer(), role: 'standard' }, figures: {} };

describe('AT-43, moves', () => {
  it('AT43-MOV-01: one move an activation', () => {
    const s = moving('combat', {});
    s.do(s.shift('a', 0, 1));
    expect(s.barred('combat')).toEqual(['AT43-MOV-01']);
    expect(s.barred('rapid')).toEqual(['AT43-MOV-01']);
  });

  it('AT43-MOV-02: the mode is announced first, and holds', () => {
    const s = moving('rapid', {});
    expect(s.told.at(-1)).toBe('move.declared');
    expect(s.state.acting!.moved).toBe('rapid');
    expect(s.next).toBe('at43.ask.move');
  });

  it('AT43-MOV-03: in any direction, and turned as one likes at the end', () => {
    const s = moving('combat', single);
    for (const [dx, dy] of [
      [12, 0],
      [-12, 0],
      [0, 12],
      [0, -12],
    ] as const)
      expect(s.refusal(s.shift('a', dx, dy))).toEqual([]);
    const [spot] = s.shift('a', 3, 3);
    s.do([{ ...spot!, facing: 777 }]);
    expect(s.of('a').fighters[0]!.facing).toBe(777);
  });

  const wall = { box: [8, 24, 16, 1] as const, size: 3 };

  it('AT43-MOV-04, R-31: round an obstacle, and the way round is what counts', () => {
    const s = moving('combat', single, { terrain: [wall] });
    // Straight it would be 8 cm; round the end of the wall it is more than 12.
    expect(s.refusal(s.shift('a', 0, 8))).toEqual(['AT43-MOV-05']);
    const rapid = moving('rapid', single, { terrain: [wall] });
    expect(rapid.refusal(rapid.shift('a', 0, 8))).toEqual([]);
    rapid.do(rapid.shift('a', 0, 8));
    expect(rapid.events('unit.moved')[0]!.paths[0]!.length).toBeGreaterThan(2);
  });

  it('AT43-MOV-05: the whole base must fit between obstacles', () => {
    const gate = (width: number) => [
      { box: [0, 24, 20 - width / 2, 1] as const, size: 3 },
      { box: [20 + width / 2, 24, 60, 1] as const, size: 3 },
    ];
    const wide = moving('combat', single, { terrain: gate(3) });
    expect(wide.refusal(wide.shift('a', 0, 10))).toEqual([]);
    const narrow = moving('combat', single, { terrain: gate(2.9998) });
    expect(narrow.refusal(narrow.shift('a', 0, 10))).toEqual(['AT43-MOV-05']);
  });

  it('AT43-MOV-06: nobody crosses solid terrain or stops on it, not even a walker', () => {
    const s = moving('rapid', walker, { terrain: [{ box: [0, 26, 120, 1], size: 1 }] });
    expect(s.refusal(s.shift('a', 0, 14))).toEqual(['AT43-MOV-05']);
    const on = moving('combat', single, { terrain: [wall] });
    expect(on.refusal(on.shift('a', 0, 4))).toEqual(['AT43-MOV-06']);
    expect(on.refusal(on.shift('a', -19, 0))).toEqual(['AT43-MOV-16']);
  });

  it('AT43-MOV-05, R-33: nobody leaves the table', () => {
    const s = moving('combat', { at: [[5, 20]] });
    expect(s.refusal(s.shift('a', -3.5, 0))).toEqual([]);
    expect(s.refusal(s.shift('a', -3.5 - UM, 0))).toEqual(['AT43-MOV-05']);
  });

  const line = (id: string, seat: number, more: Partial<UnitBody> = {}): UnitBody => ({
    id,
    seat,
    at: Array.from({ length: 12 }, (_, i) => [3 + 3.1 * i, 25] as const),
    ...more,
  });

  it('AT43-MOV-07, AT43-MOV-09: own foot soldiers let their comrades through', () => {
    const s = moving('combat', single, { others: [line('f', 0)] });
    expect(s.refusal(s.shift('a', 0, 10))).toEqual([]);
  });

  it('AT43-MOV-08: enemies do not', () => {
    const s = moving(
      'combat',
      { at: [[20, 17]] },
      { others: [line('f', 1, { at: Array.from({ length: 40 }, (_, i) => [1.5 + 3.0 * i, 25] as const) })] },
    );
    expect(s.refusal(s.shift('a', 0, 12))).toEqual(['AT43-MOV-05']);
  });

  it('AT43-MOV-09, R-12: support units of the own side are in the way', () => {
    const guns = line('f', 0, {
      kind: { category: 'support', role: 'gunner' },
      at: Array.from({ length: 40 }, (_, i) => [1.5 + 3 * i, 25] as const),
    });
    const s = moving('combat', single, { others: [guns] });
    expect(s.refusal(s.shift('a', 0, 10))).toEqual(['AT43-MOV-05']);
  });

  it('AT43-MOV-10: machines go through infantry of either side', () => {
    for (const seat of [0, 1]) {
      const s = moving('combat', { ...walker, at: [[20, 18]] }, { others: [line('f', seat)] });
      expect(s.refusal(s.shift('a', 0, 12))).toEqual([]);
    }
    const blocked = moving(
      'combat',
      { ...walker, at: [[20, 18]] },
      { others: [{ id: 'w', seat: 0, at: [[20, 26]], kind: { ...WALKER, radius: 2 } }] },
    );
    expect(blocked.refusal(blocked.shift('a', 0, 8))).toEqual(['AT43-MOV-11']);
  });

  it('AT43-MOV-11: nobody stops with his base on another', () => {
    const s = moving('combat', {}, { others: [{ id: 'f', seat: 0, at: [[20, 28]] }] });
    expect(
      s.refusal(
        s.spots('a', [
          [20, 25],
          [23, 25],
        ]),
      ),
    ).toEqual([]);
    expect(
      s.refusal(
        s.spots('a', [
          [20, 25 + UM],
          [23, 25],
        ]),
      ),
    ).toEqual(['AT43-MOV-11']);
    expect(
      s.refusal(
        s.spots('a', [
          [20, 22],
          [22.9999, 22],
        ]),
      ),
    ).toEqual(['AT43-MOV-11']);
    expect(
      s.refusal(
        s.spots('a', [
          [20, 22],
          [23, 22],
        ]),
      ),
    ).toEqual([]);
  });

  const engaged = { others: [{ id: 'x', seat: 1, at: [[20, 25]] as const }] };

  it('AT43-MOV-12: only free units move rapidly', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 2), ...led }, ...engaged.others] });
    expect(s.barred('rapid')).toEqual(['AT43-MOV-12']);
    expect(s.barred('combat')).toEqual([]);
  });

  it('AT43-MOV-14: a rapid move of armour is Movement + 10 cm', () => {
    const s = moving('rapid', walker);
    expect(s.refusal(s.shift('a', 22, 0))).toEqual([]);
    expect(s.refusal(s.shift('a', 22 + UM, 0))).toEqual(['AT43-MOV-14']);
  });

  it.each([single, walker])('AT43-MOV-16: a combat move of a free unit is Movement, and it may shoot', own => {
    const s = moving('combat', own);
    expect(s.refusal(s.shift('a', 12, 0))).toEqual([]);
    expect(s.refusal(s.shift('a', 12 + UM, 0))).toEqual(['AT43-MOV-16']);
    s.do(s.shift('a', 12, 0));
    expect(s.barred(s.fireWith(own === single ? 'rifle' : 'cannon'))).toEqual([]);
  });

  it('AT43-MOV-13: a rapid move of infantry is Movement + 6 cm: a steel trooper of 14 makes 20', () => {
    const s = moving('rapid', { ...single, kind: { movement: 14 } });
    expect(s.refusal(s.shift('a', 20, 0))).toEqual([]);
    expect(s.refusal(s.shift('a', 20 + UM, 0))).toEqual(['AT43-MOV-13']);
  });

  it('AT43-MOV-15: no shot before a rapid move either', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led, kind: { weapons: ['sure'] } },
        { ...far, at: row(20, 60, 5), kind: { protection: 6 } },
      ],
    });
    s.fire('a', 'sure', 'e');
    expect(s.barred('rapid')).toEqual(['AT43-MOV-15']);
    expect(s.barred('combat')).toEqual([]);
  });

  it('AT43-MOV-17, R-32: an engaged unit makes half its move, to the millimetre, and may break away', () => {
    const s = moving('combat', { at: [[20, 20]], kind: { movement: 13 } }, engaged);
    expect(s.refusal(s.shift('a', 0, -6.5))).toEqual([]);
    expect(s.refusal(s.shift('a', 0, -6.5 - UM))).toEqual(['AT43-MOV-17']);
    s.do(s.shift('a', 0, -6.5));
    expect(s.told).not.toContain('fight.declared');
    expect(s.next).toBe('at43.ask.action');
  });

  it.each(['combat', 'rapid'] as const)('AT43-MOV-18: a %s move may be followed by melee', mode => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { id: 'b', seat: 1, at: row(20, 35, 2) },
      ],
    }).do(mode);
    s.do(s.shift('a', 0, 10));
    expect(s.barred('melee')).toEqual([]);
  });

  it('AT43-MOV-19: everybody may move less, or not at all', () => {
    const s = moving('combat', {});
    expect(s.refusal(s.shift('a', 0, 0))).toEqual([]);
    expect(s.refusal(s.spots('a', [undefined, [23.5, 22]]))).toEqual([]);
    expect(s.refusal(s.spots('a', []).slice(1))).toEqual(['AT43-MOV-19']);
  });
});
