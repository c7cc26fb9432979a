import type { Translate } from '@banneret/i18n';
import type { Args, Chance, Problem } from '@banneret/kernel';

/** Something wrong in a scenario file, or something that turned out otherwise than expected: where, and why. */
export interface Fault {
  /** A path into the file, `position.units[2].at`; empty for the file as a whole. */
  readonly place: string;
  readonly problem: Problem;
  /** The chance outcome that was asked for at that moment, where the fault is about one. */
  readonly asked?: Chance;
}

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const faultAt = (place: string, say: string, args?: Args): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { place, problem: args ? { say, args } : { say } },
});

/** One sentence for a person. A game that names the place in its own words is not made to say it twice. */
export function tellFault({ place, problem, asked }: Fault, t: Pick<Translate, 'say'>): string {
  const bare = t.say(problem.say, problem.args);
  const reason = asked === undefined ? bare : t.say('scenario.asked', { reason: bare, what: tellChance(asked, t) });
  if (place === '' || problem.args?.['place'] !== undefined) return reason;
  return t.say('scenario.at', { place, reason });
}

/** What a roll or a draw is for: “3 six-sided dice for the attack roll”. */
export function tellChance(chance: Chance, t: Pick<Translate, 'say'>): string {
  const { count, rule } = chance;
  const why = t.say(chance.why);
  if (chance.kind === 'dice') return t.say('scenario.dice', { count, rule, why, sides: chance.sides });
  return t.say('scenario.draw', { count, rule, why, from: chance.from.join(' ') });
}
