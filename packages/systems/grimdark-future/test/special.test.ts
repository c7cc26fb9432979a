import { describe, expect, it } from 'vitest';
import {
  apart,
  block,
  box,
  fearless,
  hit,
  morale,
  profile,
  reblock,
  regeneration,
  row,
  scene,
  um,
  type SceneBody,
} from './scene.js';

interface Clash {
  readonly weapon?: object;
  readonly own?: readonly string[];
  readonly foe?: readonly string[];
  readonly defense?: number;
  readonly foes?: number;
  readonly gap?: number;
  readonly more?: Partial<SceneBody>;
}

/** One shooter with one special weapon, Quality 4, against some enemies in a row; 10 inches apart unless said otherwise. */
const clash = ({ weapon = {}, own = [], foe = [], defense = 4, foes = 3, gap = 10, more = {} }: Clash) =>
  scene({
    profiles: [
      profile({ id: 'shooter', count: 1, weapons: ['gun'], rules: own }),
      profile({ count: foes, defense, rules: foe, weapons: ['blade'] }),
    ],
    weapons: [
      { id: 'gun', range: 36, attacks: 1, ...weapon },
      { id: 'blade', attacks: 1 },
    ],
    units: [
      { player: 1, profile: 'shooter', name: 'own', models: [[10, 10]] },
      { player: 2, profile: 'squad', name: 'foe', models: row(10, 10 + apart(gap), foes) },
      { player: 2, profile: 'squad', name: 'rest', models: row(50, 46, foes) },
    ],
    ...more,
  });

const FIRE = [{ weapon: 'gun', target: 'foe' }];

/** Fires after holding and gives the roll to hit. */
const fire = (c: Clash, ...faces: number[]) => clash(c).do('own', 'hold', FIRE, hit(...faces));

describe('AP', () => {
  const ap = (x: number, defense: number, face: number, more: Partial<SceneBody> = {}) =>
    fire({ weapon: { rules: [`ap(${x})`] }, defense, more }, 6)
      .do(block(face))
      .events('blocks.rolled')[0]?.unblocked;

  it('GDF-SPC-04, GDF-SPC-05, E03: AP(4) against Defence 2: a 5 wounds, only a 6 blocks', () => {
    expect(ap(4, 2, 5)).toBe(1);
    expect(ap(4, 2, 6)).toBe(0);
  });

  it('GDF-SPC-04, GDF-TER-06, E04: AP(1) against Defence 4 in cover: a 4 blocks, a 3 does not', () => {
    const wood = { terrain: [{ types: ['cover'] as const, outline: box(5, 15, 20, 12) }] };
    expect(ap(1, 4, 4, wood)).toBe(0);
    expect(ap(1, 4, 3, wood)).toBe(1);
    expect(ap(1, 4, 4)).toBe(1);
  });

  it('GDF-SPC-05, GDF-GEN-19: a natural 1 fails whatever helps', () => {
    const wood = { terrain: [{ types: ['cover'] as const, outline: box(5, 15, 20, 12) }] };
    const plain = (face: number) => fire({ defense: 2, more: wood }, 6).do(block(face)).events('blocks.rolled')[0];
    expect(plain(1)).toMatchObject({ unblocked: 1, why: [{ total: 1 }] });
    expect(plain(2)?.unblocked).toBe(0);
  });
});

