import { describe, expect, test } from 'vitest';
import { heightAt, nearestStop, restAfter, STOPS, stopByKey } from './sheet.js';

const PHONE = 844;

test('the table keeps at least half of a phone while the sheet rests at its usual height', () => {
  expect(STOPS.map(stop => heightAt(stop, PHONE))).toEqual([96, 338, 560]);
  expect(heightAt('middle', 667) / 667).toBeLessThan(0.5);
  expect(heightAt('low', 100)).toBe(96);
});

describe('a sheet that is let go', () => {
  test.each([
    [80, 'low'],
    [216, 'low'],
    [218, 'middle'],
    [448, 'middle'],
    [450, 'high'],
    [900, 'high'],
  ] as const)('at %i pixels comes to rest %s', (height, stop) => {
    expect(nearestStop(height, PHONE)).toBe(stop);
  });

  test('has been pulled or only tapped', () => {
    expect(restAfter('middle', 200, PHONE)).toBe('high');
    expect(restAfter('middle', -200, PHONE)).toBe('low');
    expect(restAfter('middle', 20, PHONE)).toBe('middle');
    expect(restAfter('middle', 3, PHONE)).toBe('low');
    expect(restAfter('low', -2, PHONE)).toBe('middle');
  });
});

test('keys move it stop by stop, and no further than it goes', () => {
  expect(stopByKey('middle', 'ArrowUp')).toBe('high');
  expect(stopByKey('high', 'ArrowUp')).toBe('high');
  expect(stopByKey('middle', 'ArrowDown')).toBe('low');
  expect(stopByKey('low', 'ArrowDown')).toBe('low');
  expect(stopByKey('high', 'Home')).toBe('low');
  expect(stopByKey('low', 'End')).toBe('high');
  expect(stopByKey('low', 'Enter')).toBe('middle');
  expect(stopByKey('low', 'x')).toBeUndefined();
});
