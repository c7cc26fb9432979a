import { describe, expect, it } from 'vitest';
import { bidKind } from '../src/decisions/bid.js';
import { castKind } from '../src/decisions/cast.js';
import { casualtiesKind } from '../src/decisions/casualties.js';
import { consolidateKind } from '../src/decisions/consolidate.js';
import { disembarkKind } from '../src/decisions/disembark.js';
import { flightKind } from '../src/decisions/flight.js';
import { markerKind } from '../src/decisions/marker.js';
import { musterKind } from '../src/decisions/muster.js';
import { orderKind } from '../src/decisions/order.js';
import { placeKind } from '../src/decisions/place.js';
import { scoutKind } from '../src/decisions/scout.js';
import { shotsKind } from '../src/decisions/shots.js';
import { NOBODY } from '../src/state.js';

// Answers from outside: what is not well formed is nothing at all, and what is comes out in its one plain form.

const STRANGE: readonly unknown[] = [undefined, null, 0, 1.5, 'x', true, [], {}, [null], [1]];

const order = (raw: unknown) => orderKind.parse(raw, { kind: 'gdf.order', unit: 0 });
const legs = (way: unknown) => order({ order: 'advance', legs: [way] });

describe('ways', () => {
  it('GDF-MOV-01: a list of steps for each model, each with whole coordinates', () => {
    expect(legs([{ x: 1, y: 2 }])).toEqual({ order: 'advance', legs: [[{ x: 1, y: 2 }]] });
    expect(legs([])).toEqual({ order: 'advance', legs: [[]] });
    for (const step of STRANGE) expect(legs([step])).toBeUndefined();
    for (const way of STRANGE.filter(raw => !(Array.isArray(raw) && raw.length === 0)))
      expect(legs(way)).toBeUndefined();
    for (const ways of [undefined, null, 1, 'x', {}]) expect(order({ order: 'rush', legs: ways })).toBeUndefined();
    for (const bad of [0.5, '1', null, undefined, NaN, 4_000_001, -4_000_001]) {
      expect(legs([{ x: bad, y: 0 }])).toBeUndefined();
      expect(legs([{ x: 0, y: bad }])).toBeUndefined();
    }
    expect(legs([{ x: 4_000_000, y: -4_000_000 }])).toBeDefined();
  });

  it('GDF-MEA-05: a facing is one of those there are, or none', () => {
    const facing = (to: unknown) => legs([{ x: 1, y: 2, facing: to }]);
    expect(facing(0)).toEqual({ order: 'advance', legs: [[{ x: 1, y: 2, facing: 0 }]] });
    expect(facing(4095)).toBeDefined();
    for (const bad of [-1, 4096, 1.5, '0', null]) expect(facing(bad)).toBeUndefined();
    const { legs: plain } = legs([{ x: -0, y: -0, facing: -0 }]) as unknown as {
      legs: { x: number; y: number; facing: number }[][];
    };
    const step = plain[0]![0]!;
    expect([step.x, step.y, step.facing].some(n => Object.is(n, -0))).toBe(false);
  });

  it('GDF-MOV-01: no more models and steps than anybody has', () => {
    const many = (n: number): unknown[] => Array.from({ length: n }, () => []);
    const steps = (n: number): unknown[] => Array.from({ length: n }, () => ({ x: 0, y: 0 }));
    expect([order({ order: 'rush', legs: many(100) }), order({ order: 'rush', legs: many(101) })]).toEqual([
      expect.anything(),
      undefined,
    ]);
    expect([legs(steps(400)), legs(steps(401))]).toEqual([expect.anything(), undefined]);
  });

  it('GDF-MOV-01: a step that changes nothing is not kept; one that turns the model is', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 0, y: 5 },
      { x: 0, y: 9 },
    ];
    const way = (...steps: object[]) =>
      (order({ order: 'rush', legs: [steps] }) as { legs?: unknown } | undefined)?.legs;
    expect(way(a, a, b, b, c, c)).toEqual([[a, c]]);
    expect(way(a, { ...b, facing: 7 }, { ...c, facing: 7 }, c)).toEqual([
      [a, { ...b, facing: 7 }, { ...c, facing: 7 }],
    ]);
    expect(way(a, { ...a, facing: 7 }, { ...a, facing: 9 })).toEqual([
      [
        { ...a, facing: 7 },
        { ...a, facing: 9 },
      ],
    ]);
  });

  it.each([
    ['consolidate', consolidateKind],
    ['scout', scoutKind],
  ] as const)('GDF-MOV-01: the same for %s', (_, kind) => {
    const parse = (raw: unknown) => (kind.parse as (raw: unknown, shape: never) => unknown)(raw, {} as never);
    expect(parse([[{ x: 1, y: 2 }], []])).toEqual([[{ x: 1, y: 2 }], []]);
    for (const raw of [undefined, null, 1, {}, [1], [[1]], [[null]]]) expect(parse(raw)).toBeUndefined();
  });
});

