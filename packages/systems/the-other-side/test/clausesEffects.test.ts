import { legLength, inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/content/types.js';
import { fireteamOf, playerOf, unitOf } from '../src/state.js';
import { speedOf } from '../src/stats.js';
import { bare, done } from './deed.js';
import { cards, point, type Scene, type SceneBody, type UnitBody } from './scene.js';
import { ASSETS, PACK, rally, shoot, side } from './testPack.js';

/** What single effects of cards do, and when they do nothing. */

describe('flips and cards of effects', () => {
  const gain: Effect = { do: 'tactics', count: 1 };
  const flipped = (effect: Partial<Extract<Effect, { do: 'flip' }>>, card: string): number =>
    playerOf(done({ effects: [{ do: 'flip', success: [gain], ...effect }] }).do(cards(card)).state, 0).tactics;

  it('TOS-CRD-10: a flip for a value succeeds from that value on', () => {
    expect([flipped({ value: 7 }, '6 rams'), flipped({ value: 7 }, '7 rams')]).toEqual([0, 1]);
  });

  it('TOS-CRD-10: one for a suit with that suit only, and one for both needs both', () => {
    expect([flipped({ suit: 'rams' }, '1 rams'), flipped({ suit: 'rams' }, '13 crows')]).toEqual([1, 0]);
    const both = { value: 7, suit: 'rams' as const };
    expect([flipped(both, '7 rams'), flipped(both, '7 crows'), flipped(both, '6 rams')]).toEqual([1, 0, 0]);
    expect(flipped(both, 'red joker')).toBe(1);
  });

  it('TOS-TOK-11: who is robbed loses no more than there is', () => {
    const robbed = (tactics: number): number[] => {
      const t = done({ effects: [{ do: 'tactics', count: 2, rob: true }], foe: { tactics } });
      return t.state.players.map(player => player.tactics);
    };
    expect([robbed(3), robbed(2), robbed(1), robbed(0)]).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  const strengthOf = (
    before: readonly Effect[],
    strength: number | undefined,
    ...milled: readonly string[]
  ): unknown => {
    const action = { before, range: 12, aim: { side: 'enemy' as const }, ...(strength !== undefined && { strength }) };
    const foes: UnitBody[] = [{ card: 'lancers', at: [[26, 20]] }];
    const t = done({ effects: [], action, foes }).do(1, cards(...milled));
    // Without a Strength there is no Penetration Flip to come.
    if (strength === undefined) return t.next === 'tos.roll.flip' ? 'a Hit' : undefined;
    t.do(cards('1 tomes'));
    return t.events('hit.resolved')[0]?.strength;
  };

  it('R-83: the Strength of the Action is raised or lowered before its Hit, never below 0', () => {
    expect(strengthOf([{ do: 'strength', amount: 2 }], 1)).toBe(3);
    expect(strengthOf([{ do: 'strength', amount: -2 }], 1)).toBe(0);
  });

  it('R-83: an Action without Strength does not get one', () => {
    expect(strengthOf([{ do: 'strength', amount: 2 }], undefined)).toBeUndefined();
    expect(strengthOf([{ do: 'mill', count: 1, strengthPer: 'rams' }], undefined, '3 rams')).toBeUndefined();
  });

  it('E-05: cards off the deck raise it by one for each of the suit, the red Joker among them', () => {
    const mill: Effect[] = [{ do: 'mill', count: 3, strengthPer: 'rams' }];
    expect(strengthOf(mill, 1, '3 rams', '4 crows', '5 rams')).toBe(3);
    expect(strengthOf(mill, 1, '3 masks', 'red joker', 'black joker')).toBe(2);
    expect(strengthOf([{ do: 'mill', count: 1 }], 1, '3 rams')).toBe(1);
  });
});

describe('what is lent and granted', () => {
  it('TOS-AVM-01: a modifier lent to several Fireteams of a unit is had once', () => {
    const effects: Effect[] = [
      {
        do: 'lend',
        whom: { pulse: 9, of: 'actor', whom: 'friendly' },
        modifier: { of: 'sp', amount: 2 },
        lasts: 'turn',
      },
    ];
    const squad: UnitBody = { card: 'infantry', at: [[24, 20], [24, 23], null] };
    const t = done({ effects, own: [squad] });
    expect([1, 2].map(id => speedOf(t.state, id))).toEqual([inches(7), inches(7)]);
  });

  it('TOS-ACT-15: a granted Action is of the types that are granted, or any if none are', () => {
    const extra = (effect: Partial<Extract<Effect, { do: 'act' }>>): readonly (string | number)[] => {
      const pack = {
        ...PACK,
        units: PACK.units.map(card =>
          card.id === 'lancers' ? { ...card, standard: side({ actions: [rally, shoot] }) } : card,
        ),
      };
      const own: UnitBody[] = [{ card: 'lancers', at: [[20, 26]] }];
      const foes: UnitBody[] = [{ card: 'lancers', at: [[26, 26]] }];
      const choose = { choose: 'friendly' as const, other: true };
      return done({ effects: [{ do: 'act', whom: choose, ...effect }], own, foes, pack }).do(1).open;
    };
    expect(extra({})).toEqual(['none', 'card.rally', 'card.shoot']);
    expect(extra({ types: ['ranged'] })).toEqual(['none', 'card.shoot']);
  });
});

describe('cards that are turned or attached', () => {
  it('TOS-GLO-03: who is in Glory already does not go there again', () => {
    const turned = (from: 'standard' | 'glory', effect: 'glory' | 'fade'): number =>
      done({
        effects: [{ do: effect, whom: { all: 'friendly' } }],
        own: [{ card: 'lancers', at: [[30, 30]], side: from }],
      })
        .events('unit.turned')
        .filter(({ unit }) => unit === 1).length;
    expect([turned('standard', 'glory'), turned('glory', 'glory')]).toEqual([1, 0]);
    expect([turned('glory', 'fade'), turned('standard', 'fade')]).toEqual([1, 0]);
  });

  it('TOS-AST-07: only an Asset that can be Deactivated is turned over by an effect', () => {
    const asked = (asset: string): string =>
      done({ effects: [{ do: 'deactivate', whom: 'actor' }], unit: { assets: [{ asset }] } }).next;
    expect([asked('plating'), asked('decoy') === 'tos.ask.deactivate']).toEqual(['tos.ask.deactivate', false]);
  });

  it('TOS-ATT-01, TOS-AST-15: a Unique Asset of the enemy is no hindrance, one of the own Company is', () => {
    const assets = [...ASSETS, bare('relic', { unique: true })];
    const had = (own: boolean): number => {
      const other: UnitBody = { card: 'lancers', at: [[40, 30]], assets: [{ asset: 'relic' }] };
      const t = done({
        effects: [{ do: 'attach', asset: 'relic', whom: 'actor' }],
        pack: { ...PACK, assets },
        ...(own ? { own: [other] } : { foes: [other] }),
      });
      return unitOf(t.state, 0).assets.length;
    };
    expect([had(true), had(false)]).toEqual([0, 1]);
  });

  it('TOS-AST-17, TOS-UNT-22: an Adjunct joins neither Combined Arms nor a Fireteam without an ordinary model', () => {
    const hosts = (models: readonly number[], adjunct?: number): readonly number[] => {
      const t = done({
        effects: [{ do: 'attach', asset: 'bearer', whom: { choose: 'friendly', other: true } }],
        pack: {
          ...PACK,
          units: PACK.units.map(card => (card.id === 'mixed' ? { ...card, champion: true } : card)),
          assets: [...ASSETS, bare('bearer', { adjunct: 30 })],
        },
        own: [
          {
            card: 'mixed',
            at: [
              [30, 20],
              [30, 23],
              [33, 20],
            ],
            models,
            assets: adjunct === undefined ? [] : [{ asset: 'sergeant', fireteam: adjunct }],
          },
        ],
      }).do(1);
      if (t.next === 'tos.ask.adjunct') return t.open.map(Number);
      return t.events('asset.attached').map(({ fireteam }) => fireteam);
    };
    expect(hosts([3, 3, 1])).toEqual([1, 2]);
    // The last model of the second Fireteam is an Adjunct itself.
    expect(hosts([3, 1, 1], 1)).toEqual([1]);
    expect(hosts([3, 2, 1], 1)).toEqual([1, 2]);
  });
});

describe('Markers and those who are called', () => {
  it('TOS-MRK-01: a Marker is taken off if it is of the kind, in range and in sight', () => {
    const takes = (kind: string, x: number, walled = false): boolean =>
      done({
        effects: [{ do: 'unmarker', kind: 'flag', within: 4 }],
        body: {
          markers: [{ at: [x, 20], kind }],
          terrain: walled ? [{ box: [21.5, 10, 21.7, 30], traits: ['blocking'] }] : [],
        },
      }).next === 'tos.ask.unmarker';
    const edge = 20 + 4 + 50 / 25.4;
    expect([takes('flag', edge), takes('flag', edge + 0.01)]).toEqual([true, false]);
    expect([takes('crate', 24), takes('flag', 24), takes('flag', 24, true)]).toEqual([false, true, false]);
  });

  it('R-57, TOS-SUM-01: a Unique unit comes if the own one is dead, or only the enemy has one; others always', () => {
    const comes = (unit: string, own: readonly UnitBody[], foes: readonly UnitBody[] = []): boolean =>
      done({ effects: [{ do: 'summon', unit, within: 8 }], own, foes }).next === 'tos.ask.summon';
    const captain: UnitBody = { card: 'captain', at: [[40, 30]] };
    expect(comes('captain', [captain])).toBe(false);
    expect(comes('captain', [{ ...captain, at: [null] }])).toBe(true);
    expect(comes('captain', [], [captain])).toBe(true);
    expect(comes('lancers', [{ card: 'lancers', at: [[40, 30]] }])).toBe(true);
  });
});

describe('moves by effects', () => {
  const pushed = (effect: Partial<Extract<Effect, { do: 'push' }>>, body: Partial<SceneBody> = {}): Scene =>
    done({
      effects: [{ do: 'push', whom: 'target', distance: 5, direction: 'away', ...effect }],
      action: { range: 12, aim: { side: 'enemy' } },
      foes: [{ card: 'lancers', at: [[26, 20]] }],
      body,
    }).do(1);

  it('R-38, TOS-TER-12: the ground hurts whoever is pushed over it', () => {
    const over = (x: number): string =>
      pushed({}, { terrain: [{ box: [x, 10, x + 1, 30], traits: ['dangerous 3'] }] }).next;
    expect([over(29), over(40) === 'tos.roll.flip']).toEqual(['tos.roll.flip', false]);
  });

  it('R-38, TOS-TER-13: two grounds on the way are one Hit', () => {
    const t = pushed({}, {
      terrain: [
        { box: [28, 10, 28.5, 30], traits: ['dangerous 3'] },
        { box: [29, 10, 29.5, 30], traits: ['dangerous 1'] },
      ],
    }).do(cards('1 rams')); // prettier-ignore
    expect(t.events('hit.resolved')).toMatchObject([{ strength: 4, seat: 0 }]);
  });

  it('R-18: toward something it does not go past it, whatever the distance', () => {
    const t = pushed({ direction: 'toward', distance: 4 });
    expect(fireteamOf(t.state, 1).at).toEqual(point([22, 20]));
    const long = pushed({ direction: 'toward', distance: 30 });
    // In contact: the sum of the radii is 50 mm.
    expect(Math.abs(legLength(fireteamOf(long.state, 1).at, point([20, 20])) - 50_000)).toBeLessThan(4);
  });

  it('TOS-MOV-09: a unit that is no Squad leaves its Combined Arms where they are', () => {
    const pack = {
      ...PACK,
      units: PACK.units.map(card => (card.id === 'lancers' ? { ...card, combinedArms: 'cannon' } : card)),
    };
    const t = done({
      effects: [{ do: 'push', whom: 'target', distance: 5, direction: 'away' }],
      action: { range: 12, aim: { side: 'enemy' } },
      foes: [
        {
          card: 'lancers',
          at: [
            [26, 20],
            [40, 40],
          ],
        },
      ],
      pack,
    }).do(1);
    expect(t.events('fireteam.moved').map(({ fireteam }) => fireteam)).toEqual([1]);
  });

  it('TOS-MOV-13: a Placement is measured from the actor, or from where the Fireteam stands', () => {
    const reach = (of: 'actor' | 'self'): readonly (readonly string[])[] => {
      const t = done({
        effects: [{ do: 'place', whom: 'target', within: 5, of }],
        action: { range: 20, aim: { side: 'friendly' } },
        own: [{ card: 'lancers', at: [[34, 20]] }],
      }).do(1);
      return [t.refusal([point([23, 20])]), t.refusal([point([32, 20])])];
    };
    expect(reach('actor')).toEqual([[], ['TOS-MOV-13']]);
    expect(reach('self')).toEqual([['TOS-MOV-13'], []]);
  });

  it('TOS-MOV-06: a Titan moved by an effect goes through nobody', () => {
    const t = done({
      effects: [{ do: 'move', whom: 'target', distance: 8 }],
      action: { range: 20, aim: { side: 'friendly' } },
      own: [
        { card: 'colossus', at: [[30, 30]] },
        { card: 'lancers', at: [[34, 30]] },
      ],
    }).do(1);
    expect(t.refusal(t.moves([1, [38, 30]]))).toEqual(['TOS-MOV-05']);
    expect(t.refusal(t.moves([1, [30, 38]]))).toEqual([]);
  });
});
