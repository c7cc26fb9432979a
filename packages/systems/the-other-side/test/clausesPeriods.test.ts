import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/actions.js';
import type { Action, Effect, Pack, Trigger } from '../src/content/types.js';
import { mustRebuild } from '../src/rulings.js';
import { NONE, playerOf, unitOf } from '../src/state.js';
import { speedOf } from '../src/stats.js';
import { cannotDeclare } from '../src/targets.js';
import { redact, view } from '../src/view.js';
import { done } from './deed.js';
import { idleUntil } from './idle.js';
import { cards, scene, stateOf, type Scene, type Spot, type UnitBody } from './scene.js';
import { PACK, rally, side, UNITS } from './testPack.js';

/** What lasts how long, what is told and to whom, and what is left when somebody has come or gone. */

const one = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });

describe('what is lent', () => {
  const lent = (lasts: 'activation' | 'turn' | 'game'): Scene =>
    done({
      effects: [{ do: 'lend', whom: 'target', modifier: { of: 'sp', amount: 2 }, lasts }],
      action: { range: 12, aim: { side: 'friendly' } },
      own: [one('lancers', [24, 20])],
      // Something is left to do, so that the Activation goes on.
      unit: { assets: [{ asset: 'plating', deactivated: true }], tokens: { reinforcement: 1 } },
    }).do(1);
  const ended = (t: Scene): Scene => (t.next === 'tos.ask.step' ? t.do('end') : t);

  it('TOS-CRD-10: to the end of the Activation, of the Turn, or of the game', () => {
    const [now, after, nextTurn] = [5, 7, 7].map(inches) as [number, number, number];
    const speeds = (['activation', 'turn', 'game'] as const).map(lasts => {
      const t = lent(lasts);
      const first = speedOf(t.state, 1);
      const second = speedOf(ended(t).state, 1);
      return [first, second, speedOf(idleUntil(t, 2).state, 1)];
    });
    expect(speeds).toEqual([
      [after, now, now],
      [after, after, now],
      [after, after, nextTurn],
    ]);
  });
});

describe('periods', () => {
  it('TOS-GEN-17: the end of an Activation is told of those for whom something ends', () => {
    const told = (change: Partial<Parameters<typeof done>[0]>): readonly number[] => {
      const t = done({ effects: [], own: [one('lancers', [24, 20])], ...change });
      return t.events('period.ended').map(({ unit }) => unit);
    };
    expect(told({})).toEqual([]);
    expect(told({ action: { oncePer: 'activation' } })).toEqual([0]);
    const lend: Effect = { do: 'lend', whom: { all: 'friendly' }, modifier: { of: 'sp', amount: 2 }, lasts: 'turn' };
    expect(told({ effects: [lend] })).toEqual([0, 1]);
  });
});

describe('Glory', () => {
  it('TOS-GLO-02: who is in Glory already is asked for no tokens', () => {
    const asked = (from: 'standard' | 'glory'): boolean => {
      const pack: Pack = {
        ...PACK,
        allegiances: PACK.allegiances.map(card => ({ ...card, glory: { kind: 'tactics', cost: 1 } })),
      };
      const t = scene({
        pack,
        seats: [
          { units: [{ ...one('gunners', [20, 20]), side: from }], tactics: 3 },
          { units: [one('lancers', [60, 4])] },
        ],
      });
      return t.do('unit:0').next === 'tos.ask.glory';
    };
    expect([asked('standard'), asked('glory')]).toEqual([true, false]);
  });
});

describe('decks and tokens', () => {
  it('R-02: a deck is rebuilt when it is empty and there is a pile', () => {
    expect([mustRebuild(0, 1), mustRebuild(0, 0), mustRebuild(1, 1)]).toEqual([true, false, false]);
  });

  it('TOS-TRN-24: at the end of the Turn only who has a pile shuffles', () => {
    const t = scene({ begin: 'shuffle', seats: [{ discard: ['3 rams'] }, {}], turn: 5 });
    expect(t.events('deck.rebuilt').map(({ seat }) => seat)).toEqual([0]);
  });

  it('TOS-TOK-01: nobody loses tokens that are not there', () => {
    const lost = (pinned: number): readonly number[] =>
      done({
        effects: [{ do: 'untoken', whom: { all: 'enemy' }, token: 'pinned', count: 2 }],
        foes: [{ ...one('lancers', [24, 20]), tokens: { pinned } }],
      })
        .events('tokens.lost')
        .map(({ count }) => count);
    expect([lost(0), lost(1), lost(2), lost(3)]).toEqual([[], [1], [2], [2]]);
  });
});

