import { done, type Procedure } from './procedure.js';

export interface EachVars {
  /** The procedure to run. */
  readonly proc: string;
  /** Its variables, once per item. */
  readonly items: readonly object[];
  next?: number;
  results?: readonly unknown[];
}

/** Run a procedure once per item, in order; gives the list of results. */
export const eachProcedure: Procedure<unknown, unknown, EachVars> = {
  begin(_c, v) {
    const next = v.next ?? 0;
    const vars = v.items[next];
    if (vars === undefined) return done(v.results ?? []);
    v.next = next + 1;
    return { kind: 'call', proc: v.proc, vars, step: 'collect' };
  },
  collect(_c, v, result: unknown) {
    v.results = [...(v.results ?? []), result ?? null];
    return { kind: 'goto', step: 'begin' };
  },
};
