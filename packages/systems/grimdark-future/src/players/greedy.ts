import type { Kit, Player } from '@banneret/ai';
import type { MatchView, Seat } from '@banneret/kernel';
import { shotsOf } from '../attack/attack.js';
import { chargeTargets, proposedCharge } from '../movement/suggestCharge.js';
import type { ConsolidateQuestion } from '../decisions/consolidate.js';
import type { DisembarkChoice, DisembarkQuestion } from '../decisions/disembark.js';
import { orderTowards, type OrderChoice, type OrderQuestion } from '../decisions/order.js';
import type { ScoutQuestion } from '../decisions/scout.js';
import type { ShotsChoice, ShotsQuestion } from '../decisions/shots.js';
import { evaluate, materialWorth } from '../evaluate.js';
import { goalsOf } from '../movement/suggestMoves.js';
import { steppedOut } from '../movement/boarding.js';
import type { Legs } from '../movement/ways.js';
import { modelPaths, orderBarred } from '../movement/movement.js';
import { reduce } from '../reduce/reduce.js';
import { MOVE_ORDERS } from '../rule.js';
import { ROUNDS } from '../rulings.js';
import { clone, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { firingOptions } from '../attack/targets.js';
import { chargeGain } from './charging.js';
import { clashOf, clashWorth } from './duel.js';
import { leaningMarker, nearerEdge } from './ground.js';
import { expectedWounds, staminaOf, worthOfWounds } from './harm.js';
import { plainOrder, procedurePlayer } from './procedure.js';
import { bestEnding } from './outlook.js';
import { NO_LOSSES, type Survival } from './prospects.js';
import { bestShots, volleysAt } from './shooting.js';

/**
 * Looks one activation ahead: every order it can think of is tried out on a copy of the table, what the unit would then
 * shoot or fight is reckoned in points, and the position that comes out clearly better than the procedure player's is
 * played. Dice are averages here, never rolled. Whoever gains most acts first. In the last round it plays the game to its end
 * in thought instead, see `bestEnding`. Before the battle it sees to it that the choice of the edge matters. All else it decides like the procedure player.
 */
export const greedyPlayer: Player<State> = {
  name: 'greedy',
  decide(view, kit) {
    const { state } = view;
    const { shape } = kit.prompt;
    // GDF-OBJ-02: whoever begins places the odd marker.
    if (kit.prompt.ask === 'gdf.ask.first-marker') return view.viewer;
    if (shape.kind === 'gdf.marker') return leaningMarker(state, kit);
    if (kit.prompt.ask === 'gdf.ask.edge') return nearerEdge(state);
    if (kit.prompt.ask === 'gdf.ask.unit') return isNearEnd(state) ? bestUnit(view, kit) : mostGaining(view, kit);
    if (shape.kind === 'gdf.shots' && isNearEnd(state)) return bestVolley(view, shape as ShotsQuestion, kit);
    if (shape.kind === 'gdf.order') return bestOrder(view, (shape as OrderQuestion).unit, kit);
    if (shape.kind === 'gdf.disembark') return bestWayOut(state, (shape as DisembarkQuestion).unit, kit);
    if (shape.kind === 'gdf.scout' || shape.kind === 'gdf.consolidate')
      return bestLegs(state, (shape as ScoutQuestion | ConsolidateQuestion).unit, kit);
    return procedurePlayer.decide(view, kit);
  },
};

/** From here on games are short enough to be played to their end in thought. */
const isNearEnd = ({ round }: State): boolean => round >= ROUNDS;

/** Who acts next decides who has the last word at a marker. */
function bestUnit(view: MatchView<State>, kit: Kit<State>): unknown {
  const plain = procedurePlayer.decide(view, kit);
  return bestEnding(kit, view.viewer as Seat, [plain, ...[...kit.options()].filter(unit => unit !== plain)]);
}

/** What is shot at decides who is left at a marker. */
function bestVolley(view: MatchView<State>, question: ShotsQuestion, kit: Kit<State>): ShotsChoice {
  const { state } = view;
  const volleys = volleysAt(state, question).filter(volley => kit.judge(volley).ok);
  return bestEnding(kit, view.viewer as Seat, [bestShots(state, question), ...volleys]);
}

/** Whoever gains most with a plain order goes first: before its target gets away, or gets at it. */
function mostGaining(view: MatchView<State>, kit: Kit<State>): unknown {
  const { state } = view;
  const seat = view.viewer as Seat;
  const plain = procedurePlayer.decide(view, kit);
  const gainOf = (unit: UnitId): number => {
    const { place, shaken } = unitOf(state, unit);
    if (place !== 'table' || shaken) return -Infinity;
    return outcomeOf(state, unit, seat, plainOrder(state, unit));
  };
  return bestOf([plain, ...[...kit.options()].filter(unit => unit !== plain)], gainOf);
}

/** The option with the best score, the first of equals. */
function bestOf<T>(options: Iterable<unknown>, score: (option: T) => number): T | undefined {
  let best: { option: T; score: number } | undefined;
  for (const option of options as Iterable<T>) {
    const own = score(option);
    if (best === undefined || own > best.score) best = { option, score: own };
  }
  return best?.option;
}

/** A move outside an order. */
function bestLegs(state: State, unit: UnitId, kit: Kit<State>): unknown {
  const seat = seatOf(state, unit);
  const best = bestOf(kit.options(), (legs: Legs) => {
    const after = clone(state);
    reduce(after, { type: 'unit.moved', unit, paths: modelPaths(state, unit, legs) });
    return evaluate(after, seat);
  });
  return best ?? kit.sample();
}

function bestWayOut(state: State, unit: UnitId, kit: Kit<State>): unknown {
  const seat = seatOf(state, unit);
  const best = bestOf(kit.options(), (choice: DisembarkChoice) => {
    if (choice.order === 'hold') return evaluate(state, seat);
    const { doors, ...order } = choice;
    return outcomeOf(steppedOut(state, unit, doors), unit, seat, order);
  });
  return best ?? kit.sample();
}

/** What the procedure player would do is left only for something clearly better: averages are rough. */
function bestOrder(view: MatchView<State>, unit: UnitId, kit: Kit<State>): OrderChoice {
  const { state } = view;
  const seat = seatOf(state, unit);
  const score = (choice: OrderChoice): number => outcomeOf(state, unit, seat, choice);
  const plain = procedurePlayer.decide(view, kit) as OrderChoice;
  if (isNearEnd(state)) return bestEnding(kit, seat, [plain, ...mostPromising(ordersFor(state, unit, kit), score)]);
  const best = bestOf(ordersFor(state, unit, kit), score);
  return best !== undefined && score(best) > score(plain) + DOUBT ? best : plain;
}

const DOUBT = 25;

/** A few orders that look best at once; of those that come to the same only the first. */
function mostPromising(orders: Iterable<OrderChoice>, score: (order: OrderChoice) => number): OrderChoice[] {
  const byScore = new Map<number, OrderChoice>();
  for (const order of orders) {
    const own = score(order);
    if (!byScore.has(own)) byScore.set(own, order);
  }
  const ranked = [...byScore.entries()].sort(([a], [b]) => b - a);
  return ranked.slice(0, MOST_PROMISING).map(([, order]) => order);
}

const MOST_PROMISING = 5;

/** Hold; on foot or running to each place worth going to; each charge. Only legal ones. */
function* ordersFor(state: State, unit: UnitId, kit: Kit<State>): Generator<OrderChoice> {
  const hold: OrderChoice = { order: 'hold' };
  if (kit.judge(hold).ok) yield hold;
  const goals = goalsOf(state, unit).slice(0, MOST_GOALS);
  for (const order of MOVE_ORDERS) {
    if (orderBarred(state, unit, order) !== undefined) continue;
    for (const goal of goals) {
      const choice = orderTowards(state, unit, order, goal);
      if (choice !== undefined) yield choice;
    }
  }
  if (orderBarred(state, unit, 'charge') !== undefined) return;
  for (const target of chargeTargets(state, unit)) {
    if (chargeGain(state, unit, target) <= LEAST_GAIN) continue;
    const legs = proposedCharge(state, unit, target);
    if (legs !== undefined) yield { order: 'charge', target, legs };
  }
}

const MOST_GOALS = 10;

/** Some charges that lose points are worth it for the ground. */
const LEAST_GAIN = -40;

/** The position after the order, and what the unit's attack is worth on average. */
function outcomeOf(state: State, unit: UnitId, seat: Seat, choice: OrderChoice): number {
  const after = clone(state);
  if (choice.order !== 'hold') reduce(after, { type: 'unit.moved', unit, paths: modelPaths(state, unit, choice.legs) });
  const attack = attackAfter(state, after, unit, choice);
  reduce(after, { type: 'activation.ended', unit, sequence: state.activations + 1 });
  return evaluate(after, seat, attack.survival) + attack.worth * materialWorth(state);
}

/** What an attack promises: points, and who may not be there any more to hold ground. */
interface Attack {
  readonly worth: number;
  readonly survival: Survival;
}

const NO_ATTACK: Attack = { worth: 0, survival: NO_LOSSES };

function attackAfter(before: State, after: State, unit: UnitId, choice: OrderChoice): Attack {
  if (choice.order === 'rush') return NO_ATTACK;
  return choice.order === 'charge' ? clash(before, unit, choice.target) : volley(after, unit, choice.order === 'hold');
}

function clash(state: State, unit: UnitId, target: UnitId): Attack {
  const { dealt, taken, lead } = clashOf(state, unit, target);
  const survival = new Map([
    [target, staying(state, target, dealt) * (lead > 0 ? UNSHAKEN : 1)],
    [unit, staying(state, unit, taken) * (lead < 0 ? UNSHAKEN : 1)],
  ]);
  return { worth: clashWorth(state, unit, target), survival };
}

/** How likely whoever loses a melee passes the test. */
const UNSHAKEN = 0.6;

/** How likely a unit still holds its ground after so many wounds on average: it may be gone, or Shaken. */
function staying(state: State, unit: UnitId, wounds: number): number {
  const share = Math.min(1, wounds / Math.max(1, staminaOf(state, unit)));
  return 1 - LOSING * share;
}

const LOSING = 0.8;

/** What shooting from here is worth, at the targets it would choose. */
function volley(state: State, unit: UnitId, held: boolean): Attack {
  const groups = firingOptions(state, unit);
  if (groups.length === 0) return NO_ATTACK;
  const wounds = new Map<UnitId, number>();
  for (const { weapon, target } of bestShots(state, { kind: 'gdf.shots', unit, groups, held })) {
    const option = groups.find(group => group.weapon === weapon)?.targets.find(other => other.target === target);
    const strikes = shotsOf(state, unit, { weapon, target, models: option?.models ?? [] }, held);
    const sum = strikes.reduce((total, strike) => total + expectedWounds(state, strike), 0);
    wounds.set(target, (wounds.get(target) ?? 0) + sum);
  }
  let worth = 0;
  const survival = new Map<UnitId, number>();
  for (const [target, sum] of wounds) {
    worth += worthOfWounds(state, target, sum);
    survival.set(target, staying(state, target, sum));
  }
  return { worth, survival };
}
