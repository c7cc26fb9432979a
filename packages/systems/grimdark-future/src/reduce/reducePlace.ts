import { pointAt, type Um } from '@banneret/geometry';
import { assertNever } from '@banneret/kernel';
import { frozenModels, livingModels, woundsLeft } from '../units/figures.js';
import { battleWithHero } from '../units/hero.js';
import type { PlaceEvent, Spot } from '../events/placeEvents.js';
import { NEUTRAL, NOBODY, unitOf, type Model, type Place, type State, type UnitId, type UnitState } from '../state.js';

/** The part of the reducer that knows where things are. Every change of place makes a new list of models. */
export function reducePlace(state: State, event: PlaceEvent): void {
  switch (event.type) {
    case 'marker.placed':
      state.markers = Object.freeze([...state.markers, Object.freeze({ ...event.at })]);
      state.owners.push(NEUTRAL);
      return;

    case 'edge.chosen':
      state.near = event.near;
      return;

    case 'hero.joined':
      join(state, event.hero, event.unit);
      return;

    case 'unit.reserved':
      moveTo(state, event.unit, 'reserve');
      return;

    case 'unit.boarded':
      moveTo(state, event.unit, 'aboard').host = event.host;
      return;

    case 'unit.placed':
      putDown(state, event.unit, event.models);
      if (event.how === 'ambushed') arrive(state, event.unit);
      // thrown out of a wreck is moved; deployed, or out of an Ambush, is not.
      if (event.how === 'bailed-out') unitOf(state, event.unit).moved = true;
      return;

    case 'unit.disembarked':
      putDown(state, event.unit, event.models).moved = true;
      return;

    case 'unit.flew':
      fly(state, event.unit, event.distance);
      return;

    case 'unit.flew-off':
      moveTo(state, event.unit, 'away');
      return;

    case 'models.trapped':
      lose(state, event.unit, event.models);
      return;

    case 'markers.counted':
    case 'markers.dropped':
    case 'unit.scouting':
    case 'unit.left-out':
    case 'transport.wrecked':
      return; // told to the players; the board stays as it is

    default:
      assertNever(event);
  }
}

function changed(state: State, id: UnitId): UnitState {
  const unit = unitOf(state, id);
  unit.version++;
  return unit;
}

/** GDF-AMB-04: the unit, and whoever is aboard it. */
function arrive(state: State, id: UnitId): void {
  for (const [other, unit] of state.units.entries()) if (other === id || unit.host === id) unit.arrived = state.round;
}

/** Off the table, wherever that is. */
function moveTo(state: State, id: UnitId, place: Exclude<Place, 'table'>): UnitState {
  const unit = changed(state, id);
  unit.place = place;
  unit.models = frozenModels(unit.models);
  return unit;
}

/** `spots` has one place for each living model. */
function putDown(state: State, id: UnitId, spots: readonly Spot[]): UnitState {
  const living = livingModels(state, id).map(({ model }) => model);
  const unit = changed(state, id);
  const models = [...unit.models];
  for (const [i, { x, y, facing }] of spots.entries()) {
    const model = living[i] as number;
    models[model] = { ...(models[model] as Model), x, y, facing };
  }
  unit.place = 'table';
  unit.host = NOBODY;
  unit.models = frozenModels(models);
  return unit;
}

/** GDF-HER-06: from now on the Hero is the last model of the unit. */
function join(state: State, hero: UnitId, id: UnitId): void {
  state.battle = battleWithHero(state.battle, hero, id);
  const joining = unitOf(state, hero);
  const unit = changed(state, id);
  unit.models = frozenModels([...unit.models, ...joining.models]);
  moveTo(state, hero, 'joined').models = frozenModels([]);
}

/** GDF-AIR-05: straight along its facing. */
function fly(state: State, id: UnitId, distance: Um): void {
  const unit = changed(state, id);
  unit.models = frozenModels(unit.models.map(model => ({ ...model, ...pointAt(model, model.facing, distance) })));
  unit.moved = true;
}

function lose(state: State, id: UnitId, lost: readonly number[]): void {
  const left = unitOf(state, id).models.map((_, model) => (lost.includes(model) ? woundsLeft(state, id, model) : 0));
  const unit = changed(state, id);
  unit.models = frozenModels(unit.models.map((model, i) => ({ ...model, wounds: model.wounds + (left[i] as number) })));
}
