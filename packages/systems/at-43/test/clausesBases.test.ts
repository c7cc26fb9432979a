import { cm, FACINGS, type BaseShape } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { pushFault, pushPlaces } from '../src/movement/crush.js';
import { judgeMove } from '../src/movement/moving.js';
import type { State } from '../src/state.js';
import { WALKER } from './army.js';
import { man, stateOf, type TerrainBody } from './scene.js';

/** Second clauses of bases that are not round, and of machines that stand side by side. */

/** The same table with other bases for the machines. */
const reshaped = (state: State, base: BaseShape): State => ({
  ...state,
  battle: {
    ...state.battle,
    sheets: state.battle.sheets.map(sheet => (sheet.category === 'walker' ? { ...sheet, base } : sheet)),
  },
});

/** Ten centimetres long and four wide. */
const LONG: BaseShape = { kind: 'rectangle', length: cm(10), width: cm(4) };
const QUARTER = FACINGS / 4;

describe('AT-43, clause by clause: bases', () => {
  it('AT43-MOV-03, AT43-MOV-11, AT43-MOV-19: a machine may turn on the spot, where its base has room for it', () => {
    const turn = (terrain: readonly TerrainBody[], by: number, base?: BaseShape) => {
      const round = stateOf({ units: [{ id: 'w', seat: 0, at: [[20, 20]], kind: WALKER }], terrain });
      const state = base === undefined ? round : reshaped(round, base);
      const [{ id, x, y, facing }] = state.units[0]!.fighters as [State['units'][number]['fighters'][number]];
      const verdict = judgeMove(state, 0, 'combat', [{ fighter: id, x, y, facing: (facing + by) % FACINGS }]);
      return verdict.ok ? 'may' : verdict.because.rule;
    };
    const wall: TerrainBody = { box: [15, 23, 10, 1], size: 3 };
    expect([turn([], QUARTER), turn([wall], QUARTER)]).toEqual(['may', 'may']);
    expect([turn([], QUARTER, LONG), turn([wall], 0, LONG), turn([wall], 2 * QUARTER, LONG)]).toEqual([
      'may',
      'may',
      'may',
    ]);
    expect(turn([wall], QUARTER, LONG)).toBe('AT43-MOV-11');
  });

  it('R-99, AT43-DMG-16: an immobilised machine does not turn either, whatever its base; the reason is its own', () => {
    const turn = (by: number, propulsion: number, base?: BaseShape) => {
      const parts = { 0: [propulsion, 3, 1, 1] };
      const round = stateOf({ units: [{ id: 'w', seat: 0, at: [[20, 20]], kind: WALKER, parts }] });
      const state = base === undefined ? round : reshaped(round, base);
      const [{ id, x, y, facing }] = state.units[0]!.fighters as [State['units'][number]['fighters'][number]];
      const verdict = judgeMove(state, 0, 'combat', [{ fighter: id, x, y, facing: (facing + by) % FACINGS }]);
      return verdict.ok ? 'may' : `${verdict.because.rule} ${verdict.because.say}`;
    };
    const stuck = 'AT43-DMG-16 at43.no.stuck';
    expect([turn(0, 0), turn(1, 0), turn(0, 0, LONG), turn(QUARTER, 0, LONG)]).toEqual(['may', stuck, 'may', stuck]);
    expect([turn(1, 1), turn(QUARTER, 1, LONG)]).toEqual(['may', 'may']);
  });

  it('R-35: under two machines at once a man may be pushed to either side of them', () => {
    const state = stateOf({
      units: [
        {
          id: 'w',
          seat: 0,
          at: [
            [20, 20],
            [26.1, 20],
          ],
          kind: WALKER,
        },
        man('b', 0, 23.05, 20),
      ],
    });
    const push = { fighter: state.units[1]!.fighters[0]!.id, by: 0, waiting: [] };
    const fault = (x: number, y: number) => pushFault(state, push, { x: cm(x), y: cm(y) });
    // Beside the one and more than five centimetres from the other, each way; and too far from both.
    expect([fault(15.4, 20), fault(30.7, 20), fault(8, 20)]).toEqual([undefined, undefined, 'at43.no.pushedTooFar']);
    const places = pushPlaces(state, push);
    expect(places.some(({ x }) => x < cm(17)) && places.some(({ x }) => x > cm(29))).toBe(true);
    expect(places.every(at => pushFault(state, push, at) === undefined)).toBe(true);
  });

  it('R-35, AT43-CRSH-09: around a long machine there are places before and behind it', () => {
    const round = stateOf({ units: [{ id: 'w', seat: 0, at: [[20, 20]], kind: WALKER }, man('b', 0, 20, 20)] });
    const state = reshaped(round, LONG);
    const push = { fighter: state.units[1]!.fighters[0]!.id, by: 0, waiting: [] };
    const places = pushPlaces(state, push);
    expect(places.length).toBeGreaterThan(0);
    for (const at of places) expect(pushFault(state, push, at)).toBeUndefined();
    const [dx, dy] = [places.map(({ x }) => Math.abs(x - cm(20))), places.map(({ y }) => Math.abs(y - cm(20)))];
    expect(Math.max(...dx, ...dy)).toBeGreaterThan(cm(6.4));
  });
});
