import { grimdarkFuture } from '../src/index.js';
import { describe, expect, it } from 'vitest';
import { apart, block, hit, morale, profile, rollOff, row, scene, um, type SceneBody, type Spot } from './scene.js';

const FIRE = [{ weapon: 'rifle', target: 'foe' }];

describe('rounds and turns', () => {
  it('GDF-GEN-14, GDF-GEN-15, GDF-RND-02: the winner of the roll-off has the first turn; equals roll again', () => {
    const s = scene({
      round: 0,
      stage: 'deployment',
      units: [
        { player: 1, profile: 'squad', name: 'a', place: 'waiting' },
        { player: 2, profile: 'squad', name: 'b', place: 'waiting' },
      ],
    });
    expect(s.match.pending).toMatchObject({ kind: 'chance', chance: { rule: 'GDF-GEN-14', count: 2, sides: 6 } });
    s.do(rollOff(3, 3));
    expect(s.next).toBe('gdf.roll.roll-off-deploy');
    s.do(rollOff(2, 5), 'near', { unit: 'b', at: [20, 6] }, { unit: 'a', at: [20, 42] });
    expect(s.facts).toMatchObject({ round: 1, first: 2 });
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.unit']);
  });

  const blades: SceneBody = {
    profiles: [profile({ count: 1, weapons: ['blade'] })],
    weapons: [{ id: 'blade', attacks: 1 }],
    units: [
      { player: 1, profile: 'squad', name: 'a1', models: [[10, 10]] },
      { player: 1, profile: 'squad', name: 'a2', models: [[20, 10]] },
      { player: 1, profile: 'squad', name: 'a3', models: [[30, 10]] },
      { player: 2, profile: 'squad', name: 'b1', models: [[10, 40]] },
    ],
  };

  it('GDF-RND-03, GDF-RND-04, GDF-RND-07, GDF-RND-08: turns alternate, each unit once, and nobody passes', () => {
    const s = scene(blades).do('a1', 'hold');
    expect(s.seat).toBe(1);
    s.do('b1', 'hold');
    expect(s.seat).toBe(0);
    expect(s.refusal('a1')).toEqual(['GDF-RND-03']);
    expect(s.refusal('b1')).toEqual(['GDF-RND-03']);
  });

  it('GDF-RND-05, GDF-RND-06, GDF-RND-09, E33: three units against one: two more turns, then the other begins the round', () => {
    const s = scene(blades).do('a1', 'hold', 'b1', 'hold', 'a2', 'hold');
    expect(s.seat).toBe(0);
    s.do('a3', 'hold');
    expect(s.facts).toMatchObject({ round: 2, first: 2 });
    expect(s.seat).toBe(1);
  });

  it('R-16, E32: a unit destroyed before its activation leaves the earlier last activation standing', () => {
    const s = scene({
      profiles: [profile({ count: 1 })],
      units: [
        { player: 1, profile: 'squad', name: 'a1', models: [[10, 10]], activated: true },
        { player: 1, profile: 'squad', name: 'a2', models: [[20, 10]] },
        { player: 2, profile: 'squad', name: 'b1', models: [[30, 40]], activated: true },
        { player: 2, profile: 'squad', name: 'foe', models: [[20, 20]] },
      ],
      latest: [1, 2],
    });
    s.do('a2', 'hold', FIRE, hit(6), block(1));
    expect(s.facts).toMatchObject({ round: 2, first: 2 });
  });

  it('GDF-RND-01, GDF-RND-10, GDF-RND-13, R-17: four rounds are played, also with nobody left on one side', () => {
    const s = scene({ ...blades, round: 4, units: blades.units.slice(0, 1) }).do('a1', 'hold');
    expect(s.next).toBe('over');
    expect(scene({ ...blades, round: 3, units: blades.units.slice(0, 1) }).do('a1', 'hold').facts.round).toBe(4);
  });
});

