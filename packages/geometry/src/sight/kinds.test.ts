import { describe, expect, it } from 'vitest';
import { campaign, seeded } from '../../test/seeded.js';
import { smallTable } from '../../test/sightTables.js';
import { hasArea, isInside } from '../../test/surfaceOracle.js';
import { ground, type Ground, type Terrain } from '../ground.js';
import { placedOutline } from '../outline.js';
import { whereabouts } from '../polygon.js';
import type { Placed, Point, Polygon } from '../shapes.js';
import { clearLine, hiddenShare } from './clearLine.js';
import { OPAQUE, SEE_INTO, TRANSPARENT } from './corridor.js';
import { explainSight } from './explain.js';
import { fullyClear } from './fullyClear.js';
import { sees } from './sees.js';

const overlap = (p: Polygon, q: Polygon): boolean => hasArea([p, q], at => isInside(p, at) && isInside(q, at));

/** The same table with only those pieces left that block for these ends, by the words of the options. */
function onlyWhatBlocks(table: Ground, terrain: Uint8Array, standsIn: (outline: Polygon) => boolean): Ground {
  const blocks = ({ outline }: Terrain, piece: number): boolean =>
    terrain[piece] === OPAQUE || (terrain[piece] === SEE_INTO && !standsIn(outline));
  return ground(table.terrain.filter(blocks), table.width, table.depth);
}

const randomKinds = (seed: number, table: Ground): Uint8Array => {
  const dice = seeded(seed);
  return Uint8Array.from(table.terrain, () => dice.pick([OPAQUE, SEE_INTO, SEE_INTO, TRANSPARENT]));
};

const standsPartlyIn =
  (...bases: readonly Placed[]) =>
  (outline: Polygon): boolean =>
    bases.some(base => overlap(outline, placedOutline(base)));

describe('terrain of three kinds', () => {
  it('bases see the same as on a table without the pieces that do not count for them', () => {
    const differing = { seen: 0, fully: 0 };
    for (let seed = 1; seed <= campaign(1_500); seed++) {
      const { table, from, to, blockers } = smallTable(seed);
      const terrain = randomKinds(seed, table);
      const bare = onlyWhatBlocks(table, terrain, standsPartlyIn(from, to));
      const name = `seed ${seed}`;
      const seen = sees(table, from, to, { terrain, blockers });
      const fully = fullyClear(table, from, to, { terrain, blockers });
      expect(seen, name).toBe(sees(bare, from, to, { blockers }));
      expect(fully, name).toBe(fullyClear(bare, from, to, { blockers }));
      expect(explainSight(table, from, to, { terrain, blockers }).seen, name).toBe(seen);
      expect(hiddenShare(table, from, to, { terrain, blockers }), name).toEqual(
        hiddenShare(bare, from, to, { blockers }),
      );
      if (seen !== sees(table, from, to, { blockers })) differing.seen++;
      if (fully !== fullyClear(table, from, to, { blockers })) differing.fully++;
    }
    expect(Math.min(differing.seen, differing.fully)).toBeGreaterThan(campaign(1_500) / 30);
  });

  it('a point stands in a wood when it lies inside, not when it lies on its edge', () => {
    let inWood = 0;
    for (let seed = 1; seed <= campaign(1_500); seed++) {
      const { table, from, to } = smallTable(seed);
      const terrain = randomKinds(seed, table);
      const standsIn = (outline: Polygon): boolean =>
        [from.at, to.at].some((p: Point) => whereabouts(outline, p) === 'inside');
      const bare = onlyWhatBlocks(table, terrain, standsIn);
      if (table.terrain.some(({ outline }, i) => terrain[i] === SEE_INTO && standsIn(outline))) inWood++;
      expect(clearLine(table, from.at, to.at, { terrain }), `seed ${seed}`).toBe(clearLine(bare, from.at, to.at));
    }
    expect(inWood).toBeGreaterThan(campaign(1_500) / 30);
  });

  it('a point on the seam between two parts of a concave wood stands in the wood', () => {
    const wood: Terrain = {
      id: 'wood',
      height: 1,
      outline: [
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 40, y: 20 },
        { x: 20, y: 20 },
        { x: 20, y: 40 },
        { x: 0, y: 40 },
      ],
    };
    const table = ground([wood], 100, 100);
    const terrain = Uint8Array.of(SEE_INTO);
    for (const inside of [
      { x: 20, y: 10 },
      { x: 10, y: 20 },
      { x: 10, y: 10 },
    ]) {
      expect(clearLine(table, inside, { x: 90, y: 91 }, { terrain }), JSON.stringify(inside)).toBe(true);
    }
    expect(clearLine(table, { x: 0, y: 10 }, { x: 90, y: 10 }, { terrain })).toBe(false);
  });
});
