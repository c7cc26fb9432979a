import { describe, expect, it } from 'vitest';
import { PACK } from './testPack.js';
import { point, scene, type Scene, type SceneBody, type UnitBody } from './scene.js';

/** The Planning step of a unit of seat 0 with one Reinforcement Token. Infantry: three Fireteams of three, Reserves (1). */
function planning(unit: Partial<UnitBody>, body: Partial<SceneBody> = {}): Scene {
  const infantry: UnitBody = {
    card: 'infantry',
    at: [
      [10, 10],
      [13, 10],
      [16, 10],
    ],
    tokens: { reinforcement: 1 },
    ...unit,
  };
  return scene({ begin: 'turn', seats: [{ units: [infantry] }, {}], ...body });
}

const models = (t: Scene): number[] => t.state.units[0]!.fireteams.map(id => t.state.fireteams[id]!.models);
const start = (t: Scene): Scene => t.do(0);

describe('Reinforcements', () => {
  it('TOS-REI-01, TOS-UNT-26, TOS-TOK-09: for one token two models come, and as many more as its Reserves', () => {
    const t = start(planning({ models: [1, 1, 3] }));
    expect(t.next).toBe('tos.ask.reinforce-model');
    t.do('0', '0');
    // The third is of the Reserves, if its owner wants it; it has only one place to go to, so that nobody is asked where.
    expect([models(t), t.next]).toEqual([[3, 1, 3], 'tos.ask.reserves']);
    expect(t.refusal(2)).not.toEqual([]);
    t.do(1);
    expect(models(t)).toEqual([3, 2, 3]);
    expect(t.state.units[0]?.tokens.reinforcement).toBe(0);
    const plain = planning({ card: 'gunners', at: [[10, 10]], models: [1], tokens: { reinforcement: 2 } });
    start(plain);
    expect([models(plain), plain.state.units[0]?.tokens.reinforcement]).toEqual([[3], 1]);
  });

  it('TOS-REI-01: not without a token, nor without a loss', () => {
    expect(planning({ models: [1, 1, 3], tokens: {} }).next).not.toBe('tos.ask.reinforce');
    expect(planning({}).next).not.toBe('tos.ask.reinforce');
    expect(planning({ models: [2, 3, 3] }).next).toBe('tos.ask.reinforce');
  });

  it('TOS-REI-02: existing Fireteams first, never beyond their number', () => {
    const t = start(planning({ models: [2, 2, 3], at: [[10, 10], [13, 10], null] }));
    expect(t.open).toEqual(['0', '1']);
    t.do('0');
    // Only the other has room now, and it is filled without asking; then a new Fireteam is begun.
    expect([models(t), t.next]).toEqual([[3, 3, 0], 'tos.ask.reserves']);
    expect(t.do(1).next).toBe('tos.ask.new-fireteam');
  });

  it('TOS-REI-03, TOS-REI-04: E-45, what remains forms a new Fireteam, in contact and in Formation, even under strength', () => {
    // The book's example: one Fireteam of three left with one model, Reserves 1.
    const t = start(planning({ models: [1], at: [[10, 10], null, null] }));
    expect([models(t), t.next]).toEqual([[3, 0, 0], 'tos.ask.reserves']);
    expect(t.do(1).next).toBe('tos.ask.new-fireteam');
    const gap = 50_000;
    const at = { x: point([10, 10]).x + gap, y: point([10, 10]).y };
    expect(t.refusal([{ ...at, x: at.x + 3 }])).toEqual(['TOS-REI-03']);
    expect(t.refusal([{ ...at, x: at.x - 1 }])).toEqual(['TOS-DEP-10']);
    t.do([at]);
    expect(models(t)).toEqual([3, 1, 0]);
    expect(t.state.fireteams[1]).toMatchObject({ place: 'table', at });
  });

  it('TOS-REI-03: without room the rest is lost', () => {
    // Walled in: nowhere to stand beside it.
    const terrain = [
      { box: [0, 0, 72, 9] as const, traits: ['impassable'] },
      { box: [0, 11, 72, 48] as const, traits: ['impassable'] },
      { box: [0, 9, 9, 11] as const, traits: ['impassable'] },
      { box: [11, 9, 72, 11] as const, traits: ['impassable'] },
    ];
    const t = start(planning({ models: [1], at: [[10, 10], null, null] }, { terrain })).do(1);
    expect(models(t)).toEqual([3, 0, 0]);
    expect(t.events('room.lacked')).toMatchObject([{ what: 'models', rule: 'TOS-REI-03' }]);
    expect(t.next).not.toBe('tos.ask.new-fireteam');
  });

  it('TOS-REI-05: never more than at the start; the surplus is lost', () => {
    const t = start(planning({ models: [2, 3, 3] }));
    expect(models(t)).toEqual([3, 3, 3]);
    expect(t.next).not.toBe('tos.ask.new-fireteam');
  });

  it('TOS-REI-07: not when all are dead', () => {
    expect(planning({ at: [null, null, null] }).next).not.toBe('tos.ask.reinforce');
  });

  it('TOS-REI-08, TOS-UNT-25: a Combined Arms Fireteam may come back', () => {
    const t = start(planning({ card: 'mixed', at: [[10, 10], null, null], models: [3] }));
    expect(t.next).toBe('tos.ask.raise');
    expect(t.open).toEqual([1, 2]);
    t.do(2).do([{ x: point([10, 10]).x + 55_000, y: point([10, 10]).y }]);
    expect(t.state.fireteams[2]).toMatchObject({ combined: true, place: 'table', models: 1 });
  });

  it('TOS-REI-08, TOS-AST-20: so may an Adjunct, in any Fireteam with room', () => {
    const t = planning({ models: [2, 2, 3], assets: [{ asset: 'sergeant', fireteam: 0 }] });
    t.state.fireteams = t.state.fireteams.with(0, { ...t.state.fireteams[0]!, adjuncts: [] });
    start(t);
    expect(t.open).toEqual(['0', '0:0', '1', '1:0']);
    t.do('1:0');
    expect(t.state.fireteams[1]).toMatchObject({ models: 3, adjuncts: [0] });
  });

  it('TOS-TRN-05: any number of units, each once in a Planning step', () => {
    const t = planning({ models: [1, 1, 1], tokens: { reinforcement: 2 } });
    start(t).do('0', '0', 0);
    expect(t.next).not.toBe('tos.ask.reinforce');
    expect(t.state.units[0]?.tokens.reinforcement).toBe(1);
  });
});

