import { at43Game, unitWithFighter, type State } from '@banneret/at-43';
import { beforeEach, expect, test } from 'vitest';
import { MELEE } from '../../../test/closeMoments.js';
import { deskAt } from '../../../test/desks.js';
import {
  fightDraftOf,
  fightInHand,
  fightQuestion,
  fightsFor,
  takeFight,
  toggleFighter,
  toggleUse,
} from './fightDraft.js';

const desk = deskAt(at43Game, MELEE);
const state = desk.state as State;
const targetNow = (): number => unitWithFighter(state, fightInHand(desk)?.whole.defender ?? -1);
const strikersNow = (): readonly number[] => fightInHand(desk)?.fight.uses.map(([who]) => who) ?? [];
const rulesOf = (choice: unknown): readonly string[] => {
  const ruling = desk.judge(choice);
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
};

beforeEach(() => desk.draft.set(undefined));

test('it begins with the first fight and everybody in it, and may be sent so', () => {
  expect(fightsFor(desk).length).toBe(2);
  expect([targetNow(), strikersNow()]).toEqual([1, [0, 1, 2]]);
  expect(rulesOf(fightInHand(desk)?.fight)).toEqual([]);
});

test('whoever is held back strikes no more, until he is let go again', () => {
  toggleFighter(desk, 1);
  expect(strikersNow()).toEqual([0, 2]);
  expect(rulesOf(fightInHand(desk)?.fight)).toEqual([]);
  toggleFighter(desk, 1);
  expect(strikersNow()).toEqual([0, 1, 2]);
});

test('a fight without anybody is refused with its rule', () => {
  for (const use of fightInHand(desk)?.whole.uses ?? []) toggleUse(desk, use);
  expect(strikersNow()).toEqual([]);
  expect(rulesOf(fightInHand(desk)?.fight)).toEqual(['AT43-MEL-05']);
});

test('a click on an enemy in contact strikes there, with everybody who can', () => {
  toggleFighter(desk, 1);
  const { clickable } = fightQuestion(desk);
  expect([...(clickable?.units ?? [])]).toEqual(['1', '2']);
  clickable?.click('2');
  expect([targetNow(), strikersNow()]).toEqual([2, [1, 2]]);
  clickable?.click('2');
  expect(fightDraftOf(desk).place).toBe(1);
  takeFight(desk, 0);
  expect(targetNow()).toBe(1);
});
