import { describe, expect, it } from 'vitest';
import {
  block,
  box,
  danger,
  hit,
  morale,
  profile,
  row,
  scene,
  um,
  type Scene,
  type SceneBody,
  type Spot,
} from './scene.js';

const R = 16_000 / 25_400; // half a 32 mm base
const HULL = 30_000 / 25_400; // half the transport's base

const PROFILES = [
  profile({ count: 5 }),
  profile({ id: 'one', count: 1 }),
  profile({ id: 'slow-one', count: 1, rules: ['slow'] }),
  profile({ id: 'fast-one', count: 1, rules: ['fast'] }),
  profile({ id: 'statue', count: 1, rules: ['immobile'] }),
  profile({ id: 'six', count: 6 }),
  profile({ id: 'trio', count: 3 }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60, weapons: ['bumper'] }),
  profile({ id: 'brute', count: 1, rules: ['tough(3)'] }),
  profile({ id: 'ogre', count: 1, rules: ['tough(4)'] }),
  profile({ id: 'cannons', count: 3, weapons: ['cannon'] }),
  profile({ id: 'knives', count: 5, weapons: ['knife'] }),
];

const WEAPONS = [
  { id: 'bumper', attacks: 1 },
  { id: 'knife', attacks: 1 },
  { id: 'cannon', range: 36, attacks: 1, rules: ['ap(4)'] },
];

type Unit = SceneBody['units'][number];

const truck: Unit = { player: 1, profile: 'truck', name: 'truck', models: [[20, 20]] };
const aboard = (name: string, kind = 'squad', more: Partial<Unit> = {}): Unit => ({
  player: 1,
  profile: kind,
  name,
  aboard: 'truck',
  ...more,
});
const foe: Unit = { player: 2, profile: 'one', name: 'foe', models: [[60, 44]] };

const convoy = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ profiles: PROFILES, weapons: WEAPONS, units, ...more });

describe('embarking', () => {
  /** A unit on foot, the truck, and what it answers when it wants to get in. */
  const boarding = (unit: Partial<Unit>, others: readonly Unit[] = [], more: Partial<SceneBody> = {}): Scene =>
    convoy([{ player: 1, profile: 'one', name: 'own', models: [[20, 10]], ...unit }, truck, ...others, foe], more).do(
      'own',
    );

  it('GDF-TRA-05, R-66: with an Advance or a Rush that brings every model into contact', () => {
    const near: Spot = [20, 20 - HULL - R - 6];
    const s = boarding({ models: [near] });
    expect(s.refusal({ advance: { into: 'truck' } })).toEqual([]);
    s.do({ advance: { into: 'truck' } });
    expect(s.facts.units['own']).toMatchObject({ place: 'aboard', aboard: 'truck', models: [], living: [1] });
    expect(s.events('unit.boarded')).toEqual([{ type: 'unit.boarded', unit: 0, host: 1 }]);
    expect(s.seat).toBe(1); // nobody shoots from inside, not even after an Advance
    const far = boarding({ models: [[20, 20 - HULL - R - 6 - um(26)]] });
    expect(far.refusal({ advance: { into: 'truck' } })).not.toEqual([]);
    expect(far.refusal({ rush: { into: 'truck' } })).toEqual([]);
    expect(boarding({ models: [[20, 20 - HULL - R - 12 - um(26)]] }).refusal({ rush: { into: 'truck' } })).not.toEqual(
      [],
    );
  });

  it('R-66: one model that stays behind keeps the whole unit out', () => {
    const s = boarding({ profile: 'squad', models: row(17, 12, 5) });
    expect(s.refusal({ rush: { into: 'truck' } })).toEqual([]);
    const legs = (s.read({ rush: { into: 'truck' } }) as { legs: unknown[] }).legs;
    const short = { order: 'rush', into: 1, legs: [...legs.slice(0, 4), []] };
    expect(s.judgeRaw(short)).toEqual(['GDF-TRA-05']);
  });

  it('R-66, H-35: the inch around the transport does not count, nor need its passengers fit around it side by side', () => {
    const s = boarding({ profile: 'six', models: row(16, 14, 6) });
    s.do({ rush: { into: 'truck' } });
    expect(s.facts.units['own']?.place).toBe('aboard');
    // But the inch around others does.
    const guard: Unit = { player: 1, profile: 'one', name: 'guard', models: [[20, 20 - HULL - R - 1.5]] };
    const blocked = boarding({ models: [[20, 14]] }, [guard]);
    const straight = { order: 'rush', into: 1, legs: [[{ x: 508_000, y: Math.round((20 - HULL - R) * 25_400) }]] };
    expect(blocked.judgeRaw(straight)).toEqual(['GDF-MOV-05']);
  });

  it('GDF-TRA-01, GDF-TRA-02, GDF-TRA-03: there must be room for all, and nobody too tough', () => {
    const into = { rush: { into: 'truck' } };
    expect(boarding({ profile: 'six', models: row(16, 14, 6) }).refusal(into)).toEqual([]);
    expect(boarding({ profile: 'six', models: row(16, 14, 6) }, [aboard('x', 'one')]).refusal(into)).toEqual([
      'GDF-TRA-01',
    ]);
    // Five left of six: the dead take no space.
    expect(boarding({ profile: 'six', models: row(16, 14, 5) }, [aboard('x', 'one')]).refusal(into)).toEqual([]);
    expect(boarding({ profile: 'brute' }, [aboard('x', 'brute')]).refusal(into)).toEqual([]); // three and three
    expect(boarding({ profile: 'brute' }, [aboard('x', 'brute'), aboard('y', 'one')]).refusal(into)).toEqual([
      'GDF-TRA-01',
    ]);
    expect(boarding({ profile: 'ogre' }).refusal(into)).toEqual(['GDF-TRA-03']);
  });

  it('GDF-TRA-05: only into a transport of the own side', () => {
    const theirs: Unit = { player: 2, profile: 'truck', name: 'theirs', models: [[26, 16]] };
    const s = boarding({}, [theirs]);
    expect(s.refusal({ rush: { into: 'theirs' } })).toEqual(['GDF-TRA-05']);
    expect(s.refusal({ rush: { into: 'foe' } })).toEqual(['GDF-TRA-05']);
    expect(s.refusal({ rush: { into: 'own' } })).toEqual(['GDF-TRA-05']);
  });

  it('GDF-TER-11, R-36: ground it comes through is tested, aboard or not', () => {
    const mines = { types: ['dangerous'] as const, outline: box(18, 12, 4, 2) };
    const s = boarding({ profile: 'six', models: row(17, 10, 6) }, [], { terrain: [mines] });
    s.do({ rush: { into: 'truck' } });
    expect(s.next).toBe('gdf.roll.danger');
  });
});