describe('cover', () => {
  /** The enemies stand at x = 10, 11.5 and 13 on the near edge of a wood that reaches from the left up to `edge`. */
  const inWood = (edge: number, rules: readonly string[] = []) =>
    fire(
      { weapon: { rules }, more: { terrain: [{ types: ['cover'], outline: box(edge - 20, 10 + apart(10), 20, 4) }] } },
      6,
    )
      .do(block(3))
      .events('blocks.rolled')[0]?.unblocked;

  it('GDF-TER-06, R-24: more than half of the models must be in it; a centre on its edge is in', () => {
    expect(inWood(11.5)).toBe(0);
    expect(inWood(11.5 - um(1))).toBe(1);
  });

  it('R-24: exactly half of the models is no majority', () => {
    const half = (edge: number) => {
      const wood = { types: ['cover'] as const, outline: box(edge - 20, 10 + apart(10), 20, 4) };
      return fire({ foes: 4, more: { terrain: [wood] } }, 6)
        .do(block(3))
        .events('blocks.rolled')[0]?.unblocked;
    };
    expect(half(11.5)).toBe(1);
    expect(half(13)).toBe(0);
  });

  it('GDF-TER-06: standing behind it counts too, unless the shooter touches it', () => {
    const fence = (y: number) =>
      fire({ more: { terrain: [{ types: ['cover'], outline: box(5, y, 20, 0.5) }] } }, 6)
        .do(block(3))
        .events('blocks.rolled')[0]?.unblocked;
    const rim = 10 + 16_000 / 25_400;
    expect(fence(15)).toBe(0);
    expect(fence(rim + um(1))).toBe(0);
    expect(fence(rim)).toBe(1);
  });

  it('GDF-TER-08: two pieces of cover help once only', () => {
    const wood = { types: ['cover'] as const, outline: box(0, 10 + apart(10), 20, 4) };
    const two = fire({ more: { terrain: [wood, wood] } }, 6)
      .do(block(2))
      .events('blocks.rolled')[0];
    expect(two?.unblocked).toBe(1);
    expect(two?.why?.[0]?.total).toBe(1);
  });

  it('GDF-SPC-06, GDF-SPC-30: Blast and Lock-On ignore it', () => {
    expect(inWood(20)).toBe(0);
    expect(inWood(20, ['blast(1)'])).toBe(1);
    expect(inWood(20, ['lock-on'])).toBe(1);
  });

  it('GDF-SPC-27, R-57: Indirect ignores cover from being behind, not from being in', () => {
    const fence = { terrain: [{ types: ['cover'] as const, outline: box(5, 15, 20, 0.5) }] };
    const behind = fire({ weapon: { rules: ['indirect'] }, more: fence }, 6).do(block(3));
    expect(behind.events('blocks.rolled')[0]?.unblocked).toBe(1);
    expect(inWood(20, ['indirect'])).toBe(0);
  });
});

describe('hits', () => {
  it('GDF-SPC-07, GDF-SPC-08, E40: Blast(3) against two models: two hitting attacks make four hits', () => {
    const s = fire({ weapon: { attacks: 2, rules: ['blast(3)'] }, foes: 2 }, 4, 4);
    expect(s.events('hits.rolled')[0]?.hits).toEqual([{ count: 4, ap: 0 }]);
    const many = fire({ weapon: { attacks: 2, rules: ['blast(3)'] }, foes: 5 }, 4, 4);
    expect(many.events('hits.rolled')[0]?.hits).toEqual([{ count: 6, ap: 0 }]);
  });

  it('GDF-SPC-37: Reliable hits on 2+, a 1 still misses', () => {
    expect(fire({ weapon: { attacks: 2, rules: ['reliable'] } }, 2, 1).events('hits.rolled')[0]).toMatchObject({
      need: 2,
      hits: [{ count: 1, ap: 0 }],
    });
  });

  it('GDF-SPC-39, R-58: Rending makes sixes AP(4), and leaves a higher AP alone', () => {
    const hits = (rules: string[]) => fire({ weapon: { attacks: 2, rules } }, 6, 5).events('hits.rolled')[0]?.hits;
    expect(hits(['rending', 'ap(1)'])).toEqual([
      { count: 1, ap: 4 },
      { count: 1, ap: 1 },
    ]);
    expect(hits(['rending', 'ap(5)'])).toEqual([{ count: 2, ap: 5 }]);
  });

  it('GDF-SPC-35, GDF-SPC-36: Relentless doubles sixes on Hold; the copy is no six for Rending (as E44)', () => {
    const gun = { weapon: { attacks: 2, rules: ['rending', 'ap(1)'] }, own: ['relentless'] };
    expect(fire(gun, 6, 5).events('hits.rolled')[0]?.hits).toEqual([
      { count: 1, ap: 4 },
      { count: 2, ap: 1 },
    ]);
    const moved = clash(gun).do('own', { advance: { models: [[10, 9]] } }, FIRE, hit(6, 5));
    expect(moved.events('hits.rolled')[0]?.hits).toEqual([
      { count: 1, ap: 4 },
      { count: 1, ap: 1 },
    ]);
  });

  it('R-46: doubling comes before Blast, and the cap binds the attack', () => {
    const gun = { weapon: { rules: ['blast(3)'] }, own: ['relentless'], foes: 5 };
    expect(fire(gun, 6).events('hits.rolled')[0]?.hits).toEqual([{ count: 5, ap: 0 }]);
  });
});

