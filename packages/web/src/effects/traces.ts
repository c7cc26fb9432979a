import type { Translate } from '@banneret/i18n';
import type { EventBase } from '@banneret/kernel';
import type { WebSystem } from '../systems/webSystem.js';
import type { Timeline } from '../table/timeline.js';
import type { At, Rim } from './kinds.js';
import { effectsAt } from './story.js';

/** Where something exploded. */
export interface Scorch {
  readonly at: At;
  readonly radius: number;
}

/** What stays on the table of what happened: where somebody fell, until the turn is over; burnt ground, for good. */
export interface Traces {
  readonly fallen: readonly Rim[];
  readonly scorches: readonly Scorch[];
}

export const NO_TRACES: Traces = { fallen: [], scorches: [] };

/** Older ones are overgrown. */
const MOST_SCORCHES = 24;

interface Left extends Traces {
  /** A new turn sweeps the fallen away. */
  readonly sweeps: boolean;
}

/** What each event left behind: an event leaves the same whenever one looks. */
const known = new WeakMap<EventBase, Left>();

function leftBy(system: WebSystem, timeline: Timeline, at: number, t: Translate): Left {
  const event = timeline.events[at] as EventBase;
  const found = known.get(event);
  if (found !== undefined) return found;
  const effects = effectsAt(system, timeline, at, t);
  const left = {
    sweeps: effects.some(({ kind }) => kind === 'turn'),
    fallen: effects.flatMap(effect => (effect.kind === 'fall' ? effect.rims : [])),
    scorches: effects.flatMap(effect => (effect.kind === 'blast' ? [{ at: effect.at, radius: effect.radius }] : [])),
  };
  known.set(event, left);
  return left;
}

/** What lies on the table after so many events, however one came there. */
export function tracesAfter(system: WebSystem, timeline: Timeline, shown: number, t: Translate): Traces {
  const fallen: Rim[] = [];
  const scorches: Scorch[] = [];
  let isSwept = false;
  for (let at = Math.min(shown, timeline.events.length) - 1; at >= 0; at--) {
    const left = leftBy(system, timeline, at, t);
    scorches.push(...left.scorches);
    if (!isSwept) fallen.push(...left.fallen);
    isSwept ||= left.sweeps;
    if (scorches.length >= MOST_SCORCHES && isSwept) break;
  }
  if (fallen.length + scorches.length === 0) return NO_TRACES;
  return { fallen, scorches: scorches.slice(0, MOST_SCORCHES) };
}
