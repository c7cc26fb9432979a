import { describe, expect, it } from 'vitest';
import type { Effect, Pack } from '../src/content/types.js';
import { unitOf } from '../src/state.js';
import { done } from './deed.js';
import { cards, scene, type Scene, type Spot, type UnitBody } from './scene.js';
import { PACK, rally, shoot, side, UNITS } from './testPack.js';

/** Actions that Actions grant, what an Action costs, and what is offered as its target. */

const one = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });

describe('additional Actions', () => {
  const command: Effect = { do: 'act', whom: { all: 'friendly' } };
  const foes = [one('lancers', [24, 24])];
  const gun: Pack = {
    ...PACK,
    units: UNITS.map(card => (card.id === 'lancers' ? { ...card, standard: side({ actions: [shoot, rally] }) } : card)),
  };

  it('TOS-ACT-15: everybody to whom one is granted may take it, one after the other, or leave it', () => {
    const t = done({ effects: [command], own: [one('lancers', [20, 24]), one('lancers', [28, 20])], foes, pack: gun });
    const asked = (): unknown => [t.next, t.prompt.args?.['fireteam']];
    expect(asked()).toEqual(['tos.ask.extra', 0]);
    t.do('none');
    expect([asked(), t.open]).toEqual([
      ['tos.ask.extra', 1],
      ['none', 'card.shoot', 'card.rally'],
    ]);
    t.do('card.rally', cards('1 rams'));
    expect(asked()).toEqual(['tos.ask.extra', 2]);
    t.do('none');
    expect(t.next).not.toBe('tos.ask.extra');
  });

  it('TOS-ACT-15: who has died since is not asked', () => {
    const kill: Effect = { do: 'damage', whom: { choose: 'friendly', other: true }, amount: 9 };
    const t = done({
      effects: [command, kill],
      own: [one('lancers', [20, 24]), one('lancers', [28, 20])],
      foes,
      pack: gun,
    });
    t.do(1);
    expect(t.prompt.args?.['fireteam']).toBe(0);
    expect(t.do('none').prompt.args?.['fireteam']).toBe(2);
  });

  it('TOS-ACT-16: what cannot be taken is not offered', () => {
    const t = done({
      effects: [{ ...command, types: ['ranged'] } as Effect],
      own: [one('lancers', [20, 40])],
      foes,
      pack: gun,
    });
    // The gunners have no such Action here, and the lancers nobody in range.
    expect(t.next).not.toBe('tos.ask.extra');
  });

  it('TOS-ACT-15, TOS-ACT-20: of any of the types that are granted', () => {
    const effects: Effect[] = [{ do: 'act', whom: { choose: 'friendly', other: true }, types: ['ranged', 'morale'] }];
    const t = done({ effects, own: [one('lancers', [20, 24])], foes, pack: gun }).do(1);
    expect(t.open).toEqual(['none', 'card.shoot', 'card.rally']);
  });

  it('TOS-REI-06: none for a Fireteam that got models in this Activation of its unit', () => {
    const effects: Effect[] = [
      { do: 'reinforce', whom: 'actor', models: 1 },
      { do: 'act', whom: 'actor' },
    ];
    const asked = (models: number): boolean =>
      done({ effects, unit: { models: [models] }, foes, pack: gun }).next === 'tos.ask.extra';
    expect([asked(3), asked(2)]).toEqual([true, false]);
  });

  const again = (): Scene => {
    const t = scene({
      seats: [{ units: [one('mystic', [20, 20])] }, { units: [one('lancers', [26, 20]), one('lancers', [60, 4])] }],
    });
    return t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.hex', 1);
  };

  it('TOS-ACT-15: the same Action again is that Action and no other', () => {
    const t = again().do(cards('9 masks', '2 masks'), 'again', 'done', cards('1 tomes'));
    expect([t.next, t.open]).toEqual(['tos.ask.extra', ['none', 'card.hex']]);
  });

  it('TOS-ACT-17: an additional Action grants none', () => {
    const t = again().do(cards('9 masks', '2 masks'), 'again', 'done', cards('1 tomes'), 'card.hex', 1);
    t.do(cards('10 masks', '3 masks'), 'again', 'done', cards('2 tomes'));
    expect(t.next).not.toBe('tos.ask.extra');
  });
});

describe('what an Action costs', () => {
  it('TOS-TOK-12, TOS-GEN-17: tokens if it says so, and a use only if it has a number of them', () => {
    const told = (action: Parameters<typeof done>[0]['action']): readonly number[] => {
      const t = done({ effects: [], action: action ?? {}, seat: { tactics: 3 } });
      const notes = t.events('use.noted').length;
      return [...t.events('tactics.spent').map(({ count }) => count), notes, unitOf(t.state, 0).used.length];
    };
    expect(told({})).toEqual([0, 0]);
    expect(told({ tactics: 2 })).toEqual([2, 0, 0]);
    expect(told({ oncePer: 'turn' })).toEqual([1, 1]);
  });
});

describe('what an Action is aimed at', () => {
  it('TOS-MRK-01: Markers, if it is for Markers, those out of reach shown with the reason', () => {
    const t = done({
      effects: [],
      action: { range: 3, aim: { marker: 'flag' } },
      body: { markers: [{ at: [22, 20], kind: 'crate' }, { at: [24, 20], kind: 'flag' }, { at: [50, 20], kind: 'flag' }] },
    }); // prettier-ignore
    const { options } = t.prompt.shape as unknown as {
      options: { id: number; say: string; barred?: { rule: string }[] }[];
    };
    expect(options.map(({ id, say, barred }) => [id, say, barred?.[0]?.rule])).toEqual([
      [0, 'tos.choice.marker', 'TOS-MRK-01'],
      [1, 'tos.choice.marker', undefined],
      [2, 'tos.choice.marker', 'TOS-ACT-03'],
    ]);
    t.do(1);
    expect(t.events('action.declared')).toMatchObject([{ action: { marker: 1, target: -1 } }]);
  });

  it('TOS-DMG-16: a Blast that reaches nobody hurts nobody', () => {
    const t = done({
      effects: [],
      action: { range: 12, aim: { side: 'enemy' }, strength: 0, blast: true },
      foes: [one('lancers', [26, 20])],
    }).do(1, cards('1 rams', '13 masks'));
    expect(t.events('blast.resolved')).toMatchObject([{ value: 13, fireteams: [] }]);
    expect(t.events('models.killed')).toEqual([]);
  });
});
