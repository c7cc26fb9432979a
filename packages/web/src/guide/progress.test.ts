import { expect, test } from 'vitest';
import type { Guide, GuideStep } from './guide.js';
import { holds, marksOf, progressOf, type Mark } from './progress.js';

const words = { fr: 'mots', en: 'words' };
const step = (until: GuideStep['until'], unless: NonNullable<GuideStep['unless']> = []): GuideStep => ({
  title: words,
  text: words,
  todo: words,
  taught: words,
  rules: [],
  until,
  unless,
});

const guideOf = (...steps: readonly GuideStep[]): Guide => ({
  system: 'toy',
  title: words,
  lead: words,
  learnt: [],
  minutes: 1,
  position: {},
  dice: 1,
  level: 'random',
  opponent: [],
  steps,
});

const lesson = guideOf(
  step(['read']),
  step([{ event: 'unit.activated', with: { unit: 0 } }], [{ event: 'unit.activated' }]),
  step([{ answered: 'ask.shots' }], [{ event: 'turn.ended' }]),
  step([{ event: 'turn.ended' }]),
);

const read = (at: number, of: number): Mark => ({ kind: 'read', step: of, at });
const activated = (unit: number) => ({ type: 'unit.activated', unit });
const ended = { type: 'turn.ended' };

test('a lesson waits at its first step until that is read', () => {
  expect(progressOf(lesson, [activated(0)], [])).toEqual({ step: 0, endings: [] });
  expect(progressOf(lesson, [activated(0)], [read(0, 0)])).toEqual({ step: 2, endings: ['done', 'done'] });
});

test('whoever does something else leaves the step behind, and the lesson goes on', () => {
  expect(progressOf(lesson, [activated(7)], [read(0, 0)])).toEqual({ step: 2, endings: ['done', 'left'] });
});

test('an answer counts from where it was given', () => {
  const answer: Mark = { kind: 'answered', ask: 'ask.shots', at: 1 };
  expect(progressOf(lesson, [activated(0), ended], [read(0, 0), answer]).endings).toEqual([
    'done',
    'done',
    'done',
    'done',
  ]);
  expect(progressOf(lesson, [activated(0), ended], [read(0, 0)]).endings).toEqual(['done', 'done', 'left']);
  // Given before the step it is meant for began, it says nothing about that step.
  expect(progressOf(lesson, [activated(0)], [{ ...answer, at: 0 }, read(0, 0)]).step).toBe(2);
});

test('one event ends one step only', () => {
  const twice = guideOf(step([{ event: 'turn.ended' }]), step([{ event: 'turn.ended' }]));
  expect(progressOf(twice, [ended], []).step).toBe(1);
  expect(progressOf(twice, [ended, ended], []).step).toBe(2);
});

test('a step may be skipped, which is not the same as doing it', () => {
  expect(progressOf(lesson, [], [read(0, 0), read(0, 1)])).toEqual({ step: 2, endings: ['done', 'left'] });
});

test('moves that are taken back take the lesson back', () => {
  const marks = [read(0, 0), read(3, 2)];
  expect(progressOf(lesson, [activated(0), activated(1), activated(2)], marks).step).toBe(3);
  expect(progressOf(lesson, [activated(0)], marks).step).toBe(2);
  expect(progressOf(lesson, [], marks).step).toBe(1);
});

test('a finished lesson stays finished', () => {
  const short = guideOf(step([{ event: 'turn.ended' }]));
  expect(progressOf(short, [ended, ended, activated(0)], [])).toEqual({ step: 1, endings: ['done'] });
});

test('an event holds a part of itself, however deep', () => {
  const event = { type: 'x', result: { total: 18, suits: ['tomes', 'rams'] } };
  expect(holds(event, { result: { total: 18 } })).toBe(true);
  expect(holds(event, { result: { suits: ['tomes', 'rams'] } })).toBe(true);
  expect(holds(event, { result: { suits: ['tomes'] } })).toBe(false);
  expect(holds(event, { result: { total: 17 } })).toBe(false);
  expect(holds(event, { nothing: 0 })).toBe(false);
});

test('a question that the table answered counts as answered', () => {
  const prompt = { seat: 0, ask: 'ask.shots', rule: 'GDF-SHT-09', shape: { kind: 'pick' } };
  const marks = [read(0, 0), ...marksOf([{ at: 1, input: 3, prompt, choice: [] }])];
  expect(progressOf(lesson, [activated(0)], marks)).toEqual({ step: 3, endings: ['done', 'done', 'done'] });
});
