import { expect, it } from 'vitest';
import { Fullness } from './fullness.js';

function looks(used: readonly number[]): boolean[] {
  let at = 0;
  const fullness = new Fullness(() => used[at++]!, 100);
  return used.map(() => fullness.look());
}

it('is full when more has been in use for a while than may be, whatever was only waiting to be tidied up', () => {
  expect(looks([150, 150, 150, 150, 150, 150, 150, 101, 150])).toEqual([...Array<boolean>(7).fill(false), true, true]);
  expect(looks([150, 150, 150, 150, 150, 150, 150, 100, 150])).not.toContain(true);
  expect(looks([50, 150, 150, 150, 150, 150, 150, 150, 150])).toEqual([...Array<boolean>(8).fill(false), true]);
});
