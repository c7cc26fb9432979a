import type { Because, Seat } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import type { State } from '../state.js';
import { portionOf, seatOf, seatOfPortion, seatsOf } from '../units.js';
import type { MissionId } from './mission.js';
import { placeState } from './places.js';

/** Points for one reason. */
export interface Score {
  readonly seat: Seat;
  readonly victory: number;
  readonly reinforcement: number;
  readonly because: Because;
}

const victory = (seat: Seat, points: number, rule: string, say: string): Score => ({
  seat,
  victory: points,
  reinforcement: 0,
  because: { rule, say: `at43.score.${say}` },
});

/** AT43-MSG-07: eliminated and not yet counted. */
export const newlyEliminated = (state: State): UnitId[] =>
  [...state.units.keys()].filter(
    unit => state.units[unit]!.place === 'eliminated' && !state.mission.counted.includes(unit),
  );

/** AT43-MS1-06: sides whose commander fell and was not scored before. */
export const newlyBeheaded = ({ mission }: State): Seat[] =>
  [...new Set(mission.fallen.filter(({ commander }) => commander).map(({ seat }) => seat))].filter(
    seat => !mission.beheaded.includes(seat),
  );

const ATTACKER = 0;
const DEFENDER = 1;

/** The objectives a seat controls; of all there are, if it asks for the number. */
const objectivesOf = (state: State): number[] =>
  [...state.battle.mission.places.keys()].filter(place => state.battle.mission.places[place]!.objective);

const heldObjectives = (state: State, seat: Seat): number =>
  objectivesOf(state).filter(place => placeState(state, place).controller === seat).length;

/**
 * AT43-MSG-07, R-83, R-90: who scores what a side has lost: the side whose action it was; if that was its own (rout, ejection, own
 * fire), every other side.
 */
const scorersOf = (state: State, loser: Seat, by: Seat): Seat[] =>
  by === loser || by === NOBODY ? seatsOf(state).filter(seat => seat !== loser) : [by];

function* forUnits(state: State, rule: string, worth: (seat: Seat, unit: UnitId) => number): Generator<Score> {
  for (const unit of newlyEliminated(state)) {
    const by = state.mission.slain.find(one => one.unit === unit)?.by ?? NOBODY;
    for (const seat of scorersOf(state, seatOf(state, unit), by)) {
      const points = worth(seat, unit);
      if (points > 0) yield victory(seat, points, rule, 'unit');
    }
  }
}

/** AT43-MS1-06. */
function* searchAndDestroy(state: State): Generator<Score> {
  yield* forUnits(state, 'AT43-MS1-06', (seat, unit) => (state.mission.priorities[seat]?.includes(unit) ? 3 : 1));
  for (const loser of newlyBeheaded(state)) {
    const { by = NOBODY } = state.mission.fallen.find(({ seat, commander }) => commander && seat === loser) ?? {};
    for (const seat of scorersOf(state, loser, by)) yield victory(seat, 1, 'AT43-MS1-06', 'commander');
  }
}

/** AT43-MS2-06, -07. */
function* bridgehead(state: State): Generator<Score> {
  const [attacker, defender] = [seatOfPortion(state, ATTACKER), seatOfPortion(state, DEFENDER)];
  const held = heldObjectives(state, attacker);
  yield* forUnits(state, 'AT43-MS2-07', seat => (seat === defender ? 1 : 0));
  if (state.turn < 2) return;
  if (held > 0) yield victory(attacker, held, 'AT43-MS2-06', 'objectives');
  if (held === objectivesOf(state).length) yield victory(attacker, 1, 'AT43-MS2-06', 'all');
  if (held === 0) yield victory(defender, 2, 'AT43-MS2-07', 'none');
}

/** AT43-MS3-04, -05: the middle counts double. */
function* holdThePositions(state: State): Generator<Score> {
  for (const place of objectivesOf(state)) {
    const { controller } = placeState(state, place);
    if (controller === NOBODY) continue;
    const middle = state.battle.mission.places[place]!.id === 'P2';
    yield victory(controller, middle ? 2 : 1, middle ? 'AT43-MS3-05' : 'AT43-MS3-04', 'objectives');
  }
}

