import { theEdgeGame, type State } from '@banneret/the-edge';
import { expect, test } from 'vitest';
import { guide } from './guide.js';
import { placesOf } from './aims.js';

const read = theEdgeGame.scenario.position(guide.position);
if (!read.ok) throw new Error(read.problem.say);
const state = read.value.state as State;
const knight = 0;

test('a move ends in the last Space of its way, or on other hexes of its own', () => {
  expect(placesOf(state, { do: 'move', figure: knight, path: [30, 31], mask: 3, pushed: [] })).toEqual([
    { space: 31, mask: 3 },
  ]);
  const { space } = state.figures[knight] as State['figures'][number];
  expect(placesOf(state, { do: 'move', figure: knight, path: [], mask: 17, pushed: [] })).toEqual([
    { space, mask: 17 },
  ]);
});

test('deployed Squads stand where they say, and a fight puts nobody anywhere', () => {
  const at = [{ space: 4, mask: 1 }];
  expect(placesOf(state, { squad: 0, at })).toEqual(at);
  expect(placesOf(state, { do: 'fight', figure: knight, target: 9 })).toEqual([]);
});
