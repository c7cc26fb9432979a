import { inspect } from 'node:util';

/** Tools to compare, damage and freeze plain data. */

/**
 * Where two plain values first differ, in words, or `undefined` if they are the same. Absent and `undefined`
 * properties are one, and so are 0 and -0, as in JSON.
 */
export const difference = (a: unknown, b: unknown): string | undefined => (same(a, b) ? undefined : locate(a, b, '$'));

/** The laws compare millions of boards, nearly always equal ones: no path is built until two differ. */
function same(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  for (const key of Object.keys(a)) if (!same((a as Plain)[key], (b as Plain)[key])) return false;
  for (const key of Object.keys(b)) if ((b as Plain)[key] !== undefined && !Object.hasOwn(a, key)) return false;
  return true;
}

function locate(a: unknown, b: unknown, path: string): string {
  if (Array.isArray(a) && Array.isArray(b)) {
    const at = a.findIndex((item, i) => i < b.length && !same(item, b[i]));
    return at < 0 ? `${path}: ${a.length} items against ${b.length}` : locate(a[at], b[at], `${path}[${at}]`);
  }
  if (isRecord(a) && isRecord(b)) {
    const key = [...Object.keys(a), ...Object.keys(b)].find(k => !same(a[k], b[k]));
    if (key !== undefined) return locate(a[key], b[key], `${path}.${key}`);
  }
  return `${path}: ${show(a)} against ${show(b)}`;
}

type Plain = Record<string, unknown>;

export const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A short text of any value, also of those that JSON cannot write. */
export function show(value: unknown): string {
  const text = inspect(value, { depth: 6, breakLength: Number.POSITIVE_INFINITY, maxArrayLength: 30 });
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

const SHOWN = 300;

/** The first thing in a value that JSON would lose or change, with its path. -0 is let pass: it reads back as 0. */
export function plainFault(value: unknown, path = '$'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? faultInList(value, path) : faultInRecord(value, path);
    default:
      return `${path} is ${show(value)}`;
  }
}

function faultInList(list: readonly unknown[], path: string): string | undefined {
  // By index, because holes must be seen too.
  for (let i = 0; i < list.length; i++) {
    const fault = plainFault(list[i], `${path}[${i}]`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultInRecord(value: object, path: string): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has symbol keys`;
  for (const [key, item] of Object.entries(value)) {
    const fault = plainFault(item, `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** A copy through JSON. */
export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/**
 * Paths of a state that are settled at set-up and never change: clones may share them. `*` stands for any one step:
 * `['terrain', 'units.*.profile']`.
 */
export type ConstantPaths = readonly string[];

export const isConstant = (path: readonly string[], constant: ConstantPaths): boolean =>
  constant.some(pattern => matches(path, pattern.split('.')));

const matches = (path: readonly string[], pattern: readonly string[]): boolean =>
  path.length === pattern.length && pattern.every((step, i) => step === '*' || step === path[i]);

/** The part of a value at the end of these steps; a list of parts where a step is `*`. */
export function pluck(value: unknown, steps: readonly string[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  if (step === '*') return Object.values(value).map(item => pluck(item, rest));
  return pluck((value as Record<string, unknown>)[step], rest);
}

/** Change every leaf and lengthen every list, in place, sparing what is constant or frozen. */
export function scramble(value: unknown, constant: ConstantPaths = [], path: readonly string[] = []): void {
  if (typeof value !== 'object' || value === null || isConstant(path, constant)) return;
  const target = value as Plain;
  for (const key of Object.keys(target)) {
    const item = target[key];
    if (typeof item === 'object' && item !== null) scramble(item, constant, [...path, key]);
    else if (!Object.isFrozen(target) && !isConstant([...path, key], constant)) target[key] = otherThan(item);
  }
  if (Array.isArray(value) && !Object.isFrozen(value)) value.push(SCRAMBLED);
}

const SCRAMBLED = 987_654_321;

function otherThan(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  return `${String(leaf)}?`;
}

/** Freeze a value and all that hangs on it. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const item of Object.values(value)) deepFreeze(item);
}