describe('the same rule twice', () => {
  it('GDF-SPC-02, GDF-SPC-03: counts once, or adds its number', () => {
    const hits = (rules: string[]) => fire({ weapon: { rules } }, 4).events('hits.rolled')[0]?.hits;
    expect(hits(['ap(1)', 'ap(2)'])).toEqual([{ count: 1, ap: 3 }]);
    const s = fire({ weapon: { rules: ['poison', 'poison'] }, foe: ['regeneration'], foes: 1 }, 4).do(block(1));
    expect(s.do(regeneration(5)).events('wounds.regenerated')[0]?.why?.total).toBe(-1);
  });
});

describe('penalties to hit', () => {
  const modifier = (c: Clash) => fire(c, 1).events('hits.rolled')[0]?.modifier;

  it('GDF-SPC-44, GDF-MEA-04, E46: Stealth works from more than 12 inches, not at exactly 12', () => {
    expect(modifier({ foe: ['stealth'], gap: 12 })).toBe(0);
    expect(modifier({ foe: ['stealth'], gap: 12 + um(1) })).toBe(-1);
  });

  it('GDF-SPC-44, E47: a Hero without Stealth spoils it for the whole unit', () => {
    const joined = (rules: readonly string[]) =>
      modifier({
        gap: 20,
        more: {
          profiles: [
            profile({ id: 'shooter', count: 1, weapons: ['gun'] }),
            profile({ count: 2, rules: ['stealth'] }),
            profile({ id: 'hero', count: 1, hero: true, rules }),
          ],
          units: [
            { player: 1, profile: 'shooter', name: 'own', models: [[10, 10]] },
            { player: 2, profile: 'squad', name: 'foe', joined: 'hero', models: row(10, 31, 3) },
          ],
        },
      });
    expect(joined([])).toBe(0);
    expect(joined(['stealth'])).toBe(-1);
  });

  it('GDF-SPC-14, GDF-SPC-15: Entrenched works from afar until the unit moves', () => {
    expect(modifier({ foe: ['entrenched'], gap: 12 })).toBe(0);
    expect(modifier({ foe: ['entrenched'], gap: 12 + um(1) })).toBe(-2);
    const moved = clash({ foe: ['entrenched'], gap: 20 });
    const state = moved.facts.units['foe'];
    expect(state?.moved).toBe(false);
    const body: Partial<SceneBody> = {
      units: [
        { player: 1, profile: 'shooter', name: 'own', models: [[10, 10]] },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 31, 3), moved: true },
      ],
    };
    expect(modifier({ foe: ['entrenched'], more: body })).toBe(0);
  });

  it('GDF-SPC-31: Lock-On ignores them all, and the explanation still shows them', () => {
    const s = fire({ weapon: { rules: ['lock-on'] }, foe: ['stealth', 'entrenched'], gap: 20 }, 4).do(block(6));
    const rolled = s.events('hits.rolled')[0];
    expect(rolled?.modifier).toBe(0);
    expect(rolled?.why?.parts.map(part => [part.delta, part.struck?.rule])).toEqual([
      [-2, 'GDF-SPC-31'],
      [-1, 'GDF-SPC-31'],
    ]);
  });

  it('GDF-SPC-26: Indirect fire still needs the range', () => {
    const gun = { weapon: { rules: ['indirect'], range: 24 } };
    expect(clash({ ...gun, gap: 24 }).do('own', 'hold').next).toBe('gdf.ask.shots');
    expect(clash({ ...gun, gap: 24 + um(1) }).do('own', 'hold').next).toBe('gdf.ask.unit');
  });

  it('GDF-SPC-26, GDF-SPC-28: Indirect fires at what it cannot see, worse after a move', () => {
    const wall = { terrain: [{ types: ['blocking'] as const, outline: box(0, 15, 40, 1) }] };
    expect(clash({ more: wall }).do('own', 'hold').next).toBe('gdf.ask.unit');
    const gun = { weapon: { rules: ['indirect'] }, more: wall };
    expect(modifier(gun)).toBe(0);
    const after = (y: number) =>
      clash(gun)
        .do('own', { advance: { models: [[10, y]] } }, FIRE, hit(1))
        .events('hits.rolled')[0]?.modifier;
    expect(after(9)).toBe(-1);
    expect(after(10)).toBe(0);
  });
});

