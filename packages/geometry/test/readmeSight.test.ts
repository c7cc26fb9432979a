import { expect, it } from 'vitest';
import {
  baseBlocker,
  explainSight,
  ground,
  inches,
  mm,
  prepareBlockers,
  sees,
  type Placed,
  type Terrain,
} from '../src/index.js';

/** The sight example of the README, word for word but for the checks. */
it('looks past the end of a wall', () => {
  const wall: Terrain = {
    id: 'wall',
    height: inches(3),
    outline: [
      { x: inches(10), y: inches(4) },
      { x: inches(11), y: inches(4) },
      { x: inches(11), y: inches(12) },
      { x: inches(10), y: inches(12) },
    ],
  };
  const table = ground([wall], inches(72), inches(48));
  const model = (x: number, y: number): Placed => ({
    base: { kind: 'round', radius: mm(16) },
    at: { x: inches(x), y: inches(y) },
    facing: 0,
  });
  const [viewer, target] = [model(4, 4), model(18, 4)];

  expect(sees(table, viewer, target)).toBe(true);
  expect(explainSight(table, viewer, model(18, 8))).toEqual({
    seen: false,
    onCentreLine: [{ kind: 'terrain', piece: 0 }],
    elsewhere: [],
  });

  const blockers = prepareBlockers([baseBlocker(model(8, 3.7), 7)]);
  expect(sees(table, viewer, target, { blockers })).toBe(false);
  expect(sees(table, viewer, target, { blockers, ignoreGroups: [7] })).toBe(true);
});
