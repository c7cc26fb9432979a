import { FACINGS } from '@banneret/geometry';
import { knownFields, readKernelChoice, quoted } from '@banneret/game';
import {
  isObject,
  problem,
  type Chance,
  type OptionId,
  type Outcome,
  type Parsed,
  type Prompt,
} from '@banneret/kernel';
import { ownerOf } from '../fate.js';
import { gainedTriggers } from '../procedures/triggers.js';
import type { State } from '../state.js';
import { fireteamNamed } from './names.js';
import { readOption } from './options.js';
import { cardFrom, pointFrom } from './words.js';

/**
 * A readable choice as the prompt's shape wants it: places are `[x, y]` in inches, units, Fireteams and cards go by their names;
 * the engine's own ids are understood too. Legality is not judged here.
 */
export function choice(s: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  switch (prompt.shape.kind) {
    case 'tos.move':
      return moves(s, raw);
    case 'tos.place':
    case 'tos.stand':
      return Array.isArray(raw) ? places(raw) : wrong('a list of places, [[20, 20], null]');
    case 'tos.spot':
      return isSpot(raw) ? { ok: true, value: pointFrom(raw) } : wrong('a place, [20, 20]');
    case 'tos.company':
      return record(raw, ['allegiance', 'envoy', 'commanders']);
    case 'tos.hire':
      return list(raw);
    case 'tos.direction':
      return direction(raw);
    case 'amount':
      return { ok: true, value: raw };
    default:
      return { ok: true, value: readKernelChoice(prompt, named(s, prompt, raw)) };
  }
}

const wrong = (form: string, place = 'choice'): Parsed<never> => problem('tos.scenario.choice', { place, form });

function named(s: State, prompt: Prompt, raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(item => item1(s, prompt, item));
  const card = typeof raw === 'string' ? cardFrom(prompt.seat, raw) : undefined;
  if (card !== undefined) return card;
  const isId = typeof raw === 'string' || typeof raw === 'number';
  return prompt.shape.kind === 'pick' && isId ? readOption(s, prompt, raw as OptionId) : raw;
}

/** One of the things that a subset or an order is about. */
function item1(s: State, prompt: Prompt, raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  const place = s.book.pack.stratagems.findIndex(({ id }) => id === raw);
  if (prompt.ask === 'tos.ask.stratagems' && place >= 0) return place;
  if (prompt.ask === 'tos.ask.trigger-order') {
    const at = gainedTriggers(s).findIndex(({ trigger }) => trigger.id === raw);
    return at < 0 ? raw : at;
  }
  return cardFrom(prompt.seat, raw) ?? raw;
}

const isSpot = (raw: unknown): raw is readonly [number, number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every(number => typeof number === 'number' && Number.isFinite(number));

function places(raw: readonly unknown[]): Parsed<unknown> {
  const bad = raw.findIndex(spot => spot !== null && !isSpot(spot));
  if (bad >= 0) return wrong('a place, [20, 20], or null', `choice[${bad}]`);
  return { ok: true, value: raw.map(spot => (spot === null ? null : pointFrom(spot as readonly [number, number]))) };
}

/** `[{ fireteam: "militia/1", way: [[10, 12], [10, 14]] }]`. */
function moves(s: State, raw: unknown): Parsed<unknown> {
  const form = '[{ "fireteam": "militia/1", "way": [[20, 25]] }]';
  if (!Array.isArray(raw)) return wrong(form);
  const read: unknown[] = [];
  for (const [i, move] of (raw as unknown[]).entries()) {
    const fields = knownFields(move, ['fireteam', 'way'], `choice[${i}]`);
    if (!fields.ok) return fields;
    const { fireteam, way } = fields.value;
    const id = typeof fireteam === 'string' ? fireteamNamed(s, fireteam) : fireteam;
    if (id === undefined)
      return problem('tos.scenario.fireteam', {
        place: `choice[${i}].fireteam`,
        fireteam: quoted(fireteam),
      });
    if (!Array.isArray(way) || !way.every(isSpot)) return wrong(form, `choice[${i}].way`);
    read.push({ fireteam: id, way: way.map(spot => pointFrom(spot)) });
  }
  return { ok: true, value: read };
}

const record = (raw: unknown, fields: readonly string[], place = 'choice'): Parsed<unknown> =>
  knownFields(raw, fields, place);

/** `{ "commanders": [{ "unit": …, "assets": [{ "asset": … }] }], "units": […] }`, with nothing misspelt in it. */
function list(raw: unknown): Parsed<unknown> {
  const whole = record(raw, ['commanders', 'units']);
  if (!whole.ok) return whole;
  const read: Record<string, unknown> = { ...(whole.value as object) };
  for (const part of ['commanders', 'units'] as const) {
    const recruits = read[part];
    if (!Array.isArray(recruits)) continue;
    const own: unknown[] = [];
    for (const [i, recruit] of (recruits as unknown[]).entries()) {
      const one = recruitFrom(recruit, `choice.${part}[${i}]`);
      if (!one.ok) return one;
      own.push(one.value);
    }
    read[part] = own;
  }
  return { ok: true, value: read };
}

/** The Fireteam of an Adjunct counts from 1 in files. */
function recruitFrom(raw: unknown, place: string): Parsed<unknown> {
  const fields = record(raw, ['unit', 'assets'], place);
  if (!fields.ok || !isObject(raw) || !Array.isArray(raw['assets'])) return fields;
  const assets: unknown[] = [];
  for (const [j, asset] of (raw['assets'] as unknown[]).entries()) {
    const given = record(asset, ['asset', 'fireteam'], `${place}.assets[${j}]`);
    if (!given.ok) return given;
    const { fireteam, ...rest } = given.value as Readonly<Record<string, unknown>>;
    assets.push(fireteam === undefined ? rest : { ...rest, fireteam: Number(fireteam) - 1 });
  }
  return { ok: true, value: { ...raw, assets } };
}

/** `{ "degrees": 90 }`, counter-clockwise from the right. */
function direction(raw: unknown): Parsed<unknown> {
  const fields = record(raw, ['degrees']);
  if (!fields.ok) return fields;
  const { degrees } = fields.value as { readonly degrees?: unknown };
  if (typeof degrees !== 'number' || !Number.isFinite(degrees)) return wrong('{ "degrees": 90 }', 'choice.degrees');
  return { ok: true, value: ((Math.round((degrees * FACINGS) / 360) % FACINGS) + FACINGS) % FACINGS };
}

/** Cards to be flipped or drawn may be written by their words. */
export function outcome(_s: State, chance: Chance, raw: unknown): Parsed<Outcome> {
  if (!Array.isArray(raw) || chance.kind !== 'draw') return wrong('a list of cards, ["7 rams"]', 'chance');
  const owner = ownerOf(chance.from[0] ?? 0);
  const values: number[] = [];
  for (const item of raw as unknown[]) {
    const value = typeof item === 'string' ? cardFrom(owner, item) : Number(item);
    if (value === undefined) return problem('tos.scenario.card', { place: 'chance', card: String(item).slice(0, 40) });
    values.push(value);
  }
  return { ok: true, value: values };
}
