import { describe, expect, it } from 'vitest';
import type { Action } from '../src/content/types.js';
import type { Aura, Effect } from '../src/effect.js';
import { firstStriker, mayCounter } from '../src/procedures/combat.js';
import { factionsWith } from './customCards.js';
import { asked, DECK, ENEMY, FIRST, holding, MILITIA, RIDERS } from './holding.js';
import { scene, yellow, type Scene, type SceneBody, type SquadBody } from './scene.js';

/** Combats, Shots and their windows, clause by clause. */

const name = { fr: 'x', en: 'x' };
const optionsOf = (t: Scene): unknown[] =>
  (t.prompt.shape as unknown as { options: readonly { id: unknown; barred?: unknown }[] }).options
    .filter(({ barred }) => barred === undefined)
    .map(({ id }) => id);
/** Passes until somebody is asked at this moment, or nobody is any more. */
function passTo(t: Scene, moment = '', seat = -1): Scene {
  const isThere = () => asked(t) === `edge.ask.window.${moment}` && (seat < 0 || t.seat === seat);
  while (asked(t).includes('window') && !isThere()) t.do({ do: 'pass' });
  return t;
}

describe('Re-roll symbols', () => {
  const brutes: SquadBody = { card: 'brutes', at: [[3, 3, 0, 3, 4]] };
  const wounding: Effect = { do: 'wound', whom: 'facing', wounds: 1 };

  it('EDGE-SQD-08, EDGE-SHT-15: beside ATT and DEF are for Attack and Defence rolls, not for Shots', () => {
    const t = holding([{ do: 'shot', shooter: 'each', affects: 'enemies', hit: [wounding] }], {
      bySquad: true,
      own: { squads: [brutes], reserve: 1 },
      foe: {
        squads: [
          {
            card: 'militia',
            at: [
              [3, 3, 1],
              [7, 0, 0],
            ],
          },
        ],
      },
    });
    t.do(t.play(0, 'it'), t.figure(0, 0), t.figure(1, 0), 'yellow', yellow(0));
    expect([asked(t), optionsOf(t)]).toEqual(['edge.ask.reroll', ['keep', 'recover', 'paid']]);
  });

  it('EDGE-SQD-08, EDGE-SQD-10: that of ATT for any Attack, that of DEF for a failed Defence alone', () => {
    const fought = (attack: number, defence: number) => {
      const t = holding([], {
        own: { squads: [{ card: 'militia', at: [[3, 3, 1]] }] },
        foe: { squads: [brutes, { card: 'militia', at: [[7, 0, 0]] }] },
      });
      t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0), t.figure(1, 0)));
      return t.do('yellow', yellow(attack), 'yellow', yellow(defence));
    };
    // ATT and DEF are 2: 4 against 3 is a hit, 3 against 3 is none.
    expect([asked(fought(2, 1)), optionsOf(fought(2, 1))]).toEqual(['edge.ask.reroll', ['keep', 'symbol']]);
    expect(asked(fought(1, 1))).toBe('edge.ask.counter');
    const answering = fought(1, 1).do('counter', 'yellow', yellow(3));
    expect([answering.seat, optionsOf(answering)]).toEqual([1, ['keep', 'symbol']]);
  });
});

