import { HIDDEN } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { sideOf, type Options } from '../src/book.js';
import { statOf } from '../src/stats.js';
import type { State } from '../src/state.js';
import { theEdge } from '../src/system.js';
import { factionsWith } from './customCards.js';
import { cards, END, Scene, scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';
import { readyTable, table } from './setUp.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const weakRiders = (...at: SquadBody['at']): SquadBody => ({ card: 'riders', endurance: 0, at });
const HAND = ['slow', 'slow', 'slow'];
const HOMES: readonly SquadBody[] = [militia([0, 0, 0]), militia([16, 0, 0]), militia([14, 6, 0]), militia([-3, 6, 0])];

/** Seats 0 and 2 against 1 and 3, each with somebody at home. */
const teams = (seats: readonly SeatBody[], body: Partial<SceneBody> = {}): Scene =>
  scene({
    mode: 'team',
    seats: [0, 1, 2, 3].map(seat => {
      const side = seats[seat] ?? {};
      return { hand: HAND, ...side, squads: [...(side.squads ?? []), HOMES[seat]!] };
    }),
    ...body,
  });

const winnersOf = (t: Scene) => theEdge.result(t.state).winners;
const captured = (t: Scene) => t.events('vp.captured').map(({ by, from, count }) => [by, from, count]);

describe('Team vs Team', () => {
  it('EDGE-TEAM-01: 40 Crystals and 40 Charges', () => {
    expect(table({ mode: 'team' })).toMatchObject({ crystals: 40, charges: 40 });
  });

  it('EDGE-TEAM-02: two pairs, and turns alternate between them', () => {
    const t = teams([], { begin: 'turn' });
    const sides = [1, 2, 3, 4].map(() => {
      const side = sideOf(t.state, t.seat);
      t.do('passive');
      return side;
    });
    expect(sides).toEqual([0, 1, 0, 1]);
  });

  it('EDGE-TEAM-03: who is whose ally is known to all and needs no piece on the board', () => {
    const s = table({ mode: 'team' });
    expect([0, 1, 2, 3].map(seat => sideOf(theEdge.view(s, 3), seat))).toEqual([0, 1, 0, 1]);
    expect(s.tokens).toEqual([]);
  });

  it('EDGE-TEAM-04 (edge case 48): an ally’s kill: the owner says which enemy Captures the tokens', () => {
    const t = teams([
      { hand: ['volley'], squads: [militia([6, 3, 0])] },
      {},
      { squads: [weakRiders([6, 3, 3, 4])] },
      {},
    ]);
    t.do(t.play(0, 'volley', 'lower'), 0);
    expect([t.seat, t.next]).toEqual([2, 'edge.ask.captor']);
    expect(t.refusal(0)).not.toEqual([]);
    t.do(3);
    expect(captured(t)).toEqual([[3, 2, 2]]);
  });

  it('EDGE-TEAM-04: so does the death of one’s own figure by one’s own hand', () => {
    const t = teams([{ hand: ['volley'], squads: [weakRiders([6, 3, 0, 1])] }]);
    t.do(t.play(0, 'volley', 'lower'), 0);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.captor']);
    t.do(1);
    expect(captured(t)).toEqual([[1, 0, 2]]);
  });

  it('EDGE-TEAM-04: an enemy’s kill is the enemy’s', () => {
    const t = teams([{ hand: ['bolt'] }, { squads: [weakRiders([6, 3, 0, 1])] }]);
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    expect(captured(t)).toEqual([[0, 1, 2]]);
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-TEAM-05: who loses all figures loses for the team, at once', () => {
    const t = scene({
      mode: 'team',
      seats: [
        { squads: [HOMES[0]!], hand: ['bolt'] },
        { squads: [militia([6, 3, 0])], vpCaptured: [5, 0, 2, 0] },
        { squads: [HOMES[2]!] },
        { squads: [HOMES[3]!] },
      ],
    });
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([0, 2]);
  });

  it('EDGE-TEAM-06: eight Captured by both together win at once, seven do not', () => {
    const capturing = (by: readonly number[], ally: readonly number[]): Scene => {
      const t = teams([
        { hand: ['bolt'], vpCaptured: by },
        { squads: [weakRiders([6, 3, 0, 1])] },
        { vpCaptured: ally },
      ]);
      return t.do(t.play(0, 'bolt'), t.figure(1, 0));
    };
    expect(capturing([0, 2, 0, 1], [0, 2, 0, 0]).next).toBe('edge.ask.turn');
    const won = capturing([0, 2, 0, 1], [0, 2, 0, 1]);
    expect(won.next).toBe('over');
    expect(winnersOf(won)).toEqual([0, 2]);
  });

  it('EDGE-TEAM-07: who loses the last starting token loses for the team, at once', () => {
    const losing = (vpStart: number): Scene => {
      const t = teams([{ hand: ['bolt'] }, { squads: [weakRiders([6, 3, 0, 1])], vpStart }]);
      return t.do(t.play(0, 'bolt'), t.figure(1, 0));
    };
    expect(losing(3).next).toBe('edge.ask.turn');
    expect(losing(2).next).toBe('over');
    expect(winnersOf(losing(2))).toEqual([0, 2]);
  });

  /** The deck of seat 0 runs out; then the teams are counted. */
  const counted = (seats: readonly SeatBody[]): readonly number[] => {
    const t = teams([{ hand: ['draw', 'slow'], deck: ['crystal', 'crystal'], ...seats[0] }, ...seats.slice(1)]);
    t.do(t.play(0, 'draw'), cards(...t.state.seats[0]!.deck.list));
    expect(t.next).toBe('edge.ask.turn');
    t.do(END, 'none');
    expect(t.next).toBe('over');
    return winnersOf(t);
  };

  it('EDGE-TEAM-08: the last card of a deck: the turn is finished, then both piles of a team are added', () => {
    expect(
      counted([{ vpCaptured: [0, 3, 0, 0] }, { vpCaptured: [2, 0, 0, 0] }, {}, { vpCaptured: [2, 0, 0, 0] }]),
    ).toEqual([1, 3]);
  });

  it('EDGE-TEAM-09: ties: starting tokens of the team, then Endurance, then figures', () => {
    expect(counted([{ vpStart: 9 }, {}, {}, {}])).toEqual([1, 3]);
    const one: SquadBody = { card: 'brutes', at: [[9, 3, 0, 1, 2]] };
    const two: SquadBody = {
      card: 'brutes',
      at: [
        [12, 3, 0, 1, 2],
        [13, 3, 0, 1, 2],
      ],
    };
    expect(counted([{}, {}, { squads: [one] }, {}])).toEqual([0, 2]);
    expect(counted([{}, { squads: [two] }, { squads: [one] }, {}])).toEqual([1, 3]);
    expect(counted([])).toEqual([]);
  });
});

describe('allies', () => {
  const blessing = factionsWith({
    bless: {
      upper: {
        user: 'nobody',
        cost: { crystals: 1 },
        targets: [{ pick: 'figure', whose: 'yours' }],
        effects: [{ do: 'bonus', whom: { target: 0 }, stat: 'att', amount: 2, until: 'turn' }],
      },
    },
  });

  it('EDGE-TEAM-10: "your" on a card covers allies; the acting player names the figure and pays', () => {
    const t = teams([{ hand: ['bless'], reserve: 1 }, {}, {}, {}], { factions: blessing });
    t.do(t.play(0, 'bless'));
    expect(t.seat).toBe(0);
    expect(t.refusal(t.figure(2, 0))).toEqual([]);
    expect(t.refusal(t.figure(1, 0))).not.toEqual([]);
    t.do(t.figure(2, 0));
    if (t.next === 'edge.ask.pay') t.do('pay');
    expect(statOf(t.state, t.figure(2, 0), 'att')).toBe(4);
    expect(t.state.seats.map(side => side.exhausted)).toEqual([1, 0, 0, 0]);
  });

  it('EDGE-TEAM-11: but not the rules: nobody activates an ally’s Squad', () => {
    const t = teams([]);
    expect(t.refusal({ do: 'activate', squad: t.squad(2, 0) })).toEqual(['EDGE-TEAM-11']);
    expect(t.refusal({ do: 'activate', squad: t.squad(0, 0) })).toEqual([]);
  });

  it('EDGE-TEAM-11: nor pays with an ally’s Endurance', () => {
    const t = teams([{ hand: ['costly'], reserve: 3 }, {}, { squads: [{ card: 'brutes', at: [[6, 3, 0, 1, 2]] }] }]);
    expect(t.refusal(t.play(0, 'costly'))).toEqual(['EDGE-PAY-11']);
  });

  it('EDGE-TEAM-11, R70: nor harvests by an ally’s figure, which does not contest the Source either', () => {
    const harvest = (own: readonly SquadBody[]) =>
      teams([{ squads: own }, {}, { squads: [militia([2, 1, 1])] }], { begin: 'passive', sources: [[3, 1]] }).state
        .seats[0]?.reserve;
    expect(harvest([])).toBe(0);
    expect(harvest([militia([4, 1, 4])])).toBe(2);
  });

  const handsSeenBy = (viewer: number, options: Partial<Options>): readonly number[] => {
    const s: State = readyTable({ mode: 'team', options });
    theEdge.reduce(s, { type: 'deck.built', seat: 0, cards: [0, 1, 2, 3, 4, 5], ordered: false });
    const t = new Scene(s, [{ proc: 'draw', step: 'begin', vars: { seat: 0, count: 2 } }], false);
    t.do(cards(4, 1));
    return theEdge.view(t.state, viewer).seats[0]!.hand.cards;
  };

  it('EDGE-TEAM-13: allies may show each other their cards: an option of the match, and nobody else sees them', () => {
    expect(handsSeenBy(2, { alliesShowHands: true })).toEqual([1, 4]);
    expect(handsSeenBy(2, { alliesShowHands: false })).toEqual([HIDDEN, HIDDEN]);
    expect(handsSeenBy(1, { alliesShowHands: true })).toEqual([HIDDEN, HIDDEN]);
  });
});
