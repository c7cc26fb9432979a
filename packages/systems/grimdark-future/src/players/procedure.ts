import type { Kit, Player } from '@banneret/ai';
import { inches, type Point, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { CastQuestion } from '../decisions/cast.js';
import type { ConsolidateQuestion } from '../decisions/consolidate.js';
import type { DisembarkQuestion } from '../decisions/disembark.js';
import { orderTowards, type OrderChoice, type OrderQuestion } from '../decisions/order.js';
import { choiceOf, type PlaceChoice, type PlaceQuestion } from '../decisions/place.js';
import type { ScoutQuestion } from '../decisions/scout.js';
import type { ShotsQuestion } from '../decisions/shots.js';
import { usualAnchors } from '../places/anchors.js';
import { formationAt } from '../places/formations.js';
import { figures, middleOf, standingUnits } from '../units/figures.js';
import { allowance } from '../movement/movement.js';
import { ROUNDS, SEIZE_RANGE } from '../rulings.js';
import { rosterOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { aimOf, distance, nearestEnemy } from './aims.js';
import { bestCast } from './casting.js';
import { bestCharge } from './charging.js';
import { legsTowardsAim, scoutToAim, wayOutToMarker } from './landing.js';
import { bestShots } from './shooting.js';

/**
 * A plain opponent that follows three rules: charge what can be beaten, shoot what can be hurt, go for the nearest open
 * objective. It looks at the table and nothing else; it neither searches nor remembers.
 */
export const procedurePlayer: Player<State> = {
  name: 'procedure',
  decide(view, kit) {
    const { shape } = kit.prompt;
    return answers[shape.kind]?.(view.state, shape as never, kit) ?? plainAnswer(view.state, kit);
  },
};

type Answer = (state: State, shape: never, kit: Kit<State>) => unknown;

/** Questions of this game's own; all others get a plain answer. */
const answers: Readonly<Record<string, Answer>> = {
  'gdf.order': (state, { unit }: OrderQuestion, kit) => orderFor(state, unit, kit),
  'gdf.shots': (state, shape: ShotsQuestion) => bestShots(state, shape),
  'gdf.cast': (state, shape: CastQuestion) => bestCast(state, shape),
  'gdf.scout': (state, { unit }: ScoutQuestion) => scoutToAim(state, unit),
  'gdf.consolidate': (state, { unit }: ConsolidateQuestion, kit) => legsTowardsAim(state, unit, kit),
  'gdf.disembark': (state, { unit }: DisembarkQuestion, kit) => wayOutToMarker(state, unit, kit),
  'gdf.place': (state, shape: PlaceQuestion, kit) => placeFor(state, shape, kit),
  'gdf.casualties': (_state, _shape: never, kit) => first(kit),
  'gdf.pile-in': (_state, _shape: never, kit) => first(kit),
  'gdf.muster': (_state, _shape: never, kit) => first(kit),
  'gdf.bid': (_state, _shape: never, kit) => first(kit),
};

function first(kit: Kit<State>): unknown {
  for (const option of kit.options()) return option;
  return kit.sample();
}

/** Questions with a list of answers. */
function plainAnswer(state: State, kit: Kit<State>): unknown {
  const { prompt } = kit;
  if (prompt.ask === 'gdf.ask.unit') return unitFor(state, kit);
  if (prompt.ask === 'gdf.ask.counter' || prompt.ask === 'gdf.ask.strike-back') return 'strike';
  return kit.sample();
}

/** Whoever can do most harm acts first; those who are Shaken can wait. */
function unitFor(state: State, kit: Kit<State>): UnitId {
  let best: { unit: UnitId; urgency: number } | undefined;
  for (const option of kit.options()) {
    const unit = option as UnitId;
    const urgency = urgencyOf(state, unit);
    if (best === undefined || urgency > best.urgency) best = { unit, urgency };
  }
  return best?.unit ?? (kit.sample() as UnitId);
}

function urgencyOf(state: State, unit: UnitId): number {
  const { shaken, place } = unitOf(state, unit);
  if (shaken) return 0;
  if (place !== 'table') return 1;
  const { weapons, cost } = rosterOf(state, unit);
  const range = weapons.reduce((most, weapon) => Math.max(most, weapon.range ?? REACH), 0);
  const near = (nearestEnemy(state, unit)?.gap ?? Infinity) <= range + WALK;
  return near ? 2 + cost : 2;
}

const WALK: Um = inches(6);
const REACH: Um = inches(12);

const orderFor = (state: State, unit: UnitId, kit: Kit<State>): OrderChoice => {
  const order = plainOrder(state, unit);
  return order.order === 'hold' ? legalOr(kit, order) : order;
};

/** Charge what can be beaten, else go where it is wanted. Only whether it may hold is not asked yet. */
export function plainOrder(state: State, unit: UnitId): OrderChoice {
  const hold: OrderChoice = { order: 'hold' };
  const charge = bestCharge(state, unit);
  if (charge !== undefined) return charge;
  const aim = aimOf(state, unit);
  if (aim === undefined || (aim.marker !== undefined && aim.gap <= SEIZE_RANGE)) return hold;
  const order = paceFor(state, unit, aim.gap - SEIZE_RANGE);
  return orderTowards(state, unit, order, aim.at) ?? orderTowards(state, unit, other(order), aim.at) ?? hold;
}

const other = (order: 'advance' | 'rush'): 'advance' | 'rush' => (order === 'rush' ? 'advance' : 'rush');

/** Advance when there is something to shoot at or the way is short; run when there is nothing else to do, or no more time. */
function paceFor(state: State, unit: UnitId, toGo: Um): 'advance' | 'rush' {
  const [leader] = figures(state, unit);
  if (leader === undefined || toGo <= allowance(leader, 'advance')) return 'advance';
  const rush = allowance(leader, 'rush');
  if (state.round === ROUNDS && toGo <= rush) return 'rush';
  const enemy = nearestEnemy(state, unit)?.gap ?? Infinity;
  const range = rosterOf(state, unit).weapons.reduce((most, weapon) => Math.max(most, weapon.range ?? 0), 0);
  return enemy <= range + allowance(leader, 'advance') ? 'advance' : 'rush';
}

function legalOr(kit: Kit<State>, choice: OrderChoice): OrderChoice {
  return kit.judge(choice).ok ? choice : (kit.sample() as OrderChoice);
}

/** As near as possible to a marker that nobody of ours is near yet. */
function placeFor(state: State, { units, ground }: PlaceQuestion, kit: Kit<State>): PlaceChoice {
  const [unit] = units;
  if (unit === undefined) return kit.sample() as PlaceChoice;
  const taken = friendsAt(state, seatOf(state, unit));
  const anchors = [...usualAnchors(state, unit, ground)].map((anchor, i) => ({
    ...anchor,
    i,
    far: farFromMarkers(state, anchor.at, taken),
  }));
  for (const { at, facing } of anchors.sort((a, b) => a.far - b.far || a.i - b.i)) {
    const placed = formationAt(state, unit, ground, at, facing);
    if (placed !== undefined) return choiceOf(unit, placed);
  }
  return kit.sample() as PlaceChoice;
}

/** How many friends stand near each marker. */
function friendsAt(state: State, seat: Seat): readonly number[] {
  const friends = standingUnits(state, seat).map(friend => middleOf(figures(state, friend)));
  return state.markers.map(marker => friends.filter(friend => distance(friend, marker) < CROWD).length);
}

/** The more friends are near a marker, the farther away it seems. */
const farFromMarkers = (state: State, here: Point, taken: readonly number[]): Um =>
  state.markers.reduce((least, at, i) => Math.min(least, distance(here, at) + (taken[i] as number) * CROWD), Infinity);

const CROWD: Um = inches(12);
