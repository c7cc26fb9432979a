import type { AnySystem, EventBase } from '@banneret/kernel';

/** Everything that happened, with the board after each event. States share what did not change, so all are kept. */
export interface Timeline {
  readonly first: unknown;
  readonly events: readonly EventBase[];
  /** `states[i]` is the board after `events[i]`. */
  readonly states: readonly unknown[];
}

export const NOTHING_YET = (first: unknown): Timeline => ({ first, events: [], states: [] });

/** The timeline with further events folded in. */
export function extended(system: AnySystem, timeline: Timeline, events: readonly EventBase[]): Timeline {
  if (events.length === 0) return timeline;
  const states = [...timeline.states];
  let state = latest(timeline);
  for (const event of events) {
    state = system.clone(state) as unknown;
    system.reduce(state, event);
    states.push(state);
  }
  return { first: timeline.first, events: [...timeline.events, ...events], states };
}

export const latest = ({ first, states }: Timeline): unknown => states.at(-1) ?? first;

/** The board after so many events. */
export const after = ({ first, states }: Timeline, events: number): unknown =>
  events <= 0 ? first : (states[Math.min(events, states.length) - 1] ?? first);
