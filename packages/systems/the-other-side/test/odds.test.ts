import { stepAtRandom } from '@banneret/ai';
import { expect as average, fraction, toNumber, type Distribution } from '@banneret/dice';
import { strictTranslator, type Locale } from '@banneret/i18n';
import {
  awaited,
  drawOutcome,
  fork,
  hashOf,
  kernelText,
  kindOf,
  promptOf,
  seededRng,
  start,
  submit,
  type Match,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { SUITS } from '../src/content/types.js';
import { fateCardsOf, valueOf } from '../src/fate.js';
import { theOtherSide, theOtherSideGame } from '../src/index.js';
import { actionOdds, modificationOdds, penetrationOdds, riposteRisk, strikeOdds } from '../src/odds/index.js';
import { clone, type State } from '../src/state.js';
import { view } from '../src/view.js';
import { cardNamed, cards, scene, type Scene, type SeatBody, type UnitBody } from './scene.js';
import { PACK, UNITS, side } from './testPack.js';

interface Sides {
  readonly actor?: SeatBody;
  readonly other?: SeatBody;
  readonly mystic?: Partial<UnitBody>;
  readonly gunners?: Partial<UnitBody>;
  readonly piercing?: boolean;
}

/** `hex`: AV 6 against Wp 5, Strength 2 against Armour 8 and three models; `rally`: AV 5 against 10. */
function ready({ actor, other, mystic, gunners, piercing }: Sides = {}): Scene {
  const card = (unit: (typeof UNITS)[number]) =>
    unit.id === 'mystic' && piercing === true
      ? {
          ...unit,
          standard: side({ actions: unit.standard.actions.map(action => ({ ...action, piercing: true })) }),
        }
      : unit;
  const t = scene({
    seats: [
      { units: [{ card: 'mystic', at: [[10, 10]], ...mystic }], ...actor },
      { units: [{ card: 'gunners', at: [[16, 10]], ...gunners }], ...other },
    ],
    pack: { ...PACK, units: UNITS.map(card) },
  });
  return t.order(0, 0, 'concertedEffort').do('none');
}

/** A deck with these cards, and everything else on the pile for all to see. */
function only(...deck: readonly string[]): SeatBody {
  const numbered = SUITS.flatMap(suit => Array.from({ length: 13 }, (_, i) => `${i + 1} ${suit}`));
  return { deck, discard: [...numbered, 'black joker', 'red joker'].filter(word => !deck.includes(word)) };
}

const hexOdds = (t: Scene) =>
  actionOdds(t.state, 0, { actor: t.fireteam(0, 0), key: 'card.hex', target: t.fireteam(1, 0) });
const opposed = (sides?: Sides): Scene => {
  const t = ready(sides);
  return t.act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0));
};

const shares = ({ outcomes, total }: Distribution) =>
  outcomes.map(([value, weight]) => [value, toNumber({ num: weight, den: total })] as const);
const F = (num: number, den: number) => fraction(BigInt(num), BigInt(den));

/** The same by counting pairs of cards, with the numbers of the book written out. */
function duelByHand(own: readonly number[], theirs: readonly number[], lead: number) {
  let won = 0;
  const margins = new Map<number, number>();
  for (const a of own)
    for (const b of theirs) {
      const margin = valueOf(a) + lead - valueOf(b);
      if (margin < 0) continue;
      won++;
      margins.set(margin, (margins.get(margin) ?? 0) + 1);
    }
  const sorted = [...margins].sort(([a], [b]) => a - b);
  return {
    success: F(won, own.length * theirs.length),
    margins: sorted.map(([margin, ways]) => [margin, ways / won] as const),
  };
}

const without = (seat: number, words: readonly string[]): number[] => {
  const gone = words.map(word => cardNamed(seat, word));
  return fateCardsOf(seat).filter(card => !gone.includes(card));
};

