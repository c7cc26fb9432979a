import { cm, FACINGS } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { State } from '../src/state.js';
import { elevationOf } from '../src/table/elevation.js';
import { contactsOf, isEngaged, meleeAround } from '../src/table/engagement.js';
import { arcHolds, canSee, canSeePiece, explainLook, inArc, membersOf } from '../src/table/sight.js';
import { WALKER } from './army.js';
import { man, stateOf, type TerrainBody, type UnitBody } from './scene.js';

/** Who sees whom and who touches whom, clause by clause: what hides, what does not, arcs, perches, elements, corners. */

const wall = (y: number, more: Partial<TerrainBody> = {}): TerrainBody => ({ box: [10, y, 20, 2], size: 3, ...more });
const table = (units: readonly UnitBody[], terrain: readonly TerrainBody[] = []): State => stateOf({ units, terrain });
const member = (state: State, unit: number) => membersOf(state, unit)[0]!;
const sees = (state: State, from: number, to: number): boolean => canSee(state, member(state, from), member(state, to));

const VIEWER = man('v', 0, 20, 20);
const TARGET = man('t', 1, 20, 60);

describe('AT-43, sight, clause by clause', () => {
  it('AT43-LOS-06: foot soldiers hide nobody, machines and support units whoever is no bigger', () => {
    expect(sees(table([VIEWER, TARGET, man('f', 0, 20, 40)]), 0, 1)).toBe(true);
    const walker: UnitBody = { id: 'w', seat: 0, at: [[20, 40]], kind: { ...WALKER, size: 3 } };
    expect(sees(table([VIEWER, TARGET, walker]), 0, 1)).toBe(false);
    // Neither a unit's own machines nor those of the target are in the way.
    const two: UnitBody = {
      ...walker,
      at: [
        [20, 40],
        [20, 60],
      ],
    };
    const state = table([VIEWER, two]);
    expect(canSee(state, member(state, 0), membersOf(state, 1)[1]!)).toBe(true);
    expect(canSee(state, membersOf(state, 1)[1]!, member(state, 0))).toBe(true);
  });

  it('AT43-LOS-03: a machine that drives away hides nobody any more', () => {
    const walker: UnitBody = { id: 'w', seat: 0, at: [[20, 40]], kind: { ...WALKER, size: 3 } };
    const state = table([VIEWER, TARGET, walker]);
    expect(sees(state, 0, 1)).toBe(false);
    state.units[2]!.fighters = state.units[2]!.fighters.map(fighter => ({ ...fighter, x: cm(80) }));
    expect(sees(state, 0, 1)).toBe(true);
  });

  it('AT43-LOS-03: what hides somebody is named, terrain by its place and machines by their unit; what does not is not', () => {
    const walker: UnitBody = { id: 'w', seat: 0, at: [[20, 40]], kind: { ...WALKER, size: 3 } };
    const walled = table([VIEWER, TARGET], [wall(100), wall(40)]);
    expect(explainLook(walled, member(walled, 0), member(walled, 1))).toMatchObject({
      isSeen: false,
      terrain: [1],
      units: [],
    });
    const driven = table([VIEWER, TARGET, walker]);
    expect(explainLook(driven, member(driven, 0), member(driven, 1))).toMatchObject({
      isSeen: false,
      terrain: [],
      units: [2],
    });
    const open = table([VIEWER, TARGET]);
    expect(explainLook(open, member(open, 0), member(open, 1))).toMatchObject({ isSeen: true, terrain: [], units: [] });
  });

  it('AT43-LOS-02: only vehicles have arcs, and an arc turns with the hull, by its own direction', () => {
    const arcs = [{ towards: FACINGS / 4, halfWidth: FACINGS / 8 }];
    const gun = (category: 'walker' | 'vehicle', facing: number): State =>
      table([
        { id: 'v', seat: 0, at: [[20, 20]], kind: { ...WALKER, category, weapons: ['cannon'], arcs }, facing },
        TARGET,
      ]);
    const holds = (state: State): boolean =>
      inArc(state, member(state, 0).fighter, 0, member(state, 1).fighter) &&
      arcHolds(state, member(state, 0).fighter, 0, [
        { x: cm(19), y: cm(60) },
        { x: cm(21), y: cm(60) },
        { x: cm(20), y: cm(62) },
      ]);
    // The target lies north: a quarter turn to the left of a hull that looks east.
    expect(holds(gun('vehicle', 0))).toBe(true);
    expect(holds(gun('vehicle', FACINGS / 4))).toBe(false);
    expect(holds(gun('vehicle', FACINGS / 2))).toBe(false);
    expect(holds(gun('walker', FACINGS / 2))).toBe(true);
  });

  it('AT43-TER-03: one stands on what can be stood on, while it is shut, and on the highest of it', () => {
    const at = (terrain: readonly TerrainBody[]): number => {
      const state = table([VIEWER], terrain);
      return elevationOf(state, member(state, 0).fighter);
    };
    const roof = (more: Partial<TerrainBody>): TerrainBody => ({ box: [10, 10, 20, 20], size: 2, ...more });
    expect(at([])).toBe(0);
    expect(at([roof({})])).toBe(0);
    expect(at([roof({ standable: true })])).toBe(2);
    expect(at([roof({ standable: true, openable: true, open: true })])).toBe(0);
    expect(at([{ ...roof({ standable: true }), box: [40, 40, 5, 5] }])).toBe(0);
    const [low, high] = [roof({ standable: true, size: 1 }), roof({ standable: true, size: 3 })];
    expect([at([low, high]), at([high, low])]).toEqual([3, 3]);
  });

  it('AT43-TER-03, AT43-LOS-07: from a perch one looks over what is no higher, from the ground one does not', () => {
    const roof: TerrainBody = { box: [10, 10, 20, 20], size: 2, standable: true };
    const state = table([VIEWER, TARGET, man('g', 0, 20, 33)], [roof, wall(40, { size: 2 })]);
    expect(sees(state, 2, 1)).toBe(false);
    expect(sees(state, 0, 1)).toBe(true);
    const high = table([VIEWER, TARGET], [roof, wall(40)]);
    expect(sees(high, 0, 1)).toBe(false);
  });

  it('R-94: an element is seen by any of its corners, and hides itself from nobody', () => {
    const seen = (units: readonly UnitBody[], terrain: readonly TerrainBody[]): boolean => {
      const state = table(units, terrain);
      return canSeePiece(state, member(state, 0), 0);
    };
    expect(seen([VIEWER], [wall(40)])).toBe(true);
    // Another of its size in front hides it whole, one that leaves a corner free does not, nor a smaller one.
    expect(seen([VIEWER], [wall(40), { box: [0, 30, 50, 2], size: 3 }])).toBe(false);
    expect(seen([VIEWER], [wall(40), { box: [0, 30, 22, 2], size: 3 }])).toBe(true);
    expect(seen([VIEWER], [wall(40), { box: [0, 30, 50, 2], size: 2 }])).toBe(true);
    // Machines hide it as well, those of his own unit do not.
    const lone: TerrainBody = { box: [19, 60, 2, 2], size: 3 };
    const walker: UnitBody = { id: 'w', seat: 0, at: [[20, 40]], kind: { ...WALKER, size: 3 } };
    expect(seen([VIEWER, walker], [lone])).toBe(false);
    expect(
      seen(
        [
          {
            ...walker,
            at: [
              [20, 20],
              [20, 40],
            ],
          },
        ],
        [lone],
      ),
    ).toBe(true);
    // Whoever stands on it sees it, though he is walled in.
    const ring: TerrainBody[] = [
      { box: [5, 5, 30, 2], size: 4 },
      { box: [5, 33, 30, 2], size: 4 },
      { box: [5, 7, 2, 26], size: 4 },
      { box: [33, 7, 2, 26], size: 4 },
    ];
    expect(seen([VIEWER], [{ box: [0, 0, 40, 40], size: 2, standable: true }, ...ring])).toBe(true);
  });
});

