import { describe, expect, it } from 'vitest';
import { actKind } from '../src/decisions/act.js';
import { actionKind } from '../src/decisions/action.js';
import { diceOrderKind } from '../src/decisions/diceOrder.js';
import { orderKind } from '../src/decisions/order.js';
import { placeKind } from '../src/decisions/place.js';
import { recoilKind } from '../src/decisions/recoil.js';
import { secretKind } from '../src/decisions/secret.js';
import { shootKind } from '../src/decisions/shoot.js';
import { splitKind } from '../src/decisions/split.js';
import { idsFrom, isId } from '../src/manoeuvres/parse.js';

/** What a stranger may write, and what is no answer at all: every part of every answer, one at a time. */

/** These kinds look at the answer alone. */
const read = <C>(kind: { parse(raw: unknown, shape: never): C }, raw: unknown): C =>
  kind.parse(raw, undefined as never);

const AT = { x: 1, y: 2 };
const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What no id, place, way or list of ids is. */
const SPOILT = {
  id: ['a', -1, 1.5, -0, null, {}, Infinity],
  at: ['here', null, 7, {}, { x: 1 }, { y: 1 }, { x: 1.5, y: 0 }, { x: 0, y: '1' }, { x: 4_000_001, y: 0 }],
  way: ['there', {}, [null], [AT, { x: 1 }], many(401, AT)],
  ids: ['all', {}, [1, 1], ['a'], [0, -1], upTo(201)],
  facing: ['north', -1, 1.5, 4096, null],
  length: ['far', -1, 0.5, 5_000_001, null],
  flag: [false, 1, 'yes'],
};
type Part = keyof typeof SPOILT;

interface Form {
  readonly whole: Readonly<Record<string, unknown>>;
  readonly parts: Readonly<Record<string, Part>>;
  /** Parts that may be left out, and what stands for them then. */
  readonly without?: Readonly<Record<string, unknown>>;
}

const FORMS: readonly Form[] = [
  { whole: { do: 'walk', path: [AT] }, parts: { path: 'way' } },
  { whole: { do: 'walk', path: [AT], on: true }, parts: { path: 'way', on: 'flag' }, without: { on: undefined } },
  { whole: { do: 'charge', path: [AT], targets: [1] }, parts: { path: 'way', targets: 'ids' } },
  { whole: { do: 'fly', to: AT, targets: [1] }, parts: { to: 'at', targets: 'ids' }, without: { targets: [] } },
  { whole: { do: 'drive', facing: 5, length: 7 }, parts: { facing: 'facing', length: 'length' } },
  { whole: { do: 'push', to: AT, facing: 5 }, parts: { to: 'at', facing: 'facing' } },
  { whole: { do: 'embark', host: 1, path: [AT] }, parts: { host: 'id', path: 'way' }, without: { path: [] } },
  { whole: { do: 'disembark', target: 1, to: AT }, parts: { target: 'id', to: 'at' } },
  {
    whole: { do: 'enter', path: [AT], piece: 0, opening: 1 },
    parts: { path: 'way', piece: 'id', opening: 'id' },
    without: { path: [] },
  },
  { whole: { do: 'leave', opening: 1 }, parts: { opening: 'id' } },
  { whole: { do: 'storey', storey: 1 }, parts: { storey: 'id' } },
  {
    whole: { do: 'stairs', path: [AT], piece: 0, access: 1 },
    parts: { path: 'way', piece: 'id', access: 'id' },
    without: { path: [] },
  },
  ...['cross', 'climb', 'jump'].map((what): Form => ({
    whole: { do: what, path: [AT], piece: 0, to: AT },
    parts: { path: 'way', piece: 'id', to: 'at' },
    without: { path: [] },
  })),
  {
    whole: { do: 'step', path: [AT], over: 1, to: AT },
    parts: { path: 'way', over: 'id', to: 'at' },
    without: { path: [] },
  },
  {
    whole: { do: 'storm', path: [AT], target: 1, piece: 0 },
    parts: { path: 'way', target: 'id', piece: 'id' },
    without: { path: [] },
  },
  {
    whole: { do: 'throw', weapon: 0, target: 1, path: [AT] },
    parts: { weapon: 'id', target: 'id', path: 'way' },
    without: { path: [] },
  },
  { whole: { do: 'cast', spell: 'song', target: 1 }, parts: { target: 'id' } },
  { whole: { do: 'heal', target: 1 }, parts: { target: 'id' } },
  { whole: { do: 'repair', target: 1, what: 'pv' }, parts: { target: 'id' } },
  { whole: { do: 'repair', target: 1, what: 2 }, parts: { target: 'id', what: 'id' } },
  { whole: { do: 'repair', target: 1, what: 'engine' }, parts: {} },
  ...['dare', 'stand', 'lie'].map((what): Form => ({ whole: { do: what }, parts: {} })),
];

