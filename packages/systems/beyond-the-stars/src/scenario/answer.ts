import { knownFields, shorten } from '@banneret/game';
import { isObject, problem, type Parsed, type Prompt } from '@banneret/kernel';
import type { State } from '../state.js';
import { figureNamed, pieceNamed, readChoice, readPlace, unitNamed } from './choice.js';
import { ANSWERS, DEEDS, POINTS, type Form, type Part } from './forms.js';

type Misread = ReturnType<typeof problem>;

/** A readable choice as the prompt's shape wants it. Unknown fields and names are told with their place. */
export function choice(state: State, { shape }: Prompt, raw: unknown): Parsed<unknown> {
  if (POINTS.includes(shape.kind)) return { ok: true, value: readPlace(raw) };
  if (shape.kind === 'bts.split') return splitFrom(state, raw);
  const form = formOf(shape.kind, raw);
  const wrong = form && faultIn(state, raw, form, 'choice');
  if (wrong) return wrong;
  const read = readChoice(state, raw);
  // The alarm is sounded for a unit, which may be called like one of its figures.
  if (isObject(raw) && isObject(read) && raw['order'] === 'soundAlarm' && typeof raw['target'] === 'string')
    return { ok: true, value: { ...read, target: unitNamed(state, raw['target']) } };
  return { ok: true, value: read };
}

function formOf(kind: string, raw: unknown): Form | undefined {
  if (kind !== 'bts.act') return ANSWERS[kind];
  const deed = isObject(raw) && typeof raw['do'] === 'string' ? DEEDS[raw['do']] : undefined;
  return { do: 'plain', figure: 'figure', ...deed };
}

/** The first field or name in an answer that its form does not know. */
function faultIn(state: State, raw: unknown, form: Form, place: string): Misread | undefined {
  const fields = knownFields(raw, Object.keys(form), place);
  if (!fields.ok) return fields;
  if ('do' in form && typeof fields.value['do'] !== 'string') return problem('bts.scenario.expected-do', { place });
  for (const [field, value] of Object.entries(fields.value)) {
    const wrong = faultAt(state, value, form[field] as Part, `${place}.${field}`);
    if (wrong) return wrong;
  }
  return undefined;
}

function faultAt(state: State, value: unknown, part: Part, place: string): Misread | undefined {
  if (typeof part === 'object') {
    if ('one' in part) return faultIn(state, value, part.one, place);
    return eachOf(value, place, (item, at) => faultIn(state, item, part.each, at));
  }
  switch (part) {
    case 'figure':
      return typeof value === 'string' && figureNamed(state, value) < 0 && unitNamed(state, value) < 0
        ? problem('bts.scenario.unknown-figure', { place, id: value.slice(0, 80) })
        : undefined;
    case 'figures':
      return eachOf(value, place, (item, at) => faultAt(state, item, 'figure', at));
    case 'piece':
      return typeof value === 'string' && pieceNamed(state, value) < 0
        ? problem('bts.scenario.unknown-piece', { place, id: value.slice(0, 80) })
        : undefined;
    case 'point':
      return isPoint(value) ? undefined : problem('bts.scenario.expected-point', { place, found: shorten(value) });
    case 'points':
      return eachOf(value, place, (item, at) => faultAt(state, item, 'point', at));
    case 'plain':
      return undefined;
  }
}

/** `[x, y]` in centimetres, or as the engine keeps it. */
const isPoint = (value: unknown): boolean =>
  (Array.isArray(value) && value.length === 2 && value.every(n => typeof n === 'number')) ||
  (isObject(value) && 'x' in value && 'y' in value);

function eachOf(
  value: unknown,
  place: string,
  check: (item: unknown, place: string) => Misread | undefined,
): Misread | undefined {
  if (!Array.isArray(value)) return problem('bts.scenario.expected-list', { place, found: shorten(value) });
  for (const [i, item] of (value as unknown[]).entries()) {
    const wrong = check(item, `${place}[${i}]`);
    if (wrong) return wrong;
  }
  return undefined;
}

/** BTS-CHG-17: the engagements that stay, as pairs of names: `[["captain", "chief"]]`. */
function splitFrom(state: State, raw: unknown): Parsed<unknown> {
  if (!Array.isArray(raw) || !raw.some(Array.isArray)) return { ok: true, value: raw };
  const places: number[] = [];
  for (const [i, pair] of (raw as unknown[]).entries()) {
    const [a, b] = Array.isArray(pair) ? pair.map(name => figureNamed(state, String(name))) : [];
    const at = state.links.findIndex(
      ({ charger, charged }) => (charger === a && charged === b) || (charger === b && charged === a),
    );
    if (at < 0) return problem('bts.scenario.unknown-pair', { place: `choice[${i}]`, found: shorten(pair) });
    places.push(at);
  }
  return { ok: true, value: places };
}
