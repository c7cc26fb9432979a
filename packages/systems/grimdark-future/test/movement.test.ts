import { judgeChoice } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { grimdarkFuture } from '../src/index.js';
import { apart, block, box, danger, hit, morale, profile, row, scene, um, type SceneBody, type Spot } from './scene.js';

const lone = (from: Spot, more: Partial<SceneBody> = {}, rules: readonly string[] = []) =>
  scene({
    profiles: [profile({ count: 1, rules }), profile({ id: 'far', count: 1, weapons: ['blade'] })],
    weapons: [{ id: 'blade', attacks: 1 }],
    units: [
      { player: 1, profile: 'squad', name: 'own', models: [from] },
      { player: 2, profile: 'far', name: 'foe', models: [[70, 46]] },
    ],
    ...more,
  }).do('own');

const advance = (...models: Spot[]) => ({ advance: { models } });
const rush = (...models: Spot[]) => ({ rush: { models } });

describe('how far', () => {
  it('GDF-ACT-03: an Advance of exactly 6 inches is legal, one micrometre more is not', () => {
    expect(lone([10, 10]).refusal(advance([16, 10]))).toEqual([]);
    expect(lone([10, 10]).refusal(advance([16 + um(1), 10]))).toEqual(['GDF-ACT-03']);
  });

  it('GDF-ACT-05: a Rush of exactly 12 inches is legal, one micrometre more is not', () => {
    expect(lone([10, 10]).refusal(rush([22, 10]))).toEqual([]);
    expect(lone([10, 10]).refusal(rush([22 + um(1), 10]))).toEqual(['GDF-ACT-05']);
  });

  it('GDF-ACT-08: an Advance may be no move at all', () => {
    const s = lone([10, 10]).do(advance([10, 10]));
    expect(s.events('unit.moved')).toEqual([]);
    expect(s.facts.units['own']?.moved).toBe(false);
  });

  it('GDF-MOV-01, GDF-MEA-05: the path is measured, not the distance between its ends', () => {
    const s = lone([10, 10]);
    const at = (x: number, y: number) => ({ x: Math.round(x * 25_400), y: Math.round(y * 25_400) });
    const bent = (x: number) => ({ order: 'advance', legs: [[at(10, 13), at(x, 13)]] });
    expect(judgeChoice(grimdarkFuture, s.match, 0, bent(13)).ruling.ok).toBe(true);
    expect(judgeChoice(grimdarkFuture, s.match, 0, bent(13 + um(1))).ruling).toMatchObject({
      ok: false,
      because: [{ rule: 'GDF-ACT-03' }],
    });
  });

  it('GDF-SPC-16: Fast moves 8 and 16 inches', () => {
    const fast = () => lone([10, 10], {}, ['fast']);
    expect(fast().refusal(advance([18, 10]))).toEqual([]);
    expect(fast().refusal(advance([18 + um(1), 10]))).toEqual(['GDF-ACT-03']);
    expect(fast().refusal(rush([26, 10]))).toEqual([]);
    expect(fast().refusal(rush([26 + um(1), 10]))).toEqual(['GDF-ACT-05']);
  });

  it('GDF-SPC-40: Slow moves 4 and 8 inches; GDF-SPC-17: with Fast as well, the plain distances', () => {
    const slow = () => lone([10, 10], {}, ['slow']);
    expect(slow().refusal(advance([14, 10]))).toEqual([]);
    expect(slow().refusal(advance([14 + um(1), 10]))).toEqual(['GDF-ACT-03']);
    expect(slow().refusal(rush([18, 10]))).toEqual([]);
    const both = lone([10, 10], {}, ['slow', 'fast']);
    expect(both.refusal(rush([22, 10]))).toEqual([]);
    expect(both.refusal(rush([22 + um(1), 10]))).toEqual(['GDF-ACT-05']);
  });

  it('GDF-SPC-24: an Immobile unit is not even asked, it holds', () => {
    const s = lone([10, 10], {}, ['immobile']);
    expect(s.events('order.given')).toEqual([{ type: 'order.given', unit: 0, order: 'hold' }]);
    expect(s.seat).toBe(1);
  });
});

