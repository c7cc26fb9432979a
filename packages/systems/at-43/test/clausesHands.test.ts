import { describe, expect, it } from 'vitest';
import { observersOf } from '../src/abilities/artillery.js';
import { repairsFor } from '../src/abilities/mechanic.js';
import { commandOptions } from '../src/procedures/activations.js';
import { officerOf, unitWithFighter } from '../src/units.js';
import { officer, WALKER, type Kind } from './army.js';
import { man, row, scene, stateOf, type UnitBody } from './scene.js';

/** One of several is enough, and who is not there does nothing: hands, eyes, cards and officers. */

describe('AT-43, one of several', () => {
  it('AT43-SPC-03: one mechanic in contact is enough, of several', () => {
    const mechanic: Kind = { role: 'specialist', abilities: ['mechanic'] };
    const crew = (at: UnitBody['at'] & object, figures: UnitBody['figures'] & object) =>
      stateOf({
        units: [
          { id: 'a', seat: 0, at, figures },
          { id: 'w', seat: 0, at: [[20, 26]], kind: WALKER, parts: { 0: [1, 3, 1, 1] } },
        ],
      });
    const far = row(20, 20, 2, 20);
    expect(repairsFor(crew(far, { 0: mechanic, 1: mechanic }), 0)).toHaveLength(1);
    expect(repairsFor(crew(far, { 1: mechanic }), 0)).toEqual([]);
    expect(repairsFor(crew(far, {}), 0)).toEqual([]);
  });

  it('AT43-ART-03: leaders off the table observe nothing, and a leader himself is seen by his own', () => {
    const state = stateOf({
      units: [{ ...man('r', 0, 0, 0), place: 'reserve' }, man('a', 0, 30, 30), man('b', 1, 60, 60)],
    });
    const fighter = (unit: number) => state.units[unit]!.fighters[0]!;
    expect(observersOf(state, 0, { unit: 2, fighter: fighter(2) })).toEqual([fighter(1).id]);
    expect(observersOf(state, 0, { unit: 1, fighter: fighter(1) })).toEqual([fighter(1).id]);
  });

  it('AT43-ACT-06, AT43-ACT-09: two cards are enough to put one behind or to play two, one is not', () => {
    const barred = (cards: readonly string[], deferred: boolean) => {
      const s = scene({
        units: [man('a', 0, 20, 20), man('b', 0, 40, 20), man('x', 1, 80, 80)],
        start: { opportunity: 0 },
        cards: [cards, ['x']],
        points: [9, 9],
      });
      s.state.sides[0]!.deferred = deferred;
      const options = commandOptions(s.state, 0);
      return ['replace', 'extra'].map(id => options.find(one => one.id === id)!.barred?.map(({ rule }) => rule) ?? []);
    };
    expect(barred(['a', 'b'], true)).toEqual([[], []]);
    expect(barred(['a'], true)).toEqual([['AT43-ACT-06'], ['AT43-ACT-09']]);
    expect(barred(['a', 'b'], false)).toEqual([[], ['AT43-ACT-09']]);
  });

  it('AT43-UNIT-15: without its leader, or led by somebody without rank, a unit has no officer', () => {
    const state = stateOf({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 3), figures: { 0: officer() } }, man('x', 1, 80, 80)],
    });
    const unit = state.units[0]!;
    const [first, second] = unit.fighters;
    expect([officerOf(state, 0), officerOf(state, 1)]).toEqual([first!.id, -1]);
    unit.leader = second!.id;
    expect(officerOf(state, 0)).toBe(-1);
    unit.leader = first!.id;
    unit.fighters = unit.fighters.slice(1);
    expect(officerOf(state, 0)).toBe(-1);
    unit.leader = -1;
    expect(officerOf(state, 0)).toBe(-1);
  });

  it('AT43-DMG-19: a pilot who waits in his machine is in no unit on foot yet', () => {
    const state = stateOf({ units: [{ ...man('p', 0, 0, 0), place: 'pilot', pool: 'pilot' }, man('a', 0, 20, 20)] });
    const id = (unit: number) => state.units[unit]!.fighters[0]!.id;
    expect([unitWithFighter(state, id(0)), unitWithFighter(state, id(1))]).toEqual([-1, 1]);
  });
});
