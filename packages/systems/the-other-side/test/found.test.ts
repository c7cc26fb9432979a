import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../src/cardsInPlay.js';
import { printedActions, type ActionUse } from '../src/actions.js';
import { assetOptions } from '../src/damages.js';
import type { Ability, AssetCard, Pack, StratagemCard } from '../src/content/types.js';
import { isElevatedAbove } from '../src/ground/board.js';
import { turnPoints } from '../src/operations/scoring.js';
import { avOf, resistance, worthOf } from '../src/stats.js';
import { fireteamOf, unitOf } from '../src/state.js';
import { cards, scene, stateOf, type Spot, type UnitBody } from './scene.js';
import { PACK, shoot, side, slash, UNITS } from './testPack.js';
import { packWith } from './will.js';

/** Tokens, Auras, Combined Arms, Glory, quarters and slipping through: what readers of the book found. */

const squad = (...at: readonly (Spot | null)[]): UnitBody => ({ card: 'infantry', at });
const name = { fr: 'x', en: 'x' };
describe('tokens and Tactics Tokens', () => {
  it('TOS-TOK-01: a unit gains a token for each of its Fireteams that is named', () => {
    const t = scene({
      pack: packWith([{ do: 'token', whom: { pulse: 6, of: 'target', whom: 'all' }, token: 'pinned', count: 1 }]),
      seats: [
        { units: [{ card: 'mystic', at: [[10, 10]] }] },
        { units: [{ card: 'gunners', at: [[22, 10]] }, squad([22, 14], [25, 12], [30, 14])] },
      ],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    expect(unitOf(t.state, t.unit(1, 1)).tokens.pinned).toBe(2);
    expect(unitOf(t.state, t.unit(1, 0)).tokens.pinned).toBe(0);
  });

  it('TOS-TOK-11: who robs Tactics Tokens has them, and names the enemy where there are several', () => {
    const pack = packWith([{ do: 'tactics', count: 2, rob: true }], { aim: { side: 'friendly' } });
    const unit: UnitBody = { card: 'mystic', at: [[10, 10]] };
    const rob = (encounter: 'standard' | 'triumvirate', ...tactics: readonly number[]) => {
      const t = scene({
        pack,
        encounter,
        size: [48, 48],
        seats: [
          { units: [unit], tactics: 1 },
          ...tactics.map((count, i) => ({
            tactics: count,
            units: [{ card: 'gunners', at: [[30, 10 + 10 * i]] as Spot[] }],
          })),
        ],
      });
      return t.order(0, 0, 'concertedEffort').do('none', 'act:0:card.will', 0);
    };
    const held = (t: ReturnType<typeof rob>) => t.state.players.map(({ tactics }) => tactics);
    expect(held(rob('standard', 3))).toEqual([3, 1]);
    expect(held(rob('standard', 1))).toEqual([2, 0]);
    const three = rob('triumvirate', 3, 2);
    expect([three.next, three.open]).toEqual(['tos.ask.rob', [1, 2]]);
    expect(held(three.do(2))).toEqual([3, 3, 0]);
    // Only one of them has any: nobody is asked.
    expect(held(rob('triumvirate', 0, 2))).toEqual([3, 0, 0]);
  });

  it('R-105, TOS-STR-10: a Stratagem that stays in hand is played once a Turn', () => {
    const theft: StratagemCard = { ...PACK.stratagems[0]!, tactics: 1, stays: true };
    const t = scene({
      pack: { ...PACK, stratagems: [theft, ...PACK.stratagems.slice(1)] },
      seats: [
        {
          units: [
            { card: 'gunners', at: [[10, 10]] },
            { card: 'lancers', at: [[14, 10]] },
          ],
          acquired: [0],
        },
        { units: [{ card: 'gunners', at: [[60, 40]] }] },
      ],
    });
    t.do(cards('5 rams'), 'stratagem:0');
    expect(t.state.players[0]?.acquired).toEqual([0]);
    t.do('unit:0', 'march', 'end');
    // The opponent has no second unit to wait for: the next opportunity is asked with it barred.
    while (t.next !== 'tos.ask.opportunity' || t.seat !== 0)
      t.do(
        t.next === 'tos.ask.coordinate'
          ? 'done'
          : t.next === 'tos.ask.order'
            ? 'march'
            : t.next === 'tos.ask.step'
              ? 'end'
              : `unit:${t.unit(1, 0)}`,
      );
    expect(t.refusal('stratagem:0')).toEqual(['TOS-STR-10']);
  });
});

describe('Auras, Combined Arms and Glory', () => {
  const fear: Ability = {
    id: 'fear',
    name,
    rules: [{ kind: 'aura', range: 6, whom: 'enemy', modifier: { of: 'df', amount: -1 } }],
  };
  const feared: Pack = {
    ...PACK,
    units: UNITS.map(card =>
      ['infantry', 'lancers'].includes(card.id) ? { ...card, standard: side({ abilities: [fear] }) } : card,
    ),
  };
  const df = (units: readonly UnitBody[]): number => {
    const s = stateOf({ pack: feared, seats: [{ units: [{ card: 'gunners', at: [[20, 20]] }] }, { units }] });
    return worthOf(resistance(s, 0, 'df', ['melee']));
  };

  it('R-101, TOS-ARE-02: the Aura of one Ability of a unit is felt once, those of two units twice', () => {
    expect(df([squad([24, 20], null, null)])).toBe(4);
    expect(df([squad([24, 20], [20, 24], [16, 20])])).toBe(4);
    expect(df([squad([24, 20], null, null), squad([20, 24], null, null)])).toBe(3);
    expect(df([squad([40, 20], null, null)])).toBe(5);
  });

  it('R-104, TOS-UNT-22, TOS-UNT-23: of the unit’s Assets a Combined Arms Fireteam has the damage they take off', () => {
    const plating = PACK.assets.map((card): AssetCard =>
      card.id === 'plating' ? { ...card, standard: { abilities: [fear], actions: card.standard.actions } } : card,
    );
    const unit: UnitBody = {
      card: 'mixed',
      at: [
        [10, 10],
        [10, 13],
        [13, 10],
      ],
      assets: [{ asset: 'plating' }],
    };
    const s = stateOf({ pack: { ...PACK, assets: plating }, seats: [{ units: [unit] }, {}] });
    expect(fireteamOf(s, 2).combined).toBe(true);
    expect([0, 2].map(id => printedActions(s, id).some(({ asset }) => asset === 0))).toEqual([true, false]);
    expect([0, 2].map(id => abilitiesOf(s, id).some(({ asset }) => asset === 0))).toEqual([true, false]);
    expect([0, 2].map(id => assetOptions(s, id).length)).toEqual([1, 1]);
  });

  it('TOS-GLO-02: only units with the symbol of the Company’s Allegiance go to Glory by its card', () => {
    const units = UNITS.map(card => (card.id === 'gunners' ? { ...card, allegiances: ['blue'] } : card));
    const cheap = PACK.allegiances.map(card => ({ ...card, glory: { kind: 'tactics' as const, cost: 1 } }));
    const asked = (card: string): string => {
      const t = scene({
        pack: { ...PACK, units, allegiances: cheap },
        seats: [{ units: [{ card, at: [[10, 10]] }], tactics: 2 }, {}],
      });
      return t.do('unit:0').next;
    };
    expect([asked('lancers'), asked('gunners')]).toEqual(['tos.ask.glory', 'tos.ask.order']);
  });

  it('TOS-TER-10: on the same piece, its zones being one, nobody is above the other', () => {
    const s = stateOf({
      terrain: [
        { box: [8, 8, 12, 12], traits: ['elevated'] },
        { box: [18, 8, 22, 12], traits: ['elevated'] },
      ],
      seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[20, 10]] }] }],
    });
    expect(isElevatedAbove(s, 1, 0)).toBe(true);
    s.terrain = s.terrain.map(zone => ({ ...zone, piece: 'ridge' }));
    expect(isElevatedAbove(s, 1, 0)).toBe(false);
  });

  it('R-106, TOS-TER-10: where pieces overlap each is looked at by itself: a platform on a hill is above the hill, felt once', () => {
    const s = stateOf({
      terrain: [
        { box: [8, 8, 22, 12], traits: ['elevated'] },
        { box: [18, 8, 26, 12], traits: ['elevated'] },
      ],
      seats: [
        { units: [{ card: 'gunners', at: [[10, 10]] }] },
        { units: [20, 24, 16].map(x => ({ card: 'gunners', at: [[x, 10]] })) },
      ],
    });
    // On both, on the platform alone, on the hill alone.
    const above = (id: number, other: number): boolean => isElevatedAbove(s, id, other);
    expect([above(1, 0), above(0, 1)]).toEqual([true, false]);
    expect([above(1, 2), above(2, 1)]).toEqual([true, false]);
    expect([above(2, 0), above(0, 2)]).toEqual([true, true]);
    expect([above(3, 0), above(0, 3)]).toEqual([false, false]);
    const [printed] = printedActions(s, 0) as [ActionUse];
    const use = { ...printed, action: { ...printed.action, types: ['melee'], av: { value: 5 } } } as const;
    expect([worthOf(avOf(s, 0, use, 1)), worthOf(avOf(s, 2, use, 1)), worthOf(avOf(s, 1, use, 2))]).toEqual([3, 3, 5]);
  });
});

