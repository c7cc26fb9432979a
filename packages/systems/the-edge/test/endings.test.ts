import { describe, expect, it } from 'vitest';
import { theEdge } from '../src/system.js';
import { cards, END, scene, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';
import { anAction, factionsWith } from './customCards.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const riders = (...at: SquadBody['at']): SquadBody => ({ card: 'riders', at });
const HAND = ['slow', 'slow', 'slow'];

const table = (own: SeatBody, foe: SeatBody, body: Partial<SceneBody> = {}): Scene =>
  scene({
    seats: [
      { squads: [militia([0, 0, 0])], ...own },
      { squads: [militia([8, 0, 0])], ...foe },
    ],
    ...body,
  });

const winnersOf = (t: Scene) => theEdge.result(t.state).winners;

describe('wounds and deaths', () => {
  const bolted = (foe: readonly SquadBody[], body: Partial<SceneBody> = {}): Scene => {
    const t = table({ hand: ['bolt'] }, { squads: [...foe, militia([8, 0, 0])] }, body);
    return t.do(t.play(0, 'bolt'), t.figure(1, 0));
  };

  it('EDGE-WND-03, EDGE-WND-04 (edge case 9): three Wounds on one figure: the token, its life, and the rest is lost', () => {
    const t = bolted([
      {
        card: 'ghosts',
        at: [
          [3, 3, 0],
          [3, 3, 1],
        ],
      },
    ]);
    expect(t.events('figure.wounded')).toMatchObject([{ wounds: 3, lost: 1, killed: true }]);
    expect(t.events('figure.killed').map(({ figure }) => figure)).toEqual([t.figure(1, 0, 0)]);
    expect(t.state.figures[t.figure(1, 0, 0)]?.space).toBe(-1);
    expect(t.state.figures[t.figure(1, 0, 1)]?.space).toBe(t.space(3, 3));
  });

  it('EDGE-WND-03, EDGE-WND-01: as many tokens as Wounds save the figure', () => {
    const t = bolted([{ card: 'brutes', at: [[3, 3, 0, 1, 2]] }]);
    expect(t.events('figure.killed')).toEqual([]);
    expect(t.state.squads[t.squad(1, 0)]?.endurance).toBe(0);
  });

  it('EDGE-WND-05, EDGE-WND-07: a death gives the opponent the printed Endurance', () => {
    expect(bolted([riders([3, 3, 0, 1])]).state.marker).toBe(2);
    expect(bolted([{ ...riders([3, 3, 0, 1]), endurance: 0 }]).state.marker).toBe(2);
  });

  it('EDGE-WND-07, R13: the marker stops at the end of the track', () => {
    expect(bolted([riders([3, 3, 0, 1])], { marker: 9 }).state.marker).toBe(10);
  });

  it('EDGE-WND-05 (edge case 12): one’s own effect that kills one’s own figure gives the opponent points', () => {
    const t = table({ squads: [{ ...riders([3, 3, 0, 1], [3, 3, 3, 4]), endurance: 0 }], hand: ['volley'] }, {});
    t.do(t.play(0, 'volley', 'lower'));
    expect(t.events('figure.killed').map(({ by }) => by)).toEqual([0, 0]);
    expect(t.state.marker).toBe(-4);
  });

  it('EDGE-WND-06, EDGE-END-01 (edge case 13): Endurance 0: any Wound kills for 0 points, but may end the match', () => {
    const t = bolted([militia([3, 3, 0])]);
    expect(t.state.marker).toBe(0);
    expect(t.next).not.toBe('over');
    const last = table({ hand: ['bolt'] }, { squads: [militia([3, 3, 0])] });
    last.do(last.play(0, 'bolt'), last.figure(1, 0));
    expect(last.next).toBe('over');
    expect(winnersOf(last)).toEqual([0]);
  });
});

describe('deaths on both sides', () => {
  it('EDGE-END-03, R88, R89: the points of one instant move one by one, in the order of whoever resolves it, and the end of the track is seen on the way', () => {
    const factions = factionsWith({
      doom: { upper: { user: 'nobody', effects: [{ do: 'wound', whom: { all: 'any' }, wounds: 9 }] } },
    });
    const weak = (u: number): SquadBody => ({ ...riders([u, 3, 0, 1]), endurance: 0 });
    const strong = (u: number): SquadBody => ({ card: 'titan', at: [[u, 0]], endurance: 9 });
    const doomed = (marker: number): Scene => {
      const t = table(
        { squads: [weak(0), strong(1)], hand: ['doom'] },
        { squads: [weak(4), strong(7)] },
        { factions, marker },
      );
      return t.do(t.play(0, 'doom'));
    };
    const t = doomed(-9);
    // The riders of both sides fall in the same instant: whoever resolves it says whose points move first.
    expect([t.seat, t.next, t.state.marker]).toEqual([0, 'edge.ask.wounds', -9]);
    const theirsFirst = [t.figure(0, 0), t.figure(1, 0)];
    t.do(theirsFirst);
    expect(t.events('vp.gained').map(({ seat }) => seat)).toEqual([1, 0]);
    // Nine and two are too many: from the end it comes back by two, but the end was reached.
    expect(t.state.marker).toBe(-8);
    expect(t.events('end.pending')).toMatchObject([{ reason: 'track' }]);
    const other = doomed(-9);
    other.do([other.figure(1, 0), other.figure(0, 0)]);
    expect(other.state.marker).toBe(-9);
    expect(other.events('end.pending')).toEqual([]);
    // Where no end is near, nobody is asked for an order.
    const far = doomed(-7);
    expect([far.next, far.state.marker]).toEqual(['edge.ask.turn', -7]);
  });
});

describe('the end of a duel', () => {
  it('EDGE-END-02 (edge case 14): no figure for an instant is the end, whatever would have come back', () => {
    const t = table({ squads: [{ card: 'ghosts', at: [[3, 3, 0], null] }], hand: ['revival'] }, {});
    t.do(t.play(0, 'revival', 'lower'), [0]);
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([1]);
    const lives = table(
      { squads: [{ card: 'ghosts', at: [[3, 3, 0], null] }, militia([0, 4, 0])], hand: ['revival'] },
      {},
    );
    lives.do(lives.play(0, 'revival', 'lower'), 0, [0]);
    expect(lives.next).toBe('edge.ask.place');
  });

  it('EDGE-END-01, R15: both lose their last figures in one instant: the points decide', () => {
    const blast = factionsWith({
      doom: { upper: { user: 'nobody', effects: [{ do: 'wound', whom: { all: 'any' }, wounds: 9 }] } },
    });
    const doomed = (marker: number) => {
      const t = table({ hand: ['doom'] }, {}, { factions: blast, marker });
      return t.do(t.play(0, 'doom'));
    };
    expect(doomed(3).next).toBe('over');
    expect(winnersOf(doomed(3))).toEqual([0]);
    expect(winnersOf(doomed(-1))).toEqual([1]);
    expect(winnersOf(doomed(0))).toEqual([]);
  });

  /** A card of three Crystals, all paid in Victory Points, and one that kills a rider for two. */
  const tracked = (marker: number): Scene => {
    const squads = [militia([0, 0, 0])];
    const foe = { squads: [{ ...riders([3, 3, 0, 1]), endurance: 0 }, militia([8, 0, 0])], hand: HAND };
    const t = table({ squads, hand: ['costly', 'bolt', 'slow'] }, foe, { marker });
    return t.do(t.play(0, 'costly'), [0, 4]);
  };
  const finish = (t: Scene) =>
    t.do(END, 'none', cards(...t.state.seats[0]!.deck.list.slice(0, 3 - t.state.seats[0]!.hand.cards.length)));

  it('EDGE-END-03, R14: the marker at an end ends the match, after this turn', () => {
    const t = tracked(-6);
    expect(t.next).toBe('edge.ask.turn');
    finish(t);
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([1]);
    expect(finish(tracked(-5)).next).toBe('edge.ask.declare');
  });

  it('EDGE-END-04 (edge case 15): it is not undone when the marker moves back', () => {
    const t = tracked(-6);
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    expect(t.state.marker).toBe(-8);
    finish(t);
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([1]);
  });

  it('EDGE-END-04, EDGE-END-07: who had lost all points may still win', () => {
    const gains = factionsWith({ rally: { upper: anAction({ user: 'nobody', effects: [{ do: 'vp', points: 11 }] }) } });
    const t = table({ hand: ['costly', 'rally', 'slow'] }, { hand: HAND }, { marker: -6, factions: gains });
    t.do(t.play(0, 'costly'), [0, 4], t.play(0, 'rally'));
    expect(t.state.marker).toBe(1);
    t.do(END, 'none', cards(...t.state.seats[0]!.deck.list.slice(0, 2)));
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([0]);
  });

  /** Seat 0 draws its last two cards in the middle of its turn. */
  const drained = (marker: number): Scene => {
    const t = table({ hand: ['draw', 'slow'], deck: ['crystal', 'crystal'] }, { hand: HAND }, { marker });
    return t.do(t.play(0, 'draw'), cards(...t.state.seats[0]!.deck.list));
  };

  it('EDGE-END-05, R16 (edge case 18): the last card of a deck ends the match after the turn', () => {
    const t = drained(2);
    expect(t.events('end.pending')).toMatchObject([{ reason: 'deck' }]);
    expect(t.next).toBe('edge.ask.turn');
    t.do(END, 'none');
    expect(t.next).toBe('over');
  });

  it('EDGE-END-05: the card before the last does not', () => {
    const t = table({ hand: ['draw', 'slow'], deck: ['crystal', 'crystal', 'crystal'] }, { hand: HAND });
    t.do(t.play(0, 'draw'), cards(...t.state.seats[0]!.deck.list.slice(0, 2)));
    expect(t.events('end.pending')).toEqual([]);
  });

  it('EDGE-END-06, R95 (edge case 17): in the Final Step it ends at once: nobody else draws', () => {
    const t = table({ hand: ['slow', 'slow'], deck: ['crystal'] }, { hand: [] }, { marker: -3 });
    t.do(END, 'none', cards(...t.state.seats[0]!.deck.list));
    expect(t.next).toBe('over');
    expect(t.events('cards.drawn').map(({ seat }) => seat)).toEqual([0]);
    expect(winnersOf(t)).toEqual([1]);
  });

  it.each([
    [1, [0]],
    [-1, [1]],
    [0, []],
  ])('EDGE-END-07, EDGE-END-08: with the marker at %i', (marker, winners) => {
    const t = drained(marker).do(END, 'none');
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual(winners);
  });
});
