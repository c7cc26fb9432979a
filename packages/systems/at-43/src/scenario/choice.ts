import { cm } from '@banneret/geometry';
import { isObject, problem, type Option, type Parsed, type PickShape, type Prompt } from '@banneret/kernel';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import type { AimShape } from '../decisions/aim.js';
import type { EnterShape } from '../decisions/enter.js';
import type { FightShape } from '../decisions/fight.js';
import type { MoveShape } from '../decisions/move.js';
import type { Spot } from '../events.js';
import { firingAt } from '../fire/targets.js';
import { usesOf } from '../fire/uses.js';
import { fightsOf, typeOf, type Fight } from '../melee/fights.js';
import { marchTo, stayTogether } from '../movement/marching.js';
import type { State, Use } from '../state.js';
import { unitOf } from '../units.js';

/**
 * Readable choices: units by their names, fighters as `name/3` (counted from 1), weapons by their names, lengths in centimetres.
 * Legality is not judged here.
 */
export function choice(state: State, { shape }: Prompt, raw: unknown): Parsed<unknown> {
  switch (shape.kind) {
    case 'at43.move':
      return moveChoice(state, shape as MoveShape, raw);
    case 'at43.enter':
      return placesChoice(state, (shape as EnterShape).unit, raw);
    case 'at43.aim':
      return aimChoice(state, shape as AimShape, raw);
    case 'at43.fight':
      return fightChoice(state, shape as FightShape, raw);
    case 'at43.push':
    case 'at43.stand':
    case 'at43.scenery':
      return pointChoice(raw);
    case 'pick':
      return pickChoice(state, shape as PickShape, raw);
    default:
      return Array.isArray(raw) ? eachOf(raw, item => idFrom(state, item)) : ok(raw);
  }
}

const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });

const unitNamed = (state: State, id: string): UnitId => state.battle.rosters.findIndex(roster => roster.id === id);

/** A unit or a fighter by name, or the value itself. */
function idFrom(state: State, raw: unknown): Parsed<unknown> {
  if (typeof raw !== 'string') return ok(raw);
  const fighter = fighterNamed(state, raw);
  if (fighter !== undefined) return ok(fighter);
  const unit = unitNamed(state, raw);
  return unit === NOBODY
    ? problem('at43.scenario.unknown-unit', { place: 'choice', unit: raw.slice(0, 80) })
    : ok(unit);
}

function fighterNamed(state: State, text: string): FighterId | undefined {
  const [name = '', number] = text.split('/');
  return number === undefined ? undefined : state.battle.rosters[unitNamed(state, name)]?.fighters[Number(number) - 1];
}

