import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/actions.js';
import type { AbilityRule, Action, AllegianceCard, Pack, UnitCard } from '../src/content/types.js';
import { placedOf } from '../src/ground/board.js';
import { aimAlong } from '../src/movement/push.js';
import { costFor } from '../src/procedures/acquire.js';
import { fireteamOf } from '../src/state.js';
import { speedOf } from '../src/stats.js';
import { aimsOf } from '../src/targets.js';
import { cards, point, scene, stateOf, type Scene, type UnitBody } from './scene.js';
import { ASSETS, PACK, shoot, side, UNITS } from './testPack.js';

/** Moments of the Turn, those in buildings, and what is not asked. */

const name = { fr: 'x', en: 'x' };
const packWith = (change: Readonly<Record<string, Partial<UnitCard>>>, more: Partial<Pack> = {}): Pack => ({
  ...PACK,
  units: UNITS.map(card => ({ ...card, ...change[card.id] })),
  ...more,
});
const gift = (rule: AbilityRule) => ({ id: 'gift', name, rules: [rule] });

describe('Abilities at their moment', () => {
  it('TOS-TRN-06, TOS-CRD-02: at Refresh an Ability of the Allegiance works once for the Company, one of a card for each unit', () => {
    const rule: AbilityRule = { kind: 'when', moment: 'refresh', effects: [{ do: 'tactics', count: 1 }] };
    const gained = (change: Partial<AllegianceCard>, unit: Partial<UnitCard>): number => {
      const allegiances = PACK.allegiances.map(card => (card.id === 'red' ? { ...card, ...change } : card));
      const t = scene({
        begin: 'refresh',
        pack: packWith({ lancers: unit }, { allegiances }),
        seats: [{ units: [10, 20].map(x => ({ card: 'lancers', at: [[x, 10]] })) }, {}],
      });
      while (t.next === 'tos.ask.ability') t.do(t.open[0]);
      return t.events('tactics.gained').length;
    };
    expect(gained({ abilities: [gift(rule)] }, {})).toBe(1);
    expect(gained({}, { standard: side({ abilities: [gift(rule)] }) })).toBe(2);
  });

  it('TOS-AST-18: a number that an Adjunct changes for its own Fireteam is changed for no other', () => {
    const rule: AbilityRule = { kind: 'modify', modifier: { of: 'sp', amount: 2, when: { ownFireteam: true } } };
    const standard = { abilities: [gift(rule)], actions: [] };
    const assets = ASSETS.map(card => (card.id === 'sergeant' ? { ...card, standard } : card));
    const squad: UnitBody = {
      card: 'infantry',
      at: [[10, 10], [13, 10], null],
      assets: [{ asset: 'sergeant', fireteam: 1 }],
    };
    const s = stateOf({ pack: { ...PACK, assets }, seats: [{ units: [squad] }, {}] });
    expect([0, 1].map(id => speedOf(s, id))).toEqual([inches(5), inches(7)]);
  });

  it('R-92, TOS-DMG-03: Hits of an Ability are not cheated by a Fireteam that lacks models', () => {
    const struck = (models: number): string => {
      const rule: AbilityRule = {
        kind: 'when',
        moment: 'activated',
        effects: [{ do: 'hit', whom: { choose: 'enemy' }, strength: 1 }],
      };
      const t = scene({
        pack: packWith({ lancers: { standard: side({ abilities: [gift(rule)] }) } }),
        seats: [
          { units: [{ card: 'lancers', at: [[10, 10]], models: [models] }], hand: ['9 rams'] },
          { units: [{ card: 'gunners', at: [[18, 10]] }] },
        ],
      });
      return t.do('unit:0', 1, cards('2 masks')).next;
    };
    expect([struck(3), struck(2)]).toEqual(['tos.ask.flip.penetration', 'tos.ask.order']);
  });

  it('TOS-STR-06, TOS-MPL-07: a partner who is ahead makes nothing cheaper, an enemy does', () => {
    const pack = { ...PACK, stratagems: PACK.stratagems.map(card => ({ ...card, tactics: 3 })) };
    const cost = (ahead: number): number => {
      const s = stateOf({
        pack,
        encounter: 'killThemAll',
        seats: [0, 1, 2, 3].map(n => ({ vp: n === ahead ? 2 : 0 })),
      });
      s.players = s.players.map((player, n) => ({ ...player, confederation: n % 2 }));
      return costFor(s, 0, 0);
    };
    expect([cost(0), cost(1), cost(2), cost(3)]).toEqual([3, 2, 3, 2]);
  });
});

describe('targets and ways', () => {
  it('R-39, TOS-TER-20: a building with several Fireteams is one target', () => {
    const s = stateOf({
      terrain: [{ box: [14, 8, 20, 12], traits: ['impassable'], rooms: true }],
      seats: [
        { units: [{ card: 'gunners', at: [[10, 10]] }] },
        { units: [{ card: 'infantry', at: [[15, 10], [17, 10], null] }] },
      ],
    });
    const aims = (): readonly number[] => aimsOf(s, 0, actionOf(s, 0, 'card.shoot')!);
    expect(aims()).toEqual([1, 2]);
    s.units = s.units.map((unit, id) => (id === 1 ? { ...unit, inside: 0 } : unit));
    s.fireteams = s.fireteams.map((fireteam, id) =>
      id === 1 || id === 2 ? { ...fireteam, place: 'inside' as const } : fireteam,
    );
    expect(aims()).toEqual([1]);
  });

  it('R-18, TOS-MOV-11: a move toward something aims at it at the most; one away has no such end', () => {
    const s = stateOf({ seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, {}] });
    const to = (direction: 'toward' | 'away', distance: number) =>
      aimAlong(placedOf(s, 0), point([14, 10]), direction, inches(distance));
    expect([to('toward', 3), to('toward', 9), to('away', 9)]).toEqual([[13, 10], [14, 10], [1, 10]].map(at => point(at as [number, number]))); // prettier-ignore
  });
});

describe('damage that asks for nothing', () => {
  const hurt = (unit: Partial<UnitBody>, amount: number): Scene => {
    const will: Action = { ...shoot, id: 'will', effects: [{ do: 'damage', whom: 'target', amount }] };
    const { against: _none, av: _av, strength: _strength, ...deed } = will;
    const t = scene({
      pack: packWith({ gunners: { standard: side({ actions: [deed] }) } }),
      seats: [
        { units: [{ card: 'gunners', at: [[10, 10]] }] },
        { units: [{ card: 'infantry', at: [[18, 10], [18, 13], null], ...unit }] },
      ],
    });
    return t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.will', 1);
  };

  it('TOS-DMG-11: nobody chooses among models that all die', () => {
    const assets = [{ asset: 'sergeant', fireteam: 0 }];
    expect(hurt({ assets }, 2).next).toBe('tos.ask.damage.model');
    const all = hurt({ assets }, 3);
    expect([all.next === 'tos.ask.damage.model', fireteamOf(all.state, 1).place]).toEqual([false, 'killed']);
  });

  it('TOS-TOK-08: in the Activation of another unit no token brings an Asset back', () => {
    const assets = [{ asset: 'plating', deactivated: true }];
    const t = hurt({ assets, tokens: { reinforcement: 1 } }, 1);
    expect([t.next === 'tos.ask.damage.assets', fireteamOf(t.state, 1).models]).toEqual([false, 2]);
  });
});