describe('wounds', () => {
  it('GDF-SPC-33, GDF-GEN-13, E05: a six to block is rolled again, a second six blocks', () => {
    const s = fire({ weapon: { rules: ['poison'] } }, 6).do(block(6), reblock(6));
    expect(s.events('blocks.rolled')[0]).toMatchObject({ faces: [6], rerolled: 1, unblocked: 0 });
  });

  it('GDF-SPC-33, GDF-GEN-12, E06: the second result counts, even if it is worse', () => {
    const s = fire({ weapon: { rules: ['poison'] }, defense: 6 }, 6).do(block(6), reblock(5));
    expect(s.events('blocks.rolled')[0]).toMatchObject({ faces: [5], rerolled: 1, unblocked: 1 });
  });

  it('GDF-SPC-34: Regeneration ignores a wound on 5+', () => {
    const s = fire({ weapon: { attacks: 2 }, foe: ['regeneration'] }, 4, 4).do(block(1, 1), regeneration(5, 4), [2]);
    expect(s.facts.units['foe']?.living).toEqual([1, 3]);
  });

  it('GDF-SPC-32, GDF-SPC-38, R-59: Poison and Rending make it harder, and add up; a six still saves', () => {
    const ignored = (rules: string[], face: number) => {
      const s = fire({ weapon: { rules }, foe: ['regeneration'], foes: 1 }, 5).do(block(1), regeneration(face));
      return s.events('wounds.regenerated')[0]?.ignored;
    };
    expect(ignored(['poison'], 5)).toBe(0);
    expect(ignored(['rending'], 5)).toBe(0);
    expect(ignored(['ap(1)'], 5)).toBe(1);
    expect(ignored(['poison', 'rending'], 6)).toBe(1);
  });

  it('GDF-SPC-11, GDF-SPC-13: Deadly(3) wounds stay on one model, the excess is lost', () => {
    const s = fire({ weapon: { rules: ['deadly(3)'] } }, 4).do(block(1));
    expect(s.next).toBe('gdf.ask.deadly');
    s.do(2);
    expect(s.facts.units['foe']?.wounds).toEqual([0, 1, 0]);
  });

  it('R-49, E43: Deadly(3) on a Tough(3) model that regenerates, dice 5, 2, 6: one wound', () => {
    const s = fire({ weapon: { rules: ['deadly(3)'] }, foe: ['tough(3)', 'regeneration'], foes: 1 }, 4);
    s.do(block(1), regeneration(5, 2, 6));
    expect(s.facts.units['foe']?.wounds).toEqual([1]);
  });

  it('GDF-SPC-12, R-23: Deadly groups are resolved first, whatever order they were declared in', () => {
    const s = scene({
      profiles: [profile({ id: 'shooter', count: 1, weapons: ['gun', 'killer'] }), profile({ count: 3 })],
      weapons: [
        { id: 'gun', range: 36, attacks: 2 },
        { id: 'killer', range: 36, attacks: 1, rules: ['deadly(3)'] },
      ],
      units: [
        { player: 1, profile: 'shooter', name: 'own', models: [[10, 10]] },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 3) },
      ],
    });
    s.do('own', 'hold', [...FIRE, { weapon: 'killer', target: 'foe' }], hit(1), hit(1, 1));
    expect(s.events('hits.rolled').map(({ weapon }) => weapon)).toEqual([1, 0]);
  });
});

