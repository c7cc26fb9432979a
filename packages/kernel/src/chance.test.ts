import { drawOutcome, judgeOutcome, seededRng, seesOutcome, type Chance, type Ruling } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';

const three: Chance = { kind: 'dice', count: 3, sides: 6, why: 'attack', rule: 'C-1' };
const two: Chance = { kind: 'draw', from: [4, 4, 7, 0], count: 2, why: 'draw', rule: 'C-2', seenBy: [1] };
const saysOf = (ruling: Ruling): string => (ruling.ok ? 'ok' : ruling.because.map(b => b.say).join());

describe('judgeOutcome', () => {
  it.each<[Chance, unknown, string]>([
    [three, [1, 6, 3], 'ok'],
    [three, [1, 6], 'kernel.outcome.count'],
    [three, [1, 6, 3, 2], 'kernel.outcome.count'],
    [three, [0, 6, 3], 'kernel.outcome.face'],
    [three, [1, 7, 3], 'kernel.outcome.face'],
    [three, [1, 2.5, 3], 'kernel.outcome.count'],
    [three, [1, Number.NaN, 3], 'kernel.outcome.count'],
    [three, ['1', '2', '3'], 'kernel.outcome.count'],
    // `every` skips holes; the judge must not.
    [three, Array(3), 'kernel.outcome.count'],
    [three, null, 'kernel.outcome.count'],
    [three, '123', 'kernel.outcome.count'],
    [three, { length: 3, 0: 1, 1: 1, 2: 1 }, 'kernel.outcome.count'],
    [two, [7, 4], 'ok'],
    [two, [4, 4], 'ok'],
    [two, [7, 7], 'kernel.outcome.absent'],
    [two, [7, 1], 'kernel.outcome.absent'],
    [two, [7], 'kernel.outcome.count'],
    [two, Array(2), 'kernel.outcome.count'],
  ])('of %j says %j is %s', (chance, outcome, say) => {
    expect(saysOf(judgeOutcome(chance, outcome))).toBe(say);
  });

  it('names what is wrong', () => {
    expect(judgeOutcome(three, [1, 7, 3])).toEqual({
      ok: false,
      because: [{ rule: 'KRN-06', say: 'kernel.outcome.face', args: { face: 7, sides: 6 } }],
    });
  });
});

describe('drawOutcome', () => {
  it('always fits, and reaches every face and every card', () => {
    const rng = seededRng('draws');
    const faces = new Set<number>();
    const cards = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const rolled = drawOutcome(three, rng);
      const drawn = drawOutcome(two, rng);
      expect([judgeOutcome(three, rolled).ok, judgeOutcome(two, drawn).ok]).toEqual([true, true]);
      for (const face of rolled) faces.add(face);
      for (const card of drawn) cards.add(card);
    }
    expect([faces.size, cards.size]).toEqual([6, 3]);
  });

  it('does not take cards out of the question', () => {
    drawOutcome(two, seededRng(1));
    expect(two).toMatchObject({ from: [4, 4, 7, 0] });
  });
});

describe('seesOutcome', () => {
  it('shows dice to everybody and a draw to those it names', () => {
    const open: Chance = { ...two, seenBy: 'all' };
    expect([seesOutcome(three, 'public'), seesOutcome(open, 'public'), seesOutcome(open, 0)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([seesOutcome(two, 1), seesOutcome(two, 0), seesOutcome(two, 'public')]).toEqual([true, false, false]);
  });
});
