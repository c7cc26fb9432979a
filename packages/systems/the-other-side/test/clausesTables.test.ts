import { FACINGS, inches, within } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/actions.js';
import type { Table, TerrainZone } from '../src/book.js';
import { hasCover } from '../src/cover.js';
import { whollyWithin } from '../src/decisions/stands.js';
import { buildingBody, placedOf } from '../src/ground/board.js';
import { NONE } from '../src/state.js';
import { avOf } from '../src/stats.js';
import { generateTable } from '../src/tables/generate.js';
import { SCENERY } from '../src/tables/scenery.js';
import { bodyOf, coverageOf, twinOf, zonesFrom } from '../src/tables/sketch.js';
import { point, stateOf, type Spot, type TerrainBody } from './scene.js';

/** Tables that are made at random, and what stands on them. */

const bodyAt = (zone: TerrainZone) => buildingBody({ ...zone, owner: -1 });
const stops = ({ traits }: TerrainZone): boolean => traits.some(({ trait }) => trait === 'impassable');

describe('tables made at random', () => {
  /** Made anew for each test. */
  const make = (): readonly Table[] => [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(seed => generateTable(seed)),
    ...[1, 2, 3, 4].map(seed => generateTable(seed, inches(48), inches(48))),
    generateTable(1, inches(96), inches(60)),
  ];
  const pairsOf = (tables: readonly Table[]) =>
    tables.flatMap(({ terrain }) =>
      terrain.flatMap((one, i) => terrain.slice(i + 1).map(other => [one, other] as const)),
    );

  it('TOS-TER-01, TOS-ENC-03: terrain covers a fifth of the table at least, and little more than a quarter', () => {
    for (const table of make()) {
      expect(coverageOf(table)).toBeGreaterThan(20);
      expect(coverageOf(table)).toBeLessThan(29);
    }
  });

  it('TOS-ENC-03: no piece hangs over the edge', () => {
    for (const { width, depth, terrain } of make())
      for (const { outline } of terrain)
        expect(outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth)).toBe(true);
  });

  it('TOS-TER-02, TOS-TER-16: pieces are an inch apart, and five where neither lets anybody through', () => {
    const pairs = pairsOf(make());
    const apart = (least: number, list: typeof pairs): boolean =>
      list.every(([one, other]) => !within(bodyAt(one), bodyAt(other), inches(least) - 20));
    const closed = pairs.filter(([one, other]) => stops(one) && stops(other));
    expect([apart(1, pairs), apart(5, closed), apart(5, pairs), closed.length > 20]).toEqual([true, true, false, true]);
  });

  it('TOS-TER-26: of no sort more than three pairs, and of many sorts some', () => {
    const sorts = make().map(({ terrain }) => Object.values(SCENERY).map(({ name }) => terrain.filter(zone => zone.name.en === name.en).length)); // prettier-ignore
    for (const counts of sorts) {
      expect(Math.max(...counts)).toBeLessThanOrEqual(6);
      expect(counts.filter(count => count > 0).length).toBeGreaterThan(3);
    }
    expect(sorts.flat().some(count => count === 6)).toBe(true);
  });
});

describe('pieces and their twins', () => {
  it('TOS-ENC-03: a piece and its image through the middle of the table, turned half round; one in the middle is its own', () => {
    expect(twinOf(['hill', 10, 12, 8, 6, 300], 72, 48)).toEqual(['hill', 62, 36, 8, 6, 120]);
    expect(zonesFrom([['hill', 10, 12, 8, 6], ['wagon', 36, 24, 8, 3]], 72, 48)).toHaveLength(3); // prettier-ignore
    expect([zonesFrom([['hill', 36, 12, 8, 6]], 72, 48), zonesFrom([['hill', 10, 24, 8, 6]], 72, 48)].map(({ length }) => length)).toEqual([2, 2]); // prettier-ignore
    expect([bodyOf(['hill', 0, 0, 1, 1, 90]).facing, bodyOf(['hill', 0, 0, 1, 1, 360]).facing]).toEqual([FACINGS / 4, 0]); // prettier-ignore
  });

  it('TOS-TER-01: the share of the table in hundredths', () => {
    const size = { width: inches(72), depth: inches(48) };
    expect(coverageOf({ ...size, terrain: zonesFrom([['hill', 10, 12, 9, 6]], 72, 48) })).toBeCloseTo(100 / 32, 3);
  });
});

describe('standing in terrain', () => {
  const wall: TerrainBody = { box: [20, 16, 22, 22], traits: ['blocking'] };
  const covered = (at: Spot, from: Spot = [10, 20]): boolean =>
    hasCover(stateOf({ terrain: [wall], seats: [{ units: [{ card: 'gunners', at: [from] }] }, { units: [{ card: 'gunners', at: [at] }] }] }), 1, 0); // prettier-ignore

  it('R-32, R-34: half out of a piece on the far side is covered by it, half out on the near side is not', () => {
    expect([covered([22, 20]), covered([20, 20]), covered([21, 20])]).toEqual([true, false, false]);
    // At its corner some lines pass by, others are stopped.
    expect(covered([22, 22])).toBe(true);
    // Wholly in it, though touching its far edge, nothing of the base is behind it.
    expect(covered([22 - 25 / 25.4, 20])).toBe(false);
    // One line that is stopped is enough, here one from the lower rim to the far end.
    expect(covered([21, 22.5], [10, 22])).toBe(true);
    // Seen along its side, nothing of the piece is in between.
    expect(covered([20, 20], [20 - 50 / 25.4, 40])).toBe(false);
  });

  it('TOS-LOS-14: whoever shoots at whom, Cover takes 2 off the AV', () => {
    const s = stateOf({
      terrain: [{ box: [15, 15, 16, 25], traits: ['covering'] }],
      seats: [{ units: [{ card: 'gunners', at: [[10, 20]] }] }, { units: [{ card: 'gunners', at: [[20, 20]] }] }],
    });
    const av = (actor: number, target: number): number => avOf(s, actor, actionOf(s, actor, 'card.shoot')!, target).tally.total; // prettier-ignore
    expect([av(0, 1), av(1, 0), av(0, 0), av(0, NONE)]).toEqual([3, 3, 5, 5]);
    expect([hasCover(s, 0, 1), hasCover(s, 1, 0)]).toEqual([true, true]);
  });

  it('TOS-MOV-13, R-39: wholly within a distance of a building is measured from its walls', () => {
    const s = stateOf({ terrain: [wall], seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, {}] });
    const house = buildingBody(s.terrain[0]!);
    const at = (x: number, range: number): boolean =>
      whollyWithin({ ...placedOf(s, 0), at: point([x, 19]) }, house, range);
    const radius = 25_000;
    const [far, hair] = [22 + 3 - radius / 25_400, 2 / 25_400];
    expect([at(far - hair, inches(3)), at(far + hair, inches(3))]).toEqual([true, false]);
    // Whoever is as large as the distance must have the centre on it.
    expect([at(21.9, radius), at(21.9, radius - 1), at(22.1, radius)]).toEqual([true, false, false]);
  });
});
