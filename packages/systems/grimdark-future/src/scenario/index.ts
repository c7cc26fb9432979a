import type { ScenarioReader } from '@banneret/game';
import { figures } from '../figures.js';
import { inInches } from '../movement.js';
import { NEUTRAL, unitOf, type State } from '../state.js';
import { choice } from './choice.js';
import { position } from './position.js';
import { schema } from './schema.js';

/** The position in readable values: players and models from 1, lengths in inches. */
function facts(state: State): unknown {
  const units = state.battle.rosters.map(({ id, seat }, unit) => {
    const { activated, shaken, moved, models } = unitOf(state, unit);
    const living = figures(state, unit);
    return [
      id,
      {
        player: seat + 1,
        living: living.map(({ model }) => model + 1),
        wounds: models.map(({ wounds }) => wounds),
        models: living.map(({ at }) => [inInches(at.x), inInches(at.y)]),
        activated,
        shaken,
        moved,
      },
    ] as const;
  });
  return {
    round: state.round,
    first: state.first + 1,
    markers: state.owners.map(owner => (owner === NEUTRAL ? 'neutral' : owner + 1)),
    units: Object.fromEntries(units),
  };
}

export const scenario: ScenarioReader<State> = { schema, position, choice, facts };