describe('what is in the way', () => {
  const near = (x: number) =>
    lone([10, 10], {
      units: [
        { player: 1, profile: 'squad', name: 'own', models: [[10, 10]] },
        { player: 1, profile: 'far', name: 'friend', models: [[x, 10]] },
        { player: 2, profile: 'far', name: 'foe', models: [[70, 46]] },
      ],
    });

  it('GDF-MOV-02, GDF-MOV-03, R-01: exactly one inch from another unit is legal, one micrometre less is not', () => {
    expect(near(14 + apart(1)).refusal(advance([14, 10]))).toEqual([]);
    expect(near(14 + apart(1, -1)).refusal(advance([14, 10]))).toEqual(['GDF-MOV-02']);
    expect(near(14 + apart(1)).refusal(rush([14, 10]))).toEqual([]);
    expect(near(14 + apart(1, -1)).refusal(rush([14, 10]))).toEqual(['GDF-MOV-02']);
  });

  it('GDF-MOV-05: nobody moves through another unit', () => {
    const through = { order: 'advance', legs: [[{ x: 16 * 25_400, y: 10 * 25_400 }]] };
    expect(judgeChoice(grimdarkFuture, near(13).match, 0, through).ruling).toMatchObject({
      because: [{ rule: 'GDF-MOV-05' }],
    });
  });

  it('GDF-MOV-07: a unit that starts within one inch may move away, but not stop there', () => {
    const s = near(10 + apart(0.5));
    expect(s.refusal(advance([9.5, 10]))).toEqual([]);
    expect(s.refusal(advance([9.9, 10]))).toEqual(['GDF-MOV-02']);
  });

  it('GDF-MOV-08: the base may touch the edge of the table, not cross it', () => {
    const edge = 16_000 / 25_400;
    expect(lone([5, 10]).refusal(advance([edge, 10]))).toEqual([]);
    expect(lone([5, 10]).refusal(advance([edge - um(1), 10]))).toEqual(['GDF-MOV-08']);
  });

  it('GDF-TER-04: impassable terrain may be touched, not entered', () => {
    const rock = (x: number) => lone([10, 10], { terrain: [{ types: ['impassable'], outline: box(x, 5, 3, 10) }] });
    const edge = 16_000 / 25_400;
    expect(rock(14 + edge).refusal(advance([14, 10]))).toEqual([]);
    expect(rock(14 + edge - um(1)).refusal(advance([14, 10]))).toEqual(['GDF-TER-04']);
  });

  it('GDF-MOV-06: models of a unit cross one another but do not end overlapping', () => {
    const s = scene({
      profiles: [profile({ count: 2 })],
      units: [{ player: 1, profile: 'squad', name: 'own', models: row(10, 10, 2) }],
    }).do('own');
    expect(s.refusal(advance([11.5, 10], [10, 10]))).toEqual([]);
    expect(s.refusal(advance([11.5, 10], [11.5, 10]))).toEqual(['GDF-MOV-06']);
  });
});

