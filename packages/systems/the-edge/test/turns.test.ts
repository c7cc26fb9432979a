import { describe, expect, it } from 'vitest';
import { cards, END, scene, STOP, yellow, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const FOE: SquadBody = militia([6, 0, 0], [6, 0, 4]);
const DECK = ['jump', 'jump', 'jump', 'draw', 'draw', 'draw'];

const table = (own: SeatBody = {}, foe: SeatBody = {}, body: Partial<SceneBody> = {}): Scene =>
  scene({
    seats: [
      { squads: [militia([3, 3, 0], [3, 3, 4]), { card: 'riders', at: [[0, 4, 0, 1]] }], deck: DECK, ...own },
      { squads: [FOE], deck: DECK, ...foe },
    ],
    ...body,
  });

/** Draws the first cards that a deck still has. */
const top = (t: Scene, seat: number, count: number) => cards(...t.state.seats[seat]!.deck.list.slice(0, count));

/** An Active turn in which nobody does anything. */
function idle(t: Scene): void {
  t.do('active');
  while (t.next.startsWith('edge.ask.window')) t.do({ do: 'silence' });
  t.do(END, 'none');
}

describe('turns', () => {
  it('EDGE-TURN-01, EDGE-SET-36, EDGE-SET-18: whole turns alternate, the Counter player first', () => {
    const t = table(
      { hand: ['bolt', 'bolt', 'bolt'] },
      { hand: ['bolt', 'bolt', 'bolt'] },
      { begin: 'turn', active: 1 },
    );
    const owners: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      owners.push(t.seat);
      t.do('passive');
    }
    expect(owners).toEqual([1, 0, 1, 0]);
    expect(t.events('turn.ended').map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
  });

  it('EDGE-TURN-02: its owner must declare it Active or Passive, as often the same as one likes', () => {
    const t = table({ hand: ['bolt', 'bolt', 'bolt'] }, { hand: ['bolt', 'bolt', 'bolt'] }, { begin: 'turn' });
    expect(t.next).toBe('edge.ask.declare');
    expect(t.refusal('active')).toEqual([]);
    expect(t.refusal('passive')).toEqual([]);
    expect(t.refusal('neither')).not.toEqual([]);
    t.do('passive', 'passive', 'passive', 'passive');
    expect(t.seat).toBe(0);
    expect(t.refusal('passive')).toEqual([]);
    idle(t);
    idle(t);
    expect(t.seat).toBe(0);
    expect(t.refusal('active')).toEqual([]);
  });

  it('EDGE-TURN-03: My Turn passes with the turn', () => {
    const t = table({ hand: ['bolt', 'bolt', 'bolt'] }, { hand: ['bolt', 'bolt', 'bolt'] }, { begin: 'turn' });
    expect(t.state.active).toBe(0);
    t.do('passive');
    expect(t.state.active).toBe(1);
  });

  it('EDGE-TURN-04, R27: after a Passive turn all refill too, without a discard', () => {
    const t = table({ hand: ['bolt'] }, { hand: ['bolt', 'bolt'] }, { begin: 'turn' });
    t.do('passive', top(t, 0, 2), top(t, 1, 1));
    expect(t.state.seats.map(side => side.hand.cards.length)).toEqual([3, 3]);
    expect(t.events('card.discarded')).toEqual([]);
  });
});

describe('Active turns', () => {
  it('EDGE-ACT-01, R29: nothing has to be done; the Final Step comes all the same', () => {
    const t = table({ hand: ['bolt'] });
    t.do(END);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.discard']);
  });

  it('EDGE-ACT-01, EDGE-ACT-03: Banner, cards and Activation in any order', () => {
    const t = table({ hand: ['crystal', 'crystal'] });
    t.do(t.play(0, 'crystal'), { do: 'activate', squad: 0 }, 'keep', t.move(0, [4, 3, 0]), STOP);
    t.do({ do: 'banner' }, t.play(0, 'crystal'));
    expect(t.state.seats[0]).toMatchObject({ reserve: 4, bannerUp: false });
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-ACT-03: cards in the middle of a Move, between Move and Combat, and between two fights', () => {
    const own = { squads: [militia([3, 3, 0], [3, 3, 4])], hand: ['crystal', 'crystal', 'crystal'] };
    const t = table(own, { squads: [militia([4, 3, 0], [4, 3, 3])] });
    const crystal = () => t.do(t.play(0, 'crystal'));
    t.do({ do: 'activate', squad: 0 }, 'keep', t.move(0, [4, 3, 1]));
    crystal().do(t.move(1, [4, 3, 2]));
    crystal().do(t.fight(0, t.figure(1, 0, 0)), 'yellow', yellow(4), 'yellow', yellow(1));
    crystal();
    expect(t.state.seats[0]?.reserve).toBe(3);
    expect(t.next).toBe('edge.ask.step');
    expect(t.refusal(t.fight(1, t.figure(1, 0, 1)))).toEqual([]);
  });

  it('EDGE-ACT-04: a card may concern a Squad that is not the activated one', () => {
    const t = table({ hand: ['march'] });
    t.do({ do: 'activate', squad: 0 }, 'keep', STOP, t.play(0, 'march'), 1);
    t.do(t.move(t.figure(0, 1), [2, 4, 0, 1]));
    expect(t.events('figure.moved')).toMatchObject([{ figure: t.figure(0, 1) }]);
  });

  it('EDGE-ACT-05, R86: one Squad of one’s own, with somebody alive, and no second one', () => {
    const t = table({ squads: [militia([3, 3, 0]), { card: 'riders', at: [] }, { card: 'ghosts', at: [[0, 4, 0]] }] });
    expect(t.refusal({ do: 'activate', squad: 1 })).toEqual(['EDGE-ACT-05']);
    expect(t.refusal({ do: 'activate', squad: t.squad(1, 0) })).not.toEqual([]);
    t.do({ do: 'activate', squad: 0 }, 'keep', STOP);
    expect(t.refusal({ do: 'activate', squad: 2 })).toEqual(['EDGE-ACT-05']);
  });

  it('EDGE-ACT-06, EDGE-SQD-14 (edge case 45): Mode is changed once, before anybody acts', () => {
    const t = table({ reserve: 2 });
    t.do({ do: 'activate', squad: 0 });
    expect(t.next).toBe('edge.ask.mode');
    t.do('keep', t.move(0, [4, 3, 0]));
    expect(t.next).toBe('edge.ask.step');
    expect(t.refusal('change')).not.toEqual([]);
    expect(t.state.squads[0]?.mode).toBe(0);
  });

  it('EDGE-ACT-07, EDGE-ACT-09: one Move and one Combat Action for each figure, all, some or none', () => {
    const t = table({}, { squads: [militia([4, 3, 0], [4, 3, 3], [6, 0, 0])] });
    t.do({ do: 'activate', squad: 0 }, 'keep', t.move(0, [4, 3, 1]));
    expect(t.refusal(t.move(0, [4, 3, 2]))).toEqual(['EDGE-MOV-02']);
    expect(t.refusal(t.move(1, [2, 3, 0]))).toEqual([]);
    t.do(t.fight(0, t.figure(1, 0)), 'yellow', yellow(4), 'yellow', yellow(1));
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-ACT-08, R30: Move first or Combat first, never mixed', () => {
    const t = table(
      { squads: [militia([3, 3, 0], [3, 3, 4], [3, 3, 2])] },
      { squads: [militia([3, 3, 1], [3, 3, 3])] },
    );
    const foe = t.figure(1, 0);
    t.do({ do: 'activate', squad: 0 }, 'keep', t.move(1, [2, 3, 0]), t.fight(0, foe));
    t.do('yellow', yellow(4), 'yellow', yellow(1));
    // The Combat Action has closed the Move Action: the third figure stays where it is.
    expect(t.refusal(t.move(2, [4, 3, 0]))).toEqual(['EDGE-ACT-08']);
    expect(t.refusal(t.fight(2, t.figure(1, 0, 1)))).toEqual([]);
    // Who has fought has fought.
    expect(t.refusal(t.fight(0, t.figure(1, 0, 1)))).toEqual(['EDGE-CMB-02']);
  });

  it('EDGE-ACT-08: and the other way round', () => {
    const t = table(
      { squads: [militia([3, 3, 0], [3, 3, 4], [3, 3, 2])] },
      { squads: [militia([3, 3, 1], [3, 3, 3])] },
    );
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)), 'yellow', yellow(4), 'yellow', yellow(1));
    t.do(t.move(0, [4, 3, 0]));
    expect(t.refusal(t.fight(2, t.figure(1, 0, 1)))).toEqual(['EDGE-ACT-08']);
    expect(t.refusal(t.move(2, [2, 3, 0]))).toEqual([]);
    expect(t.refusal(t.move(0, [3, 3, 0]))).toEqual(['EDGE-MOV-02']);
  });

  it('EDGE-ACT-10: the active player may discard one card, and no more', () => {
    const t = table({ hand: ['bolt', 'crystal', 'slow'] }, { hand: ['bolt', 'bolt', 'bolt'] });
    const bolt = t.card(0, 'bolt');
    t.do(END);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.discard']);
    t.do(bolt, top(t, 0, 1));
    expect(t.state.seats[0]?.discard.cards).toEqual([bolt]);
    expect(t.next).toBe('edge.ask.declare');
    expect(t.seat).toBe(1);
  });

  it('EDGE-ACT-11, R95: then all draw up to three, the active player first', () => {
    const t = table({ hand: ['bolt'] }, { hand: [] }, { active: 1 });
    t.do(END, top(t, 1, 3), top(t, 0, 2));
    expect(t.events('cards.drawn').map(({ seat, moves }) => [seat, moves.length])).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });
});

