import { isObject, type EventBase } from '@banneret/kernel';
import type { TableAnswer } from '@banneret/room';
import type { Condition, Guide } from './guide.js';

/** What the learner did that no event tells; `at` is the number of events before it. */
export type Mark =
  | { readonly kind: 'answered'; readonly ask: string; readonly at: number }
  | { readonly kind: 'read'; readonly step: number; readonly at: number };

/** A question that the table answered for the learner is answered. */
export const marksOf = (byTable: readonly TableAnswer[]): readonly Mark[] =>
  byTable.map(({ at, prompt }) => ({ kind: 'answered', ask: prompt.ask, at }));

export type Ending = 'done' | 'left';

export interface Progress {
  /** The step that waits; as many as there are when the lesson is over. */
  readonly step: number;
  /** How the steps before it ended. */
  readonly endings: readonly Ending[];
}

type Happening = { readonly kind: 'event'; readonly event: EventBase } | Mark;

/**
 * How far a lesson has come: it follows from what has happened and from nothing else, so that a reload finds it again and a move that
 * is taken back takes the lesson back too.
 */
export function progressOf({ steps }: Guide, events: readonly EventBase[], marks: readonly Mark[]): Progress {
  const endings: Ending[] = [];
  for (const happening of inOrder(events, marks)) {
    const step = steps[endings.length];
    if (step === undefined) break;
    const ending = endingOf(step, endings.length, happening);
    if (ending !== undefined) endings.push(ending);
  }
  return { step: endings.length, endings };
}

function endingOf(step: Guide['steps'][number], index: number, happening: Happening): Ending | undefined {
  if (step.until.some(condition => meets(condition, index, happening))) return 'done';
  if (step.unless?.some(condition => meets(condition, index, happening)) === true) return 'left';
  // Whoever says "go on" where something was to be done goes on.
  return happening.kind === 'read' && happening.step === index ? 'left' : undefined;
}

function meets(condition: Condition, index: number, happening: Happening): boolean {
  if (condition === 'read') return happening.kind === 'read' && happening.step === index;
  if ('answered' in condition) return happening.kind === 'answered' && happening.ask === condition.answered;
  return (
    happening.kind === 'event' && happening.event.type === condition.event && holds(happening.event, condition.with)
  );
}

/** Does a value hold everything that the part asks for? */
export function holds(value: unknown, part: unknown): boolean {
  if (part === undefined) return true;
  if (Array.isArray(part))
    return Array.isArray(value) && value.length === part.length && part.every((item, i) => holds(value[i], item));
  if (!isObject(part)) return Object.is(value, part);
  return isObject(value) && Object.entries(part).every(([key, wanted]) => holds(value[key], wanted));
}

/** Marks stand before the events that came of them; those of moments that were taken back no longer count. */
function* inOrder(events: readonly EventBase[], marks: readonly Mark[]): Generator<Happening> {
  for (let at = 0; at <= events.length; at++) {
    for (const mark of marks) if (mark.at === at) yield mark;
    const event = events[at];
    if (event !== undefined) yield { kind: 'event', event };
  }
}