describe('coherency', () => {
  const squad = (models: Spot[], count = models.length, more: Partial<SceneBody> = {}) =>
    scene({
      ...more,
      profiles: [profile({ count }), profile({ id: 'far', count: 1 })],
      units: [
        { player: 1, profile: 'squad', name: 'own', models },
        { player: 2, profile: 'far', name: 'foe', models: [[70, 46]] },
      ],
    }).do('own');

  it('GDF-MOV-09: exactly one inch links two models, one micrometre more does not', () => {
    const s = squad(row(10, 10, 2));
    expect(s.refusal(advance([10, 10], [10 + apart(1), 10]))).toEqual([]);
    expect(s.refusal(advance([10, 10], [10 + apart(1, 1), 10]))).toEqual(['GDF-MOV-09']);
  });

  it('GDF-MOV-11: two linked pairs are not one chain', () => {
    const s = squad(row(10, 10, 4));
    expect(s.refusal(advance([10, 10], [11.5, 10], [13, 10], [14.5, 10]))).toEqual([]);
    expect(s.refusal(advance([10, 10], [11.5, 10], [14.5, 10], [16, 10]))).toEqual(['GDF-MOV-11']);
  });

  it('GDF-MOV-10: nobody is more than nine inches from any other', () => {
    const step = apart(9) / 5;
    const line = (by: number): Spot[] => [0, 1, 2, 3, 4, 5].map(i => [10 + i * step + (i === 5 ? by : 0), 10]);
    const s = squad(row(10, 10, 6));
    expect(s.refusal(rush(...line(0)))).toEqual([]);
    expect(s.refusal(rush(...line(um(2))))).toEqual(['GDF-MOV-10']);
  });

  it('GDF-MOV-12, GDF-MOV-13, E62: out of coherency, Hold is refused and the move must restore it', () => {
    const s = squad([
      [10, 10],
      [11.5, 10],
      [16, 10],
      [17.5, 10],
    ]);
    expect(s.refusal('hold')).toEqual(['GDF-MOV-12']);
    expect(s.refusal(advance([10, 10], [11.5, 10], [15, 10], [16.5, 10]))).toEqual(['GDF-MOV-11']);
    expect(s.refusal(advance([10, 10], [11.5, 10], [13, 10], [14.5, 10]))).toEqual([]);
  });

  it('GDF-SHT-17, R-20: casualties may break coherency; the unit must then regroup', () => {
    const s = scene({
      profiles: [profile({ count: 5 })],
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(10, 10, 5) },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 5) },
      ],
    });
    s.do('own', 'hold', [{ weapon: 'rifle', target: 'foe' }], hit(4, 4, 1, 1, 1), block(1, 1), [3, 4], 'foe');
    expect(s.refusal('hold')).toEqual(['GDF-MOV-12']);
    expect(s.refusal(advance([10, 20], [11.5, 20], [13, 20]))).toEqual([]);
  });

  it('GDF-MOV-12, R-20: a unit that cannot regroup closes up as far as it can, to a quarter of an inch', () => {
    const s = squad([
      [10, 10],
      [50, 10],
    ]);
    expect(s.refusal('hold')).toEqual(['GDF-MOV-12']);
    expect(s.refusal(rush([22, 10], [38, 10]))).toEqual([]);
    expect(s.refusal(rush([21.9, 10], [38.1, 10]))).toEqual([]);
    expect(s.refusal(rush([12, 10], [48, 10]))).toEqual(['GDF-MOV-12']);
    expect(s.refusal(rush([9, 10], [50, 10]))).toEqual(['GDF-MOV-12']);
    expect(s.refusal(advance([16, 10], [44, 10]))).toEqual([]);
    expect(s.refusal(advance([15, 10], [44, 10]))).toEqual(['GDF-MOV-12']);
    const listed = [...s.options()] as { order: string }[];
    expect(listed.map(({ order }) => order)).toContain('rush');
    for (const choice of listed) expect(s.judged(choice)).toEqual([]);
    for (let i = 0; i < 10; i++) expect(s.judged(s.sample(i))).toEqual([]);
  });

  it('R-20, H-03: it may hold where nothing brings it closer', () => {
    const cell = (x: number) => [box(x - 2, 7, 4, 1), box(x - 2, 12, 4, 1), box(x - 2, 8, 1, 4), box(x + 1, 8, 1, 4)];
    const walls = [...cell(10), ...cell(50)].map(outline => ({ types: ['impassable'] as const, outline }));
    const s = squad(
      [
        [10, 10],
        [50, 10],
      ],
      2,
      { terrain: walls },
    );
    // A hair to the left and right is possible, up and down does not help: as close as they get is a quarter of an inch.
    expect(s.refusal(rush([10.3, 10], [49.7, 10]))).toEqual([]);
    expect(s.refusal(rush([9.7, 10], [50.3, 10]))).toEqual(['GDF-MOV-12']);
  });

  it('GDF-MOV-14: a single model is always in coherency', () => {
    expect(squad([[10, 10]]).refusal('hold')).toEqual([]);
  });
});

