import { describe, expect, it } from 'vitest';
import type { Cost } from '../src/content/types.js';
import { seededRng } from '@banneret/kernel';
import { randomMove } from '../src/movement.js';
import { imagine, view } from '../src/view.js';
import { factionsWith } from './customCards.js';
import { asked, DECK, FIRST, holding, MILITIA, playIt, RIDERS } from './holding.js';
import { PASS, scene, yellow, type SeatBody, type Spot, type SquadBody } from './scene.js';

/** Paying, stepping and reacting, clause by clause. */

const FOE: SquadBody = { card: 'militia', at: [[3, 3, 1]] };

describe('what an Action costs besides Crystals', () => {
  const costing = (cost: Cost, own: SeatBody) =>
    holding([{ do: 'crystals', count: 1 }], { bySquad: true, action: { squad: 'militia', cost }, own });

  it('EDGE-CARD-07: further cards are discarded, by choice, and the card played is none of them', () => {
    const t = costing({ discard: 1 }, { hand: ['it', 'draw', 'costly'] });
    t.do(t.play(0, 'it'));
    expect(t.prompt).toMatchObject({ ask: 'edge.ask.discard-cost', seat: 0, shape: { min: 1, max: 1 } });
    expect(t.events('crystals.gained')).toEqual([]);
    const [it, costly] = [t.events('card.played')[0]!.move.card, t.card(0, 'costly')];
    t.do([costly]);
    expect(t.state.seats[0]!.discard.cards).toEqual([costly, it]);
    expect(t.state.seats[0]!.hand.cards).toEqual([t.card(0, 'draw')]);
    expect(t.events('crystals.gained')).toHaveLength(1);
  });

  it('EDGE-PAY-11: whoever has too few other cards cannot pay with them', () => {
    const few = costing({ discard: 1 }, { hand: ['it'] });
    expect(few.refusal(few.play(0, 'it'))).toEqual(['EDGE-PAY-11']);
    const enough = costing({ discard: 1 }, { hand: ['it', 'draw'] });
    expect(enough.refusal(enough.play(0, 'it'))).toEqual([]);
  });

  it('EDGE-PAY-11: of an Upgrade or the Banner all cards in hand may be discarded', () => {
    const name = { fr: 'x', en: 'x' };
    const action = { name, user: 'nobody', cost: { discard: 1 }, effects: [{ do: 'crystals', count: 1 }] } as const;
    const table = (hand: string[]) =>
      holding([], { own: { hand, squads: [MILITIA] }, faction: { banner: { name, action } } });
    expect(table(['draw']).refusal({ do: 'banner' })).toEqual([]);
    expect(table([]).refusal({ do: 'banner' })).toEqual(['EDGE-PAY-11']);
  });

  it('EDGE-CARD-07, EDGE-WND-09: a sacrifice and a discard of the same cost are both paid', () => {
    const t = costing({ sacrifice: 1, discard: 1 }, { hand: ['it', 'draw'] });
    t.do(t.play(0, 'it'));
    expect(asked(t)).toBe('edge.ask.sacrifice');
    t.do([t.figure(0, 0, 1)]);
    expect(asked(t)).toBe('edge.ask.discard-cost');
    t.do([t.card(0, 'draw')]);
    expect(t.events('figure.killed')).toMatchObject([{ figure: t.figure(0, 0, 1), sacrificed: true }]);
    expect(t.state.seats[0]!.hand.cards).toEqual([]);
    expect(t.state.marker).toBe(0);
  });

  it('EDGE-PAY-11: more figures than stand cannot be sacrificed, as many as stand can', () => {
    const refusal = (sacrifice: number) => {
      const t = costing({ sacrifice }, {});
      return t.refusal(t.play(0, 'it'));
    };
    // Two of the militia stand.
    expect([refusal(2), refusal(3)]).toEqual([[], ['EDGE-PAY-11']]);
  });

  it('EDGE-GEN-07: from an empty pile nothing comes, and nothing is told', () => {
    const t = holding([{ do: 'crystals', count: 1 }], { body: { crystals: 0 } });
    playIt(t);
    expect(t.events('crystals.gained')).toEqual([]);
    expect(t.state.seats[0]!.reserve).toBe(0);
  });
});