describe('aboard an Aircraft', () => {
  const PLANE = profile({ id: 'plane', count: 1, rules: ['aircraft', 'transport(6)', 'tough(3)'], baseMm: 60 });
  const airborne = (more: readonly Unit[] = []): Scene =>
    scene({
      profiles: [...PROFILES, PLANE],
      weapons: WEAPONS,
      units: [
        { player: 1, profile: 'plane', name: 'plane', models: [[20, 20, 90]] },
        { player: 1, profile: 'one', name: 'own', aboard: 'plane' },
        foe,
        ...more,
      ],
    });
  const door: Spot = [20, 20 + HULL + R + um(2)];

  it('GDF-TRA-06, R-64, R-42: passengers get out, and end their move clear of it', () => {
    const s = airborne().do('own');
    expect(s.refusal({ advance: { from: door, models: [[20, 24]] } })).toEqual([]);
    expect(s.refusal({ advance: { from: door, models: [door] } })).toEqual(['GDF-AIR-04']);
    expect(s.refusal({ advance: { from: [20, 25], models: [[20, 26]] } })).toEqual(['GDF-TRA-06']);
    expect([...s.options()].length).toBeGreaterThan(1);
  });

  it('GDF-TRA-06: not where somebody stands', () => {
    const s = airborne([{ player: 2, profile: 'one', name: 'guard', models: [[20, 20 + HULL + 2 * R]] }]).do('own');
    expect(s.refusal({ advance: { from: door, models: [[20, 24]] } })).toEqual(['GDF-TRA-06']);
    expect(s.refusal({ advance: { from: [20, 20 - HULL - R - um(2)], models: [[20, 16]] } })).toEqual([]);
  });

  it('GDF-TRA-05, R-42: but nobody walks into one', () => {
    const s = airborne([{ player: 1, profile: 'one', name: 'late', models: [[20, 26]] }]).do('late');
    expect(s.refusal({ rush: { into: 'plane' } })).toEqual(['GDF-TRA-05']);
  });
});

