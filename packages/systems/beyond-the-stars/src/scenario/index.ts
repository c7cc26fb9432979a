import { Misfit, parsed, type Position, type ScenarioReader } from '@banneret/game';
import type { Parsed } from '@banneret/kernel';
import { inCm } from '../movement/judge.js';
import { scores } from '../scenarios/score.js';
import { figureOf, NOBODY, sheetOf, type FigureId, type State } from '../state.js';
import { choice } from './answer.js';
import type { Body } from './body.js';
import { event } from './event.js';
import { fillMarks } from './marks.js';
import { weaponNames } from './naming.js';
import { positionFrom } from './position.js';
import { checkBody, checkTable } from './possible.js';
import { schema } from './schema.js';
import { degreesOf } from './units.js';
import { write } from './write.js';

/** Any position that can be; what cannot is refused with its place. */
const position = (body: unknown): Parsed<Position<State>> =>
  parsed(() => {
    checkBody(body as Body);
    const found = positionFrom(body as Body);
    if (!found.ok) throw new Misfit(found.problem.say, { ...found.problem.args } as Record<string, string>);
    fillMarks(found.value.state, body as Body);
    checkTable(found.value.state);
    return found.value;
  });

/** The position in readable values: players from 1, lengths in centimetres, degrees, names. */
function facts(state: State): unknown {
  const figures = state.battle.sheets.map(({ id }, figure) => [id, figureFacts(state, figure)] as const);
  return {
    turn: state.turn,
    phase: state.phase,
    initiative: seatFact(state.initiative),
    near: seatFact(state.near),
    demoralised: state.demoralised,
    engaged: state.links.map(({ charger, charged }) =>
      [charger, charged].map(figure => state.battle.sheets[figure]?.id),
    ),
    fights: state.fights.map(({ piece, storey, assailant, fought }) => ({
      building: state.battle.terrain[piece]?.id,
      storey,
      assailant: assailant + 1,
      fought,
    })),
    burning: state.burning.map(piece => state.battle.terrain[piece]?.id),
    markers: state.markers.map(({ x, y }) => [inCm(x), inCm(y)]),
    reserve: state.battle.units.filter((_, unit) => state.units[unit]?.place === 'reserve').map(({ id }) => id),
    scores: scores(state),
    figures: Object.fromEntries(figures),
  };
}

const seatFact = (seat: number): number | 'nobody' => (seat === NOBODY ? 'nobody' : seat + 1);

function figureFacts(state: State, figure: FigureId): Readonly<Record<string, unknown>> {
  const { place, spot, host, storey, pv, prone, marks, effects, damage, panic, lastStand } = figureOf(state, figure);
  const { seat, vehicle } = sheetOf(state, figure);
  return {
    player: seat + 1,
    place,
    ...(place === 'table' && {
      at: [inCm(spot.x), inCm(spot.y)],
      z: inCm(spot.z),
      degrees: degreesOf(spot.facing),
    }),
    ...(place === 'aboard' && { host: state.battle.sheets[host]?.id }),
    ...(place === 'inside' && { host: state.battle.terrain[host]?.id, storey }),
    pv,
    prone,
    panic,
    lastStand,
    moved: marks.moved,
    spent: inCm(marks.spent),
    marks: Object.entries(marks).flatMap(([mark, value]) => (value === true ? [mark] : [])),
    effects: effects.map(effect => effect.id),
    ...(vehicle !== undefined && {
      damage: { ...damage, weapons: damage.weapons.map(weapon => weaponNames(state, figure)[weapon]) },
    }),
  };
}

export const scenario: ScenarioReader<State> = { schema, position, choice, write, event, facts };
