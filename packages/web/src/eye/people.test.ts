import { expect, it } from 'vitest';
import { isSame, nearestTarget, steppedTo, turnedTo, type Person } from './people.js';

const person = (thing: number, model: number, seat: number, x: number, y: number): Person => ({
  who: { thing, model },
  seat,
  name: `${thing}.${model}`,
  x,
  y,
  reach: 1,
});
const me = person(0, 0, 0, 0, 0);
const friend = person(1, 0, 0, 1, 0);
const [right, rightToo, below, left] = [
  person(2, 0, 1, 10, 0),
  person(2, 5, 1, 11, 0),
  person(3, 0, 1, 0, 20),
  person(4, 0, 1, -30, 1),
] as const;
const people = [me, friend, right, rightToo, below, left];

it('one looks first at the nearest enemy, and at friends only where there are none', () => {
  expect(nearestTarget(people, me)).toBe(right);
  expect(nearestTarget([me, friend], me)).toBe(friend);
  expect(nearestTarget([me], me)).toBeUndefined();
});

it('turning goes from enemy unit to enemy unit around the onlooker, and comes back', () => {
  expect(turnedTo(people, me, right, 1)).toBe(below);
  expect(turnedTo(people, me, below, 1)).toBe(left);
  expect(turnedTo(people, me, left, 1)).toBe(right);
  expect(turnedTo(people, me, right, -1)).toBe(left);
  expect(turnedTo(people, me, rightToo, 1)).toBe(below);
});

it('stepping goes through the models of one unit', () => {
  expect(steppedTo(people, right, 1)).toBe(rightToo);
  expect(steppedTo(people, rightToo, 1)).toBe(right);
  expect(isSame(steppedTo(people, below, -1)?.who, below.who)).toBe(true);
});