describe('aboard', () => {
  it('GDF-TRA-10, GDF-RND-08, D12, R-15: a unit inside still activates once a round, and staying inside is its Hold', () => {
    const s = convoy([truck, aboard('own'), { ...foe, activated: true }]);
    s.do('own');
    expect(s.next).toBe('gdf.ask.disembark');
    s.do('hold');
    expect(s.facts.units['own']).toMatchObject({ place: 'aboard', activated: true, moved: false });
    expect(s.refusal('own')).toEqual(['GDF-RND-03']);
    s.do('truck', 'hold');
    expect(s.facts.round).toBe(2);
  });

  it('GDF-MOR-12, GDF-MOR-13: Shaken inside, it idles and recovers', () => {
    const s = convoy([truck, aboard('own', 'squad', { shaken: true }), foe]).do('own');
    expect(s.facts.units['own']).toMatchObject({ place: 'aboard', shaken: false });
  });

  it('GDF-SPC-24: an Immobile unit never gets out', () => {
    const s = convoy([truck, aboard('own', 'statue'), foe]).do('own');
    expect(s.facts.units['own']).toMatchObject({ place: 'aboard', activated: true });
  });

  it('GDF-TRA-09: no sight and no targets from inside', () => {
    const s = convoy([truck, aboard('own'), { ...foe, models: [[20, 26]] }]).do('own', 'hold');
    expect(s.events('shots.declared')).toEqual([]);
    expect(s.seat).toBe(1);
  });

  it('GDF-TRA-10, GDF-LOS-06: nor can anybody inside be aimed at', () => {
    const gun: Unit = { player: 2, profile: 'cannons', name: 'gun', models: row(18, 30, 3) };
    const s = convoy([truck, aboard('own'), gun], { active: 2 }).do('gun', 'hold');
    expect(s.refusal([{ weapon: 'cannon', target: 'truck' }])).toEqual([]);
    expect(s.refusal([{ weapon: 'cannon', target: 'own' }])).toEqual(['GDF-SHT-02']);
  });

  it('GDF-TRA-10, GDF-OBJ-17, R-11: nobody inside seizes or contests', () => {
    const held = (host: Partial<Unit>) =>
      convoy([{ ...truck, ...host, activated: true }, aboard('own', 'squad', { activated: true }), foe], {
        active: 2,
        markers: [{ at: [20, 22], owner: 2 }],
      }).do('foe', 'hold').facts.markers;
    expect(held({ shaken: true })).toEqual([2]);
    expect(held({})).toEqual([1]); // the transport itself does
  });
});

