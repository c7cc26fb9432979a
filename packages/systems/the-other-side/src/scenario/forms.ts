import { ACTION_TYPES, SUITS, TOKENS } from '../content/types.js';

/** JSON Schemas of small things, and how larger ones are made of them. */

export type Fields<T> = { readonly [K in keyof T]-?: object };

/** Those fields of a type that may be left out. */
export type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** An object with these fields and no others; the types say which there are, and which may be left out. */
export const record = <T>(properties: Fields<T>, optional: readonly Optional<T>[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter(field => !optional.includes(field as Optional<T>)),
  properties,
});

export const whole = (minimum: number, maximum: number): object => ({ type: 'integer', minimum, maximum });
export const list = (items: object, minItems = 0): object => ({ type: 'array', items, minItems, maxItems: MOST });
export const oneOf = (values: readonly string[]): object => ({ enum: [...values] });
export const only = (value: string | true): object => ({ const: value });
export const ref = (name: string): object => ({ $ref: `#/$defs/${name}` });

export const MOST = 40;
/** Lengths and stats: no table is larger. */
export const LENGTH = { type: 'number', minimum: 0, maximum: 72 };
export const NUMBER = whole(0, 99);
export const FLAG = { type: 'boolean' };
export const ID = { type: 'string', minLength: 1, maxLength: 80, pattern: '^[^\\s:#/]+$' };
export const WORDS = { type: 'string', minLength: 1, maxLength: 80 };
export const NAME = record<{ fr: string; en: string }>({ fr: WORDS, en: WORDS });
export const SUIT_LIST = list(oneOf(SUITS));
export const TYPE_LIST = list(oneOf(ACTION_TYPES), 1);
export const CONCERNED = oneOf(['friendly', 'enemy', 'all']);
export const TOKEN = oneOf(TOKENS);
