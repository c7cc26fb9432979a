import { kitFor } from '@banneret/ai';
import { inches } from '@banneret/geometry';
import {
  awaited,
  drawOutcome,
  promptOf,
  seededRng,
  start,
  submit,
  viewOf,
  type ForkableRng,
  type Match,
  type Seat,
} from '@banneret/kernel';
import { describe, expect, test } from 'vitest';
import { greedyPlayer, grimdarkFuture, grimdarkFutureGame, type State } from '../src/index.js';
import { nearerEdge } from '../src/players/ground.js';

/** A battle at its very beginning, with `greedy` in both seats, up to the question that is named. */
function upTo(ask: string, seed: number): Match<State> {
  const setup = grimdarkFutureGame.setupFor({ seed, options: { points: 750 } });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  const match = start(grimdarkFuture, setup.value);
  const rng = seededRng(seed);
  for (;;) {
    const { pending, wait } = match;
    if (pending.kind === 'chance') {
      submit(grimdarkFuture, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      continue;
    }
    const seat = awaited(match)[0] as Seat;
    if (promptOf(match, seat)?.ask === ask) return match;
    submit(grimdarkFuture, match, { kind: 'choice', wait, seat, choice: answerOf(match, seat, rng) });
  }
}

function answerOf(match: Match<State>, seat: Seat, rng: ForkableRng = seededRng(1)): unknown {
  const view = viewOf(grimdarkFuture, match, seat);
  return greedyPlayer.decide(view, kitFor(grimdarkFuture, view, rng, 1_000));
}

const MIDDLE = inches(24);

describe('greedy before the battle', () => {
  test.each([1, 2, 3, 4, 5, 6])('lays all markers into one half and takes that one (seed %i)', seed => {
    const match = upTo('gdf.ask.edge', seed);
    const { markers } = match.state;
    const near = markers.filter(({ y }) => y < MIDDLE).length;
    expect([0, markers.length]).toContain(near);
    expect(answerOf(match, awaited(match)[0] as Seat)).toBe(near > 0 ? 'near' : 'far');
  });

  test.each([
    [[20, 27], 'near'],
    [[20, 28], 'near'],
    [[20, 29], 'far'],
    [[14, 25, 34], 'far'],
    [[13, 25, 34], 'near'],
  ] as const)('with markers %j inches from the near edge it takes the %s one', (depths, edge) => {
    const { state } = upTo('gdf.ask.edge', 1);
    const markers = depths.map((y, i) => ({ x: inches(12 + 20 * i), y: inches(y) }));
    expect(nearerEdge({ ...state, markers })).toBe(edge);
  });

  test('it begins with the markers itself, so that it lays the odd one', () => {
    const match = upTo('gdf.ask.first-marker', 2);
    const seat = awaited(match)[0] as Seat;
    expect(answerOf(match, seat)).toBe(seat);
  });
});
