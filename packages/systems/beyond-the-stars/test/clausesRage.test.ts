import { describe, expect, it } from 'vitest';
import { MANOEUVRES } from '../src/manoeuvres/index.js';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import { judgeEndOfMoves, judgeRage } from '../src/movement/rage.js';
import type { FigureBody } from '../src/scenario/body.js';
import { END, man, scene } from './scene.js';

/** Whoever must charge: what he may do before it, and when he need not. */

const e = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'e', 40, 40, { rules: ['srEnraged'], ...more });
const z = (x = 48, more: Partial<FigureBody> = {}): FigureBody => man(2, 'z', x, 40, more);
const at = (...figures: readonly FigureBody[]) => scene({ figures: [...figures, man(1, 'b', 10, 10)] });
const asked = (more: Partial<ActQuestion> = {}): ActQuestion => ({
  kind: 'bts.act',
  figures: [0],
  midMove: false,
  ...more,
});
const TABLE = { manoeuvres: MANOEUVRES };

describe('whoever must charge', () => {
  it('BTS-SPR-33, BTS-SPR-09, BTS-SPR-71, R-83: throws or takes heart before it, and does nothing else', () => {
    const javelin = [{ id: 'javelin', hands: 1, range: 15, force: 5, rules: ['srThrown'] }] as const;
    const t = at(e({ ranged: javelin }), z(45.5, { rules: ['srTerrifying'] }));
    expect(t.refusal({ do: 'throw', figure: 'e', weapon: 0, target: 'z', path: [] })).toEqual([]);
    expect(t.refusal({ do: 'dare', figure: 'e' })).toEqual([]);
    expect(t.refusal({ do: 'lie', figure: 'e' })).toEqual(['BTS-SPR-33']);
    expect(at(e(), z()).refusal({ do: 'charge', figure: 'e', path: [[45.5, 40]], targets: ['z'] })).toEqual([]);
  });

  it('BTS-PRN-05, BTS-PRN-07, R-83: who may not stand up, or has too little left to do it, lies on', () => {
    const lying = (marks: FigureBody['marks']): string[] =>
      at(e({ prone: true, ...(marks && { marks }) }), z(44)).refusal(END);
    expect(lying({})).toEqual(['BTS-SPR-33']);
    expect(lying({ lay: true })).toEqual([]);
    // Half of 15 is 8: 1.5 cm to the enemy are left after 5.5.
    expect([lying({ spent: 55_000 }), lying({ spent: 55_001 }), lying({ spent: 75_000 })]).toEqual([
      ['BTS-SPR-33'],
      [],
      [],
    ]);
  });

  it('BTS-ORD-01, BTS-ORD-02, R-83: who may still move later waits, but does not break off what he has begun', () => {
    const { state } = at(e(), z());
    const end = (more: Partial<ActQuestion>): boolean => judgeEndOfMoves(state, asked(more), TABLE).ok;
    expect([end({}), end({ mayWait: true }), end({ mayWait: true, midMove: true }), end({ midMove: true })]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect([end({ figures: [2] }), end({ figures: [2, 0] })]).toEqual([true, false]);
  });

  it('BTS-SPL-07, BTS-SPR-79: nothing is asked of him that is not open to him', () => {
    const { state } = at(e(), z());
    const walk = { do: 'lie', figure: 0 };
    const judged = (more: Partial<ActQuestion>, choice = walk): boolean =>
      judgeRage(state, asked(more), choice, TABLE).ok;
    expect([judged({}), judged({ only: ['fly'] }), judged({ only: ['charge'] })]).toEqual([false, true, false]);
    expect([judged({ noCharge: true }), judged({ budget: 40_000 }), judged({ budget: 56_000 })]).toEqual([
      true,
      true,
      false,
    ]);
    // Others, and nobody at all, go free.
    expect([judged({}, { do: 'lie', figure: 2 }), judged({}, { do: 'lie', figure: 99 })]).toEqual([true, true]);
  });
});