describe('who may answer a failed Attack', () => {
  const table = (squads: SquadBody[], forbids?: 'counter' | 'fight') => {
    const auras: readonly Aura[] = forbids ? [{ to: 'bearer', forbids: [forbids] }] : [];
    const status = { id: 'x', name, on: 'squad', auras } as const;
    const t = holding([], { own: { squads }, faction: { statuses: [status] } });
    t.state.statuses = [{ on: 'squad', id: 0, status: 'x', until: 'match', seat: 0, depth: -1 }];
    return t;
  };

  it('EDGE-CMB-10, R32: with an ATT, unless it is forbidden or the attacker allows none', () => {
    const t = table([MILITIA]);
    const foe = t.figure(1, 0);
    expect([mayCounter(t.state, 0, foe), mayCounter(t.state, foe, 0)]).toEqual([true, true]);
    const bound = table([MILITIA], 'counter');
    expect([mayCounter(bound.state, 0, foe), mayCounter(bound.state, foe, 0)]).toEqual([false, true]);
    expect(mayCounter(table([MILITIA], 'fight').state, 0, foe)).toBe(true);
    const gun = table([{ card: 'gun', at: [[3, 3, 0, 6]] }]);
    expect(mayCounter(gun.state, 0, gun.figure(1, 0))).toBe(false);
    t.state.bonuses = [
      { on: 'figure', id: foe, stat: 'none', amount: 0, grant: 'no-counter', until: 'turn', seat: 1, depth: -1 },
    ];
    expect([mayCounter(t.state, 0, foe), mayCounter(t.state, foe, 0)]).toEqual([false, true]);
  });

  it('EDGE-CMB-10, EDGE-CMB-16: of the two it is the one that attacked whose grant counts', () => {
    const fought = (grants: 'attacker' | 'target') => {
      // The riders are quicker than the militia that begins.
      const t = holding([], {
        own: { squads: [{ card: 'militia', at: [[3, 3, 0]] }] },
        foe: { squads: [{ card: 'riders', at: [[3, 3, 1, 2]] }] },
      });
      const id = grants === 'attacker' ? t.figure(1, 0) : t.figure(0, 0);
      t.state.bonuses = [
        { on: 'figure', id, stat: 'none', amount: 0, grant: 'no-counter', until: 'turn', seat: 1, depth: -1 },
      ];
      t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)));
      expect(t.seat).toBe(1);
      return asked(t.do('yellow', yellow(1), 'yellow', yellow(4)));
    };
    expect([fought('target'), fought('attacker')]).toEqual(['edge.ask.counter', 'edge.ask.step']);
  });

  it('EDGE-SNK-01, R54: a Sneak Attack comes first, whatever the INI; of two the active player’s', () => {
    // The riders' INI is 4, the militia's 2.
    const t = table([MILITIA, RIDERS]);
    const [slow, quick, foe] = [t.figure(0, 0), t.figure(0, 1), t.figure(1, 0)];
    const first = (figures: readonly [number, number], sneaks: readonly [boolean, boolean]) =>
      firstStriker(t.state, { figures, sneaks });
    expect([first([quick, foe], [false, false]), first([foe, quick], [false, false])]).toEqual([0, 1]);
    expect([first([quick, foe], [false, true]), first([foe, quick], [true, false])]).toEqual([1, 0]);
    expect([first([slow, foe], [true, true]), first([foe, slow], [true, true])]).toEqual([0, 1]);
    expect([first([foe, quick], [true, true]), first([quick, foe], [true, true])]).toEqual([1, 0]);
    t.state.active = 1;
    expect([first([quick, foe], [true, true]), first([slow, foe], [false, false])]).toEqual([1, 1]);
    const gun = table([{ card: 'gun', at: [[3, 3, 0, 6]] }]);
    const of = (sneaks: readonly [boolean, boolean]) =>
      firstStriker(gun.state, { figures: [0, gun.figure(1, 0)], sneaks });
    expect([of([true, false]), of([false, true]), of([true, true]), of([false, false])]).toEqual([undefined, 1, 1, 1]);
  });
});