const without = (whole: object, key: string): object =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));

describe('answers of moves that are none', () => {
  it.each(FORMS.map(form => [String(form.whole['do']), form] as const))(
    'BTS-MOV-01: each part of %s is needed and sound',
    (_name, form) => {
      const whole = { ...form.whole, figure: 3 };
      expect(read(actKind, whole)).toEqual(whole);
      for (const figure of SPOILT.id) expect(read(actKind, { ...whole, figure })).toBeUndefined();
      for (const [key, part] of Object.entries(form.parts)) {
        for (const spoilt of SPOILT[part]) expect(read(actKind, { ...whole, [key]: spoilt })).toBeUndefined();
        const optional = form.without !== undefined && key in form.without;
        const left = without(whole, key);
        const filled = form.without?.[key] === undefined ? left : { ...left, [key]: form.without[key] };
        expect(read(actKind, left)).toEqual(optional ? filled : undefined);
      }
    },
  );

  it('BTS-MOV-01: a move has a name that is known, and is a thing with parts', () => {
    for (const raw of [null, undefined, 'end', 7, [], { figure: 0 }, { do: 'dance', figure: 0 }])
      expect(read(actKind, raw)).toBeUndefined();
    expect(read(actKind, { do: 'end' })).toMatchObject({ do: 'end' });
    for (const raw of [
      { do: 'cast', figure: 0, target: 1 },
      { do: 'cast', figure: 0, target: 1, spell: 'fireball' },
      { do: 'repair', figure: 0, target: 1, what: 'wheel' },
      { do: 'repair', figure: 0, target: 1 },
    ])
      expect(read(actKind, raw)).toBeUndefined();
  });

  it('BTS-MON-02: the largest facing and length, and but one zero', () => {
    const drive = (facing: number, length: number) => read(actKind, { do: 'drive', figure: 0, facing, length });
    expect(drive(4095, 5_000_000)).toMatchObject({ facing: 4095, length: 5_000_000 });
    expect(Object.values(drive(-0, -0) ?? {}).some(part => Object.is(part, -0))).toBe(false);
    const push = (facing: number) => read(actKind, { do: 'push', figure: 0, to: AT, facing });
    expect(push(4095)).toMatchObject({ facing: 4095 });
    expect(Object.is((push(-0) as { facing?: number } | undefined)?.facing, 0)).toBe(true);
  });

  it('BTS-MOV-01: a march names each who goes once, its leader first', () => {
    const march = (moves: unknown, figure = 3) => read(actKind, { do: 'group', figure, moves });
    const leg = (figure: number) => ({ figure, path: [AT] });
    expect(march([leg(3), leg(1)])).toEqual({ do: 'group', figure: 3, moves: [leg(3), leg(1)] });
    for (const moves of [
      'all',
      [],
      [null],
      ['a'],
      [leg(1), leg(3)],
      [leg(3), leg(3)],
      [leg(3), { figure: 1 }],
      [leg(3), { path: [AT] }],
      [leg(3), { figure: 1, path: [null] }],
      [leg(3), { figure: -1, path: [AT] }],
    ])
      expect(march(moves)).toBeUndefined();
    expect(
      march(
        upTo(80).map(i => leg(i)),
        0,
      ),
    ).toBeDefined();
    expect(
      march(
        upTo(81).map(i => leg(i)),
        0,
      ),
    ).toBeUndefined();
  });
});

