import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { loadoutsOf } from '../src/duel/arms.js';
import { areAlike } from '../src/duel/cases.js';
import { leadsAway } from '../src/duel/recoil.js';
import { targetsOf } from '../src/duel/striking.js';
import { maySideShield } from '../src/duel/supports.js';
import type { FigureBody } from '../src/scenario/body.js';
import { man, scene } from './scene.js';

/** Duels: with what, against whom, and which way out. */

describe('Duels, judged', () => {
  it('BTS-WPN-03: of three one-handed weapons two of a kind may be taken, or two that differ', () => {
    const armed = (...ids: readonly string[]) =>
      loadoutsOf(
        scene({ figures: [man(1, 'a', 40, 40, { melee: ids.map(id => ({ id })) }), man(2, 'z', 80, 40)] }).state,
        0,
      );
    expect(armed('blade', 'blade', 'axe')).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(armed('blade', 'blade', 'blade')).toEqual([[0, 1]]);
    expect(armed('blade')).toEqual([[0]]);
    expect(armed()).toEqual([[]]);
  });

  it('R-39: a recoil leads away from every enemy of the Duel, not from one of them', () => {
    const { state } = scene({
      figures: [man(1, 'a', 40, 40), man(2, 'y', 37.5, 40), man(2, 'z', 40, 37.5)],
    });
    const from = { x: cm(40), y: cm(40) };
    const away = (x: number, y: number, foes: readonly number[]): boolean =>
      leadsAway(state, from, { x: cm(40 + x), y: cm(40 + y) }, foes);
    expect([away(2, 2, [1, 2]), away(3, 0, [1, 2]), away(0, 3, [1, 2])]).toEqual([true, true, true]);
    expect([away(2, -2, [1, 2]), away(-2, 2, [1, 2]), away(-2, -2, [1, 2])]).toEqual([false, false, false]);
    expect([away(2, -2, [1]), away(2, -2, [2])]).toEqual([true, false]);
  });

  it('R-36: a Walker reaches supports, others only those who fight', () => {
    const reached = (a: Partial<FigureBody>) =>
      targetsOf(
        scene({ figures: [man(1, 'a', 40, 40, a), man(2, 'y', 42.5, 40), man(2, 'z', 45, 40)] }).state,
        0,
        [1],
        [2],
      );
    expect([reached({}), reached({ build: 'walker', pv: 3 })]).toEqual([[1], [1, 2]]);
    expect(reached({ rules: ['srImpact'] })).toEqual([1]);
  });

  it('BTS-SHD-01: a side shields if all have shields, and not if nobody is there', () => {
    const shield = { support: ['shield'] } as const;
    const { state } = scene({
      figures: [man(1, 'a', 40, 40, shield), man(1, 'b', 44, 40), man(2, 'z', 80, 40)],
    });
    expect([maySideShield(state, [0]), maySideShield(state, [0, 1]), maySideShield(state, [])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('BTS-DUE-09: a fighter and one who supports another are not alike; two fighters are, and so are two supports', () => {
    const men = ['a', 'b', 'c', 'd'].map((id, i) => man(1, id, 40, 40 + 3 * i));
    const { state: table } = scene({ figures: [...men, man(2, 'z', 42.5, 40)] });
    const sheets = table.battle.sheets.map(sheet => ({ ...sheet, profile: 'guard' }));
    const state = { ...table, battle: { ...table.battle, sheets } };
    const duel = { id: 0, sides: [[0, 1], [4]] } as unknown as Parameters<typeof areAlike>[2];
    const alike = (a: number, b: number, supports?: readonly (readonly [number, number])[]) =>
      areAlike(state, { duel: 0, ...(supports && { supports }) }, duel, a, b);
    const both = [
      [2, 0],
      [3, 1],
    ] as const;
    expect([alike(0, 1), alike(0, 1, both), alike(2, 3, both)]).toEqual([true, true, true]);
    expect([alike(0, 2, both), alike(1, 3, both), alike(0, 2, [[2, 0]])]).toEqual([false, false, false]);
  });
});