describe('orders', () => {
  it('GDF-ACT-01: one of the four, with what belongs to it', () => {
    for (const raw of STRANGE) expect(order(raw)).toBeUndefined();
    expect(order({ order: 'hold' })).toEqual({ order: 'hold' });
    expect(order({ order: 'march', legs: [] })).toBeUndefined();
    expect(order({ order: 'charge', target: 3, legs: [] })).toEqual({ order: 'charge', target: 3, legs: [] });
    expect(order({ order: 'advance', into: 2, legs: [] })).toEqual({ order: 'advance', into: 2, legs: [] });
    for (const id of [-1, 1.5, '1', null, -0, NaN]) {
      expect(order({ order: 'charge', target: id, legs: [] })).toBeUndefined();
      expect(order({ order: 'rush', into: id, legs: [] })).toBeUndefined();
    }
    expect(order({ order: 'charge', legs: [] })).toBeUndefined();
  });

  it('GDF-TRA-06: out of a transport with a door for each model', () => {
    const out = (raw: unknown) => disembarkKind.parse(raw, { kind: 'gdf.disembark', unit: 0 });
    const door = { x: 1, y: 2, facing: 3 };
    expect(out({ order: 'hold' })).toEqual({ order: 'hold' });
    expect(out({ order: 'rush', legs: [], doors: [door] })).toEqual({ order: 'rush', legs: [], doors: [door] });
    for (const doors of [undefined, null, 1, {}, [null], [1], [{ x: 1, y: 2 }], [{ ...door, facing: 4096 }]])
      expect(out({ order: 'rush', legs: [], doors })).toBeUndefined();
    const many = (n: number) => out({ order: 'rush', legs: [], doors: Array.from({ length: n }, () => door) });
    expect([many(100), many(101)]).toEqual([expect.anything(), undefined]);
    for (const raw of STRANGE) expect(out(raw)).toBeUndefined();
  });

  it('GDF-AIR-05: a flight is a length', () => {
    const flight = (raw: unknown) => flightKind.parse(raw, { kind: 'gdf.flight', unit: 0 });
    expect([flight(762_000), flight(-5), flight(4_000_000)]).toEqual([762_000, -5, 4_000_000]);
    expect(Object.is(flight(-0), 0)).toBe(true);
    for (const raw of [...STRANGE.filter(bad => bad !== 0), 4_000_001, -4_000_001, NaN])
      expect(flight(raw)).toBeUndefined();
  });
});

describe('places', () => {
  it('GDF-OBJ-03: a marker is a point', () => {
    const marker = (raw: unknown) => markerKind.parse(raw, { kind: 'gdf.marker' });
    expect(marker({ x: 5, y: 6, z: 7 })).toEqual({ x: 5, y: 6 });
    for (const raw of STRANGE) expect(marker(raw)).toBeUndefined();
    const zero = marker({ x: -0, y: -0 })!;
    expect(Object.is(zero.x, 0) && Object.is(zero.y, 0)).toBe(true);
  });

  it('GDF-DEP-05: a unit with a place for each model, or nobody', () => {
    const place = (raw: unknown) =>
      placeKind.parse(raw, { kind: 'gdf.place', units: [0], ground: { kind: 'zone' }, mayStop: true });
    const spot = { x: 1, y: 2, facing: 3 };
    expect(place({ unit: 0, models: [spot] })).toEqual({ unit: 0, models: [spot] });
    expect(place({ unit: NOBODY, models: [] })).toEqual({ unit: NOBODY, models: [] });
    expect(place({ unit: NOBODY, models: [spot] })).toBeUndefined();
    for (const unit of [-2, 0.5, '0', null]) expect(place({ unit, models: [spot] })).toBeUndefined();
    for (const models of [undefined, null, 1, {}, [null], [{ x: 1, y: 2 }]])
      expect(place({ unit: 0, models })).toBeUndefined();
    for (const facing of [-1, 4096, 0.5, '0'])
      expect(place({ unit: 0, models: [{ ...spot, facing }] })).toBeUndefined();
    const many = (n: number) => place({ unit: 0, models: Array.from({ length: n }, () => spot) });
    expect([many(100), many(101)]).toEqual([expect.anything(), undefined]);
    for (const raw of STRANGE) expect(place(raw)).toBeUndefined();
    const plain = place({ unit: 0, models: [{ x: -0, y: -0, facing: -0 }] })!.models[0]!;
    expect([plain.x, plain.y, plain.facing].some(n => Object.is(n, -0))).toBe(false);
  });
});

