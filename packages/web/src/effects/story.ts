import type { Translate } from '@banneret/i18n';
import type { WebSystem } from '../systems/webSystem.js';
import { after, type Timeline } from '../table/timeline.js';
import type { Effect } from './kinds.js';
import { lengthOf } from './lengths.js';

/** What is to be seen of the event at this place of a timeline. */
export function effectsAt(system: WebSystem, timeline: Timeline, at: number, t: Translate): readonly Effect[] {
  const event = timeline.events[at];
  if (event === undefined || system.effects === undefined) return NOTHING;
  const past = timeline.events.slice(Math.max(0, at - MEMORY), at);
  return system.effects(
    event as never,
    { before: after(timeline, at), after: after(timeline, at + 1), past, t } as never,
  );
}

/** What is to be seen of several events at once: those that go by unnoticed are shown with the next one that does not. */
export function effectsBetween(
  system: WebSystem,
  timeline: Timeline,
  from: number,
  to: number,
  t: Translate,
): readonly Effect[] {
  return Array.from({ length: to - from }, (_, i) => effectsAt(system, timeline, from + i, t)).flat();
}

/** What an event follows from lies no farther back. */
const MEMORY = 60;

const NOTHING: readonly Effect[] = [];

/** Somebody has to see what came of it before the next thing begins. */
const BREATH_MS = 160;

/** How long it takes to look at all of them. */
export function lengthOfAll(effects: readonly Effect[]): number {
  return effects.length === 0 ? 0 : Math.max(...effects.map(lengthOf)) + BREATH_MS;
}
