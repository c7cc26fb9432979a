import { describe, expect, it } from 'vitest';
import { DEEPEST_JSON, isTooDeep, shallow } from './index.js';

const nested = (levels: number): unknown => {
  let whole: unknown = 1;
  for (let i = 0; i < levels; i++) whole = i % 2 === 0 ? [whole] : { part: whole };
  return whole;
};

describe('what nests too deep', () => {
  it('is told by its deepest part, without falling into it', () => {
    expect([nested(0), nested(DEEPEST_JSON), nested(DEEPEST_JSON + 1), nested(60_000)].map(isTooDeep)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isTooDeep([1, { a: 2, b: nested(DEEPEST_JSON) }])).toBe(true);
    expect([undefined, null, '', {}, []].map(isTooDeep)).toEqual([false, false, false, false, false]);
  });

  it('is not given to a reader of set-ups', () => {
    const read = shallow((raw: unknown) => ({ ok: true, value: raw }));
    expect(read([1])).toEqual({ ok: true, value: [1] });
    expect(read(nested(60_000))).toEqual({
      ok: false,
      problem: { say: 'setup.too-deep', args: { limit: DEEPEST_JSON } },
    });
  });
});
