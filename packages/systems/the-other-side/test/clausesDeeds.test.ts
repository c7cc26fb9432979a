import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/content/types.js';
import { spotFault } from '../src/decisions/spots.js';
import { seesMarker } from '../src/sight.js';
import { fireteamOf, playerOf, unitOf } from '../src/state.js';
import { bare, done } from './deed.js';
import { cards, point, scene, stateOf, type Scene, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { ASSETS, PACK } from './testPack.js';

/** What effects do to whom, what is asked of whom, and what is not asked. */

const lancers = (x: number, y = 20): UnitBody => ({ card: 'lancers', at: [[x, y]] });
const squad = (...at: readonly (Spot | null)[]): UnitBody => ({ card: 'infantry', at });
const ENEMY = { range: 12, aim: { side: 'enemy' as const } };

describe('tokens and cards', () => {
  it('TOS-TOK-01: as many tokens as the effect says, given or taken', () => {
    const pinned = (effect: 'token' | 'untoken', before: number): number => {
      const effects: Effect[] = [{ do: effect, whom: 'target', token: 'pinned', count: 2 }];
      const t = done({ effects, action: ENEMY, foes: [{ ...lancers(26), tokens: { pinned: before } }] }).do(1);
      return unitOf(t.state, 1).tokens.pinned;
    };
    expect([pinned('token', 0), pinned('token', 1), pinned('untoken', 3), pinned('untoken', 1)]).toEqual([2, 3, 1, 0]);
  });

  const robbing = (encounter: 'killThemAll' | 'conquest', ...tactics: readonly number[]): Scene =>
    done({
      effects: [{ do: 'tactics', count: 2, rob: true }],
      body: { encounter, size: [48, 48] },
      prepare(s) {
        s.players = s.players.map((player, seat) => ({ ...player, tactics: tactics[seat] ?? 0 }));
      },
      foes: [lancers(40, 40)],
    });

  it('TOS-TOK-11, TOS-MPL-07: nobody robs a partner', () => {
    const t = robbing('killThemAll', 0, 3, 3, 3);
    expect([t.next, t.open]).toEqual(['tos.ask.rob', [1, 3]]);
  });

  it('TOS-TOK-11: who has nothing loses nothing, and nothing is told', () => {
    const t = robbing('conquest', 0, 3, 3, 0).do(3);
    expect([t.events('tactics.spent'), t.events('tactics.gained')]).toEqual([[], []]);
  });

  it('E-05: without a card of the suit the Strength is not changed', () => {
    const changes = (card: string): number =>
      done({
        effects: [],
        action: { ...ENEMY, strength: 1, before: [{ do: 'mill', count: 1, strengthPer: 'rams' }] },
        foes: [lancers(26)],
      })
        .do(1, cards(card))
        .events('action.changed').length;
    expect([changes('3 rams'), changes('3 crows')]).toEqual([1, 0]);
  });

  it('R-03: a flip of an effect may be cheated', () => {
    const effects: Effect[] = [{ do: 'flip', value: 9, success: [{ do: 'tactics', count: 1 }] }];
    const t = done({ effects, seat: { hand: ['9 rams'] } }).do(cards('2 crows'));
    expect(t.next).toBe('tos.ask.flip.effect');
    t.card('9 rams');
    expect(playerOf(t.state, 0).tactics).toBe(1);
  });

  it('TOS-DMG-12, TOS-DMG-13, TOS-DMG-16: an Action is made Piercing, Precise or a Blast, and nothing else', () => {
    const made = (effect: Partial<Extract<Effect, { do: 'enhance' }>>): unknown =>
      done({ effects: [{ do: 'enhance', ...effect }] })
        .events('action.changed')
        .map(({ change }) => change);
    expect([made({ piercing: true }), made({ precise: true }), made({ blast: true })]).toEqual([[{ piercing: true }], [{ precise: true }], [{ blast: true }]]); // prettier-ignore
    const t = done({
      effects: [],
      action: { ...ENEMY, strength: 9, before: [{ do: 'enhance', piercing: true }] },
      foes: [lancers(26)],
    }).do(1, cards('2 crows', '3 crows'));
    expect(t.next).toBe('tos.ask.keep');
  });
});

describe('Hits of effects', () => {
  it('TOS-DMG-13: they are Precise only if the effect says so', () => {
    const left = (precise?: true): number => {
      const effects: Effect[] = [{ do: 'hit', whom: 'target', strength: 3, ...(precise && { precise }) }];
      const t = done({ effects, action: ENEMY, foes: [lancers(26)] }).do(1, cards('10 crows'));
      return fireteamOf(t.state, 1).models;
    };
    // 13 against an Armour of 8 are two points of damage.
    expect([left(), left(true)]).toEqual([1, 2]);
  });

  it('TOS-TRP-03: who disarms a trap is told that nobody cheats that flip', () => {
    const t = scene({
      operation: 'traps',
      markers: [{ at: [23, 20] }],
      seats: [
        { units: [{ card: 'gunners', at: [[20, 20]] }], tactics: 1 },
        { units: [lancers(60, 44)], hand: ['9 rams'], tactics: 1 },
      ],
    });
    t.order(0, 0, 'march').do('act:0:operation.disarmTrap', 0, cards('2 crows'));
    expect([t.seat, t.open, t.refusal(54 + 8)]).toEqual([1, ['done', 'tactics'], ['TOS-TRP-03']]);
  });

  it('TOS-REI-01: an effect Reinforces one unit after the other', () => {
    const t = done({
      effects: [{ do: 'reinforce', whom: { all: 'friendly' }, models: 1 }],
      own: [
        { ...lancers(40), models: [1] },
        { ...lancers(50), models: [2] },
      ],
    });
    expect([1, 2].map(id => fireteamOf(t.state, id).models)).toEqual([2, 3]);
  });
});

describe('Assets', () => {
  it('TOS-AST-17, TOS-SUM-02: an Adjunct joins a Fireteam that is there, not one that still waits', () => {
    const t = done({
      effects: [{ do: 'attach', asset: 'bearer', whom: { choose: 'friendly', other: true } }],
      pack: { ...PACK, assets: [...ASSETS, bare('bearer', { adjunct: 30 })] },
      own: [squad([30, 20], [30, 23], [33, 20])],
      prepare(s) {
        s.fireteams = s.fireteams.with(3, { ...s.fireteams[3]!, place: 'waiting' });
      },
    }).do(1);
    expect([t.next, t.open, t.prompt.args]).toEqual(['tos.ask.adjunct', [1, 2], { asset: 'bearer' }]);
  });
});

describe('Markers', () => {
  it('TOS-MRK-01: who has died of the effects before takes none off', () => {
    const taken = (...before: readonly Effect[]): string =>
      done({
        effects: [...before, { do: 'unmarker', kind: 'flag', within: 4 }],
        body: { markers: [{ at: [22, 20], kind: 'flag' }] },
        own: [lancers(50)],
      }).next;
    expect(taken()).toBe('tos.ask.unmarker');
    expect(taken({ do: 'damage', whom: 'actor', amount: 3 })).not.toBe('tos.ask.unmarker');
  });

  it('TOS-MRK-01: nor does the dead put one down', () => {
    const s = stateOf({ seats: [{ units: [squad([20, 20], null, null)] }, {}] });
    const rule = (fireteam: number): string | undefined =>
      spotFault(s, { what: 'marker', seat: 0, fireteam, kind: 'flag', range: inches(60) }, point([22, 20]))?.rule;
    expect([rule(0), rule(1)]).toEqual([undefined, 'TOS-MRK-01']);
  });

  it('TOS-PIL-02, TOS-MRK-01: Objective Markers keep away from one another, not from other Markers', () => {
    const rule = (kind: string): string | undefined => {
      const s = stateOf({ operation: 'pillage', markers: [{ at: [30, 18], kind }], seats: [{}, {}] });
      return spotFault(s, { what: 'variable', seat: 0 }, point([36, 18]))?.rule;
    };
    expect([rule('objective'), rule('flag')]).toEqual(['TOS-PIL-02', undefined]);
  });

  it('TOS-LOS-15, TOS-TER-04: a Marker is hidden by what blocks those who look, and by nothing else', () => {
    const seen = (card: string, trait: string): boolean => {
      const s = stateOf({
        terrain: [{ box: [24, 10, 25, 30], traits: [trait] }],
        seats: [{ units: [{ card, at: [[20, 20]] }] }, {}],
      });
      return seesMarker(s, 0, { at: point([30, 20]) });
    };
    const each = (card: string): boolean[] => ['covering', 'blocking', 'blocking low', 'blocking high'].map(trait => seen(card, trait)); // prettier-ignore
    expect([each('gunners'), each('colossus')]).toEqual([[true, false, false, true], [true, false, true, false]]); // prettier-ignore
  });
});

describe('Operations', () => {
  it('TOS-TRP-02, TOS-CNQ-05: where a trap is set or one Pushes On is asked by its own rule', () => {
    const asked = (body: Partial<SceneBody>, action: string, at: Spot): unknown => {
      const others = Array.from({ length: body.encounter ? 3 : 1 }, (_, i) => ({ units: [lancers(44 - 8 * i, 44)] }));
      const t = scene({ ...body, seats: [{ units: [{ card: 'gunners', at: [at] }], tactics: 1 }, ...others] });
      t.order(0, 0, 'march').do(`act:0:operation.${action}`);
      return [t.next, t.prompt.rule];
    };
    expect(asked({ operation: 'traps' }, 'setTrap', [20, 28])).toEqual(['tos.ask.trap', 'TOS-TRP-02']);
    expect(asked({ encounter: 'conquest', size: [48, 48] }, 'pushOn', [20, 20])).toEqual(['tos.ask.pushOn', 'TOS-CNQ-05']); // prettier-ignore
  });
});

describe('Squads that somebody else Places', () => {
  const RADIUS = 25 / 25.4;
  /** An enemy Squad of two at (30, 20) and (30, 23), Placed within so much of the gunners at (20, 20). */
  const placing = (within: number, body: Partial<SceneBody> = {}): Scene =>
    done({
      effects: [{ do: 'place', whom: { choose: 'enemy' }, within, of: 'actor' }],
      foes: [squad([30, 20], [30, 23], null)],
      body,
    }).do(1);

  it('R-99, TOS-MOV-22: if all of them fit nobody else is asked', () => {
    const t = placing(5).do([point([24, 20]), point([24, 23])]);
    expect([t.next === 'tos.ask.place', [1, 2].map(id => fireteamOf(t.state, id).at)]).toEqual([false, [point([24, 20]), point([24, 23])]]); // prettier-ignore
  });

  /** Around the gunners is room for one base on the left side only. */
  const walls = (left: number): Partial<SceneBody> => ({
    terrain: [
      [20 + RADIUS, 10, 27, 30],
      [14, 10, 20 + RADIUS, 20 - RADIUS - 0.01],
      [14, 20 + RADIUS + 0.01, 20 + RADIUS, 30],
      ...(left > 14 ? [[14, 20 - RADIUS - 0.01, left, 20 + RADIUS + 0.01]] : []),
    ].map(box => ({ box: box as unknown as readonly [number, number, number, number], traits: ['impassable'] })),
  });

  it('R-99, TOS-MOV-22, TOS-MOV-23: who does not fit is Placed by the owner, in contact with one that did', () => {
    const t = placing(2 * RADIUS + 0.02, walls(0));
    const one = [20 - 2 * RADIUS - 0.005, 20] as const;
    t.do([point(one), null]);
    expect([t.next, t.seat, t.prompt.args]).toEqual(['tos.ask.place', 1, { fireteam: 2 }]);
    const beside = [point([one[0] - 2 * RADIUS - 1 / 25_400, 20])];
    // Beside the own old place is not beside one that found room.
    expect([t.refusal(beside), t.refusal([point([30, 23])]), t.refusal([point([30, 23.5])])]).toEqual([[], ['TOS-MOV-22'], ['TOS-MOV-22']]); // prettier-ignore
  });

  it('TOS-MOV-14: without room there it stays, and its owner is not asked', () => {
    const t = placing(2 * RADIUS + 0.02, walls(20 - 3 * RADIUS - 0.1));
    t.do([point([20 - 2 * RADIUS - 0.005, 20]), null]);
    expect([t.next === 'tos.ask.place', fireteamOf(t.state, 2).at]).toEqual([false, point([30, 23])]);
  });
});

describe('those who leave a building', () => {
  it('TOS-TER-22: each goes to its own place, whoever of the unit has fallen before', () => {
    const y = 14 - 25.001 / 25.4;
    const t = scene({
      terrain: [{ box: [18, 14, 26, 20], traits: ['impassable', 'blocking'], rooms: true }],
      options: { enter: true },
      seats: [{ units: [squad(null, [20, y], [22.5, y])] }, { units: [lancers(60, 4)] }],
    });
    t.order(0, 0, 'march').do('act:1:terrain.enter0', 'act:2:terrain.enter0');
    expect(t.prompt.args).toEqual({ fireteam: 2 });
    t.do([point([20, y]), point([22.5, y])]);
    expect([0, 1, 2].map(id => fireteamOf(t.state, id)).map(({ place, at }) => (place === 'table' ? at : place))).toEqual(['killed', point([20, y]), point([22.5, y])]); // prettier-ignore
  });
});

describe('Triggers and claims', () => {
  const simple = { av: { value: 5 }, against: 10 } as const;

  it('TOS-TRG-10: a Power Attack gives no Strength to an Action that has none', () => {
    const t = done({ effects: [], action: simple }).do(cards('12 rams'));
    expect(t.open).toContain('power');
    t.do('power');
    expect([t.events('action.changed'), t.events('hit.resolved')]).toEqual([[], []]);
  });

  it('TOS-ACT-15, TOS-TRG-08: an immediate Trigger may grant an Action too', () => {
    const again = { id: 'again', name: { fr: 'x', en: 'x' }, suits: ['rams' as const], immediate: true, effects: [{ do: 'act' as const, whom: 'actor' as const }] }; // prettier-ignore
    const t = done({ effects: [], action: { ...simple, triggers: [again] } }).do(cards('6 rams'), 'again');
    expect([t.next, t.open]).toEqual(['tos.ask.extra', ['none', 'card.deed']]);
  });

  it('TOS-ACT-12: whom an effect concerns is asked with what it does', () => {
    const t = done({ effects: [{ do: 'token', whom: { choose: 'enemy' }, token: 'shaken', count: 1 }] });
    expect([t.next, t.prompt.args]).toEqual(['tos.ask.whom', { effect: 'token' }]);
  });

  it('TOS-PIL-07, TOS-BAT-09: claims are forgotten after the Turn where the Operation says so', () => {
    const forgotten = (operation: 'pillage' | 'pitchedBattle' | 'supplyCache' | 'traps'): number =>
      scene({ begin: 'score', operation, markers: [{ at: [30, 30], claimedBy: 0 }], seats: [{ units: [lancers(10)] }, { units: [lancers(60)] }] }).events('markers.unclaimed').length; // prettier-ignore
    expect((['pillage', 'pitchedBattle', 'supplyCache', 'traps'] as const).map(forgotten)).toEqual([1, 1, 0, 0]);
  });
});

describe('questions in a Duel and before damage', () => {
  it('TOS-DUE-03, TOS-DUE-04: first the acting side changes its flip, then the other, each by its own rule', () => {
    const action = { ...ENEMY, av: { value: 5 }, against: 'df' as const };
    const t = done({ effects: [], action, foes: [lancers(26)], seat: { hand: ['9 rams'] }, foe: { hand: ['8 rams'] } });
    t.do(1, cards('6 rams', '5 rams'));
    expect([t.next, t.seat, t.prompt.rule]).toEqual(['tos.ask.modify.actor', 0, 'TOS-DUE-03']);
    t.do('done');
    expect([t.next, t.seat, t.prompt.rule]).toEqual(['tos.ask.modify.other', 1, 'TOS-DUE-04']);
  });

  it('TOS-AST-07, TOS-AST-08: what is turned over and what is given up takes off its own number, by its own rule', () => {
    const t = done({
      effects: [{ do: 'damage', whom: 'target', amount: 4 }],
      action: ENEMY,
      foes: [{ card: 'colossus', at: [[26, 20]], assets: [{ asset: 'plating' }, { asset: 'decoy' }] }],
    }).do(1);
    expect([t.next, t.prompt.args]).toEqual(['tos.ask.damage.assets', { fireteam: 1, damage: 4 }]);
    t.do('deactivate:0', 'abandon:1');
    expect(t.events('damage.reduced').map(({ rule, amount }) => [rule, amount])).toEqual([['TOS-AST-07', 1], ['TOS-AST-08', 2]]); // prettier-ignore
    expect(fireteamOf(t.state, 1).models).toBe(4);
  });
});
