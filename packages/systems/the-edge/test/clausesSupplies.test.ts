import { describe, expect, it } from 'vitest';
import type { Effect, TargetSpec } from '../src/effect.js';
import { asked, FIRST, FOES, holding, MILITIA, playIt, RIDERS, type Setting } from './holding.js';
import { cards, scene, type SeatBody, type SquadBody } from './scene.js';
import { factionsWith } from './customCards.js';

/** Crystals, tokens, Charges, cards and points given and taken by effects, clause by clause. */

const OPPONENT: TargetSpec = { pick: 'opponent' };
const played = (effect: Effect | readonly Effect[], setting: Setting = {}, ...targets: unknown[]) => {
  const t = holding(Array.isArray(effect) ? (effect as readonly Effect[]) : [effect as Effect], setting);
  return playIt(t, ...targets);
};
const means = (t: ReturnType<typeof played>) =>
  t.state.seats.map(({ reserve, exhausted }) => [reserve, exhausted] as const);

describe('Crystals', () => {
  const robbed = (keep: boolean, reserve: number, count = 2) =>
    played(
      { do: 'rob', from: 0, count, ...(keep && { keep }) },
      { action: { targets: [OPPONENT] }, foe: { reserve } },
      1,
    );

  it('EDGE-GEN-12: robbed of an opponent, to keep them or to have them spent, as many as there are', () => {
    expect(means(robbed(true, 3))).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(means(robbed(false, 3))).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(means(robbed(true, 1))).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const none = robbed(true, 0);
    expect([means(none), none.events('crystals.robbed')]).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      [],
    ]);
  });

  it('EDGE-PAY-03: recovered as far as they are exhausted; none are told of none', () => {
    const recovered = (exhausted: number) => played({ do: 'recover', count: 2 }, { own: { exhausted } });
    expect([means(recovered(3))[0], means(recovered(2))[0], means(recovered(1))[0]]).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
    ]);
    expect(recovered(0).events('crystals.recovered')).toEqual([]);
  });
});