describe('markers', () => {
  /** The last activation of a round, with a marker at (20, 20). */
  const round = (units: readonly (SceneBody['units'][number] & { readonly player: number })[], owner?: number) =>
    scene({
      profiles: [profile({ count: 1, weapons: ['blade'] })],
      weapons: [{ id: 'blade', attacks: 1 }],
      round: 4,
      markers: [{ at: [20, 20], ...(owner !== undefined && { owner }) }],
      units: [
        ...units.map(unit => ({ ...unit, activated: true })),
        { player: 1, profile: 'squad', name: 'last', models: [[60, 10]] },
      ],
    }).do('last', 'hold').facts.markers[0];

  const at = (player: number, gap: number, side: number, more: object = {}) => {
    const spot: Spot = [20 + side * (gap + 16_000 / 25_400), 20];
    return { player, profile: 'squad', name: `p${player}`, models: [spot], ...more };
  };

  it('GDF-OBJ-08, GDF-OBJ-18: seized within exactly 3 inches of the base, not one micrometre farther', () => {
    expect(round([at(1, 3, 1)])).toBe(1);
    expect(round([at(1, 3 + um(1), 1)])).toBe('neutral');
  });

  it('GDF-OBJ-12, E29: both sides there: neutral, even if it was seized', () => {
    expect(round([at(1, 2, 1), at(2, 2, -1)], 1)).toBe('neutral');
  });

  it('GDF-OBJ-10, GDF-OBJ-11, GDF-OBJ-17, E28: a Shaken unit neither holds nor contests', () => {
    expect(round([at(1, 2, 1, { shaken: true }), at(2, 2, -1)], 1)).toBe(2);
    expect(round([at(1, 2, 1, { shaken: true })])).toBe('neutral');
  });

  it('GDF-OBJ-09, GDF-OBJ-13, E30: with nobody eligible near it keeps its owner', () => {
    expect(round([], 2)).toBe(2);
    expect(round([at(1, 2, 1, { shaken: true }), at(2, 2, -1, { shaken: true })], 2)).toBe(2);
  });

  it('GDF-OBJ-07: nothing changes before the round ends', () => {
    const s = scene({
      profiles: [profile({ count: 1, weapons: ['blade'] })],
      weapons: [{ id: 'blade', attacks: 1 }],
      markers: [{ at: [20, 20] }],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: [[20, 21]] },
        { player: 2, profile: 'squad', name: 'foe', models: [[60, 40]] },
      ],
    }).do('own', 'hold');
    expect(s.facts.markers).toEqual(['neutral']);
    expect(s.do('foe', 'hold').facts.markers).toEqual([1]);
  });

  it('GDF-OBJ-14: one unit may hold several', () => {
    const s = scene({
      profiles: [profile({ count: 1, weapons: ['blade'] })],
      weapons: [{ id: 'blade', attacks: 1 }],
      markers: [{ at: [18, 20] }, { at: [22, 20] }],
      units: [{ player: 1, profile: 'squad', name: 'own', models: [[20, 20]] }],
    }).do('own', 'hold');
    expect(s.facts.markers).toEqual([1, 1]);
  });

  it('GDF-OBJ-15, GDF-OBJ-16, E31: more markers win after round 4; equal is a draw', () => {
    const finished = (owners: readonly (number | undefined)[]) => {
      const s = scene({
        profiles: [profile({ count: 1, weapons: ['blade'] })],
        weapons: [{ id: 'blade', attacks: 1 }],
        round: 4,
        markers: owners.map((owner, i) => ({ at: [10 + 10 * i, 24] as const, ...(owner !== undefined && { owner }) })),
        units: [{ player: 1, profile: 'squad', name: 'own', models: [[60, 2]] }],
      }).do('own', 'hold');
      expect(s.next).toBe('over');
      return grimdarkFuture.result(s.state);
    };
    expect(finished([1, 1, 2])).toEqual({ winners: [0], scores: [2, 1] });
    expect(finished([1, 1, 2, 2, undefined])).toEqual({ winners: [], scores: [2, 2] });
  });
});

