import { promptOf, resume, judgeChoice, submit } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { PLAIN_OPTIONS, poolOf, printedAt, type Mode, type Options } from '../src/book.js';
import { deckKind, knownCopies, type DeckQuestion } from '../src/decisions/deck.js';
import type { Event } from '../src/events.js';
import { setup } from '../src/setup.js';
import { theEdge } from '../src/system.js';
import { seatCount } from '../src/book.js';
import { readyTable, table } from './setUp.js';
import { BLUE, RED } from './testFaction.js';

const FACTIONS = [RED, BLUE, { ...RED, id: 'red-2' }, { ...BLUE, id: 'blue-2' }];
const DECK: DeckQuestion = { kind: 'edge.deck', min: 4, max: 25, ordered: false };
const POOL = poolOf(RED).map((_, copy) => copy);
/** The Squads of the armies below, by their place in the faction. */
const MILITIA = 0;
const RIDERS = 1;
const GUN = 4;

/** Step 9 of set-up, with armies of these Squads. */
function building(squads: readonly number[], mode: Mode = 'duel', options: Partial<Options> = {}) {
  const seats = seatCount(mode);
  const presets = Array.from({ length: seats }, () => -1);
  const s = setup({ mode, options: { ...PLAIN_OPTIONS, ...options }, factions: FACTIONS.slice(0, seats), presets });
  for (let seat = 0; seat < seats; seat++) {
    theEdge.reduce(s, { type: 'faction.chosen', seat, faction: seat });
    theEdge.reduce(s, { type: 'squads.recruited', seat, squads: [...squads] });
  }
  const events: Event[] = [];
  const match = resume(theEdge, s, [{ proc: 'deckBuilding', step: 'begin', vars: {} }]);
  const refusal = (deck: readonly number[]): string[] => {
    const { ruling } = judgeChoice(theEdge, match, 0, deck);
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  };
  const choose = (seat: number, choice: readonly number[]) =>
    submit(
      theEdge,
      match,
      { kind: 'choice', wait: match.wait, seat, choice },
      { sink: event => void events.push(event) },
    );
  return { match, events, refusal, choose };
}

/** So many copies that this army may have. */
const legal = (squads: readonly number[], count: number): number[] => {
  const names = squads.map(squad => RED.squads[squad]?.id);
  return POOL.filter(copy => {
    const { squad } = printedAt(RED, copy).lower;
    return squad === undefined || names.includes(squad);
  }).slice(0, count);
};

