import { knownFields, quoted } from '@banneret/game';
import { isObject, problem, type OptionId, type Parsed, type Prompt } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import type { AimShape } from '../decisions/aim.js';
import type { EnterShape } from '../decisions/enter.js';
import type { FightShape } from '../decisions/fight.js';
import type { MoveShape } from '../decisions/move.js';
import type { Spot, Target } from '../events.js';
import { firingAt } from '../fire/targets.js';
import { usesOf } from '../fire/uses.js';
import { fightsOf, typeOf, type Fight } from '../melee/fights.js';
import { marchTo, stayTogether } from '../movement/suggestMarch.js';
import type { State, Use } from '../state.js';
import { unitOf } from '../units.js';
import { cardAfter, fighterNamed, idsOf, REPLACE, unitNamed, weaponId, weaponNamed, wordingOf } from './names.js';
import { notAPlace, placeFrom } from './places.js';

/**
 * Readable choices: units by their names, fighters as `name/3` (counted from 1), weapons by their names, lengths in centimetres.
 * Legality is not judged here; but what means nothing is told with its place, never taken for something else.
 */
export function choice(state: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  const { shape } = prompt;
  switch (shape.kind) {
    case 'at43.move':
      return moveChoice(state, shape as MoveShape, raw);
    case 'at43.enter':
      return raw === 'elsewhere' ? ok([]) : placesChoice(state, (shape as EnterShape).unit, raw);
    case 'at43.aim':
      return aimChoice(state, shape as AimShape, raw);
    case 'at43.fight':
      return fightChoice(state, shape as FightShape, raw);
    case 'at43.push':
    case 'at43.stand':
      return placeFrom(raw, 'choice');
    case 'at43.scenery':
      return sceneryChoice(raw);
    case 'amount':
      return prompt.ask === REPLACE ? cardChoice(state, prompt, raw) : ok(raw);
    default:
      return kernelChoice(state, prompt, raw);
  }
}

const ok = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** One of the ids the question is about, by its name or as the engine has it. */
function idFrom(state: State, prompt: Prompt, raw: unknown, place: string): Parsed<OptionId> {
  const known = idsOf(prompt);
  if ((typeof raw === 'string' || typeof raw === 'number') && known.includes(raw)) return ok(raw);
  const wording = wordingOf(prompt);
  const id = typeof raw === 'string' ? wording?.read(state, raw) : undefined;
  if (id !== undefined) return ok(id);
  const names = known.slice(0, 12).map(one => wording?.write(state, one) ?? String(one));
  return problem('at43.scenario.not-an-answer', { place, answer: quoted(raw), known: names.join(', ') });
}

/** Options, subsets and orders by names; shares by the names of who gets them. Amounts stay as they are. */
function kernelChoice(state: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  const { shape } = prompt;
  if (shape.kind === 'pick') return idFrom(state, prompt, raw, 'choice');
  if ('bins' in shape && isObject(raw)) return sharesFrom(state, prompt, raw);
  if (!Array.isArray(raw) || 'bins' in shape || !('of' in shape)) return ok(raw);
  const ids: OptionId[] = [];
  for (const [i, item] of (raw as unknown[]).entries()) {
    const id = idFrom(state, prompt, item, `choice[${i}]`);
    if (!id.ok) return id;
    ids.push(id.value);
  }
  return ok(ids);
}

function sharesFrom(state: State, prompt: Prompt, raw: Readonly<Record<string, unknown>>): Parsed<unknown> {
  const shares = new Map<OptionId, unknown>();
  for (const [name, share] of Object.entries(raw)) {
    const id = idFrom(state, prompt, name, `choice.${name}`);
    if (!id.ok) return id;
    shares.set(id.value, share);
  }
  return ok(idsOf(prompt).map(id => shares.get(id) ?? 0));
}

