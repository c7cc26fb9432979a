import { describe, expect, it } from 'vitest';
import { resultOf } from '../src/endings.js';
import { playerOf, unitOf, type State } from '../src/state.js';
import {
  cardNamed,
  cards,
  scene,
  type Scene,
  type SceneBody,
  type SeatBody,
  type Spot,
  type UnitBody,
} from './scene.js';

const unit = (card: string, x: number, more: Partial<UnitBody> = {}): UnitBody => ({
  card,
  at: [[x, 10]] as Spot[],
  ...more,
});
const far = (card: string, x: number): UnitBody => ({ card, at: [[x, 40]] as Spot[] });

function phase(
  own: readonly UnitBody[],
  enemy: readonly UnitBody[],
  seats: readonly SeatBody[] = [],
  body: Partial<SceneBody> = {},
): Scene {
  return scene({
    ...body,
    seats: [
      { units: own, ...seats[0] },
      { units: enemy, ...seats[1] },
    ],
  });
}
/** Activates a unit and ends at once. */
const pass = (t: Scene, place: number): Scene =>
  t.do(`unit:${t.unit(t.seat, place)}`, 'concertedEffort', 'none', 'end');
const two = [unit('gunners', 5), unit('lancers', 10)];
const foes = [far('gunners', 5), far('lancers', 10)];

describe('the Turn', () => {
  it('TOS-TRN-01, TOS-TRN-02, TOS-TRN-03: five Turns of Start, Activation and End, the steps in their order, in Turn 1 too', () => {
    const t = scene({ seats: [{}, {}], begin: 'turn', turn: 0 });
    while (t.next !== 'over') t.do(t.next === 'tos.ask.draw' ? 0 : 'done');
    expect(t.events('turn.began').map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5]);
    expect(
      t
        .events('phase.began')
        .slice(0, 6)
        .map(event => event.phase),
    ).toEqual(['planning', 'refresh', 'draw', 'activation', 'score', 'shuffle']);
  });

  it('TOS-TRN-04: two Tactics Tokens and two a Commander recruited, alive or not; they are kept', () => {
    for (const [commanders, count] of [
      [1, 4],
      [2, 6],
      [3, 8],
    ] as const) {
      const t = scene({ seats: [{ tactics: 3 }, {}], begin: 'turn', turn: 0, commanders });
      expect(t.events('tactics.gained').map(({ seat, count: gained }) => [seat, gained])).toEqual([
        [0, count],
        [1, count],
      ]);
      expect(playerOf(t.state, 0).tactics).toBe(3 + count);
    }
  });

  it('TOS-TRN-05, TOS-TRN-06, TOS-TRN-07, TOS-TRN-08: each step begins with the player who has initiative', () => {
    const wounded = (x: number, y: number): UnitBody => ({
      card: 'infantry',
      at: [[x, y], null, null],
      models: [1],
      tokens: { reinforcement: 1 },
    });
    const t = scene({
      seats: [{ units: [wounded(5, 10)] }, { units: [wounded(5, 40)] }],
      begin: 'turn',
      turn: 0,
      initiative: 1,
    });
    expect([t.next, t.seat]).toEqual(['tos.ask.reinforce', 1]);
    t.do('done');
    expect([t.next, t.seat]).toEqual(['tos.ask.reinforce', 0]);
    t.do('done');
    expect([t.next, t.seat]).toEqual(['tos.ask.draw', 1]);
    t.do(1, cards('5 rams'));
    expect([t.next, t.seat, playerOf(t.state, 1).hand.cards.length, playerOf(t.state, 1).tactics]).toEqual([
      'tos.ask.draw',
      0,
      1,
      3,
    ]);
  });

  it('TOS-TRN-24: at the end everybody shuffles the own pile into the own deck and keeps the hand', () => {
    const t = scene({ seats: [{ discard: ['1 rams', '2 rams'], hand: ['3 rams'] }, {}], begin: 'shuffle' });
    const { deck, discard, hand } = playerOf(t.state, 0);
    expect([deck.list.length, discard.cards, hand.cards]).toEqual([53, [], [cardNamed(0, '3 rams')]]);
  });

  it('TOS-TRN-23: points are counted between the Activations and the Shuffle', () => {
    const marker = { at: [36, 24] as Spot, claimedBy: 0 };
    const t = scene({ seats: [{}, {}], operation: 'pillage', markers: [marker], begin: 'score' });
    expect(t.events('vp.scored')).toMatchObject([{ seat: 0, points: 2 }]);
  });

  it('TOS-TRN-25, TOS-OPS-06: most VP wins; equal VP is a draw', () => {
    const { state } = scene({ seats: [{ vp: 3 }, { vp: 2 }] });
    expect(resultOf(state)).toEqual({ winners: [0], scores: [3, 2] });
    expect(resultOf({ ...state, players: state.players.map(player => ({ ...player, vp: 2 })) }).winners).toEqual([]);
  });
});

