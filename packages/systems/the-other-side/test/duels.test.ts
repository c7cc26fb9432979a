import { describe, expect, it } from 'vitest';
import { playerOf, unitOf } from '../src/state.js';
import { cardNamed, cards, scene, type Scene, type SeatBody, type UnitBody } from './scene.js';

interface Sides {
  readonly actor?: SeatBody;
  readonly other?: SeatBody;
  readonly mystic?: Partial<UnitBody>;
  readonly gunners?: Partial<UnitBody>;
}

function ready({ actor, other, mystic, gunners }: Sides = {}): Scene {
  const t = scene({
    seats: [
      { units: [{ card: 'mystic', at: [[10, 10]], ...mystic }], ...actor },
      { units: [{ card: 'gunners', at: [[16, 10]], ...gunners }], ...other },
    ],
    explain: true,
  });
  return t.order(0, 0, 'concertedEffort').do('none');
}

/** `hex`: AV 6 with Rams against Wp 5. */
const opposed = (sides?: Sides): Scene => {
  const t = ready(sides);
  return t.act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0));
};
/** `rally`: AV 5 against 10. */
const simple = (sides?: Sides): Scene => {
  const t = ready(sides);
  return t.act(t.fireteam(0, 0), 'card.rally');
};

const result = (t: Scene) => t.events('duel.decided')[0]?.result;

describe('flipping and modifying', () => {
  it('TOS-DUE-01, TOS-DUE-02: both flip from their own decks, then modify, then the total decides, then Triggers', () => {
    const t = opposed({ actor: { hand: ['2 rams'] }, other: { hand: ['3 rams'] } });
    expect(t.next).toBe('tos.roll.flip');
    t.do(cards('9 tomes', '4 masks'));
    expect(t.state.flips.map(({ seat, card }) => [seat, card])).toEqual([
      [0, cardNamed(0, '9 tomes')],
      [1, cardNamed(1, '4 masks')],
    ]);
    expect([t.next, t.seat]).toEqual(['tos.ask.modify.actor', 0]);
    t.do('done');
    expect([t.next, t.seat]).toEqual(['tos.ask.modify.other', 1]);
    t.do('done');
    expect(t.next).toBe('tos.ask.trigger');
  });

  it('TOS-DUE-03: the starter does everything first, in any order', () => {
    const t = opposed({
      actor: { hand: ['13 rams'], tactics: 1 },
      mystic: { tokens: { inspired: 1 } },
      gunners: { tokens: { shaken: 1 } },
    });
    t.do(cards('5 tomes', '5 masks'));
    expect(t.open).toEqual(['done', 'tactics', cardNamed(0, '13 rams'), 'inspired', 'shaken']);
    t.do('shaken').card('13 rams').do('inspired', 'tactics', cards('6 masks')).card('13 rams');
    // a cheated card and then a token's: no second cheat.
    expect(result(t)).toMatchObject({ total: 21, needed: 8 });
  });

  it('TOS-DUE-04: the other player answers, and the first has no second chance', () => {
    const t = opposed({ actor: { hand: ['13 rams'] }, other: { hand: ['12 rams'] } });
    t.do(cards('9 tomes', '5 masks'), 'done');
    expect(t.seat).toBe(1);
    t.card('12 rams');
    expect(result(t)).toMatchObject({ total: 15, needed: 17, success: false });
    expect(t.next).not.toBe('tos.ask.modify.actor');
  });

  it('TOS-DUE-05: one token of each type a Duel and player', () => {
    const t = opposed({ actor: { tactics: 2 }, mystic: { tokens: { inspired: 2 } } });
    t.do(cards('5 tomes', '5 masks'), 'inspired');
    expect(t.open).toEqual(['done', 'tactics']);
    t.do('tactics', cards('6 masks')).card('6 masks');
    expect(result(t)).toMatchObject({ total: 14 });
    expect(playerOf(t.state, 0).tactics).toBe(1);
  });

  it('TOS-DUE-06, TOS-TOK-03: an Inspired Token of the own unit is worth 2', () => {
    const t = opposed({ mystic: { tokens: { inspired: 1 } } }).do(cards('5 tomes', '8 masks'), 'inspired');
    expect(result(t)).toMatchObject({ total: 13, needed: 13, success: true });
    expect(unitOf(t.state, t.unit(0, 0)).tokens.inspired).toBe(0);
    expect(
      result(opposed({ mystic: { tokens: { inspired: 1 } } }).do(cards('5 tomes', '8 masks'), 'done')),
    ).toMatchObject({ total: 11 });
  });

  it('TOS-DUE-07, TOS-TOK-04: a Shaken Token of the enemy unit takes 2 off its AV', () => {
    const t = opposed({ gunners: { tokens: { shaken: 1 } } }).do(cards('5 tomes', '7 masks'), 'shaken');
    expect(result(t)).toMatchObject({ total: 11, needed: 10, success: true });
    expect(unitOf(t.state, t.unit(1, 0)).tokens.shaken).toBe(0);
  });

  it('TOS-DUE-08: a Tactics Token flips one more card', () => {
    const t = opposed({ actor: { tactics: 1 } })
      .do(cards('5 tomes', '7 masks'), 'tactics', cards('11 rams'))
      .card('11 rams');
    expect(result(t)).toMatchObject({ total: 17 });
  });
});

describe('totals', () => {
  it('TOS-DUE-09, TOS-GEN-11: card and AV, suits of both; never less than AV 0', () => {
    const t = opposed().do(cards('9 tomes', '4 masks'));
    expect(result(t)).toMatchObject({ total: 15, needed: 9, suits: ['rams', 'tomes'] });
    expect(t.events('duel.decided')[0]?.why?.actor).toMatchObject({ start: 6, total: 6 });
  });

  it('TOS-DUE-10: a Simple Duel is won at the number, not a point below', () => {
    expect(result(simple().do(cards('5 tomes')))).toMatchObject({ total: 10, needed: 10, success: true });
    expect(result(simple().do(cards('4 tomes')))).toMatchObject({ total: 9, success: false });
  });

  it('TOS-DUE-10, TOS-DUE-07: R-08, in a Simple Duel the opponent has no card, but may spend a Shaken Token', () => {
    const t = simple({ mystic: { tokens: { shaken: 1 } }, other: { hand: ['3 rams'], tactics: 2 } }).do(
      cards('6 tomes'),
    );
    expect([t.seat, t.next, t.open]).toEqual([1, 'tos.ask.modify.other', ['done', 'shaken']]);
    t.do('shaken');
    expect(result(t)).toMatchObject({ total: 9, success: false });
  });

  it('TOS-DUE-11, TOS-DUE-12: E-06, the acting Fireteam wins a tie, with a Margin of 0', () => {
    expect(result(opposed().do(cards('5 tomes', '6 masks')))).toMatchObject({ success: true, margin: 0 });
    expect(result(opposed().do(cards('5 tomes', '7 masks')))).toMatchObject({ success: false });
    expect(result(opposed().do(cards('9 tomes', '6 masks')))).toMatchObject({ success: true, margin: 4 });
  });

  it('TOS-DUE-13: only the acting Fireteam declares Triggers, and only if it succeeds', () => {
    expect(opposed().do(cards('9 rams', '2 masks'))).toMatchObject({ next: 'tos.ask.trigger', seat: 0 });
    expect(opposed().do(cards('2 rams', '9 masks')).next).not.toBe('tos.ask.trigger');
  });
});
