import {
  BASE_SIZES,
  contactRing,
  countPushes,
  fits,
  FOOTPRINTS,
  isPush,
  landings,
  occupancyOf,
  pathTo,
  pushes,
  reach,
  touches,
  UNREACHED,
  type Placement,
} from '@banneret/hexboard';
import { describe, expect, it } from 'vitest';
import { basesIn, hexesOf, inContact, overlap, pushesByTrial, ringOf, spell, stepsTo } from './naive.js';
import { randomBoard, randomPieces, testRng } from './random.js';

describe('on random boards, the fast answers are the naive ones', () => {
  it('EDGE-BRD-07, EDGE-BRD-08 contact, inside a Space and across its border', () => {
    for (let seed = 0; seed < 60; seed++) {
      const below = testRng(seed);
      const board = randomBoard(below, 5);
      const pieces = randomPieces(board, below, 14);
      for (const a of pieces)
        for (const b of pieces)
          if (a !== b)
            expect(touches(board, a, b), `seed ${seed}: ${spell([a, b])}`).toBe(
              inContact(hexesOf(board, a), hexesOf(board, b)),
            );
    }
  });

  it('contact rings', () => {
    for (let seed = 0; seed < 40; seed++) {
      const below = testRng(seed);
      const board = randomBoard(below, 6);
      for (const piece of randomPieces(board, below, 4)) {
        const fast = contactRing(board, piece).flatMap(part => hexesOf(board, part));
        const naive = ringOf(board, hexesOf(board, piece));
        expect(fast.map(spellHex).sort(), `seed ${seed}`).toEqual(naive.map(spellHex).sort());
      }
    }
  });

  it('EDGE-MOV-11 transit: a base fits on the free hexes, for all 128 ways a Space can be taken', () => {
    const board = randomBoard(testRng(1), 1);
    for (const size of BASE_SIZES)
      for (let mask = 0; mask < 128; mask++) {
        const taken = hexesOf(board, { space: 0, mask });
        const naive = basesIn(board, 0, size).some(base => !overlap(hexesOf(board, base), taken));
        expect(fits(size, mask), `size ${size}, taken ${mask}`).toBe(naive);
      }
  });

  it('EDGE-MOV-02, EDGE-MOV-11, EDGE-MOV-12 reach, with the length of every shortest path', () => {
    for (let seed = 0; seed < 60; seed++) {
      const below = testRng(seed);
      const board = randomBoard(below, 14);
      const pieces = randomPieces(board, below, 25);
      const [from, size, limit] = [below(14), BASE_SIZES[below(5)]!, below(5)];
      const taken = occupancyOf(board, pieces);
      const found = reach(board, taken, from, { size, steps: limit, crossesObstacles: false });
      const naive = stepsTo(board, pieces, from, size, limit);
      expect(
        [...found.steps].map((n, space) => [space, n]).filter(([, n]) => n !== UNREACHED),
        `seed ${seed}`,
      ).toEqual([...naive].sort((a, b) => a[0] - b[0]));
      for (const space of found.spaces) {
        const path = pathTo(found, space);
        expect(path).toHaveLength(found.steps[space]! + 1);
        expect(path.slice(1, -1).every(through => fits(size, taken[through]!))).toBe(true);
      }
    }
  });

  it('EDGE-PUSH-01 to -08, -10 every way to push, against trying all bases of the board', () => {
    let [pushed, severalPushed, impossible, ways] = [0, 0, 0, 0];
    for (let seed = 0; seed < 500; seed++) {
      const below = testRng(seed);
      const board = randomBoard(below, 4);
      const pieces = randomPieces(board, below, 4 + below(8));
      const size = BASE_SIZES[1 + below(4)]!;
      const to: Placement = { space: below(4), mask: FOOTPRINTS[size][below(FOOTPRINTS[size].length)]! };
      const mover = pieces.findIndex(piece => FOOTPRINTS[size].includes(piece.mask));
      const arrival = { board, pieces, to, ...(mover >= 0 ? { mover } : {}) };
      const fast = [...pushes(arrival)];
      const naive = pushesByTrial(board, pieces, arrival.mover, to);
      expect(fast.map(spell).sort(), `seed ${seed}`).toEqual(naive);
      expect(countPushes(arrival)).toBe(naive.length);
      for (const places of fast.slice(0, 20)) expect(isPush(arrival, places), `seed ${seed}`).toBe(true);
      if (fast.length === 0) impossible++;
      if ((fast[0]?.length ?? 0) > 0) pushed++;
      if ((fast[0]?.length ?? 0) > 1) severalPushed++;
      ways += fast.length;
    }
    // The seeds must reach every kind of case, or the comparison proves nothing.
    expect(pushed).toBeGreaterThan(50);
    expect(severalPushed).toBeGreaterThan(20);
    expect(impossible).toBeGreaterThan(50);
    expect(ways).toBeGreaterThan(1_000);
  });

  it('the judge of a push accepts nothing that the list does not have', () => {
    const verdicts: [number, number] = [0, 0];
    for (let seed = 0; seed < 300; seed++) {
      const below = testRng(1_000 + seed);
      const board = randomBoard(below, 4);
      const pieces = randomPieces(board, below, 9);
      const to = { space: below(4), mask: FOOTPRINTS[3][below(6)]! };
      const legal = [...pushes({ board, pieces, to })];
      const spelled = new Set(legal.map(spell));
      for (const places of legal.slice(0, 30)) {
        if (places.length === 0) continue;
        const spoilt = places.with(below(places.length), { space: below(4), mask: 1 << below(7) });
        const verdict = isPush({ board, pieces, to }, spoilt);
        expect(verdict, `seed ${seed}: ${spell(spoilt)}`).toBe(spelled.has(spell(spoilt)));
        verdicts[verdict ? 1 : 0]++;
      }
    }
    expect(Math.min(...verdicts)).toBeGreaterThan(20);
  });

  it('EDGE-MOV-07, EDGE-MOV-08, EDGE-MOV-09 where a move may end', () => {
    for (let seed = 0; seed < 80; seed++) {
      const below = testRng(2_000 + seed);
      const board = randomBoard(below, 3);
      const pieces = randomPieces(board, below, 7);
      for (const size of BASE_SIZES) {
        const fast = landings({ board, pieces }, size, [0]).map(place => place.mask);
        const naive = FOOTPRINTS[size].filter(
          mask => pushesByTrial(board, pieces, undefined, { space: 0, mask }).length > 0,
        );
        expect(fast, `seed ${seed}, size ${size}`).toEqual(naive);
      }
    }
  });
});

const spellHex = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;