describe('who is asked in a window', () => {
  const instant = (when: NonNullable<Action['when']>, effects: readonly Effect[] = [{ do: 'crystals', count: 1 }]) =>
    ({ upper: { user: 'nobody', instant: true, when, effects }, lower: { when: [] } }) as const;
  const custom = {
    stop: instant(['action-announced'], [{ do: 'cancel' }]),
    again: instant(['own-roll']),
    late: instant(['final-step']),
  };
  /** Everybody has this card and nothing else to play; seat 0 also the others named. */
  const table = (hand: keyof typeof custom, body: Partial<SceneBody> = {}, ...more: string[]) => {
    const factions = factionsWith({ [hand]: custom[hand] }).map(faction => ({
      ...faction,
      cards: faction.cards.filter(({ id }) => id === hand || more.includes(id)),
      altar: { name },
      banner: { name, action: { name, cost: {}, when: [], effects: [] } },
    }));
    const squads = (seat: number): SquadBody[] => [
      { card: 'militia', at: [[seat * 2, 3, 0]] },
      ...(seat < 2 ? [{ card: 'riders', at: [[3, 2, seat * 3, seat * 3 + 1]] } satisfies SquadBody] : []),
    ];
    return scene({
      windows: true,
      factions,
      seats: Array.from({ length: body.mode === 'team' ? 4 : 2 }, (_, seat) => ({
        squads: squads(seat),
        deck: [hand],
        hand: seat === 0 ? [hand, ...more] : [hand],
      })),
      ...body,
    });
  };

  it('EDGE-CARD-13: nobody interrupts an Action of their own side; every enemy may', () => {
    const t = passTo(table('stop', { mode: 'team' }, 'crystal'));
    t.do(t.play(0, 'crystal'));
    const seats: number[] = [];
    for (passTo(t, 'action-announced'); asked(t).includes('action-announced'); t.do({ do: 'pass' })) seats.push(t.seat);
    expect(seats).toEqual([1, 3]);
  });

  it('EDGE-DICE-14: only whoever rolled is asked about the roll', () => {
    const t = passTo(table('again'));
    t.do({ do: 'activate', squad: t.squad(0, 1) });
    t.do(t.fight(t.figure(0, 1), t.figure(1, 1)), 'yellow', yellow(3));
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.window.own-roll']);
    t.do({ do: 'pass' }, 'yellow', yellow(3));
    expect([t.seat, asked(t)]).toEqual([1, 'edge.ask.window.own-roll']);
  });

  it('R63: who wishes to be silent is not asked again in this turn', () => {
    const t = passTo(table('again'));
    t.do({ do: 'activate', squad: t.squad(0, 1) });
    t.do(t.fight(t.figure(0, 1), t.figure(1, 1)), 'yellow', yellow(3), { do: 'silence' });
    expect(t.state.seats.map(({ silent }) => silent)).toEqual([true, false]);
    t.do('yellow', yellow(3), { do: 'pass' }, 'counter', 'yellow', yellow(3), { do: 'pass' }, 'yellow');
    t.do(yellow(3));
    // The second Defence of seat 0 is rolled, and it is not asked about it.
    expect(asked(t)).not.toBe('edge.ask.window.own-roll');
  });

  it('R63: after a play the window opens again, for everybody', () => {
    const t = passTo(table('late'));
    t.do({ do: 'end' });
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.window.final-step']);
    t.do({ do: 'pass' });
    expect(t.seat).toBe(1);
    t.do(t.play(1, 'late'));
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.window.final-step']);
    t.do({ do: 'pass' });
    expect(asked(t)).toBe('edge.ask.discard');
  });
});

describe('a shooter that reactions reach', () => {
  const react = (effect: Effect, when: NonNullable<Action['when']>) =>
    ({
      upper: { user: 'nobody', instant: true, when, targets: [ENEMY], effects: [effect] },
      lower: { when: [] },
    }) as const;
  const stun: Effect = { do: 'status', whom: FIRST, status: 'rooted', until: 'match' };
  const kill: Effect = { do: 'wound', whom: FIRST, wounds: 9 };
  const statuses = [{ id: 'rooted', name, on: 'figure', auras: [{ to: 'bearer', forbids: ['shoot'] }] }] as const;

  it.each([
    ['stunned before the die', stun, 'shot-declared', 0, 0],
    ['killed before the die', kill, 'shot-declared', 0, 0],
    ['stunned after the die', stun, 'shot-rolled', 1, 1],
    ['killed after the die', kill, 'shot-rolled', 1, 0],
  ] as const)('R55: %s', (_, effect, when, rolls, resolved) => {
    const t = scene({
      windows: true,
      factions: factionsWith({ react: react(effect, [when]) }, { statuses: [...statuses] }),
      seats: [
        {
          squads: [
            {
              card: 'militia',
              at: [
                [3, 3, 0],
                [0, 0, 0],
              ],
            },
          ],
          deck: DECK,
          hand: ['shot'],
        },
        {
          squads: [
            {
              card: 'militia',
              at: [
                [4, 3, 0],
                [7, 0, 0],
              ],
            },
          ],
          deck: DECK,
          hand: ['react'],
        },
      ],
    });
    passTo(t);
    t.do(t.play(0, 'shot'), 0, t.figure(1, 0));
    passTo(t, when, 1);
    if (when === 'shot-rolled') {
      t.do('yellow', yellow(4));
      passTo(t, when, 1);
    }
    t.do(t.play(1, 'react'), 0);
    passTo(t);
    expect([t.events('die.rolled').length, t.events('shot.resolved').length]).toEqual([rolls, resolved]);
    expect(t.state.exchanges).toEqual([]);
  });
});
