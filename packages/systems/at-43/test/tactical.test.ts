import { describe, expect, it } from 'vitest';
import { HIDDEN, viewOf } from '@banneret/kernel';
import { NOBODY } from '../src/battle.js';
import { at43 } from '../src/system.js';
import { redact } from '../src/view.js';
import { officer } from './army.js';
import { authority, row, scene, type SceneBody, type UnitBody } from './scene.js';

const squad = (id: string, seat: number, more: Partial<UnitBody> = {}): UnitBody => ({
  id,
  seat,
  at: row(10 + 30 * Number(id.length > 1), 10 + 90 * seat + 5 * (id.charCodeAt(0) % 3), 4),
  ...more,
});

const captain = (grade: number, points = grade + 2): Partial<UnitBody> => ({
  figures: { 0: officer({ grade, authority: grade, points }) },
});

/** Two units a side, each led by one officer; the tactical phase is about to begin. */
const tactical = (body: Partial<SceneBody> = {}) =>
  scene({
    units: [squad('a', 0, captain(2)), squad('b', 0), squad('c', 1, captain(1)), squad('d', 1)],
    start: 'tactical',
    points: [0, 0],
    ...body,
  });

const lay = (s: ReturnType<typeof tactical>) =>
  s.answer(0, [s.unit('b'), s.unit('a')]).answer(1, [s.unit('c'), s.unit('d')]);