describe('Passive turns', () => {
  const SOURCE = [3, 1] as const;
  /** Petals 4 and 5 of the Space to the right of a Source touch it. */
  const TOUCHING = [4, 1, 4] as const;
  const passive = (own: SeatBody = {}, foe: SeatBody = {}, body: Partial<SceneBody> = {}): Scene =>
    table(
      { hand: ['bolt', 'bolt', 'bolt'], ...own },
      { hand: ['bolt', 'bolt', 'bolt'], ...foe },
      {
        begin: 'passive',
        sources: [SOURCE],
        ...body,
      },
    );
  const reserves = (t: Scene) => t.state.seats.map(side => side.reserve);

  it('EDGE-PAS-01, EDGE-PAS-11, EDGE-PAS-12: Harvest, Charges, Crystals, Banner, in this order', () => {
    const t = passive({
      squads: [{ ...militia(TOUCHING), upgrades: [{ card: 'blade' }] }],
      exhausted: 3,
      bannerUp: false,
    });
    const steps = ['crystals.gained', 'charges.added', 'crystals.recovered', 'banner.recovered'];
    expect(t.allEvents.map(({ type }) => type).filter(type => steps.includes(type))).toEqual(steps);
    expect(t.state.seats[0]).toMatchObject({ reserve: 4, exhausted: 0, bannerUp: true });
  });

  it('EDGE-PAS-02, EDGE-PAS-03, EDGE-PAS-05: one Crystal for a Source one controls, however many touch it', () => {
    const t = passive({ squads: [militia(TOUCHING, [4, 1, 5], [2, 1, 1])] });
    expect(reserves(t)).toEqual([1, 0]);
    expect(t.state.crystals).toBe(19);
  });

  it('EDGE-PAS-02: one for each Source', () => {
    const t = passive({ squads: [militia(TOUCHING, [7, 1, 4])] }, {}, { sources: [SOURCE, [6, 1]] });
    expect(reserves(t)).toEqual([2, 0]);
  });

  it('EDGE-PAS-04 (edge case 19): a Source touched by both sides is nobody’s, whatever the numbers', () => {
    const t = passive({ squads: [militia(TOUCHING, [4, 1, 5], [2, 1, 1])] }, { squads: [militia([2, 1, 2])] });
    expect(reserves(t)).toEqual([0, 0]);
  });

  it('EDGE-PAS-03, EDGE-BRD-07 (edge case 20): an enemy one hex away from it does not contest it', () => {
    const t = passive({ squads: [militia(TOUCHING)] }, { squads: [militia([2, 1, 0])] });
    expect(reserves(t)).toEqual([1, 0]);
  });

  it('EDGE-PAS-04: a Source that nobody touches yields nothing', () => {
    expect(reserves(passive({ squads: [militia([4, 1, 0])] }))).toEqual([0, 0]);
  });

  it('EDGE-PAS-02, EDGE-PAS-04, R83: the book’s example: of four Sources two are contested, one is nobody’s, one yields', () => {
    const sources = [
      [1, 1],
      [4, 1],
      [7, 1],
      [3, 4],
    ] as const;
    const own = { squads: [militia([2, 1, 4], [8, 1, 4], [4, 4, 4])] };
    const t = passive(own, { squads: [militia([0, 1, 1], [6, 1, 1])] }, { sources });
    expect(t.events('crystals.gained')).toMatchObject([{ seat: 0, count: 1, source: 3 }]);
    expect(reserves(t)).toEqual([1, 0]);
  });

  it('EDGE-PAS-06: nobody else harvests', () => {
    expect(reserves(passive({}, { squads: [militia(TOUCHING)] }))).toEqual([0, 0]);
  });

  it('EDGE-PAS-07, EDGE-GEN-11 (edge case 21): no more than the neutral pile has', () => {
    const squads = [militia(TOUCHING, [7, 1, 4])];
    const sources = [SOURCE, [6, 1]] as const;
    expect(reserves(passive({ squads }, {}, { sources, crystals: 2 }))).toEqual([2, 0]);
    expect(reserves(passive({ squads }, {}, { sources, crystals: 1 }))).toEqual([1, 0]);
    expect(reserves(passive({ squads }, {}, { sources, crystals: 0 }))).toEqual([0, 0]);
  });

  it('EDGE-PAS-13, R28: nothing else can be done: the turn runs to its end by itself', () => {
    const t = passive({ reserve: 5, hand: ['instant', 'march', 'bolt'] });
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.declare']);
    expect(t.events('turn.ended')).toMatchObject([{ seat: 0 }]);
  });

  it('EDGE-PUSH-09 (edge case 35): who is pushed away from a Source no longer contests it', () => {
    const brutes: SquadBody = { card: 'brutes', at: [[5, 1, 0, 1, 2]] };
    const hands = { hand: ['bolt', 'bolt', 'bolt'] };
    const t = table(
      { squads: [brutes], ...hands },
      { squads: [militia(TOUCHING, [6, 3, 0])], ...hands },
      { sources: [SOURCE] },
    );
    t.do({ do: 'activate', squad: 0 }, t.move(0, [4, 1, 0, 4, 5], { push: [[4, 1, 1]] }), STOP, END, 'none');
    expect(t.events('figure.wounded')).toEqual([]);
    expect(t.events('exchange.opened')).toEqual([]);
    t.do('passive', 'passive');
    expect(reserves(t)).toEqual([1, 0]);
  });
});
