import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { awaited, drawOutcome, kindOf, promptOf, seededRng, start, submit, type Chance } from '@banneret/kernel';
import { grimdarkFuture, grimdarkFutureGame } from '../src/index.js';
import { readNotation, valueOf } from '../src/notation.js';
import { apart, block, hit, morale, profile, regeneration, row, scene, type SceneBody } from './scene.js';

const FIRE = [{ weapon: 'rifle', target: 'foe' }];

/** One squad of each player, twelve inches apart. */
const facing = (own: object, foe: object = {}, more: Partial<SceneBody> = {}) =>
  scene({
    profiles: [profile({ id: 'own', count: 1, ...own }), profile({ id: 'foe', count: 2, ...foe })],
    units: [
      { player: 1, profile: 'own', name: 'own', models: [[20, 10]] },
      { player: 2, profile: 'foe', name: 'foe', models: row(20, 22, 2) },
    ],
    ...more,
  });

describe('players, units and models', () => {
  it('GDF-GEN-01: two players, each with one army of units', () => {
    const made = grimdarkFutureGame.setupFor({});
    if (!made.ok) throw new Error(made.problem.say);
    expect(grimdarkFuture.seats(made.value)).toBe(2);
    const { rosters } = grimdarkFuture.setup(made.value).battle;
    expect(new Set(rosters.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const seats of [1, 3]) expect(grimdarkFutureGame.setupFor({ seats })).toMatchObject({ ok: false });
  });

  it('GDF-GEN-02, R-69: no dispute is ever rolled for, since every ruling of the catalogue has its place here', () => {
    const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
    const listed = new Set([...spec.matchAll(/^\| (R-\d\d) \|/gm)].map(([, id]) => id!));
    const wanted = Array.from({ length: 71 }, (_, i) => `R-${String(i + 1).padStart(2, '0')}`);
    expect(wanted.filter(id => !listed.has(id))).toEqual([]);
  });

  it('GDF-GEN-03: a unit is one or more models, which act together and fall one by one', () => {
    const s = facing({}).do('own', 'hold', FIRE, hit(6), block(1), [2], morale(6));
    expect(s.facts.units['own']!.living).toEqual([1]);
    expect(s.facts.units['foe']!.living).toEqual([1]);
  });

  it('GDF-GEN-04, R-41: a rule of one model is its own, a rule of the unit is everybody’s', () => {
    const volley = (unitRules: string[], heroRules: string[]) =>
      scene({
        profiles: [
          profile({ id: 'own', count: 1, quality: 4, rules: unitRules }),
          profile({ id: 'boss', count: 1, quality: 4, hero: true, rules: heroRules }),
          profile({ id: 'foe', count: 5 }),
        ],
        units: [
          { player: 1, profile: 'own', name: 'own', joined: 'boss', models: row(20, 10, 2) },
          { player: 2, profile: 'foe', name: 'foe', models: row(20, 22, 5) },
        ],
      }).do('own', 'hold', FIRE);
    // Everybody Relentless: one roll, both sixes count double.
    const all = volley(['relentless'], ['relentless']).do(hit(6, 6));
    expect(all.events('hits.rolled')).toMatchObject([{ hits: [{ count: 4 }] }]);
    // Only the Hero: two rolls, one six each, and only his counts double.
    const one = volley([], ['relentless']).do(hit(6), block(6), hit(6), block(6, 6));
    expect(one.events('hits.rolled').map(({ hits }) => hits[0]!.count)).toEqual([1, 2]);
  });
});

describe('rolls', () => {
  it('GDF-GEN-06: Quality is what attacks and morale tests must roll', () => {
    expect(facing({ quality: 3 }).do('own', 'hold', FIRE, hit(3)).events('hits.rolled')).toMatchObject([
      { need: 3, hits: [{}] },
    ]);
    expect(facing({ quality: 3 }).do('own', 'hold', FIRE, hit(2)).events('hits.rolled')).toMatchObject([
      { need: 3, hits: [] },
    ]);
    for (const [face, passed] of [
      [4, false],
      [5, true],
    ] as const) {
      const s = facing({}, { quality: 5 }).do('own', 'hold', FIRE, hit(6), block(1), [1], morale(face));
      expect(s.events('morale.tested')).toMatchObject([{ need: 5, passed }]);
    }
  });

  it('GDF-GEN-07: Defence is what block rolls must roll', () => {
    for (const [face, unblocked] of [
      [4, 1],
      [5, 0],
    ] as const) {
      const s = facing({}, { defense: 5 }).do('own', 'hold', FIRE, hit(6), block(face));
      expect(s.events('blocks.rolled')).toMatchObject([{ need: 5, unblocked }]);
    }
  });

  it('GDF-GEN-08: every die of a game has six sides', () => {
    const made = grimdarkFutureGame.setupFor({ seed: 3 });
    if (!made.ok) throw new Error(made.problem.say);
    const rng = seededRng('six sides');
    const match = start(grimdarkFuture, made.value);
    const rolled: Chance[] = [];
    while (match.pending.kind !== 'over') {
      const { pending, wait } = match;
      if (pending.kind === 'chance') {
        rolled.push(pending.chance);
        submit(grimdarkFuture, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
        continue;
      }
      const seat = awaited(match)[0]!;
      const { shape } = promptOf(match, seat)!;
      const choice: unknown = kindOf(grimdarkFuture, shape).sample(match.state, shape, seat, rng);
      submit(grimdarkFuture, match, { kind: 'choice', wait, seat, choice });
    }
    expect(rolled.length).toBeGreaterThan(20);
    expect(rolled.filter(chance => chance.kind !== 'dice' || chance.sides !== 6)).toEqual([]);
  });

  it('GDF-GEN-09, GDF-GEN-10: 2D6 is a sum, D6+1 a die and one more, and a D3 half a die rounded up', () => {
    const roll = (written: string, ...faces: number[]): number => valueOf(readNotation(written)!, faces);
    expect([1, 2, 3, 4, 5, 6].map(face => roll('D3', face))).toEqual([1, 1, 2, 2, 3, 3]);
    expect([roll('2D6', 3, 5), roll('D6+1', 6), roll('D6+1', 1), roll('D3+2', 5), roll('2D3-1', 6, 1)]).toEqual([
      8, 7, 2, 5, 3,
    ]);
    expect(readNotation('2D6')).toEqual({ count: 2, sides: 6, plus: 0 });
    for (const wrong of ['D8', '6', 'D', 'D6+', '+1']) expect(readNotation(wrong)).toBeUndefined();
  });

  it('GDF-GEN-11: dice rolled together are told apart by weapon', () => {
    const weapons = [{ id: 'cannon', range: 24, attacks: 1, rules: ['ap(2)'] }];
    const s = scene({
      weapons,
      profiles: [profile({ id: 'own', count: 2, weapons: ['rifle', 'cannon'] }), profile({ id: 'foe', count: 5 })],
      units: [
        { player: 1, profile: 'own', name: 'own', models: row(20, 10, 2) },
        { player: 2, profile: 'foe', name: 'foe', models: row(20, 22, 5) },
      ],
    });
    s.do('own', 'hold', [...FIRE, { weapon: 'cannon', target: 'foe' }], hit(6, 1), block(6), hit(1, 6), block(6));
    // The two rifles are one roll of two dice, the two cannons another, each with its own AP.
    expect(s.events('hits.rolled').map(({ weapon, faces, hits }) => [weapon, faces, hits[0]!.ap])).toEqual([
      [0, [6, 1], 0],
      [1, [1, 6], 2],
    ]);
  });

  it('GDF-GEN-16: each die is a test of its own against the Quality', () => {
    const s = scene({
      profiles: [profile({ id: 'own', count: 5, quality: 4 }), profile({ id: 'foe', count: 5 })],
      units: [
        { player: 1, profile: 'own', name: 'own', models: row(20, 10, 5) },
        { player: 2, profile: 'foe', name: 'foe', models: row(20, 22, 5) },
      ],
    }).do('own', 'hold', FIRE, hit(3, 4, 5, 2, 6));
    expect(s.events('hits.rolled')).toMatchObject([{ need: 4, hits: [{ count: 3 }] }]);
  });

  it('GDF-GEN-21: a weapon with a range shoots, and does not strike in melee', () => {
    const s = scene({
      profiles: [profile({ id: 'own', count: 1 }), profile({ id: 'foe', count: 1 })],
      units: [
        { player: 1, profile: 'own', name: 'own', models: [[20, 10]] },
        { player: 2, profile: 'foe', name: 'foe', models: [[20, 10 + apart(3)]] },
      ],
    });
    const t = s.do('own');
    expect(t.refusal('hold')).toEqual([]);
    t.do({ charge: 'foe' });
    expect([t.events('hits.rolled'), t.events('strike.began')]).toEqual([[], []]);
  });

  it('GDF-SPC-01: where a special rule and a standard rule disagree, the special rule wins', () => {
    // Quality 6, but Reliable hits on 2.
    const weapons = [{ id: 'sure', range: 24, attacks: 1, rules: ['reliable'] }];
    const shoot = (weapon: string) =>
      facing({ quality: 6, weapons: [weapon] }, {}, { weapons }).do('own', 'hold', [{ weapon, target: 'foe' }], hit(2));
    expect(shoot('rifle').events('hits.rolled')).toMatchObject([{ hits: [] }]);
    expect(shoot('sure').events('hits.rolled')).toMatchObject([{ hits: [{ count: 1 }] }]);
  });

  it('GDF-SPC-34, GDF-GEN-04, R-72: in a unit of unlike models wounds are shared out first, and each rolls for its own', () => {
    const shoot = (unitRules: string[], heroRules: string[], ordinary: number, hits: number) =>
      scene({
        profiles: [
          profile({ id: 'own', count: 1, weapons: ['gun'] }),
          profile({ id: 'foe', count: 3, rules: unitRules }),
          profile({ id: 'boss', count: 1, hero: true, rules: ['tough(3)', ...heroRules] }),
        ],
        weapons: [{ id: 'gun', range: 24, attacks: hits }],
        units: [
          { player: 1, profile: 'own', name: 'own', models: [[20, 10]] },
          {
            player: 2,
            profile: 'foe',
            name: 'foe',
            joined: 'boss',
            models: [...Array.from({ length: 3 - ordinary }, () => null), ...row(20, 22, ordinary + 1)],
          },
        ],
      }).do(
        'own',
        'hold',
        [{ weapon: 'gun', target: 'foe' }],
        hit(...Array.from({ length: hits }, () => 6)),
        block(...Array.from({ length: hits }, () => 1)),
      );
    // The Hero regenerates, the others do not: nobody rolls for the wound of the ordinary one.
    const hero = shoot([], ['regeneration'], 1, 3).do([3, 4, 4]);
    expect(hero.next).toBe('gdf.roll.regeneration');
    hero.do(regeneration(4, 5));
    expect(hero.events('wounds.regenerated')).toMatchObject([{ model: 3, faces: [4, 5], ignored: 1 }]);
    expect(hero.facts.units['foe']).toMatchObject({ living: [4], wounds: [1, 1, 1, 1] });
    // The others regenerate, the Hero does not: their dice save nothing of his.
    const others = shoot(['regeneration'], [], 2, 4).do([2, 3, 4, 4]);
    others.do(regeneration(6), regeneration(6));
    expect(others.facts.units['foe']).toMatchObject({ living: [2, 3, 4], wounds: [1, 0, 0, 2] });
    // What is ignored is not passed on, and what nobody can take is lost before anybody rolls.
    const all = shoot(['regeneration'], [], 1, 6);
    expect(all.next).toBe('gdf.roll.regeneration');
    all.do(regeneration(5));
    expect(all.facts.units['foe']).toMatchObject({ living: [3], wounds: [1, 1, 0, 3] });
    // Where all are alike, the dice come first.
    expect(shoot(['regeneration'], ['regeneration'], 3, 2).next).toBe('gdf.roll.regeneration');
    expect(shoot([], [], 3, 2).next).toBe('gdf.ask.casualties');
  });
});
