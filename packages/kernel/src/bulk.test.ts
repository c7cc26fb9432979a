import { describe, expect, it } from 'vitest';
import { isBulky } from './bulk.js';

const points = (count: number) => Array.from({ length: count }, (_, x) => ({ x, y: 0 }));

describe('answers larger than any could be', () => {
  it('are told by all their parts together, however they are nested', () => {
    // Each point counts three times: itself and its two numbers.
    expect([isBulky(points(2_000)), isBulky(points(2_001))]).toEqual([false, true]);
    const march = (ways: number) => ({ moves: Array.from({ length: ways }, () => ({ path: points(100) })) });
    expect([isBulky(march(19)), isBulky(march(20))]).toEqual([false, true]);
    expect([isBulky(Array(6_000).fill(1)), isBulky(Array(6_001).fill(1))]).toEqual([false, true]);
    expect(isBulky(Object.fromEntries(points(6_001).map(({ x }) => [`key${x}`, null])))).toBe(true);
  });

  it('are told by a word that is no name of anything', () => {
    expect([isBulky('x'.repeat(200)), isBulky('x'.repeat(201)), isBulky({ a: ['x'.repeat(201)] })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('are found out however deep they go, and without going through them all', () => {
    let deep: unknown = [];
    for (let i = 0; i < 60_000; i++) deep = [deep];
    expect(isBulky(deep)).toBe(true);
    const round: unknown[] = [];
    round.push(round);
    expect(isBulky(round)).toBe(true);
    const holes: unknown[] = [];
    holes.length = 2 ** 31;
    expect(isBulky(holes)).toBe(true);
  });

  it.each([undefined, null, 0, true, '', 'pass', [], {}, { order: 'hold' }])('%j is none', raw =>
    expect(isBulky(raw)).toBe(false),
  );
});
