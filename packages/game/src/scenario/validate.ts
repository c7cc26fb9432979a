import { Compile, Errors, type Validator } from 'typebox/schema';
import { Settings } from 'typebox/system';
import type { Args, Problem } from '@banneret/kernel';
import type { Fault } from './fault.js';
import { shorten, valueAt } from './json.js';

/** One complaint of the JSON Schema library, as far as we read it. */
interface Complaint {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * All complaints are worked out in any case; the library hands out the first few. Where there are many forms to choose from
 * (effects of cards), the one that was meant may be the last.
 */
Settings.Set({ maxErrors: 2_000 });

/** Schemas are compiled once: of many files nearly all are right, and saying so takes a quarter of the time. */
const compiled = new WeakMap<object, Validator>();

function allows(schema: object, value: unknown): boolean {
  const known = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, known);
  return known.Check(value);
}

/** The first thing in `value` that its schema does not allow. */
export function firstFault(schema: object, value: unknown): Fault | undefined {
  if (allows(schema, value)) return undefined;
  const [, errors] = Errors(schema, value);
  const complaint = mostTelling(errors as readonly Complaint[], value);
  const { place, found } = valueAt(value, complaint.instancePath);
  return { place, problem: problemOf(complaint, schema, found) };
}

/** What stands below a forbidden field complains about being there at all. */
function mostTelling(errors: readonly Complaint[], value: unknown): Complaint {
  const told = errors.filter(e => e.keyword !== 'boolean' || !e.schemaPath.endsWith('/additionalProperties'));
  return amongForms(told.length > 0 ? told : errors, value, 0);
}

/**
 * Inside a choice of forms every form complains. The one with the fewest complaints is the one that was meant; where none got
 * past the value itself, the choice as a whole is what is wrong. A form may have choices of its own further in.
 */
function amongForms(told: readonly Complaint[], value: unknown, from: number): Complaint {
  const first = misspelt(told) ?? (told[0] as Complaint);
  const choice = /\/(?:oneOf|anyOf)\/\d+/.exec(first.schemaPath.slice(from));
  if (choice === null) return first;
  const union = first.schemaPath.slice(0, from + choice.index);
  const whole = told.find(e => e.schemaPath === union && (e.keyword === 'oneOf' || e.keyword === 'anyOf'));
  if (whole === undefined) return first;
  const forms = new Map<string, Complaint[]>();
  for (const error of told) {
    if (!error.schemaPath.startsWith(`${union}/`) || !error.instancePath.startsWith(whole.instancePath)) continue;
    const form = formOf(error, union);
    forms.set(form, [...(forms.get(form) ?? []), error]);
  }
  let meant: readonly [form: string, complaints: readonly Complaint[]] | undefined;
  for (const [form, complaints] of forms) {
    if (complaints.some(error => wrongForm(error, whole, value))) continue;
    if (meant === undefined || complaints.length < meant[1].length) meant = [form, complaints];
  }
  return meant === undefined ? whole : amongForms(meant[1], value, union.length + meant[0].length);
}

/** A misspelt field is both unknown and missing: the unknown name is the one to look at. */
function misspelt(told: readonly Complaint[]): Complaint | undefined {
  const [first] = told;
  if (first?.keyword !== 'required') return undefined;
  return told.find(
    ({ keyword, instancePath }) => WORDS[keyword] === unknownField && instancePath === first.instancePath,
  );
}

/** Another type altogether, or another tag: this form was not meant. */
function wrongForm(error: Complaint, whole: Complaint, value: unknown): boolean {
  const depth = error.instancePath.slice(whole.instancePath.length).split('/').length - 1;
  if (error.keyword === 'type') return depth === 0;
  if (error.keyword === 'enum') return depth === 0 && typeof valueAt(value, error.instancePath).found === 'object';
  return error.keyword === 'const' && depth === 1;
}

const formOf = (error: Complaint, union: string): string =>
  error.schemaPath.slice(union.length).split('/').slice(0, 3).join('/');

function problemOf(complaint: Complaint, schema: object, found: unknown): Problem {
  const word = WORDS[complaint.keyword];
  const [say, args] = word ? word(complaint.params, complaint, schema) : OTHER(complaint);
  return { say, args: { found: shorten(found), ...args } };
}

type Word = (params: Complaint['params'], complaint: Complaint, schema: object) => readonly [say: string, args: Args];

/** Message and arguments for a keyword of JSON Schema that is about a limit. */
const limited =
  (say: string, param = 'limit'): Word =>
  params => [say, { limit: Number(params[param]) }];

const unknownField: Word = (params, { keyword, schemaPath }, schema) => [
  'schema.unknown-field',
  { field: firstOf(params[keyword]), known: fieldsAt(schema, schemaPath) },
];

const noForm: Word = () => ['schema.no-form', {}];

const OTHER = ({ keyword }: Complaint): readonly [string, Args] => ['schema.other', { keyword }];

const WORDS: Readonly<Record<string, Word>> = {
  additionalProperties: unknownField,
  unevaluatedProperties: unknownField,
  required: params => ['schema.missing-field', { field: firstOf(params['requiredProperties']) }],
  type: (params, ...rest) =>
    Array.isArray(params['type']) ? noForm(params, ...rest) : ['schema.type', { type: String(params['type']) }],
  minimum: limited('schema.minimum'),
  maximum: limited('schema.maximum'),
  exclusiveMinimum: limited('schema.above'),
  exclusiveMaximum: limited('schema.below'),
  multipleOf: limited('schema.multiple', 'multipleOf'),
  minItems: limited('schema.min-items'),
  maxItems: limited('schema.max-items'),
  minProperties: limited('schema.min-items'),
  maxProperties: limited('schema.max-items'),
  minLength: limited('schema.min-length'),
  maxLength: limited('schema.max-length'),
  pattern: params => ['schema.pattern', { pattern: String(params['pattern']) }],
  enum: params => ['schema.one-of-values', { values: listed(params['allowedValues'] as readonly unknown[]) }],
  const: params => ['schema.one-of-values', { values: listed([params['allowedValue']]) }],
  uniqueItems: () => ['schema.repeated', {}],
  oneOf: noForm,
  anyOf: noForm,
};

const firstOf = (names: unknown): string => String((names as readonly unknown[])[0]);

const listed = (values: readonly unknown[]): string => values.map(value => shorten(value)).join(', ');

function fieldsAt(schema: object, schemaPath: string): string {
  const { found } = valueAt(schema, schemaPath.replace(/^#/, ''));
  const properties = (found as { properties?: object } | undefined)?.properties ?? {};
  return Object.keys(properties).join(', ');
}
