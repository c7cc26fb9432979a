import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { direction, pointAt } from '../directions.js';
import { hull, segmentCutsConvex } from '../exact/convex.js';
import { ground } from '../ground.js';
import { outlineOf, placedOutline } from '../outline.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { sees } from './sees.js';
import { targetList } from './targets.js';

const MIDDLE: Point = { x: 500_000, y: 500_000 };

/** Two bases and one large blocker between them that hides one from the other, or fails to by a hair. */
interface Barrier {
  readonly from: Placed;
  readonly to: Placed;
  readonly blocker: Polygon;
}

function barrier(seed: number): Barrier {
  const dice = seeded(seed);
  const facing = dice.between(0, 4095);
  const [from, to] = [-200_000, 200_000].map((distance): Placed => ({
    base: someBase(dice),
    at: pointAt(MIDDLE, facing, distance),
    facing: dice.between(0, 4095),
  })) as [Placed, Placed];
  return { from, to, blocker: flushWithCorridor(dice, from, to, facing) };
}

const someBase = (dice: Seeded): BaseShape =>
  dice.pick([
    { kind: 'round', radius: dice.pick([12_500, 16_000]) },
    { kind: 'rectangle', length: 50_000, width: 25_000 },
    { kind: 'oval', length: 60_000, width: 35_000 },
  ]);

/** A round or angular blocker, pushed sideways until its edge is about flush with the outermost line between the bases. */
function flushWithCorridor(dice: Seeded, from: Placed, to: Placed, facing: number): Polygon {
  const centre = pointAt(MIDDLE, facing, dice.between(-90_000, 90_000));
  const shape = dice.pick([
    outlineOf({ kind: 'round', radius: dice.between(20_000, 70_000) }, 0).corners,
    octagon(dice.between(20_000, 70_000), dice.between(0, 511)),
  ]);
  const { x: dx, y: dy } = direction(facing + 1024);
  const across = ({ x, y }: Point): number => ((x - MIDDLE.x) * dx + (y - MIDDLE.y) * dy) / 2 ** 30;
  const top = Math.max(...[from, to].flatMap(placedOutline).map(across));
  const own = Math.max(...shape.map(({ x, y }) => across({ x: x + centre.x, y: y + centre.y })));
  const amiss = dice.pick([dice.between(-3, 3), dice.between(-50, 50), dice.between(-20_000, 20_000)]);
  const at = pointAt(centre, facing + 1024, Math.round(top - own) + amiss);
  return hull(shape.map(({ x, y }) => ({ x: x + at.x, y: y + at.y })));
}

const octagon = (radius: number, turn: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => pointAt({ x: 0, y: 0 }, turn + 512 * i, radius));

/** Past one convex blocker apart from both bases the best lines are the outermost ones, from corner to corner. */
const someCornerSeesAnother = ({ from, to, blocker }: Barrier): boolean =>
  placedOutline(from).some(p => placedOutline(to).some(q => !segmentCutsConvex(blocker, p, q)));

describe('one large blocker about flush with the corridor', () => {
  it('hides the target exactly when it cuts every line between two corners', () => {
    const counts = { seen: 0, hidden: 0 };
    for (let seed = 1; seed <= campaign(2_000); seed++) {
      const scene = barrier(seed);
      const expected = someCornerSeesAnother(scene);
      counts[expected ? 'seen' : 'hidden']++;
      const table = ground([{ id: 'blocker', outline: scene.blocker, height: 1 }], 1_000_000, 1_000_000);
      const { from, to } = scene;
      expect(sees(table, from, to), `seed ${seed}`).toBe(expected);
      expect(sees(table, to, from), `seed ${seed}, backwards`).toBe(expected);
      const query = { shooters: [from], group: 0, targets: [{ models: [to], group: 1 }] };
      expect(targetList(table, query), `seed ${seed}, as a target list`).toEqual([[expected]]);
    }
    expect(Math.min(counts.seen, counts.hidden)).toBeGreaterThan(campaign(2_000) / 5);
  });
});
