import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { casualtiesKind, forcedCasualties } from '../src/decisions/casualties.js';
import { deadlyVictims, binsOf } from '../src/decisions/victims.js';
import { usualCasualties, usualVictim } from '../src/decisions/suggestCasualties.js';
import { consolidateKind } from '../src/decisions/consolidate.js';
import { flightKind } from '../src/decisions/flight.js';
import { musterKind } from '../src/decisions/muster.js';
import { orderKind, type OrderChoice } from '../src/decisions/order.js';
import { placedAfter, type Legs } from '../src/movement/ways.js';
import { figures } from '../src/units/figures.js';
import { apart, box, profile, row, scene, type Scene, type SceneBody, type Stance } from './scene.js';

// What questions list by themselves: each thing once, nothing that is not legal, and nothing left out.

const named = (id: string) => ({ fr: id, en: id });
const BULKY = { id: 'bulky', name: named('bulky'), cost: 0, models: 1, replaces: [], weapons: [], rules: ['tough(3)'] };

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3, upgrades: [BULKY] }),
  profile({ count: 5 }),
  profile({ id: 'ogres', count: 2, rules: ['tough(3)'] }),
  profile({ id: 'chief', count: 1, hero: true }),
  profile({ id: 'warlord', count: 1, hero: true, rules: ['tough(3)'] }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
  profile({ id: 'lurker', count: 1, rules: ['ambush'] }),
  profile({ id: 'ranger', count: 1, rules: ['scout'] }),
  profile({ id: 'shade', count: 1, rules: ['ambush', 'scout'] }),
  profile({ id: 'statue', count: 1, rules: ['immobile'] }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'], baseMm: 60 }),
  profile({ id: 'bike', count: 1, baseMm: [60, 35] }),
];

type Unit = SceneBody['units'][number];
type Models = NonNullable<Unit['models']>;

const own = (kind: string, models: Models, more: Partial<Unit> = {}): Unit => ({
  player: 1,
  profile: kind,
  name: 'own',
  models,
  ...more,
});
const foe = (models: Models, name = 'foe'): Unit => ({
  player: 2,
  profile: ['one', 'two', 'three'][models.length - 1]!,
  name,
  models,
});
const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, units, ...more });
const inch = (length: number): number => Math.round(length / 254) / 100;