describe('steps of an Activation', () => {
  it('EDGE-ACT-01, EDGE-ACT-05: inside it nobody passes, ends the turn or activates again', () => {
    const t = holding([], {});
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    expect(asked(t)).toBe('edge.ask.step');
    for (const choice of [PASS, { do: 'silence' }, { do: 'end' }, { do: 'activate', squad: t.squad(0, 1) }])
      expect([choice, t.judge(choice).ok]).toEqual([choice, false]);
    expect(t.judge({ do: 'stop' }).ok).toBe(true);
  });

  it.each([
    [1, [true, false, false]],
    [3, [true, true, true]],
    [undefined, [true, true, false]],
  ] as const)('EDGE-MOV-01: a card that moves %s Spaces, whatever MOV says', (steps, reached) => {
    const t = holding([{ do: 'move', whom: FIRST, ...(steps !== undefined && { steps }) }], {
      action: { targets: [{ pick: 'figure', whose: 'own' }] },
      own: { squads: [{ card: 'militia', at: [[0, 5, 0]] }] },
    });
    playIt(t, t.figure(0, 0));
    const via = [
      [1, 5],
      [2, 5],
      [3, 5],
    ] as const;
    const legal = via.map(([u, v], i) => t.judge(t.move(t.figure(0, 0), [u, v, 0], { via: via.slice(0, i + 1) })).ok);
    expect(legal).toEqual(reached);
  });

  it('EDGE-ACT-03: a Move Action by a card is over when nobody can move any more, whatever is in hand', () => {
    const t = holding([{ do: 'move', whom: FIRST, steps: 1 }], {
      action: { targets: [{ pick: 'figure', whose: 'own' }] },
      own: { squads: [MILITIA, RIDERS], hand: ['it', 'draw'] },
    });
    playIt(t, t.figure(0, 0));
    t.do(t.move(t.figure(0, 0), [3, 3, 5]));
    expect(asked(t)).toBe('edge.ask.turn');
    t.do({ do: 'activate', squad: t.squad(0, 1) }, t.move(t.figure(0, 1), [1, 3, 1, 2]));
    t.do(t.move(t.figure(0, 1, 1), [1, 3, 4, 5]));
    // An Activation waits for what its player may still play.
    expect(asked(t)).toBe('edge.ask.step');
  });

  it('EDGE-CMB-02: a figure fights enemies that it touches, no friend and nobody further off', () => {
    const t = holding([], {
      own: {
        squads: [
          {
            card: 'militia',
            at: [
              [3, 3, 1],
              [3, 3, 0],
            ],
          },
        ],
      },
      foe: {
        squads: [
          {
            card: 'militia',
            at: [
              [3, 3, 2],
              [3, 3, 4],
            ],
          },
        ],
      },
    });
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    const fight = (target: number) => t.refusal(t.fight(t.figure(0, 0), target));
    expect(fight(t.figure(0, 0, 1))).toEqual(['EDGE-CMB-02']);
    expect(fight(t.figure(1, 0, 1))).toEqual(['EDGE-CMB-02']);
    expect(fight(t.figure(1, 0, 0))).toEqual([]);
  });

  it('EDGE-MOV-02: moves made up at random are legal, and go to other Spaces too', () => {
    const t = holding([], {});
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    const rng = seededRng(7);
    const figure = t.figure(0, 0);
    const moves = Array.from({ length: 30 }, () => randomMove(t.state, { figure, pushed: [] }, rng)!);
    for (const move of moves) expect(t.refusal({ do: 'move', figure, ...move })).toEqual([]);
    expect(new Set(moves.map(({ path }) => path.length))).toEqual(new Set([0, 1, 2]));
  });
});

