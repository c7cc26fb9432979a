import { isObject, type EventBase, type Start } from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import { fieldOf, fits } from './matching.js';

/** An event as the engine has it, and in the words of files: names and units instead of numbers. */
export interface Told {
  readonly event: EventBase;
  readonly written: Readonly<Record<string, unknown>>;
}

/** The table before anything has happened on it. */
export const beforeStart = ({ system }: AnyGame, start: Start): unknown =>
  start.kind === 'setup' ? system.setup(start.setup) : system.clone(start.state);

/** An event in the words of files; the state is the one right after it. What the game leaves out stays as it is. */
export const writeEvent = (game: AnyGame, state: unknown, event: EventBase): Readonly<Record<string, unknown>> => ({
  ...event,
  ...game.scenario.event?.(state, event),
});

/** All events of a game in both forms, each written beside the position right after it. */
export function toldEvents(game: AnyGame, start: Start, events: readonly EventBase[]): readonly Told[] {
  if (game.scenario.event === undefined) return events.map(event => ({ event, written: { ...event } }));
  const state = beforeStart(game, start);
  return events.map(event => {
    game.system.reduce(state, event);
    return { event, written: writeEvent(game, state, event) };
  });
}

/** Does an event have all these fields, each in the engine's words or in those of files? */
export const fitsEvent = (want: Readonly<Record<string, unknown>>, { event, written }: Told): boolean =>
  Object.keys(want).every(
    key => fits(want[key], fieldOf(written, key)) || (isObject(event) && fits(want[key], fieldOf(event, key))),
  );
