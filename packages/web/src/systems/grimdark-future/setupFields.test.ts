import type { Setup } from '@banneret/grimdark-future';
import { expect, it } from 'vitest';
import { entry } from './entry.js';
import { setupFields } from './setupFields.js';

const asked = (options: Readonly<Record<string, unknown>>, seed = 3) =>
  entry.game.setupFor({ seats: 2, options, seed });

it('the set-up page offers nothing that the game refuses', () => {
  const refused = setupFields.flatMap(({ name, options, as }) =>
    options
      .map(({ value }) => ({ [name]: as === 'number' ? Number(value) : value }))
      .filter(chosen => !asked(chosen).ok),
  );
  expect(refused).toEqual([]);
});

it('the set-up page offers a table that is another one for every match, and says its number', () => {
  const random = setupFields.flatMap(({ options }) => options).find(({ value }) => value === 'random');
  expect(random).toBeDefined();
  const [three, four] = [3, 4].map(seed => {
    const setup = asked({ layout: random?.value, points: 750 }, seed);
    return setup.ok ? (setup.value as Setup).layout : undefined;
  });
  expect(three).toMatchObject({ seed: 3 });
  expect(four).toMatchObject({ seed: 4 });
  expect(three).not.toEqual(four);
});
