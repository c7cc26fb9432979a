import { HIDDEN, seededRng, viewOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { reduce } from '../src/reduce.js';
import { at43 } from '../src/system.js';
import { imagine, redact, reveals } from '../src/view.js';
import { officer } from './army.js';
import { authority, man, row, scene, type SceneBody, type UnitBody } from './scene.js';

/** From one turn to the next, clause by clause: what lapses, what is kept, what others may see of it. */

const captain = (grade: number): Pick<UnitBody, 'figures'> => ({
  figures: { 0: officer({ grade, authority: grade, points: 5 }) },
});

const UNITS: readonly UnitBody[] = [
  { id: 'a', seat: 0, at: row(10, 10, 3), ...captain(2) },
  man('b', 0, 40, 10),
  { id: 'c', seat: 1, at: row(10, 100, 3), ...captain(1) },
  man('d', 1, 40, 100),
];

const tactical = (more: Partial<SceneBody> = {}) => scene({ units: UNITS, start: 'tactical', ...more });
const lay = (s: ReturnType<typeof tactical>) =>
  s.answer(0, [s.unit('b'), s.unit('a')]).answer(1, [s.unit('c'), s.unit('d')]);

describe('AT-43, from turn to turn', () => {
  it('AT43-TURN-02, AT43-TAC-05: a new turn takes cards, bids, deferrals, strikes and drops of the last one away', () => {
    const { state } = scene({ units: UNITS });
    for (const side of state.sides)
      Object.assign(side, { deferred: true, struckArtillery: true, bid: 2, sequence: [0], points: 7 });
    for (const unit of state.units) Object.assign(unit, { card: 'played', dropped: true });
    reduce(state, { type: 'turn.ended', turn: 2 });
    expect(state.active).toBe(-1);
    expect(state.sides.map(({ points }) => points)).toEqual([0, 0]);
    reduce(state, { type: 'turn.began', turn: 3 });
    expect(state.turn).toBe(3);
    for (const side of state.sides)
      expect(side).toMatchObject({ deferred: false, struckArtillery: false, bid: 0, sequence: [] });
    expect(state.units.map(({ card, dropped }) => [card, dropped])).toEqual(UNITS.map(() => ['none', false]));
  });

  it('AT43-TURN-02: after the last turn the phase is over', () => {
    const { state } = scene({ units: UNITS });
    reduce(state, { type: 'game.ended', winners: [0], scores: [1, 0] });
    expect(state.phase).toBe('over');
  });

  it('AT43-TAC-17, AT43-TURN-04: whoever is named begins, and is first in this turn’s control phase', () => {
    const s = lay(tactical()).answer(0, 0).answer(1, 0).do(authority(6, 1), 1);
    expect([s.state.first, s.state.active]).toEqual([1, 1]);
    expect(s.seat).toBe(1);
  });

  it('AT43-ACT-01: an activation begins with nothing done', () => {
    const { state } = scene({ units: UNITS });
    reduce(state, { type: 'activation.began', unit: 0, free: true });
    const nothing = { moved: 'none', before: [], after: [], spent: [], struck: [], fought: [], worked: false };
    expect(state.acting).toEqual({ unit: 0, free: true, ...nothing });
  });

  it('AT43-ART-02: points spent on anything else are no strike', () => {
    const s = lay(tactical()).answer(0, 1).answer(1, 0);
    expect(s.events('points.spent')).toEqual([{ type: 'points.spent', seat: 0, points: 1, on: 'bid' }]);
    expect(s.state.sides.map(({ struckArtillery }) => struckArtillery)).toEqual([false, false]);
    reduce(s.state, { type: 'points.spent', seat: 0, points: 3, on: 'artillery' });
    expect(s.state.sides.map(({ struckArtillery }) => struckArtillery)).toEqual([true, false]);
  });

  it('AT43-RSV-08: only who is dropped is noted as dropped', () => {
    const { state } = scene({ units: UNITS });
    const place = (unit: number, how: 'deployed' | 'dropped') =>
      reduce(state, { type: 'fighters.placed', unit, spots: [], how });
    place(0, 'deployed');
    place(1, 'dropped');
    expect(state.units.map(({ dropped }) => dropped)).toEqual([false, true, false, false]);
  });

  it('AT43-TAC-06: each side’s cards are laid face down, a card for each of its units in play and for no other', () => {
    const s = tactical({ units: [...UNITS, { ...man('r', 0, 50, 50), place: 'reinforcement' }] });
    s.answer(0, [s.unit('b'), s.unit('a')]);
    s.answer(1, [s.unit('d'), s.unit('c')]);
    expect(s.state.units.map(({ card }) => card)).toEqual(['down', 'down', 'down', 'down', 'none']);
    expect(s.events('sequence.laid')).toMatchObject([
      { seat: 0, order: [s.unit('b'), s.unit('a')] },
      { seat: 1, order: [s.unit('d'), s.unit('c')] },
    ]);
    const { state } = tactical();
    for (const unit of state.units) unit.card = 'played';
    reduce(state, { type: 'sequence.laid', seat: 1, order: [3, 2] });
    expect(state.units.map(({ card }) => card)).toEqual(['played', 'played', 'down', 'down']);
  });

  it('AT43-TAC-06: who has a single card is not asked, and lays it', () => {
    const s = tactical({ units: [UNITS[0]!, UNITS[2]!] });
    expect(s.next).toBe('at43.ask.bid');
    expect(s.state.sides.map(({ sequence }) => sequence)).toEqual([[0], [1]]);
  });

  it('R-29: a card taken from among others leaves them in their order, and its place is its owner’s business', () => {
    const { state } = scene({ units: UNITS });
    state.sides[0]!.sequence = [0, 1];
    const removed = { type: 'card.removed', seat: 0, unit: 0, at: 0 } as const;
    expect(redact(removed, 0)).toEqual(removed);
    expect(redact(removed, 1)).toEqual({ ...removed, at: HIDDEN });
    expect(redact(removed, 'public')).toEqual({ ...removed, at: HIDDEN });
    reduce(state, removed);
    expect(state.sides[0]!.sequence).toEqual([1]);
    expect(state.units[0]!.card).toBe('none');
    // Whoever does not know which one was taken has one card less to guess.
    const { state: other } = scene({ units: UNITS });
    other.sides[0]!.sequence = [HIDDEN, HIDDEN];
    reduce(other, { ...removed, at: HIDDEN });
    expect(other.sides[0]!.sequence).toEqual([HIDDEN]);
  });

  it('AT43-TAC-06: what lies face down may lie in any order for the others, and only a card turned over tells more', () => {
    const s = lay(tactical());
    const seen = viewOf(at43, s.match, 1).state;
    const worlds = Array.from({ length: 12 }, (_, seed) => imagine(seen, 1, seededRng(seed)).sides);
    expect(new Set(worlds.map(sides => sides[0]!.sequence.join()))).toEqual(new Set(['0,1', '1,0']));
    for (const sides of worlds) expect(sides[1]!.sequence).toEqual([s.unit('c'), s.unit('d')]);
    expect(reveals({ type: 'card.turned', seat: 0, unit: 0 })).toBe(true);
    expect(reveals({ type: 'turn.ended', turn: 1 })).toBe(false);
  });

  it('AT43-TAC-08, R-82: a commander who stays is not named again', () => {
    const s = tactical();
    expect(s.events('commander.named')).toHaveLength(2);
    const again = tactical({ commanders: ['a/1', 'none'] });
    expect(again.events('commander.named')).toMatchObject([{ seat: 1 }]);
  });

  it('AT43-TAC-14, R-22: where nobody may bid, nothing is shown or spent', () => {
    const plain = UNITS.map(({ figures: _, ...unit }) => unit);
    const s = lay(tactical({ units: plain }));
    expect(s.next).toBe('at43.roll.authority');
    expect(s.told).not.toContain('bids.shown');
    const none = lay(tactical()).answer(0, 0).answer(1, 0);
    expect(none.told).toContain('bids.shown');
    expect(none.told).not.toContain('points.spent');
  });

  it('AT43-TURN-07: the winner that a mission names is above all others', () => {
    const s = lay(tactical({ turn: 1, briefing: { firstAuthority: 1 } }));
    expect(s.events('authority.won')[0]).toMatchObject({ seat: 1, results: [0, 1], below: [0, 1] });
  });

  it('R-66: of three, two who were equal at the top are above the third, whatever they roll then', () => {
    const three = tactical({ seats: 3, units: [0, 1, 2].map(seat => man(`u${seat}`, seat, 20 + 20 * seat, 50)) });
    three.do(authority(3, 5, 5), authority(1, 2));
    expect(three.events('authority.won')[0]).toMatchObject({ seat: 2, results: [3, 5, 5], below: [0, 1, 2] });
  });
});
