import { describe, expect, it } from 'vitest';
import { translator } from '@banneret/i18n';
import { awaited, promptOf, viewOf } from '@banneret/kernel';
import { dice, type Scripted } from '@banneret/testkit';
import { castOptions, judgeCast } from '../src/attack/casting.js';
import { ARMIES, grimdarkFuture, grimdarkFutureGame, type State } from '../src/index.js';
import { apart, block, box, hit, morale, profile, row, Scene, scene, um, type SceneBody } from './scene.js';

const cast = (face: number): Scripted => dice([face], 'gdf.roll.cast');

const HEX = { id: 'hex', cost: 1, target: 'enemy', effect: { kind: 'hits', hits: 2 } };
const SLOW = { id: 'mire', cost: 1, target: 'enemy', effect: { kind: 'boon', rules: ['slow'], until: 'round' } };
const PIERCE = {
  id: 'edge',
  cost: 1,
  target: 'friend',
  effect: { kind: 'boon', rules: ['ap(1)'], until: 'activation' },
};
const WARD = { id: 'ward', cost: 2, target: 'friend', effect: { kind: 'boon', rules: ['warded'], until: 'round' } };
const RALLY = { id: 'rally', cost: 1, target: 'friend', effect: { kind: 'rally' } };

const PROFILES = [
  profile({ id: 'mage', count: 1, rules: ['caster(2)', 'tough(3)'] }),
  profile({ id: 'squad', count: 5 }),
];

/** A mage of player 1 with two tokens, a squad of player 2 twelve inches away, and whatever else. */
function mages({ units = [], ...rest }: Partial<SceneBody> & { readonly tokens?: readonly number[] } = {}): Scene {
  const { tokens = [2], ...body } = rest;
  return scene({
    profiles: PROFILES,
    spells: [HEX, SLOW, PIERCE, WARD, RALLY],
    ...body,
    units: [
      { player: 1, profile: 'mage', name: 'mage', models: [[20, 20]], tokens },
      { player: 2, profile: 'squad', name: 'foe', models: row(20, 32, 5) },
      ...units,
    ],
  });
}

const HEX_FOE = { spell: 'hex', target: 'foe' };
const tokensOf = (s: Scene, unit: string): number[] => s.facts.units[unit]!.tokens;

describe('spell tokens', () => {
  /** The same position, with round 1 still to begin. */
  function beforeRoundOne(s: Scene): Scene {
    const state: State = JSON.parse(JSON.stringify(s.state)) as State;
    state.round = 0;
    return new Scene(state, [{ proc: 'main', step: 'next', vars: {} }]);
  }

  it('GDF-CAS-01: a Caster(X) gets X tokens at the start of each round, the first too; nobody else gets any', () => {
    const s = beforeRoundOne(mages({ tokens: [] }));
    expect(tokensOf(s, 'mage')).toEqual([2]);
    expect(tokensOf(s, 'foe')).toEqual([0, 0, 0, 0, 0]);
    s.do('mage', 'none', 'hold', [], 'foe', 'hold', []);
    expect([s.facts.round, tokensOf(s, 'mage')]).toEqual([2, [4]]);
  });

  it('GDF-CAS-02, E54: nobody holds more than six', () => {
    const profiles = [profile({ id: 'mage', count: 1, rules: ['caster(3)'] }), profile({ id: 'squad' })];
    expect(tokensOf(beforeRoundOne(mages({ profiles, tokens: [3] })), 'mage')).toEqual([6]);
    expect(tokensOf(beforeRoundOne(mages({ profiles, tokens: [5] })), 'mage')).toEqual([6]);
    expect(tokensOf(beforeRoundOne(mages({ profiles, tokens: [2] })), 'mage')).toEqual([5]);
  });

  it('GDF-CAS-01, R-18: Casters that are not on the table get theirs too', () => {
    const s = mages({ tokens: [] });
    s.state.units[0]!.place = 'reserve';
    expect(tokensOf(beforeRoundOne(s), 'mage')).toEqual([2]);
  });
});

