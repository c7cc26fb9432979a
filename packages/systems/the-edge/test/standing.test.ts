import { describe, expect, it } from 'vitest';
import type { Action, Limit } from '../src/content/types.js';
import type { Aura, Grant } from '../src/effect.js';
import { statOf } from '../src/stats.js';
import { factionsWith } from './customCards.js';
import { PASS, scene, yellow, type SceneBody, type SquadBody } from './scene.js';

/** What holds without being played: Passive Actions, Altars, tokens and statuses; and how often a thing may be used. */

const militia = (part: Partial<SquadBody> = {}): SquadBody => ({ card: 'militia', at: [[3, 3, 0]], ...part });
const FOE = militia({ at: [[3, 3, 1]] });
const DECK = ['jump', 'jump', 'jump'];

/** Seat 0's militia bear a Passive Action with this aura; its enemy stands beside them. */
function bearing(
  aura: Aura,
  own: readonly SquadBody[] = [],
  foes: readonly SquadBody[] = [FOE],
  body: Partial<SceneBody> = {},
) {
  const passive: Partial<Action> = { cost: { charges: 1 }, passive: [aura] };
  const factions = factionsWith({ totem: { upper: {}, lower: passive, attach: {} } });
  const bearer = militia({ upgrades: [{ card: 'totem', passive: true }] });
  return scene({
    seats: [
      { squads: [bearer, ...own], deck: DECK },
      { squads: foes, deck: DECK },
    ],
    factions,
    ...body,
  });
}

type Table = ReturnType<typeof bearing>;
const asked = (t: Table): string => t.next;

/** Seat 0's first figure attacks seat 1's, and both dice show these values. */
const attack = (t: Table, power: number, defence: number) =>
  t
    .do(
      { do: 'activate', squad: t.squad(0, 0) },
      'keep',
      t.fight(t.figure(0, 0), t.figure(1, 0)),
      'yellow',
      yellow(power),
    )
    .do(...(asked(t) === 'edge.ask.reroll' ? ['keep'] : []), 'yellow', yellow(defence));

describe('auras', () => {
  it('EDGE-UPG-15: an aura on its bearer holds for all figures of that Squad and for no other', () => {
    const t = bearing({ to: 'bearer', stat: 'def', amount: 2 }, [militia({ at: [[3, 3, 4]] })]);
    expect(statOf(t.state, t.figure(0, 0), 'def')).toBe(4);
    expect(statOf(t.state, t.figure(0, 1), 'def')).toBe(2);
    expect(statOf(t.state, t.figure(1, 0), 'def')).toBe(2);
  });

  it.each([
    ['yours', [4, 2, 2, 2]],
    ['enemy', [2, 2, 4, 2]],
    ['any', [4, 2, 4, 2]],
  ] as const)('an aura on %s figures within a Space reaches no further', (whose, expected) => {
    const own = [
      militia({
        at: [
          [4, 3, 0],
          [5, 3, 0],
        ],
      }),
    ];
    const foes = [
      militia({
        at: [
          [3, 4, 0],
          [3, 5, 0],
        ],
      }),
    ];
    const t = bearing({ to: { whose, range: 1 }, stat: 'att', amount: 2 }, own, foes);
    const figures = [t.figure(0, 1, 0), t.figure(0, 1, 1), t.figure(1, 0, 0), t.figure(1, 0, 1)];
    expect(figures.map(figure => statOf(t.state, figure, 'att'))).toEqual(expected);
  });

  it('EDGE-SQD-05, R32: nothing changes a dash', () => {
    const t = bearing({ to: { whose: 'any', range: 1 }, stat: 'att', amount: 2 }, [
      { card: 'gun', at: [[3, 3, 3, 4]] },
    ]);
    expect(statOf(t.state, t.figure(0, 1), 'att')).toBeNull();
  });

  it('EDGE-WND-08: the aura of a Squad without living figures reaches nobody', () => {
    const t = bearing({ to: { whose: 'enemy', range: 3 }, stat: 'att', amount: 2 }, [militia({ at: [[6, 3, 0]] })]);
    expect(statOf(t.state, t.figure(1, 0), 'att')).toBe(4);
    const factions = factionsWith({
      totem: {
        upper: {},
        lower: { passive: [{ to: { whose: 'enemy', range: 3 }, stat: 'att', amount: 2 }] },
        attach: {},
      },
    });
    const dead = militia({ at: [null], upgrades: [{ card: 'totem', passive: true }] });
    const gone = scene({
      seats: [
        { squads: [dead, militia({ at: [[6, 3, 0]] })], deck: DECK },
        { squads: [FOE], deck: DECK },
      ],
      factions,
    });
    expect(statOf(gone.state, gone.figure(1, 0), 'att')).toBe(2);
  });

  it('an unpaid Passive Action does nothing', () => {
    const factions = factionsWith({
      totem: { upper: {}, lower: { passive: [{ to: 'bearer', stat: 'def', amount: 2 }] }, attach: {} },
    });
    const bearer = militia({ upgrades: [{ card: 'totem', charges: 3 }] });
    const t = scene({
      seats: [
        { squads: [bearer], deck: DECK },
        { squads: [FOE], deck: DECK },
      ],
      factions,
    });
    expect(statOf(t.state, t.figure(0, 0), 'def')).toBe(2);
  });
});