describe('AT-43, the tactical phase', () => {
  it('AT43-TAC-01, AT43-TURN-03: points, then the cards, then bids and the test; then the activations', () => {
    const s = tactical();
    expect(s.told).toEqual(['phase.began', 'commander.named', 'commander.named', 'points.counted', 'points.counted']);
    expect(s.next).toBe('at43.ask.sequence');
    lay(s);
    expect(s.next).toBe('at43.ask.bid');
    s.answer(0, 0).answer(1, 0).do(authority(6, 1));
    expect(s.next).toBe('at43.ask.first');
    s.do(0);
    expect(s.state.phase).toBe('activation');
    expect(s.next).toBe('at43.ask.command');
  });

  it('AT43-TAC-02: points are the commander’s and one for each unit in play or ready to enter', () => {
    const s = tactical({
      units: [
        squad('a', 0, captain(4, 6)),
        squad('b', 0),
        squad('r', 0, { place: 'reserve' }),
        squad('x', 0, { place: 'reinforcement' }),
        squad('c', 1, captain(1, 3)),
      ],
    });
    expect(s.events('points.counted').map(({ points }) => points)).toEqual([6 + 3, 3 + 1]);
  });

  it('AT43-TAC-03: disorganised units bring none', () => {
    const s = tactical({
      units: [squad('a', 0, captain(2)), squad('b', 0, { morale: 'disorganised' }), squad('c', 1, captain(1))],
    });
    expect(s.state.sides[0]!.points).toBe(4 + 1);
  });

  it('AT43-TAC-05: what was not spent is lost, and next turn is counted afresh', () => {
    const s = tactical({ points: [9, 9] });
    expect(s.state.sides[0]!.points).toBe(4 + 2);
  });

  it('AT43-TAC-06: everybody lays a card for every unit on the table or in reserve; unbought reinforcements have none', () => {
    const s = tactical({
      units: [
        squad('a', 0, captain(2)),
        squad('b', 0),
        squad('r', 0, { place: 'reserve' }),
        squad('x', 0, { place: 'reinforcement' }),
        squad('c', 1, captain(1)),
        squad('d', 1),
      ],
    });
    expect(s.prompt!.shape).toEqual({ kind: 'order', of: [s.unit('a'), s.unit('b'), s.unit('r')] });
    s.answer(0, [s.unit('r'), s.unit('b'), s.unit('a')]).answer(1, [s.unit('d'), s.unit('c')]);
    expect(s.state.sides[0]!.sequence).toEqual([s.unit('r'), s.unit('b'), s.unit('a')]);
    expect(s.of('x').card).toBe('none');
  });

  it('AT43-TAC-06: the order is seen by nobody else, neither in the state nor in the events', () => {
    const s = lay(tactical());
    const seen = viewOf(at43, s.match, 1).state;
    expect(seen.sides[0]!.sequence).toEqual([HIDDEN, HIDDEN]);
    expect(seen.sides[1]!.sequence).toEqual(s.state.sides[1]!.sequence);
    const laid = s.events('sequence.laid')[0]!;
    expect(redact(laid, 1)).toMatchObject({ order: [HIDDEN, HIDDEN] });
    expect(redact(laid, 0)).toEqual(laid);
    expect(redact(laid, 'public')).toMatchObject({ order: [HIDDEN, HIDDEN] });
  });

  it('AT43-TAC-07: the first card is turned over as it was laid', () => {
    const s = lay(tactical()).answer(0, 0).answer(1, 0).do(authority(6, 1), 0, 'activate');
    expect(s.events('card.turned')[0]).toMatchObject({ seat: 0, unit: s.unit('b') });
  });

  it('AT43-TAC-08: the commander is the officer of the highest grade in the sequence', () => {
    const s = tactical({ units: [squad('a', 0, captain(1)), squad('b', 0, captain(3)), squad('c', 1, captain(1))] });
    expect(s.state.sides[0]!.commander).toBe(s.figure('b', 0));
  });

  it('AT43-TAC-09, R-82: among equals the player names him, once', () => {
    const s = tactical({ units: [squad('a', 0, captain(2)), squad('b', 0, captain(2)), squad('c', 1, captain(1))] });
    expect(s.next).toBe('at43.ask.commander');
    expect(s.options()).toEqual([s.figure('a', 0), s.figure('b', 0)]);
    s.do(s.figure('b', 0));
    expect(s.state.sides[0]!.commander).toBe(s.figure('b', 0));
    expect(s.next).toBe('at43.ask.sequence');
  });

  it('AT43-TAC-04, AT43-TAC-10, edge case 30: a fallen commander is followed by the next grade; the points of the turn stay', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 1), kind: { weapons: ['sure'] } },
        { id: 'b', seat: 1, at: row(20, 40, 3), ...captain(3) },
        { id: 'c', seat: 1, at: row(70, 70, 3), ...captain(1) },
        { id: 'd', seat: 1, at: row(70, 90, 3), ...captain(2) },
      ],
    });
    s.state.sides[1]!.commander = s.figure('b', 0);
    s.do('pay').fire('a', 'sure', 'b');
    expect(s.state.sides[1]).toMatchObject({ commander: s.figure('d', 0), points: 10 });
  });

  it('AT43-TAC-11, R-22, edge case 31: without an officer there is neither Authority nor a bid, and points for units alone', () => {
    const s = tactical({ units: [squad('a', 0), squad('b', 0), squad('c', 1, captain(1)), squad('d', 1)] });
    expect(s.state.sides[0]).toMatchObject({ commander: NOBODY, points: 2 });
    lay(s);
    expect(s.match.pending).toMatchObject({ kind: 'decision' });
    expect(s.seat).toBe(1);
    s.do(0, authority(3, 2));
    expect(s.next).toBe('at43.roll.authority');
  });

  it('AT43-TAC-12, R-21: an officer in a unit not yet bought does not command; in reserve he does', () => {
    const officers = (place: 'reinforcement' | 'reserve') =>
      tactical({
        units: [squad('a', 0, captain(1)), squad('b', 0, { ...captain(4), place }), squad('c', 1, captain(1))],
      });
    const bought = officers('reserve');
    expect(bought.state.sides[0]!.commander).toBe(bought.figure('b', 0));
    const waiting = officers('reinforcement');
    expect(waiting.state.sides[0]!.commander).toBe(waiting.figure('a', 0));
  });

  it('AT43-TAC-13, AT43-TAC-15, AT43-TAC-17: die, Authority and bid; the highest names who begins', () => {
    const s = lay(tactical()).answer(0, 1).answer(1, 2);
    s.do(authority(3, 5));
    // 3 + 2 + 1 against 5 + 1 + 2.
    expect(s.events('authority.won')[0]).toMatchObject({ seat: 1, results: [6, 8] });
    expect(s.seat).toBe(1);
    expect(s.options()).toEqual([0, 1]);
    s.do(0);
    expect(s.state.active).toBe(0);
  });

  it('AT43-TAC-14: bids are sealed until all have bid', () => {
    const s = lay(tactical());
    s.answer(0, 2);
    expect(s.told).not.toContain('bids.shown');
    expect(viewOf(at43, s.match, 1).state.sides[0]!.bid).toBe(0);
    s.answer(1, 1);
    expect(s.events('bids.shown')).toEqual([{ type: 'bids.shown', bids: [2, 1] }]);
  });

  it('AT43-TAC-15: bids are spent, won or lost', () => {
    const s = lay(tactical()).answer(0, 3).answer(1, 2);
    expect(s.state.sides.map(({ points }) => points)).toEqual([4 + 2 - 3, 3 + 2 - 2]);
  });

  it.each([
    [1, 2],
    [4, 5],
  ])('AT43-TAC-16: a commander of grade %i allows bids from 0 to %i', (grade, most) => {
    const s = lay(
      tactical({ units: [squad('a', 0, captain(grade, 9)), squad('b', 0), squad('c', 1, captain(1)), squad('d', 1)] }),
    );
    expect(s.prompt!.shape).toEqual({ kind: 'amount', min: 0, max: most });
  });

  it('AT43-TAC-16, R-22: nobody bids points he does not have', () => {
    const s = lay(
      tactical({ units: [squad('a', 0, captain(4, 1)), squad('b', 0), squad('c', 1, captain(1)), squad('d', 1)] }),
    );
    expect(s.prompt!.shape).toEqual({ kind: 'amount', min: 0, max: 3 });
  });

  it('AT43-TAC-18, R-23, edge case 49: equal results are rolled again, the bids stand', () => {
    const s = lay(tactical()).answer(0, 0).answer(1, 1).do(authority(3, 3));
    expect(s.next).toBe('at43.roll.authority');
    s.do(authority(1, 4));
    expect(s.events('authority.won')[0]).toMatchObject({ seat: 1, results: [5, 5], below: [0, 1] });
    expect(s.state.sides[1]!.points).toBe(4);
  });

  it('AT43-TAC-19: known terrain adds one', () => {
    const s = lay(tactical({ briefing: { knownTerrain: [false, true] } }))
      .answer(0, 0)
      .answer(1, 0)
      .do(authority(3, 3));
    expect(s.next).toBe('at43.roll.authority');
    s.do(authority(1, 2));
    // 3 + 2 against 3 + 1 + 1, then 1 + 2 against 2 + 1 + 1: R-66, the tie-break changes nobody's result.
    expect(s.events('authority.won')[0]).toMatchObject({ seat: 1, results: [5, 5] });
  });

  it('AT43-TURN-07: a mission may name the winner of the first test; nothing is bid or rolled', () => {
    const s = lay(tactical({ turn: 1, briefing: { firstAuthority: 1 } }));
    expect(s.next).toBe('at43.ask.first');
    expect(s.seat).toBe(1);
    expect(lay(tactical({ turn: 2, briefing: { firstAuthority: 1 } })).next).toBe('at43.ask.bid');
  });
});

