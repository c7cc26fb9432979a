import { isObject, problem, type Parsed } from '@banneret/kernel';
import type { Supporter } from '../attack/casting.js';
import type { BidChoice, BidQuestion } from '../decisions/bid.js';
import type { CastChoice, CastQuestion } from '../decisions/cast.js';
import { rosterOf, type State } from '../state.js';
import { unknownField } from './fields.js';

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

/** What a file calls a Caster: its unit, and where several of that unit could spend tokens the model as well, `coven/2`. */
function casterNames(state: State, casters: readonly Supporter[]): string[] {
  return casters.map(({ unit, model }) => {
    const { id } = rosterOf(state, unit);
    return casters.filter(other => other.unit === unit).length === 1 ? id : `${id}/${model + 1}`;
  });
}

/** A number for the only Caster, `0` for nothing from anybody, or the Casters by name, `{ "coven/2": 1 }`; the others spend nothing. */
export function bidChoice(state: State, { casters }: BidQuestion, raw: unknown): Parsed<BidChoice> {
  if (raw === 0) return { ok: true, value: casters.map(() => 0) };
  const names = casterNames(state, casters);
  const bid = casters.length === 1 && typeof raw === 'number' ? { [names[0] as string]: raw } : raw;
  if (!isObject(bid) || !Object.values(bid).every(tokens => Number.isSafeInteger(tokens)))
    return problem('gdf.scenario.expected-bid', { casters: names.join(', ') });
  const unknown = unknownField(bid, names, 'choice');
  return unknown ?? { ok: true, value: names.map(name => (Object.hasOwn(bid, name) ? (bid[name] as number) : 0)) };
}

export function writeBid(state: State, { casters }: BidQuestion, bid: BidChoice): unknown {
  if (bid.every(tokens => tokens === 0)) return 0;
  if (casters.length === 1) return bid[0];
  const spent = casterNames(state, casters).map((name, i) => [name, bid[i] ?? 0] as const);
  return Object.fromEntries(spent.filter(([, tokens]) => tokens !== 0));
}
