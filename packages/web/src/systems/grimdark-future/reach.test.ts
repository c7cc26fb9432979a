import { legLength } from '@banneret/geometry';
import { allowance, figures, grimdarkFutureGame, type State, type UnitId } from '@banneret/grimdark-future';
import { awaited, drawOutcome, Journal, kindOf, promptOf, seededRng } from '@banneret/kernel';
import { expect, test } from 'vitest';
import { middleOf } from '../../tabletop/scale.js';
import { groundOf } from './reach.js';

/** A battle played at random until somebody is asked what a unit does. */
function asked(): { readonly state: State; readonly unit: UnitId } {
  const { system, setupFor } = grimdarkFutureGame;
  const setup = setupFor({ seats: 2, seed: 3 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const journal = new Journal(system, { kind: 'setup', setup: setup.value }, { seats: 2 });
  const rng = seededRng('reach');
  for (;;) {
    const { pending, wait, state } = journal.match;
    if (pending.kind === 'chance') journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
    else {
      const seat = awaited(journal.match)[0] ?? 0;
      const { shape } = promptOf(journal.match, seat) ?? { shape: { kind: 'none' } };
      if (shape.kind === 'gdf.order') return { state, unit: (shape as unknown as { unit: UnitId }).unit };
      journal.submit({ kind: 'choice', wait, seat, choice: kindOf(system, shape).sample(state, shape, seat, rng) });
    }
  }
}

test('the ground a unit gets to is there roughly at first and then smoothly, and no corner is farther than it goes', () => {
  const { state, unit } = asked();
  const ground = groundOf(state, unit, 'advance');
  for (let i = 0; i < 7; i++) ground.next();
  expect(ground.corners()).toBeUndefined();
  ground.next();
  expect(ground.corners()).toHaveLength(8);
  expect(ground.isDone).toBe(false);
  while (!ground.isDone) ground.next();
  const living = figures(state, unit);
  const far = Math.max(...living.map(figure => allowance(figure, 'advance')));
  const lengths = (ground.corners() ?? []).map(corner => legLength(middleOf(living), corner));
  expect(lengths).toHaveLength(32);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(far + 2);
  expect(Math.max(...lengths)).toBeGreaterThan(far / 2);
});

test('what was worked out is found again while nobody has moved, and not after', () => {
  const { state, unit } = asked();
  const ground = groundOf(state, unit, 'rush');
  expect(groundOf({ ...state, round: state.round + 1 }, unit, 'rush')).toBe(ground);
  expect(groundOf(state, unit, 'advance')).not.toBe(ground);
  const units = state.units.map((other, i) => (i === unit ? other : { ...other, models: [...other.models] }));
  expect(groundOf({ ...state, units }, unit, 'rush')).not.toBe(ground);
});
