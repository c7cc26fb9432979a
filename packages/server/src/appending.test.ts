import type { Op } from '@banneret/room';
import { expect, it } from 'vitest';
import { appendTogether, type Lines } from './appending.js';

const UNDO: readonly Op[] = [{ op: 'undo', seat: 0 }];

it('writes all that comes in together with one wait for the disk', async () => {
  const writes: string[][] = [];
  const { append } = appendTogether(lines => void writes.push(lines.map(({ id }) => id)));
  await Promise.all([append('a', 0, UNDO), append('b', 0, UNDO)]);
  await append('a', 1, UNDO);
  expect(writes).toEqual([['a', 'b'], ['a']]);
});

it('says nothing before it is written', async () => {
  const { append, flush } = appendTogether(() => undefined);
  let kept = false;
  const waiting = append('a', 0, UNDO).then(() => (kept = true));
  await Promise.resolve();
  expect(kept).toBe(false);
  flush();
  await waiting;
  expect(kept).toBe(true);
});

it('refuses the lines of one match alone, and all when nothing could be written', async () => {
  const refuseB = (lines: readonly Lines[]): void =>
    lines.find(({ id }) => id === 'b')?.refuse(new Error('continued elsewhere'));
  const picky = appendTogether(refuseB);
  const [a, b] = await Promise.allSettled([picky.append('a', 0, UNDO), picky.append('b', 0, UNDO)]);
  expect([a.status, b.status]).toEqual(['fulfilled', 'rejected']);

  const full = appendTogether(() => {
    throw new Error('the disk is full');
  });
  const both = await Promise.allSettled([full.append('a', 0, UNDO), full.append('b', 0, UNDO)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
