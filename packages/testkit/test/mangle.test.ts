import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { mangled } from '../src/index.js';

describe('mangled data', () => {
  const file = { units: [{ id: 'a', at: [[1, 2]] }, { id: 'b', at: [[3, 4]] }], round: 2 }; // prettier-ignore
  const text = JSON.stringify(file);
  const rng = seededRng('mangled');
  const copies = Array.from({ length: 300 }, () => JSON.stringify(mangled(file, rng)));

  it('leave the original alone', () => expect(JSON.stringify(file)).toBe(text));

  it('are always otherwise, in many ways', () => {
    expect(copies.filter(copy => copy !== text).length).toBe(300);
    expect(new Set(copies).size).toBeGreaterThan(100);
  });

  it.each([
    ['a wrong type', /"(?:units|id|at|round)":(?:null|true|"")/],
    ['a wild number', /1000000000000/],
    ['something missing', /^\{"units":[^r]*\}$/],
    ['something twice', /"id":"a".*"id":"b".*"id":/],
    ['a list turned around', /"id":"b".*"id":"a"/],
    ['a number beside itself', /"round":(?:1|3|9)\b/],
  ])('have %s now and then', (_what, pattern) => expect(copies.some(copy => pattern.test(copy))).toBe(true));

  it('come of nothing, too', () => expect(mangled({}, rng)).toEqual({}));
});