describe('odds of a Duel', () => {
  it('are those of all pairs of cards of two whole decks', () => {
    const { success, margins } = duelByHand(fateCardsOf(0), fateCardsOf(1), 1);
    const { duel } = hexOdds(ready());
    expect(duel?.success).toEqual(success);
    expect(shares(duel!.margin!)).toEqual(margins.map(([margin, share]) => [margin, expect.closeTo(share, 12)]));
  });

  it('know what is left of small decks', () => {
    const t = ready({ actor: { deck: ['3 rams', '9 rams', 'black joker'] }, other: only('4 rams', '5 rams') });
    // Known lists: 3+6 and 9+6 and 0+6 against 4+5 and 5+5. Only 9 v 9, 15 v 9 and 15 v 10 succeed.
    expect(hexOdds(t).duel).toEqual({
      success: F(1, 2),
      margin: { outcomes: [[0, 1n], [5, 1n], [6, 1n]], total: 3n }, // prettier-ignore
    });
  });

  it('count the own hand out of the own deck', () => {
    const hand = ['13 rams', '12 rams', '11 rams', '10 rams'];
    const { success } = duelByHand(without(0, hand), fateCardsOf(1), 1);
    expect(hexOdds(ready({ actor: { hand } })).duel?.success).toEqual(success);
  });

  it('leave a hidden hand among the cards that may be flipped, whatever it holds', () => {
    const discard = ['1 rams', '1 masks'];
    const good = ready({ other: { hand: ['13 rams', '12 rams'], discard } });
    const bad = ready({ other: { hand: ['2 rams', '3 rams'], discard } });
    const { success } = duelByHand(fateCardsOf(0), without(1, discard), 1);
    expect(hexOdds(good).duel?.success).toEqual(success);
    expect(hexOdds(bad)).toEqual(hexOdds(good));
  });

  it('of a Simple Duel need one card only', () => {
    const t = ready();
    const { duel, hit } = actionOdds(t.state, 0, { actor: t.fireteam(0, 0), key: 'card.rally' });
    // 5 and better: nine of each suit, and the red Joker.
    expect(duel?.success).toEqual(F(37, 54));
    expect(hit).toBeUndefined();
  });

  it('reckon with Cover as the rules do', () => {
    const t = scene({
      seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[18, 10]] }] }],
      terrain: [{ box: [14, 10.2, 15, 14], traits: ['blocking'] }],
    });
    const odds = actionOdds(t.state, 0, { actor: 0, key: 'card.shoot', target: 1 });
    expect(odds.duel?.success).toEqual(duelByHand(fateCardsOf(0), fateCardsOf(1), -2).success);
  });
});

describe('odds of a Penetration Flip', () => {
  it('are over what the Duel left in the deck', () => {
    const t = ready({ actor: { deck: ['3 rams', '9 rams', '13 masks'] }, other: only('1 rams') });
    const { hit } = hexOdds(t);
    // Every Duel succeeds; then each of the three is flipped equally often: 3+2 fails at 8, 9+2 does 1, 13+2 does 2.
    expect(hit).toEqual({
      fireteam: 1,
      damage: { outcomes: [[0, 1n], [1, 1n], [2, 1n]], total: 3n }, // prettier-ignore
      killed: F(0, 1),
    });
  });

  it('depend on the card that won the Duel', () => {
    const t = ready({ actor: { deck: ['3 rams', '9 rams', '13 masks'] }, other: only('5 rams') });
    // The 3 fails (9 against 10), so that the 9 or the 13 lies in the Conflict: 3 or 13 follows the 9, 3 or 9 the 13.
    expect(hexOdds(t).hit?.damage).toEqual({ outcomes: [[0, 2n], [1, 1n], [2, 1n]], total: 4n }); // prettier-ignore
  });

  it('keep the better card of a Piercing one, and end with a Kill', () => {
    const deck = ['3 rams', '9 rams', '13 masks'];
    const t = ready({ actor: { deck }, other: only('1 rams'), gunners: { models: [1] }, piercing: true });
    // The two that the Duel leaves: 9 and 13, 3 and 13, 3 and 9.
    expect(hexOdds(t).hit).toEqual({
      fireteam: 1,
      damage: { outcomes: [[1, 1n], [2, 2n]], total: 3n }, // prettier-ignore
      killed: F(1, 1),
    });
  });

  it('rebuild a deck that runs out on the way', () => {
    const t = ready({
      actor: { deck: ['9 rams'], discard: ['2 rams', '8 tomes'] },
      other: only('1 rams'),
    });
    expect(hexOdds(t).hit?.damage).toEqual({ outcomes: [[0, 1n], [1, 1n]], total: 2n }); // prettier-ignore
  });

  it('know for the defender that a deck of one card is either of two, and what it is rebuilt from', () => {
    const { discard = [] } = only('9 tomes', '13 masks', '3 rams');
    const actor: SeatBody = { hand: ['3 rams'], deck: ['9 tomes', '13 masks'], discard };
    const t = opposed({ actor, other: { hand: ['2 rams'] }, piercing: true }).do(cards('9 tomes', '4 masks'), 'done');
    expect([t.next, t.seat]).toEqual(['tos.ask.modify.other', 1]);
    // One of the two unseen cards, then one of the pile's; the better of them counts.
    const pile = discard.map(word => cardNamed(0, word));
    const better = ['13 masks', '3 rams'].flatMap(word => {
      const first = cardNamed(0, word);
      return pile.map(second => (valueOf(second) > valueOf(first) ? second : first));
    });
    expect(modificationOdds(t.state, 1, 'done').hit?.damage).toEqual(damageOver(better));
  });

  it('of a strike at somebody who Disengages', () => {
    const t = scene({
      seats: [
        { units: [{ card: 'gunners', at: [[10, 10]], models: [1] }] },
        { units: [{ card: 'infantry', at: [[11.98, 10], [10, 11.98], [20, 20]] }], deck: ['3 rams', '9 rams'] }, // prettier-ignore
      ],
    });
    t.order(0, 0, 'march').do('move').move([t.fireteam(0, 0), [6, 8]]); // prettier-ignore
    expect([t.next, t.seat]).toEqual(['tos.ask.strike', 1]);
    expect(strikeOdds(t.state, 1, t.fireteam(0, 0), t.open[0]!).hit).toMatchObject({
      damage: { outcomes: [[0, 1n], [1, 1n]], total: 2n }, // prettier-ignore
      killed: F(1, 2),
    });
  });
});

