import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/effect.js';
import { granted, statOf } from '../src/stats.js';
import { theEdge } from '../src/system.js';
import { factionsWith } from './customCards.js';
import { DECK, ENEMY, FIRST, holding, MILITIA, OURS, playIt, RIDERS, SECOND } from './holding.js';
import { cards, scene, type SquadBody } from './scene.js';

describe('effects on Squads', () => {
  it('R41: restore returns tokens up to the printed value', () => {
    const t = holding([{ do: 'restore', whom: FIRST, tokens: 2 }], {
      action: { targets: [{ pick: 'squad', whose: 'yours' }] },
      own: { squads: [MILITIA, { ...RIDERS, endurance: 1 }] },
    });
    playIt(t, t.squad(0, 1));
    expect(t.events('endurance.changed')).toMatchObject([{ squad: t.squad(0, 1), by: 1 }]);
  });

  it('EDGE-WND-11: drain takes tokens and never a figure', () => {
    const foe = { squads: [{ card: 'riders', at: [[3, 3, 1, 2]], endurance: 1 }] } as const;
    const t = holding([{ do: 'drain', whom: FIRST, tokens: 3 }], {
      action: { targets: [{ pick: 'squad', whose: 'enemy' }] },
      foe,
    });
    playIt(t, t.squad(1, 0));
    expect(t.events('endurance.changed')).toMatchObject([{ by: -1 }]);
    expect(t.events('figure.killed')).toEqual([]);
  });

  it('EDGE-SQD-15: mode turns the card over, and back again', () => {
    const t = holding([{ do: 'mode', whom: 'user' }], { bySquad: true, own: { hand: ['it', 'it'] } });
    t.do(t.play(0, 'it'), t.squad(0, 0));
    expect(t.state.squads[t.squad(0, 0)]!.mode).toBe(1);
    t.do({ do: 'card', card: t.state.seats[0]!.hand.cards[0]!, half: 'upper' }, t.squad(0, 0));
    expect(t.state.squads[t.squad(0, 0)]!.mode).toBe(0);
  });

  it('EDGE-ACT-05: activate allows one Activation more, not before the first', () => {
    const t = holding([{ do: 'activate' }]);
    expect(t.refusal(t.play(0, 'it'))).toEqual(['EDGE-ACT-05']);
    t.do({ do: 'activate', squad: t.squad(0, 1) }, { do: 'stop' });
    expect(t.refusal({ do: 'activate', squad: t.squad(0, 0) })).toEqual(['EDGE-ACT-05']);
    playIt(t);
    expect(t.refusal({ do: 'activate', squad: t.squad(0, 0) })).toEqual([]);
  });

  it('EDGE-SQD-04, R34: bonuses add up and are clamped together', () => {
    const twice: Effect[] = [
      { do: 'bonus', whom: FIRST, stat: 'def', amount: -5, until: 'turn' },
      { do: 'bonus', whom: FIRST, stat: 'def', amount: 4, until: 'turn' },
    ];
    const t = holding(twice, { action: { targets: [ENEMY] } });
    playIt(t, t.figure(1, 0));
    expect(statOf(t.state, t.figure(1, 0), 'def')).toBe(1);
    expect(statOf(t.state, t.figure(1, 0, 1), 'def')).toBe(2);
  });

  it.each([
    ['turn', 'turn.ended', 0, true],
    ['turn', 'turn.began', 1, false],
    ['own-turn', 'turn.ended', 0, false],
    ['own-turn', 'turn.began', 1, false],
    ['own-turn', 'turn.began', 0, true],
    ['match', 'turn.ended', 0, false],
  ] as const)('a bonus until %s: after %s of seat %i it is gone: %s', (until, type, seat, gone) => {
    const t = holding([{ do: 'bonus', whom: FIRST, stat: 'def', amount: 2, until }], { action: { targets: [ENEMY] } });
    playIt(t, t.figure(1, 0));
    reduceNow(t, type === 'turn.ended' ? { type, seat } : { type, seat, turn: 9 });
    expect(statOf(t.state, t.figure(1, 0), 'def')).toBe(gone ? 2 : 4);
  });

  it('EDGE-SQD-08: grant gives a symbol to the whole Squad', () => {
    const t = holding([{ do: 'grant', whom: FIRST, grant: 'att-reroll', until: 'turn' }], {
      action: { targets: [{ pick: 'squad', whose: 'own' }] },
    });
    playIt(t, t.squad(0, 0));
    expect([t.figure(0, 0, 0), t.figure(0, 0, 1)].map(figure => granted(t.state, figure, 'att-reroll'))).toEqual([
      true,
      true,
    ]);
    expect(granted(t.state, t.figure(0, 1), 'att-reroll')).toBe(false);
  });
});