function eachOf(items: readonly unknown[], read: (item: unknown) => Parsed<unknown>): Parsed<unknown[]> {
  const values: unknown[] = [];
  for (const item of items) {
    const value = read(item);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok(values);
}

/** An option by its id, by a name that stands for it, or with a weapon's or a unit's name in place of its number. */
function pickChoice(state: State, { options }: PickShape, raw: unknown): Parsed<unknown> {
  if (options.some(({ id }: Option) => id === raw) || typeof raw !== 'string') return ok(raw);
  const [head = '', tail] = raw.split(':');
  const weapon = state.battle.weapons.findIndex(({ id }) => id === (tail ?? head));
  if (tail !== undefined && weapon >= 0) return ok(`${head}:${weapon}`);
  if (tail !== undefined && unitNamed(state, head) !== NOBODY) return ok(`${unitNamed(state, head)}:${tail}`);
  return weapon >= 0 && options.some(({ id }) => id === weapon) ? ok(weapon) : idFrom(state, raw);
}

/** `"stay"`, `{ "to": [x, y] }` for the whole unit, or a list of places. */
function moveChoice(state: State, { unit, mode }: MoveShape, raw: unknown): Parsed<unknown> {
  if (raw === 'stay') return ok(stayTogether(state, unit, mode));
  if (!isObject(raw)) return placesChoice(state, unit, raw);
  const to = pointFrom(raw['to']);
  const ends = to && marchTo(state, unit, mode, to);
  return ends === undefined ? problem('at43.scenario.expected-places', { place: 'choice' }) : ok(ends);
}

/** One place for each fighter still there; `null` for those who stay. */
function placesChoice(state: State, unit: UnitId, raw: unknown): Parsed<unknown> {
  const { fighters } = unitOf(state, unit);
  if (!Array.isArray(raw)) return problem('at43.scenario.expected-places', { place: 'choice' });
  const spots: Spot[] = [];
  for (const [i, place] of (raw as unknown[]).entries()) {
    const { id = NOBODY, x = 0, y = 0, facing = 0 } = fighters[i] ?? {};
    const to = place === null ? { x, y } : pointFrom(place);
    if (to === undefined) return problem('at43.scenario.expected-places', { place: `choice[${i}]` });
    const turned = Array.isArray(place) && place.length > 2 ? Number(place[2]) : facing;
    spots.push({ fighter: id, x: to.x, y: to.y, facing: turned });
  }
  return ok(spots);
}

function pointFrom(raw: unknown): { x: number; y: number } | undefined {
  if (!Array.isArray(raw) || !raw.every(number => typeof number === 'number')) return undefined;
  const [x, y] = raw as number[];
  return x === undefined || y === undefined ? undefined : { x: cm(x), y: cm(y) };
}

function pointChoice(raw: unknown): Parsed<unknown> {
  if (!isObject(raw)) {
    const point = pointFrom(raw);
    return point === undefined ? problem('at43.scenario.expected-places', { place: 'choice' }) : ok(point);
  }
  const point = pointFrom(raw['at']);
  return point === undefined ? ok(raw) : ok({ kind: raw['kind'], ...point, facing: raw['facing'] ?? 0 });
}

/** `{ "target": "name" }` or `"name/2"`, with everybody who can fire unless `shooters` names some. */
function aimChoice(state: State, { unit, weapon }: AimShape, raw: unknown): Parsed<unknown> {
  const named = isObject(raw) ? raw['target'] : raw;
  if (typeof named !== 'string') return problem('at43.scenario.expected-target', { place: 'choice' });
  const at = unitNamed(state, named.split('/')[0] ?? '');
  if (at === NOBODY) return problem('at43.scenario.unknown-unit', { place: 'choice.target', unit: named.slice(0, 80) });
  const target = { unit: at, fighter: fighterNamed(state, named) ?? NOBODY };
  const all = usesOf(state, unit, weapon);
  const shooters = isObject(raw) ? raw['shooters'] : undefined;
  if (!Array.isArray(shooters)) return ok({ target, uses: firingAt(state, unit, weapon, target, all) });
  const ids = shooters.map(number => state.battle.rosters[unit]!.fighters[Number(number) - 1]);
  return ok({ target, uses: all.filter(([who]: Use) => ids.includes(who)) });
}

/** `"done"`, or `{ "weapon": …, "target": "name/2" }` with everybody who can strike unless `attackers` names some. */
function fightChoice(state: State, { unit }: FightShape, raw: unknown): Parsed<unknown> {
  if (raw === 'done') return ok(raw);
  if (!isObject(raw) || typeof raw['target'] !== 'string')
    return problem('at43.scenario.expected-target', { place: 'choice' });
  const defender = fighterNamed(state, raw['target']) ?? NOBODY;
  const weapon = state.battle.weapons.findIndex(({ id }) => id === raw['weapon']);
  const attackers = raw['attackers'];
  const ids = Array.isArray(attackers)
    ? attackers.map(number => state.battle.rosters[unit]!.fighters[Number(number) - 1])
    : undefined;
  const fights = [...fightsOf(state, unit)].filter(
    fight => fight.weapon === weapon && typeOf(state, fight.defender) === typeOf(state, defender),
  );
  const has = (fight: Fight, id: FighterId | undefined): boolean => fight.uses.some(([who]) => who === id);
  const known = fights.find(fight => ids === undefined || ids.every(id => has(fight, id)));
  const uses = (known?.uses ?? []).filter(([who]) => ids === undefined || ids.includes(who));
  return ok({ weapon, defender, uses });
}
