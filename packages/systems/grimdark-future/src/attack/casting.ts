import { D6, probability, type Fraction } from '@banneret/dice';
import { within } from '@banneret/geometry';
import { illegal, legal, type Ruling, type Seat } from '@banneret/kernel';
import { kindRules } from '../compile.js';
import { figures, livingModels, standingUnits, type Figure } from '../units/figures.js';
import { CAST_NEED, MOST_TOKENS, succeeds, SUPPORT_RANGE } from '../rulings.js';
import { seeing, sees } from '../sight/sight.js';
import { spellRange } from './targets.js';
import { enemyOf, rosterOf, SEATS, seatOf, unitOf, type Spell, type State, type UnitId } from '../state.js';

/** A spell that a model tries on a unit. */
export interface Cast {
  readonly model: number;
  readonly spell: string;
  readonly target: UnitId;
}

/** GDF-CAS-04, R-47: each Caster tries each spell once an activation. */
export type Tried = readonly Pick<Cast, 'model' | 'spell'>[];

/** A spell that a model can try now, and the units it can try it on. */
export interface CastOption {
  readonly model: number;
  readonly spell: string;
  readonly targets: readonly UnitId[];
}

export const tokensOf = (state: State, unit: UnitId, model: number): number => unitOf(state, unit).tokens[model] ?? 0;

/** GDF-CAS-01, -02, R-18: what the models of a unit hold after a round has begun, wherever they are; nothing new for most. */
export function tokensGained(state: State, unit: UnitId): readonly number[] | undefined {
  const casters = livingModels(state, unit).filter(({ kind }) => kindRules(kind).tokens > 0);
  if (casters.length === 0) return undefined;
  return unitOf(state, unit).models.map((_, model) => {
    const gained = casters.find(caster => caster.model === model)?.kind;
    return Math.min(MOST_TOKENS, tokensOf(state, unit, model) + (gained === undefined ? 0 : kindRules(gained).tokens));
  });
}

/** The models of a unit on the table that can cast. GDF-CAS-10: aboard a transport nobody can. */
const castersOf = (state: State, unit: UnitId): Figure[] =>
  unitOf(state, unit).tokens.length === 0 ? [] : figures(state, unit).filter(({ kind }) => kindRules(kind).tokens > 0);

export const spellOf = (state: State, unit: UnitId, id: string): Spell | undefined =>
  rosterOf(state, unit).spells.find(spell => spell.id === id);

/** Everything the unit can still try. GDF-CAS-04 to -06. */
export function castOptions(state: State, unit: UnitId, tried: Tried): CastOption[] {
  const options: CastOption[] = [];
  for (const caster of castersOf(state, unit)) {
    for (const spell of rosterOf(state, unit).spells) {
      if (!mayTry(state, unit, caster.model, spell, tried).ok) continue;
      const targets = candidatesFor(state, unit, spell).filter(
        target => reaches(state, unit, caster, spell, target).ok,
      );
      if (targets.length > 0) options.push({ model: caster.model, spell: spell.id, targets });
    }
  }
  return options;
}

/** Why a spell cannot be tried; the list above asks the same. */
export function judgeCast(state: State, unit: UnitId, { model, spell: id, target }: Cast, tried: Tried): Ruling {
  const caster = castersOf(state, unit).find(figure => figure.model === model);
  if (caster === undefined) return illegal('GDF-CAS-03', 'gdf.no.not-a-caster');
  const spell = spellOf(state, unit, id);
  if (spell === undefined) return illegal('GDF-CAS-05', 'gdf.no.no-such-spell');
  const may = mayTry(state, unit, model, spell, tried);
  if (!may.ok) return may;
  if (!candidatesFor(state, unit, spell).includes(target)) return illegal('GDF-CAS-06', 'gdf.no.wrong-side');
  return reaches(state, unit, caster, spell, target);
}

function mayTry(state: State, unit: UnitId, model: number, { id, cost }: Spell, tried: Tried): Ruling {
  if (tried.some(attempt => attempt.model === model && attempt.spell === id))
    return illegal('GDF-CAS-04', 'gdf.no.tried-already');
  const tokens = tokensOf(state, unit, model);
  return tokens >= cost ? legal : illegal('GDF-CAS-05', 'gdf.no.too-few-tokens', { cost, tokens });
}

function candidatesFor(state: State, unit: UnitId, { target }: Spell): UnitId[] {
  const own = seatOf(state, unit);
  return standingUnits(state, target === 'enemy' ? enemyOf(own) : own);
}

/** GDF-CAS-06: a model of the target in range and in sight of the caster; GDF-LOS-07: its own unit always is. */
function reaches(state: State, unit: UnitId, caster: Figure, spell: Spell, target: UnitId): Ruling {
  const { effect } = spell;
  if (effect.kind === 'rally' && !unitOf(state, target).shaken) return illegal('GDF-CAS-06', 'gdf.no.not-shaken');
  if (target === unit) return legal;
  const range = spellRange(state, spell.range, target);
  if (!figures(state, target).some(model => within(caster, model, range)))
    return illegal('GDF-CAS-06', 'gdf.no.spell-out-of-range');
  return seeing(state, unit, [caster], target, range).length > 0
    ? legal
    : illegal('GDF-CAS-06', 'gdf.no.spell-out-of-sight');
}

/** GDF-CAS-06, -08: the chance that a casting roll with this modifier succeeds. */
export const castChance = (modifier: number): Fraction => probability(D6, face => succeeds(face, CAST_NEED, modifier));

/** A Caster that may spend tokens on somebody's roll. */
export interface Supporter {
  readonly unit: UnitId;
  readonly model: number;
  readonly tokens: number;
}

/**
 * GDF-CAS-07, R-47: those who may help or hinder a caster: itself, and every Caster of either side with tokens left within
 * 18 inches that sees it, Shaken or not.
 */
export function supportersOf(state: State, unit: UnitId, model: number): { seat: Seat; casters: Supporter[] }[] {
  const caster = figures(state, unit).find(figure => figure.model === model);
  if (caster === undefined) return [];
  return SEATS.flatMap(seat => {
    const casters = standingUnits(state, seat).flatMap(id => supportersIn(state, id, unit, caster));
    return casters.length === 0 ? [] : [{ seat, casters }];
  });
}

function supportersIn(state: State, from: UnitId, unit: UnitId, caster: Figure): Supporter[] {
  return castersOf(state, from).flatMap(figure => {
    const tokens = tokensOf(state, from, figure.model);
    if (tokens === 0 || !within(figure, caster, SUPPORT_RANGE) || !sees(state, from, figure, unit, caster)) return [];
    return [{ unit: from, model: figure.model, tokens }];
  });
}
