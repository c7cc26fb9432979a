import { describe, expect, it } from 'vitest';
import type { Placed } from '../shapes.js';
import { cm, inches } from '../units.js';
import { coherencyBreaks, coherent } from './coherency.js';

const RADIUS = 16_000;
/** Models in a row, given by the gaps between them. */
function row(...gaps: number[]): Placed[] {
  let x = 0;
  return [0, ...gaps].map((gap, i) => {
    x += i === 0 ? 0 : gap + 2 * RADIUS;
    return { base: { kind: 'round', radius: RADIUS }, at: { x, y: 0 }, facing: 0 };
  });
}

describe('coherency', () => {
  const link = { link: inches(1), chain: true };

  it('links models within an inch, exactly', () => {
    expect(coherent(row(inches(1), inches(1)), link)).toBe(true);
    expect(coherencyBreaks(row(inches(1), inches(1) + 1), link)).toEqual([{ model: 2, part: 'link' }]);
    expect(coherent(row(), link)).toBe(true);
  });

  it('wants one unbroken chain', () => {
    const split = row(0, 0, inches(1) + 1, 0);
    expect(coherencyBreaks(split, link)).toEqual([
      { model: 3, part: 'chain' },
      { model: 4, part: 'chain' },
    ]);
    expect(coherent(split, { link: inches(1) })).toBe(true);
  });

  it('wants every model within nine inches of every other', () => {
    const long = row(inches(9));
    expect(coherent(long, { spread: inches(9) })).toBe(true);
    expect(coherencyBreaks(row(inches(9) + 1), { spread: inches(9) })).toEqual([
      { model: 0, part: 'spread', other: 1 },
      { model: 1, part: 'spread', other: 0 },
    ]);
  });

  it('measures to a leader', () => {
    const rule = { link: cm(2.5), leader: { model: 1, distance: cm(10) } };
    expect(coherent(row(cm(2.5), cm(2.5)), rule)).toBe(true);
    const far = row(0, 0, 0, 0, cm(1));
    expect(coherencyBreaks(far, rule)).toEqual([{ model: 5, part: 'leader', other: 1 }]);
    expect(() => coherent(row(0), { leader: { model: 7, distance: 1 } })).toThrow('no model 7');
  });
});
