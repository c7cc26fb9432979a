import { strictTranslator } from '@banneret/i18n';
import { allocate, kernelText, order, subset, type Shape } from '@banneret/kernel';
import { toyGame } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { position } from './position.js';

const words = strictTranslator('en', kernelText, toyGame.text);
const { state } = position({ lines: [[3, 2], [1]] });

const told = (ask: string, shape: Shape, choice: unknown): string =>
  toyGame.tellChoice(state, { seat: 0, ask, rule: 'TOY-01', shape }, choice, words);

describe('choices in words', () => {
  const bins = [
    { id: 0, min: 0, max: 3 },
    { id: 1, min: 0, max: 2 },
  ];

  it.each([
    ['toy.order', order([0, 1]), [1, 0], 'squad 2 (strength 2), squad 1 (strength 3)'],
    ['toy.reroll', subset([0, 2], 0, 2), [2], 'die 3'],
    ['toy.reroll', subset([0, 2], 0, 2), [], 'nothing'],
    ['toy.wounds', allocate(3, bins), [1, 2], 'squad 1 (strength 3): 1, squad 2 (strength 2): 2'],
    ['toy.wounds', allocate(2, bins), [0, 2], 'squad 2 (strength 2): 2'],
  ] as const)('%s %j', (ask, shape, choice, sentence) => expect(told(ask, shape, choice)).toBe(sentence));
});