describe('status markers', () => {
  const status: Effect = { do: 'status', whom: { all: 'enemy' }, status: 'rooted', until: 'own-turn' };

  it('EDGE-BRD-06, EDGE-GEN-08, EDGE-GEN-10: they run out, and the player says who gets the last ones', () => {
    const foe = {
      squads: [
        {
          card: 'militia',
          at: [
            [3, 3, 1],
            [4, 3, 3],
            [5, 3, 0],
          ],
        },
      ],
    } as const;
    const t = holding([status], { foe });
    playIt(t);
    expect(t.prompt).toMatchObject({ ask: 'edge.ask.status-figures', shape: { min: 2, max: 2 } });
    t.do([t.figure(1, 0, 0), t.figure(1, 0, 2)]);
    expect(t.state.statuses.map(({ id }) => id)).toEqual([t.figure(1, 0, 0), t.figure(1, 0, 2)]);
    expect(t.state.figures[t.figure(1, 0, 0)]).toMatchObject(t.at(3, 3, 1));
  });

  it('EDGE-GEN-09: a marker without a limit never runs out', () => {
    const statuses = [
      { id: 'rooted', name: { fr: 'r', en: 'r' }, on: 'figure', auras: [{ to: 'bearer', forbids: ['move'] }] },
    ] as const;
    const foe = {
      squads: [
        {
          card: 'militia',
          at: [
            [3, 3, 1],
            [4, 3, 3],
            [5, 3, 0],
          ],
        },
      ],
    } as const;
    const t = holding([status], { foe, faction: { statuses } });
    playIt(t);
    expect(t.events('status.given')).toHaveLength(3);
  });

  it('what a status forbids is refused, and cleanse lifts it', () => {
    const mine: Effect = { do: 'status', whom: FIRST, status: 'rooted', until: 'match' };
    const action = { targets: [{ pick: 'figure', whose: 'own' }] } as const;
    const t = holding([mine], { action });
    playIt(t, t.figure(0, 0));
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    expect(t.refusal(t.move(t.figure(0, 0), [3, 3, 5]))).not.toEqual([]);
    expect(t.refusal(t.move(t.figure(0, 0, 1), [3, 3, 5]))).toEqual([]);
    const freed = holding([mine, { do: 'cleanse', whom: FIRST }], { action });
    playIt(freed, freed.figure(0, 0));
    expect(freed.state.statuses).toEqual([]);
  });
});