describe('disembarking', () => {
  const out = (kind: string, more: Partial<SceneBody> = {}, others: readonly Unit[] = []): Scene =>
    convoy([truck, aboard('own', kind), ...others, foe], more).do('own');

  const door: Spot = [20, 20 + HULL + R];
  /** One model straight up, its front edge so far from the hull. */
  const by = (order: string, inches: number) => ({ [order]: { from: door, models: [[20, door[1] - 2 * R + inches]] } });

  it('GDF-TRA-06, GDF-TRA-07, R-64: Advance or Rush, 6 inches at most from the edge of the transport', () => {
    const s = out('one');
    expect(s.refusal(by('advance', 6))).toEqual([]);
    expect(s.refusal(by('advance', 6 + um(1)))).toEqual(['GDF-TRA-07']);
    expect(s.refusal(by('rush', 6))).toEqual([]);
    expect(s.refusal(by('rush', 6 + um(1)))).toEqual(['GDF-TRA-07']);
    s.do(by('advance', 6));
    expect(s.facts.units['own']).toMatchObject({ place: 'table', moved: true, activated: true });
    expect(s.facts.units['own']).not.toHaveProperty('aboard');
    expect(s.facts.units['own']?.models[0]?.[1]).toBeCloseTo(door[1] - 2 * R + 6, 1);
  });

  it('GDF-TRA-07, GDF-SPC-17, R-64: Fast gets no farther, Slow not even so far with an Advance', () => {
    expect(out('fast-one').refusal(by('advance', 6 + um(1)))).toEqual(['GDF-TRA-07']);
    expect(out('slow-one').refusal(by('advance', 4))).toEqual([]);
    expect(out('slow-one').refusal(by('advance', 4 + um(1)))).toEqual(['GDF-TRA-07']);
    expect(out('slow-one').refusal(by('rush', 6))).toEqual([]);
  });

  it('GDF-TRA-06: the way begins in contact with the transport, where there is room', () => {
    const s = out('one');
    const from = (spot: Spot) => s.refusal({ rush: { from: spot, models: [[20, 24.5]] } });
    expect(from(door)).toEqual([]);
    expect(from([20, door[1] + 0.1])).toEqual(['GDF-TRA-06']);
    expect(from([20, 20])).toEqual(['GDF-TRA-06']); // inside it
    const rock = { types: ['impassable'] as const, outline: box(19, 21.5, 2, 2) };
    expect(out('one', { terrain: [rock] }).refusal(by('rush', 5))).toEqual(['GDF-TRA-06']);
  });

  it('GDF-MOV-02, GDF-MOV-09: it ends an inch from everybody, the transport too, and in coherency', () => {
    expect(out('one').refusal(by('rush', 1 + 2 * R))).toEqual([]);
    expect(out('one').refusal(by('rush', 1 + 2 * R - um(1)))).toEqual(['GDF-MOV-02']);
    const s = out('squad');
    const five = (last: Spot) =>
      s.refusal({ rush: { from: door, models: [[17, 24.5], [18.5, 24.5], [20, 24.5], [21.5, 24.5], last] } });
    expect(five([23, 24.5])).toEqual([]);
    expect(five([23.9, 24.5])).toEqual(['GDF-MOV-09']);
  });

  it('GDF-TRA-06: after an Advance it may shoot, after a Rush it may not', () => {
    const near: Unit = { player: 2, profile: 'one', name: 'near', models: [[20, 38]] };
    expect(out('squad', {}, [near]).do({ advance: { to: [20, 40] } }).next).toBe('gdf.ask.shots');
    expect(out('squad', {}, [near]).do({ rush: { to: [20, 40] } }).next).toBe('gdf.ask.unit');
  });

  it('GDF-TRA-06, R-66: whether or not the transport has been activated', () => {
    const s = convoy([{ ...truck, activated: true }, aboard('own', 'one'), foe]).do('own');
    expect(s.refusal(by('rush', 5))).toEqual([]);
    const moved = convoy([truck, aboard('own', 'one'), foe]);
    moved.do('truck', { advance: { to: [20, 26] } }, 'foe', 'hold', 'own');
    expect(moved.refusal({ rush: { to: [20, 40] } })).toEqual([]);
  });

  it('GDF-TRA-06, GDF-TRA-07, E60: a Charge from inside reaches 6 inches and no more', () => {
    const enemy = (gap: number): Unit => ({
      player: 2,
      profile: 'one',
      name: 'enemy',
      models: [[20, 20 + HULL + R + gap]],
    });
    const s = out('knives', {}, [enemy(5.5)]);
    expect(s.refusal({ charge: 'enemy' })).toEqual([]);
    expect(out('one', {}, [enemy(6)]).refusal({ charge: 'enemy' })).toEqual([]);
    expect(out('one', {}, [enemy(6 + um(51))]).refusal({ charge: 'enemy' })).toContain('GDF-TRA-07');
    s.do({ charge: 'enemy' });
    expect(s.facts.units['own']?.place).toBe('table');
    expect(s.events('unit.disembarked')).toHaveLength(1);
    expect(out('knives', {}, [enemy(7)]).refusal({ charge: 'enemy' })).toContain('GDF-TRA-07');
  });

  it('GDF-TRA-06, R-64: every point of the hull is a door, and each model may have its own', () => {
    const models = [
      [17.9, 23.6],
      [20, 23.6],
      [22.1, 23.6],
    ];
    const doors = [-1, 0, 1].map(side => [20 + side * 0.8 * (HULL + R), 20 + (side === 0 ? 1 : 0.6) * (HULL + R)]);
    const each = { rush: { from: doors, models } };
    expect(out('trio').refusal(each)).toEqual([]);
    const went = out('trio').do(each).events('unit.disembarked')[0];
    expect(went?.models.map(({ x }) => Math.round(x / 2540) / 10)).toEqual(
      doors.map(([x]) => Math.round(x! * 10) / 10),
    );
    const off = [doors[0], doors[1], [25, 20]];
    expect(out('trio').refusal({ rush: { from: off, models } })).toEqual(['GDF-TRA-06']);
    expect(out('trio').refusal({ rush: { from: doors.slice(1), models } })).toEqual(['GDF-MOV-01']);
  });

  it('GDF-TRA-06, GDF-TRA-07, R-64: an enemy an inch in front leaves a way at him and one to the rear', () => {
    const enemy: Unit = { player: 2, profile: 'one', name: 'enemy', models: [[20, 20 + HULL + R + 1]] };
    const s = out('trio', { markers: [{ at: [20, 40] }] }, [enemy]);
    const listed = [...s.options()] as { order: string; legs?: { y: number }[][] }[];
    expect(listed.some(({ order }) => order === 'charge')).toBe(true);
    const ends = listed
      .filter(({ order }) => order === 'advance')
      .map(({ legs }) => legs!.map(way => way.at(-1)!.y / 25_400));
    expect(ends.some(ys => ys.every(y => y < 19))).toBe(true);
    for (const choice of listed) expect(s.judged(choice)).toEqual([]);
    // By hand: out beside the enemy, and at him.
    const [dx, dy] = [0.8 * (HULL + R), 0.6 * (HULL + R)];
    const at: Spot = [20 + 2 * R, 20 + HULL + R + 1];
    const by = (models: unknown) => ({ charge: { target: 'enemy', from: [20 + dx, 20 + dy], models } });
    const one = out('one', {}, [enemy]);
    expect(one.refusal(by([at]))).toEqual([]);
    expect(one.refusal(by([[at[0] + um(26), at[1]]]))).toEqual(['GDF-ACT-07']);
    expect(one.do(by([at]), hit()).told).toContain('unit.disembarked');
  });

  it('GDF-TRA-06: nobody gets out of a transport that is not on the table', () => {
    const gone = convoy([{ player: 1, profile: 'ship', name: 'truck', place: 'away' }, aboard('own', 'one'), foe], {
      profiles: [...PROFILES, profile({ id: 'ship', count: 1, rules: ['aircraft', 'transport(6)'], baseMm: 60 })],
    }).do('own');
    expect(gone.refusal(by('rush', 5))).toEqual(['GDF-TRA-06']);
    expect(gone.refusal('hold')).toEqual([]);
  });
});

