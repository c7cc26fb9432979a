import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events/index.js';
import { reduce } from '../src/reduce/index.js';
import type { FigureBody } from '../src/scenario/body.js';
import { clone, NOBODY, type State } from '../src/state.js';
import { man, scene } from './scene.js';

/** What each fact leaves behind, and what it leaves alone. */

const effect = (id: string, until: 'phase' | 'turn' | 'wound' | 'game') => ({ id, until, source: 0 }) as const;
const table = (a: Partial<FigureBody> = {}): State =>
  scene({
    figures: [
      man(1, 'a', 20, 20, { pv: 3, ...a }),
      man(1, 'b', 30, 20, { pv: 3 }),
      man(2, 'y', 40, 20),
      man(2, 'z', 50, 20),
    ],
    engaged: [
      ['b', 'z'],
      ['a', 'y'],
    ],
  }).state;
const after = (state: State, ...events: readonly Event[]): State => {
  const copy = clone(state);
  for (const event of events) reduce(copy, event);
  return copy;
};
const idsOf = (state: State, figure: number) => state.figures[figure]?.effects.map(({ id }) => id);

describe('effects', () => {
  const state = table({
    effects: [
      effect('immobilised', 'wound'),
      effect('fullAhead', 'turn'),
      effect('actFate', 'phase'),
      effect('weakMind', 'game'),
    ],
  });

  it('BTS-GEN-33: end with their phase, their turn, or never', () => {
    expect(idsOf(after(state, { type: 'phase.ended', phase: 'movement' }), 0)).toEqual([
      'immobilised',
      'fullAhead',
      'weakMind',
    ]);
    expect(idsOf(after(state, { type: 'turn.ended', turn: 1 }), 0)).toEqual(['immobilised', 'weakMind']);
  });

  it('R-71, R-120: a wound breaks what lasts until then, a lost PV or not, and of nobody else', () => {
    const struck = after(state, { type: 'figure.wounded', figure: 0, wounds: 1, lost: 0 });
    expect([idsOf(struck, 0), struck.figures[0]?.pv]).toEqual([['fullAhead', 'actFate', 'weakMind'], 3]);
    const other = after(state, { type: 'figure.wounded', figure: 1, wounds: 1, lost: 2 });
    expect([idsOf(other, 0)?.length, other.figures[1]?.pv]).toEqual([4, 1]);
    // One of a kind ends, the others stay.
    expect(idsOf(after(state, { type: 'effect.ended', figure: 0, id: 'fullAhead' }), 0)).toEqual([
      'immobilised',
      'actFate',
      'weakMind',
    ]);
  });
});

describe('the turn', () => {
  it('BTS-GEN-33: its end wipes marks, Orders, alarms and the panic that was run off, and no other panic', () => {
    const state = clone(table({ marks: { moved: true, spent: 40_000, shot: true } }));
    state.orders = [{ figure: 0, order: 'stopThem', target: NOBODY, refused: [], executed: false } as never];
    (state.units[0] as { alarm: boolean }).alarm = true;
    const panics = ['running', 'pending', 'none'] as const;
    for (const [i, panic] of panics.entries()) (state.figures[i] as { panic: string }).panic = panic;
    const over = after(state, { type: 'turn.ended', turn: 1 });
    expect(over.figures[0]?.marks).toMatchObject({ moved: false, spent: 0, shot: false });
    expect([over.orders, over.units[0]?.alarm]).toEqual([[], false]);
    expect(over.figures.slice(0, 3).map(({ panic }) => panic)).toEqual(['none', 'pending', 'none']);
  });

  it('BTS-MOR-03: demoralised is the side it happens to, and whoever was', () => {
    const [first, second] = [0, 1].map(seat => ({ type: 'army.demoralised', seat, lost: 3, of: 4 }) as const);
    const state = table();
    expect(after(state, first as Event).demoralised).toEqual([true, false]);
    expect(after(state, second as Event).demoralised).toEqual([false, true]);
    expect(after(state, first as Event, second as Event).demoralised).toEqual([true, true]);
    expect(after(state, second as Event, first as Event).demoralised).toEqual([true, true]);
  });

  it('BTS-ORD-01: the one Order that was carried out is; burning is a piece once', () => {
    const state = clone(table());
    const order = { figure: 0, order: 'stopThem', target: NOBODY, refused: [], executed: false };
    state.orders = [order, order] as never;
    expect(after(state, { type: 'order.executed', index: 1 }).orders.map(({ executed }) => executed)).toEqual([
      false,
      true,
    ]);
    const lit = { type: 'piece.ignited', piece: 2 } as const;
    expect(after(state, lit as Event, lit as Event).burning).toEqual([2]);
  });
});

describe('figures', () => {
  const state = table();
  const moved = (manner: 'walk' | 'fly', cost: number, x: number, rough = false): Event =>
    ({
      type: 'figure.moved',
      figure: 0,
      path: [{ x, y: 200_000 }],
      to: { x, y: 200_000, z: 0, facing: 0 },
      cost,
      manner,
      ...(rough && { rough }),
    }) as Event;

  it('BTS-MOV-03: a move in parts began where its first part did, and costs them all', () => {
    const there = after(state, moved('walk', 30_000, 230_000), moved('walk', 20_000, 250_000, true)).figures[0];
    expect(there?.marks).toMatchObject({ spent: 50_000, moved: true, flew: false, rough: true, from: { x: 200_000 } });
    expect(there?.spot.x).toBe(250_000);
    expect(after(state, moved('fly', 30_000, 230_000)).figures[0]?.marks).toMatchObject({ flew: true, rough: false });
  });

  it('BTS-PRN-05, BTS-PRN-06: whoever stood up or lay down has spent it, and done it', () => {
    const lay = after(state, { type: 'figure.lay', figure: 0, cost: 80_000 }).figures[0];
    expect([lay?.prone, lay?.marks]).toMatchObject([true, { lay: true, stood: false, spent: 80_000 }]);
    const stood = after(state, { type: 'figure.thrown', figure: 0 }, { type: 'figure.stood', figure: 0, cost: 70_000 });
    expect([stood.figures[0]?.prone, stood.figures[0]?.marks]).toMatchObject([
      false,
      { stood: true, lay: false, spent: 70_000 },
    ]);
  });

  it('BTS-WND-05: the lost are out of every Engagement and of their move; those of others go on', () => {
    const engaged = after(state, { type: 'mover.set', figure: 0 });
    const lost = after(engaged, { type: 'figure.removed', figure: 0, cause: 'wounds' });
    expect(lost.figures[0]).toMatchObject({ place: 'gone', pv: 0, effects: [], prone: false });
    expect([lost.links.map(({ charger, charged }) => [charger, charged]), lost.mover]).toEqual([[[1, 3]], NOBODY]);
    const charged = after(engaged, { type: 'figure.removed', figure: 3, cause: 'wounds' });
    expect([charged.links.map(({ charger }) => charger), charged.mover]).toEqual([[0], 0]);
    expect(after(engaged, { type: 'links.cut', figures: [3] }).links.map(({ charger }) => charger)).toEqual([0]);
  });

  it('BTS-TRN-06: the Duel that ended is over, the others are not', () => {
    const split = clone(state);
    split.duels = [7, 8].map(id => ({ id, attacker: 0, sides: [[0], [2]] })) as never;
    expect(after(split, { type: 'duel.ended', duel: 7 } as Event).duels.map(({ id }) => id)).toEqual([8]);
  });
});