describe('declarations', () => {
  it('GDF-DEP-08: lists of units and pairs, put in order', () => {
    const muster = (raw: unknown) => musterKind.parse(raw, { kind: 'gdf.muster' });
    const none = { reserve: [], scouts: [], joins: [], loads: [] };
    expect(muster(none)).toEqual(none);
    expect(muster({ ...none, reserve: [10, 9, 2], scouts: [3, 1] })).toEqual({
      ...none,
      reserve: [2, 9, 10],
      scouts: [1, 3],
    });
    const pair = (unit: number, other: number) => ({ unit, with: other });
    const pairs = [pair(10, 1), pair(2, 5), pair(2, 3)];
    const sorted = [pair(2, 3), pair(2, 5), pair(10, 1)];
    expect(muster({ ...none, joins: pairs, loads: pairs })).toEqual({ ...none, joins: sorted, loads: sorted });
    for (const part of ['reserve', 'scouts', 'joins', 'loads']) {
      for (const bad of [undefined, null, 1, {}, [-1], [null], ['x'], [{}], [{ unit: 1 }], [{ with: 1 }]])
        expect(muster({ ...none, [part]: bad })).toBeUndefined();
    }
    const units = (n: number) => muster({ ...none, reserve: Array.from({ length: n }, (_, i) => i) });
    const joins = (n: number) => muster({ ...none, joins: Array.from({ length: n }, (_, i) => pair(i, 0)) });
    expect([units(100), units(101), joins(100), joins(101)]).toEqual([
      expect.anything(),
      undefined,
      expect.anything(),
      undefined,
    ]);
    for (const raw of STRANGE) expect(muster(raw)).toBeUndefined();
  });

  it('GDF-SHT-09: shots name a weapon, a target and perhaps a model', () => {
    const shots = (raw: unknown) => shotsKind.parse(raw, { kind: 'gdf.shots', unit: 0, held: true, groups: [] });
    expect(shots([])).toEqual([]);
    expect(
      shots([
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2, model: 0 },
      ]),
    ).toEqual([
      { weapon: 0, target: 1 },
      { weapon: 1, target: 2, model: 0 },
    ]);
    for (const raw of [undefined, null, 1, {}, [null], [1], ['x']]) expect(shots(raw)).toBeUndefined();
    for (const bad of [-1, 0.5, '0', null]) {
      expect(shots([{ weapon: bad, target: 1 }])).toBeUndefined();
      expect(shots([{ weapon: 0, target: bad }])).toBeUndefined();
      expect(shots([{ weapon: 0, target: 1, model: bad }])).toBeUndefined();
    }
    const many = (n: number) => shots(Array.from({ length: n }, (_, weapon) => ({ weapon, target: 0 })));
    expect([many(20), many(21)]).toEqual([expect.anything(), undefined]);
  });

  it('GDF-CAS-05: a spell names its Caster and its target', () => {
    const cast = (raw: unknown) => castKind.parse(raw, { kind: 'gdf.cast', unit: 0, tried: [], options: [] });
    expect(cast('none')).toBe('none');
    expect(cast({ model: 0, spell: 'hex', target: 1 })).toEqual({ model: 0, spell: 'hex', target: 1 });
    expect([
      cast({ model: 0, spell: 'x'.repeat(80), target: 1 }),
      cast({ model: 0, spell: 'x'.repeat(81), target: 1 }),
    ]).toEqual([expect.anything(), undefined]);
    for (const raw of STRANGE) expect(cast(raw)).toBeUndefined();
    for (const bad of [{ model: -1 }, { target: 0.5 }, { spell: 7 }])
      expect(cast({ model: 0, spell: 'hex', target: 1, ...bad })).toBeUndefined();
  });

  it('GDF-CAS-07: a bid has a number for each Caster', () => {
    const casters = [
      { unit: 0, model: 0, tokens: 2 },
      { unit: 1, model: 0, tokens: 1 },
    ];
    const bid = (raw: unknown) => bidKind.parse(raw, { kind: 'gdf.bid', casters });
    expect(bid([1, 0])).toEqual([1, 0]);
    expect(Object.is(bid([-0, 0])![0], 0)).toBe(true);
    for (const raw of [...STRANGE, [1], [1, 0, 0], [1, 0.5], [1, '0']]) expect(bid(raw)).toBeUndefined();
  });
});

