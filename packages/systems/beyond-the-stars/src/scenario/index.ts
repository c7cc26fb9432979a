import type { ScenarioReader } from '@banneret/game';
import { problem } from '@banneret/kernel';
import { inCm } from '../movement/judge.js';
import { figureOf, type State } from '../state.js';
import { choice } from './answer.js';
import type { Body } from './body.js';
import { event } from './event.js';
import { positionFrom } from './position.js';
import { schema } from './schema.js';
import { write } from './write.js';

/** Names that a position uses must be names of its figures. */
function unknownName(body: Body): string | undefined {
  const ids = body.figures.map(({ id }) => id);
  const named = [
    ...(body.engaged ?? []).flatMap(([a, b]) => [a, b]),
    ...body.figures.flatMap(({ place, host, serves, siege }) => [
      ...(place === 'aboard' && host !== undefined ? [host] : []),
      ...(serves === undefined ? [] : [serves]),
      ...(siege?.servants ?? []),
    ]),
  ];
  return named.find(id => !ids.includes(id));
}

function position(body: unknown): ReturnType<typeof positionFrom> {
  const unknown = unknownName(body as Body);
  return unknown === undefined ? positionFrom(body as Body) : problem('bts.scenario.unknown-figure', { id: unknown });
}

/** The position in readable values: players from 1, lengths in centimetres. */
function facts(state: State): unknown {
  const figures = state.battle.sheets.map(({ id, seat }, figure) => {
    const { place, spot, pv, prone, marks, effects } = figureOf(state, figure);
    const at = place === 'table' ? { at: [inCm(spot.x), inCm(spot.y)] } : {};
    return [
      id,
      { player: seat + 1, place, ...at, pv, prone, moved: marks.moved, effects: effects.map(effect => effect.id) },
    ] as const;
  });
  return {
    turn: state.turn,
    phase: state.phase,
    initiative: state.initiative + 1,
    demoralised: state.demoralised,
    engaged: state.links.map(({ charger, charged }) =>
      [charger, charged].map(figure => state.battle.sheets[figure]?.id),
    ),
    figures: Object.fromEntries(figures),
  };
}

export const scenario: ScenarioReader<State> = { schema, position, choice, write, event, facts };
