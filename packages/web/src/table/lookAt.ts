import { effectsAt, lengthOfAll } from '../effects/story.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { readRoll } from './DiceTray.js';
import { after, type Timeline } from './timeline.js';

/** Time for dice to come to rest and to be read; and for a line of the story of which there is nothing to see. */
const ROLL_MS = 1_500;
const LINE_MS = 450;

/** How long an event is to be looked at, in milliseconds at the usual pace; 0 for one that nobody would notice. */
export function timeToLookAt(system: WebSystem, desk: Desk, timeline: Timeline, at: number): number {
  const event = timeline.events[at];
  if (event === undefined) return 0;
  const state = after(timeline, at + 1);
  const seen = lengthOfAll(effectsAt(system, timeline, at, desk.t));
  if (readRoll(system, desk, event, state) !== undefined) return Math.max(ROLL_MS, seen);
  return seen > 0 || desk.game.tell(event, state, desk.t) === undefined ? seen : LINE_MS;
}
