import { done } from '@banneret/kernel';
import { procedure } from '../procedures/machine.js';
import { livingOf, type State } from '../state.js';
import { squadsOfWhom } from '../targets.js';
import type { Bearer } from './bearers.js';

/** All status markers of the Squads and of their figures come off. */
export const cleanse = procedure('effect.cleanse')({
  begin(c, { effect, scope }) {
    for (const squad of squadsOfWhom(c.state, effect.whom, scope))
      for (const bearer of bearersIn(c.state, squad))
        if (isMarked(c.state, bearer)) c.emit({ type: 'statuses.cleared', ...bearer });
    return done();
  },
});

const bearersIn = (s: State, squad: number): Bearer[] => [
  { on: 'squad', id: squad },
  ...livingOf(s, squad).map((id): Bearer => ({ on: 'figure', id })),
];

const isMarked = (s: State, { on, id }: Bearer): boolean =>
  s.statuses.some(status => status.on === on && status.id === id);