/** `"after guns"`: the card of that unit, which lies face down, is the one that the first card is put behind. */
function cardChoice(state: State, { seat }: Prompt, raw: unknown): Parsed<number> {
  const [, ...behind] = state.sides[seat]!.sequence.map(unit => cardAfter(state, unit));
  const at = behind.findIndex(words => words === raw);
  if (at >= 0) return ok(at + 1);
  const known = behind.join(', ');
  return problem('at43.scenario.not-an-answer', { place: 'choice', answer: quoted(raw), known });
}

/** `"stay"`, `{ "to": [x, y] }` for the whole unit, or a list of places. */
function moveChoice(state: State, { unit, mode }: MoveShape, raw: unknown): Parsed<unknown> {
  if (raw === 'stay') return ok(stayTogether(state, unit, mode));
  if (!isObject(raw)) return placesChoice(state, unit, raw);
  const read = knownFields(raw, ['to'], 'choice');
  if (!read.ok) return read;
  const to = placeFrom(read.value['to'], 'choice.to');
  if (!to.ok) return to;
  const ends = marchTo(state, unit, mode, to.value);
  return ends === undefined ? problem('at43.scenario.no-march', { place: 'choice.to' }) : ok(ends);
}

/** One place for each fighter still there; `null` for those who stay. */
function placesChoice(state: State, unit: UnitId, raw: unknown): Parsed<unknown> {
  const { fighters } = unitOf(state, unit);
  if (!Array.isArray(raw)) return problem('at43.scenario.expected-places', { place: 'choice' });
  const spots: Spot[] = [];
  for (const [i, place] of (raw as unknown[]).entries()) {
    const { id = NOBODY, x = 0, y = 0, facing = 0 } = fighters[i] ?? {};
    const to = place === null ? ok({ x, y }) : placeFrom(place, `choice[${i}]`);
    if (!to.ok) return to;
    spots.push({ fighter: id, facing, ...to.value });
  }
  return ok(spots);
}

function sceneryChoice(raw: unknown): Parsed<unknown> {
  if (raw === 'none') return ok({ kind: '', x: 0, y: 0, facing: 0 });
  const read = knownFields(raw, ['kind', 'at', 'degrees'], 'choice');
  if (!read.ok) return read;
  const { kind, at, degrees = 0 } = read.value;
  const to = placeFrom({ at, degrees }, 'choice');
  if (!to.ok) return to;
  return typeof kind === 'string' ? ok({ kind, facing: 0, ...to.value }) : notAPlace('choice.kind');
}

/** The fighters of a unit by their numbers, counted from 1. */
function numbersFrom(state: State, unit: UnitId, raw: unknown, place: string): Parsed<number[] | undefined> {
  if (raw === undefined) return ok(undefined);
  const roster = state.battle.rosters[unit]!;
  const numbers = Array.isArray(raw) ? (raw as unknown[]) : [];
  const ids: number[] = [];
  for (const [i, number] of numbers.entries()) {
    const id = typeof number === 'string' ? fighterNamed(state, number) : roster.fighters[Number(number) - 1];
    if (id === undefined)
      return problem('at43.scenario.no-fighter', {
        place: `${place}[${i}]`,
        unit: roster.id,
        fighter: String(number).slice(0, 40),
      });
    ids.push(id);
  }
  return Array.isArray(raw) ? ok(ids) : problem('at43.scenario.expected-numbers', { place });
}

function targetFrom(state: State, raw: unknown, place: string): Parsed<Target> {
  if (typeof raw !== 'string') return problem('at43.scenario.expected-target', { place });
  const whole = unitNamed(state, raw);
  if (whole !== NOBODY) return ok({ unit: whole, fighter: NOBODY });
  const fighter = fighterNamed(state, raw);
  const unit = unitNamed(state, raw.slice(0, Math.max(0, raw.lastIndexOf('/'))));
  if (fighter !== undefined) return ok({ unit: currentUnit(state, fighter, unit), fighter });
  const name = raw.slice(0, 80);
  return unit === NOBODY
    ? problem('at43.scenario.unknown-unit', { place, unit: name })
    : problem('at43.scenario.no-fighter', { place, unit: state.battle.rosters[unit]!.id, fighter: name });
}

