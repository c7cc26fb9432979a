import { isObject, problem, type Parsed } from '@banneret/kernel';
import type { BidChoice, BidQuestion } from '../decisions/bid.js';
import type { CastChoice, CastQuestion } from '../decisions/cast.js';
import type { State } from '../state.js';

/** `"none"`, or a spell by its id on a unit by its name. `caster` is a model's number; the first that can, if absent. */
export function castChoice(state: State, { options }: CastQuestion, raw: unknown): Parsed<CastChoice> {
  if (raw === 'none') return { ok: true, value: raw };
  if (!isObject(raw)) return problem('gdf.scenario.expected-spell');
  const { spell, target, caster, ...others } = raw;
  if (typeof spell !== 'string' || typeof target !== 'string' || Object.keys(others).length > 0)
    return problem('gdf.scenario.expected-spell');
  if (caster !== undefined && !Number.isSafeInteger(caster)) return problem('gdf.scenario.expected-spell');
  const unit = state.battle.rosters.findIndex(({ id }) => id === target);
  if (unit < 0) return problem('gdf.scenario.unknown-unit', { place: 'choice.target', unit: target });
  const able = options.find(option => option.spell === spell) ?? options[0];
  const model = caster === undefined ? (able?.model ?? 0) : (caster as number) - 1;
  return { ok: true, value: { model, spell, target: unit } };
}

/** A number for the only Caster, or a list of one number a Caster. */
export function bidChoice({ casters }: BidQuestion, raw: unknown): Parsed<BidChoice> {
  const bid = Array.isArray(raw) ? (raw as unknown[]) : [raw];
  if (bid.length !== casters.length || !bid.every(tokens => Number.isSafeInteger(tokens)))
    return problem('gdf.scenario.expected-bid');
  return { ok: true, value: bid as number[] };
}
