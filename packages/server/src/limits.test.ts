import { expect, it } from 'vitest';
import { Allowances, Bucket, Doors, householdOf, LIMITS } from './limits.js';

it('lets through a burst, then a steady stream', () => {
  const bucket = new Bucket(2, 3, 0);
  expect([0, 0, 0, 0].map(now => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(499)).toBe(false);
  expect([1000, 1000, 1000].map(now => bucket.take(now))).toEqual([true, true, false]);
});

it('owes nothing to a clock that jumps back', () => {
  const bucket = new Bucket(1, 2, 3_600_000);
  expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(true);
  expect(bucket.take(0)).toBe(false);
  expect(bucket.take(1000)).toBe(true);
});

it('counts an address, and of the newer kind the network of a household', () => {
  expect(householdOf('203.0.113.7')).toBe('203.0.113.7');
  expect(householdOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(householdOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(householdOf('2001:0db8:0001:0002:0:0:0:9')).toBe('2001:db8:1:2::/64');
  expect(householdOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(householdOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(householdOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(householdOf('::1')).toBe('0:0:0:0::/64');
});

it('gives every household an allowance of its own', () => {
  const allowances = new Allowances(0.001, 2);
  const taken = (ip: string): boolean => allowances.take(ip);
  expect([taken('10.0.0.1'), taken('10.0.0.1'), taken('10.0.0.1'), taken('10.0.0.2')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([taken('2001:db8::1'), taken('2001:db8::2'), taken('2001:db8::3')]).toEqual([true, true, false]);
});

it('opens so many doors for a household, and one more for each that is closed', () => {
  const doors = new Doors();
  const open = Array.from({ length: LIMITS.connectionsPerAddress }, () => doors.open('10.0.0.1'));
  expect(open.every(Boolean)).toBe(true);
  expect(doors.open('10.0.0.1')).toBeUndefined();
  expect(doors.open('10.0.0.2')).toBeDefined();
  open[0]?.();
  expect(doors.open('10.0.0.1')).toBeDefined();
  expect(doors.open('10.0.0.1')).toBeUndefined();
});