describe('opportunities', () => {
  it('TOS-TRN-09, TOS-TRN-26: initiative first, then in turn; nobody twice', () => {
    const t = phase(two, foes, [], { initiative: 1 });
    expect(t.seat).toBe(1);
    pass(t, 0);
    expect(t.seat).toBe(0);
    pass(t, 0);
    expect([t.seat, t.open.filter(id => String(id).startsWith('unit'))]).toEqual([1, [`unit:${t.unit(1, 1)}`]]);
  });

  it('TOS-TRN-10: one Stratagem before the choice', () => {
    const t = phase(two, foes, [{ acquired: [0, 1] }]);
    t.do('stratagem:1', cards('5 rams'));
    expect(t.open).toEqual([`unit:${t.unit(0, 0)}`, `unit:${t.unit(0, 1)}`, 'pass']);
    expect(playerOf(t.state, 0).acquired).toEqual([0]);
  });

  it('TOS-TRN-12, TOS-TRN-13: a Tactics value comes in with the Activation; then one Order', () => {
    const t = phase([unit('captain', 5)], foes).do('unit:0');
    expect(playerOf(t.state, 0).tactics).toBe(2);
    expect([t.next, t.open]).toEqual(['tos.ask.order', ['march', 'rush', 'concertedEffort']]);
  });

  it('TOS-TRN-18, TOS-TRN-19: E-35, Passing costs a card while there is a unit to Activate, and is free and forced without', () => {
    const poor = phase(two, foes);
    expect(poor.refusal('pass')).toEqual(['TOS-TRN-18']);
    const rich = phase(two, foes, [{ hand: ['3 rams'] }]);
    rich.do('pass').card('3 rams');
    expect(rich.seat).toBe(1);
    pass(rich, 0);
    expect([rich.seat, rich.open.length]).toEqual([0, 2]);
    const none = phase([], foes);
    expect([none.events('passed'), none.seat]).toEqual([[{ type: 'passed', seat: 0, forced: true }], 1]);
  });

  it('TOS-TRN-20, TOS-TRN-27: E-36, a Pass after a Pass ends the phase; units left over stay as they are', () => {
    const t = phase([], foes, [{}, { hand: ['3 rams'] }]);
    t.do('pass').card('3 rams');
    expect(t.events('phase.began').map(event => event.phase)).toContain('score');
    expect(unitOf(t.state, t.unit(1, 0)).activated).toBe(false);
  });

  it('TOS-TRN-28: when all have been Activated both Pass, and the phase ends', () => {
    const t = phase([unit('gunners', 5)], [far('gunners', 5)]);
    pass(t, 0);
    pass(t, 0);
    expect(t.events('passed').map(({ forced }) => forced)).toEqual([true, true]);
    expect(t.state.phase).not.toBe('activation');
  });
});

describe('Coordinated Strikes', () => {
  const three = [...two, unit('mystic', 15)];

  it('TOS-TRN-14, TOS-TRN-15, TOS-TRN-16, TOS-TRN-17: one more unit at once for a Tactics Token, never a third', () => {
    const t = phase(three, foes, [{ tactics: 3 }]);
    pass(t, 0);
    expect([t.next, t.seat]).toEqual(['tos.ask.coordinate', 0]);
    t.do(`unit:${t.unit(0, 1)}`, 'concertedEffort', 'none', 'end');
    expect([t.seat, playerOf(t.state, 0).tactics]).toEqual([1, 2]);
  });

  it('TOS-TRN-16: E-33, free after or with a Commander, else 1 token', () => {
    const broke = phase([unit('gunners', 5), unit('lancers', 10)], foes);
    expect(pass(broke, 0).seat).toBe(1);
    const after = phase([unit('captain', 5), unit('lancers', 10)], foes);
    after.do('unit:0', 'concertedEffort', 'none', 'end', `unit:${after.unit(0, 1)}`);
    expect(after.events('tactics.spent')).toEqual([]);
    const before = phase([unit('gunners', 5), unit('captain', 10), unit('lancers', 20)], foes);
    pass(before, 0);
    expect(before.open).toEqual(['done', 'unit:1']);
  });

  it('TOS-TRN-17: E-34, R-25, a Pass in between does not count as an Activation', () => {
    const t = phase(three, foes, [{ tactics: 3 }, { hand: ['3 rams'] }]);
    pass(t, 0);
    t.do(`unit:${t.unit(0, 1)}`, 'concertedEffort', 'none', 'end', 'pass').card('3 rams');
    pass(t, 2);
    expect([t.next, t.seat]).toEqual(['tos.ask.opportunity', 1]);
  });

  it('TOS-TRN-15: R-24, a Stratagem may come before the second unit', () => {
    const t = phase(two, foes, [{ tactics: 1, acquired: [0] }]);
    pass(t, 0);
    expect(t.open).toEqual(['done', 'unit:1', 'stratagem:0']);
  });
});

describe('initiative', () => {
  const ended = (initiative: number, lastActivated: number): State => {
    const own = phase(
      lastActivated === 0 ? [unit('gunners', 5)] : [],
      lastActivated === 1 ? [far('gunners', 5)] : [],
      [],
      { initiative },
    );
    return (lastActivated >= 0 ? pass(own, 0) : own).state;
  };

  it('TOS-TRN-22: to the player who did not Activate last; R-27: unchanged if nobody did', () => {
    expect([ended(0, 0).initiative, ended(0, 1).initiative, ended(1, 1).initiative, ended(1, -1).initiative]).toEqual([
      1, 0, 0, 1,
    ]);
  });
});
