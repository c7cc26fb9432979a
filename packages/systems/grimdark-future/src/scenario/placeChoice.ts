import { quoted } from '@banneret/game';
import { inches, type Point, type Step } from '@banneret/geometry';
import { isObject, problem, type Parsed, type Prompt } from '@banneret/kernel';
import { steppedOut } from '../movement/boarding.js';
import { wayAboard } from '../movement/suggestBoarding.js';
import { doorsTowards } from '../movement/suggestDoors.js';
import { type DisembarkQuestion } from '../decisions/disembark.js';
import { outAndCharge, outTowards } from '../decisions/suggestDisembark.js';
import { choiceOf, NO_PLACE, type PlaceQuestion } from '../decisions/place.js';
import { staying } from '../decisions/consolidate.js';
import type { ScoutQuestion } from '../decisions/scout.js';
import { figures, livingModels, middleOf } from '../units/figures.js';
import { againstEdge } from '../places/suggestEdge.js';
import { formationAt } from '../places/formations.js';
import { EMPTY_MUSTER, type Pairing } from '../places/muster.js';
import { movedTo, packed } from '../places/packed.js';
import { ahead } from '../places/zones.js';
import { MOVE_ORDERS, PACES, type MoveOrder } from '../rule.js';
import { scoutTowards } from '../movement/suggestScouting.js';
import { seatOf, type State, type UnitId } from '../state.js';
import { chargeChoice } from './meleeChoice.js';
import type { Spot } from '../events/placeEvents.js';
import { unknownField } from './fields.js';
import { facingOf, pathsFrom, stepFrom } from './spots.js';

type Fields = Readonly<Record<string, unknown>>;

const unitNamed = (state: State, id: unknown): UnitId | undefined => {
  const at = state.battle.rosters.findIndex(roster => roster.id === id);
  return at < 0 ? undefined : at;
};

/** A readable choice about markers and places; nothing if the question is about something else. */
export function placeChoice(state: State, { shape, ask }: Prompt, raw: unknown): Parsed<unknown> | undefined {
  switch (shape.kind) {
    case 'gdf.marker':
      return pointChoice(raw);
    case 'gdf.place':
      return placingChoice(state, shape as PlaceQuestion, raw);
    case 'gdf.muster':
      return musterChoice(state, raw);
    case 'gdf.scout':
      return scoutChoice(state, (shape as ScoutQuestion).unit, raw);
    case 'gdf.flight':
      return typeof raw === 'number' ? { ok: true, value: inches(raw) } : problem('gdf.scenario.expected-inches');
    case 'gdf.disembark':
      return disembarkChoice(state, (shape as DisembarkQuestion).unit, raw);
    default:
      return wordChoice(ask, raw);
  }
}

function wordChoice(ask: string, raw: unknown): Parsed<unknown> | undefined {
  if (ask === 'gdf.ask.first-marker')
    return raw === 1 || raw === 2 ? { ok: true, value: raw - 1 } : problem('gdf.scenario.expected-player');
  if (ask === 'gdf.ask.edge')
    return raw === 'near' || raw === 'far' ? { ok: true, value: raw } : problem('gdf.scenario.expected-edge');
  if (ask === 'gdf.ask.morale-tester')
    return raw === 'unit' || raw === 'hero' ? { ok: true, value: raw } : problem('gdf.scenario.expected-tester');
  return undefined;
}

function pointChoice(raw: unknown): Parsed<Point> {
  const at = stepFrom(raw);
  return at === undefined ? problem('gdf.scenario.expected-spot') : { ok: true, value: { x: at.x, y: at.y } };
}