describe('places, ways and lists', () => {
  it('are plain: points of a way that change nothing are not kept', () => {
    const [end, halfway] = [
      { x: 1, y: 8 },
      { x: 1, y: 5 },
    ];
    const walk = (...path: object[]) => read(actKind, { do: 'walk', figure: 3, path });
    expect(walk(AT, AT, halfway, end, end, end)).toEqual(walk(AT, end));
    const march = (...path: object[]) => read(actKind, { do: 'group', figure: 3, moves: [{ figure: 3, path }] });
    expect(march(AT, halfway, halfway, end)).toEqual(march(AT, end));
  });

  it('of one number are whole and not negative', () => {
    expect([isId(0), isId(7), isId(-0), isId(-1), isId(0.5), isId('0')]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('of ids are sorted, without repetition, and not endless', () => {
    expect(idsFrom([3, 1, 10, 2])).toEqual([1, 2, 3, 10]);
    expect(idsFrom(upTo(200))).toHaveLength(200);
    expect([idsFrom(upTo(3), 3)?.length, idsFrom(upTo(4), 3)]).toEqual([3, undefined]);
    for (const raw of SPOILT.ids) expect(idsFrom(raw)).toBeUndefined();
  });
});

describe('other answers that are none', () => {
  const NOTHING = [null, undefined, 'pass', 7];

  it('BTS-CMD-02: an Order is a pass, or has a Champion, a name that is known and perhaps a target', () => {
    for (const raw of NOTHING) expect(read(orderKind, raw)).toBeUndefined();
    const whole = { do: 'order', figure: 1, order: 'stopThem', target: 2 };
    expect([read(orderKind, { do: 'pass' }), read(orderKind, whole)]).toEqual([{ do: 'pass' }, whole]);
    expect(read(orderKind, without(whole, 'target'))).toEqual({ ...whole, target: -1 });
    expect(read(orderKind, { ...whole, target: -1 })).toEqual({ ...whole, target: -1 });
    for (const spoilt of [{ do: 'command' }, { figure: -1 }, { order: 'run' }, { target: -2 }, { target: 'b' }])
      expect(read(orderKind, { ...whole, ...spoilt })).toBeUndefined();
  });

  it('BTS-HER-02: an Action is a pass, or has a Champion, a name that is known and perhaps a share', () => {
    for (const raw of NOTHING) expect(read(actionKind, raw)).toBeUndefined();
    const whole = { do: 'action', figure: 1, action: 'combat', extend: true };
    expect([read(actionKind, { do: 'pass' }), read(actionKind, whole)]).toEqual([{ do: 'pass' }, whole]);
    expect(read(actionKind, without(whole, 'extend'))).toEqual({ ...whole, extend: false });
    for (const spoilt of [{ do: 'act' }, { figure: 'a' }, { action: 'sleep' }, { extend: 'no' }])
      expect(read(actionKind, { ...whole, ...spoilt })).toBeUndefined();
  });

  it('BTS-SHO-02: a volley of eighty shooters at most, with forty weapons at most', () => {
    for (const raw of NOTHING) expect(read(shootKind, raw)).toBeUndefined();
    const volleys = (count: number, shots = 1) => ({
      do: 'shoot',
      volleys: upTo(count).map(figure => ({ figure, shots: many(shots, { weapon: 0, targets: [1] }) })),
    });
    expect(read(shootKind, { ...volleys(1), do: 'fire' })).toBeUndefined();
    expect([80, 81].map(count => read(shootKind, volleys(count)) !== undefined)).toEqual([true, false]);
    expect([40, 41].map(count => read(shootKind, volleys(1, count)) !== undefined)).toEqual([true, false]);
    const odd = (item: unknown) => read(shootKind, { do: 'shoot', volleys: [item] });
    for (const item of [7, 'a', { figure: 0, shots: [null] }, { figure: 0, shots: [7] }])
      expect(odd(item)).toBeUndefined();
  });

  it('BTS-SCN-10: a placement of a hundred in the open and a hundred indoors at most', () => {
    for (const raw of NOTHING) expect(read(placeKind, raw)).toBeUndefined();
    const placed = (spots: number, inside: number, what = 'place') =>
      read(placeKind, {
        do: what,
        spots: many(spots, { figure: 0, ...AT }),
        inside: many(inside, { figure: 0, piece: 0 }),
      }) !== undefined;
    expect([placed(100, 100), placed(101, 0), placed(0, 101), placed(1, 0, 'put')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    for (const item of [7, 'here']) expect(read(placeKind, { do: 'place', spots: [], inside: [item] })).toBeUndefined();
    expect(read(placeKind, { do: 'wait' })).toEqual({ do: 'wait' });
  });

  it('BTS-REC-01: a recoil goes somewhere, perhaps past an ally who makes way, or is blocked', () => {
    for (const raw of NOTHING) expect(read(recoilKind, raw)).toBeUndefined();
    const way = { figure: 1, to: AT };
    expect(read(recoilKind, { blocked: true, to: AT })).toEqual({ blocked: true });
    expect([read(recoilKind, { to: AT }), read(recoilKind, { to: AT, way })]).toEqual([{ to: AT }, { to: AT, way }]);
    for (const raw of [
      {},
      { blocked: false },
      { to: { x: 1 } },
      { to: AT, way: null },
      { to: AT, way: 'left' },
      { to: AT, way: { figure: 1 } },
      { to: AT, way: { to: AT } },
      { to: AT, way: { ...way, figure: -1 } },
    ])
      expect(read(recoilKind, raw)).toBeUndefined();
  });

  it('BTS-DUE-09, BTS-CHG-17, BTS-SCN-14: orders of dice, splits and designations are lists of numbers', () => {
    for (const raw of [...NOTHING, [0, 'a'], [0.5], many(101, 0)]) expect(read(diceOrderKind, raw)).toBeUndefined();
    expect(read(diceOrderKind, [1, 0])).toEqual([1, 0]);
    expect(read(diceOrderKind, many(100, 0))).toHaveLength(100);
    for (const raw of [...NOTHING, [1, 1], ['a']]) expect(read(splitKind, raw)).toBeUndefined();
    expect(read(splitKind, [2, 0])).toEqual([0, 2]);
    for (const raw of NOTHING) expect(read(secretKind, raw)).toBeUndefined();
  });
});