describe('odds in the modification step', () => {
  it('are sure where both cards lie open, and tell what a change does', () => {
    const t = opposed({ actor: { hand: ['13 rams'] }, other: { hand: ['2 rams'] } }).do(cards('5 tomes', '8 masks'));
    expect(modificationOdds(t.state, 0, 'done').duel).toEqual({ success: F(0, 1) });
    const { duel, hit } = modificationOdds(t.state, 0, cardNamed(0, '13 rams'));
    expect(duel).toEqual({ success: F(1, 1), margin: { outcomes: [[6, 1n]], total: 1n } });
    // The penetration is over the deck without both of these cards.
    expect(hit?.damage).toEqual(damageOver(without(0, ['5 tomes', '13 rams'])));
  });

  it('of a Tactics Token are over the rest of the deck', () => {
    const t = opposed({ actor: { tactics: 1, deck: ['5 tomes', '6 rams', '7 rams', '8 rams'] } });
    t.do(cards('5 tomes', '8 masks'));
    // 7 and 8 turn it: 13 against 13, or 14.
    expect(modificationOdds(t.state, 0, 'tactics').duel).toEqual({
      success: F(2, 3),
      margin: {
        outcomes: [
          [0, 1n],
          [1, 1n],
        ],
        total: 2n,
      },
    });
  });

  it('are for the defender too', () => {
    const t = opposed({ other: { hand: ['9 rams'], tactics: 1, deck: ['2 rams', '4 masks', '13 tomes'] } });
    t.do(cards('5 tomes', '4 masks'));
    expect([t.next, t.seat]).toEqual(['tos.ask.modify.other', 1]);
    expect(modificationOdds(t.state, 1, 'done').duel?.success).toEqual(F(1, 1));
    expect(modificationOdds(t.state, 1, cardNamed(1, '9 rams')).duel?.success).toEqual(F(0, 1));
    expect(modificationOdds(t.state, 1, 'tactics').duel?.success).toEqual(F(1, 2));
  });

  it('give the risk that the other hand turns the Duel', () => {
    const t = opposed({ actor: { hand: ['3 rams'] }, other: { hand: ['2 rams', '3 rams'] } });
    t.do(cards('9 tomes', '4 masks'));
    // 15 against 9: a card above 10 is needed, 12 of them and the red Joker among 53 unseen ones; two are held.
    expect(riposteRisk(t.state, 0, 'done')).toEqual(F(53 * 52 - 40 * 39, 53 * 52));
    const lost = opposed({ actor: { hand: ['3 rams'] }, other: { hand: ['2 rams'] } }).do(cards('2 tomes', '9 masks'));
    expect(riposteRisk(lost.state, 0, 'done')).toBeUndefined();
  });

  it('know that a flipped Joker cannot be cheated', () => {
    const t = opposed({ actor: { hand: ['3 rams'] }, other: { hand: ['13 rams'], tactics: 1 } });
    t.do(cards('9 tomes', 'black joker'));
    expect(riposteRisk(t.state, 0, 'done')).toEqual(F(0, 1));
  });
});

