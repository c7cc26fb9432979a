import { fieldsOf, Misfit, parsed, shorten } from '@banneret/game';
import { isObject, type Parsed, type PickShape, type Prompt } from '@banneret/kernel';
import type { DiceOrderQuestion } from '../decisions/diceOrder.js';
import { ACTIONS, ORDERS, SPELLS } from '../names.js';
import type { State } from '../state.js';
import { diceNames } from './dice.js';
import { DEEDS_OF, formOf, POINTS, type Form, type Part } from './forms.js';
import { figureNamed } from './naming.js';
import { PARTS, type Around } from './parts.js';
import { readPick } from './picks.js';

/** A readable choice as the prompt's shape wants it. Unknown fields and names are told with their place. */
export const choice = (state: State, prompt: Prompt, raw: unknown): Parsed<unknown> =>
  parsed(() => answerFrom(state, prompt, raw));

function answerFrom(state: State, prompt: Prompt, raw: unknown): unknown {
  const { shape, seat } = prompt;
  if (POINTS.includes(shape.kind)) return PARTS.point.read(state, raw, 'choice', { seat });
  switch (shape.kind) {
    case 'pick':
      return readPick(state, prompt as Prompt<PickShape>, raw);
    case 'subset':
      return PARTS.figures.read(state, raw, 'choice', { seat });
    case 'bts.split':
      return splitFrom(state, raw);
    case 'bts.dice-order':
      return diceFrom(state, shape as DiceOrderQuestion, raw);
    default: {
      if (isObject(raw)) checkDeed(shape.kind, raw['do']);
      const form = formOf(shape.kind, isObject(raw) ? raw : {});
      return form === undefined ? raw : objectFrom(state, raw, form, 'choice', { seat });
    }
  }
}

/** A misspelt deed is told as such: its fields would seem to be the mistake. */
function checkDeed(kind: string, deed: unknown): void {
  const known = DEEDS_OF[kind];
  if (known !== undefined && typeof deed === 'string' && !known.includes(deed)) unknownWord(deed, known, 'choice.do');
}

function unknownWord(found: unknown, known: readonly string[], place: string): never {
  throw new Misfit('bts.scenario.unknown-word', { place, found: shorten(found), known: known.join(', ') });
}

/** Fields that hold one of a few words, or yes or no. */
const WORDS: Readonly<Record<string, readonly string[]>> = { spell: SPELLS, order: ORDERS, action: ACTIONS };
const FLAGS: readonly string[] = ['on', 'extend', 'blocked'];

function checkWord(field: string, value: unknown, place: string): void {
  const known = WORDS[field];
  if (known !== undefined && !known.includes(String(value))) unknownWord(value, known, place);
  if (FLAGS.includes(field) && typeof value !== 'boolean') unknownWord(value, ['true', 'false'], place);
}

/** What is called otherwise in files: their degrees, centimetres and counting from 1. */
const ENGINE_FIELDS: Readonly<Record<string, string>> = { degrees: 'facing', cm: 'length', marker: 'objective' };

/** Whose weapon, which building's door: these fields are read before the others. */
const CONTEXT = ['figure', 'target', 'piece'];

function objectFrom(state: State, raw: unknown, form: Form, place: string, outer: Around): Record<string, unknown> {
  const fields = fieldsOf(raw, place, Object.keys(form));
  if ('do' in form && typeof fields['do'] !== 'string') throw new Misfit('bts.scenario.expected-do', { place });
  const read: Record<string, unknown> = {};
  const take = (field: string, around: Around): void => {
    checkWord(field, fields[field], `${place}.${field}`);
    const value = partFrom(state, fields[field], form[field] as Part, `${place}.${field}`, around);
    // Somebody's place is part of his own entry.
    if (field === 'at') Object.assign(read, value);
    else read[ENGINE_FIELDS[field] ?? field] = value;
  };
  const first = Object.keys(fields).filter(field => CONTEXT.includes(field));
  for (const field of first) take(field, outer);
  const around: Around = { ...outer, ...read };
  for (const field of Object.keys(fields)) if (!first.includes(field)) take(field, around);
  return read;
}

function partFrom(state: State, value: unknown, part: Part, place: string, around: Around): unknown {
  if (typeof part === 'string') return PARTS[part].read(state, value, place, around);
  if ('one' in part) return objectFrom(state, value, part.one, place, around);
  if (!Array.isArray(value)) throw new Misfit('bts.scenario.expected-list', { place, found: shorten(value) });
  return value.map((item: unknown, i) => objectFrom(state, item, part.each, `${place}[${i}]`, around));
}

/** BTS-CHG-17: the engagements that stay, as pairs of names: `[["captain", "chief"]]`. */
function splitFrom(state: State, raw: unknown): number[] {
  if (!Array.isArray(raw)) throw new Misfit('bts.scenario.expected-list', { place: 'choice', found: shorten(raw) });
  return raw.map((pair: unknown, i) => {
    const [a, b] = Array.isArray(pair) ? pair.map(name => figureNamed(state, String(name))) : [];
    const at = state.links.findIndex(
      ({ charger, charged }) => (charger === a && charged === b) || (charger === b && charged === a),
    );
    if (at < 0) throw new Misfit('bts.scenario.unknown-pair', { place: `choice[${i}]`, found: shorten(pair) });
    return at;
  });
}

/** BTS-DUE-09: dice by their owners and faces. Older files have their places, counted from 0. */
function diceFrom(state: State, shape: DiceOrderQuestion, raw: unknown): number[] {
  if (!Array.isArray(raw)) throw new Misfit('bts.scenario.expected-list', { place: 'choice', found: shorten(raw) });
  if (raw.every(place => typeof place === 'number')) return raw;
  const names = diceNames(state, shape.dice);
  return raw.map((name: unknown, i) => {
    const at = names.indexOf(String(name));
    if (at >= 0) return at;
    throw new Misfit('bts.scenario.unknown-die', {
      place: `choice[${i}]`,
      found: shorten(name),
      known: names.join(', '),
    });
  });
}
