import { FACINGS } from '@banneret/geometry';
import { expect, it } from 'vitest';
import { degreesOf, facingOf } from '../src/scenario/spots.js';

it('every facing is written with two decimals at most, and comes back as it was', () => {
  for (let facing = 0; facing < FACINGS; facing++) {
    const written = degreesOf(facing);
    expect(facingOf(written)).toBe(facing);
    expect(`${written}`).toMatch(/^\d+(?:\.\d{1,2})?$/);
  }
});
