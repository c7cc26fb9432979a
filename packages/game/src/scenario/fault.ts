import type { Translate } from '@banneret/i18n';
import type { Args, Chance, Problem } from '@banneret/kernel';
import type { Asked } from './answers.js';

/** Something wrong in a scenario file, or something that turned out otherwise than expected: where, and why. */
export interface Fault {
  /** A path into the file, `position.units[2].at`; empty for the file as a whole. */
  readonly place: string;
  readonly problem: Problem;
  /** The chance outcome that was asked for at that moment, where the fault is about one. */
  readonly asked?: Chance;
  /** What is drawn from then, in the words of files. */
  readonly among?: string;
  /** The question, where the fault is about an answer to it. */
  readonly question?: Asked;
}

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const faultAt = (place: string, say: string, args?: Args): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { place, problem: args ? { say, args } : { say } },
});

/** Puts names where the arguments of a question have numbers. */
export type Naming = (args: Args) => Args;

/** One sentence for a person. A game that names the place in its own words is not made to say it twice. */
export function tellFault(
  { place, problem, asked, among, question }: Fault,
  t: Pick<Translate, 'say'>,
  naming: Naming = args => args,
): string {
  const bare = t.say(problem.say, problem.args);
  const named = problem.args?.['place'] !== undefined && bare.includes(place);
  const placed = place === '' || named ? bare : t.say('scenario.at', { place, reason: bare });
  if (asked !== undefined) return t.say('scenario.asked', { reason: placed, what: tellChance(asked, t, among) });
  if (question !== undefined) return `${placed} ${tellAsked(question, t, naming)}`;
  return placed;
}

/** What was asked, and how answers to it are written: “(asked: “What now?”, toy.turn; an answer reads "rest")”. */
export function tellAsked({ ask, args = {}, examples }: Asked, t: Pick<Translate, 'say'>, naming: Naming): string {
  const count = examples.length;
  return t.say('scenario.question', { ask: t.say(ask, naming(args)), key: ask, examples: examples.join(', '), count });
}

/** What a roll or a draw is for: “3 six-sided dice for the attack roll”. */
export function tellChance(chance: Chance, t: Pick<Translate, 'say'>, among?: string): string {
  const { count, rule } = chance;
  const why = t.say(chance.why);
  if (chance.kind === 'dice') return t.say('scenario.dice', { count, rule, why, sides: chance.sides });
  return t.say('scenario.draw', { count, rule, why, from: among ?? chance.from.join(' ') });
}
