import type { Args } from './compile.js';
import type { Translate } from './translator.js';

/** A reason tied to a rule of the catalogue, as the kernel gives it: structurally its `Because`. */
export interface Reason {
  readonly rule: string;
  readonly say: string;
  readonly args?: Args;
}

export interface Explanation {
  readonly sentence: string;
  readonly rule: string;
}

/** A reason in words, with the rule it rests on. */
export function explain(because: Reason, t: Pick<Translate, 'say'>): Explanation {
  return { sentence: t.say(because.say, because.args), rule: because.rule };
}