describe('morale', () => {
  /** Five shooters against a unit of which the last models may be dead already. */
  const shot = (size: number, living: number, kills: number, rules: readonly string[] = [], more: object = {}) => {
    const s = scene({
      profiles: [profile({ id: 'five', count: 5 }), profile({ count: size, rules, weapons: ['blade'] })],
      weapons: [{ id: 'blade', attacks: 1 }],
      units: [
        { player: 1, profile: 'five', name: 'own', models: row(10, 10, 5) },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 10 + apart(5), living), ...more },
        { player: 2, profile: 'squad', name: 'rest', models: row(40, 40, size) },
      ],
    });
    const faces = [0, 1, 2, 3, 4].map(i => (i < kills ? 4 : 1));
    return s.do('own', 'hold', FIRE, hit(...faces), block(...faces.slice(0, kills).map(() => 1)));
  };

  it('GDF-MOR-01, GDF-MOR-05, R-32, E13: five models: two left test, three left do not', () => {
    expect(shot(5, 5, 3).do([1, 2, 3]).next).toBe('gdf.roll.morale');
    expect(shot(5, 5, 2).do([1, 2]).next).toBe('gdf.ask.unit');
  });

  it('GDF-MOR-02, E14: a Tough(6) model tests with three left, not with four', () => {
    expect(shot(1, 1, 2, ['tough(6)']).next).toBe('gdf.ask.unit');
    expect(shot(1, 1, 3, ['tough(6)']).next).toBe('gdf.roll.morale');
    expect(shot(1, 1, 1, ['tough(6)'], { wounds: [2] }).next).toBe('gdf.roll.morale');
  });

  it('GDF-MOR-01, E15: a unit at half strength tests again when it is wounded, even if no model falls', () => {
    expect(shot(4, 2, 1, ['tough(3)']).do([1]).next).toBe('gdf.roll.morale');
    expect(shot(4, 3, 1, ['tough(3)']).do([1]).next).toBe('gdf.ask.unit');
  });

  it('GDF-MOR-04: the starting size counts, not the present one', () => {
    expect(shot(10, 6, 1).do([1]).next).toBe('gdf.roll.morale');
    expect(shot(10, 7, 1).do([1]).next).toBe('gdf.ask.unit');
  });

  it('GDF-MOR-06, GDF-MOR-07, E12: the test is a Quality roll; failing leaves the unit Shaken, never routed', () => {
    expect(shot(5, 5, 4).do([1, 2, 3, 4], morale(4)).facts.units['foe']?.shaken).toBe(false);
    const failed = shot(5, 5, 4).do([1, 2, 3, 4], morale(3)).facts.units['foe'];
    expect(failed).toMatchObject({ shaken: true, living: [5] });
  });

  it('GDF-MOR-11, GDF-MOR-15: a Shaken unit fails without a roll and simply stays Shaken', () => {
    const s = shot(5, 5, 3, [], { shaken: true }).do([1, 2, 3]);
    expect(s.events('morale.tested')).toMatchObject([{ unit: 1, passed: false }]);
    expect(s.events('unit.shaken')).toEqual([]);
    expect(s.facts.units['foe']?.shaken).toBe(true);
  });

  it('GDF-MOR-17: a destroyed unit takes no test', () => {
    const s = shot(2, 2, 5);
    expect(s.facts.units['foe']?.living).toEqual([]);
    expect(s.events('morale.tested')).toEqual([]);
  });

  it('GDF-MOR-12, GDF-MOR-13: a Shaken unit idles when activated, and recovers', () => {
    const s = scene({
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(10, 10, 5), shaken: true },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 5) },
      ],
    }).do('own');
    expect(s.events('unit.idled')).toHaveLength(1);
    expect(s.facts.units['own']).toMatchObject({ shaken: false, activated: true, moved: false });
    expect(s.seat).toBe(1);
  });

  it('GDF-MOR-14, E27: Shaken after its activation, it stays so until it has idled in the next round', () => {
    const s = scene({
      profiles: [profile({ count: 5 })],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(10, 10, 5) },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 5), activated: true },
      ],
      latest: [0, 1],
    });
    s.do('own', 'hold', FIRE, hit(4, 4, 4, 1, 1), block(1, 1, 1), [1, 2, 3], morale(1));
    expect(s.facts).toMatchObject({ round: 2, units: { foe: { shaken: true } } });
    s.do('foe');
    expect(s.facts.units['foe']?.shaken).toBe(false);
  });
});