describe('AT-43, turns', () => {
  const cards = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  const phase = (more: Partial<SceneBody> = {}) =>
    scene({
      units: [
        squad('a', 0, captain(1)),
        squad('b', 0, captain(1)),
        squad('c', 1, captain(1)),
        squad('d', 1, captain(1)),
      ],
      cards,
      start: 'activations',
      points: [0, 0],
      ...more,
    });

  it('AT43-TURN-04, AT43-TURN-05, AT43-TURN-06: sides alternate, one unit each, until all have been activated', () => {
    const s = phase();
    const order: string[] = [];
    while (s.next === 'at43.ask.action') {
      order.push(s.state.battle.rosters[s.state.acting!.unit]!.id);
      expect(s.state.active).toBe(s.state.battle.rosters[s.state.acting!.unit]!.seat);
      s.do('end');
    }
    expect(order).toEqual(['a', 'c', 'b', 'd']);
    expect(s.state.phase).toBe('tactical');
    expect(s.state.turn).toBe(3);
  });

  it('AT43-TURN-05, R-30: a side without cards is passed over', () => {
    const s = phase({ cards: [['a'], ['c', 'd']] });
    s.do('end', 'end');
    expect(s.state.acting!.unit).toBe(s.unit('d'));
  });

  it('AT43-TURN-02: the game ends with the control phase of the mission’s last turn', () => {
    const last = phase({ turn: 5 });
    for (let i = 0; i < 4; i++) last.do('end');
    expect(last.told).toContain('game.ended');
    expect(last.match.pending.kind).toBe('over');
    const before = phase({ turn: 4 });
    for (let i = 0; i < 4; i++) before.do('end');
    expect(before.state.turn).toBe(5);
    expect(before.match.pending.kind).toBe('decision');
  });
});