describe('grants', () => {
  const grants = (grant: Grant): Aura => ({ to: 'bearer', grants: [grant] });

  it('EDGE-SQD-08: a granted Attack Re-roll may be used on any Attack roll', () => {
    const t = bearing(grants('att-reroll'));
    t.do(
      { do: 'activate', squad: t.squad(0, 0) },
      'keep',
      t.fight(t.figure(0, 0), t.figure(1, 0)),
      'yellow',
      yellow(4),
    );
    expect([t.next, t.refusal('symbol')]).toEqual(['edge.ask.reroll', []]);
  });

  it('EDGE-SQD-10: a granted Defence Re-roll only when the Defence failed', () => {
    const foe = { active: 1 } as const;
    const failed = bearing(grants('def-reroll'), [], [FOE], foe);
    failed.do(
      { do: 'activate', squad: failed.squad(1, 0) },
      'keep',
      failed.fight(failed.figure(1, 0), failed.figure(0, 0)),
      'yellow',
      yellow(3),
      'yellow',
      yellow(2),
    );
    expect(failed.next).toBe('edge.ask.reroll');
    const held = bearing(grants('def-reroll'), [], [FOE], foe);
    held.do(
      { do: 'activate', squad: held.squad(1, 0) },
      'keep',
      held.fight(held.figure(1, 0), held.figure(0, 0)),
      'yellow',
      yellow(3),
      'yellow',
      yellow(3),
    );
    expect(held.next).toBe('edge.ask.counter');
  });

  it('EDGE-SQD-12, EDGE-MOV-16: granted Obstacle Crossing lets a figure through a full Space', () => {
    const wall = [{ card: 'titan', at: [[4, 3]] }] as const;
    const way = (t: Table) => {
      t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
      return t.refusal(
        t.move(t.figure(0, 0), [5, 3, 0], {
          via: [
            [4, 3],
            [5, 3],
          ],
        }),
      );
    };
    expect(way(bearing(grants('crossing'), wall, [militia({ at: [[0, 3, 0]] })]))).toEqual([]);
    expect(way(bearing(grants('att-reroll'), wall, [militia({ at: [[0, 3, 0]] })]))).toEqual(['EDGE-MOV-11']);
  });

  it('EDGE-CMB-10: whoever is granted no-counter is not Counter-Attacked when the Attack fails', () => {
    const plain = bearing(grants('crossing'));
    attack(plain, 1, 1);
    expect([plain.seat, plain.next]).toEqual([1, 'edge.ask.counter']);
    const safe = bearing(grants('no-counter'));
    attack(safe, 1, 1);
    expect(safe.events('attack.resolved')).toMatchObject([{ hit: false }]);
    expect(safe.seat).toBe(0);
  });
});

