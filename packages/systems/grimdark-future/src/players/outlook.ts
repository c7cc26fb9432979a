import { kitFor, type Kit } from '@banneret/ai';
import {
  awaited,
  drawOutcome,
  seededRng,
  submit,
  viewOf,
  type ForkableRng,
  type Match,
  type Seat,
} from '@banneret/kernel';
import { resultOf } from '../places/objectives.js';
import type { State } from '../state.js';
import { grimdarkFuture } from '../system.js';
import { procedurePlayer } from './procedure.js';

/**
 * Which of these answers leads to the best end, if both sides go on like the procedure player? Each is tried in the same
 * imagined worlds with the same dice. After a few worlds the worse half is given up, and the others are tried in more. The
 * first is the usual answer: it stays among them, and is left only for one that did clearly better.
 */
export function bestEnding<T>(kit: Kit<State>, seat: Seat, answers: readonly T[]): T {
  const [usual, ...others] = answers.map((answer, place): Prospect<T> => ({ answer, place, sum: 0 }));
  if (usual === undefined) throw new RangeError('there is nothing to choose from');
  let left = others;
  let tried = 0;
  for (const worlds of WORLDS) {
    if (left.length === 0) break;
    for (let world = 0; world < worlds; world++) tryAll(kit, seat, [usual, ...left]);
    tried += worlds;
    left = left.sort((a, b) => b.sum - a.sum || a.place - b.place).slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left;
  return best !== undefined && best.sum > usual.sum + CLEARLY * tried ? best.answer : usual.answer;
}

interface Prospect<T> {
  readonly answer: T;
  readonly place: number;
  /** What its endings were worth together. */
  sum: number;
}

/** One imagined world for all of them. */
function tryAll(kit: Kit<State>, seat: Seat, prospects: readonly Prospect<unknown>[]): void {
  const before = kit.imagine();
  const fate = seededRng(kit.rng.below(FATES));
  for (const prospect of prospects) prospect.sum += endingAfter(kit.fork(before), seat, prospect.answer, fate.fork());
}

const WORLDS = [4, 4, 8];
const CLEARLY = 0.04;
const FATES = 2 ** 32;

function endingAfter(match: Match<State>, seat: Seat, choice: unknown, fate: ForkableRng): number {
  const ruling = submit(grimdarkFuture, match, { kind: 'choice', wait: match.wait, seat, choice });
  if (!ruling.ok) throw new Error(`imagined choice refused: ${JSON.stringify(ruling.because)}`);
  for (let inputs = 0; inputs < MOST_INPUTS && match.pending.kind !== 'over'; inputs++) step(match, fate);
  return worthOfEnd(match.state, seat);
}

/** Far more than the rest of any game takes. */
const MOST_INPUTS = 2_000;

/** One input as the procedure player gives it, in whatever seat. */
function step(match: Match<State>, fate: ForkableRng): void {
  const { pending, wait } = match;
  if (pending.kind === 'chance') {
    submit(grimdarkFuture, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, fate) });
    return;
  }
  const seat = awaited(match)[0] as Seat;
  const view = viewOf(grimdarkFuture, match, seat);
  const choice = procedurePlayer.decide(view, kitFor(grimdarkFuture, view, fate, 0));
  const ruling = submit(grimdarkFuture, match, { kind: 'choice', wait, seat, choice });
  if (!ruling.ok) throw new Error(`imagined choice refused: ${JSON.stringify(ruling.because)}`);
}

/** Winning is what counts, a draw is worth little more than a defeat; among equals, the more markers the better. */
function worthOfEnd(state: State, seat: Seat): number {
  const { scores = [] } = resultOf(state);
  const lead = (scores[seat] as number) - (scores[1 - seat] as number);
  return (lead > 0 ? 1 : lead === 0 ? DRAW : 0) + MARKER * lead;
}

const DRAW = 0.3;
const MARKER = 0.02;