describe('Reinforcements in an Activation', () => {
  it('TOS-REI-06: who gets models then neither moves nor acts any more', () => {
    const cure = {
      id: 'cure',
      name: { fr: 'c', en: 'c' },
      types: ['morale'] as const,
      effects: [{ do: 'reinforce', whom: 'actor', models: 1 } as const],
    };
    const units = PACK.units.map(card =>
      card.id === 'infantry'
        ? { ...card, standard: { ...card.standard, actions: [...card.standard.actions, cure] } }
        : card,
    );
    const t = scene({
      pack: { ...PACK, units },
      seats: [
        {
          units: [
            {
              card: 'infantry',
              at: [
                [10, 10],
                [13, 10],
                [16, 10],
              ],
              models: [2, 3, 3],
            },
          ],
        },
        {},
      ],
    });
    t.order(0, 0, 'march').do('act:1:card.cure');
    expect(t.state.fireteams[0]?.models).toBe(3);
    expect(t.open.filter(id => String(id).startsWith('act:0:'))).toEqual([]);
    expect(t.open.filter(id => String(id).startsWith('act:2:'))).not.toEqual([]);
    t.do('move');
    expect(t.refusal(t.moves([0, [11, 12]]))).not.toEqual([]);
    expect(t.refusal(t.moves([2, [16, 12]]))).toEqual([]);
  });
});