/** Strength 2 against Armour 8, over these cards. */
function damageOver(from: readonly number[]): Distribution {
  const ways = [0, 0, 0];
  for (const card of from) {
    const over = valueOf(card) + 2 - 8;
    ways[over < 0 ? 0 : 1 + Math.floor(over / 5)]!++;
  }
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const least = ways.reduce(gcd);
  return {
    outcomes: ways.map((n, damage) => [damage, BigInt(n / least)] as const),
    total: BigInt(from.length / least),
  };
}

describe('odds of changes to a Penetration Flip', () => {
  it('follow the card that lies there, a cheat, or one card more', () => {
    const t = opposed({
      actor: { hand: ['12 rams'], tactics: 1, deck: ['9 tomes', '3 rams', '8 rams', '2 masks'] },
    }).do(cards('9 tomes', '4 masks'), 'done', cards('3 rams'));
    t.do('done');
    expect(t.next).toBe('tos.ask.flip.penetration');
    const about = { fireteam: t.fireteam(1, 0), strength: 2, precise: false };
    const odds = (choice: string | number) => penetrationOdds(t.state, 0, about, choice).hit?.damage;
    expect(odds('done')).toEqual({ outcomes: [[0, 1n]], total: 1n });
    expect(odds(cardNamed(0, '12 rams'))).toEqual({ outcomes: [[2, 1n]], total: 1n });
    expect(odds('tactics')).toEqual({ outcomes: [[0, 1n], [1, 1n]], total: 2n }); // prettier-ignore
  });
});

/** Plays the Action to its Hit, nobody doing more than must be. */
function simulate(start: Match<State>, seed: number): { won: boolean; damage?: number } {
  const rng = seededRng(seed);
  const match = fork(theOtherSide, start);
  const seen: { won?: boolean; damage?: number } = {};
  const run = {
    sink: (event: Parameters<typeof theOtherSideGame.tell>[0]): void => {
      if (event.type === 'duel.decided') seen.won = event.result.success;
      if (event.type === 'hit.resolved') seen.damage = event.damage;
    },
  };
  while (seen.won !== false && seen.damage === undefined) {
    const { pending, wait } = match;
    if (pending.kind === 'chance')
      submit(theOtherSide, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }, run);
    else submit(theOtherSide, match, { kind: 'choice', wait, seat: 0, choice: 'done' }, run);
  }
  return { won: seen.won === true, ...(seen.damage !== undefined && { damage: seen.damage }) };
}

describe('odds and play', () => {
  it('agree over many resolutions', () => {
    const discard = ['13 rams', '13 masks', '12 tomes', '2 crows', '1 rams', '4 masks'];
    const t = ready({ actor: { discard }, other: { discard: ['3 tomes', '11 rams'] } });
    const odds = hexOdds(t);
    t.act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0));
    const many = 1_500;
    const tales = Array.from({ length: many }, (_, seed) => simulate(t.match, seed));
    const won = tales.filter(tale => tale.won);
    // Within four standard deviations.
    expect(Math.abs(won.length / many - toNumber(odds.duel!.success))).toBeLessThan(4 * Math.sqrt(0.25 / many));
    const mean = won.reduce((sum, { damage = 0 }) => sum + damage, 0) / won.length;
    expect(Math.abs(mean - toNumber(average(odds.hit!.damage)))).toBeLessThan(4 * Math.sqrt(1 / won.length));
  });

  it('change nothing on the table, and are the same from a view', () => {
    const t = ready({ other: { hand: ['13 rams', '12 rams'] } });
    const before = JSON.stringify(t.state);
    const aimed = { actor: 0, key: 'card.hex', target: 1 };
    const odds = actionOdds(t.state, 0, aimed);
    expect(JSON.stringify(t.state)).toBe(before);
    expect(actionOdds(view(clone(t.state), 0), 0, aimed)).toEqual(odds);
  });
});

