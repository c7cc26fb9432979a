import { mm } from '@banneret/geometry';
import { expect, test } from 'vitest';
import { closeUpOn } from './closeUp.js';

test('a close-up has everybody in it, with room around them', () => {
  const patch = closeUpOn([
    { x: mm(300), y: mm(500) },
    { x: mm(340), y: mm(480) },
  ]);
  expect(patch).toEqual({ x: mm(190), y: mm(370), width: mm(260), depth: mm(240) });
  expect(closeUpOn([])).toBeUndefined();
});
