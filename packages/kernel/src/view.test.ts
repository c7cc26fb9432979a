import { stepAtRandom } from '@banneret/ai';
import { amount, ask, askAll, done, HIDDEN, imagine, pick, seededRng, start, submit, viewOf } from '@banneret/kernel';
import { toy, type Setup } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { bench } from '../test/bench.js';

const bid = (seat: number) => ({ seat, ask: 'bid', rule: 'V-1', shape: amount(0, 3) });

describe('viewOf', () => {
  const both = bench({ main: { begin: () => askAll([bid(1), bid(0)], 'end'), end: () => done() } });

  it('shows a seat its own question, and everybody who is awaited', () => {
    const one = bench({ main: { begin: () => ask({ ...bid(1), shape: pick(['a']) }, 'end'), end: () => done() } });
    const match = start(one, {});
    expect(viewOf(one, match, 1)).toMatchObject({
      viewer: 1,
      wait: 1,
      prompt: { seat: 1, ask: 'bid' },
      together: false,
      others: [],
      awaited: [{ seat: 1, ask: 'bid' }],
      waitsFor: 'decision',
    });
    for (const viewer of [0, 'public'] as const) {
      const view = viewOf(one, match, viewer);
      expect(view.prompt).toBeUndefined();
      expect(view.others).toEqual([]);
    }
  });

  it('does not say what a quiet question is about', () => {
    const quiet = bench({ main: { begin: () => ask({ ...bid(1), quiet: true }, 'end'), end: () => done() } });
    const match = start(quiet, {});
    expect(viewOf(quiet, match, 0).awaited).toEqual([{ seat: 1 }]);
    expect(viewOf(quiet, match, 0).stack).toEqual([]);
    expect(viewOf(quiet, match, 'public').stack).toEqual([]);
    expect(viewOf(quiet, match, 1).stack).toEqual(match.stack);
  });

  it('never shows a sealed answer, only that nobody waits for it any more', () => {
    const after = (choice: number) => {
      const match = start(both, {});
      submit(both, match, { kind: 'choice', wait: 1, seat: 1, choice });
      return match;
    };
    const match = after(3);
    expect(viewOf(both, match, 0).awaited).toEqual([{ seat: 0, ask: 'bid' }]);
    for (const viewer of [0, 'public'] as const)
      expect(JSON.stringify(viewOf(both, match, viewer))).toBe(JSON.stringify(viewOf(both, after(0), viewer)));
    submit(both, match, { kind: 'choice', wait: 1, seat: 0, choice: 1 });
    expect(viewOf(both, match, 0)).toMatchObject({ waitsFor: 'over', awaited: [] });
  });

  it('hands out a copy of the frames', () => {
    const match = start(both, {});
    const view = viewOf(both, match, 0);
    (view.stack[0] as { step: string }).step = 'elsewhere';
    expect(match.stack[0]?.step).toBe('end');
  });

  it('puts blanks where the viewer may not look', () => {
    const setup: Setup = { seats: 2, rounds: 1, lines: [[1], [1]] };
    const match = start(toy, setup);
    submit(toy, match, { kind: 'chance', wait: 1, outcome: [4] });
    expect(viewOf(toy, match, 0).state.sides[0]?.hand).toEqual([4]);
    for (const viewer of [1, 'public'] as const)
      expect(viewOf(toy, match, viewer).state.sides[0]?.hand).toEqual([HIDDEN]);
  });
});

describe('imagine', () => {
  it('gives a match of the same questions, not yet answered by anybody', () => {
    const setup: Setup = { seats: 3, rounds: 1, lines: [[1], [1], [1]] };
    const match = start(toy, setup);
    for (const card of [0, 1, 2]) submit(toy, match, { kind: 'chance', wait: match.wait, outcome: [card] });
    submit(toy, match, { kind: 'choice', wait: match.wait, seat: 0, choice: 2 });
    const view = viewOf(toy, match, 1);
    const world = imagine(toy, view, seededRng(1));
    expect(world.pending).toMatchObject({ together: true, sealed: [] });
    expect(world.pending).toMatchObject({ prompts: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] });
    expect(world.state.sides[1]?.hand).toEqual([1]);
    expect(world.state.sides[0]?.hand).not.toEqual([HIDDEN]);
    expect(world.wait).toBe(match.wait);
  });

  it('is for a seat that is asked', () => {
    const match = start(toy, { seats: 2, rounds: 1, lines: [[1], [1]] });
    expect(() => imagine(toy, viewOf(toy, match, 0), seededRng(1))).toThrow(/only a seat that is asked/);
    expect(() => imagine(toy, viewOf(toy, match, 'public'), seededRng(1))).toThrow(/only a seat that is asked/);
  });
});

describe('a view taken earlier', () => {
  it('does not follow the match', () => {
    const match = start(toy, { seats: 2, rounds: 1, lines: [[3], [3]] });
    const view = viewOf(toy, match, 0);
    const before = structuredClone(view);
    const rng = seededRng('later');
    for (let i = 0; i < 6; i++) stepAtRandom(toy, match, rng);
    expect(view).toEqual(before);
  });
});