/** AT43-MS4-03, -04. */
function* skirmish(state: State): Generator<Score> {
  for (const seat of seatsOf(state)) {
    const held = heldObjectives(state, seat);
    if (held > 0) yield victory(seat, held, 'AT43-MS4-03', 'objectives');
  }
  yield* forUnits(state, 'AT43-MS4-04', () => 1);
  for (const { seat: loser, commander, by } of state.mission.fallen)
    for (const seat of scorersOf(state, loser, by))
      yield victory(seat, commander ? 2 : 1, 'AT43-MS4-04', commander ? 'commander' : 'officer');
}

/** AT43-MS5-07. */
function* landing(state: State): Generator<Score> {
  if (state.turn < 2) return;
  for (const seat of seatsOf(state)) {
    const held = heldObjectives(state, seat);
    if (held > 0) yield victory(seat, held, 'AT43-MS5-07', 'objectives');
    if (portionOf(state, seat) === ATTACKER && held === objectivesOf(state).length)
      yield victory(seat, 1, 'AT43-MS5-07', 'all');
  }
}

/** AT43-MS6-08, -09; what searching is worth is scored as it happens. */
function* rescue(state: State): Generator<Score> {
  const hunter = seatOfPortion(state, DEFENDER);
  const { escort, takenBy, scored } = state.mission.survivor;
  yield* forUnits(state, 'AT43-MS6-09', seat => (seat === hunter ? 1 : 0));
  if (escort !== NOBODY && seatOf(state, escort) === hunter) yield victory(hunter, 2, 'AT43-MS6-09', 'captive');
  if (takenBy !== NOBODY && !scored) yield victory(takenBy, 6, 'AT43-MS6-08', 'exit');
}

const VICTORY: Readonly<Record<MissionId, (state: State) => Generator<Score>>> = {
  searchAndDestroy,
  bridgehead,
  holdThePositions,
  skirmish,
  landing,
  rescue,
};

/** AT43-OBJ-01, -08: the victory points of this control phase. */
export const victoryNow = (state: State): Score[] => [...VICTORY[state.battle.mission.id](state)];

/** AT43-MS5-05: the fleet. */
const FLEET = 100;

/** AT43-OBJ-03 to -07: reinforcement points for places captured and controlled. `captures` are the places taken for the first time. */
export function reinforcementNow(state: State): { readonly scores: Score[]; readonly captures: [number, Seat][] } {
  const scores: Score[] = [];
  const captures: [number, Seat][] = [];
  const add = (seat: Seat, points: number, rule: string, say: string): void => {
    if (points > 0)
      scores.push({ seat, victory: 0, reinforcement: points, because: { rule, say: `at43.score.${say}` } });
  };
  for (const [place, { controller, captured }] of state.mission.places.entries()) {
    if (controller === NOBODY) continue;
    const worth = state.battle.mission.places[place]!.worth[portionOf(state, controller)];
    if (!captured.includes(controller)) {
      captures.push([place, controller]);
      add(controller, worth?.capture ?? 0, 'AT43-OBJ-06', 'capture');
    }
    add(controller, worth?.control ?? 0, 'AT43-OBJ-07', 'control');
  }
  if (state.battle.mission.id === 'landing') add(seatOfPortion(state, ATTACKER), FLEET, 'AT43-MS5-05', 'fleet');
  return { scores, captures };
}

/** AT43-MS6-09: what counts once, when the game is over. */
export function closingScores(state: State): Score[] {
  if (state.battle.mission.id !== 'rescue') return [];
  const [rescuer, hunter] = [seatOfPortion(state, ATTACKER), seatOfPortion(state, DEFENDER)];
  return state.mission.survivor.takenBy === rescuer ? [] : [victory(hunter, 3, 'AT43-MS6-09', 'unrescued')];
}
