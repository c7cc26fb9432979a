import { assertNever, HIDDEN } from '@banneret/kernel';
import type { FighterId, UnitId } from './battle.js';
import type { CombatEvent, CommandEvent, Event, PlaceEvent, Spot } from './events.js';
import { leftOut } from './fire/uses.js';
import { fightKey } from './melee/fights.js';
import type { MissionEvent } from './missions/missionEvents.js';
import { noteHealing, noteLoss, reduceMission } from './missions/reduceMission.js';
import { NO_ATTITUDES, type Acting, type Fighter, type SideState, type State, type UnitState } from './state.js';
import { freshParts, seatOf, sheetOf, unitOf } from './units.js';

/** The only writer of `State`. Facts only: whether a thing may happen was settled before the event was emitted. */
export function reduce(state: State, event: Event): void {
  if (isCommand(event)) reduceCommand(state, event);
  else if (isPlace(event)) reducePlace(state, event);
  else if (isCombat(event)) reduceCombat(state, event);
  else reduceMission(state, event);
}

const COMMAND: Record<CommandEvent['type'], true> = {
  'turn.began': true,
  'phase.began': true,
  'commander.named': true,
  'points.counted': true,
  'points.spent': true,
  'sequence.laid': true,
  'bids.shown': true,
  'authority.rolled': true,
  'authority.won': true,
  'first.chosen': true,
  'seat.active': true,
  'card.replaced': true,
  'activation.deferred': true,
  'deferral.lapsed': true,
  'card.turned': true,
  'card.removed': true,
  'activation.began': true,
  'activation.ended': true,
  'unit.stood': true,
  'attitude.taken': true,
  'attitudes.lost': true,
  'turn.ended': true,
  'game.ended': true,
};
const PLACE: Record<PlaceEvent['type'], true> = {
  'move.declared': true,
  'unit.moved': true,
  'fighters.placed': true,
  'unit.transferred': true,
  'unit.worked': true,
  'fighters.proned': true,
};
const COMBAT: Record<CombatEvent['type'], true> = {
  'salvo.declared': true,
  'range.measured': true,
  'shots.lost': true,
  'test.rolled': true,
  'impacts.shared': true,
  'location.rolled': true,
  'part.damaged': true,
  'part.repaired': true,
  'fighter.lost': true,
  'fighter.healed': true,
  'leader.replaced': true,
  'unit.eliminated': true,
  'alert.began': true,
  'alert.ended': true,
  'fight.declared': true,
};

export const isCommand = (event: Event): event is CommandEvent => event.type in COMMAND;
export const isPlace = (event: Event): event is PlaceEvent => event.type in PLACE;
export const isCombat = (event: Event): event is Exclude<Event, CommandEvent | PlaceEvent | MissionEvent> =>
  event.type in COMBAT;

const sideOf = (state: State, seat: number): SideState => state.sides[seat] as SideState;

function reduceCommand(state: State, event: CommandEvent): void {
  switch (event.type) {
    case 'turn.began':
      state.turn = event.turn;
      for (const unit of state.units) {
        unit.card = 'none';
        unit.dropped = false;
      }
      for (const side of state.sides) {
        side.deferred = false;
        side.struckArtillery = false;
        side.bid = 0;
        side.sequence = [];
      }
      return;
    case 'phase.began':
      state.phase = event.phase;
      return;
    case 'commander.named':
      sideOf(state, event.seat).commander = event.fighter;
      return;
    case 'points.counted':
      sideOf(state, event.seat).points = event.points;
      return;
    case 'points.spent':
      sideOf(state, event.seat).points -= event.points;
      if (event.on === 'artillery') sideOf(state, event.seat).struckArtillery = true;
      return;
    case 'sequence.laid':
      layCards(state, event.seat, event.order);
      return;
    case 'bids.shown':
      for (const [seat, bid] of event.bids.entries()) sideOf(state, seat).bid = bid;
      return;
    case 'authority.won':
      for (const [seat, result] of event.results.entries()) sideOf(state, seat).authority = result;
      for (const [seat, below] of event.below.entries()) sideOf(state, seat).precedence = below;
      return;
    case 'first.chosen':
      state.first = event.seat;
      state.active = event.seat;
      return;
    case 'seat.active':
      state.active = event.seat;
      return;
    case 'card.replaced': {
      const side = sideOf(state, event.seat);
      const [first, ...rest] = side.sequence;
      side.sequence = [...rest.slice(0, event.at), first!, ...rest.slice(event.at)];
      return;
    }
    case 'activation.deferred':
      sideOf(state, event.seat).deferred = true;
      return;
    case 'deferral.lapsed':
      sideOf(state, event.seat).deferred = false;
      return;
    case 'card.turned': {
      const side = sideOf(state, event.seat);
      side.sequence = side.sequence.slice(1);
      const unit = unitOf(state, event.unit);
      unit.card = 'played';
      unit.attitudes = NO_ATTITUDES;
      return;
    }
    case 'card.removed': {
      const side = sideOf(state, event.seat);
      const at = event.at === HIDDEN ? side.sequence.length - 1 : event.at;
      side.sequence = side.sequence.filter((_, i) => i !== at);
      unitOf(state, event.unit).card = 'none';
      return;
    }
    case 'activation.began':
      state.acting = freshActing(event.unit, event.free);
      return;
    case 'activation.ended':
      state.acting = null;
      return;
    case 'unit.stood': {
      const unit = unitOf(state, event.unit);
      unit.fighters = unit.fighters.map(fighter => (fighter.prone ? { ...fighter, prone: false } : fighter));
      return;
    }
    case 'attitude.taken': {
      const unit = unitOf(state, event.unit);
      unit.attitudes = { ...unit.attitudes, [event.attitude]: event.attitude === 'alert' ? 'all' : true };
      return;
    }
    case 'attitudes.lost':
      unitOf(state, event.unit).attitudes = NO_ATTITUDES;
      return;
    case 'turn.ended':
      state.active = -1;
      for (const side of state.sides) side.points = 0;
      return;
    case 'game.ended':
      state.phase = 'over';
      return;
    case 'authority.rolled':
      return;
    default:
      assertNever(event);
  }
}

