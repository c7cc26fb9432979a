import { amount, ask, done, goto, leave, machineFor, resume, submit } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { bench, note, type Noted, type Notes } from '../test/bench.js';

interface Calls {
  main: object;
  count: { readonly upTo: number; at?: number };
}

const { procedure, call } = machineFor<Notes, Noted, Calls>();

/** The example of the README: a procedure that calls another and gets its result. */
const main = procedure('main')({
  begin: () => ask({ seat: 0, ask: 'how-far', rule: 'EX-1', shape: amount(1, 9) }, 'run'),
  run: (_c, _v, upTo: number) => call('count', { upTo }, 'tell'),
  tell(c, _v, counted: number) {
    c.emit(note(`counted ${counted}`));
    return done();
  },
});

const count = procedure('count')({
  begin(c, v) {
    v.at = (v.at ?? 0) + 1;
    c.emit(note(`${v.at}`));
    return v.at < v.upTo ? goto('begin') : done(v.at);
  },
});

describe('procedures', () => {
  it('call one another with variables and return results', () => {
    const system = bench({ main, count });
    const match = resume(system, { lines: [] }, [{ proc: 'main', step: 'begin', vars: {} }]);
    submit(system, match, { kind: 'choice', wait: 1, seat: 0, choice: 3 });
    expect(match.state.lines).toEqual(['1', '2', '3', 'counted 3']);
  });

  it('leave for a procedure further down, whatever is under way above it', () => {
    const caller = procedure('main')({
      begin: () => call('count', { upTo: 1 }, 'tell'),
      tell(c, _v, counted: number) {
        c.emit(note(`counted ${counted}`));
        return done();
      },
    });
    const nested = procedure('count')({
      begin: (_c, v) => (v.upTo < 3 ? call('count', { upTo: v.upTo + 1 }, 'end') : leave('main', 7)),
      end: () => done(0),
    });
    const match = resume(bench({ main: caller, count: nested }), { lines: [] }, [
      { proc: 'main', step: 'begin', vars: {} },
    ]);
    expect(match.state.lines).toEqual(['counted 7']);
    expect(match.pending.kind).toBe('over');
  });

  it('leave for the nearest of several, and never for themselves', () => {
    const again = procedure('count')({
      begin: (_c, v) => (v.upTo < 3 ? call('count', { upTo: v.upTo + 1 }, 'end') : leave('count', 'left')),
      end(c, v, reply: unknown) {
        c.emit(note(`${v.upTo} got ${String(reply)}`));
        return done();
      },
    });
    const caller = procedure('main')({ begin: () => call('count', { upTo: 1 }, 'end'), end: () => done() });
    const begin = [{ proc: 'main', step: 'begin', vars: {} }];
    const match = resume(bench({ main: caller, count: again }), { lines: [] }, begin);
    expect(match.state.lines).toEqual(['2 got left', '1 got undefined']);
    const lost = procedure('main')({ begin: () => leave('main') });
    expect(() => resume(bench({ main: lost }), { lines: [] }, [{ proc: 'main', step: 'begin', vars: {} }])).toThrow(
      'there is no main to leave for below main.begin',
    );
  });

  it('do not write into the variables they are called with', () => {
    const vars = { upTo: 2 };
    const caller = procedure('main')({ begin: () => call('count', vars, 'end'), end: () => done() });
    resume(bench({ main: caller, count }), { lines: [] }, [{ proc: 'main', step: 'begin', vars: {} }]);
    expect(vars).toEqual({ upTo: 2 });
  });

  it('do not compile when a step, a procedure or a variable is misspelt', () => {
    procedure('main')({
      // @ts-expect-error -- there is no step `finish`
      begin: () => goto('finish'),
      end: () => done(),
    });
    // @ts-expect-error -- there is no procedure `cuont`
    call('cuont', { upTo: 1 }, 'end');
    // @ts-expect-error -- `count` needs `upTo`
    call('count', {}, 'end');
    // @ts-expect-error -- there is no procedure `mian`
    procedure('mian');
    expect.assertions(0);
  });
});
