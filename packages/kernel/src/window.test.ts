import {
  ask,
  awaited,
  done,
  eachProcedure,
  fork,
  PASS,
  promptOf,
  start,
  submit,
  windowProcedure,
  type Match,
  type Offer,
  type PickShape,
  type Prompt,
  type WindowRules,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { bench, note, type Notes, type Noted } from '../test/bench.js';

interface Point {
  readonly at: string;
}

/** Each seat may shout once; what it may shout is decided by what has been noted so far. */
const shouts = (...made: readonly string[]): Offer[] =>
  made.map(line => ({ id: line, proc: 'shout', vars: { line }, say: `say.${line}` }));

const notYet = (state: Notes, offers: readonly Offer[]): Offer[] =>
  offers.filter(offer => !state.lines.includes(String(offer.id)));

function withWindow(rules: Partial<WindowRules<Notes, Point>>) {
  const window = windowProcedure<Notes, Noted, Point>({
    ask: 'react',
    rule: 'W-1',
    order: () => [0, 1],
    offers: () => [],
    ...rules,
  });
  return bench({
    main: {
      begin: () => ({ kind: 'call', proc: 'window', vars: { point: { at: 'here' } }, step: 'end' }),
      end: (c, _v, made: number) => (c.emit(note(`made ${made}`)), done()),
    },
    shout: { begin: (c, v: { line: string }) => (c.emit(note(v.line)), done()) },
    window,
  });
}

type Bench = ReturnType<typeof withWindow>;

function answer(system: Bench, match: Match<Notes>, seat: number, choice: unknown): void {
  const ruling = submit(system, match, { kind: 'choice', wait: match.wait, seat, choice });
  if (!ruling.ok) throw new Error(JSON.stringify(ruling));
}

const optionsOf = (match: Match<Notes>): unknown[] => {
  const seat = awaited(match)[0] as number;
  return (promptOf(match, seat) as Prompt<PickShape>).shape.options.map(option => option.id);
};

describe('a reaction window', () => {
  it('closes at once when nobody has an offer', () => {
    const match = start(withWindow({}), {});
    expect(match.state.lines).toEqual(['made 0']);
    expect(match.pending.kind).toBe('over');
  });

  it('asks a seat without offers when it is obliged to, so that silence tells nothing', () => {
    const system = withWindow({ obliged: (_state, _point, seat) => seat === 1 });
    const match = start(system, {});
    expect([awaited(match), optionsOf(match)]).toEqual([[1], [PASS]]);
    answer(system, match, 1, PASS);
    expect(match.state.lines).toEqual(['made 0']);
  });

  it('says that a question is veiled whenever the seat is obliged, whatever it has to offer', () => {
    for (const offers of [[], shouts('a')]) {
      const veiled = (obliged: boolean): boolean | undefined => {
        const match = start(withWindow({ obliged: () => obliged, offers: () => offers, order: () => [1] }), {});
        return promptOf(match, 1)?.veiled;
      };
      expect(veiled(true)).toBe(true);
      expect(veiled(false)).toBeUndefined();
    }
  });

  it('runs forced offers first, without asking, in the order of the seats', () => {
    const forced = { 0: shouts('zero'), 1: shouts('one') } as Record<number, Offer[]>;
    const system = withWindow({
      order: () => [1, 0],
      offers: (state, _point, seat) => notYet(state, forced[seat] ?? []).map(offer => ({ ...offer, forced: true })),
    });
    expect(start(system, {}).state.lines).toEqual(['one', 'zero', 'made 2']);
  });

  it('polls again from the top after a reaction, and closes when all pass in a row', () => {
    const mine = { 0: shouts('a', 'b'), 1: shouts('x') } as Record<number, Offer[]>;
    const system = withWindow({ offers: (state, _point, seat) => notYet(state, mine[seat] ?? []) });
    const match = start(system, {});
    expect([awaited(match), optionsOf(match)]).toEqual([[0], ['a', 'b', PASS]]);
    answer(system, match, 0, PASS);
    expect([awaited(match), optionsOf(match)]).toEqual([[1], ['x', PASS]]);
    answer(system, match, 1, 'x');
    // Seat 0 has passed, but the world has changed: it is asked again. Seat 1 has nothing left.
    expect(awaited(match)).toEqual([0]);
    answer(system, match, 0, 'b');
    expect(optionsOf(match)).toEqual(['a', PASS]);
    answer(system, match, 0, PASS);
    expect(match.state.lines).toEqual(['x', 'b', 'made 2']);
  });

  it('counts only passes in a row', () => {
    const always = { 0: shouts('a'), 1: shouts('x') } as Record<number, Offer[]>;
    const system = withWindow({
      offers: (state, _point, seat) => notYet(state, always[seat] ?? []),
      obliged: () => true,
    });
    const match = start(system, {});
    answer(system, match, 0, PASS);
    answer(system, match, 1, 'x');
    answer(system, match, 0, PASS);
    expect(awaited(match)).toEqual([1]);
    answer(system, match, 1, PASS);
    expect(match.state.lines).toEqual(['x', 'made 1']);
  });

  it('keeps no offers in its frame, since they may be secret', () => {
    const system = withWindow({ offers: state => notYet(state, shouts('a')) });
    const match = start(system, {});
    expect(match.stack.at(-1)?.vars).toEqual({ point: { at: 'here' }, passed: 0, turn: 0 });
    const copy = fork(system, match);
    answer(system, copy, 0, 'a');
    expect(match.state.lines).toEqual([]);
  });

  it('throws when an offer vanishes between asking and answering: offers must follow from the state', () => {
    let calls = 0;
    const system = withWindow({ offers: () => (calls++ < 2 ? shouts('a') : []), order: () => [0] });
    const match = start(system, {});
    expect(() => answer(system, match, 0, 'a')).toThrow(/offer a vanished/);
  });
});

describe('each', () => {
  const ping = {
    begin: (_c: unknown, v: { n: number }) =>
      ask(
        { seat: 0, ask: 'ping', rule: 'E-1', shape: { kind: 'amount', min: 0, max: 9 } as never, args: { n: v.n } },
        'end',
      ),
    end: (_c: unknown, v: { n: number }, reply: number) => done(reply === 9 ? undefined : v.n * 10 + reply),
  };
  const system = (items: readonly object[]) =>
    bench({
      main: {
        begin: () => ({ kind: 'call', proc: 'each', vars: { proc: 'ping', items }, step: 'end' }),
        end: (c, _v, results: unknown[]) => (c.emit(note(JSON.stringify(results))), done()),
      },
      ping,
      each: eachProcedure as never,
    });

  it('runs a procedure once per item, in order, and gives the results', () => {
    const bench3 = system([{ n: 1 }, { n: 2 }, { n: 3 }]);
    const match = start(bench3, {});
    for (const reply of [5, 9, 7]) answer(bench3, match, 0, reply);
    // A procedure without a result counts as null, so that the list survives JSON.
    expect(match.state.lines).toEqual(['[15,null,37]']);
  });

  it('of nothing gives an empty list', () => {
    expect(start(system([]), {}).state.lines).toEqual(['[]']);
  });

  it('does not share its results between forks', () => {
    const bench2 = system([{ n: 1 }, { n: 2 }]);
    const match = start(bench2, {});
    answer(bench2, match, 0, 1);
    const copy = fork(bench2, match);
    answer(bench2, copy, 0, 2);
    answer(bench2, match, 0, 3);
    expect([match.state.lines, copy.state.lines]).toEqual([['[11,23]'], ['[11,22]']]);
  });
});