describe('the dead', () => {
  const listed = (unit: Unit, total: number): (readonly number[])[] => {
    const { state } = table([unit, foe([[60, 40]])]);
    return [...casualtiesKind.enumerate(state, { kind: 'gdf.casualties', unit: 0, total, bins: binsOf(state, 0) }, 0)];
  };

  it('GDF-SHT-16: any of the models, each once', () => {
    const three = own('three', row(20, 10, 3));
    expect(listed(three, 1)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ]);
    expect(listed(three, 2)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(listed(three, 3)).toEqual([[1, 1, 1]]);
  });

  it('GDF-TOU-03, R-63: tough models one after the other, the wounded one first', () => {
    const ogres = (wounds: readonly number[]) => own('ogres', row(20, 10, 2), { wounds });
    expect(listed(ogres([0, 0]), 2)).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect(listed(ogres([0, 0]), 4)).toEqual([
      [1, 3],
      [3, 1],
    ]);
    expect(listed(ogres([0, 1]), 1)).toEqual([[0, 1]]);
    expect(listed(ogres([0, 1]), 3)).toEqual([[1, 2]]);
    expect(listed(ogres([1, 1]), 1)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('GDF-TOU-03, R-63: plain models may fall before a wounded tough one; GDF-SPC-13, R-49: or be struck by a Deadly hit', () => {
    const base = table([own('three', row(20, 10, 3), { copies: [['bulky']] }), foe([[60, 40]])]).state.battle
      .rosters[0]!;
    const bulky = base.models.findIndex(kind => base.kinds[kind]!.rules.some(({ id }) => id === 'tough'));
    const plain = [0, 1, 2].filter(model => model !== bulky);
    const wounds = [0, 1, 2].map(model => (model === bulky ? 1 : 0));
    const mixed = own('three', row(20, 10, 3), { copies: [['bulky']], wounds });
    expect(listed(mixed, 1)).toHaveLength(3);
    const { state } = table([mixed, foe([[60, 40]])]);
    expect(deadlyVictims(state, 0).toSorted()).toEqual([0, 1, 2]);
    const fresh = table([own('three', row(20, 10, 3), { copies: [['bulky']] }), foe([[60, 40]])]).state;
    expect(deadlyVictims(fresh, 0).toSorted()).toEqual([0, 1, 2]);
    expect(usualCasualties(state, 0, 2)[bulky]).toBe(2);
    expect(usualVictim(state, 0)).toBe(bulky);
    expect(plain).toHaveLength(2);
  });

  it('GDF-SPC-13, R-49: of several tough models only the wounded ones, and the Hero only when he is alone', () => {
    const victims = (unit: Unit): number[] => deadlyVictims(table([unit, foe([[60, 40]])]).state, 0);
    expect(victims(own('ogres', row(20, 10, 2), { wounds: [0, 1] }))).toEqual([1]);
    expect(victims(own('ogres', row(20, 10, 2)))).toEqual([0, 1]);
    expect(victims(own('ogres', row(20, 10, 3), { joined: 'warlord', wounds: [0, 0, 1] }))).toEqual([0, 1]);
    expect(victims(own('ogres', row(20, 10, 3), { joined: 'warlord', wounds: [0, 2, 1] }))).toEqual([1]);
    expect(victims(own('ogres', [null, null, [20, 10]], { joined: 'warlord' }))).toEqual([2]);
  });

  it('GDF-TOU-04: a Hero suffers only what his men cannot take', () => {
    const led = own('three', row(20, 10, 4), { joined: 'warlord' });
    expect(listed(led, 2)).toEqual([
      [0, 1, 1, 0],
      [1, 0, 1, 0],
      [1, 1, 0, 0],
    ]);
    expect(listed(led, 4)).toEqual([[1, 1, 1, 1]]);
    expect(usualCasualties(table([led, foe([[60, 40]])]).state, 0, 4)).toEqual([1, 1, 1, 1]);
  });

  it('GDF-SHT-18: nothing is asked if all fall, or one is left alone with it', () => {
    const forced = (unit: Unit, wounds: number) => forcedCasualties(table([unit, foe([[60, 40]])]).state, 0, wounds);
    expect(forced(own('ogres', row(20, 10, 2)), 6)).toEqual([3, 3]);
    expect(forced(own('ogres', row(20, 10, 2)), 7)).toEqual([3, 3]);
    expect(forced(own('ogres', row(20, 10, 2)), 5)).toBeUndefined();
    expect(forced(own('ogres', [[20, 10], null]), 2)).toEqual([2]);
  });
});

describe('a flight', () => {
  const flights = (units: readonly Unit[]): number[] => {
    const { state } = table([own('plane', [[36, 4, 90]] as Stance[]), ...units]);
    return [...flightKind.enumerate(state, { kind: 'gdf.flight', unit: 0 }, 0)].map(inch);
  };

  it('GDF-AIR-05: every whole inch from 30 to 36; GDF-AIR-04: where it ends in contact, the next place in that inch that does not', () => {
    expect(flights([foe([[60, 40]])])).toEqual([30, 31, 32, 33, 34, 35, 36]);
    expect(flights([foe([[36, 35.8]])])).toEqual([33.62, 34, 35, 36]);
  });

  it('GDF-AIR-04: a gap between two others is found, however narrow', () => {
    expect(flights([foe([[36, 34.388]]), foe([[36, 38.612]], 'other')])).toEqual([32.21]);
  });
});

describe('declarations', () => {
  const waiting = (profile_: string, i: number): Unit => ({
    player: 1,
    profile: profile_,
    name: `u${i}`,
    place: 'waiting',
  });
  const listed = (...kinds: readonly string[]) => {
    const units = [...kinds.map(waiting), { player: 2, profile: 'one', name: 'foe', place: 'waiting' } as const];
    const { state } = scene({ round: 0, stage: 'deployment', profiles: PROFILES, units });
    const all = [...musterKind.enumerate(state, { kind: 'gdf.muster' }, 0)];
    for (const muster of all) expect(musterKind.judge(state, { kind: 'gdf.muster' }, muster, 0, '').ok).toBe(true);
    return all;
  };
  const none = { reserve: [], scouts: [], joins: [], loads: [] };
  const pair = (unit: number, other: number) => ({ unit, with: other });

  it('GDF-DEP-08: everything at once, each sort alone, and nothing', () => {
    const joins = [pair(0, 1)];
    expect(listed('chief', 'squad', 'truck', 'lurker', 'ranger', 'one')).toEqual([
      { reserve: [3], scouts: [4], joins, loads: [pair(1, 2)] },
      { ...none, joins, loads: [pair(1, 2)] },
      { ...none, reserve: [3], scouts: [4] },
      { ...none, joins },
      { ...none, loads: [pair(0, 2), pair(1, 2)] },
      { ...none, reserve: [3] },
      { ...none, scouts: [4] },
      none,
    ]);
  });

  it('GDF-TRA-01: what does not fit into the first transport goes into the second, nobody into two, no transport into another', () => {
    const all = listed('chief', 'squad', 'truck', 'three', 'two', 'one', 'truck');
    const { loads } = all.find(muster => muster.joins.length === 0 && muster.loads.length > 0)!;
    expect(loads).toEqual([pair(0, 2), pair(1, 2), pair(3, 6), pair(4, 6), pair(5, 6)]);
    expect(listed('squad', 'two', 'truck')[0]!.loads).toEqual([pair(0, 2)]);
  });

  it('GDF-HER-01: two Heroes join two units; GDF-AMB-01, GDF-SCT-01: who may do both waits in reserve', () => {
    expect(listed('chief', 'squad', 'three', 'chief')[0]!.joins).toEqual([pair(0, 1), pair(3, 2)]);
    expect(listed('chief', 'squad', 'chief')[0]!.joins).toEqual([pair(0, 1)]);
    expect(listed('shade')).toEqual([{ ...none, reserve: [0] }, none, { ...none, scouts: [0] }]);
  });
});

describe('orders', () => {
  const judge = (s: Scene, choice: OrderChoice): string[] => {
    const ruling = orderKind.judge(s.state, { kind: 'gdf.order', unit: 0 }, choice, 0, 'GDF-ACT-01');
    return ruling.ok ? [] : ruling.because.map(({ say }) => say);
  };
  const reads = (s: Scene, raw: unknown): Legs => (s.read(raw) as { readonly legs: Legs }).legs;
  const list = (s: Scene): string[] =>
    [...orderKind.enumerate(s.state, { kind: 'gdf.order', unit: 0 }, 0)].map(choice => {
      if (choice.order === 'hold') return 'hold';
      const [first] = placedAfter(figures(s.state, 0), choice.legs);
      return `${choice.order} ${inch(first!.at.x)} ${inch(first!.at.y)}`;
    });

  it('GDF-ACT-01: Hold, each goal once, a Rush only if it is longer, a Charge, nothing else', () => {
    const s = table([own('one', [[20, 10]]), foe([[20, 20]])], {
      markers: [{ at: [24, 10] }, { at: [44, 10] }, { at: [45, 10] }],
    });
    expect(list(s)).toEqual([
      'hold',
      'advance 24 10',
      'advance 26 10',
      'advance 20 16',
      'advance 20 4',
      'rush 32 10',
      'rush 16.17 19.24',
      'rush 23.83 0.76',
      'charge 20 18.74',
    ]);
  });

  it('GDF-SPC-24: who never moves only holds', () => {
    const { state } = table([own('statue', [[20, 10]]), foe([[20, 20]])]);
    expect([...orderKind.enumerate(state, { kind: 'gdf.order', unit: 0 }, 0)]).toEqual([{ order: 'hold' }]);
    expect(orderKind.sole!(state, { kind: 'gdf.order', unit: 0 }, 0)).toEqual({ order: 'hold' });
    const free = table([own('one', [[20, 10]]), foe([[20, 20]])]).state;
    expect(orderKind.sole!(free, { kind: 'gdf.order', unit: 0 }, 0)).toBeUndefined();
  });

  it('GDF-MEL-01: what is legal at one enemy is not so at another, nor as another order', () => {
    const s = table([own('one', [[20, 10]]), foe([[20, 15]]), foe([[26, 15]], 'other')]).do('own');
    const legs = reads(s, { charge: 'foe' });
    expect(judge(s, { order: 'charge', target: 1, legs })).toEqual([]);
    expect(judge(s, { order: 'charge', target: 2, legs })).not.toEqual([]);
    expect(judge(s, { order: 'charge', target: 1, legs })).toEqual([]);
    expect(judge(s, { order: 'rush', legs })).not.toEqual([]);
    expect(judge(s, { order: 'hold' })).toEqual([]);
    expect(judge(s, { order: 'advance', legs: [[{ x: inches(20), y: inches(2) }]] })).not.toEqual([]);
  });

  it('GDF-TRA-05, GDF-MOV-02: nor is the way aboard one transport a way past it', () => {
    const trucks: Unit[] = [
      { player: 1, profile: 'truck', name: 'truck', models: [[20, 20]] },
      { player: 1, profile: 'truck', name: 'other', models: [[30, 20]] },
    ];
    const s = table([own('one', [[20, 12]]), ...trucks, foe([[60, 40]])]).do('own');
    const legs = reads(s, { rush: { into: 'truck' } });
    expect(judge(s, { order: 'rush', legs, into: 1 })).toEqual([]);
    expect(judge(s, { order: 'rush', legs, into: 2 })).not.toEqual([]);
    expect(judge(s, { order: 'rush', legs, into: 1 })).toEqual([]);
    expect(judge(s, { order: 'rush', legs })).not.toEqual([]);
  });

  it('GDF-MEA-05, H-11: nor the same way with a turn at its end, or a step farther', () => {
    const s = table([own('bike', [[20, 10, 0]] as Stance[]), foe([[60, 40]])]).do('own');
    const way = (x: number, y: number, facing?: number): OrderChoice => ({
      order: 'advance',
      legs: [[{ x: inches(x), y: inches(y), ...(facing !== undefined && { facing }) }]],
    });
    expect(judge(s, way(26, 10))).toEqual([]);
    expect(judge(s, way(26, 10, 1024))).toEqual(['gdf.no.too-far']);
    expect(judge(s, way(26, 10))).toEqual([]);
    expect(judge(s, way(26, 12))).toEqual(['gdf.no.too-far']);
    expect(judge(s, way(26, 10))).toEqual([]);
    expect(judge(s, way(27, 10))).toEqual(['gdf.no.too-far']);
  });

  it('GDF-MOV-12, R-20: a torn unit must come together or close up; only if nobody can move may it hold', () => {
    const torn = (gap: number, more: Partial<SceneBody> = {}): Scene =>
      table(
        [
          own('two', [
            [20, 4],
            [20, 4 + apart(gap)],
          ]),
          foe([[60, 40]]),
        ],
        more,
      );
    expect(judge(torn(5), { order: 'hold' })).toEqual(['gdf.no.must-regroup']);
    expect(judge(torn(30), { order: 'hold' })).toEqual(['gdf.no.must-close-up']);
    const cell = (y: number) => [
      box(19, y - 1.2, 2, 0.5),
      box(19, y + 0.7, 2, 0.5),
      box(18.6, y - 1, 0.7, 2),
      box(20.7, y - 1, 0.7, 2),
    ];
    const walls = [...cell(4), ...cell(4 + apart(30))].map(outline => ({
      types: ['impassable'] as const,
      outline,
      height: 3,
    }));
    expect(judge(torn(30, { terrain: walls }), { order: 'hold' })).toEqual([]);
    const half = cell(4).map(outline => ({ types: ['impassable'] as const, outline, height: 3 }));
    expect(judge(torn(30, { terrain: half }), { order: 'hold' })).toEqual(['gdf.no.must-close-up']);
    const s = torn(5);
    const found = [...orderKind.enumerate(s.state, { kind: 'gdf.order', unit: 0 }, 0)];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ order }) => order !== 'hold')).toBe(true);
    expect(judge(s, found[0]!)).toEqual([]);
    expect(judge(s, { order: 'hold' })).toEqual(['gdf.no.must-regroup']);
  });
});