describe('Endurance', () => {
  it('R41: restored to what is missing, of each Squad; a whole one is told nothing', () => {
    const effect: Effect = { do: 'restore', whom: { all: 'own' }, tokens: 2 };
    const brutes = (endurance: number): SquadBody => ({ card: 'brutes', at: [[6, 5, 0, 1, 2]], endurance });
    const t = played(effect, { own: { squads: [{ ...RIDERS, endurance: 1 }, brutes(0), MILITIA] } });
    expect(t.events('endurance.changed').map(({ squad, by }) => [squad, by])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(t.state.squads.slice(0, 3).map(({ endurance }) => endurance)).toEqual([2, 2, 0]);
  });

  it('EDGE-WND-11: drained as far as there are tokens; of a Squad without, nothing', () => {
    const effect: Effect = { do: 'drain', whom: { all: 'own' }, tokens: 2 };
    const t = played(effect, { own: { squads: [{ ...RIDERS, endurance: 1 }, MILITIA] } });
    expect(t.events('endurance.changed').map(({ squad, by }) => [squad, by])).toEqual([[0, -1]]);
    expect(t.events('figure.killed')).toEqual([]);
  });
});

describe('cards', () => {
  it('EDGE-TURN-05, R65: drawn up to the limit of the hand, and not at all by a full one', () => {
    const drawn = (hand: string[], handSize = 3, count = 2) => {
      const own: SeatBody = { hand: ['it', ...hand], deck: ['bolt', 'bolt', 'bolt'] };
      const t = holding([{ do: 'draw', count }], { own, body: { options: { handSize } } });
      t.do(t.play(0, 'it'));
      // The card that draws is not in hand any more; what is left of a hand of three is room for the rest.
      const room = Math.min(count, handSize - hand.length);
      if (room > 0) t.do(cards(...t.state.seats[0]!.deck.list.slice(0, room)));
      return [t.state.seats[0]!.hand.cards.length, asked(t)];
    };
    expect(drawn([])).toEqual([2, 'edge.ask.turn']);
    expect(drawn(['slow', 'slow'])).toEqual([3, 'edge.ask.turn']);
    expect(drawn(['slow', 'slow'], 4)).toEqual([4, 'edge.ask.turn']);
    expect(drawn(['slow', 'slow', 'slow'])).toEqual([3, 'edge.ask.turn']);
  });

  it('EDGE-CARD-15: discarded as many as there are, and nobody is asked with an empty hand', () => {
    const effect = (random: boolean): Effect => ({ do: 'discard', from: 0, count: 2, ...(random && { random }) });
    const table = (hand: string[], random = false) =>
      played(effect(random), { action: { targets: [OPPONENT] }, foe: { hand } }, 1);
    const some = table(['bolt', 'slow', 'draw']);
    expect([some.seat, asked(some)]).toEqual([1, 'edge.ask.discard-effect']);
    expect(some.prompt.shape).toMatchObject({ min: 2, max: 2 });
    some.do([some.card(1, 'bolt'), some.card(1, 'draw')]);
    expect(some.state.seats[1]!.hand.cards).toEqual([some.card(1, 'slow')]);
    expect(some.state.seats[1]!.discard.cards).toHaveLength(2);
    const one = table(['bolt']);
    expect(one.prompt.shape).toMatchObject({ min: 1, max: 1 });
    expect(asked(table([]))).toBe('edge.ask.turn');
    expect(asked(table(['bolt', 'slow', 'draw'], true))).toBe('edge.discard');
    expect(asked(table([], true))).toBe('edge.ask.turn');
  });

  it('EDGE-BAN-04: a Banner that is up is not turned up again', () => {
    expect(played({ do: 'banner' }, { own: { bannerUp: true } }).events('banner.recovered')).toEqual([]);
    const down = played({ do: 'banner' }, { own: { bannerUp: false } });
    expect([down.events('banner.recovered').length, down.state.seats[0]!.bannerUp]).toEqual([1, true]);
  });

  it('EDGE-UPG-06, R40: a destroyed Upgrade goes to its owner’s pile and its Charges to the neutral one', () => {
    const bearer: SquadBody = {
      ...FOES,
      upgrades: [
        { card: 'blade', charges: 2 },
        { card: 'mail', charges: 1 },
      ],
    };
    const t = holding([{ do: 'detach', target: 0 }], {
      action: { targets: [{ pick: 'upgrade', whose: 'enemy' }] },
      foe: { squads: [bearer] },
    });
    const { charges } = t.state;
    const blade = t.card(1, 'blade');
    playIt(t, blade);
    expect(t.state.squads[t.squad(1, 0)]!.upgrades).toMatchObject([{ card: t.card(1, 'mail'), charges: 1 }]);
    expect([t.state.seats[1]!.discard.cards, t.state.charges]).toEqual([[blade], charges + 2]);
    expect(t.state.seats[0]!.discard.cards).not.toContain(blade);
  });
});

describe('Charges', () => {
  const bearer: SquadBody = {
    ...RIDERS,
    upgrades: [
      { card: 'boots', charges: 0 },
      { card: 'mail', charges: 0 },
    ],
  };
  const charged = (count: number, charges: number, target = false) =>
    holding([{ do: 'charge', whom: target ? FIRST : { all: 'own' }, charges: count }], {
      ...(target && { action: { targets: [{ pick: 'upgrade', whose: 'own' }] } }),
      own: { squads: [MILITIA, bearer] },
      body: { charges },
    });
  const on = (t: ReturnType<typeof charged>) => t.state.squads[1]!.upgrades.map(({ charges }) => charges);

  it('EDGE-GEN-10: for all Upgrades of the Squads, so many each; who is asked when they run short', () => {
    const enough = charged(2, 4);
    playIt(enough);
    expect([asked(enough), on(enough), enough.state.charges]).toEqual(['edge.ask.turn', [2, 2], 0]);
    const short = charged(2, 3);
    short.do(short.play(0, 'it'));
    expect([asked(short), short.seat]).toEqual(['edge.ask.charge', 0]);
    expect(short.prompt.shape).toMatchObject({ min: 1, max: 2 });
    // Round after round: the first named gets the third.
    short.do([short.card(0, 'boots'), short.card(0, 'mail')]);
    expect(on(short)).toEqual([2, 1]);
    const single = charged(2, 1);
    single.do(single.play(0, 'it'));
    expect(single.prompt.shape).toMatchObject({ min: 1, max: 1 });
    single.do([single.card(0, 'mail')]);
    expect(on(single)).toEqual([0, 1]);
    const empty = charged(2, 0);
    playIt(empty);
    expect([asked(empty), on(empty)]).toEqual(['edge.ask.turn', [0, 0]]);
  });

  it('EDGE-GEN-10: a single Upgrade that was named is not asked about', () => {
    const t = charged(2, 1, true);
    t.do(t.play(0, 'it'), t.card(0, 'mail'));
    expect(on(t)).toEqual([0, 1]);
    // The pile is empty, and no other Upgrade has one to give.
    expect(asked(t)).toBe('edge.ask.turn');
  });
});

describe('Victory Points by a card', () => {
  const factions = factionsWith({
    any: { upper: { user: 'nobody', effects: [{ do: 'vp', points: 2 }] } },
    named: {
      upper: {
        user: 'nobody',
        targets: [{ pick: 'figure', whose: 'any' }],
        effects: [{ do: 'vp', points: 2, from: FIRST }],
      },
    },
  });
  const table = (mode: 'ffa3' | 'team', hand: string, start: readonly number[] = []) =>
    scene({
      mode,
      factions,
      seats: Array.from({ length: mode === 'team' ? 4 : 3 }, (_, seat) => ({
        squads: [{ card: 'militia', at: [[seat * 2, 3, 0]] }] as SquadBody[],
        hand: seat === 0 ? [hand] : [],
        ...(start[seat] !== undefined && { vpStart: start[seat] }),
      })),
    });

  it('EDGE-WND-10, EDGE-MULT-13: from an opponent of one’s choice who has a token; a single one is not asked for', () => {
    const t = table('ffa3', 'any');
    t.do(t.play(0, 'any'));
    expect([t.seat, asked(t)]).toEqual([0, 'edge.ask.capture-from']);
    expect([t.judge(1).ok, t.judge(2).ok, t.judge(0).ok]).toEqual([true, true, false]);
    t.do(2);
    expect(t.events('vp.captured')).toMatchObject([{ by: 0, from: 2, count: 2 }]);
    const one = table('team', 'any', [10, 0, 10, 1]);
    one.do(one.play(0, 'any'));
    expect(one.events('vp.captured')).toMatchObject([{ by: 0, from: 3, count: 1 }]);
  });

  it('EDGE-WND-10: from the owner of the figure that is named, if that is an enemy', () => {
    const from = (seat: number) => {
      const t = table('team', 'named');
      t.do(t.play(0, 'named'), t.figure(seat, 0));
      return [asked(t), t.events('vp.captured').map(({ from: owner }) => owner)];
    };
    expect([from(1), from(3), from(2), from(0)]).toEqual([
      ['edge.ask.turn', [1]],
      ['edge.ask.turn', [3]],
      ['edge.ask.turn', []],
      ['edge.ask.turn', []],
    ]);
  });
});