describe('effects on places', () => {
  it('EDGE-MOV-19, EDGE-MOV-20: reposition puts a figure where the card allows, by its player’s choice', () => {
    const t = holding([{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 2 } }], {
      action: { targets: [ENEMY] },
    });
    playIt(t, t.figure(1, 0));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.place']);
    expect(t.refusal({ ...t.at(6, 3, 0), pushed: [] })).toEqual(['EDGE-MOV-19']);
    t.do({ ...t.at(5, 3, 0), pushed: [] });
    expect(t.state.figures[t.figure(1, 0)]).toMatchObject(t.at(5, 3, 0));
  });

  it('EDGE-MOV-19, EDGE-PUSH-01, EDGE-PUSH-02, R47: it pushes smaller figures, never equal ones', () => {
    const action = { targets: [{ pick: 'figure', whose: 'own' }] } as const;
    const t = holding([{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 9 } }], { action });
    playIt(t, t.figure(0, 1));
    const over = t.at(4, 3, 3, 4);
    expect(t.refusal({ ...over, pushed: [] })).toEqual(['EDGE-PUSH-03']);
    t.do({ ...over, pushed: [t.at(4, 3, 0)] });
    expect(t.state.figures[t.figure(1, 0, 1)]).toMatchObject(t.at(4, 3, 0));
    const equal = holding([{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 9 } }], { action });
    playIt(equal, equal.figure(0, 0));
    expect(equal.refusal({ ...equal.at(4, 3, 3), pushed: [] })).toEqual(['EDGE-MOV-08']);
  });

  it('EDGE-MOV-19: a figure pulled into contact must touch', () => {
    const pull: Effect = { do: 'reposition', whom: SECOND, where: { of: FIRST, contact: true } };
    const t = holding([pull], { bySquad: true, action: { targets: [OURS, ENEMY] } });
    t.do(t.play(0, 'it'), t.squad(0, 1), t.figure(0, 1), t.figure(1, 0));
    expect(t.refusal({ ...t.at(2, 3, 0), pushed: [] })).toEqual(['EDGE-MOV-19']);
    expect(t.refusal({ ...t.at(1, 3, 2), pushed: [] })).toEqual([]);
  });

  it('EDGE-MOV-18: who is put into a trap’s Space sets it off', () => {
    const effects: Effect[] = [
      { do: 'token', token: 'snare', at: 0 },
      { do: 'reposition', whom: SECOND, where: { of: FIRST, range: 0 } },
    ];
    const t = holding(effects, { action: { targets: [{ pick: 'space', room: 1 }, ENEMY] } });
    playIt(t, t.space(6, 3), t.figure(1, 0), 1, { ...t.at(6, 3, 1), pushed: [] });
    expect(t.events('token.removed')).toHaveLength(1);
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(1, 0), by: 0 }]);
  });

  it('EDGE-GEN-07, EDGE-BRD-05: tokens lie on free hexes of the Space, as long as there are any left', () => {
    const t = holding([{ do: 'token', token: 'snare', at: 0 }], {
      action: { targets: [{ pick: 'space', room: 1 }] },
      own: { hand: ['it', 'it', 'it'] },
    });
    t.do(t.play(0, 'it'), t.space(3, 3));
    // Centre, petal 1 and petal 4 are taken.
    expect((t.prompt.shape as unknown as { options: { id: number }[] }).options.map(({ id }) => id)).toEqual([
      4, 8, 32, 64,
    ]);
    t.do(4);
    expect(t.state.tokens).toMatchObject([{ kind: 'faction', owner: 0, id: 'snare', ...t.at(3, 3, 2) }]);
    const again = () => ({ do: 'card', card: t.state.seats[0]!.hand.cards[0]!, half: 'upper' }) as const;
    t.do(again(), t.space(5, 5), 1);
    expect(t.refusal(again())).toEqual(['EDGE-GEN-07']);
  });

  it('EDGE-MOV-19: swap trades the places of two figures of one size', () => {
    const action = { targets: [OURS, { ...ENEMY, alike: FIRST }] } as const;
    const t = holding([{ do: 'swap', whom: FIRST, with: SECOND }], { bySquad: true, action });
    t.do(t.play(0, 'it'), t.figure(0, 0), t.figure(1, 0));
    expect(t.state.figures[t.figure(0, 0)]).toMatchObject(t.at(3, 3, 1));
    expect(t.state.figures[t.figure(1, 0)]).toMatchObject(t.at(3, 3, 0));
    // No enemy has a base of two hexes: the riders cannot use it.
    const without = holding([{ do: 'swap', whom: FIRST, with: SECOND }], {
      bySquad: true,
      action,
      own: { squads: [RIDERS] },
    });
    expect(without.refusal(without.play(0, 'it'))).toEqual(['EDGE-GEN-05']);
  });

  it('EDGE-WND-12, EDGE-SQD-16, R78: the dead return to free hexes, never above the dots', () => {
    const revive: Effect = { do: 'revive', whom: FIRST, figures: 3, near: { of: 'altar', range: 1 } };
    const t = holding([revive], {
      action: { onDead: true, targets: [{ pick: 'squad', whose: 'yours', missing: 'figures' }] },
      own: { altar: [5, 5] },
      foe: { squads: [{ card: 'militia', at: [[4, 5, 0]] }] },
    });
    playIt(t, t.squad(0, 1));
    expect(t.refusal({ ...t.at(3, 5, 0, 1), pushed: [] })).toEqual(['EDGE-WND-12']);
    expect(t.refusal({ ...t.at(5, 5, 0, 1), pushed: [] })).not.toEqual([]);
    // A smaller figure is not pushed aside for one that comes back.
    expect(t.refusal({ ...t.at(4, 5, 0, 1), pushed: [t.at(4, 5, 2)] })).toEqual(['EDGE-WND-12']);
    t.do({ ...t.at(6, 5, 0, 1), pushed: [] });
    // Riders are three, one was dead.
    expect(t.events('figure.returned')).toHaveLength(1);
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-WND-12: without a dead figure there is nothing to revive', () => {
    const action = { onDead: true } as const;
    const whole = { squads: [{ card: 'titan', at: [[3, 3]] }] } as const;
    const t = holding([{ do: 'revive', whom: 'user', figures: 1 }], {
      bySquad: true,
      action,
      own: whole,
      foe: { squads: [{ card: 'militia', at: [[5, 5, 0]] }] },
    });
    expect(t.refusal(t.play(0, 'it'))).toEqual(['EDGE-WND-12']);
  });
});

