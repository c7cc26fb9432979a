import {
  amount,
  ask,
  askAll,
  awaited,
  describe as describeMatch,
  done,
  fork,
  goto,
  judgeChoice,
  matchHash,
  pick,
  promptOf,
  resume,
  roll,
  start,
  submit,
  type Input,
  type Match,
  type Prompt,
  type Ruling,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { bench, note, type Noted } from '../test/bench.js';

const bid = (seat: number): Prompt => ({ seat, ask: 'bid', rule: 'B-1', shape: amount(0, 3) });
const rulesOf = (ruling: Ruling): string[] => (ruling.ok ? ['ok'] : ruling.because.map(b => `${b.rule} ${b.say}`));

/** Asks seat 1 for a colour, rolls two dice, asks both for a bid, then is over. */
const system = bench({
  main: {
    begin: () => ask({ seat: 1, ask: 'colour', rule: 'B-0', shape: pick(['red', 'blue']) }, 'colour'),
    colour(c, _v, colour: string) {
      c.emit(note(colour));
      return roll({ kind: 'dice', count: 2, sides: 6, why: 'luck', rule: 'B-2' }, 'rolled');
    },
    rolled(c, v: { faces?: readonly number[] }, faces: readonly number[]) {
      v.faces = faces;
      c.emit(note(faces.join('+')));
      return askAll([bid(1), bid(0)], 'bids');
    },
    bids(c, _v, bids: readonly number[]) {
      c.emit(note(bids.join('/')));
      return done();
    },
  },
});

const choice = (match: Match<unknown>, seat: number, value: unknown, wait = match.wait): Input => ({
  kind: 'choice',
  wait,
  seat,
  choice: value,
});
const chance = (match: Match<unknown>, outcome: readonly number[]): Input => ({
  kind: 'chance',
  wait: match.wait,
  outcome,
});

function atBids(): Match<{ lines: string[] }> {
  const match = start(system, {});
  submit(system, match, choice(match, 1, 'red'));
  submit(system, match, chance(match, [3, 4]));
  return match;
}

describe('submit', () => {
  it('runs to the next wait and counts the waits', () => {
    const match = start(system, {});
    expect([match.wait, match.pending.kind]).toEqual([1, 'decision']);
    expect(submit(system, match, choice(match, 1, 'red'))).toEqual({ ok: true });
    expect([match.wait, match.pending.kind]).toEqual([2, 'chance']);
    expect(match.state.lines).toEqual(['red']);
  });

  it.each<[string, (match: Match<unknown>) => Input, string]>([
    ['an answer to an earlier question', m => choice(m, 1, 'red', m.wait - 1), 'KRN-02 kernel.stale'],
    ['an answer to a later question', m => choice(m, 1, 'red', m.wait + 1), 'KRN-02 kernel.stale'],
    ['a seat that is not asked', m => choice(m, 0, 'red'), 'KRN-03 kernel.not-asked'],
    ['an outcome instead of a choice', m => chance(m, [1, 1]), 'KRN-03 kernel.awaiting-choice'],
    ['a malformed choice', m => choice(m, 1, { colour: 'red' }), 'KRN-05 kernel.malformed'],
    ['a choice larger than any could be', m => choice(m, 1, 'r'.repeat(201)), 'KRN-05 kernel.bulky'],
    ['an illegal choice', m => choice(m, 1, 'green'), 'B-0 kernel.pick.unknown'],
  ])('refuses %s and leaves the match untouched', (_what, input, rule) => {
    const match = start(system, {});
    const before = matchHash(match);
    const events: Noted[] = [];
    const ruling = submit(system, match, input(match), { sink: event => events.push(event) });
    expect(rulesOf(ruling)).toEqual([rule]);
    expect(matchHash(match)).toBe(before);
    expect(events).toEqual([]);
  });

  it('refuses a choice while dice are awaited, and an outcome that does not fit', () => {
    const match = start(system, {});
    submit(system, match, choice(match, 1, 'blue'));
    expect(rulesOf(submit(system, match, choice(match, 1, 'red')))).toEqual(['KRN-03 kernel.awaiting-chance']);
    expect(rulesOf(submit(system, match, chance(match, [7, 1])))).toEqual(['KRN-06 kernel.outcome.face']);
    expect(rulesOf(submit(system, match, chance(match, [6])))).toEqual(['KRN-06 kernel.outcome.count']);
    expect(submit(system, match, chance(match, [6, 1])).ok).toBe(true);
  });

  it('refuses everything once the game is over', () => {
    const match = atBids();
    submit(system, match, choice(match, 0, 1));
    submit(system, match, choice(match, 1, 1));
    expect(match.pending.kind).toBe('over');
    expect(rulesOf(submit(system, match, choice(match, 0, 1)))).toEqual(['KRN-01 kernel.over']);
    expect(rulesOf(submit(system, match, chance(match, [1])))).toEqual(['KRN-01 kernel.over']);
  });
});

describe('questions asked together', () => {
  it('seals answers until all are in, and hands them over in the order of the prompts', () => {
    const match = atBids();
    expect(awaited(match)).toEqual([1, 0]);
    submit(system, match, choice(match, 0, 2));
    expect(match.state.lines).toEqual(['red', '3+4']);
    expect(awaited(match)).toEqual([1]);
    submit(system, match, choice(match, 1, 3));
    expect(match.state.lines).toEqual(['red', '3+4', '3/2']);
  });

  it('keeps the wait number while some are awaited, and stands in prompt order', () => {
    const match = atBids();
    const { wait } = match;
    submit(system, match, choice(match, 0, 2));
    expect(match.wait).toBe(wait);
    expect(match.pending).toMatchObject({ sealed: [{ prompt: 1, choice: 2 }] });
  });

  it('refuses a second answer of the same seat', () => {
    const match = atBids();
    submit(system, match, choice(match, 0, 2));
    expect(promptOf(match, 0)).toBeUndefined();
    expect(rulesOf(submit(system, match, choice(match, 0, 3)))).toEqual(['KRN-04 kernel.already-answered']);
  });

  it('gives a list even to a step that asked one seat', () => {
    const replies: unknown[] = [];
    const lonely = bench({
      main: { begin: () => askAll([bid(0)], 'end'), end: (_c, _v, reply: unknown) => (replies.push(reply), done()) },
    });
    const match = start(lonely, {});
    submit(lonely, match, choice(match, 0, 3));
    expect(replies).toEqual([[3]]);
  });

  it('goes on at once when nobody is asked', () => {
    const replies: unknown[] = [];
    const nobody = bench({
      main: { begin: () => askAll([], 'end'), end: (_c, _v, reply: unknown) => (replies.push(reply), done()) },
    });
    expect(start(nobody, {}).pending.kind).toBe('over');
    expect(replies).toEqual([[]]);
  });

  it('may not ask one seat twice: the second question could never be answered', () => {
    expect(() => askAll([bid(0), bid(1), bid(0)], 'end')).toThrow(/seat 0/);
  });
});

describe('roll', () => {
  it('of nothing gives an empty outcome at once', () => {
    const replies: unknown[] = [];
    const nothing = bench({
      main: {
        begin: () => roll({ kind: 'dice', count: 0, sides: 6, why: 'luck', rule: 'B-2' }, 'end'),
        end: (_c, _v, reply: unknown) => (replies.push(reply), done()),
      },
    });
    expect(start(nothing, {}).pending.kind).toBe('over');
    expect(replies).toEqual([[]]);
  });
});

describe('fork', () => {
  it('is a match of its own', () => {
    const match = atBids();
    const before = matchHash(match);
    const copy = fork(system, match);
    expect(matchHash(copy)).toBe(before);
    submit(system, copy, choice(copy, 0, 1));
    submit(system, copy, choice(copy, 1, 1));
    expect(matchHash(match)).toBe(before);
    expect(copy.state.lines).toHaveLength(3);
  });

  it('does not see variables that the original sets later', () => {
    const counting = bench({
      main: {
        begin: () => ask(bid(0), 'again'),
        again(_c, v: { sum?: number }, n: number) {
          v.sum = (v.sum ?? 0) + n;
          return goto('begin');
        },
      },
    });
    const match = start(counting, {});
    const copy = fork(counting, match);
    submit(counting, match, choice(match, 0, 3));
    expect(match.stack[0]?.vars).toEqual({ sum: 3 });
    expect(copy.stack[0]?.vars).toEqual({});
  });
});

describe('resume', () => {
  it('begins at any place in the rules', () => {
    const middle = bench({ main: { begin: () => done(), ask: () => askAll([bid(1), bid(0)], 'begin') } });
    const match = resume(middle, { lines: ['before'] }, [{ proc: 'main', step: 'ask', vars: {} }]);
    expect([awaited(match), match.wait, match.state.lines]).toEqual([[1, 0], 1, ['before']]);
  });

  it('returns into the frames below', () => {
    const nested = bench({
      main: { begin: () => done(), after: (c, _v, reply: string) => (c.emit(note(reply)), done()) },
      inner: { begin: () => done('from inside') },
    });
    const match = resume(nested, { lines: [] }, [
      { proc: 'main', step: 'after', vars: {} },
      { proc: 'inner', step: 'begin', vars: {} },
    ]);
    expect(match.state.lines).toEqual(['from inside']);
    expect(match.pending.kind).toBe('over');
  });
});

describe('the position in the rules', () => {
  it('reads from the outermost procedure inwards', () => {
    const nested = bench({
      main: {
        begin: () => ({ kind: 'call', proc: 'inner', vars: {}, step: 'after' }),
        after: () => done(),
      },
      inner: { begin: () => ask(bid(0), 'answer'), answer: () => done() },
    });
    const match = start(nested, {});
    expect(describeMatch(match)).toBe('main.after › inner.answer');
    submit(nested, match, choice(match, 0, 0));
    expect(describeMatch(match)).toBe('over');
  });

  it('is traced step by step', () => {
    const trace: string[] = [];
    start(system, {}, { trace: position => trace.push(position) });
    expect(trace).toEqual(['main.begin']);
  });

  it('tells a step whether it runs inside a procedure', () => {
    const seen: boolean[] = [];
    const nested = bench({
      main: { begin: () => ({ kind: 'call', proc: 'inner', vars: {}, step: 'after' }), after: () => done() },
      inner: { begin: c => (seen.push(c.inside('main'), c.inside('inner'), c.inside('other')), done()) },
    });
    start(nested, {});
    expect(seen).toEqual([true, true, false]);
  });
});

describe('programming mistakes throw, and say where', () => {
  it('a step that does not exist', () => {
    expect(() => start(bench({ main: { begin: () => goto('nowhere') } }), {})).toThrow(
      /bench has no step main\.nowhere \(main\.nowhere\)/,
    );
  });

  it('a loop without a wait, at the limit and not before', () => {
    const counting = (turns: number) =>
      bench(
        {
          main: {
            begin(_c, v: { n?: number }) {
              v.n = (v.n ?? 0) + 1;
              return v.n < turns ? goto('begin') : done();
            },
          },
        },
        { stepLimit: 20 },
      );
    expect(start(counting(20), {}).pending.kind).toBe('over');
    expect(() => start(counting(50), {})).toThrow(/no wait after 20 steps at main\.begin/);
  });

  it('a kind of question the system does not have', () => {
    const odd = bench({ main: { begin: () => ask({ ...bid(0), shape: { kind: 'riddle' } }, 'begin') } });
    const match = start(odd, {});
    expect(() => judgeChoice(odd, match, 0, 1)).toThrow(/no shape kind 'riddle'/);
  });
});

describe('judgeChoice', () => {
  it('gives the canonical choice and the place of its prompt', () => {
    expect(judgeChoice(system, atBids(), 0, -0)).toEqual({ ruling: { ok: true }, choice: 0, prompt: 1 });
  });

  it('knows when nobody is asked', () => {
    const match = start(system, {});
    submit(system, match, choice(match, 1, 'red'));
    expect(rulesOf(judgeChoice(system, match, 1, 'red').ruling)).toEqual(['KRN-03 kernel.not-asked']);
  });
});