export const freshActing = (unit: UnitId, free: boolean): Acting => ({
  unit,
  free,
  moved: 'none',
  before: [],
  after: [],
  spent: [],
  struck: [],
  fought: [],
  worked: false,
});

function layCards(state: State, seat: number, order: readonly UnitId[]): void {
  sideOf(state, seat).sequence = order;
  for (const [unit, own] of state.units.entries()) if (seatOf(state, unit) === seat && hasCard(own)) own.card = 'down';
}

/** AT43-TAC-06: a card for every unit on the table or in reserve. */
export const hasCard = ({ place }: UnitState): boolean =>
  place === 'table' || place === 'reserve' || place === 'assault';

function reducePlace(state: State, event: PlaceEvent): void {
  const unit = unitOf(state, event.unit);
  switch (event.type) {
    case 'move.declared':
      if (state.acting) state.acting = { ...state.acting, moved: event.mode };
      return;
    case 'unit.moved':
      unit.place = 'table';
      unit.fighters = relocated(state, unit, event.spots);
      return;
    case 'fighters.placed':
      unit.place = 'table';
      unit.fighters = relocated(state, unit, event.spots);
      if (event.how === 'dropped') unit.dropped = true;
      return;
    case 'unit.transferred':
      unit.place = event.place;
      return;
    case 'unit.worked':
      if (state.acting) state.acting = { ...state.acting, worked: true };
      return;
    case 'fighters.proned':
      unit.fighters = unit.fighters.map(one => (event.fighters.includes(one.id) ? { ...one, prone: true } : one));
      return;
    default:
      assertNever(event);
  }
}

/** Fighters at new places; those not named stay where they are. */
function relocated(state: State, unit: UnitState, spots: readonly Spot[]): readonly Fighter[] {
  const moved = new Map(spots.map(spot => [spot.fighter, spot]));
  return unit.fighters.map(fighter => {
    const spot = moved.get(fighter.id);
    return spot === undefined ? fighter : { ...fighter, x: spot.x, y: spot.y, facing: spot.facing };
  });
}

function reduceCombat(state: State, event: CombatEvent): void {
  switch (event.type) {
    case 'salvo.declared':
      noteShots(state, event);
      return;
    case 'part.damaged':
      changePart(state, event.unit, event.fighter, event.part, -event.points);
      return;
    case 'part.repaired':
      changePart(state, event.unit, event.fighter, event.part, 1);
      return;
    case 'fighter.lost': {
      noteLoss(state, event);
      const unit = unitOf(state, event.unit);
      unit.fighters = unit.fighters.filter(({ id }) => id !== event.fighter);
      unit.lost = [...unit.lost, event.fighter];
      return;
    }
    case 'fighter.healed': {
      noteHealing(state, event.fighter);
      const unit = unitOf(state, event.unit);
      unit.lost = unit.lost.filter(id => id !== event.fighter);
      const healed = { id: event.fighter, x: event.at.x, y: event.at.y, facing: 0, prone: true };
      unit.fighters = [...unit.fighters, { ...healed, parts: freshParts(sheetOf(state, event.fighter)) }];
      return;
    }
    case 'leader.replaced':
      unitOf(state, event.unit).leader = event.fighter;
      return;
    case 'unit.eliminated': {
      const unit = unitOf(state, event.unit);
      unit.place = 'eliminated';
      unit.attitudes = NO_ATTITUDES;
      state.mission.slain = [...state.mission.slain, { unit: event.unit, by: event.by }];
      return;
    }
    case 'alert.began':
      state.reacting = { unit: event.unit, scope: event.scope, target: event.target, fired: [], spent: [] };
      return;
    case 'alert.ended': {
      state.reacting = null;
      const unit = unitOf(state, event.unit);
      unit.attitudes = { ...unit.attitudes, alert: event.left };
      return;
    }
    case 'fight.declared':
      if (state.acting)
        state.acting = {
          ...state.acting,
          struck: [...state.acting.struck, ...event.uses],
          fought: [...state.acting.fought, fightKey(state, event.weapon, event.uses[0]!, event.defenders[0]!)],
        };
      return;
    case 'range.measured':
    case 'shots.lost':
    case 'test.rolled':
    case 'impacts.shared':
    case 'location.rolled':
      return;
    default:
      assertNever(event);
  }
}

function noteShots(state: State, { unit, weapon, uses }: Extract<CombatEvent, { type: 'salvo.declared' }>): void {
  const { acting, reacting } = state;
  const left = leftOut(state, unit, weapon, uses);
  if (reacting?.unit === unit)
    state.reacting = { ...reacting, fired: [...reacting.fired, ...uses], spent: [...reacting.spent, ...left] };
  else if (acting?.unit === unit) {
    const spent = [...acting.spent, ...left];
    state.acting =
      acting.moved === 'none'
        ? { ...acting, spent, before: [...acting.before, ...uses] }
        : { ...acting, spent, after: [...acting.after, ...uses] };
  }
}

function changePart(state: State, unit: UnitId, fighter: FighterId, part: number, by: number): void {
  const own = unitOf(state, unit);
  own.fighters = own.fighters.map(one =>
    one.id === fighter ? { ...one, parts: one.parts.map((left, i) => (i === part ? left + by : left)) } : one,
  );
}