/** A hero who has joined a unit is aimed at in it, under the name he began with. */
const currentUnit = (state: State, fighter: number, began: UnitId): UnitId => {
  const now = state.units.findIndex(({ fighters }) => fighters.some(({ id }) => id === fighter));
  return now < 0 ? began : now;
};

/** `"name"`, `"name/2"`, or `{ "target", "shooters", "copies" }`: everybody who can fire, with all copies of the weapon, unless these say less. */
function aimChoice(state: State, { unit, weapon }: AimShape, raw: unknown): Parsed<unknown> {
  const read = isObject(raw) ? knownFields(raw, ['target', 'shooters', 'copies'], 'choice') : ok({ target: raw });
  if (!read.ok) return read;
  const { target: named, shooters, copies } = read.value as { target?: unknown; shooters?: unknown; copies?: unknown };
  const target = targetFrom(state, named, isObject(raw) ? 'choice.target' : 'choice');
  if (!target.ok) return target;
  const ids = numbersFrom(state, unit, shooters, 'choice.shooters');
  if (!ids.ok) return ids;
  const all = usesOf(state, unit, weapon);
  const chosen = ids.value;
  const nthOf = (uses: readonly Use[], use: Use): number => uses.filter(([who]) => who === use[0]).indexOf(use);
  // Somebody named twice fires two copies; where nobody is, everybody fires all he has.
  const mentions = (who: number): number => (chosen ?? []).filter(id => id === who).length;
  const counted = chosen !== undefined && new Set(chosen).size < chosen.length;
  const firing = chosen
    ? all.filter((use: Use) => (counted ? nthOf(all, use) < mentions(use[0]) : mentions(use[0]) > 0))
    : firingAt(state, unit, weapon, target.value, all);
  if (copies === undefined) return ok({ target: target.value, uses: firing });
  if (!Number.isSafeInteger(copies)) return problem('at43.scenario.expected-numbers', { place: 'choice.copies' });
  return ok({ target: target.value, uses: firing.filter(use => nthOf(firing, use) < (copies as number)) });
}

/** `"done"`, or `{ "weapon": …, "target": "name/2" }` with everybody who can strike unless `attackers` names some. */
function fightChoice(state: State, { unit }: FightShape, raw: unknown): Parsed<unknown> {
  if (raw === 'done') return ok(raw);
  const read = knownFields(raw, ['weapon', 'target', 'attackers'], 'choice');
  if (!read.ok) return read;
  const target = targetFrom(state, read.value['target'], 'choice.target');
  if (!target.ok) return target;
  const defender = target.value.fighter;
  if (defender === NOBODY) return problem('at43.scenario.expected-target', { place: 'choice.target' });
  const weapon = weaponNamed(state, read.value['weapon']);
  if (weapon < 0)
    return problem('at43.scenario.not-an-answer', {
      place: 'choice.weapon',
      answer: quoted(read.value['weapon']),
      known: state.battle.weapons.map((_, id) => weaponId(state, id)).join(', '),
    });
  const ids = numbersFrom(state, unit, read.value['attackers'], 'choice.attackers');
  if (!ids.ok) return ids;
  const chosen = ids.value;
  const fights = [...fightsOf(state, unit)].filter(
    fight => fight.weapon === weapon && typeOf(state, fight.defender) === typeOf(state, defender),
  );
  const has = (fight: Fight, id: number): boolean => fight.uses.some(([who]) => who === id);
  const known = fights.find(fight => chosen === undefined || chosen.every(id => has(fight, id)));
  const uses = (known?.uses ?? []).filter(([who]) => chosen === undefined || chosen.includes(who));
  return ok({ weapon, defender, uses });
}
