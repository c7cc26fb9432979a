import { fillBlanks, lookAtTop, newDeck, newZone, seats, unseenCards, viewDeck } from '@banneret/cards';
import { HIDDEN, seededRng, type Rng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, newTable, randomEvent, redactEvent, reduceTable, VIEWERS, viewTable, type Table } from './table.js';

const GAMES = 120;
const EVENTS = 40;

/** Plays random events and calls `check` after each one that could happen. */
function playTables(
  check: (table: Table, event: NonNullable<ReturnType<typeof randomEvent>>, label: string) => void,
): void {
  for (let seed = 0; seed < GAMES; seed++) {
    const rng = seededRng(seed);
    const table = newTable();
    for (let n = 0; n < EVENTS; n++) {
      const event = randomEvent(table, rng);
      if (!event) continue;
      reduceTable(table, event);
      check(table, event, `seed ${seed}, event ${n}: ${JSON.stringify(event)}`);
    }
  }
}

describe('views', () => {
  it('a viewer who folds only redacted events sees exactly the view of the true state', () => {
    const views = new Map<unknown, Table>();
    let played: Table | undefined;
    playTables((table, event, label) => {
      if (table !== played) for (const viewer of VIEWERS) views.set(viewer, viewTable(newTable(), viewer));
      played = table;
      for (const viewer of VIEWERS) {
        const view = views.get(viewer)!;
        reduceTable(view, redactEvent(event, viewer));
        expect(view, `${label}, viewer ${viewer}`).toEqual(viewTable(table, viewer));
      }
    });
  });

  it('no card is ever lost or doubled', () => {
    playTables((table, _event, label) => {
      const everywhere = [...table.zones.flatMap(z => z.cards), ...table.decks.flatMap(d => d.list)];
      expect(
        everywhere.sort((a, b) => a - b),
        label,
      ).toEqual(ALL_CARDS);
    });
  });

  it('a blank keeps its place: views have the lengths of the truth', () => {
    playTables((table, _event, label) => {
      const lengths = (t: Table) => [...t.zones.map(z => z.cards.length), ...t.decks.map(d => d.list.length)];
      for (const viewer of VIEWERS) expect(lengths(viewTable(table, viewer)), label).toEqual(lengths(table));
    });
  });
});

describe('imagined worlds', () => {
  it('a filled view has no blanks, holds every card once, and looks the same to its viewer', () => {
    const rng = seededRng(77);
    let some = 0;
    playTables((table, _event, label) => {
      if (some++ % 7 !== 0) return; // a sample of the positions is plenty
      for (const viewer of VIEWERS) {
        const view = viewTable(table, viewer);
        const world = viewTable(table, viewer);
        fillBlanks(world, unseenCards(ALL_CARDS, view), rng);
        const everywhere = [...world.zones.flatMap(z => z.cards), ...world.decks.flatMap(d => d.list)];
        expect(everywhere, label).not.toContain(HIDDEN);
        expect(
          everywhere.sort((a, b) => a - b),
          label,
        ).toEqual(ALL_CARDS);
        expect(viewTable(world, viewer), `${label}, viewer ${viewer}`).toEqual(view);
      }
    });
  });

  it('every consistent world comes out equally often, over all that chance can do', () => {
    const worlds = new Map<string, number>();
    for (const rng of everyRng()) {
      const hand = newZone({ owner: 0, visibility: 'owner', ordered: false });
      hand.cards.push(HIDDEN, HIDDEN);
      hand.seen.push(0, 0);
      const deck = viewDeck(newDeck(0, [11, 12, 13], 'nobody'), 'public');
      lookAtTop(deck, [HIDDEN], seats(0));
      fillBlanks({ zones: [hand], decks: [deck] }, [1, 2, 3, 4, 5], rng);
      const world = `hand ${hand.cards.join(' ')}, deck ${deck.list.join(' ')}, top ${deck.top[0]!.card}`;
      worlds.set(world, (worlds.get(world) ?? 0) + 1);
    }
    expect(worlds.size).toBe(10 * 3); // which two cards are in the hand, and which of the other three is on top
    expect(new Set(worlds.values()).size).toBe(1);
  });

  it('refuses a pool that is too small', () => {
    const view = viewTable(newTable(), 'public');
    expect(() => fillBlanks(view, [1, 2], seededRng(1))).toThrow(/fewer cards/);
  });
});

/** One generator for every sequence of answers that chance can give; each must be asked the same questions. */
function* everyRng(): Generator<Rng> {
  let answers: number[] = [];
  while (true) {
    const limits: number[] = [];
    yield {
      below: n => {
        limits.push(n);
        return answers[limits.length - 1] ?? 0;
      },
    };
    const full = limits.map((_, i) => answers[i] ?? 0);
    const last = full.findLastIndex((answer, i) => answer + 1 < limits[i]!);
    if (last < 0) return;
    answers = full.slice(0, last).concat(full[last]! + 1);
  }
}
