import { assertNever } from '@banneret/kernel';
import { kindRules } from '../compile.js';
import type { Event, ModelPath } from '../events/events.js';
import { frozenModels, kindOfModel } from '../units/figures.js';
import { isCastEvent } from '../events/castEvents.js';
import { isPlaceEvent } from '../events/placeEvents.js';
import { reduceCast } from './reduceCast.js';
import { reducePlace } from './reducePlace.js';
import { rosterOf, seatOf, unitOf, type Model, type State, type UnitId, type UnitState } from '../state.js';
import { facingAfter } from '../movement/ways.js';

/** The only writer of `State`. Facts only: whether a thing may happen was settled before the event was emitted. */
export function reduce(state: State, event: Event): void {
  switch (event.type) {
    case 'round.began':
      state.round = event.round;
      state.first = event.first;
      state.activations = 0;
      state.latest.fill(0);
      for (const unit of state.units) unit.activated = false;
      return;

    case 'activation.began':
      changed(state, event.unit).moved = false;
      return;

    case 'unit.moved':
      moveModels(state, event.unit, event.paths);
      return;

    case 'unit.wounded': {
      const unit = changed(state, event.unit);
      unit.models = frozenModels(unit.models.map((model, i) => woundedBy(model, event.wounds[i] ?? 0)));
      return;
    }

    case 'unit.shaken':
      changed(state, event.unit).shaken = true;
      return;

    case 'unit.recovered':
      changed(state, event.unit).shaken = false;
      return;

    case 'strike.began':
      changed(state, event.unit).fatigued = true;
      return;

    case 'unit.routed':
      removeModels(state, event.unit);
      return;

    case 'round.ended':
      for (const unit of state.units) unit.fatigued = false; // GDF-MEL-18
      return;

    case 'activation.ended':
      changed(state, event.unit).activated = true;
      state.activations = event.sequence;
      state.latest[seatOf(state, event.unit)] = event.sequence;
      return;

    case 'marker.changed':
      state.owners[event.marker] = event.owner;
      return;

    case 'roll-off.rolled':
    case 'unit.idled':
    case 'order.given':
    case 'ground.tested':
    case 'shots.declared':
    case 'group.wasted':
    case 'hits.rolled':
    case 'blocks.rolled':
    case 'wounds.regenerated':
    case 'morale.tested':
    case 'fear.mastered':
    case 'strike.declined':
    case 'melee.decided':
      return; // told to the players; the board stays as it is

    default:
      if (isPlaceEvent(event)) reducePlace(state, event);
      else if (isCastEvent(event)) reduceCast(state, event);
      else assertNever(event);
  }
}

function changed(state: State, id: UnitId): UnitState {
  const unit = unitOf(state, id);
  unit.version++;
  return unit;
}

/** GDF-MOR-16: every model of the unit is a casualty. */
function removeModels(state: State, id: UnitId): void {
  const unit = changed(state, id);
  const roster = rosterOf(state, id);
  const fatal = (model: number): number => kindRules(kindOfModel(roster, model)).toughness;
  unit.models = frozenModels(unit.models.map((model, i) => ({ ...model, wounds: Math.max(model.wounds, fatal(i)) })));
}

const woundedBy = (model: Model, wounds: number): Model =>
  wounds === 0 ? model : { ...model, wounds: model.wounds + wounds };

function moveModels(state: State, id: UnitId, paths: readonly ModelPath[]): void {
  const unit = changed(state, id);
  const models = [...unit.models];
  for (const { model, legs } of paths) {
    const to = legs.at(-1);
    if (to === undefined) continue;
    const { wounds, facing } = models[model] as Model;
    models[model] = { x: to.x, y: to.y, wounds, facing: facingAfter(facing, legs) };
    unit.moved = true;
  }
  unit.models = frozenModels(models);
}
