import { describe, expect, it } from 'vitest';
import type { Pack } from '../src/content/types.js';
import { unitOf } from '../src/state.js';
import { cards, scene, type Scene } from './scene.js';
import { hex, PACK, rally, side, UNITS } from './testPack.js';

function won(first: string, second: string, pack: Pack = PACK, key = 'card.hex'): Scene {
  const t = scene({
    pack,
    seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[16, 10]] }] }],
  });
  t.order(0, 0, 'concertedEffort').do('none').act(t.fireteam(0, 0), key, t.fireteam(1, 0));
  return t.do(cards(first, second));
}

const left = (t: Scene) => t.state.action?.duel?.result;
const withAbility = (abilities: Pack['allegiances'][number]['abilities']): Pack => ({
  ...PACK,
  allegiances: PACK.allegiances.map(card => ({ ...card, abilities })),
});

describe('declaring', () => {
  it('TOS-TRG-01, TOS-TRG-04: suits and Margin must cover the price; a suit of the AV is always there', () => {
    const t = won('5 tomes', '4 masks'); // 11 to 9: Margin 2
    expect(t.open).toEqual(['done', 'burn']);
    expect(t.refusal('again')).toEqual(['TOS-TRG-01']);
    expect(t.refusal('pin')).toEqual(['TOS-TRG-01']);
    expect(won('6 tomes', '4 masks').open).toEqual(['done', 'burn', 'pin']);
  });

  it('TOS-TRG-02: what pays is gone', () => {
    const t = won('9 masks', '2 masks').do('pin', 'again'); // Margin 8
    expect(left(t)).toMatchObject({ margin: 5, suits: ['rams'] });
  });

  it('TOS-TRG-03: E-09, each Trigger once; several different ones while suits last', () => {
    const t = won('9 rams', '5 masks').do('burn'); // Margin 5
    expect(t.refusal('burn')).toEqual(['TOS-TRG-03']);
    expect(won('9 masks', '9 masks').open).toEqual(['done', 'burn', 'again']);
  });

  it('TOS-TRG-05, TOS-TRG-06: E-12, card order first, then gained ones in the order of their controller', () => {
    const gained = (id: string) => ({
      kind: 'trigger' as const,
      types: ['magic' as const],
      trigger: {
        id,
        name: { fr: id, en: id },
        suits: [],
        effects: [{ do: 'tactics' as const, count: id === 'x' ? 1 : 2 }],
      },
    });
    const pack = withAbility([{ id: 'gift', name: { fr: 'don', en: 'gift' }, rules: [gained('x'), gained('y')] }]);
    const t = won('9 tomes', '9 masks', pack).do('allegiance.gift.x', 'allegiance.gift.y', 'burn');
    expect(t.next).toBe('tos.ask.trigger-order');
    t.do([1, 0], cards('1 rams'));
    const order = t.events('tokens.gained').length === 1 && t.events('tactics.gained').map(({ count }) => count);
    expect(order).toEqual([2, 1]);
  });
});

describe('resolving', () => {
  it('TOS-TRG-07: a Trigger waits for the effects of the Action', () => {
    const t = won('9 tomes', '9 masks').do('burn');
    expect([t.next, t.events('tokens.gained')]).toEqual(['tos.roll.flip', []]);
    t.do(cards('1 rams'));
    expect(t.events('tokens.gained')).toMatchObject([{ token: 'shaken' }]);
    expect(unitOf(t.state, t.unit(1, 0)).tokens.shaken).toBe(1);
  });

  it('TOS-TRG-08: an immediate one changes the Hit', () => {
    const t = won('9 crows', '9 masks').do('swell');
    expect(t.state.action?.strength).toBe(4);
  });

  it('TOS-TRG-09, TOS-ACT-15, TOS-ACT-17: E-11, an additional Action comes last and grants no other', () => {
    const t = won('9 masks', '9 masks').do('again', 'done', cards('1 rams'));
    expect(t.next).toBe('tos.ask.extra');
    expect(t.state.action).toBe(null);
    t.do('card.hex', t.fireteam(1, 0), cards('10 masks', '9 tomes'), 'again', 'done', cards('1 crows'));
    expect(t.next).not.toBe('tos.ask.extra');
  });

  it('TOS-TRG-10: E-08, Power Attack costs 5 Margin and adds 1 Strength, as often as it can be paid', () => {
    const t = won('13 tomes', '2 masks').do('power', 'power'); // 19 to 7: Margin 12
    expect([t.state.action?.strength, left(t)?.margin]).toEqual([4, 2]);
    expect(t.refusal('power')).toEqual(['TOS-TRG-10']);
    const four = won('9 tomes', '6 masks'); // Margin 4
    expect(four.refusal('power')).toEqual(['TOS-TRG-10']);
  });

  it('TOS-TRG-10: E-10, an Action without Strength may declare it, to no effect', () => {
    const soft = { ...hex, id: 'soft', triggers: [] };
    delete (soft as { strength?: number }).strength;
    const pack: Pack = {
      ...PACK,
      units: UNITS.map(card => (card.id === 'mystic' ? { ...card, standard: side({ actions: [soft, rally] }) } : card)),
    };
    const t = won('10 tomes', '6 masks', pack, 'card.soft'); // Margin 5
    t.do('power');
    expect(t.events('trigger.declared')).toHaveLength(1);
    expect(t.events('hit.resolved')).toEqual([]);
  });

  it('the worked example: 6 with Rams and a Mask, Margin 9, gives one Power Attack and Strength 3 + 1', () => {
    const barrage = { ...hex, id: 'barrage', strength: 3 };
    const pack: Pack = {
      ...PACK,
      units: UNITS.map(card => (card.id === 'mystic' ? { ...card, standard: side({ actions: [barrage] }) } : card)),
    };
    const t = won('11 masks', '3 rams', pack, 'card.barrage').do('burn', 'again', 'power'); // 17 to 8
    expect([t.state.action?.strength, left(t)]).toMatchObject([4, { margin: 4, suits: [] }]);
    expect(t.refusal('power')).toEqual(['TOS-TRG-10']);
  });
});
