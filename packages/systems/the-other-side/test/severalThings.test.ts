import { describe, expect, it } from 'vitest';
import { isAlive } from '../src/cardsInPlay.js';
import type { Ability, Pack } from '../src/content/types.js';
import { unitOf } from '../src/state.js';
import { cards, point, scene, type SceneBody, type UnitBody } from './scene.js';
import { PACK, side, UNITS } from './testPack.js';

/** Several things that happen at one moment: their player says in which order. */

const name = { fr: 'x', en: 'x' };
describe('the start of an Activation', () => {
  const mines = { box: [8, 8, 12, 12] as const, traits: ['dangerous 3'] };
  const cheap: Pack = {
    ...PACK,
    allegiances: PACK.allegiances.map(card => ({ ...card, glory: { kind: 'tactics' as const, cost: 1 } })),
  };

  it('TOS-GEN-16, TOS-TRN-11: Glory may be bought before the ground hurts, or after', () => {
    const begun = () =>
      scene({
        pack: cheap,
        terrain: [mines],
        seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }], tactics: 1 }, {}],
      }).do('unit:0');
    const t = begun();
    expect([t.next, t.open]).toEqual(['tos.ask.simultaneous', [0, 'glory']]);
    t.do('glory', 'yes');
    expect([unitOf(t.state, 0).side, t.next]).toEqual(['glory', 'tos.roll.flip']);
    expect(begun().do(0).next).toBe('tos.roll.flip');
  });

  it('TOS-TOK-08: a Reinforcement Token brings an Asset back before the ground hurts, before the Order, and in mid-damage', () => {
    const unit: UnitBody = {
      card: 'lancers',
      at: [[10, 10]],
      models: [1],
      assets: [{ asset: 'plating', deactivated: true }],
      tokens: { reinforcement: 1 },
    };
    const begun = (terrain: SceneBody['terrain'] = []) =>
      scene({ terrain, seats: [{ units: [unit] }, {}] }).do('unit:0');
    const t = begun([mines]);
    expect([t.next, t.open]).toEqual(['tos.ask.simultaneous', [0, 'restore:0']]);
    t.do('restore:0', cards('5 rams'));
    expect([t.next, t.open]).toEqual(['tos.ask.damage.assets', ['suffer', 'deactivate:0']]);
    const late = begun([mines]).do(0, cards('5 rams'));
    expect([late.next, late.open]).toEqual(['tos.ask.damage.assets', ['suffer', 'restore:0']]);
    late.do('restore:0', 'deactivate:0');
    expect([isAlive(late.state, 0), unitOf(late.state, 0).tokens.reinforcement]).toEqual([true, 0]);
    const plain = begun();
    expect([plain.next, plain.open.includes('restore:0')]).toEqual(['tos.ask.order', true]);
    plain.do('restore:0');
    expect([plain.next, plain.open.includes('restore:0')]).toEqual(['tos.ask.order', false]);
  });

  it('R-24, TOS-TRN-15: who plays a Stratagem for a Coordinated Strike has to Activate', () => {
    const t = scene({
      seats: [
        {
          units: [
            { card: 'captain', at: [[10, 10]] },
            { card: 'lancers', at: [[14, 10]] },
          ],
          acquired: [0],
        },
        {},
      ],
    });
    t.do('unit:0', 'march', 'end');
    expect([t.next, t.open]).toEqual(['tos.ask.coordinate', ['done', 'unit:1', 'stratagem:0']]);
    t.do(cards('5 rams'), 'stratagem:0');
    expect([t.next, t.open]).toEqual(['tos.ask.coordinate', ['unit:1']]);
  });
});

describe('the Refresh step', () => {
  it('TOS-GEN-16, TOS-SUP-02: the extra Marker of the Supply Cache comes before or after what the Company’s Abilities do', () => {
    const wake: Ability = {
      id: 'wake',
      name,
      rules: [{ kind: 'when', moment: 'refresh', effects: [{ do: 'tactics', count: 1 }] }],
    };
    const units = UNITS.map(card =>
      card.id === 'lancers' ? { ...card, standard: side({ abilities: [wake] }) } : card,
    );
    const begun = () =>
      scene({
        pack: { ...PACK, units },
        operation: 'supplyCache',
        begin: 'refresh',
        seats: [{ units: [{ card: 'lancers', at: [[30, 20]] }], tactics: 2 }, {}],
      });
    const t = begun();
    expect([t.next, t.open]).toEqual(['tos.ask.simultaneous', ['abilities', 'cache']]);
    t.do('cache');
    expect(t.next).toBe('tos.ask.cache-spot');
    t.do(point([36, 18]));
    // The token of the Ability comes after the two that were paid.
    expect([t.state.players[0]?.tactics, t.state.markers.length]).toEqual([1, 1]);
    const other = begun().do('abilities');
    expect([other.next, other.state.players[0]?.tactics]).toEqual(['tos.ask.cache', 3]);
  });
});