/** `"stop"`, or a unit with `at` for a formation around a point, or with `models` for a place each; without places it stays out. */
function placingChoice(state: State, { units, ground }: PlaceQuestion, raw: unknown): Parsed<unknown> {
  if (raw === 'stop') return { ok: true, value: NO_PLACE };
  if (!isObject(raw) || hasForeign(raw, ['unit', 'at', 'models', 'facing']))
    return problem('gdf.scenario.expected-place');
  const { unit: name, at: around, models, facing: degrees } = raw;
  const unit = name === undefined && units.length === 1 ? (units[0] as UnitId) : unitNamed(state, name);
  if (unit === undefined) return problem('gdf.scenario.unknown-unit', { place: 'choice.unit', unit: quoted(name) });
  const said = typeof degrees === 'number' ? facingOf(degrees) : undefined;
  const facing = said ?? ahead(state, seatOf(state, unit));
  if (models !== undefined) return modelsChoice(unit, models, facing);
  if (around === undefined) return { ok: true, value: { unit, models: [] } };
  const anchor = stepFrom(around);
  if (anchor === undefined) return problem('gdf.scenario.expected-place');
  // Nobody writes down the micrometre at which a base touches the edge of the table.
  const pushed = ground.kind === 'edge' ? againstEdge(state, unit, anchor, anchor.facing ?? said) : undefined;
  const { at, facing: turned } = pushed ?? { at: { x: anchor.x, y: anchor.y }, facing: anchor.facing ?? facing };
  // Where the unit may not stand it is put down all the same, so that the judge can say why not.
  const placed =
    formationAt(state, unit, ground, at, turned) ?? movedTo(packed(state, livingModels(state, unit), turned), at);
  return { ok: true, value: choiceOf(unit, placed) };
}

function modelsChoice(unit: UnitId, models: unknown, facing: number): Parsed<unknown> {
  const spots = stepsFrom(models);
  if (spots === undefined) return problem('gdf.scenario.expected-place');
  return { ok: true, value: { unit, models: spots.map(spot => ({ ...spot, facing: spot.facing ?? facing })) } };
}

function stepsFrom(raw: unknown): Step[] | undefined {
  const steps = Array.isArray(raw) ? raw.map(stepFrom) : [undefined];
  return steps.includes(undefined) ? undefined : (steps as Step[]);
}

const hasForeign = (raw: Fields, fields: readonly string[]): boolean =>
  Object.keys(raw).some(field => !fields.includes(field));

/** `{ "reserve": ["a"], "scouts": ["b"], "joins": { "hero": "squad" }, "aboard": { "squad": "truck" } }`, each part if wanted. */
function musterChoice(state: State, raw: unknown): Parsed<unknown> {
  if (!isObject(raw) || hasForeign(raw, ['reserve', 'scouts', 'joins', 'aboard']))
    return problem('gdf.scenario.expected-muster');
  const reserve = unitsFrom(state, raw['reserve'] ?? []);
  const scouts = unitsFrom(state, raw['scouts'] ?? []);
  const joins = pairingsFrom(state, raw['joins'] ?? {});
  const loads = pairingsFrom(state, raw['aboard'] ?? {});
  if (reserve === undefined || scouts === undefined || joins === undefined || loads === undefined)
    return problem('gdf.scenario.expected-muster');
  return { ok: true, value: { ...EMPTY_MUSTER, reserve, scouts, joins, loads } };
}

function unitsFrom(state: State, raw: unknown): UnitId[] | undefined {
  const units = Array.isArray(raw) ? raw.map(name => unitNamed(state, name)) : [undefined];
  return units.includes(undefined) ? undefined : (units as UnitId[]);
}

function pairingsFrom(state: State, raw: unknown): Pairing[] | undefined {
  if (!isObject(raw)) return undefined;
  const pairings: Pairing[] = [];
  for (const [name, other] of Object.entries(raw)) {
    const [unit, host] = [unitNamed(state, name), unitNamed(state, other)];
    if (unit === undefined || host === undefined) return undefined;
    pairings.push({ unit, with: host });
  }
  return pairings;
}

/** `"stay"`, `{ "to": [x, y] }` for all together, or `{ "models": [[x, y], …] }`, each straight to its place. */
function scoutChoice(state: State, unit: UnitId, raw: unknown): Parsed<unknown> {
  if (raw === 'stay') return { ok: true, value: staying(state, unit) };
  if (!isObject(raw)) return problem('gdf.scenario.expected-scout');
  const unknown = unknownField(raw, ['to', 'models', 'paths'], 'choice');
  if (unknown !== undefined) return unknown;
  if (Object.keys(raw).length !== 1)
    return problem('gdf.scenario.one-field', { place: 'choice', fields: 'to, models, paths' });
  if (raw['paths'] !== undefined) {
    const paths = pathsFrom(raw['paths']);
    return paths === undefined ? problem('gdf.scenario.expected-scout') : { ok: true, value: paths };
  }
  const models = raw['models'] === undefined ? undefined : stepsFrom(raw['models']);
  if (models !== undefined) return { ok: true, value: models.map(spot => [spot]) };
  const to = stepFrom(raw['to']);
  if (to === undefined) return problem('gdf.scenario.expected-scout');
  const legs = scoutTowards(state, unit, to);
  return legs === undefined ? problem('gdf.scenario.no-way') : { ok: true, value: legs };
}

