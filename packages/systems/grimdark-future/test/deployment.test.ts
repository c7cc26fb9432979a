import { describe, expect, it } from 'vitest';
import { box, hit, profile, rollOff, row, scene, um, type Scene, type SceneBody, type Spot } from './scene.js';

const R = 16_000 / 25_400; // half a 32 mm base

const waiting = (player: number, name: string, kind = 'squad') => ({
  player,
  profile: kind,
  name,
  place: 'waiting' as const,
});

type Units = SceneBody['units'];

/** Before the roll-off for deployment. */
const before = (units: Units, more: Partial<SceneBody> = {}): Scene =>
  scene({ round: 0, stage: 'deployment', profiles: PROFILES, units, ...more });

/** Player 1 has won and taken the near edge. */
const deploying = (units: Units, more: Partial<SceneBody> = {}): Scene => before(units, more).do(rollOff(6, 1), 'near');

const PROFILES = [
  profile({ count: 5 }),
  profile({ id: 'one', count: 1 }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'], baseMm: 60 }),
  profile({ id: 'lurkers', count: 5, rules: ['ambush'] }),
  profile({ id: 'scouts', count: 5, rules: ['scout'] }),
  profile({ id: 'chief', count: 1, hero: true, rules: ['tough(6)'] }),
  profile({ id: 'giant', count: 1, hero: true, rules: ['tough(7)'] }),
  profile({ id: 'lurking-chief', count: 1, hero: true, rules: ['ambush'] }),
  profile({ id: 'truck', count: 1, rules: ['transport(10)', 'tough(6)'], baseMm: 60 }),
  profile({ id: 'hidden-truck', count: 1, rules: ['transport(10)', 'ambush', 'scout'], baseMm: 60 }),
  profile({ id: 'brutes', count: 3, rules: ['tough(3)'], baseMm: 40 }),
  profile({ id: 'more-brutes', count: 5, rules: ['tough(3)'], baseMm: 40 }),
  profile({ id: 'ogres', count: 2, rules: ['tough(4)'], baseMm: 40 }),
];

const A: Units = [waiting(1, 'a1'), waiting(1, 'a2'), waiting(2, 'b1'), waiting(2, 'b2')];

describe('deployment', () => {
  it('GDF-DEP-01, GDF-DEP-02, D5: the winner of the roll-off chooses an edge and must deploy first', () => {
    const s = before(A).do(rollOff(2, 2), rollOff(3, 4));
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.edge']);
    s.do('far');
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.deploy']);
    expect(s.refusal({ unit: 'b1', models: row(10, 6, 5) })).toEqual(['GDF-DEP-03']);
    expect(s.refusal({ unit: 'b1', models: row(10, 42, 5) })).toEqual([]);
    const near = before(A).do(rollOff(3, 4), 'near');
    expect(near.refusal({ unit: 'b1', models: row(10, 6, 5) })).toEqual([]);
    near.do({ unit: 'b1', models: row(10, 6, 5) });
    expect(near.refusal({ unit: 'a1', models: row(10, 6, 5) })).toEqual(['GDF-DEP-03']);
    expect(near.refusal({ unit: 'a1', models: row(10, 42, 5) })).toEqual([]);
  });

  it('GDF-DEP-03, GDF-DEP-04: entirely within 12 inches of the own edge, to the micrometre', () => {
    const s = deploying([waiting(1, 'a', 'one'), waiting(2, 'b', 'one')]);
    expect(s.refusal({ unit: 'a', models: [[10, 12 - R]] })).toEqual([]);
    expect(s.refusal({ unit: 'a', models: [[10, 12 - R + um(1)]] })).toEqual(['GDF-DEP-03']);
    s.do({ unit: 'a', models: [[10, 6]] });
    expect(s.refusal({ unit: 'b', models: [[10, 36 + R]] })).toEqual([]);
    expect(s.refusal({ unit: 'b', models: [[10, 36 + R - um(1)]] })).toEqual(['GDF-DEP-03']);
  });

  it('GDF-DEP-02, GDF-DEP-03, GDF-DEP-10, R-08: on a table deeper than wide the long edges are left and right', () => {
    const size = { width: 36, depth: 60 };
    const s = before([waiting(1, 'a'), waiting(2, 'b', 'one')], size).do(rollOff(6, 1));
    expect(s.prompt?.shape).toMatchObject({ options: [{ say: 'gdf.choice.left' }, { say: 'gdf.choice.right' }] });
    s.do('near');
    // 36 inches across leave zones of six.
    expect(
      s.refusal({
        unit: 'a',
        models: [
          [6 - R, 2],
          [6 - R, 3.5],
          [6 - R, 5],
          [6 - R, 6.5],
          [6 - R, 8],
        ],
      }),
    ).toEqual([]);
    expect(
      s.refusal({
        unit: 'a',
        models: [
          [6 - R + um(1), 2],
          [5, 3.5],
          [5, 5],
          [5, 6.5],
          [5, 8],
        ],
      }),
    ).toEqual(['GDF-DEP-03']);
    expect(s.refusal({ unit: 'a', models: row(14, 2, 5) })).toEqual(['GDF-DEP-03']);
    const listed = [...s.options()] as { models: { x: number; y: number }[] }[];
    expect(listed.length).toBeGreaterThan(5);
    for (const choice of listed) expect(s.judged(choice)).toEqual([]);
    expect(Math.max(...listed.flatMap(({ models }) => models.map(({ y }) => y / 25_400)))).toBeGreaterThan(50);
    for (let i = 0; i < 20; i++) expect(s.judged(s.sample(i))).toEqual([]);
    s.do({ unit: 'a', at: [3, 30] });
    expect(s.refusal({ unit: 'b', models: [[30 + R, 30]] })).toEqual([]);
    expect(s.refusal({ unit: 'b', models: [[30 + R - um(1), 30]] })).toEqual(['GDF-DEP-03']);
    // A square table has its zones near and far.
    const square = deploying([waiting(1, 'a', 'one'), waiting(2, 'b', 'one')], { width: 36, depth: 36 });
    expect(square.refusal({ unit: 'a', models: [[18, 2]] })).toEqual([]);
    expect(square.refusal({ unit: 'a', models: [[2, 18]] })).toEqual(['GDF-DEP-03']);
  });

  it('GDF-DEP-05, GDF-DEP-06, R-14: one unit each in turn; whoever has none left is skipped', () => {
    const s = deploying([waiting(1, 'a1'), waiting(1, 'a2'), waiting(1, 'a3'), waiting(2, 'b1')]);
    s.do({ unit: 'a1', at: [10, 6] });
    expect(s.seat).toBe(1);
    s.do({ unit: 'b1', at: [10, 42] });
    expect(s.seat).toBe(0);
    s.do({ unit: 'a3', at: [30, 6] });
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.deploy']);
    expect(s.refusal({ unit: 'a1', at: [50, 6] })).toEqual(['GDF-DEP-05']);
    s.do({ unit: 'a2', at: [50, 6] });
    expect(s.facts.round).toBe(1);
  });

  it('proposes no place twice, even for a crowd that fills the depth of the zone', () => {
    const crowd = profile({ id: 'crowd', count: 10, baseMm: 80 });
    const s = deploying([waiting(1, 'a', 'crowd'), waiting(2, 'b')], { profiles: [...PROFILES, crowd] });
    const places = [...s.options()].map(option => JSON.stringify(option));
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(places.length);
  });

  it('GDF-DEP-07: in coherency, without overlap, an inch from others and off impassable terrain', () => {
    const rock = { types: ['impassable'] as const, outline: box(40, 2, 4, 4) };
    const s = deploying([waiting(1, 'a'), waiting(1, 'one', 'one'), waiting(2, 'b', 'one')], { terrain: [rock] });
    const five = (spots: readonly Spot[]) => s.refusal({ unit: 'a', models: spots });
    expect(five(row(10, 6, 5))).toEqual([]);
    expect(five([...row(10, 6, 4), [20, 6]])).toEqual(['GDF-MOV-09']);
    expect(five([...row(10, 6, 4), [14.6, 6]])).toEqual(['GDF-DEP-07']);
    expect(five(row(38, 4, 5))).toEqual(['GDF-DEP-07']);
    expect(five([...row(10, 6, 4)])).toEqual(['GDF-DEP-07']);
    s.do({ unit: 'a', models: row(10, 6, 5) }, { unit: 'b', models: [[10, 42]] });
    expect(s.refusal({ unit: 'one', models: [[10, 6 + 1 + 2 * R]] })).toEqual([]);
    expect(s.refusal({ unit: 'one', models: [[10, 6 + 1 + 2 * R - um(1)]] })).toEqual(['GDF-DEP-07']);
  });

  it('GDF-DEP-08, GDF-AIR-01, R-14, D6, D7: declarations, then Aircraft, then all others, then Scouts', () => {
    const s = deploying([
      waiting(1, 'a'),
      waiting(1, 'plane', 'plane'),
      waiting(1, 'scouts', 'scouts'),
      waiting(1, 'lurkers', 'lurkers'),
      waiting(2, 'b'),
      waiting(2, 'foe-plane', 'plane'),
    ]);
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.muster']);
    s.do({ reserve: ['lurkers'], scouts: ['scouts'] });
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.deploy-aircraft']); // the other side has nothing to declare
    expect(s.refusal({ unit: 'a', at: [20, 6] })).toEqual(['GDF-AIR-01']);
    s.do({ unit: 'plane', models: [[36, 6]] });
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.deploy-aircraft']);
    s.do({ unit: 'foe-plane', models: [[36, 42]] });
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.deploy']);
    expect(s.refusal({ unit: 'scouts', at: [20, 6] })).toEqual(['GDF-DEP-05']);
    expect(s.refusal({ unit: 'lurkers', at: [20, 6] })).toEqual(['GDF-DEP-05']);
    s.do({ unit: 'a', at: [20, 6] }, { unit: 'b', at: [20, 42] });
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.deploy-scouts']);
    s.do({ unit: 'scouts', at: [50, 6] }, 'stay');
    expect(s.facts.round).toBe(1);
    expect(s.facts.units['lurkers']?.place).toBe('reserve');
  });

  it('R-14: both declare before anybody is placed, the winner first', () => {
    const s = before([waiting(1, 'a', 'lurkers'), waiting(2, 'b', 'lurkers')]).do(rollOff(1, 6), 'near');
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.muster']);
    s.do({});
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.muster']);
    s.do({ reserve: ['a'] });
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.deploy']);
  });

  it('GDF-DEP-10, GDF-SET-02, R-08: on a smaller table the zones shrink so that the armies are 24 inches apart', () => {
    const s = deploying([waiting(1, 'a', 'one'), waiting(2, 'b', 'one')], { depth: 36 });
    expect(s.refusal({ unit: 'a', models: [[10, 6 - R]] })).toEqual([]);
    expect(s.refusal({ unit: 'a', models: [[10, 6 - R + um(1)]] })).toEqual(['GDF-DEP-03']);
    s.do({ unit: 'a', models: [[10, 3]] });
    expect(s.refusal({ unit: 'b', models: [[10, 30 + R]] })).toEqual([]);
    expect(s.refusal({ unit: 'b', models: [[10, 30 + R - um(1)]] })).toEqual(['GDF-DEP-03']);
  });

  it('GDF-DEP-05, H-31: a unit is left out only when there is no room for it', () => {
    const rock = (to: number) => ({ types: ['impassable'] as const, outline: box(0, 0, to, 12) });
    const units = [waiting(1, 'a'), waiting(2, 'b', 'one')];
    expect(deploying(units, { terrain: [rock(60)] }).refusal({ unit: 'a' })).toEqual(['GDF-DEP-05']);
    const full = deploying(units, { terrain: [rock(72)] });
    expect(full.refusal({ unit: 'a' })).toEqual([]);
    full.do({ unit: 'a' }, { unit: 'b', at: [20, 42] });
    expect(full.events('unit.left-out')).toEqual([{ type: 'unit.left-out', unit: 0 }]);
    expect([full.seat, full.next]).toEqual([1, 'gdf.ask.unit']);
  });
});

describe('heroes that join', () => {
  const units = [
    waiting(1, 'a1'),
    waiting(1, 'a2'),
    waiting(1, 'solo', 'one'),
    waiting(1, 'chief', 'chief'),
    waiting(1, 'second', 'chief'),
    waiting(1, 'giant', 'giant'),
    waiting(2, 'b'),
  ];
  const joining = (joins: Readonly<Record<string, string>>): string[] => deploying(units).refusal({ joins });

  it('GDF-HER-01, R-54: at most Tough(6), into a unit of several models that has no other Hero', () => {
    expect(joining({ chief: 'a1' })).toEqual([]);
    expect(joining({ chief: 'a1', second: 'a2' })).toEqual([]);
    expect(joining({ chief: 'a1', second: 'a1' })).toEqual(['GDF-HER-01']);
    expect(joining({ giant: 'a1' })).toEqual(['GDF-HER-01']);
    expect(joining({ chief: 'solo' })).toEqual(['GDF-HER-01']);
    expect(joining({ chief: 'b' })).toEqual(['GDF-DEP-08']);
    expect(joining({ a1: 'a2' })).toEqual(['GDF-HER-01']);
  });

  it('GDF-HER-06, GDF-DEP-09: one unit from then on: one place, one activation, one starting size', () => {
    const s = deploying([waiting(1, 'a'), waiting(1, 'chief', 'chief'), waiting(2, 'b', 'one')]);
    s.do({ joins: { chief: 'a' } });
    expect(s.refusal({ unit: 'chief', models: [[20, 6]] })).toEqual(['GDF-DEP-05']);
    expect(s.refusal({ unit: 'a', models: row(10, 6, 5) })).toEqual(['GDF-DEP-07']);
    s.do({ unit: 'a', models: row(10, 6, 6) }, { unit: 'b', at: [20, 42] });
    expect(s.facts.units['a']?.living).toEqual([1, 2, 3, 4, 5, 6]);
    expect(s.facts.units['chief']).toMatchObject({ place: 'joined', living: [] });
    s.do('a', 'hold', 'b', 'hold');
    expect(s.facts.round).toBe(2);
    expect(s.state.battle.rosters[0]?.models).toHaveLength(6);
  });

  it('GDF-HER-05: the Hero shoots with its own Quality, in its own roll', () => {
    const s = deploying([waiting(1, 'a', 'pair'), waiting(1, 'ace', 'ace'), waiting(2, 'b')], {
      profiles: [
        ...PROFILES,
        profile({ id: 'pair', count: 2 }),
        profile({ id: 'ace', count: 1, quality: 2, hero: true }),
      ],
    });
    s.do({ joins: { ace: 'a' } }, { unit: 'a', models: row(10, 11, 3) }, { unit: 'b', models: row(10, 37, 5) });
    s.do('a', { advance: { to: [11, 17] } }, [{ weapon: 'rifle', target: 'b' }], hit(1, 1), hit(1));
    expect(s.events('hits.rolled').map(({ need, faces }) => [need, faces.length])).toEqual([
      [4, 2],
      [2, 1],
    ]);
  });
});

describe('transports at the start', () => {
  const units = [
    waiting(1, 'truck', 'truck'),
    waiting(1, 'a1'),
    waiting(1, 'a2'),
    waiting(1, 'brutes', 'brutes'),
    waiting(1, 'more-brutes', 'more-brutes'),
    waiting(1, 'ogres', 'ogres'),
    waiting(1, 'chief', 'chief'),
    waiting(1, 'giant', 'giant'),
    waiting(1, 'truck2', 'truck'),
    waiting(2, 'b'),
  ];
  const loading = (aboard: Readonly<Record<string, string>>, more: object = {}): string[] =>
    deploying(units).refusal({ aboard, ...more });

  it('GDF-TRA-01: ordinary models and Heroes up to Tough(6) take one space each', () => {
    expect(loading({ a1: 'truck', a2: 'truck' })).toEqual([]); // exactly ten
    expect(loading({ a1: 'truck', a2: 'truck', chief: 'truck' })).toEqual(['GDF-TRA-01']);
    expect(loading({ a1: 'truck', chief: 'truck' })).toEqual([]);
  });

  it('GDF-TRA-02, R-65, E58: other models up to Tough(3) take three spaces each', () => {
    expect(loading({ brutes: 'truck' })).toEqual([]); // nine
    expect(loading({ brutes: 'truck', chief: 'truck' })).toEqual([]); // ten
    expect(loading({ brutes: 'truck', a1: 'truck' })).toEqual(['GDF-TRA-01']);
    expect(loading({ 'more-brutes': 'truck' })).toEqual(['GDF-TRA-01']); // fifteen
  });

  it('GDF-TRA-03, R-65: tougher ones cannot embark, and neither can transports', () => {
    expect(loading({ ogres: 'truck' })).toEqual(['GDF-TRA-03']);
    expect(loading({ giant: 'truck' })).toEqual(['GDF-TRA-03']);
    expect(loading({ truck2: 'truck' })).toEqual(['GDF-TRA-03']);
    expect(loading({ a1: 'a2' })).toEqual(['GDF-TRA-01']); // not a transport at all
  });

  it('GDF-TRA-01: a Hero that has joined a passenger unit takes its space too', () => {
    expect(loading({ a1: 'truck', a2: 'truck' }, { joins: { chief: 'a1' } })).toEqual(['GDF-TRA-01']);
    expect(loading({ a1: 'truck' }, { joins: { chief: 'a1' } })).toEqual([]);
    expect(loading({ a1: 'truck', chief: 'truck' }, { joins: { chief: 'a1' } })).toEqual(['GDF-DEP-09']);
  });

  it('GDF-TRA-04, GDF-DEP-09: passengers are placed with their transport', () => {
    const s = deploying([waiting(1, 'truck', 'truck'), waiting(1, 'a'), waiting(2, 'b', 'one')]);
    s.do({ aboard: { a: 'truck' } });
    expect(s.refusal({ unit: 'a', at: [20, 6] })).toEqual(['GDF-DEP-05']);
    s.do({ unit: 'truck', at: [20, 6] }, { unit: 'b', at: [20, 42] });
    expect(s.facts.round).toBe(1);
    expect(s.facts.units['a']).toMatchObject({ place: 'aboard', aboard: 'truck', living: [1, 2, 3, 4, 5], models: [] });
  });

  it('H-33: a loaded transport waits only if everybody aboard could', () => {
    const s = deploying([
      waiting(1, 'truck', 'hidden-truck'),
      waiting(1, 'a'),
      waiting(1, 'lurkers', 'lurkers'),
      waiting(2, 'b'),
    ]);
    expect(s.refusal({ reserve: ['truck'] })).toEqual([]);
    expect(s.refusal({ reserve: ['truck'], aboard: { lurkers: 'truck' } })).toEqual([]);
    expect(s.refusal({ reserve: ['truck'], aboard: { a: 'truck' } })).toEqual(['GDF-AMB-01']);
    expect(s.refusal({ scouts: ['truck'], aboard: { lurkers: 'truck' } })).toEqual(['GDF-SCT-01']);
  });
});

describe('scouts', () => {
  const one = (rules: readonly string[]) => profile({ id: 'lone', count: 1, rules });

  it('GDF-SCT-01, R-61: only a unit of nothing but Scouts deploys after the others', () => {
    const s = deploying([
      waiting(1, 'scouts', 'scouts'),
      waiting(1, 'a'),
      waiting(1, 'chief', 'chief'),
      waiting(2, 'b'),
    ]);
    expect(s.refusal({ scouts: ['scouts'] })).toEqual([]);
    expect(s.refusal({ scouts: ['a'] })).toEqual(['GDF-SCT-01']);
    expect(s.refusal({ scouts: ['scouts'], joins: { chief: 'scouts' } })).toEqual(['GDF-SCT-01']);
    // GDF-AIR-01 leaves no room for an Aircraft that comes late.
    const late = deploying([waiting(1, 'jet', 'jet'), waiting(1, 'scouts', 'scouts'), waiting(2, 'b')], {
      profiles: [...PROFILES, profile({ id: 'jet', count: 1, rules: ['aircraft', 'scout'], baseMm: 60 })],
    });
    expect(late.refusal({ scouts: ['jet'] })).toEqual(['GDF-SCT-01']);
    // It may, it need not: undeclared it deploys with the others.
    s.do({}, { unit: 'scouts', at: [20, 6] });
    expect(s.seat).toBe(1);
  });

  /** One Scout, placed with its base against the front of the zone. */
  const scouting = (more: Partial<SceneBody> = {}): Scene =>
    deploying([waiting(1, 's', 'lone'), waiting(2, 'b', 'one')], {
      profiles: [...PROFILES, one(['scout', 'slow'])],
      ...more,
    }).do({ scouts: ['s'] }, { unit: 'b', models: [[20, 12 + 24 + R]] }, { unit: 's', models: [[20, 12 - R]] });

  it('GDF-SCT-02, D8: it is placed in its zone, then may move up to 12 inches, whatever its pace', () => {
    const zone = deploying([waiting(1, 's', 'lone'), waiting(2, 'b', 'one')], {
      profiles: [...PROFILES, one(['scout'])],
    });
    zone.do({ scouts: ['s'] }, { unit: 'b', at: [20, 42] });
    expect(zone.refusal({ unit: 's', models: [[20, 13]] })).toEqual(['GDF-DEP-03']);
    const s = scouting();
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.scout']);
    expect(s.refusal('stay')).toEqual([]);
    expect(s.refusal({ models: [[20, 24 - R]] })).toEqual([]);
    expect(s.refusal({ models: [[20, 24 - R + um(1)]] })).toEqual(['GDF-SCT-02']);
    s.do({ models: [[20, 24 - R]] });
    expect(s.facts.units['s']?.models[0]?.[1]).toBeCloseTo(24 - R, 1);
    expect(s.facts.round).toBe(1);
  });

  it('GDF-SCT-02, H-34: terrain neither slows nor stops the move, but nobody ends in impassable terrain', () => {
    const swamp = { types: ['difficult', 'dangerous'] as const, outline: box(18, 13, 4, 2) };
    const rock = { types: ['impassable'] as const, outline: box(18, 15, 4, 4) };
    const s = scouting({ terrain: [swamp, rock] });
    expect(s.refusal({ models: [[20, 23]] })).toEqual([]);
    expect(s.refusal({ models: [[20, 17]] })).toEqual(['GDF-DEP-07']);
    s.do({ models: [[20, 23]] });
    expect(s.next).toBe('gdf.ask.unit'); // no dangerous terrain test
  });

  it('GDF-SCT-02, GDF-SPC-20: a flying Scout passes over others, a walking one does not', () => {
    const over = (rules: string[]) => {
      const s = deploying([waiting(1, 's', 'lone'), waiting(1, 'wall'), waiting(2, 'b', 'one')], {
        profiles: [...PROFILES, one(rules)],
      });
      s.do({ scouts: ['s'] }, { unit: 'wall', models: row(17, 8, 5) }, { unit: 'b', at: [20, 42] });
      return s.do({ unit: 's', models: [[20, 4]] });
    };
    expect(over(['scout', 'flying']).refusal({ models: [[20, 14]] })).toEqual([]);
    expect(over(['scout', 'flying']).refusal({ models: [[20, 8.5]] })).toEqual(['GDF-MOV-05']); // not on top of them
    expect(over(['scout', 'flying']).refusal({ models: [[20, 10.2]] })).toEqual(['GDF-MOV-02']);
    expect(over(['scout']).refusal({ models: [[20, 14]] })).toEqual(['GDF-MOV-05']);
    const listed = [...over(['scout', 'flying']).options()] as { y: number }[][][];
    expect(listed.some(legs => legs.some(way => way.some(({ y }) => y > 10 * 25_400)))).toBe(true);
  });

  it('GDF-SCT-02, GDF-SPC-24, R-55: an Immobile Scout is placed last and does not move', () => {
    const s = deploying([waiting(1, 's', 'lone'), waiting(2, 'b', 'one')], {
      profiles: [...PROFILES, one(['scout', 'immobile'])],
    });
    s.do({ scouts: ['s'] }, { unit: 'b', at: [20, 42] }, { unit: 's', models: [[20, 6]] });
    expect(s.next).toBe('gdf.ask.unit');
    expect(s.facts.units['s']?.models).toEqual([[20, 6]]);
  });

  it('R-61: the move keeps an inch from others and the unit in coherency', () => {
    const s = deploying([waiting(1, 's', 'scouts'), waiting(1, 'wall', 'one'), waiting(2, 'b', 'one')]);
    s.do({ scouts: ['s'] }, { unit: 'wall', models: [[20, 11]] }, { unit: 'b', at: [20, 42] });
    s.do({ unit: 's', models: row(18, 6, 5) });
    const second = (gap: number): Spot => [20, 11 - 2 * R - gap];
    expect(s.refusal({ models: [[18, 8.7], second(0.9), [21.5, 7.5], [23, 7.5], [24.5, 7.5]] })).toEqual([
      'GDF-MOV-02',
    ]);
    expect(s.refusal({ models: [[18, 8.7], second(1), [21.5, 7.5], [23, 7.5], [24.5, 7.5]] })).toEqual([]);
    expect(s.refusal({ models: [...row(18, 6, 4), [34, 6]] })).toEqual(['GDF-MOV-09']);
    expect(s.refusal({ models: row(18, 8, 5) })).toEqual([]);
  });

  it('GDF-SCT-03: if both have Scouts they roll off, and alternate', () => {
    const s = deploying([
      waiting(1, 'a1', 'scouts'),
      waiting(1, 'a2', 'scouts'),
      waiting(2, 'b1', 'scouts'),
      waiting(2, 'b2', 'scouts'),
    ]);
    s.do({ scouts: ['a1', 'a2'] }, { scouts: ['b1', 'b2'] });
    expect(s.next).toBe('gdf.roll.roll-off-scouts');
    s.do(rollOff(1, 2));
    const seats = [];
    for (const unit of ['b1', 'a1', 'b2', 'a2']) {
      seats.push(s.seat);
      s.do({ unit, at: [unit.endsWith('1') ? 20 : 50, unit.startsWith('a') ? 6 : 42] }, 'stay');
    }
    expect(seats).toEqual([1, 0, 1, 0]);
    expect(s.facts.round).toBe(1);
  });

  it('GDF-RND-02: the winner of the deployment roll-off has the first turn, whoever won the one of the Scouts', () => {
    const s = deploying([waiting(1, 'a', 'scouts'), waiting(2, 'b', 'scouts')]);
    s.do(
      { scouts: ['a'] },
      { scouts: ['b'] },
      rollOff(1, 2),
      { unit: 'b', at: [20, 42] },
      'stay',
      { unit: 'a', at: [20, 6] },
      'stay',
    );
    expect(s.facts).toMatchObject({ round: 1, first: 1 });
    expect(s.seat).toBe(0);
  });
});
