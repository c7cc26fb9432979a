import { describe, expect, it } from 'vitest';
import { box, hit, profile, rollOff, scene, um, type Scene, type SceneBody } from './scene.js';

const R = 16_000 / 25_400; // half a 32 mm base
const WING = 30_000 / 25_400; // half the base of an aircraft

const PROFILES = [
  profile({ count: 5 }),
  profile({ id: 'one', count: 1 }),
  profile({ id: 'lurker', count: 1, rules: ['ambush'] }),
  profile({ id: 'lurkers', count: 5, rules: ['ambush'] }),
  profile({ id: 'chief', count: 1, hero: true }),
  profile({ id: 'plane', count: 1, rules: ['aircraft', 'tough(6)'], baseMm: 60 }),
  profile({ id: 'fast-plane', count: 1, rules: ['aircraft', 'fast'], baseMm: 60 }),
  profile({ id: 'slow-plane', count: 1, rules: ['aircraft', 'slow'], baseMm: 60 }),
];

type Unit = SceneBody['units'][number];

const hidden = (player: number, name: string, kind = 'lurker'): Unit => ({
  player,
  profile: kind,
  name,
  place: 'reserve',
});
const foe: Unit = { player: 2, profile: 'one', name: 'foe', models: [[36, 30]] };
const own: Unit = { player: 1, profile: 'one', name: 'own', models: [[5, 5]] };

