import { ask, done, goto, type Control, type Procedure } from './procedure.js';
import type { RuleRef, Seat } from './ruling.js';
import { pickOption, type Option, type OptionId } from './shapes/pick.js';

/** Something a seat may do in a window: a procedure to run. */
export interface Offer {
  readonly id: OptionId;
  readonly proc: string;
  readonly vars: object;
  /** Forced offers are not asked about: they happen, first. */
  readonly forced?: boolean;
  readonly say?: string;
  readonly args?: Option['args'];
}

/** How one system's reaction windows work. `P` is its own description of a point in the rules, plain data. */
export interface WindowRules<S, P> {
  readonly ask: string;
  readonly rule: RuleRef;
  /** In this order, again and again until all pass in a row. */
  order(state: S, point: P): readonly Seat[];
  /** What the seat may do here now, in a stable order. */
  offers(state: S, point: P, seat: Seat): readonly Offer[];
  /**
   * Must the seat be asked even if it has no offer? Say yes wherever offers depend on hidden cards and the public
   * state allows some card to be played: a window that is skipped would tell what the seat does not hold. It may go by
   * what is public only; the question is marked `veiled`.
   */
  obliged?(state: S, point: P, seat: Seat): boolean;
}

export interface WindowVars<P> {
  readonly point: P;
  /** Seats that have passed in a row. */
  passed?: number;
  /** Whose turn it is in the order. */
  turn?: number;
  /** How many reactions were made: the window's result. */
  made?: number;
}

export const PASS = 'pass';

/**
 * A reaction window: forced offers happen, then the seats are polled in order; a reaction is resolved and the polling
 * begins again from the top; the window closes when all have passed in a row. Gives the number of reactions made.
 *
 * Offers are worked out afresh at every step and never kept in the frame: they may be secret.
 */
export function windowProcedure<S, E, P>(rules: WindowRules<S, P>): Procedure<S, E, WindowVars<P>> {
  type Name = 'begin' | 'poll' | 'react' | 'resolved';
  const run = (offer: Offer): Control<Name> => ({ kind: 'call', proc: offer.proc, vars: offer.vars, step: 'resolved' });

  const steps: Record<Name, (c: { state: S }, v: WindowVars<P>, reply: OptionId) => Control<Name>> = {
    begin(c, v) {
      for (const seat of rules.order(c.state, v.point))
        for (const offer of rules.offers(c.state, v.point, seat)) if (offer.forced) return run(offer);
      v.passed = 0;
      v.turn = 0;
      return goto('poll');
    },

    poll(c, v) {
      const seats = rules.order(c.state, v.point);
      for (; (v.passed ?? 0) < seats.length; v.passed = (v.passed ?? 0) + 1, v.turn = (v.turn ?? 0) + 1) {
        const seat = seats[(v.turn ?? 0) % seats.length] as Seat;
        const offers = rules.offers(c.state, v.point, seat);
        const veiled = rules.obliged?.(c.state, v.point, seat) === true;
        if (offers.length === 0 && !veiled) continue;
        const shape = pickOption([...offers.map(asOption), { id: PASS, say: 'kernel.pass' }]);
        return ask({ seat, ask: rules.ask, rule: rules.rule, shape, ...(veiled && { veiled }) }, 'react');
      }
      return done(v.made ?? 0);
    },

    react(c, v, choice) {
      const seats = rules.order(c.state, v.point);
      const seat = seats[(v.turn ?? 0) % seats.length] as Seat;
      if (choice === PASS) {
        v.passed = (v.passed ?? 0) + 1;
        v.turn = (v.turn ?? 0) + 1;
        return goto('poll');
      }
      const offer = rules.offers(c.state, v.point, seat).find(o => o.id === choice);
      if (offer === undefined) throw new Error(`offer ${choice} vanished between asking and answering`);
      return run(offer);
    },

    resolved(_c, v) {
      v.made = (v.made ?? 0) + 1;
      return goto('begin');
    },
  };
  return steps;
}

const asOption = (offer: Offer): Option => ({
  id: offer.id,
  ...(offer.say !== undefined && { say: offer.say }),
  ...(offer.args !== undefined && { args: offer.args }),
});
