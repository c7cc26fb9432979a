import { describe, expect, it } from 'vitest';
import type { Blow } from '../src/rule.js';
import { clampStat, d3, half, halfLength } from '../src/rulings.js';
import type { FigureBody } from '../src/scenario/body.js';
import { saveOf } from '../src/wounds/saves.js';
import { woundNeed, woundTable } from '../src/wounds/table.js';
import { man, roll, scene } from './scene.js';

/** The three prints of the book, row by row. */
const PRINT = `
4+ 5+ 5+ 6 6 6/4+ 6/4+ 6/5+ 6/5+ 6/6
4+ 4+ 5+ 5+ 6 6 6/4+ 6/4+ 6/5+ 6/5+
3+ 4+ 4+ 5+ 5+ 6 6 6/4+ 6/4+ 6/5+
3+ 3+ 4+ 4+ 5+ 5+ 6 6 6/4+ 6/4+
3+ 3+ 3+ 4+ 4+ 5+ 5+ 6 6 6/4+
3+ 3+ 3+ 3+ 4+ 4+ 5+ 5+ 6 6
3+ 3+ 3+ 3+ 3+ 4+ 4+ 5+ 5+ 6
3+ 3+ 3+ 3+ 3+ 3+ 4+ 4+ 5+ 5+
3+ 3+ 3+ 3+ 3+ 3+ 3+ 4+ 4+ 5+
3+ 3+ 3+ 3+ 3+ 3+ 3+ 3+ 4+ 4+`
  .trim()
  .split('\n')
  .map(row => row.split(' '));

const printed = (force: number, defence: number): string => {
  const { need, second } = woundTable(force, defence);
  if (second > 0) return `6/${second === 6 ? 6 : `${second}+`}`;
  return need === 6 ? '6' : `${need}+`;
};

const CELLS = PRINT.flatMap((row, f) => row.map((cell, d) => [f + 1, d + 1, cell] as const));

const blow = (more: Partial<Blow> = {}): Blow => ({
  kind: 'shot',
  by: 0,
  victim: 1,
  force: 5,
  pen: 0,
  weapon: -1,
  ...more,
});
const pair = (victim: Partial<FigureBody> = {}, striker: Partial<FigureBody> = {}) => [
  man(1, 'a', 20, 20, striker),
  man(2, 'z', 40, 20, victim),
];
const struck = (victim: Partial<FigureBody>, more: Partial<Blow> = {}, rolls = 1) =>
  scene({ figures: [...pair(victim)], begin: 'blows' }, { blow: blow(more), rolls });

describe('the Wound Table', () => {
  it.each(CELLS)('BTS-WND-02: Force %i against Defence %i needs %s', (force, defence, cell) => {
    expect(printed(force, defence)).toBe(cell);
  });
  it('BTS-WND-02: has a hundred cells', () => expect(CELLS).toHaveLength(100));
});

describe('wound rolls', () => {
  it('BTS-WND-01: example 5: the book’s laser rifle: Force 5, Penetration 1 against Defence 8 counts 7: 5+', () => {
    const { state } = scene({ figures: pair({ defence: 8 }) });
    expect(woundNeed(state, blow({ pen: 1 }))).toEqual({ defence: 7, need: 5, second: 0 });
    expect(woundNeed(state, blow({ pen: 9 })).defence).toBe(1);
  });

  it('BTS-WND-03: 6/X: a 6, then a second die of at least X, for one wound', () => {
    const t = (second: number) =>
      struck({ defence: 10, pv: 2 }, { force: 5 }, 2)
        .do(roll('wound', 6, 5), roll('wound-second', second))
        .figure('z').pv;
    expect([t(4), t(3)]).toEqual([1, 2]);
  });

  it('BTS-WND-04: Spectres ignore the Penetration of shots, not that of blows', () => {
    const { state } = scene({ figures: pair({ defence: 8, keywords: ['spectre'] }) });
    expect(woundNeed(state, blow({ pen: 3 })).defence).toBe(8);
    expect(woundNeed(state, blow({ pen: 3, kind: 'duel' })).defence).toBe(5);
  });

  it('BTS-WND-05, BTS-ARM-38: a wound takes one PV; at 0 the figure is lost', () => {
    const once = struck({ pv: 2 }).do(roll('wound', 6));
    expect([once.figure('z').pv, once.figure('z').place]).toEqual([1, 'table']);
    const twice = struck({ pv: 2 }, {}, 2).do(roll('wound', 6, 6));
    expect([twice.figure('z').pv, twice.figure('z').place]).toEqual([0, 'gone']);
    expect(twice.events('figure.removed')).toEqual([{ type: 'figure.removed', figure: 1, cause: 'wounds' }]);
  });

  it('BTS-WND-06, BTS-CHA-01: a Champion ignores each wound on 4+, before PV are lost', () => {
    const t = struck({ pv: 5, rank: 3 }, {}, 3).do(roll('wound', 6, 6, 6), roll('save', 4, 3, 6));
    expect([t.figure('z').pv, t.events('saves.rolled')[0]?.saved]).toEqual([4, 2]);
    expect(struck({ pv: 5 }, {}, 1).do(roll('wound', 6)).next).toBe('over');
  });

  it('BTS-CHA-02: of several saves the best counts; they do not add', () => {
    const { state } = scene({ figures: pair({ rank: 2, rules: [] }) });
    expect(saveOf(state, 1)).toEqual({ need: 4, bonus: 0 });
    expect(saveOf(state, 0)).toBeUndefined();
  });

  it('BTS-GEN-06: a D3 is half a die, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('BTS-GEN-12, R-89: CC, F, D and Mo stay within 1 and 10', () => {
    expect([0, 1, 10, 11].map(clampStat)).toEqual([1, 1, 10, 10]);
  });

  it('BTS-GEN-13, R-02: halves are rounded up, lengths to whole centimetres', () => {
    expect([half(5), half(4), halfLength(150_000), halfLength(250_000), halfLength(140_000)]).toEqual([
      3, 2, 80_000, 130_000, 70_000,
    ]);
  });
});
