import { beyondTheStarsGame, type State } from '@banneret/beyond-the-stars';
import { beforeEach, expect, test } from 'vitest';
import { SPLIT } from '../../../test/closeMoments.js';
import { deskAt } from '../../../test/desks.js';
import { duelsOf, pointAtPair, splitDraftOf, splitOf, toggled, togglePair } from './splitDraft.js';

const desk = deskAt(beyondTheStarsGame, SPLIT);
const keptNow = (): readonly number[] => splitDraftOf(desk).kept;

beforeEach(() => desk.draft.set(undefined));

test('it begins with a legal split; one engagement changed changes the others with it', () => {
  expect(splitOf(desk.prompt)?.combat).toEqual([0, 1, 2, 3]);
  expect(keptNow()).toEqual([0, 3]);
  togglePair(desk, 1);
  expect(keptNow()).toEqual([1, 2]);
  expect(desk.judge(keptNow()).ok).toBe(true);
  togglePair(desk, 2);
  expect(keptNow()).toEqual([0, 3]);
});

test('what no legal split has is changed alone, for the judge to refuse', () => {
  expect(toggled([[0, 1]], [0, 1], 0)).toEqual([1]);
  expect(toggled([[0, 1]], [0, 1], 2)).toEqual([0, 1, 2]);
  const ruling = desk.judge([0]);
  expect(ruling.ok || ruling.because.map(({ rule }) => rule)).toEqual(['BTS-CHG-16']);
});

test('of several legal splits the one that differs least is taken', () => {
  const splits = [[0, 4, 5], [1, 2, 3], [1, 4, 5]]; // prettier-ignore
  expect(toggled(splits, [0, 4, 5], 1)).toEqual([1, 4, 5]);
});

test('the Duels are told from the first player’s side, and looking at one changes nothing', () => {
  pointAtPair(desk, 2);
  expect(splitDraftOf(desk)).toMatchObject({ kept: [0, 3], pointed: 2 });
  expect(duelsOf(desk.state as State, [0, 3])).toEqual([
    { one: [0], others: [2] },
    { one: [1], others: [3] },
  ]);
  expect(duelsOf(desk.state as State, [0, 2, 3])).toEqual([{ one: [0, 1], others: [2, 3] }]);
});
