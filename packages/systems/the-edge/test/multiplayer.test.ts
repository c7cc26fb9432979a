import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/book.js';
import { theEdge } from '../src/system.js';
import {
  cards,
  END,
  PASS,
  rolls,
  scene,
  yellow,
  type Scene,
  type SceneBody,
  type SeatBody,
  type SquadBody,
} from './scene.js';
import { beginning, table } from './setUp.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
/** Two Victory Points each, and without tokens to save them. */
const weakRiders = (...at: SquadBody['at']): SquadBody => ({ card: 'riders', endurance: 0, at });
const HAND = ['slow', 'slow', 'slow'];
/** Somebody for every seat, far from everybody else. */
const HOMES: readonly SquadBody[] = [militia([0, 0, 0]), militia([16, 0, 0]), militia([14, 6, 0]), militia([-3, 6, 0])];

const free = (mode: SceneBody['mode'], seats: readonly SeatBody[], body: Partial<SceneBody> = {}): Scene =>
  scene({
    mode: mode ?? 'ffa3',
    seats: seats.map((side, seat) => ({ hand: HAND, ...side, squads: [...(side.squads ?? []), HOMES[seat]!] })),
    ...body,
  });

const winnersOf = (t: Scene) => theEdge.result(t.state).winners;
const captured = (t: Scene) => t.events('vp.captured').map(({ by, from, count }) => [by, from, count]);
/** Ends the turn of seat 0 without a discard; it has played so many cards. */
const finish = (t: Scene, played: number): Scene =>
  t.do(END, 'none', ...(played > 0 ? [cards(...t.state.seats[0]!.deck.list.slice(0, played))] : []));

