import { FACINGS, mm, type Placed } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { facingFoes } from './facingFoes.js';
import type { TableFigure, TableUnit } from './tableau.js';

const figure = (x: number, y: number, change: Partial<TableFigure> = {}): TableFigure => ({
  model: 0,
  base: { kind: 'round', radius: mm(12) },
  at: { x: mm(x), y: mm(y) },
  facing: 0,
  ...change,
});
const unit = (id: string, seat: number, ...figures: TableFigure[]): TableUnit => ({
  id,
  seat,
  name: id,
  words: id,
  emblem: 0,
  flags: [],
  figures,
});
const looksOf = (units: readonly TableUnit[]): (number | undefined)[] =>
  facingFoes(units).flatMap(({ figures }) => figures.map(({ looks }) => looks));

describe('where figures look', () => {
  it('towards the nearest enemy, never towards friends', () => {
    const [one, other] = looksOf([
      unit('one', 0, figure(0, 0)),
      unit('foe', 1, figure(0, 300)),
      unit('friend', 0, figure(100, 0)),
      unit('far', 1, figure(900, 0)),
    ]);
    expect(one).toBe(FACINGS / 4);
    expect(other).toBe((3 * FACINGS) / 4);
  });

  it('a small move of the enemy turns nobody', () => {
    const at = (x: number): unknown => looksOf([unit('one', 0, figure(0, 0)), unit('foe', 1, figure(x, 300))])[0];
    expect(at(10)).toBe(at(0));
    expect(at(200)).not.toBe(at(0));
  });

  it('a facing that counts stays what it is: marked fronts, and bases that are not round', () => {
    const oval: Placed['base'] = { kind: 'oval', length: mm(60), width: mm(35) };
    const units = [
      unit('one', 0, figure(0, 0, { front: true }), figure(50, 0, { base: oval })),
      unit('foe', 1, figure(0, 300)),
    ];
    expect(looksOf(units).slice(0, 2)).toEqual([undefined, undefined]);
  });

  it('nobody to look at: as they were', () => {
    expect(looksOf([unit('one', 0, figure(0, 0))])).toEqual([undefined]);
  });
});
