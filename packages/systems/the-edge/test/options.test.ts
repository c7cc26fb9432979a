import { describe, expect, it } from 'vitest';
import type { Options } from '../src/book.js';
import { theEdgeGame } from '../src/game.js';
import { theEdge } from '../src/system.js';
import { cards, END, scene, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const HAND = ['slow', 'slow', 'slow'];
const DECK = ['jump', 'jump', 'jump', 'draw', 'draw', 'draw'];

const table = (
  options: Partial<Options>,
  own: SeatBody = {},
  foe: SeatBody = {},
  body: Partial<SceneBody> = {},
): Scene =>
  scene({
    seats: [
      { squads: [militia([0, 0, 0])], hand: HAND, deck: DECK, ...own },
      { squads: [militia([8, 0, 0])], hand: HAND, deck: DECK, ...foe },
    ],
    options,
    ...body,
  });

describe('More Crystals', () => {
  const harvest = (options: Partial<Options>, foe: SeatBody = {}, body: Partial<SceneBody> = {}) =>
    table(options, {}, foe, { begin: 'passive', sources: [[3, 1]], ...body }).state.seats.map(side => side.reserve);

  it('EDGE-OPT-02: when nobody controls a Source in a Passive turn, everybody gains a Crystal', () => {
    expect(harvest({ moreCrystals: true })).toEqual([1, 1]);
    expect(harvest({})).toEqual([0, 0]);
  });

  it('EDGE-OPT-02: but not if anybody does, even the other player', () => {
    expect(harvest({ moreCrystals: true }, { squads: [militia([4, 1, 4])] })).toEqual([0, 0]);
  });

  it('EDGE-OPT-02, R74: while the neutral pile lasts, the owner of the turn first', () => {
    expect(harvest({ moreCrystals: true }, {}, { crystals: 1 })).toEqual([1, 0]);
    expect(harvest({ moreCrystals: true }, {}, { crystals: 1, active: 1 })).toEqual([0, 1]);
    expect(harvest({ moreCrystals: true }, {}, { crystals: 0 })).toEqual([0, 0]);
  });
});

describe('Mulligan', () => {
  const begun = (options: Partial<Options>, own: SeatBody = {}): Scene =>
    table(options, own, {}, { begin: 'turn' }).do('active');

  it('EDGE-OPT-04, R76: at the start of an Active turn the whole hand goes back and as many cards come', () => {
    const t = begun({ mulligan: true });
    const hand = [...t.state.seats[0]!.hand.cards];
    expect(t.next).toBe('edge.ask.mulligan');
    t.do('mulligan');
    expect(t.state.seats[0]!.deck.list).toHaveLength(9);
    expect(t.state.seats[0]!.deck.list).toEqual(expect.arrayContaining(hand));
    const drawn = [hand[0]!, ...t.state.seats[0]!.deck.list.filter(card => !hand.includes(card)).slice(0, 2)];
    t.do(cards(...drawn));
    expect([...t.state.seats[0]!.hand.cards].sort()).toEqual([...drawn].sort());
    expect(t.state.seats[0]!.discard.cards).toEqual([]);
  });

  it('EDGE-OPT-04: once a match, and only in an Active turn', () => {
    const passing = (t: Scene): Scene => {
      while (t.next.startsWith('edge.ask.window')) t.do({ do: 'silence' });
      return t;
    };
    const t = begun({ mulligan: true }).do('mulligan');
    t.do(cards(...t.state.seats[0]!.deck.list.slice(0, 3)));
    passing(t).do(END, 'none', 'passive', 'active');
    expect(t.seat).toBe(0);
    expect(t.next).not.toBe('edge.ask.mulligan');
    expect(table({ mulligan: true }, {}, {}, { begin: 'turn' }).do('passive').next).toBe('edge.ask.declare');
    const later = begun({ mulligan: true }).do('no');
    passing(later).do(END, 'none', 'passive', 'active');
    expect(later.next).toBe('edge.ask.mulligan');
  });

  it('EDGE-OPT-04: only by agreement', () => {
    expect(begun({}).next).not.toBe('edge.ask.mulligan');
  });
});

describe('Buy VP', () => {
  const begun = (reserve: number, body: Partial<SceneBody> = {}, options: Partial<Options> = { buyVp: true }): Scene =>
    table(options, { reserve }, {}, { begin: 'turn', ...body });

  it('EDGE-OPT-05, R75: three Crystals of the Reserve go back to the neutral pile for one Victory Point', () => {
    const t = begun(4);
    const { crystals } = t.state;
    expect(t.next).toBe('edge.ask.buy-vp');
    t.do('buy');
    expect(t.state.marker).toBe(1);
    expect(t.state.crystals).toBe(crystals + 3);
    expect(t.state.seats[0]).toMatchObject({ reserve: 1, exhausted: 0 });
  });

  it('EDGE-OPT-05: once a turn, Active or Passive', () => {
    const t = begun(6).do('buy');
    expect(t.next).toBe('edge.ask.declare');
    expect(t.refusal('buy')).toEqual(['EDGE-OPT-05']);
    t.do('passive', 'passive');
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.buy-vp']);
  });

  it('EDGE-OPT-05: each way of being too late, or too poor, has its own sentence; without the option there is none', () => {
    const said = (t: Scene) => {
      const ruling = t.judge('buy');
      return ruling.ok ? [] : ruling.because.map(({ rule, say }) => [rule, say]);
    };
    expect(said(begun(6).do('buy'))).toEqual([['EDGE-OPT-05', 'edge.no.vp-bought']]);
    expect(said(begun(6).do('no'))).toEqual([['EDGE-OPT-05', 'edge.no.vp-declined']]);
    expect(said(begun(2))).toEqual([['EDGE-OPT-05', 'edge.no.vp-price']]);
    expect(said(begun(6, {}, {}))).toEqual([['EDGE-TURN-02', 'kernel.pick.unknown']]);
  });

  it('EDGE-OPT-05, R75: not with fewer than three real Crystals, not without the option, not with more players', () => {
    expect(begun(2).next).toBe('edge.ask.declare');
    expect(begun(3).next).toBe('edge.ask.buy-vp');
    expect(begun(3, {}, {}).next).toBe('edge.ask.declare');
    const three = scene({
      mode: 'ffa3',
      seats: [0, 8, 16].map(u => ({ squads: [militia([u, 0, 0])], reserve: 5 })),
      options: { buyVp: true },
      begin: 'turn',
    });
    expect(three.next).toBe('edge.ask.declare');
  });

  it('EDGE-OPT-05, EDGE-END-03 (edge case 50): the last step bought: the turn is played out, then it is won', () => {
    const t = begun(3, { marker: 9 }).do('buy');
    expect(t.events('end.pending')).toMatchObject([{ reason: 'track' }]);
    expect(t.next).toBe('edge.ask.declare');
    t.do('passive');
    expect(t.next).toBe('over');
    expect(theEdge.result(t.state).winners).toEqual([0]);
  });
});

describe('Reshuffle', () => {
  const drained = (options: Partial<Options>, discard: readonly string[]): Scene => {
    const t = table(options, { hand: ['draw'], deck: ['jump'], discard });
    return t.do(t.play(0, 'draw'), cards(...t.state.seats[0]!.deck.list));
  };

  it('EDGE-OPT-09, R79: an empty deck is made anew from the discard pile, and the draw goes on', () => {
    const t = drained({ reshuffle: true }, ['bolt', 'bolt', 'slow']);
    expect(t.events('deck.reshuffled')).toHaveLength(1);
    expect(t.events('end.pending')).toEqual([]);
    expect(t.next).toBe('edge.roll.draw');
    t.do(cards(...t.state.seats[0]!.deck.list.slice(0, 2)));
    expect(t.state.seats[0]!.hand.cards).toHaveLength(3);
  });

  it('EDGE-OPT-09: without the option it ends the match', () => {
    const t = drained({}, ['bolt', 'bolt', 'slow']);
    expect(t.events('deck.reshuffled')).toEqual([]);
    expect(t.events('end.pending')).toMatchObject([{ reason: 'deck' }]);
  });
});

describe('Strategic mode', () => {
  it('EDGE-OPT-11, R80: a hand of four or five, and no other', () => {
    const agreed = [3, 4, 5, 2, 6].map(handSize => theEdgeGame.setupFor({ options: { handSize } }).ok);
    expect(agreed).toEqual([true, true, true, false, false]);
  });

  it('EDGE-OPT-11: everybody refills up to it', () => {
    const t = table({ handSize: 5 });
    t.do(
      END,
      'none',
      cards(...t.state.seats[0]!.deck.list.slice(0, 2)),
      cards(...t.state.seats[1]!.deck.list.slice(0, 2)),
    );
    expect(t.state.seats.map(side => side.hand.cards.length)).toEqual([5, 5]);
  });
});

describe('Special Sources', () => {
  const TOUCHING = [4, 1, 4] as const;
  const special = (
    own: readonly SquadBody[],
    foe: readonly SquadBody[],
    options: Partial<Options> = { specialSources: true },
  ): Scene => table(options, { squads: own }, { squads: foe }, { begin: 'passive', sources: [[3, 1]] });
  const offered = (t: Scene): readonly unknown[] =>
    (t.prompt.shape as unknown as { options: readonly { id: unknown }[] }).options.map(({ id }) => id);
  const brutes = (part: Partial<SquadBody> = {}): SquadBody => ({
    card: 'brutes',
    at: [
      [6, 3, 0, 1, 2],
      [5, 3, 0, 1, 2],
    ],
    ...part,
  });
  const GUARD: SquadBody = { card: 'ghosts', at: [TOUCHING, [4, 1, 0]] };

  it('EDGE-OPT-12: a controlled Source gives its Crystal, and one more thing if one likes', () => {
    const t = special([{ ...GUARD, endurance: 0 }], [brutes()]);
    expect(t.state.seats[0]?.reserve).toBe(1);
    expect(t.next).toBe('edge.ask.special-source');
    expect(offered(t)).toEqual(['none', 'restore-0']);
    t.do('none');
    expect(t.state.squads[0]?.endurance).toBe(0);
    expect(special([{ ...GUARD, endurance: 0 }], [brutes()], {}).next).toBe('edge.ask.declare');
  });

  it('EDGE-OPT-13, R78: it removes an enemy figure of a Squad without Endurance: a kill like any other', () => {
    const t = special([GUARD], [brutes({ endurance: 0 }), { card: 'ghosts', at: [[7, 3, 4]] }]);
    const [first, second] = [t.figure(1, 0, 0), t.figure(1, 0, 1)];
    expect(offered(t)).toEqual(['none', `remove-${first}`, `remove-${second}`]);
    t.do(`remove-${second}`);
    expect(t.events('figure.killed')).toMatchObject([{ figure: second, by: 0, sacrificed: false }]);
    expect(t.state.marker).toBe(3);
  });

  it('EDGE-OPT-14, R78: or returns a killed figure to free hexes anywhere', () => {
    const t = special([{ card: 'ghosts', at: [TOUCHING, null] }], [brutes()]);
    expect(offered(t)).toEqual(['none', 'return-1']);
    t.do('return-1');
    expect(t.next).toBe('edge.ask.place');
    expect(t.refusal({ ...t.at(4, 1, 4), pushed: [] })).not.toEqual([]);
    // Base to base with an enemy, which deployment would forbid.
    expect(t.refusal({ ...t.at(6, 3, 3), pushed: [] })).toEqual([]);
    t.do({ ...t.at(6, 3, 3), pushed: [] });
    expect(t.state.figures[1]).toMatchObject(t.at(6, 3, 3));
  });

  it('EDGE-OPT-15, R41: or restores one Endurance token, never above the printed value', () => {
    const t = special([{ ...GUARD, endurance: 0 }, brutes({ endurance: 3 })], [militia([8, 0, 0])]);
    expect(offered(t)).toContain('restore-0');
    expect(offered(t)).not.toContain('restore-1');
    t.do('restore-0');
    expect(t.state.squads[0]?.endurance).toBe(1);
  });

  it('EDGE-OPT-12: one choice for each controlled Source, none for the others', () => {
    const sources = [
      [3, 1],
      [6, 1],
      [0, 6],
    ] as const;
    const squads: readonly SquadBody[] = [
      {
        card: 'ghosts',
        at: [
          [4, 1, 4],
          [7, 1, 4],
        ],
      },
      brutes({ endurance: 0 }),
    ];
    const t = table({ specialSources: true }, { squads }, {}, { begin: 'passive', sources });
    t.do('restore-1');
    expect(t.next).toBe('edge.ask.special-source');
    t.do('restore-1');
    expect(t.next).toBe('edge.ask.declare');
    expect(t.state.squads[1]?.endurance).toBe(2);
  });
});

describe('other Special Sources', () => {
  const rally = { name: { fr: 'Ralliement', en: 'Rally' }, effects: [{ do: 'vp', points: 1 }] } as const;
  const controlled = (options: Partial<Options>): Scene =>
    table(
      options,
      {
        squads: [
          {
            card: 'ghosts',
            at: [
              [4, 1, 4],
              [4, 1, 0],
            ],
          },
        ],
      },
      {},
      { begin: 'passive', sources: [[3, 1]] },
    );

  it('EDGE-OPT-16: other effects may be agreed on before the match', () => {
    const t = controlled({ specialSources: true, sourceEffects: [rally] });
    expect(t.next).toBe('edge.ask.special-source');
    t.do('agreed-0');
    expect(t.state.marker).toBe(1);
    expect(controlled({ sourceEffects: [rally] }).next).toBe('edge.ask.declare');
  });

  it('EDGE-OPT-16: only effects that need no target, no Squad and nothing to interrupt', () => {
    const agreed = (effect: unknown) =>
      theEdgeGame.setupFor({ options: { specialSources: true, sourceEffects: [{ ...rally, effects: [effect] }] } }).ok;
    expect(agreed({ do: 'draw', count: 1 })).toBe(true);
    expect(agreed({ do: 'wound', whom: { all: 'enemy' }, wounds: 1 })).toBe(true);
    expect(agreed({ do: 'wound', whom: 'user', wounds: 1 })).toBe(false);
    expect(agreed({ do: 'wound', whom: { target: 0 }, wounds: 1 })).toBe(false);
    expect(agreed({ do: 'cancel' })).toBe(false);
    expect(agreed({ do: 'magic' })).toBe(false);
  });
});
