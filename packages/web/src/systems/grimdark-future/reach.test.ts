import { legLength } from '@banneret/geometry';
import { allowance, figures, grimdarkFutureGame, type State, type UnitId } from '@banneret/grimdark-future';
import { expect, test } from 'vitest';
import { deskWhere } from '../../../test/desks.js';
import { middleOf } from '../../tabletop/scale.js';
import { groundOf } from './reach.js';

/** A battle played at random until somebody is asked what a unit does. */
function asked(): { readonly state: State; readonly unit: UnitId } {
  const { prompt, state } = deskWhere(grimdarkFutureGame, 'reach', (_, { shape }) => shape.kind === 'gdf.order');
  const shape = prompt?.shape as { readonly unit?: UnitId } | undefined;
  return { state: state as State, unit: shape?.unit ?? -1 };
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
