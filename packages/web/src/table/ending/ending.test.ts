import { describe, expect, test } from 'vitest';
import type { Timeline } from '../timeline.js';
import type { BattleFacts } from './battle.js';
import { courseOf, type Course } from './course.js';
import { momentsOf, type Weighed } from './moments.js';

interface Board {
  readonly round: number;
  readonly left: readonly number[];
  readonly scores: readonly number[];
}

const facts: BattleFacts = {
  round: state => (state as Board).round,
  left: state => (state as Board).left,
  held: () => [0, -1, 1],
};

/** A battle whose boards are these, one after each event. */
function fought(...boards: readonly Board[]): Course {
  const timeline: Timeline = { first: undefined, events: boards.map(() => ({ type: 'x' })), states: boards };
  return courseOf(timeline, facts, state => (state as Board).scores);
}

const board = (round: number, left: readonly number[], scores: readonly number[] = [0, 0]): Board => ({
  round,
  left,
  scores,
});

describe('the course of a battle', () => {
  test('counts who fell, and when; whoever only joins another unit before the first round has not fallen', () => {
    const course = fought(board(0, [1, 5]), board(0, [0, 6]), board(1, [0, 6]), board(1, [0, 4]), board(2, [0, 4]));
    expect(course.losses).toEqual([{ at: 4, round: 1, unit: 1, count: 2, left: 4 }]);
    expect(course.units).toEqual([
      { whole: 0, left: 0 },
      { whole: 6, left: 4 },
    ]);
  });

  test('keeps the latest score of each round', () => {
    const course = fought(board(1, [1], [0, 0]), board(1, [1], [2, 1]), board(2, [1], [2, 3]));
    expect(course.rounds).toEqual([
      { round: 1, at: 2, scores: [2, 1] },
      { round: 2, at: 3, scores: [2, 3] },
    ]);
    expect(course.held).toEqual([0, -1, 1]);
  });

  test('units that come later are whole when they come', () => {
    const course = fought(board(1, [3]), board(2, [3, 4]), board(2, [3, 3]));
    expect(course.units[1]).toEqual({ whole: 4, left: 3 });
    expect(course.losses.map(({ unit, count }) => [unit, count])).toEqual([[1, 1]]);
  });
});

const roll = (at: number, expected: number, actual: number): Weighed => ({ at, title: '', seat: 0, expected, actual });
const kinds = (course: Course, rolls: readonly Weighed[] = []) => momentsOf(course, rolls).map(({ kind }) => kind);
const quiet = fought(board(1, [3, 3]));

describe('moments', () => {
  test('the luckiest and the unluckiest roll, if they are worth a tale', () => {
    const rolls = [roll(1, 2, 3.4), roll(5, 4, 1), roll(9, 3, 8), roll(12, 3, 8)];
    expect(momentsOf(quiet, rolls)).toMatchObject([
      { kind: 'mishap', at: 5 },
      { kind: 'volley', at: 9 },
    ]);
    expect(kinds(quiet, [roll(1, 2, 3.4), roll(2, 2, 0.6)])).toEqual([]);
  });

  test('a blow is all that a unit loses in a row; one that falls alone is first blood, and no carnage', () => {
    const course = fought(board(1, [6]), board(1, [5]), board(1, [4]), board(1, [4]), board(1, [3]));
    expect(momentsOf(course, [])).toMatchObject([
      { kind: 'first-blood', at: 2 },
      { kind: 'carnage', at: 5, count: 3 },
    ]);
    expect(kinds(fought(board(1, [2]), board(1, [1])))).toEqual(['first-blood']);
  });

  test('losses with a long pause between them are two blows', () => {
    const pause = Array.from({ length: 7 }, () => board(1, [4]));
    const course = fought(board(1, [6]), board(1, [4]), ...pause, board(1, [1]));
    expect(momentsOf(course, []).find(({ kind }) => kind === 'carnage')).toMatchObject({ at: 10, count: 3 });
  });

  test('a last stand is the last of a unit who goes on for a round at least', () => {
    const stands = fought(board(1, [5]), board(1, [1]), board(2, [1]), board(3, [0]));
    expect(momentsOf(stands, []).find(({ kind }) => kind === 'last-stand')).toEqual({
      kind: 'last-stand',
      at: 2,
      unit: 0,
      rounds: 2,
      held: false,
    });
    const lives = fought(board(1, [5]), board(1, [1]), board(2, [1]));
    expect(momentsOf(lives, []).find(({ kind }) => kind === 'last-stand')).toMatchObject({ rounds: 1, held: true });
    expect(kinds(fought(board(1, [5]), board(1, [1]), board(1, [0])))).not.toContain('last-stand');
    expect(kinds(fought(board(1, [2]), board(1, [1]), board(2, [1])))).not.toContain('last-stand');
  });

  test('the turning point is the round in which the lead changed hands for the last time', () => {
    const lead = (...scores: readonly (readonly number[])[]): Course =>
      fought(...scores.map((score, i) => board(i + 1, [3], score)));
    expect(momentsOf(lead([1, 0], [1, 1], [1, 2], [1, 3]), [])).toMatchObject([
      { kind: 'turning-point', seat: 1, round: 3, at: 3 },
    ]);
    expect(kinds(lead([0, 0], [1, 0], [2, 0]))).toEqual([]);
  });
});