describe('telling odds', () => {
  const say = (t: Scene, choice: unknown, locale: Locale) => {
    const words = strictTranslator(locale, kernelText, theOtherSideGame.text);
    const plain = (line: string) => line.replaceAll(/[\u202F\u00A0]/g, ' ');
    const told = theOtherSideGame.odds!(view(t.state, t.seat), promptOf(t.match, t.seat)!, choice, words);
    return told.map(line => (typeof line === 'string' ? plain(line) : line));
  };

  it('of a target, in both languages', () => {
    const t = ready({ actor: { deck: ['3 rams', '9 rams', '13 masks'] }, other: only('5 rams') });
    expect(say(t, 'act:0:card.hex', 'en')).toEqual([]);
    t.do('act:0:card.hex');
    expect(say(t, 1, 'en')).toEqual([
      'Duel of mystic: 66.7% to succeed, with a Margin of 7 on average if it does.',
      {
        title: 'Margin of the Duel',
        bars: [
          { label: 'fail', chance: expect.closeTo(1 / 3, 9) as number },
          { label: '5', chance: expect.closeTo(1 / 3, 9) as number },
          { label: '9', chance: expect.closeTo(1 / 3, 9) as number },
        ],
      },
      'If the Duel succeeds, Hit on gunners: 50% to do damage (0.8 on average), 0% to Kill the Fireteam.',
      { title: 'Damage: gunners', bars: [{ label: '0', chance: 0.5 }, { label: '1', chance: 0.25 }, { label: '2', chance: 0.25 }] }, // prettier-ignore
      expect.stringContaining('no further cheating'),
    ]);
    expect(say(t, 1, 'fr')[0]).toBe(
      'Duel de mystic : 66,7 % de chances de réussir, avec alors une Marge de 7 en moyenne.',
    );
  });

  it('of an Action without a target, a Duel under way and a Penetration Flip', () => {
    const t = opposed({ actor: { hand: ['13 rams'], tactics: 1 }, other: { hand: ['2 rams'] } });
    t.do(cards('5 tomes', '8 masks'));
    expect(say(t, 'done', 'en')[0]).toBe('Duel of mystic: lost, if nothing else changes.');
    const cheated = say(t, cardNamed(0, '13 rams'), 'fr');
    expect(cheated[0]).toBe('Duel de mystic : réussi, avec une Marge de 6, si rien d’autre ne change.');
    expect(cheated[1]).toMatch(/^L’adversaire a .* % de chances de tenir une carte/);
    t.card('13 rams').do('done', 'done', cards('3 rams'));
    t.do('done');
    expect(say(t, 'done', 'fr')).toEqual(['Touche sur gunners : aucun dommage, si rien d’autre ne change.']);
    const rallying = ready();
    expect(say(rallying, 'act:0:card.rally', 'en')[0]).toBe(
      'Duel of mystic: 68.5% to succeed, with a Margin of 4.1 on average if it does.',
    );
    expect(say(rallying, 'end', 'en')).toEqual([]);
  });

  it('is possible throughout a game with the real cards, and touches nothing', () => {
    const words = strictTranslator('fr', kernelText, theOtherSideGame.text);
    const setup = theOtherSideGame.setupFor({ options: {} });
    if (!setup.ok) throw new Error(setup.problem.say);
    const told = new Set<string>();
    const asks = ['tos.ask.target', 'tos.ask.modify.actor', 'tos.ask.modify.other', 'tos.ask.flip.penetration'];
    // Random players seldom come to blows: as many games as it takes.
    for (let seed = 1; seed <= 60 && asks.some(ask => !told.has(ask)); seed++) {
      const rng = seededRng(seed);
      const match = start(theOtherSide, setup.value);
      for (let turn = 0; match.pending.kind !== 'over'; turn++) {
        const seat = awaited(match)[0];
        const prompt = seat === undefined ? undefined : promptOf(match, seat);
        if (prompt?.shape.kind === 'pick' && (seed === 1 || (asks.includes(prompt.ask) && !told.has(prompt.ask)))) {
          const seen = theOtherSide.view(match.state, prompt.seat);
          const before = hashOf(seen);
          const choices = [...kindOf(theOtherSide, prompt.shape).enumerate(seen, prompt.shape, prompt.seat)];
          const lines = theOtherSideGame.odds!(seen, prompt, choices[turn % choices.length], words);
          if (lines.length > 0) told.add(prompt.ask);
          for (const line of lines) {
            if (typeof line === 'string') expect(line).not.toMatch(/undefined|NaN|\{|tos\./);
            else expect(line.bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
          }
          expect(hashOf(seen)).toBe(before);
        }
        stepAtRandom(theOtherSide, match, rng);
      }
    }
    expect(asks.filter(ask => !told.has(ask))).toEqual([]);
  });
});
