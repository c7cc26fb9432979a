import type { Translate } from '@banneret/i18n';
import type { Seat } from '@banneret/kernel';
import type { Effect } from './kinds.js';

/** What has happened, for whoever declares what is to be seen of it. */
export interface Told<State, Event> {
  readonly before: State;
  readonly after: State;
  /** What had happened before, in order: a roll follows the shots that were declared. */
  readonly past: readonly Event[];
  readonly t: Translate;
}

/** What is to be seen of an event; nothing of one that is not known. */
export type EffectsOf<State, Event> = (event: Event, told: Told<State, Event>) => readonly Effect[];

/** The latest event of a kind, if it lies no farther back than others of its own matter. */
export function latestOf<E extends { readonly type: string }, T extends E['type']>(
  past: readonly E[],
  type: T,
  within = 40,
): Extract<E, { readonly type: T }> | undefined {
  for (let i = past.length - 1; i >= Math.max(0, past.length - within); i--)
    if (past[i]?.type === type) return past[i] as Extract<E, { readonly type: T }>;
  return undefined;
}

export const turn = (title: string, seat?: Seat): readonly Effect[] => [{ kind: 'turn', title, seat }];
export const end = (title: string, seat?: Seat): readonly Effect[] => [{ kind: 'end', title, seat }];
