import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readOp, type Op, type PublicOp } from '../op.js';
import { historyAfter, historyBegin, type Beginning } from './history.js';
import { linksAfter, NO_LINKS } from './linkCount.js';
import { rollOutcome, type RollSource } from './roll.js';

const BEGINNING: Beginning = {
  match: 'm1',
  system: 'toy',
  rules: '1',
  content: 'c0ffee',
  keeper: 'a'.repeat(64),
  anchors: ['b'.repeat(64), null],
};
const DICE = { kind: 'dice', count: 20, sides: 6, rule: 'TOY', why: 'toy' } as const;
const SOURCE: RollSource = {
  keeperLink: '1'.repeat(64),
  history: historyBegin(BEGINNING),
  links: ['2'.repeat(64), null],
  draw: 0,
};

describe('the history of a match', () => {
  test('begins otherwise with anything else to begin with', () => {
    const others: Partial<Beginning>[] = [
      { match: 'm2' },
      { system: 'other' },
      { rules: '2' },
      { content: 'c0ffe0' },
      { keeper: 'c'.repeat(64) },
      { anchors: [null, 'b'.repeat(64)] },
    ];
    const begins = [{}, ...others].map(other => historyBegin({ ...BEGINNING, ...other }));
    expect(new Set(begins).size).toBe(others.length + 1);
  });

  test('is what the page on dice says it is', () => {
    const page = readFileSync(new URL('../../../../docs/dice.md', import.meta.url), 'utf8');
    const begin = historyBegin({ ...BEGINNING, anchors: [null, null] });
    expect(begin).toBe('db9b45a9e966176d0913f04897c4ba2cafab602370a20023f8180d567c95500c');
    const after = historyAfter('0'.repeat(64), { op: 'rewind', inputs: 3 });
    expect(after).toBe('ad60a28c27f372cd2b7bbc3d7826c0eb8ca282601c85c3c22e01fac3a3a75353');
    expect([page.includes(begin), page.includes(after)]).toEqual([true, true]);
  });

  test('does not depend on the order in which the fields of a line were written', () => {
    const line: PublicOp = { op: 'undo', seat: 1, inputs: 4 };
    const other: PublicOp = { inputs: 4, seat: 1, op: 'undo' };
    expect(historyAfter(SOURCE.history, other)).toBe(historyAfter(SOURCE.history, line));
  });

  test('differs as soon as two lines change places', () => {
    const lines: PublicOp[] = [
      { op: 'choice', seat: 0, choice: 'rest' },
      { op: 'choice', seat: 1, choice: 'rest' },
    ];
    const there = lines.reduce(historyAfter, SOURCE.history);
    expect(lines.toReversed().reduce(historyAfter, SOURCE.history)).not.toBe(there);
  });
});

describe('a roll', () => {
  test('is another one with another keeper, history, link or number', () => {
    const sources: RollSource[] = [
      SOURCE,
      { ...SOURCE, keeperLink: '3'.repeat(64) },
      { ...SOURCE, history: '4'.repeat(64) },
      { ...SOURCE, links: ['5'.repeat(64), null] },
      { ...SOURCE, links: [null, '2'.repeat(64)] },
      { ...SOURCE, draw: 1 },
    ];
    expect(new Set(sources.map(source => rollOutcome(source, DICE).join())).size).toBe(sources.length);
    expect(rollOutcome({ ...SOURCE }, DICE)).toEqual(rollOutcome(SOURCE, DICE));
  });

  test('shows each face as often as the others', () => {
    const faces = rollOutcome(SOURCE, { ...DICE, count: 60_000 });
    for (let face = 1; face <= 6; face++) {
      const count = faces.filter(f => f === face).length;
      expect(Math.abs(count - 10_000)).toBeLessThan(500); // more than five standard deviations
    }
  });
});

describe('new links', () => {
  const used: Op = { op: 'link', number: 1, links: [null, null] };
  const fresh = linksAfter(NO_LINKS, used);

  test('are needed for the first roll, and after any line with which somebody could decide something', () => {
    expect(NO_LINKS.due).toBe(true);
    const deciding: Op[] = [
      { op: 'choice', seat: 0, choice: 'rest' },
      { op: 'undo', seat: 0, inputs: 1 },
      { op: 'rewind', inputs: 0 },
      { op: 'sit', seat: 0, player: 'random' },
      { op: 'sit', seat: 0, anchor: 'a'.repeat(64) },
      { op: 'end', how: 'drawn' },
    ];
    for (const op of deciding) expect(linksAfter(fresh, op)).toEqual({ number: 1, due: true });
  });

  test('are not needed after rolls, answers of the table, and what only one seat knows', () => {
    const others: Op[] = [
      { op: 'chance', outcome: [3], draw: 0 },
      { op: 'choice', seat: 0, choice: 'pass', by: 'table' },
      { op: 'stand', seat: 0, ask: 'x', choice: 'pass' },
      { op: 'hold', seat: 0, choice: 'pass' },
      { op: 'spare', seat: 0, yes: true },
      { op: 'ahead', seat: 0, number: 9, link: 'a'.repeat(64) },
    ];
    for (const op of others) {
      expect(readOp(op)).toEqual(op);
      expect(linksAfter(fresh, op)).toEqual({ number: 1, due: false });
    }
  });
});