describe('consolidation', () => {
  const moves = (unit: Unit, more: Partial<SceneBody> = {}) => {
    const s = table([unit, foe([[60, 10]])], more);
    return [...consolidateKind.enumerate(s.state, { kind: 'gdf.consolidate', unit: 0 }, 0)].map(legs =>
      placedAfter(figures(s.state, 0), legs).map(({ at }) => [inch(at.x), inch(at.y)]),
    );
  };

  it('GDF-MEL-26: staying, and three inches towards each goal, each once', () => {
    const markers = [{ at: [30, 10] as const }, { at: [20, 12] as const }];
    expect(moves(own('one', [[20, 10]]), { markers })).toEqual([[[20, 10]], [[23, 10]], [[20, 12]], [[17, 10]]]);
  });

  it('GDF-MEL-26: less where a wall is in the way; R-55: without those who never move', () => {
    const wall = { terrain: [{ types: ['impassable'] as const, outline: box(22.2, 4, 1, 12), height: 3 }] };
    const [stay, ahead] = moves(own('one', [[20, 10]]), { markers: [{ at: [30, 10] }], ...wall });
    expect(stay).toEqual([[20, 10]]);
    expect(ahead![0]![0]).toBeGreaterThan(20.5);
    expect(ahead![0]![0]).toBeLessThan(22.2 - 0.62);
    expect(moves(own('statue', [[20, 10]]), { markers: [{ at: [30, 10] }] })).toEqual([[[20, 10]]]);
  });
});
