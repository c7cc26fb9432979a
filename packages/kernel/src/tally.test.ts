import { Tally, type Because } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';

const cover: Because = { rule: 'T-1', say: 'cover' };
const range: Because = { rule: 'T-2', say: 'range' };
const ignores: Because = { rule: 'T-3', say: 'ignores-cover' };

describe.each([true, false])('a tally with explain %s', explain => {
  it('adds up', () => {
    expect(new Tally(4, explain).add(1, cover).add(-2, range).total).toBe(3);
  });

  it('takes out parts of a kind that is struck afterwards', () => {
    expect(new Tally(4, explain).add(1, cover, 'cover').add(1, range).strike('cover', ignores).total).toBe(5);
  });

  it('does not count parts of a kind that was struck before', () => {
    expect(new Tally(4, explain).strike('cover', ignores).add(1, cover, 'cover').add(1, range, 'range').total).toBe(5);
  });

  it('strikes a part once only', () => {
    expect(new Tally(4, explain).add(1, cover, 'cover').strike('cover', ignores).strike('cover', range).total).toBe(4);
  });
});

describe('an explanation', () => {
  it('shows struck parts with the reason that struck them', () => {
    const tally = new Tally(4, true).add(1, cover, 'cover').strike('cover', ignores).add(-1, range);
    expect(tally.explanation()).toEqual({
      start: 4,
      total: 3,
      parts: [
        { delta: 1, because: cover, kind: 'cover', struck: ignores },
        { delta: -1, because: range },
      ],
    });
  });

  it('is not given unless asked for', () => {
    expect(new Tally(4).add(1, cover, 'cover').explanation()).toBeUndefined();
  });

  it('does not change when the tally goes on: an event that carries it is a fact', () => {
    const tally = new Tally(4, true).add(1, cover, 'cover');
    const before = tally.explanation();
    tally.add(1, range).strike('cover', ignores);
    expect(before).toEqual({ start: 4, total: 5, parts: [{ delta: 1, because: cover, kind: 'cover' }] });
  });
});
