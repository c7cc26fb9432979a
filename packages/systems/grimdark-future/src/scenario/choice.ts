import { quoted } from '@banneret/game';
import type { Step } from '@banneret/geometry';
import { isObject, problem, type Parsed, type Prompt } from '@banneret/kernel';
import type { BidQuestion } from '../decisions/bid.js';
import type { CastQuestion } from '../decisions/cast.js';
import type { CasualtiesQuestion } from '../decisions/casualties.js';
import type { ConsolidateQuestion } from '../decisions/consolidate.js';
import type { OrderQuestion } from '../decisions/order.js';
import type { PileInQuestion } from '../decisions/pileIn.js';
import type { ShotsQuestion } from '../decisions/shots.js';
import type { DeclaredShot } from '../events/events.js';
import { figures } from '../units/figures.js';
import { draggedTo, wayTo } from '../movement/suggestMoves.js';
import { PACES, type MoveOrder } from '../rule.js';
import { rosterOf, type State, type UnitId } from '../state.js';
import { bidChoice, castChoice } from './castChoice.js';
import { asksToStrike, chargeChoice, consolidateChoice, pileInChoice, strikeChoice } from './meleeChoice.js';
import { unknownField, type Fields } from './fields.js';
import { boardChoice, placeChoice } from './placeChoice.js';
import { pathsFrom, stepFrom } from './spots.js';

/** A readable choice as the prompt's shape wants it. Legality is not judged here. */
export function choice(state: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  const { shape, ask } = prompt;
  const wild = wildNumber(raw, 'choice');
  if (wild !== undefined) return problem('gdf.scenario.wild-number', { place: wild, most: MOST });
  const placed = placeChoice(state, prompt, raw);
  if (placed !== undefined) return placed;
  switch (shape.kind) {
    case 'gdf.order':
      return orderChoice(state, (shape as OrderQuestion).unit, raw);
    case 'gdf.shots':
      return shotsChoice(state, shape as ShotsQuestion, raw);
    case 'gdf.pile-in':
      return pileInChoice(state, shape as PileInQuestion, raw);
    case 'gdf.consolidate':
      return consolidateChoice(state, shape as ConsolidateQuestion, raw);
    case 'gdf.cast':
      return castChoice(state, shape as CastQuestion, raw);
    case 'gdf.bid':
      return bidChoice(state, shape as BidQuestion, raw);
    case 'gdf.casualties':
      return casualtiesChoice(shape as CasualtiesQuestion, raw);
    default:
      if (asksToStrike(ask)) return strikeChoice(raw);
      return ask === 'gdf.ask.unit' ? unitChoice(state, raw) : modelChoice(raw);
  }
}

/** No length, angle or number of a choice is larger. What is, is refused before anything is searched for: a million miles away the lattice ends. */
const MOST = 1_000;

