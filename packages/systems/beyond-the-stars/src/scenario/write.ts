import type { Point } from '@banneret/geometry';
import { isObject, type OptionId, type PickShape, type Prompt } from '@banneret/kernel';
import { NOBODY, UNDECIDED, type Secret, type State } from '../state.js';
import { degreesOf } from './choice.js';
import { ANSWERS, DEEDS, POINTS, type Form, type Part } from './forms.js';

/** A choice as a scenario file writes it: the inverse of `choice`. */
export function write(state: State, { shape }: Prompt, choice: unknown): unknown {
  if (POINTS.includes(shape.kind)) return pointWritten(choice as Point);
  switch (shape.kind) {
    case 'pick':
      return pickWritten(state, shape as PickShape, choice as OptionId);
    case 'subset':
      return (choice as readonly number[]).map(figure => figureWritten(state, figure));
    case 'bts.split':
      return (choice as readonly number[]).map(place => {
        const link = state.links[place];
        return link === undefined ? place : [link.charger, link.charged].map(figure => figureWritten(state, figure));
      });
    case 'bts.secret':
      return secretWritten(state, choice as Secret);
    case 'bts.act': {
      const { do: deed, figure, ...rest } = choice as { readonly do: string; readonly figure: number };
      if (figure === NOBODY) return { do: deed };
      return { do: deed, figure: figureWritten(state, figure), ...objectWritten(state, rest, DEEDS[deed] ?? {}) };
    }
    default: {
      const form = ANSWERS[shape.kind];
      if (form === undefined || !isObject(choice)) return undefined;
      return withoutNobody(state, objectWritten(state, choice, form), choice);
    }
  }
}

const IN_CM = 10_000;

const pointWritten = ({ x, y }: Point): readonly number[] => [x / IN_CM, y / IN_CM];

const figureWritten = ({ battle }: State, figure: number): string | number => battle.sheets[figure]?.id ?? figure;

/** Options that are figures go by their names, the others are words already. */
function pickWritten(state: State, { options }: PickShape, choice: OptionId): unknown {
  const option = options.find(({ id }) => id === choice);
  return option?.say === 'bts.choice.figure' && typeof choice === 'number' ? figureWritten(state, choice) : choice;
}

function secretWritten(state: State, { ownChampion, enemyTarget, objective }: Secret): unknown {
  return {
    ...(ownChampion !== UNDECIDED && { ownChampion: figureWritten(state, ownChampion) }),
    ...(enemyTarget !== UNDECIDED && { enemyTarget: figureWritten(state, enemyTarget) }),
    ...(objective !== UNDECIDED && { marker: objective + 1 }),
  };
}

function objectWritten(state: State, value: object, form: Form): Record<string, unknown> {
  const { x, y, facing, length, ...plain } = value as Readonly<Record<string, unknown>>;
  const fields = Object.entries(plain).map(([key, item]) => [key, written(state, item, form[key] ?? 'plain')] as const);
  return {
    ...Object.fromEntries(fields),
    ...(typeof x === 'number' && typeof y === 'number' && { at: pointWritten({ x, y }) }),
    ...(typeof facing === 'number' && { degrees: degreesOf(facing) }),
    ...(typeof length === 'number' && { cm: length / IN_CM }),
  };
}

function written(state: State, value: unknown, part: Part): unknown {
  if (typeof part === 'object')
    return 'one' in part
      ? objectWritten(state, value as object, part.one)
      : (value as readonly object[]).map(item => objectWritten(state, item, part.each));
  switch (part) {
    case 'figure':
      return figureWritten(state, value as number);
    case 'figures':
      return (value as readonly number[]).map(figure => figureWritten(state, figure));
    case 'piece':
      return state.battle.terrain[value as number]?.id ?? value;
    case 'point':
      return pointWritten(value as Point);
    case 'points':
      return (value as readonly Point[]).map(pointWritten);
    case 'plain':
      return value;
  }
}

/** An Order without a target says nothing about one; the alarm is sounded for a unit. */
function withoutNobody(state: State, form: Record<string, unknown>, choice: object): Record<string, unknown> {
  const { order, target } = choice as { readonly order?: string; readonly target?: number };
  if (order === undefined || target === undefined) return form;
  const { target: _, ...rest } = form;
  if (target === NOBODY) return rest;
  return order === 'soundAlarm' ? { ...rest, target: state.battle.units[target]?.id ?? target } : form;
}