describe('Tough', () => {
  const hurt = (wounds: readonly number[], attacks: number, rules = ['tough(3)'], foes = 2) =>
    fire(
      {
        weapon: { attacks },
        more: {
          profiles: [
            profile({ id: 'shooter', count: 1, weapons: ['gun'] }),
            profile({ count: foes, rules }),
            profile({ id: 'hero', count: 1, hero: true, rules: ['tough(3)'] }),
          ],
          units: [
            { player: 1, profile: 'shooter', name: 'own', models: [[10, 10]] },
            {
              player: 2,
              profile: 'squad',
              name: 'foe',
              models: row(10, 20, wounds.length),
              wounds,
              ...(wounds.length > foes && { joined: 'hero' }),
            },
          ],
        },
      },
      ...Array.from({ length: attacks }, () => 4),
    ).do(block(...Array.from({ length: attacks }, () => 1)));

  it('GDF-TOU-01: the model is removed by its last wound, not before', () => {
    const s = hurt([0, 0], 2).do([1, 1]);
    expect(s.facts.units['foe']).toMatchObject({ living: [1, 2], wounds: [2, 0] });
    expect(hurt([0, 0], 3).do([1, 1, 1]).facts.units['foe']?.living).toEqual([2]);
  });

  it('GDF-TOU-02, GDF-TOU-03, E63: a wounded model is finished before another is begun', () => {
    const s = hurt([2, 0], 2);
    expect(s.refusal([2, 2])).toEqual(['GDF-TOU-03']);
    expect(s.refusal([1, 2])).toEqual([]);
    s.do([1, 2]);
    expect(s.facts.units['foe']).toMatchObject({ living: [2], wounds: [3, 1] });
  });

  it('GDF-TOU-03: nor may a fresh one be removed while a wounded one stands', () => {
    const s = hurt([2, 0], 3);
    expect(s.refusal([2, 2, 2])).toEqual(['GDF-TOU-03']);
    expect(s.refusal([1, 2, 2])).toEqual([]);
  });

  it('GDF-TOU-03, R-63: where two are wounded already, a Sniper’s work, one of them is finished first', () => {
    expect(hurt([1, 1], 1).refusal([1])).toEqual([]);
    expect(hurt([1, 1], 1).refusal([2])).toEqual([]);
    expect(hurt([1, 1], 2).refusal([1, 2])).toEqual(['GDF-TOU-03']);
    expect(hurt([1, 1], 3).refusal([1, 1, 2])).toEqual([]);
  });

  it('GDF-TOU-03: nor are two begun at once', () => {
    expect(hurt([0, 0], 2).refusal([1, 2])).toEqual(['GDF-TOU-03']);
  });

  it('GDF-TOU-04, GDF-HER-04: the Hero suffers last', () => {
    const s = hurt([0, 0, 0], 2, [], 2);
    expect(s.facts.units['foe']?.living).toEqual([1, 2, 3]);
    expect(s.refusal([1, 3])).toEqual(['GDF-TOU-04']);
    expect(s.refusal([1, 2])).toEqual([]);
  });
});

describe('Fearless', () => {
  const tested = (shaken: boolean) =>
    fire(
      {
        more: {
          profiles: [
            profile({ id: 'shooter', count: 1, weapons: ['gun'] }),
            profile({ count: 2, rules: ['fearless'] }),
          ],
          units: [
            { player: 1, profile: 'shooter', name: 'own', models: [[10, 10]] },
            { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 2), shaken },
          ],
        },
      },
      4,
    ).do(block(1), [1]);

  it('GDF-SPC-19: a failed test is passed on 4+, not on 3', () => {
    expect(tested(false).do(morale(3), fearless(4)).facts.units['foe']?.shaken).toBe(false);
    expect(tested(false).do(morale(3), fearless(3)).facts.units['foe']?.shaken).toBe(true);
  });

  it('R-51: also after a failure without a roll', () => {
    const s = tested(true);
    expect(s.next).toBe('gdf.roll.fearless');
    s.do(fearless(4));
    expect(s.events('fear.mastered')).toEqual([{ type: 'fear.mastered', unit: 1, face: 4, passed: true }]);
  });
});