describe('a transport is destroyed', () => {
  const guns: Unit = { player: 2, profile: 'cannons', name: 'guns', models: row(18, 30, 3) };
  const FIRE = [{ weapon: 'cannon', target: 'truck' }];

  /** Three cannon hits that nothing stops destroy the truck. */
  const wrecked = (passengers: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
    convoy([truck, ...passengers, guns], { active: 2, ...more }).do('guns', 'hold', FIRE, hit(6, 6, 6), block(1, 1, 1));

  it('GDF-TRA-08, R-66, D28, E59: a test for every model, Shaken at once, and the survivors within 6 inches', () => {
    const s = wrecked([aboard('own')]);
    expect(s.next).toBe('gdf.roll.danger');
    s.do(danger(1, 4, 1, 6, 2));
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.casualties']);
    s.do([4, 5]);
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.bail-out']);
    expect(s.facts.units['own']).toMatchObject({ shaken: true, living: [1, 2, 3] });
    const three = (gap: number) =>
      s.refusal({
        models: [
          [18.5, 13],
          [20, 20 - HULL - R - gap],
          [21.5, 13],
        ],
      });
    expect(three(6)).toEqual([]);
    expect(three(6 + um(1))).toEqual(['GDF-TRA-08']);
    s.do({ at: [20, 15] });
    expect(s.facts.units['own']).toMatchObject({ place: 'table', shaken: true, living: [1, 2, 3] });
    expect(s.events('morale.tested')).toEqual([]); // Shaken without a test
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.unit']);
  });

  it('GDF-TRA-08, H-36: not where the wreck lies, but as close to it as they like', () => {
    const s = wrecked([aboard('own', 'one')]).do(danger(6));
    expect(s.refusal({ models: [[20, 20]] })).toEqual(['GDF-DEP-07']);
    expect(s.refusal({ models: [[20, 20 - HULL - R]] })).toEqual([]);
    expect(s.refusal({ models: [[18, 28.5]] })).toEqual(['GDF-TRA-08']);
  });

  it('GDF-TER-13: a tough model rolls as many dice as it can take wounds', () => {
    const s = wrecked([aboard('own', 'brute')]).do(danger(1, 1, 5));
    expect(s.facts.units['own']?.wounds).toEqual([2]);
    expect(wrecked([aboard('own', 'brute')]).do(danger(1, 1, 1)).facts.units['own']?.living).toEqual([]);
  });

  it('R-66: being Shaken by it takes no test, however few are left', () => {
    const s = wrecked([aboard('own')]).do(danger(1, 1, 1, 6, 6), [3, 4, 5]);
    expect(s.facts.units['own']).toMatchObject({ shaken: true, living: [1, 2] });
    expect(s.next).toBe('gdf.ask.bail-out');
  });

  it('GDF-SPC-15, R-50: who was thrown out of a wreck has moved', () => {
    const s = wrecked([aboard('own')]).do(danger(6, 6, 6, 6, 6), { at: [16, 20] });
    expect(s.facts.units['own']).toMatchObject({ place: 'table', moved: true });
  });

  it('GDF-TRA-08, R-66: who is Shaken already is not told so again; those who die in it are not placed', () => {
    const shaken = wrecked([aboard('own', 'one', { shaken: true })]).do(danger(6));
    expect([shaken.events('unit.shaken'), shaken.facts.units['own']?.shaken]).toEqual([[], true]);
    expect(shaken.do({ at: [16, 20] }).facts.units['own']?.place).toBe('table');
    const dead = wrecked([aboard('a', 'one'), aboard('b', 'one')]).do(danger(1));
    expect([dead.facts.units['a']?.living, dead.events('unit.shaken'), dead.next]).toEqual([[], [], 'gdf.roll.danger']);
    expect(dead.do(danger(6)).next).toBe('gdf.ask.bail-out');
    const none = wrecked([aboard('a', 'one')]).do(danger(1));
    expect([none.events('unit.placed'), none.next]).toEqual([[], 'gdf.ask.unit']);
  });

  it('R-66: several units come out one after the other, their owner placing each', () => {
    const s = wrecked([aboard('a', 'one'), aboard('b', 'one')]).do(danger(6));
    expect(s.next).toBe('gdf.ask.bail-out');
    s.do({ at: [16, 20] });
    expect(s.next).toBe('gdf.roll.danger');
    s.do(danger(6), { at: [24, 20] });
    expect([s.facts.units['a']?.place, s.facts.units['b']?.place]).toEqual(['table', 'table']);
  });

  it('R-66: models that find no room are lost', () => {
    // Rock all around, but for a nook of two inches beside the wreck.
    const rocks = [box(10, 10, 8.5, 17), box(21.5, 10, 8.5, 17), box(18.5, 10, 3, 8.5), box(18.5, 23.2, 3, 3.8)].map(
      outline => ({
        types: ['impassable'] as const,
        height: 1,
        outline,
      }),
    );
    const s = wrecked([aboard('own')], { terrain: rocks }).do(danger(6, 6, 6, 6, 6));
    const [trapped] = s.events('models.trapped');
    expect(trapped?.models.length).toBeGreaterThan(0);
    expect(s.facts.units['own']?.living).toHaveLength(5 - (trapped?.models.length ?? 0));
    expect(s.next).toBe('gdf.ask.bail-out');
  });

  it('R-35: a transport that routs is destroyed too', () => {
    const mob: Unit = { player: 2, profile: 'knives', name: 'mob', models: row(17, 20 + HULL + R, 5) };
    const s = convoy(
      [
        { ...truck, wounds: [1] },
        aboard('own', 'one'),
        {
          ...mob,
          models: [
            [20, 24],
            [18.5, 24.5],
            [21.5, 24.5],
            [17, 25],
            [23, 25],
          ],
        },
      ],
      {
        active: 2,
      },
    );
    s.do('mob', { charge: 'truck' });
    while (s.next === 'gdf.ask.pile-in') s.do('close');
    s.do(hit(4, 1, 1, 1, 1), block(1));
    s.do('refrain');
    s.do(morale(1));
    expect(s.events('unit.routed')).toHaveLength(1);
    expect(s.next).toBe('gdf.roll.danger');
    s.do(danger(6));
    expect(s.next).toBe('gdf.ask.bail-out');
  });

  it('GDF-TRA-08: an empty transport is simply gone', () => {
    const s = wrecked([{ player: 1, profile: 'one', name: 'own', models: [[10, 10]] }]);
    expect(s.events('transport.wrecked')).toEqual([]);
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.unit']);
  });
});
