import type { Kit, Player } from '@banneret/ai';
import { inches, type Point, type Um } from '@banneret/geometry';
import type { CastQuestion } from '../decisions/cast.js';
import type { ConsolidateQuestion } from '../decisions/consolidate.js';
import type { DisembarkQuestion } from '../decisions/disembark.js';
import { orderTowards, type OrderChoice, type OrderQuestion } from '../decisions/order.js';
import type { PlaceChoice, PlaceQuestion } from '../decisions/place.js';
import type { ScoutQuestion } from '../decisions/scout.js';
import type { ShotsQuestion } from '../decisions/shots.js';
import { figures, middleOf, standingUnits } from '../units/figures.js';
import { allowance } from '../movement/movement.js';
import { ROUNDS, SEIZE_RANGE } from '../rulings.js';
import { rosterOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { aimOf, distance, nearestEnemy } from './aims.js';
import { bestCast } from './casting.js';
import { bestCharge } from './charging.js';
import { legsTowardsAim, wayOutToMarker } from './landing.js';
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
  'gdf.scout': (state, { unit }: ScoutQuestion, kit) => legsTowardsAim(state, unit, kit),
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

function orderFor(state: State, unit: UnitId, kit: Kit<State>): OrderChoice {
  const charge = bestCharge(state, unit);
  if (charge !== undefined && kit.judge(charge).ok) return charge;
  const aim = aimOf(state, unit);
  if (aim === undefined) return legalOr(kit, { order: 'hold' });
  if (aim.marker !== undefined && aim.gap <= SEIZE_RANGE) return legalOr(kit, { order: 'hold' });
  const order = paceFor(state, unit, aim.gap - SEIZE_RANGE);
  const choice = orderTowards(state, unit, order, aim.at) ?? orderTowards(state, unit, other(order), aim.at);
  return choice ?? legalOr(kit, { order: 'hold' });
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

const MOST_PLACES = 12;

/** As near as possible to a marker that nobody of ours is near yet. */
function placeFor(state: State, _shape: PlaceQuestion, kit: Kit<State>): PlaceChoice {
  let best: { choice: PlaceChoice; far: Um } | undefined;
  let looked = 0;
  for (const option of kit.options()) {
    const choice = option as PlaceChoice;
    if (looked++ >= MOST_PLACES) break;
    if (choice.models.length === 0) continue;
    const far = farFromMarkers(state, choice);
    if (best === undefined || far < best.far) best = { choice, far };
  }
  return best?.choice ?? (kit.sample() as PlaceChoice);
}

function farFromMarkers(state: State, { unit, models }: PlaceChoice): Um {
  const here = centre(models);
  const friends = standingUnits(state, seatOf(state, unit)).map(friend => middleOf(figures(state, friend)));
  const gaps = state.markers.map(marker => {
    const taken = friends.filter(friend => distance(friend, marker) < CROWD).length;
    return distance(here, marker) + taken * CROWD;
  });
  return Math.min(Infinity, ...gaps);
}

const CROWD: Um = inches(12);

function centre(models: readonly Point[]): Point {
  const sum = models.reduce((s, { x, y }) => ({ x: s.x + x, y: s.y + y }), { x: 0, y: 0 });
  return { x: sum.x / models.length, y: sum.y / models.length };
}
