import { describe, expect, it } from 'vitest';
import { campaign } from '../../test/seeded.js';
import {
  latticePointsOf,
  lineIsClear,
  someLineThroughTwoPointsClear,
  someSegmentClear,
  type Triple,
} from '../../test/sightOracle.js';
import { largeTable, smallTable, type SightTable } from '../../test/sightTables.js';
import { bodyOf } from '../body.js';
import { ground, type Terrain } from '../ground.js';
import { placedOutline } from '../outline.js';
import type { Placed, Polygon } from '../shapes.js';
import { baseBlocker, prepareBlockers } from './blockers.js';
import { inContact } from './contact.js';
import { gather, newCorridor, OPAQUE, SEE_INTO, setEnd, TRANSPARENT } from './corridor.js';
import { findClearLine, type Witness } from './critical.js';
import { sees } from './sees.js';

const block = (id: string, left: number, bottom: number, right: number, top: number): Terrain => ({
  id,
  height: 100,
  outline: [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ],
});
const square = (x: number, y: number): Placed => ({
  base: { kind: 'rectangle', length: 20, width: 20 },
  at: { x, y },
  facing: 0,
});
const tableOf = (...terrain: Terrain[]) => ground(terrain, 1000, 1000);

describe('sees', () => {
  // Both bases span y 90..110.
  const [from, to] = [square(100, 100), square(300, 100)];

  it('an empty table hides nothing', () => {
    expect(sees(tableOf(), from, to)).toBe(true);
  });

  it('a wall exactly as wide as both bases can be seen past along its edge, one micrometre wider on each side not', () => {
    expect(sees(tableOf(block('wall', 190, 90, 210, 110)), from, to)).toBe(true);
    expect(sees(tableOf(block('wall', 190, 89, 210, 111)), from, to)).toBe(false);
  });

  it('a line along the edge of a wall is clear, and one micrometre more blocks it', () => {
    expect(sees(tableOf(block('wall', 190, 90, 210, 900)), from, to)).toBe(true);
    expect(sees(tableOf(block('wall', 190, 89, 210, 900)), from, to)).toBe(false);
  });

  it('two walls that share only a corner, or a border, let a line through between them', () => {
    expect(sees(tableOf(block('low', 190, 0, 200, 100), block('high', 200, 100, 210, 500)), from, to)).toBe(true);
    expect(sees(tableOf(block('low', 190, 0, 210, 100), block('high', 190, 100, 210, 500)), from, to)).toBe(true);
    expect(sees(tableOf(block('low', 190, 0, 210, 101), block('high', 190, 100, 210, 500)), from, to)).toBe(false);
  });

  it('finds the one slanting line through two staggered gaps', () => {
    const gates = [
      block('a', 150, 0, 160, 95),
      block('b', 150, 96, 160, 500),
      block('c', 240, 0, 250, 103),
      block('d', 240, 104, 250, 500),
    ];
    expect(sees(tableOf(...gates), from, to)).toBe(true);
    const shut = [...gates.slice(0, 3), block('d', 240, 104, 250, 500), block('e', 200, 0, 210, 101)];
    expect(sees(tableOf(...shut), from, to)).toBe(false);
  });

  it('a concave piece blocks along the seam between its convex parts', () => {
    const ell: Terrain = {
      id: 'ell',
      height: 1,
      outline: [
        { x: 180, y: 0 },
        { x: 220, y: 0 },
        { x: 220, y: 100 },
        { x: 200, y: 100 },
        { x: 200, y: 200 },
        { x: 180, y: 200 },
      ],
    };
    expect(sees(tableOf(ell), from, to)).toBe(false);
  });

  it('bases in contact see each other whatever stands there', () => {
    expect(sees(tableOf(block('wall', 105, 0, 115, 500)), square(100, 100), square(120, 100))).toBe(true);
    expect(sees(tableOf(block('wall', 105, 0, 115, 500)), square(100, 100), square(121, 100))).toBe(false);
  });

  it('other bases block, their own groups and those looked over do not', () => {
    const screen = [82, 100, 118].map((y, i) => baseBlocker(square(200, y), i === 1 ? 7 : 8));
    const blockers = prepareBlockers(screen);
    expect(sees(tableOf(), from, to, { blockers })).toBe(false);
    expect(sees(tableOf(), from, to, { blockers, ignoreGroups: [7] })).toBe(true);
    expect(sees(tableOf(), from, to, { blockers, ignoreGroups: [9] })).toBe(false);
    expect(sees(tableOf(), from, to, { blockers, counts: Uint8Array.of(1, 0, 1) })).toBe(true);
  });

  it('one sees into a wood and out of it, but not through', () => {
    const wood = tableOf(block('wood', 190, 0, 310, 500));
    const terrain = Uint8Array.of(SEE_INTO);
    const beyond = square(400, 100);
    expect(sees(wood, from, to, { terrain })).toBe(true);
    expect(sees(wood, to, from, { terrain })).toBe(true);
    expect(sees(wood, from, beyond, { terrain })).toBe(false);
    expect(sees(wood, from, to, { terrain: Uint8Array.of(OPAQUE) })).toBe(false);
    expect(sees(wood, from, beyond, { terrain: Uint8Array.of(TRANSPARENT) })).toBe(true);
    // A base that only touches the wood from outside does not stand in it.
    expect(sees(wood, square(180, 100), beyond, { terrain })).toBe(false);
  });
});