describe('what a reaction changes', () => {
  const dodge = {
    instant: true,
    when: ['combat-declared', 'shot-declared'],
    user: 'nobody',
    targets: [{ pick: 'figure', whose: 'own' }],
  } as const;
  const factions = factionsWith({
    leap: { upper: { ...dodge, effects: [{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 9 } }] } },
    die: { upper: { ...dodge, effects: [{ do: 'sacrifice', whom: FIRST }] } },
  });
  const foes: SquadBody = {
    card: 'militia',
    at: [
      [3, 3, 1],
      [0, 1, 0],
    ],
  };
  const table = (hand: string) =>
    scene({
      windows: true,
      factions,
      seats: [
        { squads: [{ card: 'militia', at: [[3, 3, 0]] }], deck: DECK, hand: ['shot'] },
        { squads: [foes], deck: DECK, hand: [hand] },
      ],
    });
  type Table = ReturnType<typeof table>;
  const passTo = (t: Table, ask: string, seat: number) => {
    while (asked(t).includes('window') && !(asked(t) === ask && t.seat === seat)) t.do(PASS);
  };

  it.each(['leap', 'die'])('R55: a Combat that is broken off when it is declared has no attacker (%s)', card => {
    const t = table(card);
    passTo(t, '', 0);
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0), t.figure(1, 0)));
    passTo(t, 'edge.ask.window.combat-declared', 1);
    t.do(t.play(1, card), t.figure(1, 0));
    passTo(t, '', 0);
    if (card === 'leap') t.do({ ...t.at(6, 3, 0), pushed: [] });
    passTo(t, '', 0);
    expect(t.events('striker.chosen')).toEqual([]);
    expect(t.state.exchanges).toEqual([]);
  });

  it.each([
    ['stays in reach', [4, 3, 0], 1],
    ['leaps out of Range', [7, 3, 0], 0],
    ['leaps out of line', [4, 4, 0], 0],
  ] as const)('EDGE-SHT-11, EDGE-SHT-14: the target of a Shot %s', (_, to: Spot, rolls) => {
    const t = table('leap');
    passTo(t, '', 0);
    t.do(t.play(0, 'shot'), t.figure(0, 0), t.figure(1, 0));
    passTo(t, 'edge.ask.window.shot-declared', 1);
    t.do(t.play(1, 'leap'), t.figure(1, 0), { ...t.at(...to), pushed: [] });
    passTo(t, '', 0);
    if (rolls > 0) t.do('yellow', yellow(4));
    passTo(t, '', 0);
    expect(t.events('die.rolled')).toHaveLength(rolls);
    expect(t.events('shot.resolved')).toHaveLength(rolls);
    expect(t.state.exchanges).toEqual([]);
  });

  it('EDGE-SHT-03: a target that has died meanwhile is not shot at', () => {
    const t = table('die');
    passTo(t, '', 0);
    t.do(t.play(0, 'shot'), t.figure(0, 0), t.figure(1, 0));
    passTo(t, 'edge.ask.window.shot-declared', 1);
    t.do(t.play(1, 'die'), t.figure(1, 0));
    passTo(t, '', 0);
    expect(t.events('die.rolled')).toEqual([]);
    expect(t.events('shot.resolved')).toEqual([]);
    expect(t.state.exchanges).toEqual([]);
  });

  it('EDGE-BAN-02: with nothing but the Banner the active player is asked in windows, the other one is not', () => {
    const t = scene({
      windows: true,
      factions: factionsWith({}, { altar: { name: { fr: 'a', en: 'a' } } }),
      seats: [
        { squads: [MILITIA], deck: DECK },
        { squads: [FOE], deck: DECK },
      ],
    });
    passTo(t, '', 0);
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0), t.figure(1, 0)));
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.window.combat-declared']);
    expect(t.refusal({ do: 'banner' })).toEqual([]);
    t.do(PASS);
    expect(t.seat).toBe(0);
  });
});

describe('what may be in a hidden hand', () => {
  it('EDGE-GEN-03: a card that is attached in plain sight is imagined nowhere else', () => {
    const squads = [{ ...RIDERS, upgrades: [{ card: 'blade' }, { card: 'mail' }] }];
    const t = holding([], {
      foe: { squads, hand: ['draw', 'draw', 'costly'], deck: DECK },
      own: { squads: [MILITIA] },
    });
    const attached = [t.card(1, 'blade'), t.card(1, 'mail')];
    const rng = seededRng(3);
    for (let i = 0; i < 40; i++) {
      const { hand, deck } = imagine(view(t.state, 0), 0, rng).seats[1]!;
      for (const card of attached) expect([...hand.cards, ...deck.list]).not.toContain(card);
    }
  });

  it('R76: an empty hand is not taken back', () => {
    const begun = (hand: string[]) =>
      holding([], { own: { hand }, body: { begin: 'turn', options: { mulligan: true } } }).do('active').next;
    expect([begun(['draw']), begun([])]).toEqual(['edge.ask.mulligan', 'edge.ask.turn']);
  });
});

describe('donors of a Charge', () => {
  it('EDGE-UPG-14: with an empty pile a Charge comes from an Upgrade that has one, of one’s own, or from none', () => {
    const bearer = (charges: number) => [
      { card: 'mail', charges },
      { card: 'boots', charges: 0 },
    ];
    const table = (charges: number) =>
      scene({
        charges: 0,
        seats: [
          {
            squads: [{ ...RIDERS, upgrades: bearer(charges) }, MILITIA],
            deck: DECK,
            hand: ['blade'],
            reserve: 3,
          },
          { squads: [{ ...FOE, upgrades: [{ card: 'mail', charges: 1 }] }], deck: DECK },
        ],
      });
    const t = table(1);
    t.do({ do: 'attach', card: t.card(0, 'blade') }, t.squad(0, 1), 'pay');
    expect(asked(t)).toBe('edge.ask.donor');
    expect(t.refusal(t.card(0, 'boots'))).toEqual(['EDGE-UPG-14']);
    expect(t.refusal(t.card(0, 'mail'))).toEqual([]);
    expect(t.judge(t.card(1, 'mail')).ok).toBe(false);
    expect(t.judge(t.card(0, 'blade')).ok).toBe(false);
    const without = table(0);
    without.do({ do: 'attach', card: without.card(0, 'blade') }, without.squad(0, 1), 'pay');
    expect(asked(without)).toBe('edge.ask.turn');
  });
});
