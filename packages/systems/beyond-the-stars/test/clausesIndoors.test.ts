import { describe, expect, it } from 'vitest';
import { follows } from '../src/rules/orders/refused.js';
import { championsOf } from '../src/scenarios/counting.js';
import { bestDefended, hasScope } from '../src/shooting/intoBuilding.js';
import { isItsBuilding } from '../src/shooting/trajectoryBonus.js';
import { house, inside, man, scene } from './scene.js';

/** Shots into buildings, and plain questions about Champions and Orders, each with everybody of whom the answer is no. */

const z = man(2, 'z', 110, 110);

describe('shots into buildings', () => {
  it('BTS-BLD-09: the building in the way is the one that the target is in', () => {
    const { state } = scene({
      terrain: [house(), house({ id: 'g', box: [80, 50, 12, 12], openings: [] })],
      figures: [
        inside(2, 'y'),
        man(2, 'm', 20, 20, { build: 'monster', baseMm: 60, capacity: 4, pv: 5 }),
        man(1, 'a', 30, 30),
        // On figure 1, which is not piece 1.
        man(2, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        z,
      ],
    });
    const its = (target: number, kind: 'piece' | 'figure', id: number): boolean =>
      isItsBuilding(state, target, { kind, id });
    expect([
      its(0, 'piece', 0),
      its(0, 'piece', 1),
      its(0, 'figure', 0),
      its(1, 'piece', 0),
      its(3, 'piece', 1),
    ]).toEqual([true, false, false, false, false]);
  });

  it('BTS-BLD-11, BTS-BLD-12: the best Defence, the first of several; a scope and no other equipment picks its man', () => {
    const { state } = scene({
      terrain: [house()],
      figures: [
        inside(2, 'w', { defence: 3 }),
        inside(2, 'x', { defence: 6 }),
        inside(2, 'y', { defence: 6 }),
        inside(2, 'v', { defence: 4 }),
        man(1, 'a', 20, 20, { support: ['scope'] }),
        man(1, 'b', 30, 20, { support: ['medkit'] }),
        z,
      ],
    });
    expect([bestDefended(state, [0, 1, 2, 3]), bestDefended(state, [2, 1]), bestDefended(state, [0])]).toEqual([
      1, 2, 0,
    ]);
    expect([hasScope(state, 4), hasScope(state, 5), hasScope(state, 0)]).toEqual([true, false, false]);
  });
});

describe('Champions and Orders', () => {
  it('BTS-SCGC-08: Champions are those with a Rank who are left', () => {
    const { state } = scene({
      figures: [
        man(1, 'a', 20, 20, { rank: 3 }),
        man(1, 'b', 30, 20),
        man(1, 'c', 40, 20, { rank: 2, place: 'gone' }),
        man(2, 'y', 50, 20, { rank: 1 }),
      ],
    });
    expect([championsOf(state, 0), championsOf(state, 1)]).toEqual([[0], [3]]);
  });

  it('BTS-CMD-10: whoever refused an Order of that Champion follows his others, and those of others', () => {
    const { state } = scene({ figures: [man(1, 'a', 20, 20, { rank: 3 }), man(1, 'b', 30, 20, { rank: 3 }), z] });
    state.orders = [{ order: 'killThatThing', figure: 0, refused: [1] } as unknown as (typeof state.orders)[number]];
    expect([
      follows(state, 'killThatThing', 1, 0),
      follows(state, 'holdAtAllCosts', 1, 0),
      follows(state, 'killThatThing', 1, 2),
      follows(state, 'killThatThing', 2, 0),
    ]).toEqual([false, true, true, true]);
  });
});
