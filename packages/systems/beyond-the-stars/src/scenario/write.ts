import { isObject, type OptionId, type PickShape, type Prompt } from '@banneret/kernel';
import type { DiceOrderQuestion } from '../decisions/diceOrder.js';
import { NOBODY, UNDECIDED, type State } from '../state.js';
import { diceNames } from './dice.js';
import { formOf, POINTS, type Form, type Part } from './forms.js';
import { PARTS, type Around } from './parts.js';
import { writePick } from './picks.js';

/** A choice as a scenario file writes it: the inverse of `choice`. */
export function write(state: State, prompt: Prompt, choice: unknown): unknown {
  const { shape, seat } = prompt;
  if (POINTS.includes(shape.kind)) return PARTS.point.write(state, choice, { seat });
  switch (shape.kind) {
    case 'pick':
      return writePick(state, prompt as Prompt<PickShape>, choice as OptionId);
    case 'subset':
      return PARTS.figures.write(state, choice, { seat });
    case 'bts.split':
      return (choice as readonly number[]).map(place => {
        const link = state.links[place];
        return link === undefined ? place : PARTS.figures.write(state, [link.charger, link.charged], { seat });
      });
    case 'bts.dice-order': {
      const names = diceNames(state, (shape as DiceOrderQuestion).dice);
      return (choice as readonly number[]).map(place => names[place]);
    }
    default: {
      const form = isObject(choice) ? formOf(shape.kind, choice) : undefined;
      return form === undefined ? undefined : objectWritten(state, choice as object, form, { seat });
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** What the engine calls otherwise. */
const FILE_FIELDS: Readonly<Record<string, string>> = { facing: 'degrees', length: 'cm', objective: 'marker' };

/** Nobody, nothing designated, nobody aboard: what says nothing is not written. */
const saysNothing = (field: string, value: unknown): boolean =>
  value === NOBODY ||
  value === UNDECIDED ||
  (field === 'extend' && value === false) ||
  ((field === 'aboard' || field === 'inside') && Array.isArray(value) && value.length === 0);

function objectWritten(state: State, value: object, form: Form, outer: Around): Record<string, unknown> {
  const { x, y, ...fields } = value as Fields;
  const around: Around = { ...outer, ...fields };
  const written: Record<string, unknown> = {};
  for (const [field, item] of Object.entries(fields)) {
    if (saysNothing(field, item)) continue;
    const name = FILE_FIELDS[field] ?? field;
    written[name] = partWritten(state, item, form[name] ?? 'plain', around);
    if (name === 'figure' && x !== undefined) written['at'] = PARTS.point.write(state, { x, y }, around);
  }
  return written;
}

function partWritten(state: State, value: unknown, part: Part, around: Around): unknown {
  if (typeof part === 'string') return PARTS[part].write(state, value, around);
  if ('one' in part) return objectWritten(state, value as object, part.one, around);
  return (value as readonly object[]).map(item => objectWritten(state, item, part.each, around));
}
