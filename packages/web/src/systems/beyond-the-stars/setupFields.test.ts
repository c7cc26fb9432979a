import { expect, it } from 'vitest';
import { entry } from './entry.js';
import { setupFields } from './setupFields.js';

it('the set-up page offers nothing that the game refuses', () => {
  const refused = setupFields.flatMap(({ name, options, as }) =>
    options
      .map(({ value }) => ({ [name]: as === 'number' ? Number(value) : value }))
      .filter(chosen => !entry.game.setupFor({ seats: 2, options: chosen, seed: 3 }).ok),
  );
  expect(refused).toEqual([]);
});

it('the set-up page offers random tables, a third or two thirds covered', () => {
  const table = setupFields.find(({ name }) => name === 'table');
  expect(table?.options.map(({ value }) => value).filter(value => value.startsWith('random'))).toEqual([
    'random',
    'random-66',
  ]);
});