describe('more than two players', () => {
  it('EDGE-MULT-01, R09: two boards are joined without a seam', () => {
    const board = boardOf(table({ mode: 'ffa3' }));
    expect(board.spaces).toHaveLength(126);
    const t = free('ffa3', [{ squads: [militia([8, 0, 0])] }, {}, {}]);
    t.do({ do: 'activate', squad: 0 }, 'keep');
    expect(t.refusal(t.move(0, [9, 0, 0], { via: [[9, 0]] }))).toEqual([]);
  });

  it('EDGE-MULT-04, R22: the First Player names any player as Counter; the others act clockwise from there', () => {
    const t = beginning(table({ mode: 'ffa4' })).do(rolls(1, 6, 1, 1));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.role']);
    t.do(2);
    const asked: number[] = [];
    for (const u of [0, 4, 8, 12]) {
      asked.push(t.seat);
      t.do(t.space(u, 0));
    }
    expect(asked).toEqual([3, 0, 1, 2]);
    expect(t.state.active).toBe(2);
  });

  it.each(['ffa3', 'ffa4', 'team'] as const)('EDGE-MULT-05: ten Victory Point tokens each and no track (%s)', mode => {
    expect(table({ mode }).seats.map(side => side.vpStart)).toEqual(table({ mode }).seats.map(() => 10));
  });

  it('EDGE-MULT-08, EDGE-FFA-02, R90: turns go clockwise from the Counter player', () => {
    const t = free('ffa3', [{}, {}, {}], { begin: 'turn', active: 1 });
    const turns = [1, 2, 3, 4].map(() => {
      const { seat } = t;
      t.do('passive');
      return seat;
    });
    expect(turns).toEqual([1, 2, 0, 1]);
  });

  it('EDGE-MULT-09: a controlled Source yields two Crystals', () => {
    const harvest = (crystals?: number) =>
      free('ffa3', [{ squads: [militia([4, 1, 4])] }, {}, {}], {
        begin: 'passive',
        sources: [[3, 1]],
        ...(crystals !== undefined && { crystals }),
      }).state.seats[0]?.reserve;
    expect(harvest()).toBe(2);
    expect(harvest(1)).toBe(1);
  });

  it('EDGE-MULT-09, R93: with three sides only one of them may touch it', () => {
    const t = free('ffa3', [{ squads: [militia([4, 1, 4])] }, {}, { squads: [militia([2, 1, 1])] }], {
      begin: 'passive',
      sources: [[3, 1]],
    });
    expect(t.state.seats[0]?.reserve).toBe(0);
  });

  it('EDGE-MULT-10 (edge case 49): Crystals are replaced by Endurance, not by Victory Points', () => {
    const rich = free('ffa3', [
      { squads: [{ card: 'brutes', at: [[3, 3, 0, 1, 2]] }], hand: ['costly'], reserve: 1 },
      {},
      {},
    ]);
    rich.do(rich.play(0, 'costly'));
    const { bins } = rich.prompt.shape as unknown as { bins: readonly { id: unknown }[] };
    expect(bins.map(({ id }) => id)).toEqual(['crystals', 0]);
    const poor = free('ffa3', [{ hand: ['costly'], reserve: 3 }, {}, {}]);
    expect(poor.refusal(poor.play(0, 'costly'))).toEqual(['EDGE-PAY-11']);
  });

  it('EDGE-MULT-10: so a Red die is out of reach without Crystals and Endurance', () => {
    const t = free('ffa3', [{ squads: [militia([3, 3, 0])] }, { squads: [militia([3, 3, 1])] }, {}]);
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)));
    expect(t.next).toBe('edge.roll.attack');
  });

  it('EDGE-MULT-11, R84: the killer Captures the worth of the dead, by a card or in Combat', () => {
    const t = free('ffa3', [{ hand: ['bolt', 'slow'] }, {}, { squads: [weakRiders([6, 3, 0, 1])] }]);
    t.do(t.play(0, 'bolt'), t.figure(2, 0));
    expect(captured(t)).toEqual([[0, 2, 2]]);
    expect(t.state.seats[2]?.vpStart).toBe(8);
    expect(t.state.seats[0]?.vpCaptured).toEqual([0, 0, 2]);

    const fight = free('ffa3', [{ squads: [militia([3, 3, 3])] }, { squads: [weakRiders([3, 3, 0, 4])] }, {}]);
    fight.do({ do: 'activate', squad: 0 }, 'keep', fight.fight(0, fight.figure(1, 0)), yellow(1), yellow(1));
    fight.do('counter', yellow(4), yellow(1));
    expect(captured(fight)).toEqual([[0, 1, 2]]);
  });

  it('EDGE-MULT-11, R69: no more than its owner still has', () => {
    const t = free('ffa3', [{ hand: ['bolt'] }, {}, { squads: [weakRiders([6, 3, 0, 1])], vpStart: 1 }]);
    t.do(t.play(0, 'bolt'), t.figure(2, 0));
    expect(captured(t)).toEqual([[0, 2, 1]]);
  });

  it('EDGE-MULT-11, R71: a Sacrifice moves no tokens', () => {
    const t = free('ffa3', [{ squads: [weakRiders([6, 3, 0, 1], [6, 3, 3, 4], null)], hand: ['revival'] }, {}, {}]);
    t.do(t.play(0, 'revival', 'lower'), 0, [1]);
    expect(t.events('figure.killed')).toMatchObject([{ sacrificed: true }]);
    expect(t.state.seats[0]?.vpStart).toBe(10);
  });

  /** Seat 1 and seat 2 hold Instants while seat 0 has the turn. */
  const instants = (second: readonly string[], third: readonly string[]): Scene =>
    free('ffa3', [{}, { hand: second }, { hand: third }], { windows: true });
  const passTo = (t: Scene, seat: number, ask: string): void => {
    for (let passes = 0; passes < 20; passes++) {
      if (t.seat === seat && t.next === ask) return;
      t.do(PASS);
    }
  };
  const resolve = (t: Scene): void => {
    while (t.next === 'edge.ask.window.action-announced') t.do(PASS);
  };

  it('EDGE-MULT-12, R63: Instants are resolved in the order in which they are played', () => {
    const t = instants(['instant'], ['instant']);
    passTo(t, 1, 'edge.ask.window.open');
    t.do(t.play(1, 'instant'));
    passTo(t, 2, 'edge.ask.window.open');
    expect(t.events('bonus.given').map(({ id }) => id)).toEqual([1]);
    t.do(t.play(2, 'instant'));
    resolve(t);
    expect(t.events('bonus.given').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('EDGE-MULT-12: a card that strikes at an earlier Action comes before that Action’s bonus', () => {
    const t = instants(['instant'], ['counterspell']);
    passTo(t, 1, 'edge.ask.window.open');
    t.do(t.play(1, 'instant'));
    passTo(t, 2, 'edge.ask.window.action-announced');
    t.do(t.play(2, 'counterspell'));
    resolve(t);
    expect(t.events('exchange.cancelled')).toHaveLength(1);
    expect(t.events('bonus.given')).toEqual([]);
  });
});

describe('Free-for-all', () => {
  it('EDGE-FFA-01: 30 Crystals and Charges for three, 40 for four', () => {
    expect(table({ mode: 'ffa3' })).toMatchObject({ crystals: 30, charges: 30 });
    expect(table({ mode: 'ffa4' })).toMatchObject({ crystals: 40, charges: 40 });
  });

  it('EDGE-FFA-03: who dies by nobody else’s hand loses its tokens to nobody', () => {
    const t = free('ffa3', [{ squads: [weakRiders([6, 3, 0, 1])], hand: ['volley'] }, {}, {}]);
    t.do(t.play(0, 'volley', 'lower'), 0);
    expect(t.events('vp.lost')).toMatchObject([{ from: 0, count: 2 }]);
    expect(captured(t)).toEqual([]);
    expect(t.state.seats.map(side => side.vpStart)).toEqual([8, 10, 10]);
  });

  /** Seat 0 kills a rider of seat 2 and has Captured so much before. */
  const capturing = (before: readonly number[], part: SeatBody = {}): Scene => {
    const t = free('ffa3', [
      { hand: ['bolt', 'slow', 'slow'], vpCaptured: before },
      {},
      { squads: [weakRiders([6, 3, 0, 1])], ...part },
    ]);
    return t.do(t.play(0, 'bolt'), t.figure(2, 0));
  };

  it('EDGE-FFA-05 (edge case 47): four from each opponent win at once, four and three do not', () => {
    expect(capturing([0, 4, 1]).next).toBe('edge.ask.turn');
    expect(capturing([0, 3, 4]).next).toBe('edge.ask.turn');
    const won = capturing([0, 4, 2]);
    expect(won.next).toBe('over');
    expect(winnersOf(won)).toEqual([0]);
  });

  it('EDGE-FFA-06: who loses the last starting token is out; the turn is finished, then captures count', () => {
    const t = capturing([0, 1, 0], { vpStart: 2, vpCaptured: [5, 0, 0] });
    expect(t.events('seat.eliminated')).toMatchObject([{ seat: 2, reason: 'no-vp' }]);
    expect(t.next).toBe('edge.ask.turn');
    finish(t, 1);
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([0]);
    expect(capturing([0, 1, 0], { vpStart: 3 }).events('seat.eliminated')).toEqual([]);
  });

  it('EDGE-FFA-04, R67: who loses all figures is out, however much was Captured', () => {
    const t = scene({
      mode: 'ffa3',
      seats: [
        { squads: [HOMES[0]!], hand: ['bolt', 'slow', 'slow'], vpCaptured: [0, 1, 0] },
        { squads: [HOMES[1]!], hand: HAND },
        { squads: [militia([6, 3, 0])], hand: HAND, vpCaptured: [9, 0, 0] },
      ],
    });
    t.do(t.play(0, 'bolt'), t.figure(2, 0));
    expect(t.events('seat.eliminated')).toMatchObject([{ seat: 2, reason: 'wiped-out' }]);
    expect(t.next).toBe('edge.ask.turn');
    finish(t, 1);
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([0]);
  });

  it('EDGE-FFA-04, R68: when the player whose turn it is goes out, the turn is over', () => {
    const t = scene({
      mode: 'ffa3',
      seats: [
        { squads: [militia([6, 3, 0])], hand: ['volley'] },
        { squads: [HOMES[1]!], vpCaptured: [0, 0, 2] },
        { squads: [HOMES[2]!] },
      ],
    });
    t.do(t.play(0, 'volley', 'lower'));
    expect(t.next).toBe('over');
    expect(winnersOf(t)).toEqual([1]);
  });

  /** The deck of seat 0 runs out; then they are counted. */
  const counted = (seats: readonly SeatBody[]): readonly number[] => {
    const t = free('ffa3', [
      { hand: ['draw', 'slow'], deck: ['crystal', 'crystal'], ...seats[0] },
      seats[1] ?? {},
      seats[2] ?? {},
    ]);
    t.do(t.play(0, 'draw'), cards(...t.state.seats[0]!.deck.list));
    expect(t.next).toBe('edge.ask.turn');
    t.do(END, 'none');
    expect(t.next).toBe('over');
    return winnersOf(t);
  };

  it('EDGE-FFA-07: the last card of a deck: the turn is finished, the most Captured wins', () => {
    expect(counted([{ vpCaptured: [0, 3, 0] }, { vpCaptured: [2, 0, 2] }, {}])).toEqual([1]);
  });

  it('EDGE-FFA-08: ties: starting tokens kept, then Endurance, then figures', () => {
    expect(counted([{ vpStart: 9 }, { vpStart: 10 }, { vpStart: 9 }])).toEqual([1]);
    const strong: SquadBody = { card: 'brutes', at: [[9, 3, 0, 1, 2]] };
    const two: SquadBody = {
      card: 'brutes',
      at: [
        [12, 3, 0, 1, 2],
        [13, 3, 0, 1, 2],
      ],
    };
    expect(counted([{}, {}, { squads: [strong] }])).toEqual([2]);
    expect(counted([{}, { squads: [strong] }, { squads: [two] }])).toEqual([2]);
  });

  it('EDGE-FFA-08, R72: still equal: a draw between them', () => {
    expect(counted([{}, {}, {}])).toEqual([]);
    expect(counted([{ vpStart: 9 }, {}, {}])).toEqual([1, 2]);
  });
});
