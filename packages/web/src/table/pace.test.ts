import { expect, test } from 'vitest';
import { motionAt, pauseFor, PACES, RATES } from './pace.js';
import { nextStop } from './playback.js';

test('whoever asked their system for less motion gets none at any pace', () => {
  expect(PACES.map(pace => motionAt(pace, false))).toEqual(['moving', 'moving', 'still', 'none']);
  expect(PACES.map(pace => motionAt(pace, true))).toEqual(['still', 'still', 'still', 'none']);
});

test('one waits for what is shown: half as long when it is fast, and not at all for what is not shown', () => {
  expect(pauseFor(900, 'calm', false)).toBe(900);
  expect(pauseFor(900, 'quick', false)).toBe(450);
  expect(RATES.quick).toBe(2);
  expect(pauseFor(900, 'instant', false)).toBe(0);
  expect(pauseFor(0, 'calm', false)).toBe(0);
  expect(pauseFor(2_000, 'calm', true)).toBe(pauseFor(300, 'still', false));
});

test('what goes by unnoticed is shown together with the next that does not', () => {
  const lengths = [500, 0, 0, 300, 0];
  const next = (shown: number): number => nextStop(shown, lengths.length, event => lengths[event] as number);
  expect(next(0)).toBe(1);
  expect(next(1)).toBe(4);
  expect(next(4)).toBe(5);
});
