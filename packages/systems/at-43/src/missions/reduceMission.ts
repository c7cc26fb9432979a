import { assertNever } from '@banneret/kernel';
import { NOBODY, type FighterId, type TerrainPiece, type UnitId } from '../battle.js';
import type { CombatEvent } from '../events.js';
import { footUnitOf } from '../heroes/dismount.js';
import type { SideState, State } from '../state.js';
import { agentOf, seatOf, seatOfPortion, sheetOf, unitOf } from '../units.js';
import type { PlaceState } from './missionState.js';
import type { FieldEvent, MissionEvent, PreparationEvent, ScoringEvent } from './missionEvents.js';

const placeOf = (state: State, place: number): PlaceState => state.mission.places[place] as PlaceState;
const sideOf = (state: State, seat: number): SideState => state.sides[seat] as SideState;

const PREPARATION: Readonly<Record<PreparationEvent['type'], true>> = {
  'lots.rolled': true,
  'portions.settled': true,
  'terrain.placed': true,
  'terrain.chosen': true,
  'targets.named': true,
  'reserves.named': true,
};
const FIELD: Readonly<Record<FieldEvent['type'], true>> = {
  'morale.tested': true,
  'morale.changed': true,
  'unit.routed': true,
  'crush.rolled': true,
  'template.landed': true,
  'strike.called': true,
  'strike.observed': true,
  'ability.rolled': true,
  'hero.joined': true,
  'terrain.aimed': true,
  'terrain.turned': true,
  'terrain.damaged': true,
};

const isPreparation = (event: MissionEvent): event is PreparationEvent => event.type in PREPARATION;
const isField = (event: MissionEvent): event is FieldEvent => event.type in FIELD;

export function reduceMission(state: State, event: MissionEvent): void {
  if (isPreparation(event)) reducePreparation(state, event);
  else if (isField(event)) reduceField(state, event);
  else reduceScoring(state, event);
}

function reducePreparation(state: State, event: PreparationEvent): void {
  switch (event.type) {
    case 'portions.settled':
      settlePortions(state, event.portions);
      return;
    case 'terrain.placed':
      state.terrain = [...state.terrain, event.piece];
      return;
    case 'targets.named':
      state.mission.priorities = state.mission.priorities.map((own, seat) => (seat === event.seat ? event.units : own));
      return;
    case 'reserves.named':
      for (const unit of event.units) unitOf(state, unit).place = 'reserve';
      return;
    case 'lots.rolled':
    case 'terrain.chosen':
      return;
    default:
      assertNever(event);
  }
}

/** Who plays which portion is known now: companies for the other portion stay at home, and MS5-04 gives places away. */
function settlePortions(state: State, portions: readonly number[]): void {
  state.mission.portions = portions;
  for (const [unit, { seat, portion }] of state.battle.rosters.entries())
    if (portion !== NOBODY && portion !== portions[seat]) unitOf(state, unit).place = 'unused';
  for (const [i, { heldBy }] of state.battle.mission.places.entries()) {
    if (heldBy === NOBODY) continue;
    const seat = seatOfPortion(state, heldBy);
    placeOf(state, i).controller = seat;
    placeOf(state, i).captured = [seat];
  }
}

function reduceScoring(state: State, event: ScoringEvent): void {
  switch (event.type) {
    case 'place.controlled':
      placeOf(state, event.place).controller = event.seat;
      return;
    case 'place.captured': {
      const place = placeOf(state, event.place);
      place.captured = [...place.captured, event.seat];
      return;
    }
    case 'place.entered':
      placeOf(state, event.place).entered++;
      return;
    case 'points.scored':
      sideOf(state, event.seat).victory += event.victory;
      sideOf(state, event.seat).reinforcement += event.reinforcement;
      return;
    case 'losses.counted':
      state.mission.counted = [...state.mission.counted, ...event.units];
      state.mission.beheaded = [...state.mission.beheaded, ...event.beheaded];
      state.mission.fallen = [];
      state.mission.slain = [];
      state.mission.survivor = { ...state.mission.survivor, scored: state.mission.survivor.takenBy !== NOBODY };
      return;
    case 'reinforcement.bought':
      unitOf(state, event.unit).place = 'reserve';
      sideOf(state, seatOf(state, event.unit)).reinforcement -= event.cost;
      return;
    case 'site.searched': {
      const { survivor } = state.mission;
      state.mission.survivor = { ...survivor, searched: [...survivor.searched, event.place], found: event.found };
      return;
    }
    case 'survivor.moved':
      state.mission.survivor = { ...state.mission.survivor, escort: event.unit, at: event.at };
      return;
    case 'unit.exited':
      exit(state, event.unit);
      return;
    default:
      assertNever(event);
  }
}