describe('deeds that are forbidden', () => {
  const forbids = (deed: 'activate' | 'fight' | 'counter' | 'shoot' | 'change-mode'): Aura => ({
    to: { whose: 'any', range: 1 },
    forbids: [deed],
  });

  it('to be Activated', () => {
    const t = bearing(forbids('activate'));
    expect(t.refusal({ do: 'activate', squad: t.squad(0, 0) })).toEqual(['EDGE-GEN-05']);
  });

  it('to fight', () => {
    const t = bearing(forbids('fight'));
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    expect(t.refusal(t.fight(t.figure(0, 0), t.figure(1, 0)))).not.toEqual([]);
  });

  it('to Counter-Attack', () => {
    const t = bearing(forbids('counter'));
    attack(t, 1, 1);
    expect(t.events('attack.resolved')).toMatchObject([{ hit: false }]);
    expect(t.seat).toBe(0);
  });

  it('to change Mode, at an Activation or by a card', () => {
    const flip: Partial<Action> = { effects: [{ do: 'mode', whom: 'user' }] };
    const table = (deed: 'change-mode' | 'shoot') =>
      scene({
        seats: [
          {
            squads: [militia({ upgrades: [{ card: 'totem', passive: true }] })],
            hand: ['flip'],
            deck: DECK,
            reserve: 2,
          },
          { squads: [FOE], deck: DECK },
        ],
        factions: factionsWith({
          flip: { upper: flip },
          totem: { upper: {}, lower: { passive: [forbids(deed)] }, attach: {} },
        }),
      });
    const bound = table('change-mode');
    expect(bound.refusal(bound.play(0, 'flip'))).toEqual(['EDGE-GEN-05']);
    bound.do({ do: 'activate', squad: bound.squad(0, 0) });
    expect(bound.refusal('change')).toEqual(['EDGE-GEN-05']);
    const free = table('shoot');
    free.do(free.play(0, 'flip'), { do: 'activate', squad: free.squad(0, 0) });
    expect(free.events('mode.changed')).toHaveLength(1);
    expect(free.refusal('change')).toEqual([]);
  });

  it('to shoot', () => {
    const factions = (deed: 'shoot' | 'fight') =>
      factionsWith({ totem: { upper: {}, lower: { passive: [forbids(deed as 'shoot')] }, attach: {} } });
    const table = (deed: 'shoot' | 'fight') =>
      scene({
        seats: [
          { squads: [militia({ upgrades: [{ card: 'totem', passive: true }] })], hand: ['shot'], deck: DECK },
          { squads: [FOE], deck: DECK },
        ],
        factions: factions(deed),
      });
    expect(table('shoot').refusal(table('shoot').play(0, 'shot'))).toEqual(['EDGE-GEN-05']);
    expect(table('fight').refusal(table('fight').play(0, 'shot'))).toEqual([]);
  });
});

describe('limits of use', () => {
  const limited = (limit: Limit, when?: Action['when']) => {
    const upper: Partial<Action> = {
      cost: { charges: 1 },
      limit,
      instant: true,
      effects: [{ do: 'recover', count: 1 }],
      ...(when && { when }),
    };
    const factions = factionsWith({ tool: { upper, attach: {} } });
    const own = militia({
      at: [
        [3, 3, 0],
        [3, 3, 6],
      ],
      upgrades: [{ card: 'tool', charges: 9 }],
    });
    const foes = militia({ at: [[3, 3, 1]] });
    return scene({
      seats: [
        { squads: [own], deck: DECK },
        { squads: [foes, militia({ at: [[0, 0, 0]] })], deck: DECK },
      ],
      factions,
      windows: true,
    });
  };
  const use = (t: Table) => ({ do: 'upgrade', card: t.card(0, 'tool'), half: 'upper' }) as const;
  const passTo = (t: Table, ask: string) => {
    while (asked(t) !== ask) t.do(PASS);
  };

  it('EDGE-UPG-13: once per Combat: not again before it is over, but in the next one', () => {
    const t = limited('exchange', ['combat-declared', 'before-attack']);
    passTo(t, 'edge.ask.turn');
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0, 0), t.figure(1, 0)));
    expect(t.next).toBe('edge.ask.window.combat-declared');
    t.do(use(t));
    passTo(t, 'edge.ask.die.attack');
    expect(t.events('upgrade.used')).toHaveLength(1);
    t.do('yellow', yellow(1), 'yellow', yellow(4));
    while (asked(t) !== 'edge.ask.step') t.do(asked(t) === 'edge.ask.counter' ? 'stop' : PASS);
    t.do(t.fight(t.figure(0, 0, 1), t.figure(1, 0)));
    expect(t.refusal(use(t))).toEqual([]);
  });

  it('EDGE-UPG-13: once per roll: again for the next roll', () => {
    const t = limited('roll', ['own-roll']);
    passTo(t, 'edge.ask.turn');
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0, 0), t.figure(1, 0)));
    passTo(t, 'edge.ask.die.attack');
    t.do('yellow', yellow(1));
    expect(t.next).toBe('edge.ask.window.own-roll');
    t.do(use(t));
    // The window opens again, but there is nothing left to use in it.
    expect(asked(t)).not.toBe('edge.ask.window.own-roll');
    passTo(t, 'edge.ask.die.defence');
    t.do('yellow', yellow(4));
    while (asked(t) !== 'edge.ask.step') t.do(asked(t) === 'edge.ask.counter' ? 'stop' : PASS);
    t.do(t.fight(t.figure(0, 0, 1), t.figure(1, 0)));
    passTo(t, 'edge.ask.die.attack');
    t.do('yellow', yellow(1));
    expect(t.refusal(use(t))).toEqual([]);
  });

  it('EDGE-UPG-13: once per match: not in a later turn either', () => {
    const t = limited('match');
    passTo(t, 'edge.ask.turn');
    t.do(use(t));
    passTo(t, 'edge.ask.turn');
    expect(t.refusal(use(t))).toEqual(['EDGE-UPG-13']);
    t.do({ do: 'end' });
    expect(t.state.uses.map(({ limit }) => limit)).toEqual(['match']);
  });
});