/** `{ "into": "truck" }` within an Advance or a Rush; where there is no way aboard, the judge says so. */
export function boardChoice(state: State, unit: UnitId, order: MoveOrder, name: unknown): Parsed<unknown> {
  const into = unitNamed(state, name);
  if (into === undefined)
    return problem('gdf.scenario.unknown-unit', { place: `choice.${order}.into`, unit: quoted(name) });
  return { ok: true, value: { order, legs: wayAboard(state, unit, order, into) ?? [], into } };
}

/**
 * `"hold"` stays inside. Otherwise an order as for any unit: `to` forms the unit up on that side of the transport, `models`
 * with `from`, a common door or one for each, gives each its place; a charge begins on the target's side.
 */
function disembarkChoice(state: State, unit: UnitId, raw: unknown): Parsed<unknown> {
  if (raw === 'hold') return { ok: true, value: { order: 'hold' } };
  if (!isObject(raw)) return problem('gdf.scenario.expected-order');
  const unknown = unknownField(raw, PACES, 'choice');
  if (unknown !== undefined) return unknown;
  if (Object.keys(raw).length !== 1)
    return problem('gdf.scenario.one-field', { place: 'choice', fields: PACES.join(', ') });
  if (raw['charge'] !== undefined) return chargeOutChoice(state, unit, raw['charge']);
  const order = MOVE_ORDERS.find(name => raw[name] !== undefined);
  const move = order === undefined ? undefined : raw[order];
  if (order === undefined || !isObject(move)) return problem('gdf.scenario.expected-order');
  const misspelt = unknownField(move, ['to', 'from', 'models', 'paths'], `choice.${order}`);
  if (misspelt !== undefined) return misspelt;
  const to = stepFrom(move['to']);
  if (to !== undefined) {
    const choice = outTowards(state, unit, order, to);
    return { ok: true, value: choice ?? { order, doors: [], legs: [] } };
  }
  const doors = doorsFrom(state, unit, move['from']);
  const legs = move['paths'] === undefined ? stepsFrom(move['models'])?.map(spot => [spot]) : pathsFrom(move['paths']);
  if (doors === undefined || legs === undefined) return problem('gdf.scenario.expected-order');
  return { ok: true, value: { order, doors, legs } };
}

/** one door for all, or one for each. */
function doorsFrom(state: State, unit: UnitId, raw: unknown): Spot[] | undefined {
  const facing = ahead(state, seatOf(state, unit));
  const common = stepFrom(raw);
  const doors = common === undefined ? stepsFrom(raw) : livingModels(state, unit).map(() => common);
  return doors?.map(door => ({ facing, ...door }));
}

/** `"foe"`, or with `from` and `models` as for a move. */
function chargeOutChoice(state: State, unit: UnitId, raw: unknown): Parsed<unknown> {
  if (isObject(raw)) {
    const { from, ...charge } = raw;
    const doors = doorsFrom(state, unit, from);
    if (doors === undefined || (charge['models'] === undefined && charge['paths'] === undefined))
      return problem('gdf.scenario.expected-charge');
    const read = chargeChoice(steppedOut(state, unit, doors), unit, charge);
    return read.ok ? { ok: true, value: { ...(read.value as object), doors } } : read;
  }
  const target = unitNamed(state, raw);
  if (target === undefined) return problem('gdf.scenario.unknown-unit', { place: 'choice.charge', unit: quoted(raw) });
  const found = outAndCharge(state, unit, target);
  if (found !== undefined) return { ok: true, value: found };
  // Where there is no way, out on his side, so that the judge can say why.
  const enemies = figures(state, target);
  const doors = enemies.length === 0 ? [] : (doorsTowards(state, unit, middleOf(enemies)).next().value ?? []);
  return { ok: true, value: { order: 'charge', target, doors, legs: [] } };
}
