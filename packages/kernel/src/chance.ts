import { wholeNumbers } from './integers.js';
import type { Rng } from './rng.js';
import { illegal, KRN, legal, type RuleRef, type Ruling, type Seat } from './ruling.js';

/**
 * A request for a chance outcome. The outcome is an input like any choice: a replay needs no generator, and a
 * person may roll real dice and type them in.
 *
 * A `draw` names the ids it may take from (an unordered bag) and who gets to see what was drawn.
 */
export type Chance =
  | {
      readonly kind: 'dice';
      readonly count: number;
      readonly sides: number;
      /** Which die, where a game has several with the same number of sides. */
      readonly die?: string;
      readonly why: string;
      readonly rule: RuleRef;
      readonly seat?: Seat;
    }
  | {
      readonly kind: 'draw';
      readonly from: readonly number[];
      readonly count: number;
      readonly why: string;
      readonly rule: RuleRef;
      readonly seenBy: readonly Seat[] | 'all';
    };

export type Outcome = readonly number[];

/** Server, computer player, test script, or a person with real dice. */
export type ChanceSource = (chance: Chance) => Outcome;

/** Outcomes are judged like choices, since one source is a human typing. */
export function judgeOutcome(chance: Chance, outcome: unknown): Ruling {
  const values = wholeNumbers(outcome);
  if (values === undefined || values.length !== chance.count)
    return illegal(KRN.outcome, 'kernel.outcome.count', { count: chance.count });
  if (chance.kind === 'dice') {
    const wrong = values.find(face => face < 1 || face > chance.sides);
    return wrong === undefined
      ? legal
      : illegal(KRN.outcome, 'kernel.outcome.face', { face: wrong, sides: chance.sides });
  }
  const bag = [...chance.from];
  for (const id of values) {
    const at = bag.indexOf(id);
    if (at < 0) return illegal(KRN.outcome, 'kernel.outcome.absent', { id });
    bag.splice(at, 1);
  }
  return legal;
}

/** A fair outcome. */
export function drawOutcome(chance: Chance, rng: Rng): Outcome {
  if (chance.kind === 'dice') {
    const faces: number[] = [];
    for (let i = 0; i < chance.count; i++) faces.push(1 + rng.below(chance.sides));
    return faces;
  }
  const bag = [...chance.from];
  const drawn: number[] = [];
  for (let i = 0; i < chance.count; i++) drawn.push(...bag.splice(rng.below(bag.length), 1));
  return drawn;
}

/** May this viewer know what came out? */
export const seesOutcome = (chance: Chance, viewer: Seat | 'public'): boolean =>
  chance.kind === 'dice' || chance.seenBy === 'all' || (viewer !== 'public' && chance.seenBy.includes(viewer));

export const chanceFrom =
  (rng: Rng): ChanceSource =>
  chance =>
    drawOutcome(chance, rng);