describe('when spells are cast', () => {
  it('GDF-CAS-03, R-47: before the move and after it, but never after the unit has attacked', () => {
    const s = mages().do('mage');
    expect([s.next, s.seat]).toEqual(['gdf.ask.cast', 0]);
    s.do('none', { advance: { to: [20, 22] } });
    expect(s.next).toBe('gdf.ask.cast');
    s.do('none', [{ weapon: 'rifle', target: 'foe' }], hit(1));
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
  });

  it('GDF-CAS-03, R-47: a Rush has both windows, and nothing after the second', () => {
    const s = mages().do('mage', 'none', { rush: { to: [20, 26] } });
    expect(s.next).toBe('gdf.ask.cast');
    s.do('none');
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
  });

  it('GDF-CAS-03: a Charge has both, the second before the first blow; H-41: a target that is gone is not fought', () => {
    const units = [{ player: 2, profile: 'mage', name: 'prey', models: [[20, 26]], wounds: [2] }] as const;
    const blades = { weapons: [{ id: 'blade', attacks: 1 }] };
    const profiles = [
      profile({ id: 'mage', count: 1, rules: ['caster(2)', 'tough(3)'], weapons: ['blade'] }),
      profile({ id: 'squad', count: 5 }),
    ];
    const s = mages({ ...blades, profiles, units }).do('mage', 'none', { charge: { target: 'prey' } });
    expect(s.next).toBe('gdf.ask.cast');
    s.do({ spell: 'hex', target: 'prey' }, 0, cast(4), block(1, 1), 'none');
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
    expect(s.events('strike.began')).toEqual([]);
    const t = mages({ ...blades, profiles, units }).do('mage', 'none', { charge: { target: 'prey' } }, 'none');
    expect(t.next).not.toBe('gdf.ask.cast');
    expect(t.events('strike.began')).not.toEqual([]);
  });

  it('GDF-CAS-03: nobody casts in the activation of another unit', () => {
    const units = [{ player: 1, profile: 'squad', name: 'guards', models: row(30, 20, 5) }] as const;
    expect(mages({ units }).do('guards').next).toBe('gdf.ask.order');
  });

  it('GDF-CAS-03: who can afford nothing or reaches nobody is not asked', () => {
    expect(mages({ tokens: [0] }).do('mage').next).toBe('gdf.ask.order');
    expect(mages({ spells: [{ ...HEX, range: 6 }] }).do('mage').next).toBe('gdf.ask.order');
    expect(mages({ spells: [HEX] }).do('mage').next).toBe('gdf.ask.cast');
  });

  it('GDF-CAS-10: a Caster of a Shaken unit does not cast', () => {
    const s = mages();
    s.state.units[0]!.shaken = true;
    s.do('mage');
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
    expect(s.events('unit.idled')).toHaveLength(1);
  });
});

