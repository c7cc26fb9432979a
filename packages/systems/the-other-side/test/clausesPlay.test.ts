import { describe, expect, it } from 'vitest';
import type { Action, Pack, UnitCard } from '../src/content/types.js';
import { remover, turnPoints } from '../src/operations/scoring.js';
import { fireteamOf } from '../src/state.js';
import { cards, point, scene, stateOf, type Scene, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { PACK, shoot, side, slash, UNITS } from './testPack.js';

/** Second clauses of Reinforcements, of the ground, of Hits and of scoring. */

const name = { fr: 'x', en: 'x' };
const packWith = (change: Readonly<Record<string, Partial<UnitCard>>>): Pack => ({
  ...PACK,
  units: UNITS.map(card => ({ ...card, ...change[card.id] })),
});
const LINE: readonly Spot[] = [
  [10, 10],
  [13, 10],
  [16, 10],
];

describe('Reinforcements', () => {
  const planning = (unit: Partial<UnitBody>, pack: Pack = PACK): Scene =>
    scene({
      begin: 'turn',
      pack,
      seats: [{ units: [{ card: 'infantry', at: LINE, tokens: { reinforcement: 1 }, ...unit }] }, {}],
    });
  const withoutAdjuncts = (t: Scene): Scene => {
    t.state.fireteams = t.state.fireteams.map(fireteam => ({ ...fireteam, adjuncts: [] }));
    return t;
  };

  it('TOS-UNT-26, TOS-REI-05: of the Reserves come no more than there are places left', () => {
    const t = planning({ models: [1, 2, 3] }, packWith({ infantry: { reserves: 3 } })).do(0, '0', '0');
    expect([t.next, t.refusal(1), t.refusal(2).length]).toEqual(['tos.ask.reserves', [], 1]);
  });

  it('TOS-UNT-25, TOS-UNT-26: the lost Combined Arms of a unit that is no Squad are no place for Reserves', () => {
    const pack = packWith({ gunners: { combinedArms: 'cannon', reserves: 1 } });
    const t = planning({ card: 'gunners', at: [[10, 10], null], models: [2] }, pack).do(0);
    expect([t.next === 'tos.ask.reserves', fireteamOf(t.state, 0).models]).toEqual([false, 3]);
  });

  it('TOS-AST-20, TOS-UNT-22: an Adjunct does not come back in a Combined Arms Fireteam', () => {
    const lost = (at: UnitBody['at']): Scene =>
      withoutAdjuncts(planning({ card: 'mixed', at, assets: [{ asset: 'sergeant', fireteam: 0 }] })).do(0);
    expect(lost([[10, 10], [13, 10], null]).next).toBe('tos.ask.new-fireteam');
    expect(lost([[10, 10], null, [14, 10]]).next).toBe('tos.ask.reinforce-model');
  });

  it('TOS-AST-08, TOS-AST-20: an Adjunct whose Asset was Abandoned does not come back', () => {
    const t = withoutAdjuncts(planning({ models: [2, 2, 3], assets: [{ asset: 'sergeant', fireteam: 0 }] }));
    const [unit] = t.state.units;
    t.state.units = [{ ...unit!, assets: unit!.assets.map(asset => ({ ...asset, abandoned: true })) }];
    expect(t.do(0).open).toEqual(['0', '1']);
  });

  it('TOS-REI-05: nobody is told of a lack of room when nobody is missing', () => {
    expect(
      planning({ models: [2, 3, 3] })
        .do(0)
        .events('room.lacked'),
    ).toEqual([]);
  });

  it('TOS-REI-06: a Fireteam that is formed in its own Activation does not move in it', () => {
    const cure: Action = {
      id: 'cure',
      name,
      types: ['morale'],
      effects: [{ do: 'reinforce', whom: 'actor', models: 1 }],
    };
    const t = scene({
      pack: packWith({ infantry: { standard: side({ actions: [cure] }) } }),
      seats: [{ units: [{ card: 'infantry', at: [[10, 10], null, null] }] }, {}],
    });
    const beside = { x: point([10, 10]).x + 50_000, y: point([10, 10]).y };
    t.order(0, 0, 'march').do('act:0:card.cure', [beside], 0);
    expect(t.open.some(id => String(id).startsWith('act:1'))).toBe(false);
    t.do('move');
    expect([t.refusal(t.moves([1, [14, 10]])), t.refusal(t.moves([0, [8, 10]]))]).toEqual([['TOS-ORD-04'], []]);
  });
});

describe('the ground', () => {
  const activated = (body: Partial<SceneBody>, unit: UnitBody, order: string): Scene =>
    scene({ seats: [{ units: [unit] }, { units: [{ card: 'gunners', at: [[60, 40]] }] }], ...body }).order(0, 0, order);

  it('R-37, TOS-TER-08: on a Rush Difficult ground that is more Dangerous itself keeps its own Strength', () => {
    const strength = (dangerous: string): number | undefined => {
      const t = activated(
        { terrain: [{ box: [13, 8, 14, 12], traits: [dangerous, 'difficult'] }] },
        { card: 'gunners', at: [[10, 10]] },
        'rush',
      ).do('move');
      return t
        .move([0, [18, 10]])
        .do(cards('1 rams'))
        .events('hit.resolved')[0]?.strength;
    };
    expect([strength('dangerous 1'), strength('dangerous 4')]).toEqual([2, 4]);
  });

  it('TOS-TER-14: what has hurt one Fireteam still hurts another of its unit', () => {
    const t = activated(
      { terrain: [{ box: [5, 12, 20, 12.5], traits: ['dangerous 1'] }] },
      { card: 'infantry', at: [[10, 10], [13, 10], null] },
      'march',
    ).do('move');
    t.move([0, [10, 14]], [1, [13, 14]]).do(cards('1 rams', '2 rams'));
    expect(t.events('hit.resolved').map(({ fireteam }) => fireteam)).toEqual([0, 1]);
  });

  const house = { box: [12, 8, 18, 12] as const, traits: ['blocking', 'impassable'], roof: true, rooms: true };
  const offered = (options: SceneBody['options'], card = 'gunners', radius = 25): readonly string[] =>
    activated(
      { terrain: [house], options: options ?? {} },
      { card, at: [[12 - (radius + 0.0005) / 25.4, 10]] },
      'march',
    )
      .open.map(String)
      .filter(id => id.includes('terrain'));

  it('TOS-TER-18: Climb and Enter are agreed on one by one', () => {
    expect(offered({ climb: true })).toEqual(['act:0:terrain.climb0']);
    expect(offered({ enter: true })).toEqual(['act:0:terrain.enter0']);
  });

  it('TOS-TER-20: a Titan does not Enter', () => {
    expect(offered({ climb: true, enter: true }, 'colossus', 40)).toEqual(['act:0:terrain.climb0']);
  });
});

describe('Hits', () => {
  const acting = (action: Partial<Action>, foes: readonly UnitBody[]): Scene => {
    const { against: _none, av: _av, ...plain } = shoot;
    const pack = packWith({ gunners: { standard: side({ actions: [{ ...plain, ...action }] }) } });
    const t = scene({ pack, seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, { units: foes }] });
    return t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.shoot', 1);
  };
  const far: UnitBody = { card: 'gunners', at: [[60, 40]] };

  it('TOS-ACT-12, TOS-DMG-01: a target that is gone before the Hit is not hit', () => {
    const before = (amount: number): string =>
      acting({ before: [{ do: 'damage', whom: 'target', amount }] }, [{ card: 'lancers', at: [[18, 10]] }, far]).next;
    expect([before(1), before(3) === 'tos.roll.flip']).toEqual(['tos.roll.flip', false]);
  });

  it('TOS-DMG-14, TOS-DMG-16: no Squad dies for a Champion that a Precise Blast hurts', () => {
    const asked = (precise: boolean): string => {
      const t = acting({ blast: true, precise }, [
        { card: 'lancers', at: [[18, 10]] },
        { card: 'hero', at: [[21, 10]] },
        { card: 'infantry', at: [[21, 14.5], null, null] },
      ]);
      return t.do(cards('1 rams', '8 rams')).next;
    };
    expect([asked(false), asked(true) === 'tos.ask.damage.champion']).toEqual(['tos.ask.damage.champion', false]);
  });

  it('TOS-ENG-13, TOS-ENG-14: an enemy whose Melee Actions have no Strength does not strike who leaves', () => {
    const { strength: _none, ...shove } = slash;
    const leaving = (action: Action): string => {
      const t = scene({
        pack: packWith({ lancers: { standard: side({ actions: [action] }) } }),
        seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, { units: [{ card: 'lancers', at: [[12.5, 10]] }] }],
      });
      return t
        .order(0, 0, 'march')
        .do('move')
        .move([0, [6, 10]]).next;
    };
    expect([leaving(slash), leaving(shove) === 'tos.roll.flip']).toEqual(['tos.roll.flip', false]);
  });
});

describe('scoring', () => {
  it('TOS-TRP-06: a trap that touches the centre line is in nobody’s half', () => {
    const points = (y: number): number[] => {
      const s = stateOf({ operation: 'traps', seats: [{}, {}], markers: [{ at: [30, y] }] });
      return [0, 1].map(seat => turnPoints(s, seat).reduce((sum, gain) => sum + gain.points, 0));
    };
    expect([points(10).toSorted(), points(24)]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });

  it('TOS-PIL-08: who has one token may pay with it, and nobody pays after the last Turn', () => {
    const who = (tactics: number, turn: number): number | undefined =>
      remover(stateOf({ operation: 'pillage', turn, seats: [{ vp: 1 }, { tactics }], markers: [{ at: [30, 10] }] }))
        ?.seat;
    expect([who(0, 4), who(1, 4), who(1, 5)]).toEqual([undefined, 1, undefined]);
  });
});