const triple = (witness: Witness): Triple => {
  if (witness.kind === 'rational') return [witness.line.a, witness.line.b, witness.line.c];
  const { px, py, dx, dy } = witness.line;
  return [BigInt(-dy), BigInt(dx), BigInt(dy * px - dx * py)];
};

/** The complete search without any of the shortcuts before it. */
function searchAll({ table, from, to, blockers }: SightTable): Witness | undefined {
  const corridor = newCorridor();
  setEnd(corridor.a, from);
  setEnd(corridor.b, to);
  gather(corridor, table, { blockers });
  return findClearLine(corridor);
}

/** Checks one table; returns what was seen, or undefined for bases in contact, which need no line. */
function check(
  scene: SightTable,
  seed: number,
  sampled: (outline: Polygon) => readonly { x: number; y: number }[],
): boolean | undefined {
  const { table, from, to, blockers, obstacles } = scene;
  const [a, b] = [placedOutline(from), placedOutline(to)];
  const seen = sees(table, from, to, { blockers });
  if (inContact(bodyOf(from, { kind: 'end' }), bodyOf(to, { kind: 'end' }))) {
    expect(seen, `seed ${seed}: bases in contact`).toBe(true);
    return undefined;
  }
  const witness = searchAll(scene);
  expect(witness !== undefined, `seed ${seed}: the search and its shortcuts agree`).toBe(seen);
  if (witness) expect(lineIsClear(triple(witness), a, b, obstacles), `seed ${seed}: the witness is clear`).toBe(true);
  else expect(someSegmentClear(sampled(a), sampled(b), obstacles), `seed ${seed}: a sampled line is clear`).toBe(false);
  expect(sees(table, to, from, { blockers }), `seed ${seed}: both ways alike`).toBe(seen);
  return seen;
}

describe('sees, against slow answers', () => {
  it('tries all lattice points of small, degenerate tables', () => {
    const counts = { seen: 0, hidden: 0, contact: 0 };
    for (let seed = 1; seed <= campaign(7_000); seed++) {
      const seen = check(smallTable(seed), seed, latticePointsOf);
      counts[seen === undefined ? 'contact' : seen ? 'seen' : 'hidden']++;
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(campaign(7_000) / 4);
  });

  it('tries every line through two corners or crossings of small tables', () => {
    for (let seed = 100_001; seed <= 100_000 + campaign(500); seed++) {
      const { table, from, to, blockers, obstacles } = smallTable(seed);
      if (sees(table, from, to, { blockers })) continue; // the witness is checked above
      expect(someLineThroughTwoPointsClear(from, to, obstacles), `seed ${seed}`).toBe(false);
    }
  });

  it('samples rims on tables of true size', () => {
    const everyFourth = (outline: Polygon) => outline.filter((_, i) => i % 4 === 0 || outline.length < 16);
    const counts = { seen: 0, hidden: 0, contact: 0 };
    for (let seed = 1; seed <= campaign(3_000); seed++) {
      const seen = check(largeTable(seed), seed, everyFourth);
      counts[seen === undefined ? 'contact' : seen ? 'seen' : 'hidden']++;
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(campaign(3_000) / 10);
  });
});