describe('which spells', () => {
  it('GDF-CAS-04, R-47: each spell once an activation, other spells besides, and again the next time', () => {
    const s = mages({ tokens: [4] }).do('mage', HEX_FOE, 0, cast(1));
    expect(s.refusal(HEX_FOE)).toEqual(['GDF-CAS-04']);
    s.do({ spell: 'mire', target: 'foe' }, 0, cast(1), 'none', { advance: { to: [36, 24] } });
    expect(s.refusal(HEX_FOE)).toEqual(['GDF-CAS-04']);
    expect(s.refusal({ spell: 'edge', target: 'mage' })).toEqual([]);
    s.do('none', [], 'foe', 'hold', [], 'mage');
    expect(s.refusal(HEX_FOE)).toEqual([]);
  });

  it('GDF-CAS-03, R-47: on Hold the two windows are one; who moves is asked before and after', () => {
    expect(mages({ tokens: [4] }).do('mage', 'none', 'hold').next).toBe('gdf.ask.shots');
    expect(mages({ tokens: [4] }).do('mage', 'none', { advance: { to: [36, 24] } }).next).toBe('gdf.ask.cast');
    expect(mages({ tokens: [4] }).do('mage', 'none', { rush: { to: [36, 24] } }).next).toBe('gdf.ask.cast');
  });

  it('GDF-AIR-08, R-74: a spell aimed at an Aircraft reaches 12 inches less', () => {
    const air = (gap: number) =>
      mages({
        profiles: [...PROFILES, profile({ id: 'plane', count: 1, rules: ['aircraft'] })],
        units: [{ player: 2, profile: 'plane', name: 'plane', models: [[20 + apart(gap), 20, 0]] }],
      }).do('mage');
    expect(air(6).refusal({ spell: 'hex', target: 'plane' })).toEqual([]);
    expect(air(6 + um(1)).refusal({ spell: 'hex', target: 'plane' })).toEqual(['GDF-CAS-06']);
    expect(air(6 + um(1)).refusal(HEX_FOE)).toEqual([]);
  });

  it('GDF-CAS-04: two Casters of one unit may both try the same spell', () => {
    const profiles = [profile({ id: 'mage', count: 2, rules: ['caster(2)'] }), profile({ id: 'squad' })];
    const units = [
      { player: 1, profile: 'mage', name: 'pair', models: row(20, 20, 2), tokens: [1, 1] },
      { player: 2, profile: 'squad', name: 'foe', models: row(20, 32, 5) },
    ] as const;
    const s = scene({ profiles, spells: [HEX], units }).do('pair', { ...HEX_FOE, caster: 1 }, 0, cast(1));
    expect(s.refusal({ ...HEX_FOE, caster: 1 })).toEqual(['GDF-CAS-04']);
    s.do({ ...HEX_FOE, caster: 2 }, cast(1));
    expect(tokensOf(s, 'pair')).toEqual([0, 0]);
  });

  it('GDF-CAS-05: it costs its value, also when it fails, and must be paid in full', () => {
    const s = mages({ tokens: [3] }).do('mage', { spell: 'ward', target: 'mage' }, 0, cast(1));
    expect(tokensOf(s, 'mage')).toEqual([1]);
    expect(
      mages({ tokens: [2] })
        .do('mage')
        .refusal({ spell: 'ward', target: 'mage' }),
    ).toEqual([]);
    expect(
      mages({ tokens: [1] })
        .do('mage')
        .refusal({ spell: 'ward', target: 'mage' }),
    ).toEqual(['GDF-CAS-05']);
  });

  it('GDF-CAS-05: only spells of the own book', () => {
    expect(mages().do('mage').refusal({ spell: 'fireball', target: 'foe' })).toEqual(['GDF-CAS-05']);
  });

  it('GDF-CAS-06: on a unit that the caster sees, within the spell’s range, and of the right side', () => {
    const wall = [{ types: ['blocking'] as const, outline: box(10, 25, 30, 1), height: 6 }];
    expect(
      mages({ terrain: wall, spells: [HEX, PIERCE] })
        .do('mage')
        .refusal(HEX_FOE),
    ).toEqual(['GDF-CAS-06']);
    expect(mages().do('mage').refusal({ spell: 'hex', target: 'mage' })).toEqual(['GDF-CAS-06']);
    expect(mages().do('mage').refusal({ spell: 'edge', target: 'foe' })).toEqual(['GDF-CAS-06']);
    const at = (gap: number, more: number): string[] =>
      scene({
        profiles: PROFILES,
        spells: [HEX, PIERCE],
        units: [
          { player: 1, profile: 'mage', name: 'mage', models: [[20, 10]], tokens: [2] },
          { player: 2, profile: 'squad', name: 'foe', models: [[20, 10 + apart(gap, more)]] },
        ],
      })
        .do('mage')
        .refusal(HEX_FOE);
    expect(at(18, 0)).toEqual([]);
    expect(at(18, 1)).toEqual(['GDF-CAS-06']);
  });
});

