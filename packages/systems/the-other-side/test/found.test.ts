import type { PickShape } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, isAlive } from '../src/cardsInPlay.js';
import { printedActions } from '../src/actions.js';
import { assetOptions } from '../src/damages.js';
import type { Ability, Action, AssetCard, Effect, Pack, StratagemCard } from '../src/content/types.js';
import { isElevatedAbove } from '../src/ground/board.js';
import { turnPoints } from '../src/operations/scoring.js';
import { resistance, worthOf } from '../src/stats.js';
import { fireteamOf, NONE, unitOf } from '../src/state.js';
import { cards, point, Scene, scene, stateOf, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { PACK, rally, shoot, side, slash, UNITS } from './testPack.js';

const name = { fr: 'x', en: 'x' };

/** The mystic of the test pack with an Action of its own: no Duel, 20". */
function packWith(effects: readonly Effect[], change: Partial<Action> = {}): Pack {
  const will: Action = { id: 'will', name, types: ['magic'], range: 20, effects, ...change };
  return {
    ...PACK,
    units: UNITS.map(card => (card.id === 'mystic' ? { ...card, standard: side({ actions: [will, rally] }) } : card)),
  };
}

const squad = (...at: readonly (Spot | null)[]): UnitBody => ({ card: 'infantry', at });
const house = { box: [18, 14, 26, 20] as const, traits: ['impassable', 'blocking'], rooms: true };
/** In contact with the near side of the house. */
const DOOR: readonly Spot[] = [
  [20, 14 - 25.001 / 25.4],
  [22.5, 14 - 25.001 / 25.4],
  [25, 14 - 25.001 / 25.4],
];

describe('in a building', () => {
  const inHouse = (effects: readonly Effect[], body: Partial<SceneBody> = {}) => {
    const t = scene({
      pack: packWith(effects),
      terrain: [house],
      options: { enter: true },
      seats: [
        { units: [{ card: 'mystic', at: [[22, 6]] }] },
        { units: [squad(...DOOR), { card: 'gunners', at: [[60, 40]] }] },
      ],
      initiative: 1,
      ...body,
    });
    t.order(1, 0, 'concertedEffort').do('none', `act:${t.fireteam(1, 0)}:terrain.enter0`);
    // One that had a single Fireteam has nothing left to do.
    return t.next === 'tos.ask.step' ? t.do('end') : t;
  };

  it('R-98, TOS-TER-20, TOS-ACT-12: effects, Pulses and what concerns everybody reach those inside', () => {
    const t = inHouse([
      { do: 'token', whom: 'target', token: 'pinned', count: 1 },
      { do: 'token', whom: { all: 'enemy' }, token: 'shaken', count: 1 },
    ]);
    t.order(0, 0, 'concertedEffort').do(
      'none',
      `act:${t.fireteam(0, 0)}:card.will`,
      t.fireteam(1, 0),
      t.fireteam(1, 0),
    );
    expect(unitOf(t.state, t.unit(1, 0)).tokens).toMatchObject({ pinned: 1, shaken: 1 });
    expect(unitOf(t.state, t.unit(1, 1)).tokens).toMatchObject({ pinned: 0, shaken: 1 });
  });

  it('R-98, TOS-REI-03: a new Fireteam joins the others of its unit inside', () => {
    const t = inHouse([{ do: 'reinforce', whom: 'target', models: 1 }], {
      seats: [{ units: [{ card: 'mystic', at: [[22, 6]] }] }, { units: [squad(DOOR[0]!, DOOR[1]!, null)] }],
    });
    t.order(0, 0, 'concertedEffort').do(
      'none',
      `act:${t.fireteam(0, 0)}:card.will`,
      t.fireteam(1, 0),
      t.fireteam(1, 0),
    );
    expect(fireteamOf(t.state, t.fireteam(1, 0, 2))).toMatchObject({ place: 'inside', models: 1 });
  });

  it('TOS-TER-23: a building whose tenants have all been Killed is empty', () => {
    const t = inHouse([{ do: 'damage', whom: 'target', amount: 3 }], {
      seats: [
        { units: [{ card: 'mystic', at: [[22, 6]] }] },
        { units: [squad(DOOR[0]!, null, null), { card: 'gunners', at: [DOOR[2]!] }] },
      ],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    expect(isAlive(t.state, t.fireteam(1, 0))).toBe(false);
    t.order(1, 1, 'concertedEffort').do('none');
    expect(t.open).toContain(`act:${t.fireteam(1, 1)}:terrain.enter0`);
  });

  it('TOS-TER-22: the unit leaves as a whole', () => {
    const t = scene({
      terrain: [house],
      options: { enter: true },
      seats: [{ units: [squad(DOOR[0]!, DOOR[1]!, null)] }, {}],
    });
    t.order(0, 0, 'concertedEffort').do('none', 'act:0:terrain.enter0', 'act:1:terrain.enter0');
    const out = [DOOR[0]!, DOOR[1]!].map(point);
    expect(t.refusal([out[0], null])).toEqual(['TOS-TER-22']);
    expect(t.refusal([null, out[1]])).toEqual(['TOS-TER-22']);
    t.do(out);
    expect([0, 1].map(id => fireteamOf(t.state, id).place)).toEqual(['table', 'table']);
  });
});

describe('Placements', () => {
  const placing = (single: boolean, enemy: UnitBody, more: readonly UnitBody[] = []) => {
    const effects: Effect[] = [{ do: 'place', whom: 'target', within: 4, of: 'self', ...(single && { single }) }];
    const t = scene({
      pack: packWith(effects),
      seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [enemy, ...more] }],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    return t;
  };

  it('R-99, TOS-MOV-13: who controls the effect Places what it concerns', () => {
    const t = placing(true, { card: 'gunners', at: [[20, 10]] });
    expect([t.next, t.seat]).toEqual(['tos.ask.place', 0]);
    t.do([point([23, 10])]);
    expect(fireteamOf(t.state, t.fireteam(1, 0)).at).toEqual(point([23, 10]));
  });

  it('TOS-MOV-15: never onto a Fireteam of its own unit', () => {
    const t = placing(true, squad([20, 10], [23, 10], null));
    expect(t.refusal([point([22.5, 10])])).toEqual(['TOS-MOV-15']);
    expect(t.refusal([point([20, 13])])).toEqual([]);
  });

  it('TOS-MOV-16: nobody of the Squad is left out while there is room', () => {
    const t = placing(false, squad([20, 10], [23, 10], null));
    expect(t.refusal([point([20, 13]), null])).toEqual(['TOS-MOV-16']);
    expect(t.refusal([null, null])).toEqual(['TOS-MOV-16']);
    expect(t.refusal([point([20, 13]), point([22, 11])])).toEqual([]);
  });

  it('R-99, TOS-MOV-22, TOS-MOV-23: those that do not fit at the spot are placed by their owner, in contact', () => {
    const effects: Effect[] = [{ do: 'place', whom: 'target', within: 2, of: 'actor' }];
    const wall = (box: readonly [number, number, number, number]) => ({ box, traits: ['impassable'] });
    // Beside the mystic there is room for one base only: it stands in a corner between walls.
    const t = scene({
      pack: packWith(effects),
      terrain: [wall([0, 0, 9, 14]), wall([9, 0, 30, 9]), wall([9, 11.3, 11.4, 14])],
      seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [squad([20, 13], [23, 13], null)] }],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    expect([t.next, t.seat]).toEqual(['tos.ask.place', 0]);
    const first = { x: point([10, 10]).x + 40_300, y: point([10, 10]).y };
    expect(t.refusal([first, { ...first, x: first.x + 50_001 }])).toEqual(['TOS-MOV-13']);
    t.do([first, null]);
    expect([t.next, t.seat]).toEqual(['tos.ask.place', 1]);
    expect(t.refusal([point([16, 12])])).toEqual(['TOS-MOV-22']);
    const beside = { x: first.x + 50_001, y: first.y };
    t.do([beside]);
    expect([0, 1].map(n => fireteamOf(t.state, t.fireteam(1, 0, n)).at)).toEqual([first, beside]);
  });

  it('TOS-MOV-14: without any room nothing happens, and everybody is told', () => {
    const effects: Effect[] = [{ do: 'place', whom: 'target', within: 1, of: 'actor' }];
    const t = scene({
      pack: packWith(effects),
      seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[20, 10]] }] }],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    expect(t.next).not.toBe('tos.ask.place');
    expect(t.events('room.lacked')).toMatchObject([{ what: 'placement', rule: 'TOS-MOV-14' }]);
  });
});

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
});

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