/** AT43-MSG-12, MS6-08. */
function exit(state: State, unit: UnitId): void {
  unitOf(state, unit).place = 'exited';
  if (state.mission.survivor.escort !== unit) return;
  state.mission.survivor = { ...state.mission.survivor, escort: NOBODY, takenBy: seatOf(state, unit) };
}

function reduceField(state: State, event: FieldEvent): void {
  switch (event.type) {
    case 'morale.changed':
      unitOf(state, event.unit).morale = event.morale;
      return;
    case 'hero.joined':
      join(state, event.hero, event.unit);
      return;
    case 'terrain.turned':
      changePiece(state, event.piece, piece => ({ ...piece, open: event.open }));
      return;
    case 'terrain.damaged':
      changePiece(state, event.piece, piece => ({ ...piece, structure: piece.structure - event.points }));
      return;
    case 'morale.tested':
    case 'unit.routed':
    case 'crush.rolled':
    case 'template.landed':
    case 'strike.called':
    case 'strike.observed':
    case 'ability.rolled':
    case 'terrain.aimed':
      return;
    default:
      assertNever(event);
  }
}

/** AT43-HERO-06 to -08: he leads the unit now and has no card of his own. */
function join(state: State, hero: UnitId, unit: UnitId): void {
  const own = unitOf(state, hero);
  const joined = unitOf(state, unit);
  joined.fighters = [...own.fighters, ...joined.fighters];
  joined.leader = own.leader;
  own.fighters = [];
  own.place = 'joined';
  own.card = 'none';
  // AT43-MS6-06: whom he looks after is in the care of the whole unit now.
  const { survivor } = state.mission;
  if (survivor.escort === hero) state.mission.survivor = { ...survivor, escort: unit };
}

/** AT43-TER-04, -05: a destroyed element goes, the others keep their order. */
function changePiece(state: State, piece: number, change: (piece: TerrainPiece) => TerrainPiece): void {
  const changed = state.terrain.map((one, i) => (i === piece ? change(one) : one));
  state.terrain = changed.filter(({ kind, structure }) => kind.structure === 0 || structure > 0);
}

/**
 * Called just before a fighter is removed as a loss. AT43-MSG-08: an officer's fall is remembered; a machine whose hero gets out
 * costs nobody an officer, but a rout takes him along. AT43-MS6-07: whoever escorts the survivor and falls last leaves him where he
 * stood.
 */
export function noteLoss(state: State, { unit, fighter, cause }: Loss): void {
  const { command } = sheetOf(state, fighter);
  const { fighters } = unitOf(state, unit);
  const { mission } = state;
  if (mission.survivor.escort === unit && fighters.length === 1) {
    const { x, y } = fighters[0]!;
    mission.survivor = { ...mission.survivor, escort: NOBODY, at: { x, y } };
  }
  const getsOut = cause !== 'rout' && footUnitOf(state, fighter) !== undefined;
  if (command === null || getsOut) return;
  const seat = seatOf(state, unit);
  const commander = sideOf(state, seat).commander === fighter;
  mission.fallen = [...mission.fallen, { seat, fighter, commander, by: agentOf(state) }];
}

type Loss = Extract<CombatEvent, { type: 'fighter.lost' }>;

/** AT43-SPC-02: whom a medic brings back has not fallen. */
export function noteHealing({ mission }: State, fighter: FighterId): void {
  mission.fallen = mission.fallen.filter(one => one.fighter !== fighter);
}