describe('effects on means', () => {
  const opponent = { targets: [{ pick: 'opponent' }] } as const;

  it('EDGE-GEN-07: Crystals come from the neutral pile as far as it lasts', () => {
    const t = holding([{ do: 'crystals', count: 3 }], { body: { crystals: 2 } });
    playIt(t);
    expect(t.state.seats[0]).toMatchObject({ reserve: 2 });
    expect(t.state.crystals).toBe(0);
  });

  it('EDGE-PAY-03: recover takes from the Exhausted Reserve, no more than is there', () => {
    const t = holding([{ do: 'recover', count: 2 }], { own: { exhausted: 1 } });
    playIt(t);
    expect(t.state.seats[0]).toMatchObject({ reserve: 1, exhausted: 0 });
  });

  it.each([
    [true, { reserve: 2 }, { reserve: 0, exhausted: 0 }],
    [undefined, { reserve: 0 }, { reserve: 0, exhausted: 2 }],
  ] as const)('EDGE-GEN-12: rob (keep: %s) moves Crystals and makes none', (keep, own, robbed) => {
    const t = holding([{ do: 'rob', from: 0, count: 3, ...(keep && { keep }) }], {
      action: opponent,
      foe: { reserve: 2 },
    });
    const total = () => t.state.crystals + t.state.seats.reduce((sum, side) => sum + side.reserve + side.exhausted, 0);
    const before = total();
    playIt(t, 1);
    expect(t.state.seats[0]).toMatchObject(own);
    expect(t.state.seats[1]).toMatchObject(robbed);
    expect(total()).toBe(before);
  });

  it('EDGE-CARD-15: a discard of choice is asked of its owner, one at random of chance', () => {
    const foe = { hand: ['crystal', 'draw'] };
    const chosen = holding([{ do: 'discard', from: 0, count: 1 }], { action: opponent, foe });
    playIt(chosen, 1);
    expect([chosen.seat, chosen.next]).toEqual([1, 'edge.ask.discard-effect']);
    chosen.do([chosen.card(1, 'draw')]);
    expect(chosen.state.seats[1]!.discard.cards).toEqual([chosen.card(1, 'draw')]);
    const random = holding([{ do: 'discard', from: 0, count: 1, random: true }], { action: opponent, foe });
    playIt(random, 1);
    random.do(cards(random.card(1, 'crystal')));
    expect(random.state.seats[1]!.discard.cards).toEqual([random.card(1, 'crystal')]);
    expect(random.state.seats[1]!.hand.cards).toHaveLength(1);
  });

  it('EDGE-GEN-10: Charges that do not suffice go where the player likes', () => {
    const squads = [{ ...MILITIA, upgrades: [{ card: 'mail' }, { card: 'blade' }] }, RIDERS];
    const t = holding([{ do: 'charge', whom: FIRST, charges: 1 }], {
      action: { targets: [{ pick: 'squad', whose: 'own' }] },
      own: { squads },
      body: { charges: 1 },
    });
    playIt(t, t.squad(0, 0));
    expect(t.next).toBe('edge.ask.charge');
    t.do([t.card(0, 'blade')]);
    expect(t.state.squads[t.squad(0, 0)]!.upgrades).toMatchObject([{ charges: 0 }, { charges: 1 }]);
  });

  it('EDGE-WND-07, EDGE-WND-10, EDGE-END-03: Victory Points move the marker and may end the match', () => {
    const t = holding([{ do: 'vp', points: 2 }], { body: { marker: 7 } });
    playIt(t);
    expect(t.state.marker).toBe(9);
    expect(t.state.ending).toBe('none');
    const last = holding([{ do: 'vp', points: 2 }], { body: { marker: 9 } });
    playIt(last);
    expect(last.state.marker).toBe(10);
    expect(last.state.ending).toBe('track');
  });

  it('EDGE-WND-10, EDGE-MULT-13, R69: with more players they are Captured from an opponent of one’s choice', () => {
    const factions = factionsWith({ it: { upper: { user: 'nobody', effects: [{ do: 'vp', points: 2 }] } } });
    const seats = [0, 1, 2].map(seat => ({
      squads: [{ card: 'militia', at: [[seat * 2, 3, 0]] }] as readonly SquadBody[],
      deck: DECK,
      hand: seat === 0 ? ['it'] : [],
      vpStart: seat === 1 ? 3 : 1,
    }));
    const t = scene({ mode: 'ffa3', seats, factions });
    t.do(t.play(0, 'it'));
    expect(t.next).toBe('edge.ask.capture-from');
    t.do(1);
    expect(t.events('vp.captured')).toMatchObject([{ by: 0, from: 1, count: 2 }]);
    const few = scene({ mode: 'ffa3', seats, factions });
    few.do(few.play(0, 'it'), 2);
    expect(few.events('vp.captured')).toMatchObject([{ by: 0, from: 2, count: 1 }]);
  });

  it('EDGE-BAN-04: a card may turn the Banner up', () => {
    const t = holding([{ do: 'banner' }], { own: { bannerUp: false } });
    playIt(t);
    expect(t.state.seats[0]!.bannerUp).toBe(true);
  });
});

function reduceNow(t: ReturnType<typeof holding>, event: Parameters<typeof theEdge.reduce>[1]): void {
  theEdge.reduce(t.state, event);
}