describe('Objective Markers', () => {
  it('R-67: a Marker that an effect takes off counts for no half of the table', () => {
    const counts = (operation: 'traps' | 'supplyCache'): readonly number[] => {
      const t = done({
        effects: [{ do: 'unmarker', kind: 'objective', within: 6 }],
        body: { operation, markers: [{ at: [24, 20] }] },
      }).do(0);
      expect(t.state.markers).toEqual([]);
      return t.state.players.flatMap(({ removedOwn, removedEnemy }) => [removedOwn, removedEnemy]);
    };
    expect([counts('traps'), counts('supplyCache')]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0]]); // prettier-ignore
  });

  it('TOS-CNQ-05: where there is no room to Push On one may still Investigate', () => {
    // Markers on all sides: no place within six inches is three inches from all of them.
    const ring = [[20, 20], [26.5, 20], [23.25, 25.6], [16.75, 25.6], [13.5, 20], [16.75, 14.4], [23.25, 14.4]]; // prettier-ignore
    const why = (count: number, id: string): string | undefined => {
      const s = stateOf({
        encounter: 'conquest',
        size: [48, 48],
        seats: [{ units: [one('gunners', [20, 20])], tactics: 1 }, {}, {}, {}],
        markers: ring.slice(0, count).map(([x, y]) => ({ at: [x!, y!] as Spot })),
      });
      return cannotDeclare(s, 0, actionOf(s, 0, `operation.${id}`)!)?.rule;
    };
    expect([why(7, 'pushOn'), why(7, 'investigate')]).toEqual(['TOS-CNQ-05', undefined]);
    expect(why(6, 'pushOn')).toBeUndefined();
  });
});

describe('Reinforcements and buildings', () => {
  it('TOS-AST-20: an Adjunct that lives does not come back a second time', () => {
    const planning = (alive: boolean): Scene => {
      const t = scene({
        begin: 'turn',
        seats: [
          {
            units: [
              {
                ...one('infantry', [10, 10], [13, 10], [16, 10]),
                models: [2, 2, 3],
                tokens: { reinforcement: 1 },
                assets: [{ asset: 'sergeant', fireteam: 1 }],
              },
            ],
          },
          {},
        ],
      });
      if (!alive) t.state.fireteams = t.state.fireteams.map(fireteam => ({ ...fireteam, adjuncts: [] }));
      return t.do(0);
    };
    expect(planning(true).open).toEqual(['0', '1']);
    expect(planning(false).open).toEqual(['0', '0:0', '1', '1:0']);
  });

  it('TOS-TER-22: a unit that has left its building is out of it for every rule', () => {
    const door: Spot = [20, 14 - 25.001 / 25.4];
    const t = scene({
      terrain: [{ box: [18, 14, 26, 20], traits: ['impassable', 'blocking'], rooms: true }],
      options: { enter: true },
      seats: [{ units: [one('infantry', door, [22.5, door[1]], null)] }, { units: [one('lancers', [60, 4])] }],
    });
    t.order(0, 0, 'march').do('act:0:terrain.enter0');
    expect([unitOf(t.state, 0).inside, t.open.includes('move')]).toEqual([0, false]);
    t.do('act:1:terrain.enter0', [door, [22.5, door[1]]].map(([x, y]) => ({ x: Math.round(x! * 25_400), y: Math.round(y! * 25_400) }))); // prettier-ignore
    expect([unitOf(t.state, 0).inside, t.open.includes('move')]).toEqual([NONE, true]);
  });
});

describe('secrets', () => {
  const list = { commanders: [{ unit: 'captain' }], units: [] };

  it('TOS-HIR-08: a sealed list is seen by who wrote it, and by nobody else', () => {
    const sealed = { type: 'list.sealed' as const, seat: 0, list };
    expect([redact(sealed, 0), redact(sealed, 1)]).toEqual([sealed, { ...sealed, list: 'hidden' }]);
    const s = stateOf({ seats: [{}, {}] });
    s.players = s.players.map((player, seat) => (seat === 0 ? { ...player, list } : player));
    expect([view(s, 0), view(s, 1)].map(seen => playerOf(seen, 0).list)).toEqual([list, 'hidden']);
    expect(playerOf(view(s, 0), 1).list).toBeNull();
  });

  it('TOS-STR-04: so are the cards of a Stratagem Deck; only their number is known', () => {
    const chosen = { type: 'stratagems.chosen' as const, seat: 1, cards: [3, 4] };
    expect(redact(chosen, 1)).toEqual(chosen);
    const { cards: seen } = redact(chosen, 0) as typeof chosen;
    expect([seen.length, seen.includes(3), seen.includes(4)]).toEqual([2, false, false]);
  });
});

describe('Triggers', () => {
  it('TOS-DMG-16: a Blast needs a target to go off around', () => {
    const burst: Trigger = {
      id: 'burst',
      name: { fr: 'x', en: 'x' },
      suits: ['rams'],
      immediate: true,
      effects: [{ do: 'enhance', blast: true }],
    };
    const shout: Action = { ...rally, triggers: [burst] };
    const effect: Effect = { do: 'token', whom: 'actor', token: 'inspired', count: 1 };
    const pack: Pack = {
      ...PACK,
      units: UNITS.map(card =>
        card.id === 'mystic' ? { ...card, standard: side({ actions: [{ ...shout, effects: [effect] }] }) } : card,
      ),
    };
    const t = scene({ pack, seats: [{ units: [one('mystic', [20, 20])] }, { units: [one('lancers', [22, 20])] }] });
    t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.rally').do(cards('9 rams'), 'burst');
    expect(t.events('blast.resolved')).toEqual([]);
    expect(unitOf(t.state, 0).tokens.inspired).toBe(1);
  });
});
