import { readScenario } from '@banneret/game';
import { expect, it } from 'vitest';
import { beyondTheStarsGame } from '../src/index.js';

it('a figure carries a dozen weapons at most: ways to combine them are tried one by one', () => {
  const carrying = (count: number) =>
    readScenario(
      {
        system: 'beyond-the-stars',
        position: {
          phase: 'duel',
          begin: 'duels',
          engaged: [['a', 'b']],
          figures: [
            { id: 'a', seat: 1, at: [40, 60], rules: ['srManyArmed'], melee: Array(count).fill('sword') },
            { id: 'b', seat: 2, at: [42.5, 60] },
          ],
        },
      },
      [beyondTheStarsGame],
    );
  expect(carrying(12).ok).toBe(true);
  expect(carrying(13)).toMatchObject({
    fault: { place: 'position.figures[0].melee', problem: { say: 'schema.max-items', args: { limit: 12 } } },
  });
  const misplaced = {
    system: 'beyond-the-stars',
    position: {
      phase: 'duel',
      begin: 'duels',
      engaged: [['a', { barrier: 'wall' }]],
      figures: [{ id: 'a', seat: 1, at: [40, 60] }],
    },
  };
  expect(readScenario(misplaced, [beyondTheStarsGame])).toMatchObject({
    fault: { problem: { say: 'bts.scenario.unknown-figure', args: { id: '{"barrier":"wall"}' } } },
  });
});
