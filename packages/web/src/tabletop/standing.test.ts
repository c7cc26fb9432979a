import { mm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { standingModel } from './standing.js';
import type { TableUnit } from './tableau.js';

const unit: TableUnit = {
  id: '3',
  seat: 0,
  name: '',
  words: '',
  emblem: 0,
  flags: [],
  figures: [{ model: 5, base: { kind: 'round', radius: mm(12) }, at: { x: 0, y: 0 }, facing: 0 }],
};

describe('a model that stands on the table', () => {
  it('is found by its unit and its number, or not at all', () => {
    expect(standingModel({ units: [unit] }, '3', 5)).toEqual({ unit, figure: unit.figures[0] });
    expect(standingModel({ units: [unit] }, '3', 0)).toBeUndefined();
    expect(standingModel({ units: [unit] }, '4', 5)).toBeUndefined();
  });
});