describe('units without a place', () => {
  const free = (frame: string, step: string) => [
    { proc: 'main', step: 'next', vars: {} },
    { proc: frame, step, vars: {} },
  ];
  /** The zone of seat 0 is rock but for a corner, where the gunners stand; a Titan waits. */
  const crowded = (corner = 4) => {
    const s = stateOf({
      size: [48, 48],
      turn: 0,
      terrain: [
        { box: [corner, 0, 48, 12], traits: ['impassable'] },
        { box: [0, corner, corner, 12], traits: ['impassable'] },
      ],
      seats: [
        {
          units: [
            { card: 'gunners', at: [[corner / 2, corner / 2]] },
            { card: 'colossus', at: [[30, 30]] },
          ],
        },
        { units: [{ card: 'gunners', at: [[40, 40]] }] },
      ],
    });
    s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, place: 'waiting' });
    return s;
  };

  it('R-100, TOS-DEP-09: who finds no room at Deployment is told, and enters at the first Planning step with room', () => {
    const held = new Scene(crowded(), free('deployment', 'begin'), false);
    expect(held.events('unit.heldBack')).toEqual([{ type: 'unit.heldBack', unit: 1 }]);
    expect(held.next).toBe('tos.ask.draw');
    const s = crowded();
    s.fireteams = s.fireteams.with(0, { ...s.fireteams[0]!, at: point([20, 20]) });
    const t = new Scene(s, free('turn', 'begin'), false);
    expect([t.next, t.seat, t.prompt.args]).toEqual(['tos.ask.deploy', 0, { unit: 1 }]);
    expect(t.refusal([point([20, 30])])).toEqual(['TOS-DEP-09']);
    t.do([point([2, 2])]);
    expect(fireteamOf(t.state, 1)).toMatchObject({ place: 'table', at: point([2, 2]) });
    expect(t.next).toBe('tos.ask.draw');
  });

  it('R-100, TOS-DEP-01: who chooses a zone sees for whom it has no room', () => {
    const s = crowded(3);
    s.fireteams = s.fireteams.map(fireteam => ({ ...fireteam, place: 'waiting' }));
    s.players = s.players.map(player => ({ ...player, zone: NONE }));
    const t = new Scene(s, free('exploration', 'zones'), false);
    const { options } = t.prompt.shape as PickShape;
    expect(options).toMatchObject([
      { id: 0, say: 'tos.choice.zone-tight', args: { zone: 1, unit: 1, count: 0 } },
      { id: 1, say: 'tos.choice.zone' },
    ]);
  });

  it('TOS-DEP-08: room between round numbers is room', () => {
    // A slot 0.1" wider than the Titan's base, off every whole inch.
    const width = 80 / 25.4;
    const s = stateOf({
      size: [48, 48],
      turn: 0,
      terrain: [
        { box: [0, 0, 5.3, 12], traits: ['impassable'] },
        { box: [5.4 + width, 0, 48, 12], traits: ['impassable'] },
      ],
      seats: [{ units: [{ card: 'colossus', at: [[30, 30]] }] }, {}],
    });
    s.fireteams = [{ ...s.fireteams[0]!, place: 'waiting' }];
    const t = new Scene(s, free('deployment', 'begin'), false);
    expect(t.next).toBe('tos.ask.deploy');
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