describe('the casting roll', () => {
  it('GDF-CAS-06: 4 or more succeeds', () => {
    for (const [face, works] of [
      [3, false],
      [4, true],
    ] as const) {
      const s = mages().do('mage', HEX_FOE, 0, cast(face));
      expect(s.events('spell.rolled')).toMatchObject([{ need: 4, modifier: 0, face, cast: works }]);
      expect(s.next).toBe(works ? 'gdf.roll.block' : 'gdf.ask.cast');
    }
  });

  /** A mage of player 2 that can hinder, its base so far from the mage's. */
  const rival = (gap: number, more = 0, tokens = 4) =>
    ({ player: 2, profile: 'mage', name: 'rival', models: [[20 + apart(gap, more), 20]], tokens: [tokens] }) as const;

  it('GDF-CAS-07: each token of a friend is +1, each of an enemy −1; all are spent', () => {
    const friend = { player: 1, profile: 'mage', name: 'friend', models: [[15, 20]], tokens: [3] } as const;
    const s = mages({ tokens: [2], units: [rival(10), friend] }).do(
      'mage',
      HEX_FOE,
      { mage: 1, friend: 2 },
      2,
      cast(3),
    );
    expect(s.events('spell.rolled')).toMatchObject([{ modifier: 1, cast: true }]);
    expect(s.events('bids.revealed')).toMatchObject([
      {
        bids: [
          { seat: 0, spent: [{ tokens: 1 }, { tokens: 2 }] },
          { seat: 1, spent: [{ tokens: 2 }] },
        ],
      },
    ]);
    expect([tokensOf(s, 'mage'), tokensOf(s, 'friend'), tokensOf(s, 'rival')]).toEqual([[0], [1], [2]]);
  });

  it('GDF-CAS-07: in a file several Casters go by name, those of one unit with their numbers', () => {
    const profiles = [...PROFILES, profile({ id: 'coven', count: 2, rules: ['caster(1)'] })];
    const models = [
      [15, 20],
      [15, 22],
    ] as const;
    const friend = { player: 1, profile: 'coven', name: 'friend', models, tokens: [3, 1] };
    const s = mages({ profiles, tokens: [2], units: [friend] }).do('mage', HEX_FOE);
    const prompt = promptOf(s.match, 0)!;
    const { choice, write } = grimdarkFutureGame.scenario;
    const read = (raw: unknown): unknown => {
      const answer = choice(s.state, prompt, raw);
      return answer.ok ? answer.value : answer.problem.args?.['field'];
    };
    expect(read({ mage: 1, 'friend/2': 1 })).toEqual([1, 0, 1]);
    expect(write?.(s.state, prompt, [1, 0, 1])).toEqual({ mage: 1, 'friend/2': 1 });
    expect([read(0), write?.(s.state, prompt, [0, 0, 0])]).toEqual([[0, 0, 0], 0]);
    expect([read({ friend: 1 }), read({ 'mage/1': 1 })]).toEqual(['friend', 'mage/1']);
    expect([choice(s.state, prompt, [1, 0, 1]).ok, choice(s.state, prompt, 1).ok]).toEqual([false, false]);
  });

  it('GDF-CAS-07: within 18 inches, not a micrometre more', () => {
    expect(awaited(mages({ units: [rival(18)] }).do('mage', HEX_FOE).match)).toEqual([0, 1]);
    expect(awaited(mages({ units: [rival(18, 1)] }).do('mage', HEX_FOE).match)).toEqual([0]);
  });

  it('GDF-CAS-07: in sight of the caster', () => {
    const terrain = [{ types: ['blocking'] as const, outline: box(24, 15, 1, 10), height: 6 }];
    expect(awaited(mages({ units: [rival(10)], terrain }).do('mage', HEX_FOE).match)).toEqual([0]);
  });

  it('GDF-CAS-07: who has no token left is not asked; the caster may spend what the spell left it', () => {
    const s = mages({ tokens: [1], units: [rival(10, 0, 0)] }).do('mage', HEX_FOE);
    expect(s.next).toBe('gdf.roll.cast');
    const t = mages({ tokens: [3] }).do('mage', HEX_FOE);
    expect(t.refusal(2)).toEqual([]);
    expect(t.refusal(3)).toEqual(['GDF-CAS-07']);
    expect(t.refusal(-1)).toEqual(['GDF-CAS-07']);
  });

  it('GDF-CAS-07, R-47: a Shaken Caster may hinder; GDF-CAS-10, E57: one aboard a transport may not', () => {
    const shaken = mages({ units: [{ ...rival(10), shaken: true }] }).do('mage', HEX_FOE);
    expect(awaited(shaken.match)).toEqual([0, 1]);
    const aboard = mages({ units: [rival(10)] });
    aboard.state.units[2]!.place = 'aboard';
    aboard.state.units[2]!.models = [...aboard.state.units[2]!.models];
    expect(awaited(aboard.do('mage', HEX_FOE).match)).toEqual([0]);
  });

  it('GDF-CAS-10: a Caster aboard a transport casts at nobody outside', () => {
    const s = mages();
    s.state.units[0]!.place = 'aboard';
    s.state.units[0]!.models = [...s.state.units[0]!.models];
    expect(castOptions(s.state, 0, [])).toEqual([]);
    expect(judgeCast(s.state, 0, { model: 0, spell: 'hex', target: 1 }, []).ok).toBe(false);
  });

  it('GDF-CAS-07, R-70: a bid stays sealed until all have bid', () => {
    const s = mages({ tokens: [3], units: [rival(10)] }).do('mage', HEX_FOE);
    // All that player 2 may know, but for who is still awaited.
    const seen = (): string => JSON.stringify({ ...viewOf(grimdarkFuture, s.match, 1), awaited: [] });
    const before = seen();
    s.do(2);
    expect(seen() === before).toBe(true);
    expect(s.events('bids.revealed')).toEqual([]);
    s.do(0, cast(2));
    expect(s.events('spell.rolled')).toMatchObject([{ modifier: 2, cast: true }]);
  });

  it('GDF-CAS-07, GDF-CAS-08: what one’s own tokens do to the roll can be known before they are spent', () => {
    const s = mages({ tokens: [6], units: [rival(10)] }).do('mage', HEX_FOE);
    const told = (seat: 0 | 1, tokens: number): string => {
      const prompt = promptOf(s.match, seat);
      const words = translator('en', grimdarkFutureGame.text);
      return String(prompt && grimdarkFutureGame.odds?.(s.state, prompt, [tokens], words)[0]);
    };
    // Three faces of six at first; a natural 1 always fails and a natural 6 always works.
    expect([told(0, 0), told(0, 1), told(0, 5)]).toEqual([
      expect.stringContaining(' 50 %'),
      expect.stringContaining(' 66.7 %'),
      expect.stringContaining(' 83.3 %'),
    ]);
    expect([told(1, 1), told(1, 4)]).toEqual([expect.stringContaining(' 33.3 %'), expect.stringContaining(' 16.7 %')]);
  });

  it('GDF-CAS-08, E55, E56: a natural 1 fails with any help, a natural 6 succeeds against any hindrance', () => {
    const helped = mages({ tokens: [6] }).do('mage', HEX_FOE, 5, cast(1));
    expect(helped.events('spell.rolled')).toMatchObject([{ modifier: 5, cast: false }]);
    const hindered = mages({ units: [rival(10)] }).do('mage', HEX_FOE, 0, 4, cast(6));
    expect(hindered.events('spell.rolled')).toMatchObject([{ modifier: -4, cast: true }]);
  });
});