describe('what can be counted', () => {
  it('GDF-CAS-07: bids of three Casters can be listed, of four not; without tokens there is only nothing', () => {
    const casters = (...tokens: number[]) => tokens.map((held, unit) => ({ unit, model: 0, tokens: held }));
    const question = (...tokens: number[]) => ({ kind: 'gdf.bid', casters: casters(...tokens) }) as const;
    expect([bidKind.finite(question(1, 1, 1)), bidKind.finite(question(1, 1, 1, 1))]).toEqual([true, false]);
    expect([...bidKind.enumerate({} as never, question(2, 1), 0)]).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(bidKind.sole!({} as never, question(0, 0), 0)).toEqual([0, 0]);
    expect(bidKind.sole!({} as never, question(0, 1), 0)).toBeUndefined();
  });

  it('GDF-CAS-03: every spell at every target, and none', () => {
    const options = [
      { model: 0, spell: 'a', targets: [1, 2] },
      { model: 1, spell: 'b', targets: [3] },
    ];
    const question = (some: typeof options) => ({ kind: 'gdf.cast', unit: 0, tried: [], options: some }) as const;
    expect([...castKind.enumerate({} as never, question(options), 0)]).toEqual([
      'none',
      { model: 0, spell: 'a', target: 1 },
      { model: 0, spell: 'a', target: 2 },
      { model: 1, spell: 'b', target: 3 },
    ]);
    expect(castKind.finite(question(options))).toBe(true);
    expect(castKind.sole!({} as never, question(options), 0)).toBeUndefined();
    expect(
      castKind.sole!({} as never, question([{ model: 0, spell: 'a', targets: [] }, options[1]!]), 0),
    ).toBeUndefined();
    expect(castKind.sole!({} as never, question([{ model: 0, spell: 'a', targets: [] }]), 0)).toBe('none');
  });

  it('GDF-SHT-08: each weapon at each target or at none, no more than two targets in all', () => {
    const groups = [0, 1, 2].map(weapon => ({ weapon, targets: [5, 6, 7].map(target => ({ target, models: [0] })) }));
    const question = { kind: 'gdf.shots', unit: 0, held: true, groups } as const;
    const listed = [...shotsKind.enumerate({} as never, question, 0)];
    expect(listed[0]).toEqual([
      { weapon: 0, target: 5 },
      { weapon: 1, target: 5 },
      { weapon: 2, target: 5 },
    ]);
    expect(listed.at(-1)).toEqual([]);
    // Four answers a weapon, but for the six ways to name three different targets.
    expect(listed).toHaveLength(4 * 4 * 4 - 6);
    expect(new Set(listed.map(choice => JSON.stringify(choice))).size).toBe(listed.length);
    expect(shotsKind.finite(question)).toBe(false);
    expect(shotsKind.sole!({} as never, question, 0)).toBeUndefined();
    const none = groups.map(({ weapon }) => ({ weapon, targets: [] }));
    expect(shotsKind.sole!({} as never, { ...question, groups: none }, 0)).toEqual([]);
    expect(shotsKind.sole!({} as never, { ...question, groups: [none[0]!, groups[1]!] }, 0)).toBeUndefined();
  });

  it('GDF-SHT-16: the dead of ten models can be listed, of eleven not', () => {
    const bins = (n: number) => Array.from({ length: n }, (_, id) => ({ id, min: 0, max: 1 }));
    const question = (n: number) => ({ kind: 'gdf.casualties', unit: 0, total: 1, bins: bins(n) }) as const;
    expect([casualtiesKind.finite(question(10)), casualtiesKind.finite(question(11))]).toEqual([true, false]);
  });

  it('GDF-MOV-01: where somebody goes cannot be counted', () => {
    for (const kind of [
      orderKind,
      placeKind,
      markerKind,
      musterKind,
      flightKind,
      disembarkKind,
      consolidateKind,
      scoutKind,
    ])
      expect((kind.finite as (shape: never) => boolean)({} as never)).toBe(false);
  });
});