describe('Conquest', () => {
  it('R-102, TOS-CNQ-06, TOS-CNQ-07, TOS-CNQ-08: on a border a Marker is in nobody’s own quarter, and worth 2 to all', () => {
    const worth = (at: Spot): readonly number[] =>
      [0, 1, 2, 3].map(seat => {
        const s = stateOf({
          encounter: 'conquest',
          size: [48, 48],
          seats: [{}, {}, {}, {}],
          markers: [{ at, claimedBy: seat }],
        });
        return turnPoints(s, seat).reduce((sum, { points }) => sum + points, 0);
      });
    const radius = 25 / 25.4;
    expect(worth([10, 10])).toEqual([1, 2, 2, 3]);
    expect(worth([24, 24])).toEqual([2, 2, 2, 2]);
    expect(worth([24 - radius, 10])).toEqual([2, 2, 2, 2]);
    expect(worth([24 - radius - 0.001, 10])).toEqual([1, 2, 2, 3]);
  });
});

describe('Abilities that slip through', () => {
  it('TOS-CRD-10, TOS-MOV-06: they go through Titans, a Titan only through others', () => {
    const slip: Ability = { id: 'slip', name, rules: [{ kind: 'slip' }] };
    const units = UNITS.map(card =>
      card.id === 'lancers'
        ? { ...card, standard: side({ sp: 12, abilities: [slip], actions: [slash, shoot] }) }
        : card,
    );
    const through = (card: string): readonly string[] => {
      const t = scene({
        pack: { ...PACK, units: units.map(one => ({ ...one, standard: { ...one.standard, sp: 12 } })) },
        seats: [{ units: [{ card, at: [[10, 10]] }] }, { units: [{ card: 'colossus', at: [[16, 10]] }] }],
      });
      t.order(0, 0, 'march').do('move');
      return t.refusal(t.moves([0, [21.5, 10]]));
    };
    expect([through('lancers'), through('gunners'), through('colossus')]).toEqual([[], ['TOS-MOV-05'], ['TOS-MOV-05']]);
  });
});