describe('difficult ground', () => {
  const swamp = [{ types: ['difficult'] as const, outline: box(15, 0, 2, 48) }];
  const pair = (rules: readonly string[]) =>
    scene({
      profiles: [profile({ count: 2, rules }), profile({ id: 'far', count: 1 })],
      terrain: swamp,
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          models: [
            [10, 10],
            [10, 11.5],
          ],
        },
        { player: 2, profile: 'far', name: 'foe', models: [[70, 46]] },
      ],
    }).do('own');

  it('GDF-TER-09, GDF-TER-10, E34, H-01: one model in it caps the whole unit at 6 inches, Fast or not', () => {
    const s = pair(['fast']);
    expect(s.refusal(rush([16, 10], [16, 11.5]))).toEqual([]);
    expect(s.refusal(rush([16 + um(1), 10], [16, 11.5]))).toEqual(['GDF-TER-09']);
    // Only the second model touches it; the first, outside, is held back all the same.
    expect(s.refusal(rush([14.3, 14.4], [14.3, 12.9]))).toEqual([]);
    expect(s.refusal(rush([14.3, 14.4], [14.5, 12.9]))).toEqual(['GDF-TER-09']);
  });

  it('GDF-SPC-45, E35: a Strider treats it as open ground', () => {
    expect(pair(['strider']).refusal(rush([22, 10], [22, 11.5]))).toEqual([]);
    expect(pair([]).refusal(rush([22, 10], [22, 11.5]))).toEqual(['GDF-TER-09']);
  });
});

describe('dangerous ground', () => {
  const mines = [{ types: ['dangerous'] as const, outline: box(12, 0, 2, 48) }];
  const squad = (rules: readonly string[], at: number, more: Partial<SceneBody['units'][number]> = {}) =>
    scene({
      profiles: [profile({ count: 2, rules, weapons: ['blade'] })],
      weapons: [{ id: 'blade', attacks: 1 }],
      terrain: mines,
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          models: [
            [at, 10],
            [at, 11.5],
          ],
          ...more,
        },
      ],
    }).do('own');

  it('GDF-TER-11, GDF-TER-12: whoever moves through it tests, and a 1 is a wound', () => {
    const s = squad([], 10).do(rush([18, 10], [18, 11.5]), danger(1, 2), [1], morale(4));
    expect(s.facts.units['own']?.living).toEqual([2]);
  });

  it('GDF-TER-11: standing in it when activated is enough; beside it, nothing happens', () => {
    expect(squad([], 13).do('hold').next).toBe('gdf.roll.danger');
    expect(squad([], 10).do('hold').next).not.toBe('gdf.roll.danger');
  });

  it('GDF-TER-13: a Tough(3) model rolls three dice', () => {
    const s = squad(['tough(3)'], 10).do(rush([18, 10], [18, 11.5]), danger(1, 2, 3, 4, 5, 6), [2]);
    expect(s.facts.units['own']?.wounds).toEqual([0, 1]);
  });

  it('H-02: a unit that the ground leaves Shaken does not shoot any more', () => {
    const s = scene({
      profiles: [profile({ count: 2 })],
      terrain: mines,
      units: [
        {
          player: 1,
          profile: 'squad',
          name: 'own',
          models: [
            [13, 10],
            [13, 11.5],
          ],
        },
        {
          player: 2,
          profile: 'squad',
          name: 'foe',
          models: [
            [13, 20],
            [13, 21.5],
          ],
        },
      ],
    }).do('own', 'hold', danger(1, 2), [1]);
    expect(s.do(morale(3)).next).toBe('gdf.ask.unit');
    expect(s.facts.units['own']).toMatchObject({ shaken: true, activated: true });
  });

  it('GDF-MOR-12: an idle Shaken unit tests where it stands', () => {
    const s = squad([], 13, { shaken: true });
    expect(s.next).toBe('gdf.roll.danger');
    s.do(danger(2, 2));
    expect(s.facts.units['own']?.shaken).toBe(false);
  });
});
