import { allocate, amount, order, pick, problem, subset, type Shape } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { parseTyped } from './answer.js';

const asked = (shape: Shape) => ({ seat: 0, ask: 'x', rule: 'X-1', shape });
const offers = [
  { choice: 'rest', words: 'Rest' },
  { choice: { to: [3, 4] }, words: 'Move' },
];
/** A game whose reader knows one word. */
const readable = (raw: unknown) =>
  raw === 'nonsense' ? problem('toy.unreadable') : { ok: true as const, value: raw === 'nap' ? 'rest' : raw };
const typed = (shape: Shape, text: string): unknown => {
  const read = parseTyped(asked(shape), text, offers, readable);
  return read.ok ? read.value : read.problem.say;
};

describe('what a person types', () => {
  it.each([
    ['a listed answer by number', pick(['rest']), '2', { to: [3, 4] }],
    ['a number that is not listed', pick(['rest']), '3', 'cli.answer.absent'],
    ['two numbers for one', pick(['rest']), '1 2', 'cli.answer.one-number'],
    ['an amount', amount(0, 9), '7', 7],
    ['a negative amount, for the judge to refuse', amount(0, 9), '-7', -7],
    ['a subset by position, as ids', subset([10, 20, 30], 0, 3), '3, 1', [30, 10]],
    ['nothing of a subset', subset([10, 20], 0, 2), '-', []],
    ['a position that is not there', subset([10, 20], 0, 2), '3', 'cli.answer.absent'],
    ['an order', order([10, 20, 30]), '2 3 1', [20, 30, 10]],
    ['shares', allocate(3, [{ id: 'a', min: 0, max: 3 }]), '3', [3]],
    ['JSON, as in a scenario file', pick(['rest']), '"nap"', 'rest'],
    ['JSON that the game cannot read', pick(['rest']), '"nonsense"', 'toy.unreadable'],
    ['broken JSON', pick(['rest']), '{', 'cli.answer.json'],
    ['words', amount(0, 9), 'three', 'cli.answer.numbers'],
    ['a kind of the game’s own', { kind: 'gdf.order' }, '1', 'rest'],
  ])('%s', (_name, shape, text, choice) => expect(typed(shape, text)).toEqual(choice));
});