/** Where a number stands that nothing on a table can have. */
function wildNumber(raw: unknown, place: string): string | undefined {
  if (typeof raw === 'number') return Math.abs(raw) <= MOST ? undefined : place;
  if (typeof raw !== 'object' || raw === null) return undefined;
  for (const [key, value] of Object.entries(raw)) {
    const found = wildNumber(value, Array.isArray(raw) ? `${place}[${key}]` : `${place}.${key.slice(0, 80)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unitChoice(state: State, raw: unknown): Parsed<UnitId> {
  if (typeof raw !== 'string') return problem('gdf.scenario.expected-unit');
  const unit = unitNamed(state, raw);
  return unit === undefined
    ? problem('gdf.scenario.unknown-unit', { place: 'choice', unit: raw })
    : { ok: true, value: unit };
}

function unitNamed(state: State, id: string): UnitId | undefined {
  const at = state.battle.rosters.findIndex(roster => roster.id === id);
  return at < 0 ? undefined : at;
}

const modelChoice = (raw: unknown): Parsed<number> =>
  Number.isSafeInteger(raw) ? { ok: true, value: (raw as number) - 1 } : problem('gdf.scenario.expected-models');

function orderChoice(state: State, unit: UnitId, raw: unknown): Parsed<unknown> {
  if (raw === 'hold') return { ok: true, value: { order: 'hold' } };
  const given = oneField(raw, PACES, 'choice');
  if (!given.ok) return given;
  if (given.value.field === 'charge') return chargeChoice(state, unit, given.value.value);
  const order = given.value.field;
  const path = pathOf(given.value.value);
  if (path !== undefined) return pathChoice(state, order, path);
  const move = oneField(given.value.value, ['to', 'models', 'into', 'paths'], `choice.${order}`);
  if (!move.ok) return move;
  const { field, value } = move.value;
  if (field === 'into') return boardChoice(state, unit, order, value);
  return field === 'to' ? dragChoice(state, unit, order, value) : placesChoice(state, unit, order, value);
}

/** A move step by step, perhaps into a transport: the fields of one that says so and nothing else. */
function pathOf(move: unknown): Fields | undefined {
  if (!isObject(move) || !Object.hasOwn(move, 'paths')) return undefined;
  return unknownField(move, ['paths', 'into'], '') === undefined ? move : undefined;
}

function pathChoice(state: State, order: MoveOrder, { paths, into: name }: Fields): Parsed<unknown> {
  const legs = pathsFrom(paths);
  if (legs === undefined) return problem('gdf.scenario.expected-order');
  if (name === undefined) return { ok: true, value: { order, legs } };
  const into = typeof name === 'string' ? unitNamed(state, name) : undefined;
  if (into === undefined)
    return problem('gdf.scenario.unknown-unit', { place: `choice.${order}.into`, unit: quoted(name) });
  return { ok: true, value: { order, legs, into } };
}

/** The only field of an object, which must be one of these. */
function oneField<F extends string>(raw: unknown, fields: readonly F[], place: string): Parsed<Given<F>> {
  if (!isObject(raw)) return problem('gdf.scenario.expected-order');
  const unknown = unknownField(raw, fields, place);
  if (unknown !== undefined) return unknown;
  const [field, another] = fields.filter(name => Object.hasOwn(raw, name));
  if (field === undefined) return problem('gdf.scenario.expected-order');
  if (another !== undefined) return problem('gdf.scenario.one-field', { place, fields: fields.join(', ') });
  return { ok: true, value: { field, value: raw[field] } };
}

interface Given<F extends string> {
  readonly field: F;
  readonly value: unknown;
}

function dragChoice(state: State, unit: UnitId, order: MoveOrder, to: unknown): Parsed<unknown> {
  const target = stepFrom(to);
  if (target === undefined) return problem('gdf.scenario.expected-order');
  const legs = draggedTo(state, unit, order, target);
  return legs === undefined ? problem('gdf.scenario.no-way') : { ok: true, value: { order, legs } };
}

function placesChoice(state: State, unit: UnitId, order: MoveOrder, models: unknown): Parsed<unknown> {
  const spots = Array.isArray(models) ? models.map(stepFrom) : [undefined];
  if (spots.includes(undefined)) return problem('gdf.scenario.expected-order');
  const living = figures(state, unit);
  const legs = (spots as Step[]).map((spot, i) => {
    const figure = living[i];
    return figure === undefined ? [spot] : wayTo(state, unit, figure, order, spot);
  });
  return { ok: true, value: { order, legs } };
}

function shotsChoice(state: State, { unit }: ShotsQuestion, raw: unknown): Parsed<unknown> {
  if (!Array.isArray(raw)) return problem('gdf.scenario.expected-shots');
  const shots: DeclaredShot[] = [];
  for (const [i, shot] of (raw as unknown[]).entries()) {
    const place = `choice[${i}]`;
    if (!isObject(shot)) return problem('gdf.scenario.expected-shots');
    const unknown = unknownField(shot, ['weapon', 'target', 'model'], place);
    if (unknown !== undefined) return unknown;
    const { weapon, target, model } = shot;
    if (model !== undefined && !Number.isSafeInteger(model)) return problem('gdf.scenario.expected-shots');
    if (typeof weapon !== 'string' || typeof target !== 'string') return problem('gdf.scenario.expected-shots');
    const group = rosterOf(state, unit).weapons.findIndex(({ id }) => id === weapon);
    if (group < 0) return problem('gdf.scenario.unknown-weapon', { place, weapon });
    const enemy = unitNamed(state, target);
    if (enemy === undefined) return problem('gdf.scenario.unknown-unit', { place, unit: target });
    shots.push({ weapon: group, target: enemy, ...(model !== undefined && { model: (model as number) - 1 }) });
  }
  return { ok: true, value: shots };
}

/** A list of model numbers, once for each wound. */
function casualtiesChoice({ bins }: CasualtiesQuestion, raw: unknown): Parsed<unknown> {
  if (!Array.isArray(raw) || !raw.every(model => bins.some(({ id }) => id === (model as number) - 1)))
    return problem('gdf.scenario.expected-models');
  return { ok: true, value: bins.map(({ id }) => raw.filter(model => model - 1 === id).length) };
}