describe('building decks', () => {
  const ARMY = [MILITIA, RIDERS];

  it('EDGE-SET-13, R20: at most 25 cards, at least one more than a hand', () => {
    const { refusal } = building(ARMY);
    expect(refusal(legal(ARMY, 25))).toEqual([]);
    expect(refusal(legal(ARMY, 26))).toEqual(['EDGE-SET-13']);
    expect(refusal(legal(ARMY, 4))).toEqual([]);
    expect(refusal(legal(ARMY, 3))).toEqual(['EDGE-SET-13']);
  });

  it('EDGE-SET-13, R20: decks that are proposed are legal, full and different, and there is more than one', () => {
    const { match, refusal } = building(ARMY);
    const shape = promptOf(match, 0)!.shape as DeckQuestion;
    const decks = [...deckKind.enumerate(match.state, shape, 0)];
    expect(decks.length).toBeGreaterThan(1);
    expect(new Set(decks.map(deck => deck.join())).size).toBe(decks.length);
    for (const deck of decks) expect([deck.length, refusal(deck)]).toEqual([25, []]);
    // Where all cards fit there is one deck of them all.
    const owned = legal(ARMY, 999);
    const whole = [...deckKind.enumerate(match.state, { ...shape, min: owned.length, max: owned.length }, 0)];
    expect(whole).toEqual([owned]);
  });

  it('EDGE-SET-13: the decks proposed leave out one run of the pool after the other, and none is proposed twice', () => {
    const { match } = building(ARMY);
    const owned = legal(ARMY, 999);
    const propose = (max: number) => [...deckKind.enumerate(match.state, { ...DECK, min: max, max }, 0)];
    // Larger than the ready deck, so that one is none of them. A third is left out, three times a different one.
    const third = owned.length / 3;
    expect(propose(2 * third)).toEqual(
      [0, third, 2 * third].map(from => [...owned.slice(0, from), ...owned.slice(from + third)]),
    );
    expect(deckKind.finite(DECK)).toBe(false);
    // A faction whose ready deck is all it owns has that deck alone to propose.
    const cards = RED.cards.slice(0, 2);
    const starter = { squads: ['militia'], deck: Object.fromEntries(cards.map(({ id, copies }) => [id, copies])) };
    const s = readyTable({ squads: [['militia'], ['militia']], factions: [{ ...RED, cards, starter }, BLUE] });
    expect([...deckKind.enumerate(s, { ...DECK, min: 4, max: 6 }, 0)]).toEqual([[0, 1, 2, 3, 4, 5]]);
  });

  it('EDGE-SET-37: the ready deck is that of the mode, and is known only of whoever has taken the ready army', () => {
    const ready = (preparation: Parameters<typeof table>[0]) => {
      const s = table(preparation);
      for (const seat of s.seats.keys()) theEdge.reduce(s, { type: 'faction.chosen', seat, faction: seat });
      return [0, 1].map(seat => knownCopies(s, seat)?.length);
    };
    expect(ready({})).toEqual([25, 25]);
    expect(ready({ options: { deck20: true } })).toEqual([20, 20]);
    expect(ready({ mode: 'ffa3' })).toEqual([15, 15]);
    // Put in order by its owner it may be any other; built at the table it is a secret.
    expect(ready({ options: { scripted: true } })).toEqual([undefined, undefined]);
    expect(ready({ draft: true })).toEqual([undefined, undefined]);
  });

  it('EDGE-OPT-08: with the option at most 20', () => {
    const { refusal } = building(ARMY, 'duel', { deck20: true });
    expect(refusal(legal(ARMY, 20))).toEqual([]);
    expect(refusal(legal(ARMY, 21))).toEqual(['EDGE-SET-13']);
  });

  it('EDGE-OPT-11, R20: a larger hand needs a larger deck', () => {
    const { refusal } = building(ARMY, 'duel', { handSize: 5 });
    expect(refusal(legal(ARMY, 6))).toEqual([]);
    expect(refusal(legal(ARMY, 5))).toEqual(['EDGE-SET-13']);
  });

  it.each(['ffa3', 'ffa4', 'team'] as const)('EDGE-MULT-03: exactly 15 in %s', mode => {
    const { refusal } = building(ARMY, mode);
    expect(refusal(legal(ARMY, 15))).toEqual([]);
    expect(refusal(legal(ARMY, 14))).toEqual(['EDGE-SET-13']);
    expect(refusal(legal(ARMY, 16))).toEqual(['EDGE-SET-13']);
  });

  it('EDGE-SET-14: a card that names a Squad needs it in the army; generic cards are always allowed', () => {
    const gunCard = POOL.find(copy => printedAt(RED, copy).lower.squad === 'gun')!;
    const generic = POOL.filter(copy => printedAt(RED, copy).lower.squad === undefined).slice(0, 9);
    expect(building(ARMY).refusal([...generic, gunCard].sort((a, b) => a - b))).toEqual(['EDGE-SET-14']);
    expect(building([...ARMY, GUN]).refusal([...generic, gunCard].sort((a, b) => a - b))).toEqual([]);
    expect(building([GUN]).refusal(generic)).toEqual([]);
  });

  it('EDGE-SET-15: as many copies as the faction owns, no copy twice, none that is not there', () => {
    const { refusal } = building(ARMY);
    const rest = legal(ARMY, 20);
    expect(printedAt(RED, rest[0]!).id).toBe(printedAt(RED, rest[2]!).id);
    expect(refusal(rest)).toEqual([]);
    expect(refusal([rest[0]!, ...rest])).toEqual(['EDGE-SET-15']);
    expect(refusal([...rest.slice(0, 9), POOL.length])).toEqual(['EDGE-SET-15']);
    expect(refusal([-1, ...rest.slice(0, 9)])).toEqual(['EDGE-SET-15']);
  });

  it('EDGE-SET-16, EDGE-OPT-10: a deck has no order until it is drawn from, unless decks are scripted', () => {
    const plain = building(ARMY);
    const deck = [...legal(ARMY, 9)].reverse();
    plain.choose(0, deck);
    plain.choose(1, deck);
    expect(plain.match.state.seats[0]!.deck).toMatchObject({ list: [...deck].sort((a, b) => a - b), top: [] });
    const scripted = building(ARMY, 'duel', { scripted: true });
    scripted.choose(0, deck);
    scripted.choose(1, deck);
    expect(scripted.match.state.seats[0]!.deck.top.map(({ card }) => card)).toEqual(deck);
  });

  it('R19: decks are chosen by all at once and nobody sees another’s', () => {
    const { match, events, choose } = building(ARMY);
    expect([promptOf(match, 0)?.ask, promptOf(match, 1)?.ask]).toEqual(['edge.ask.deck', 'edge.ask.deck']);
    choose(0, legal(ARMY, 9));
    expect(events).toEqual([]);
    choose(1, legal(ARMY, 8));
    const built = events.filter(({ type }) => type === 'deck.built');
    expect(built).toHaveLength(2);
    expect(theEdge.redact(built[0]!, 1)).toMatchObject({ cards: Array.from({ length: 9 }, () => -1) });
    expect(theEdge.view(match.state, 1).seats[0]!.deck.list.every(card => card === -1)).toBe(true);
  });
});
