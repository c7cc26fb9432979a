import { newZone } from '@banneret/cards';
import { viewOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Pack } from '../src/content/types.js';
import { playerOf } from '../src/state.js';
import { theOtherSide } from '../src/system.js';
import { cards, Scene, scene, stateOf, type SeatBody } from './scene.js';
import { PACK } from './testPack.js';

/** Stratagem 0 costs 1, 1 costs 3, 2 stays in hand. */
const pack: Pack = {
  ...PACK,
  stratagems: PACK.stratagems.map((card, i) => ({
    ...card,
    tactics: i === 1 ? 3 : 1,
    ...(i === 2 && { stays: true }),
  })),
};

/** After the Draw step: Stratagems may be bought. */
function buying(tactics: readonly number[], vp: readonly number[] = [0, 0], initiative = 0): Scene {
  const seats: SeatBody[] = [0, 1].map(seat => ({ tactics: tactics[seat] ?? 0, vp: vp[seat] ?? 0 }));
  const s = stateOf({ pack, seats, initiative });
  s.players = s.players.map((player, seat) => ({
    ...player,
    stratagems: newZone({ owner: seat, visibility: 'owner', ordered: false }, [0, 1, 2, 3, 4, 5]),
  }));
  const stack = [
    { proc: 'main', step: 'next', vars: {} },
    { proc: 'turn', step: 'acquire', vars: {} },
  ];
  return new Scene(s, stack, false);
}

const playing = (acquired: readonly number[], body: Partial<SeatBody> = {}): Scene =>
  scene({
    pack,
    seats: [
      {
        units: [
          { card: 'gunners', at: [[10, 10]] },
          { card: 'gunners', at: [[20, 10]] },
        ],
        acquired,
        ...body,
      },
      { units: [{ card: 'gunners', at: [[60, 40]] }] },
    ],
  });

describe('acquiring Stratagems', () => {
  it('TOS-STR-05, TOS-TRN-08: in order of initiative, as many as can be paid', () => {
    const t = buying([4, 1], [0, 0], 1);
    expect([t.next, t.seat]).toEqual(['tos.ask.acquire', 1]);
    t.do('done');
    expect(t.seat).toBe(0);
    t.do(1);
    expect([playerOf(t.state, 0).tactics, playerOf(t.state, 0).acquired]).toEqual([1, [1]]);
    expect(t.open).toEqual(['done', 0, 2, 3, 4, 5]);
    t.do(0);
    expect(playerOf(t.state, 0).tactics).toBe(0);
    expect(t.next).not.toBe('tos.ask.acquire');
  });

  it('TOS-STR-05: not for more than one has', () => {
    expect(buying([2, 0]).refusal(1)).toEqual(['TOS-STR-05']);
    expect(buying([3, 0]).refusal(1)).toEqual([]);
  });

  it('TOS-STR-06: one less for who is behind', () => {
    expect(buying([2, 0], [0, 1]).refusal(1)).toEqual([]);
    expect(buying([2, 0], [1, 1]).refusal(1)).toEqual(['TOS-STR-05']);
    expect(playerOf(buying([2, 0], [0, 1]).do(1).state, 0).tactics).toBe(0);
  });

  it('TOS-STR-07: E-47, never for less than one', () => {
    expect(playerOf(buying([2, 0], [0, 5]).do(0).state, 0).tactics).toBe(1);
  });

  it('TOS-STR-04, TOS-STR-05: what is acquired is known to all, the rest of the deck is not', () => {
    const t = buying([4, 0]).do(1);
    const seen = playerOf(viewOf(theOtherSide, t.match, 1).state, 0);
    expect([seen.acquired, seen.stratagems.cards]).toEqual([[1], [-1, -1, -1, -1, -1]]);
  });
});

describe('playing Stratagems', () => {
  const six = ['1 rams', '2 rams', '3 rams', '4 rams', '5 rams', '6 rams'];

  it('TOS-STR-08: they are no Fate Cards: they neither fill the hand nor pay for anything', () => {
    const t = playing([0, 1], { hand: six });
    t.do('pass');
    // Six cards to choose from, and no Stratagem among them.
    expect(t.open).toHaveLength(6);
    expect(t.next).toBe('tos.ask.discard');
    const poor = playing([0, 1], { hand: [] });
    expect(poor.refusal('pass')).not.toEqual([]);
  });

  it('TOS-STR-09, TOS-TRN-10: one before choosing a unit or Passing, and one only', () => {
    const t = playing([0, 1], { hand: ['1 rams'] });
    expect(t.open).toContain('stratagem:0');
    t.do('stratagem:0', cards('9 masks'));
    expect(playerOf(t.state, 0).hand.cards).toHaveLength(2);
    expect(t.open.filter(id => String(id).startsWith('stratagem'))).toEqual([]);
    expect(t.refusal('pass')).toEqual([]);
    t.do('unit:0');
    expect(t.next).toBe('tos.ask.order');
  });

  it('TOS-STR-10: then it is out of the game, unless it says otherwise', () => {
    const t = playing([0, 2]).do('stratagem:0', cards('9 masks'));
    expect([playerOf(t.state, 0).acquired, playerOf(t.state, 0).played]).toEqual([[2], [0]]);
    const kept = playing([0, 2]).do('stratagem:2', cards('9 masks'));
    expect([playerOf(kept.state, 0).acquired, playerOf(kept.state, 0).played]).toEqual([[0, 2], []]);
  });

  it('TOS-STR-11: what is not played stays in hand', () => {
    const s = stateOf({ pack, seats: [{ acquired: [0] }, {}] });
    const t = new Scene(
      s,
      [
        { proc: 'main', step: 'next', vars: {} },
        { proc: 'turn', step: 'score', vars: {} },
      ],
      false,
    );
    expect([t.state.turn, playerOf(t.state, 0).acquired]).toEqual([2, [0]]);
  });
});
