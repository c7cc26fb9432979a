import type { OptionId, PickShape, Seat } from '@banneret/kernel';
import { actionOf, actionsOf, type ActionUse } from '../actions.js';
import { isEngaged } from '../engagement.js';
import { markerBody, onTable, placedOf } from '../ground/board.js';
import { livingOf } from '../cardsInPlay.js';
import { lacksSomething } from '../procedures/reinforce.js';
import { NONE, playerOf, seatOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';
import { aimsOf, cannotAimAtMarker, cannotDeclare, hasTarget } from '../targets.js';
import { gap, inches } from '@banneret/geometry';
import { goalsFor, worthOfMarker, worthOfNewMarker } from './objectives.js';
import { worthOfAction } from './harm.js';

/** Something to aim at and what that is worth; the best of all that is possible now. */
export interface Aim {
  readonly target: number;
  readonly worth: number;
}

/** The best thing to do with an Action from where the Fireteam stands. */
export function bestAim(s: State, actor: FireteamId, use: ActionUse): Aim {
  const { action } = use;
  const seat = seatOf(s, actor);
  if (use.key === 'operation.setTrap' || use.key === 'operation.pushOn')
    return { target: NONE, worth: worthOfNewMarker(s) - PRICE };
  if (action.aim?.marker !== undefined) return bestMarker(s, actor, use, seat);
  if (!hasTarget(action)) return { target: NONE, worth: worthOfAction(s, actor, use, NONE) };
  return bestOf(aimsOf(s, actor, use).map(target => ({ target, worth: worthOfAction(s, actor, use, target) })));
}

/** A Tactics Token. */
const PRICE = 0.8;

function bestMarker(s: State, actor: FireteamId, use: ActionUse, seat: Seat): Aim {
  const open = s.markers.filter(marker => cannotAimAtMarker(s, actor, use, marker) === undefined);
  return bestOf(open.map(marker => ({ target: marker.id, worth: worthOfMarker(s, seat, marker) - PRICE })));
}

const NOTHING: Aim = { target: NONE, worth: -1 };

const bestOf = (aims: readonly Aim[]): Aim =>
  aims.reduce((best, aim) => (aim.worth > best.worth ? aim : best), NOTHING);

/** The best that a unit can do without moving: for each Fireteam its best Action. */
export function worthNow(s: State, unit: UnitId, types?: readonly ['melee'] | undefined): number {
  let sum = 0;
  for (const id of livingOf(s, unit)) {
    let best = 0;
    for (const use of actionsOf(s, id))
      if (cannotDeclare(s, id, use, types ? { types } : {}) === undefined)
        best = Math.max(best, bestAim(s, id, use).worth);
    sum += best;
  }
  return sum;
}

/** How good it is for a unit to stand where it stands: what it can do from here, and how far it is from where it is wanted. */
export function worthOfPlace(s: State, unit: UnitId, rush = false): number {
  const { seat } = unitOf(s, unit);
  let nearness = 0;
  for (const { at, worth } of goalsFor(s, seat)) {
    const body = markerBody({ at });
    const far = Math.min(
      ...livingOf(s, unit)
        .filter(id => onTable(s, id))
        .map(id => gap(placedOf(s, id), body)),
      FAR,
    );
    nearness = Math.max(nearness, worth * (1 - far / FAR));
  }
  // TOS-ORD-09: after a Rush there is only Melee; the rest must wait for the next Turn.
  return worthNow(s, unit, rush ? ['melee'] : undefined) + nearness;
}

const FAR = inches(60);

/** `tos.ask.step`: the Action that is worth most, a move if there is nothing worth doing, then the end. */
export function chooseStep(s: State, shape: PickShape): OptionId {
  const open = shape.options.filter(({ barred }) => barred === undefined).map(({ id }) => String(id));
  const restore = open.find(id => id.startsWith('restore:'));
  if (restore !== undefined) return restore;
  let best = { id: 'end', worth: LEAST };
  for (const id of open) {
    const [kind, fireteam, ...key] = id.split(':');
    if (kind !== 'act' && kind !== 'free') continue;
    const actor = Number(fireteam);
    const use = actionOf(s, actor, key.join(':'));
    const worth = use === undefined ? -1 : bestAim(s, actor, use).worth;
    if (worth > best.worth) best = { id, worth };
  }
  return best.id === 'end' && open.includes('move') ? 'move' : best.id;
}

/** Less than this is not worth an Action: something better may come after the move. */
const LEAST = 0.3;

/** `tos.ask.target`. */
export function chooseTarget(s: State, actor: FireteamId, use: ActionUse, shape: PickShape): OptionId {
  const open = shape.options.filter(({ barred }) => barred === undefined);
  const { target } = bestAim(s, actor, use);
  return (open.find(({ id }) => id === target) ?? open[0])?.id ?? 0;
}

/** `tos.ask.order`: on the spot if it is worth it, at a run if that brings it to blows or saves time, else on the march. */
export function chooseOrder(s: State, unit: UnitId, shape: PickShape, rushWorth: number, marchWorth: number): OptionId {
  const mayRush = shape.options.some(({ id, barred }) => id === 'rush' && barred === undefined);
  const engaged = livingOf(s, unit).some(id => isEngaged(s, id));
  if (engaged && worthNow(s, unit) > 0) return 'concertedEffort';
  return mayRush && rushWorth > marchWorth + worthNow(s, unit) ? 'rush' : 'march';
}

/** `tos.ask.token`. */
export const chooseToken = (s: State, unit: UnitId): OptionId =>
  lacksSomething(s, unit) && unitOf(s, unit).tokens.reinforcement === 0 ? 'reinforcement' : 'inspired';

/** Which unit to Activate: the one that can do most, and of equals the one that matters most. */
export function chooseUnit(s: State, ids: readonly OptionId[]): OptionId | undefined {
  let best: { id: OptionId; worth: number } | undefined;
  for (const id of ids) {
    const [kind, unit] = String(id).split(':');
    if (kind !== 'unit') continue;
    const worth = worthNow(s, Number(unit)) + (playerOf(s, unitOf(s, Number(unit)).seat).tactics > 0 ? 0 : 0.1);
    if (best === undefined || worth > best.worth) best = { id, worth };
  }
  return best?.id;
}