describe('what spells do', () => {
  it('GDF-CAS-06, GDF-TER-07: hits are blocked without cover, and wounds cost models and morale', () => {
    const terrain = [{ types: ['cover'] as const, outline: box(18, 30, 12, 5) }];
    const spells = [{ ...HEX, effect: { kind: 'hits', hits: 3, rules: ['ap(1)'] } }];
    // Defence 4+, AP(1): a 4 fails, a 5 blocks. In cover a 4 would block.
    const s = mages({ spells, terrain, tokens: [1] }).do(
      'mage',
      HEX_FOE,
      cast(4),
      block(4, 4, 4),
      [1, 2, 3],
      morale(1),
    );
    expect(s.events('spell.struck')).toMatchObject([{ hits: [{ count: 3, ap: 1 }] }]);
    expect(s.facts.units['foe']).toMatchObject({ living: [4, 5], shaken: true });
    expect(s.next).toBe('gdf.ask.order');
    const t = mages({ spells, tokens: [1] }).do('mage', HEX_FOE, cast(4), block(5, 5, 5));
    expect(t.facts.units['foe']!.living).toHaveLength(5);
  });

  it('a boon lends its rules until the round ends', () => {
    const s = mages({ tokens: [1], spells: [SLOW] }).do('mage', { spell: 'mire', target: 'foe' }, cast(4));
    expect(s.facts.units['foe']!.spells).toEqual(['mire']);
    s.do('hold', [], 'foe');
    expect(s.refusal({ advance: { models: row(20, 28, 5) } })).toEqual([]);
    expect(s.refusal({ advance: { models: row(20, 28 - um(1), 5) } })).toEqual(['GDF-ACT-03']);
    s.do('hold', []);
    expect([s.facts.round, s.facts.units['foe']!.spells]).toEqual([2, []]);
  });

  it('a boon until the next activation ends with it', () => {
    const units = [{ player: 1, profile: 'squad', name: 'guards', models: row(24, 20, 5) }] as const;
    const s = mages({ units, tokens: [1] }).do('mage', { spell: 'edge', target: 'guards' }, cast(5), 'hold', []);
    expect(s.facts.units['guards']!.spells).toEqual(['edge']);
    s.do('foe', 'hold', [], 'guards', 'hold', [{ weapon: 'rifle', target: 'foe' }], hit(6, 1, 1, 1, 1), block(4), [1]);
    // AP(1) from the spell: the 4 did not block.
    expect(s.facts.units['foe']!.living).toHaveLength(4);
    expect(s.facts.units['guards']!.spells).toEqual([]);
  });

  it('GDF-CAS-09, GDF-SPC-02: the same spell twice on one target counts once', () => {
    const friend = { player: 1, profile: 'mage', name: 'friend', models: [[15, 20]], tokens: [2] } as const;
    const units = [friend, { player: 1, profile: 'squad', name: 'guards', models: row(24, 20, 5) }] as const;
    const s = mages({ units, tokens: [2] });
    s.do('mage', { spell: 'ward', target: 'guards' }, 0, cast(6), 'hold', [], 'foe', 'hold', []);
    s.do('friend', { spell: 'ward', target: 'guards' }, cast(6), 'hold', []);
    expect(s.events('boon.laid')).toHaveLength(2);
    expect(s.facts.units['guards']!.spells).toEqual(['ward']);
    expect(s.state.units[3]!.boons).toHaveLength(1);
  });

  it('GDF-SPC-02, GDF-SPC-03: a lent AP adds to the weapon’s, a lent rule without a number does not', () => {
    const spells = [
      PIERCE,
      {
        id: 'twice',
        cost: 1,
        target: 'friend',
        effect: { kind: 'boon', rules: ['ap(1)', 'relentless'], until: 'round' },
      },
    ];
    const s = mages({ spells, tokens: [2] }).do('mage', { spell: 'edge', target: 'mage' }, 0, cast(4));
    s.do({ spell: 'twice', target: 'mage' }, cast(4), 'hold', [{ weapon: 'rifle', target: 'foe' }], hit(6));
    expect(s.events('hits.rolled')).toMatchObject([{ hits: [{ count: 2, ap: 2 }] }]);
  });

  it('a rallied unit is no longer Shaken; who is not Shaken cannot be rallied', () => {
    const units = [{ player: 1, profile: 'squad', name: 'guards', models: row(24, 20, 5), shaken: true }] as const;
    const s = mages({ units }).do('mage');
    expect(s.refusal({ spell: 'rally', target: 'mage' })).toEqual(['GDF-CAS-06']);
    s.do({ spell: 'rally', target: 'guards' }, 0, cast(4));
    expect(s.facts.units['guards']!.shaken).toBe(false);
  });
});

describe.each(ARMIES)('every spell of $id', ({ units, spells }) => {
  const caster = units.find(({ rules }) => rules.some(({ id }) => id === 'caster'))!.id;

  it.each(spells)('$id does something', ({ id, target, effect }) => {
    const at = target === 'enemy' ? 'foe' : 'friend';
    const s = scene({
      profiles: [profile({ id: 'squad', count: 5 })],
      units: [
        { player: 1, profile: caster, name: 'caster', models: [[20, 20]], tokens: [6] },
        { player: 1, profile: 'squad', name: 'friend', models: row(10, 20, 5), shaken: effect.kind === 'rally' },
        { player: 2, profile: 'squad', name: 'foe', models: row(20, 30, 5) },
      ],
    }).do('caster', { spell: id, target: at }, 0, cast(6));
    if (effect.kind === 'hits') expect(s.events('spell.struck')).toHaveLength(1);
    if (effect.kind === 'boon') expect(s.facts.units[at]!.spells).toEqual([id]);
    if (effect.kind === 'rally') expect(s.facts.units[at]!.shaken).toBe(false);
  });
});