describe('AT-43, contact, clause by clause', () => {
  it('AT43-STAT-03, AT43-RSV-01: who is not on the table is engaged by nobody', () => {
    const state = table([{ ...man('r', 0, 0, 0), place: 'reserve' }, man('e', 1, 2, 2)]);
    expect([isEngaged(state, 0), isEngaged(state, 1)]).toEqual([false, false]);
    const near = table([man('r', 0, 20, 20), man('e', 1, 25.5, 20)]);
    expect([isEngaged(near, 0), isEngaged(near, 1)]).toEqual([true, true]);
    const apart = table([man('r', 0, 20, 20), man('e', 1, 25.5001, 20)]);
    expect([isEngaged(apart, 0), contactsOf(apart, 0, member(apart, 0).fighter)]).toEqual([false, []]);
  });

  it('AT43-SHO-13, R-42: a melee is linked through infantry only, and a machine is alone', () => {
    const walker: UnitBody = { id: 'w', seat: 0, at: [[20, 20]], kind: WALKER };
    const state = table([walker, man('e', 1, 26, 20), man('f', 0, 31, 20), man('o', 1, 80, 80)]);
    expect(meleeAround(state, 0)).toEqual([0]);
    expect(meleeAround(state, 1).sort()).toEqual([1, 2]);
    expect(meleeAround(state, 3)).toEqual([3]);
  });
});
