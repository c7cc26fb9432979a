import type { Step } from '@banneret/geometry';
import { isObject, problem, type Parsed } from '@banneret/kernel';
import { proposedCharge } from '../movement/suggestCharge.js';
import { consolidationLimits } from '../movement/consolidation.js';
import { staying, type ConsolidateQuestion } from '../decisions/consolidate.js';
import type { PileInQuestion } from '../decisions/pileIn.js';
import { figures } from '../units/figures.js';
import { shiftedTowards, wayWithin } from '../movement/suggestMoves.js';
import { limitsOf, type MoveLimits } from '../movement/movement.js';
import { pileInLimits } from '../movement/pileIn.js';
import { proposedPileIn } from '../movement/suggestPileIn.js';
import { STRIKE_CHOICES } from '../procedures/melee.js';
import { CONSOLIDATION } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';
import { unknownField } from './fields.js';
import { pathsFrom, stepFrom } from './spots.js';

/** `"foe"` for the engine's own placement, or `{ "target": "foe", "models": [[x, y], …] }`. */
export function chargeChoice(state: State, unit: UnitId, raw: unknown): Parsed<unknown> {
  const given = typeof raw === 'string' ? { target: raw } : raw;
  if (!isObject(given) || typeof given['target'] !== 'string') return problem('gdf.scenario.expected-charge');
  const unknown = unknownField(given, ['target', 'models', 'paths'], 'choice.charge');
  if (unknown !== undefined) return unknown;
  const target = state.battle.rosters.findIndex(({ id }) => id === given['target']);
  if (target < 0) return problem('gdf.scenario.unknown-unit', { place: 'choice.charge', unit: given['target'] });
  if (given['paths'] !== undefined) {
    const legs = pathsFrom(given['paths']);
    return legs === undefined || given['models'] !== undefined
      ? problem('gdf.scenario.expected-charge')
      : { ok: true, value: { order: 'charge', target, legs } };
  }
  if (given['models'] === undefined)
    return { ok: true, value: { order: 'charge', target, legs: chargeOrNot(state, unit, target) } };
  const legs = placesFrom(state, unit, given['models'], limitsOf(state, unit, 'charge'));
  if (legs === undefined) return problem('gdf.scenario.expected-charge');
  return { ok: true, value: { order: 'charge', target, legs } };
}

/** Where the engine finds no way there is none to hand in: the judge says so. */
const chargeOrNot = (state: State, unit: UnitId, target: UnitId): Legs =>
  figures(state, target).length === 0 ? [] : (proposedCharge(state, unit, target) ?? []);

/** `"close"` for the engine's own placement, or `{ "models": [[x, y], …] }`. */
export function pileInChoice(state: State, { unit, charger }: PileInQuestion, raw: unknown): Parsed<unknown> {
  if (raw === 'close') return { ok: true, value: proposedPileIn(state, unit, charger) };
  const legs = modelsFrom(state, unit, raw, pileInLimits(state, unit, charger));
  return legs === undefined ? problem('gdf.scenario.expected-close') : { ok: true, value: legs };
}

/** `"stay"`, `{ "to": [x, y] }` for all together as far as they may go, or `{ "models": [[x, y], …] }`. */
export function consolidateChoice(state: State, { unit }: ConsolidateQuestion, raw: unknown): Parsed<unknown> {
  if (raw === 'stay') return { ok: true, value: staying(state, unit) };
  const to = isObject(raw) && Object.keys(raw).length === 1 ? stepFrom(raw['to']) : undefined;
  if (to !== undefined) return { ok: true, value: shiftedTowards(state, unit, 'advance', to, CONSOLIDATION) };
  const legs = modelsFrom(state, unit, raw, consolidationLimits(state, unit));
  return legs === undefined ? problem('gdf.scenario.expected-consolidation') : { ok: true, value: legs };
}

export const strikeChoice = (raw: unknown): Parsed<unknown> =>
  STRIKE_CHOICES.some(choice => choice === raw)
    ? { ok: true, value: raw }
    : problem('gdf.scenario.expected-strike', { choices: STRIKE_CHOICES.join(', ') });

function modelsFrom(state: State, unit: UnitId, raw: unknown, limits: MoveLimits): Legs | undefined {
  if (!isObject(raw) || Object.keys(raw).length !== 1) return undefined;
  if (raw['paths'] !== undefined) return pathsFrom(raw['paths']);
  return placesFrom(state, unit, raw['models'], limits);
}

/** Where each living model ends, in their order. */
function placesFrom(state: State, unit: UnitId, models: unknown, limits: MoveLimits): Legs | undefined {
  const spots = Array.isArray(models) ? models.map(stepFrom) : [undefined];
  if (spots.includes(undefined)) return undefined;
  const living = figures(state, unit);
  return (spots as Step[]).map((spot, i) => {
    const figure = living[i];
    return figure === undefined ? [spot] : wayWithin(limits, figure, spot);
  });
}

export const asksToStrike = (ask: string): boolean => ask === 'gdf.ask.counter' || ask === 'gdf.ask.strike-back';
