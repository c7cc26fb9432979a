import { strictTranslator } from '@banneret/i18n';
import { describe, expect, it } from 'vitest';
import { gameText } from '../text.js';
import { tellFault } from './fault.js';
import { firstFault } from './validate.js';

const words = strictTranslator('en', gameText);
const faultIn = (schema: object, value: unknown): string | undefined => {
  const fault = firstFault({ properties: { a: schema } }, { a: value });
  return fault && tellFault(fault, words);
};

const circle = {
  type: 'object',
  required: ['radius'],
  properties: { kind: { const: 'circle' }, radius: { minimum: 1 } },
};
const box = { type: 'object', required: ['width'], properties: { kind: { const: 'box' }, width: { type: 'integer' } } };
const shape = { oneOf: [{ type: 'string' }, circle, box] };

describe('what a schema does not allow', () => {
  it.each([
    [{ type: 'integer' }, 1.5, 'a: a whole number is needed, not 1.5'],
    [{ type: 'boolean' }, 'yes', 'a: true or false is needed, not "yes"'],
    [{ type: ['integer', 'string'] }, null, 'a: null has none of the accepted forms'],
    [{ minimum: 2 }, 1, 'a: at least 2 is needed, not 1'],
    [{ maximum: 2 }, 3, 'a: at most 2 is allowed, not 3'],
    [{ exclusiveMinimum: 2 }, 2, 'a: more than 2 is needed, not 2'],
    [{ exclusiveMaximum: 2 }, 2, 'a: less than 2 is needed, not 2'],
    [{ multipleOf: 5 }, 7, 'a: a multiple of 5 is needed, not 7'],
    [{ minItems: 2 }, [1], 'a: at least 2 items are needed'],
    [{ maxItems: 1 }, [1, 2], 'a: at most 1 item is allowed'],
    [{ minLength: 1 }, '', 'a: at least 1 character is needed'],
    [{ maxLength: 1 }, 'xy', 'a: at most 1 character is allowed'],
    [{ pattern: '^x' }, 'y', 'a: "y" does not have the expected form (^x)'],
    [{ enum: ['x', 'y'] }, 'z', 'a: "z" is not a possible value: "x", "y"'],
    [{ const: 4 }, 5, 'a: 5 is not a possible value: 4'],
    [{ uniqueItems: true }, [1, 1], 'a: the same value stands there twice'],
    [{ minProperties: 1 }, {}, 'a: at least 1 item is needed'],
    [{ not: {} }, 1, 'a: 1 does not fit (not)'],
    [{ items: { properties: { 'b/c': { type: 'null' } } } }, [{}, { 'b/c': 1 }], 'a[1].b/c: null is needed, not 1'],
    [{ enum: ['x'] }, 'long '.repeat(50), `a: "${'long '.repeat(20).slice(0, 99)}… is not a possible value: "x"`],
  ])('%j: %j', (schema, value, sentence) => expect(faultIn(schema, value)).toBe(sentence));

  it.each([
    ['of another type than all forms', 7, 'a: 7 has none of the accepted forms'],
    ['that was meant as a circle', { kind: 'circle', radius: 0 }, 'a.radius: at least 1 is needed, not 0'],
    ['that was meant as a box', { kind: 'box', width: 'wide' }, 'a.width: a whole number is needed, not "wide"'],
    ['of an unknown tag', { kind: 'blob' }, 'a: {"kind":"blob"} has none of the accepted forms'],
  ])('a value %s', (_name, value, sentence) => expect(faultIn(shape, value)).toBe(sentence));

  it('is nothing where all is well', () => expect(faultIn(shape, 'round')).toBeUndefined());
});
