import type { ScenarioReader } from '@banneret/game';
import { figures, livingModels } from '../units/figures.js';
import { NEUTRAL, NOBODY, unitOf, type State } from '../state.js';
import { choice } from './choice.js';
import { event } from './event.js';
import { position } from './position.js';
import { schema } from './schema.js';
import { spotOf } from './spots.js';
import { write } from './write.js';

/** The position in readable values: players and models from 1, lengths in inches. */
function facts(state: State): unknown {
  const units = state.battle.rosters.map(({ id, seat }, unit) => {
    const { activated, shaken, fatigued, moved, models, tokens, boons, place, host } = unitOf(state, unit);
    const living = figures(state, unit);
    return [
      id,
      {
        player: seat + 1,
        living: livingModels(state, unit).map(({ model }) => model + 1),
        place,
        ...(host !== NOBODY && { aboard: state.battle.rosters[host]?.id }),
        wounds: models.map(({ wounds }) => wounds),
        models: living.map(spotOf),
        activated,
        shaken,
        fatigued,
        moved,
        tokens: models.map((_, model) => tokens[model] ?? 0),
        spells: boons.map(({ spell }) => spell),
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

export const scenario: ScenarioReader<State> = { schema, position, choice, write, event, facts };
