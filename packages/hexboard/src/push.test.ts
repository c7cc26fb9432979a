import { describe, expect, it } from 'vitest';
import { makeBoard, neighbourOf, standardBoard } from './board.js';
import { FOOTPRINTS, FULL } from './footprint.js';
import { ALL_DIRECTIONS } from './hex.js';
import { landings } from './landings.js';
import { touches, type Piece } from './occupancy.js';
import { countPushes, firstPush, isPush, landing, pushes } from './push.js';

const board = standardBoard();
const HERE = 31;
const TRIANGLE = 0b000_0111; // centre and the first two petals
const figure = (space: number, mask: number): Piece => ({ space, mask, pushable: true });
const token = (space: number, mask: number): Piece => ({ space, mask, pushable: false });
const to = { space: HERE, mask: TRIANGLE };

describe('landing', () => {
  it('is free on free hexes, also beside other pieces', () => {
    expect(landing({ board, pieces: [figure(HERE, 0b100_0000)], to })).toEqual({ kind: 'free' });
    expect([...pushes({ board, pieces: [], to })]).toEqual([[]]);
  });

  it('EDGE-MOV-05 does not trip over its own hexes', () => {
    expect(landing({ board, pieces: [figure(HERE, 0b001_1001)], mover: 0, to })).toEqual({ kind: 'free' });
  });

  it('EDGE-MOV-09, EDGE-PUSH-01, EDGE-PUSH-10 pushes strictly smaller bases; equal ones block', () => {
    expect(landing({ board, pieces: [figure(HERE, 0b000_0110)], to })).toEqual({ kind: 'pushes', pushed: [0] });
    expect(landing({ board, pieces: [figure(HERE, 0b001_1001)], to })).toEqual({ kind: 'blocked', by: 0 });
    expect(landing({ board, pieces: [figure(HERE, FULL)], to })).toEqual({ kind: 'blocked', by: 0 });
  });

  it('EDGE-MOV-07, EDGE-PUSH-08, EDGE-MOV-10 does not push tokens, nor a figure already pushed', () => {
    expect(landing({ board, pieces: [token(HERE, 1)], to })).toEqual({ kind: 'blocked', by: 0 });
    expect(countPushes({ board, pieces: [token(HERE, 1)], to })).toBe(0);
  });

  it('EDGE-PUSH-06 pushes only what is overlapped', () => {
    const pieces = [figure(HERE, 0b100_0000), figure(HERE, 1), figure(HERE + 1, 1)];
    expect(landing({ board, pieces, to })).toEqual({ kind: 'pushes', pushed: [1] });
  });
});

describe('pushes', () => {
  it('EDGE-PUSH-03 put a small figure on any of the nine hexes around a triangle', () => {
    const pieces = [figure(HERE, 1)];
    const ways = [...pushes({ board, pieces, to })];
    expect(ways).toHaveLength(9);
    for (const [place] of ways) expect(touches(board, place!, to)).toBe(true);
    expect(new Set(ways.map(([place]) => place!.space)).size).toBeGreaterThan(1);
  });

  it('EDGE-PUSH-07 use free hexes only: nine places less one for each piece in the ring', () => {
    const pieces = [figure(HERE, 1), figure(HERE, 0b000_1000)];
    expect(countPushes({ board, pieces, to })).toBe(8);
    expect(isPush({ board, pieces, to }, [{ space: HERE, mask: 0b000_1000 }])).toBe(false);
    expect(isPush({ board, pieces, to }, [{ space: HERE + 1, mask: 1 }])).toBe(false); // free, but out of contact
    expect(isPush({ board, pieces, to }, [{ space: HERE, mask: 0b100_0000 }])).toBe(true);
  });

  it('EDGE-PUSH-05 place several figures at once, without overlap', () => {
    const pieces = [figure(HERE, 1), figure(HERE, 2)];
    expect(countPushes({ board, pieces, to })).toBe(9 * 8);
    const twice = [
      { space: HERE, mask: 0b000_1000 },
      { space: HERE, mask: 0b000_1000 },
    ];
    expect(isPush({ board, pieces, to }, twice)).toBe(false);
  });

  it('EDGE-PUSH-04 refuse the whole end position when one figure has nowhere to go', () => {
    const walls = ALL_DIRECTIONS.map(k => token(neighbourOf(board, HERE, k), FULL));
    const whole = { space: HERE, mask: FULL };
    const pieces = [figure(HERE, 1), ...walls];
    expect(firstPush({ board, pieces, to: whole })).toBeUndefined();
    expect(landings({ board, pieces }, 7, [HERE])).toEqual([]);
    const oneGap = pieces.toSpliced(1, 1, token(walls[0]!.space, FULL & ~(1 << 4)));
    expect([...pushes({ board, pieces: oneGap, to: whole })]).toEqual([[{ space: walls[0]!.space, mask: 1 << 4 }]]);
    const tooMany = [figure(HERE, 2), ...oneGap];
    expect(countPushes({ board, pieces: tooMany, to: whole })).toBe(0);
  });

  it('EDGE-BRD-05, EDGE-PUSH-03 keep every pushed base inside one Space', () => {
    const alone = makeBoard([{ u: 0, v: 0 }]);
    const pieces = [figure(0, 0b000_0110)];
    const ways = [...pushes({ board: alone, pieces, to: { space: 0, mask: TRIANGLE } })].map(([place]) => place!.mask);
    // Four petals are left in a row, all touching the centre: three pairs, and none over the edge of the board.
    expect(ways).toEqual([0b001_1000, 0b011_0000, 0b110_0000]);
  });

  it('come in a stable order: own Space first, then by direction', () => {
    const ways = [...pushes({ board, pieces: [figure(HERE, 1)], to })].map(
      ([place]) => `${place!.space}/${place!.mask}`,
    );
    expect(ways).toEqual(['31/8', '31/16', '31/32', '31/64', '32/16', '32/32', '41/32', '41/64', '23/8']);
  });
});

describe('landings', () => {
  it('EDGE-MOV-08, EDGE-MOV-09 list every footprint with room to push', () => {
    expect(landings({ board, pieces: [] }, 2, [HERE]).map(place => place.mask)).toEqual(FOOTPRINTS[2]);
    const equal = [figure(HERE, 0b000_0011)];
    const masks = landings({ board, pieces: equal }, 2, [HERE]).map(place => place.mask);
    expect(masks).toEqual(FOOTPRINTS[2].filter(mask => (mask & 0b11) === 0));
    expect(landings({ board, pieces: equal }, 3, [HERE])).toHaveLength(6);
  });
});