/** A round is about to begin; player 1 has its first turn. */
const dawn = (round: number, units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
  scene({ round, stage: 'round', profiles: PROFILES, units, ...more });

describe('Ambush', () => {
  it('GDF-AMB-01, R-45: only a unit of nothing but such models, its Hero included, may be kept in reserve', () => {
    const waiting = (player: number, name: string, kind: string): Unit => ({
      player,
      profile: kind,
      name,
      place: 'waiting',
    });
    const s = scene({
      round: 0,
      stage: 'deployment',
      profiles: PROFILES,
      units: [
        waiting(1, 'a', 'lurkers'),
        waiting(1, 'plain', 'squad'),
        waiting(1, 'chief', 'chief'),
        waiting(2, 'b', 'one'),
      ],
    }).do(rollOff(6, 1), 'near');
    expect(s.refusal({ reserve: ['a'] })).toEqual([]);
    expect(s.refusal({ reserve: ['plain'] })).toEqual(['GDF-AMB-01']);
    expect(s.refusal({ reserve: ['a'], joins: { chief: 'a' } })).toEqual(['GDF-AMB-01']);
  });

  it('GDF-AMB-02: not before the second round, and then if the owner wants', () => {
    expect(dawn(1, [hidden(1, 'l'), own, foe]).next).toBe('gdf.ask.unit');
    const s = dawn(2, [hidden(1, 'l'), own, foe]);
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.ambush']);
    s.do('stop');
    expect(s.facts.units['l']?.place).toBe('reserve');
    expect(s.next).toBe('gdf.ask.unit');
    expect(s.refusal('l')).toEqual(['GDF-RND-03']); // whoever is in reserve is not activated
    s.do('own', 'hold', 'foe', 'hold');
    expect([s.facts.round, s.next]).toEqual([3, 'gdf.ask.ambush']); // another chance in every round
  });

  it('GDF-AMB-02, E52: anywhere, but more than 9 inches from every enemy', () => {
    const s = dawn(2, [hidden(1, 'l'), own, foe]);
    const at = (gap: number) => s.refusal({ models: [[36, 30 - 2 * R - gap]] });
    expect(at(9)).toEqual(['GDF-AMB-02']);
    expect(at(9 + um(1))).toEqual([]);
    expect(s.refusal({ models: [[60, 46]] })).toEqual([]); // the enemy's own zone will do
    expect(s.refusal({ models: [[5, 5 + 2 * R + 0.9]] })).toEqual(['GDF-DEP-07']); // friends keep their inch
  });

  it('GDF-AMB-03, R-45: a roll-off if both have some, then in turn; whoever stops is done for the round', () => {
    const s = dawn(2, [hidden(1, 'a1'), hidden(1, 'a2'), hidden(2, 'b1'), hidden(2, 'b2'), own, foe]);
    expect(s.next).toBe('gdf.roll.roll-off-ambush');
    s.do(rollOff(1, 2));
    expect(s.seat).toBe(1);
    s.do({ unit: 'b1', models: [[60, 40]] });
    expect(s.seat).toBe(0);
    s.do('stop');
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.ambush']);
    s.do({ unit: 'b2', models: [[66, 40]] });
    expect(s.next).toBe('gdf.ask.unit');
    expect(s.facts.units['a1']?.place).toBe('reserve');
    // With units on one side only nobody rolls.
    expect(dawn(2, [hidden(1, 'a1'), hidden(1, 'a2'), own, foe]).next).toBe('gdf.ask.ambush');
  });

  it('GDF-AMB-05: it may be activated in the round of its arrival', () => {
    const s = dawn(2, [hidden(1, 'l'), own, foe]).do({ models: [[36, 15]] });
    expect(s.events('unit.placed')).toMatchObject([{ unit: 0, how: 'ambushed' }]);
    s.do('l', 'hold', [{ weapon: 'rifle', target: 'foe' }], hit(1));
    expect(s.facts.units['l']?.activated).toBe(true);
  });

  it('GDF-AMB-04, GDF-OBJ-17, R-11, E53: who arrives in the last round neither seizes nor contests', () => {
    const last = (round: number, owner?: number) => {
      const s = dawn(round, [hidden(1, 'l'), { ...foe, models: [[5, 44]] }], {
        markers: [{ at: [36, 24], ...(owner !== undefined && { owner }) }],
      });
      return s.do({ models: [[36, 23]] }, 'l', 'hold', 'foe', 'hold').facts.markers;
    };
    expect(last(3)).toEqual([1]);
    expect(last(4)).toEqual(['neutral']);
    expect(last(4, 2)).toEqual([2]);
  });
});

describe('the start and the end of a round', () => {
  const away: Unit = { player: 2, profile: 'plane', name: 'plane', place: 'away' };

  it('GDF-RND-11, R-18, D9 to D11: tokens, then Aircraft return, then Ambushes, then activations', () => {
    const caster = profile({ id: 'seer', count: 1, rules: ['caster(2)', 'ambush'] });
    const s = dawn(2, [{ ...hidden(1, 'seer', 'seer') }, away, own, foe], { profiles: [...PROFILES, caster] });
    expect(s.facts.units['seer']?.tokens).toEqual([2]); // in reserve too
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.return']);
    s.do({ models: [[36, 48 - WING, 270]] });
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.ambush']);
    s.do('stop');
    expect([s.seat, s.next]).toEqual([0, 'gdf.ask.unit']);
  });

  it('R-18: the first player brings his Aircraft back first', () => {
    const mine: Unit = { player: 1, profile: 'plane', name: 'mine', place: 'away' };
    const s = dawn(2, [away, mine, own, foe]);
    expect(s.seat).toBe(0);
    s.do({ models: [[36, WING, 90]] });
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.return']);
  });

  it('GDF-RND-12: markers are looked at, then Fatigue ends', () => {
    const s = scene({
      profiles: PROFILES,
      round: 2,
      markers: [{ at: [36, 24] }],
      units: [
        { player: 1, profile: 'one', name: 'own', models: [[36, 23]], fatigued: true },
        { ...foe, activated: true },
      ],
    }).do('own', 'hold', []);
    const order = s.all.map(({ type }) => type);
    expect(order.indexOf('marker.changed')).toBeLessThan(order.indexOf('round.ended'));
    expect(s.facts).toMatchObject({ round: 3, units: { own: { fatigued: false } } });
  });
});

describe('Aircraft', () => {
  /** A plane of player 1 that faces up the table, and whoever else is there. */
  const sky = (others: readonly Unit[], more: Partial<Unit> = {}, body: Partial<SceneBody> = {}): Scene =>
    scene({
      profiles: PROFILES,
      units: [{ player: 1, profile: 'plane', name: 'plane', models: [[36, 4, 90]], ...more }, ...others],
      ...body,
    });

  it('GDF-AIR-05, R-43: it is asked only how far it flies, 30 to 36 inches straight along its facing', () => {
    const s = sky([foe]).do('plane');
    expect(s.next).toBe('gdf.ask.flight');
    expect(s.refusal(30 - um(1))).toEqual(['GDF-AIR-05']);
    expect(s.refusal(30)).toEqual([]);
    expect(s.refusal(36)).toEqual([]);
    expect(s.refusal(36 + um(1))).toEqual(['GDF-AIR-05']);
    s.do(30);
    expect(s.facts.units['plane']?.models).toEqual([[36, 34, 90]]);
    expect(s.next).toBe('gdf.ask.shots'); // it may shoot after the move
  });

  it('R-43: Fast and Slow change nothing, and it keeps its course', () => {
    for (const kind of ['fast-plane', 'slow-plane']) {
      const s = sky([{ ...foe, models: [[60, 40]] }], { profile: kind, models: [[20, 4, 60]] }).do('plane');
      expect(s.refusal(36)).toEqual([]);
      expect(s.refusal(37)).toEqual(['GDF-AIR-05']);
      expect(s.refusal(29)).toEqual(['GDF-AIR-05']);
      s.do(30);
      const [x = 0, y = 0, facing = 0] = s.facts.units['plane']?.models[0] ?? [];
      expect([x, y]).toEqual([expect.closeTo(35, 1), expect.closeTo(4 + 25.98, 1)]);
      expect(facing).toBeCloseTo(60, 1);
    }
  });

  it('GDF-AIR-02, R-44: it flies over everything and stops above any terrain', () => {
    const rock = { types: ['impassable', 'blocking'] as const, outline: box(30, 10, 12, 26) };
    const s = sky([{ ...foe, models: [[36, 8]] }], {}, { terrain: [rock] }).do('plane');
    expect(s.refusal(30)).toEqual([]);
    const swamp = { types: ['dangerous', 'difficult'] as const, outline: box(30, 10, 12, 30) };
    const wet = sky([foe], {}, { terrain: [swamp] }).do('plane', 30);
    expect(wet.events('ground.tested')).toEqual([]);
  });

  it('GDF-AIR-04, R-42, H-32: it may not stop in contact, unless every distance ends so', () => {
    const touching = 34 + WING + R;
    const s = sky([{ ...foe, models: [[36, touching]] }]).do('plane');
    expect(s.refusal(30)).toEqual(['GDF-AIR-04']);
    expect(s.refusal(30 - um(0) + 4)).toEqual([]); // beyond the model
    const clear = sky([{ ...foe, models: [[36, touching + um(26)]] }]).do('plane');
    expect(clear.refusal(30)).toEqual([]);
    const crowd: Unit = {
      player: 2,
      profile: 'squad',
      name: 'crowd',
      models: [
        [36, 35],
        [36, 36.5],
        [36, 38],
        [36, 39.5],
        [36, 41],
      ],
    };
    const stuck = sky([crowd], { models: [[36, 5, 90]] }).do('plane');
    expect(stuck.refusal(30)).toEqual([]);
  });

  it('GDF-AIR-04, R-44: nobody on the ground may end in contact with it, but may pass below, and nobody charges it', () => {
    const walker: Unit = { player: 2, profile: 'one', name: 'walker', models: [[20, 20]] };
    const s = sky([walker], { models: [[24, 20, 90]], activated: true }, { active: 2 }).do('walker');
    const to = (x: number) => s.refusal({ rush: { models: [[x, 20]] } });
    expect(to(24 - WING - R)).toEqual(['GDF-AIR-04']);
    expect(to(24 - WING - R - um(25))).toEqual(['GDF-AIR-04']);
    expect(to(24 - WING - R - um(26))).toEqual([]); // no inch to keep
    expect(to(28)).toEqual([]); // below it and out on the other side
    expect(s.refusal({ charge: 'plane' })).toEqual(['GDF-AIR-04']);
  });

  it('R-44: it does not block sight', () => {
    const s = sky([foe, { player: 1, profile: 'one', name: 'gun', models: [[36, 20]] }], { models: [[36, 25, 0]] });
    s.do('gun', 'hold');
    expect(s.next).toBe('gdf.ask.shots');
  });

  it('GDF-AIR-06, R-43, E50: beyond the edge its activation ends; it returns at any edge at the start of the next round', () => {
    // Its base just stays on the table at 44 - WING, and leaves it one micrometre later.
    const far = 48 - WING;
    const inside = sky([foe], { models: [[36, far - 36, 90]] }).do('plane', 36);
    expect([inside.facts.units['plane']?.place, inside.next]).toEqual(['table', 'gdf.ask.shots']);
    const s = sky([foe], { models: [[36, far - 36 + um(1), 90]] }).do('plane', 36);
    expect(s.facts.units['plane']).toMatchObject({ place: 'away', activated: true });
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.unit']);
    s.do('foe', 'hold');
    expect([s.facts.round, s.seat, s.next]).toEqual([2, 0, 'gdf.ask.return']);
    expect(s.refusal('stop')).toEqual(['GDF-AIR-06']); // compulsory
    expect(s.refusal({ models: [[36, 20, 0]] })).toEqual(['GDF-AIR-06']);
    expect(s.refusal({ models: [[WING, 20, 0]] })).toEqual([]);
    expect(s.refusal({ models: [[WING + um(26), 20, 0]] })).toEqual(['GDF-AIR-06']);
    expect(s.refusal({ models: [[72 - WING, 20, 123]] })).toEqual([]);
    s.do({ models: [[WING, 20, 0]] });
    expect(s.facts.units['plane']).toMatchObject({ place: 'table', models: [[expect.closeTo(WING, 1), 20, 0]] });
    s.do('plane', 30);
    expect(s.facts.units['plane']?.models).toEqual([[expect.closeTo(30 + WING, 1), 20, 0]]);
  });

  it('GDF-AIR-06, E50: after round 4 it stays away', () => {
    const s = sky([{ ...foe, activated: true }], { models: [[36, 20, 90]] }, { round: 4, latest: [0, 1] }).do(
      'plane',
      30,
    );
    expect(s.next).toBe('over');
    expect(s.facts.units['plane']?.place).toBe('away');
  });

  it('GDF-AIR-07, E51: a Shaken Aircraft flies all the same, does nothing else, and recovers', () => {
    const s = sky([foe], { shaken: true }).do('plane');
    expect(s.next).toBe('gdf.ask.flight');
    s.do(30);
    expect(s.facts.units['plane']).toMatchObject({ shaken: false, activated: true, models: [[36, 34, 90]] });
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.unit']);
  });

  it('GDF-AIR-03, GDF-OBJ-17, R-11: it neither seizes nor contests markers', () => {
    const at = (units: readonly Unit[]) =>
      sky(units, { models: [[36, 4, 90]] }, { markers: [{ at: [36, 34], owner: 2 }] }).do('plane', 30, 'foe', 'hold')
        .facts.markers;
    expect(at([{ ...foe, models: [[5, 44]] }])).toEqual([2]);
    const contested = sky([{ ...foe, models: [[36, 37.5]] }], {}, { markers: [{ at: [36, 36] }] });
    expect(contested.do('plane', 30, [], 'foe', 'hold', []).facts.markers).toEqual([2]);
  });

  /** A gun of player 2 shoots at a plane `gap` inches away. */
  const gunner = (gap: number, rules: readonly string[] = []): Scene =>
    scene({
      profiles: [...PROFILES, profile({ id: 'gun', count: 1, weapons: ['cannon'] })],
      weapons: [{ id: 'cannon', range: 36, attacks: 1, rules }],
      active: 2,
      units: [
        { player: 1, profile: 'plane', name: 'plane', models: [[30, 10, 0]], activated: true },
        { player: 2, profile: 'gun', name: 'gun', models: [[30 + WING + R + gap, 10]] },
      ],
    });

  it('GDF-AIR-08, E49: weapons aimed at it reach 12 inches less', () => {
    expect(gunner(24).do('gun', 'hold').next).toBe('gdf.ask.shots');
    expect(gunner(24 + um(1)).do('gun', 'hold').next).not.toBe('gdf.ask.shots');
    expect(gunner(25).do('gun', 'hold').next).not.toBe('gdf.ask.shots');
  });

  const SHOT = [{ weapon: 'cannon', target: 'plane' }];

  it('GDF-AIR-09: and they hit with -1', () => {
    const s = gunner(20).do('gun', 'hold', SHOT, hit(4));
    expect(s.events('hits.rolled')).toMatchObject([{ need: 4, modifier: -1, hits: [] }]);
    expect(gunner(20).do('gun', 'hold', SHOT, hit(5)).next).toBe('gdf.roll.block');
  });

  it('GDF-SPC-31, E48: Lock-On ignores both', () => {
    const s = gunner(30, ['lock-on']).do('gun', 'hold', SHOT, hit(4));
    expect(s.events('hits.rolled')).toMatchObject([{ modifier: 0 }]);
    expect(s.next).toBe('gdf.roll.block');
    expect(gunner(36 + um(1), ['lock-on']).do('gun', 'hold').next).not.toBe('gdf.ask.shots');
  });
});
