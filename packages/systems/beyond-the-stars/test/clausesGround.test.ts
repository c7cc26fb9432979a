import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { canBeBlocked, foesOf, inPlay, isEngaged, onTable } from '../src/figures/traits.js';
import { floorAt, platformAt } from '../src/ground/board.js';
import {
  aimAt,
  buildingAt,
  burnableAround,
  doorstepOf,
  isFoughtOut,
  isHeldBy,
  mayLeaveFight,
  occupantsOf,
  roomOf,
  storeyHeight,
} from '../src/ground/buildings.js';
import { hangsOn } from '../src/ground/climbing.js';
import { barrierBetween, defends, heightHeld } from '../src/ground/defence.js';
import { flammableUnder } from '../src/ground/fire.js';
import { nearestOn } from '../src/ground/nearest.js';
import { attendantsOf, crewOf, servantsOf } from '../src/machines/crew.js';
import { isSureOnSix, penetrationTally, pierces } from '../src/machines/penetration.js';
import { sideTowards } from '../src/machines/sides.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { NOBODY, type State } from '../src/state.js';
import { gun, house, inside, man, scene, servant } from './scene.js';

/** Plain questions about figures, ground and machines, each with everybody of whom the answer is no. */

const z = man(2, 'z', 110, 110);

describe('those indoors', () => {
  const homes = [house({ storeys: 2, height: 8 }), house({ id: 'g', box: [80, 50, 12, 12], openings: [] })];
  const indoors = (edit?: (state: State) => void): State => {
    const { state } = scene({
      terrain: homes,
      figures: [
        inside(1, 'a'),
        inside(2, 'y'),
        inside(1, 'b', { storey: 1 }),
        inside(2, 'x', { host: 'g' }),
        man(1, 'c', 20, 20),
        inside(1, 'd'),
        man(1, 'r', 0, 0, { place: 'reserve' }),
        z,
      ],
    });
    edit?.(state);
    return state;
  };
  const state = indoors(it => void (it.fights = [{ piece: 0, storey: 0, assailant: 0, fought: false }]));

  it('BTS-BLD-20: Engaged are all in the storey that is fought over, and nobody else', () => {
    expect([0, 1, 2, 3, 4].map(figure => isEngaged(state, figure))).toEqual([true, true, false, false, false]);
    expect([0, 1].map(figure => isEngaged(indoors(), figure))).toEqual([false, false]);
    const upstairs = indoors(it => void (it.fights = [{ piece: 0, storey: 1, assailant: 0, fought: false }]));
    expect([0, 2].map(figure => isEngaged(upstairs, figure))).toEqual([false, true]);
  });

  it('BTS-BLD-18, BTS-BLD-21: who is where, who holds what, and who may leave', () => {
    expect([occupantsOf(state, 0), occupantsOf(state, 0, 0), occupantsOf(state, 0, 1), occupantsOf(state, 1)]).toEqual([
      [0, 1, 2, 5],
      [0, 1, 5],
      [2],
      [3],
    ]);
    expect([roomOf(state, 2), roomOf(state, 4)]).toEqual([{ piece: 0, storey: 1 }, null]);
    expect([isHeldBy(state, 0, 0, 1), isHeldBy(state, 1, 0, 1), isHeldBy(state, 1, 1, 0)]).toEqual([true, false, true]);
    // Two against one: one of the two may go, the one may not; nobody outside may leave a fight.
    expect([0, 1, 4].map(figure => mayLeaveFight(state, figure))).toEqual([true, false, false]);
    expect([isFoughtOut(state, 0, 0), isFoughtOut(state, 0, 1), isFoughtOut(state, 1, 0)]).toEqual([
      false,
      false,
      false,
    ]);
    const won = indoors(it => void (it.fights = [{ piece: 1, storey: 0, assailant: 0, fought: false }]));
    expect([isFoughtOut(won, 1, 0), isFoughtOut(won, 0, 0), isFoughtOut(won, 1, 1)]).toEqual([true, false, false]);
    expect([storeyHeight(state, 0), storeyHeight(state, 1)]).toEqual([cm(4), cm(6)]);
  });

  it('BTS-BLD-09, BTS-REC-13: shot at are those on the table and indoors; nobody is Blocked indoors', () => {
    expect([inPlay(state, 0), inPlay(state, 1), onTable(state, 0)]).toEqual([[0, 2, 4, 5], [1, 3, 7], [4]]);
    const t = scene({
      terrain: homes,
      figures: [
        inside(1, 'a'),
        man(1, 'b', 20, 20),
        man(1, 'm', 30, 20, { build: 'monster', baseMm: 50, pv: 5 }),
        man(1, 'v', 40, 20, {
          build: 'vehicle',
          baseMm: [40, 40],
          attacks: 0,
          melee: [],
          vehicle: { front: 9, flank: 9, rear: 9 },
        }),
        man(1, 'w', 50, 20, { build: 'walker', pv: 3 }),
        z,
      ],
    });
    expect([0, 1, 2, 3, 4].map(figure => canBeBlocked(t.state, figure))).toEqual([false, true, false, false, true]);
  });

  it('BTS-BLD-14, BTS-BLD-15, BTS-BLD-24: where a shot at them goes, and what can burn around them', () => {
    expect([aimAt(state, 0), aimAt(state, 4)]).toEqual([
      { x: cm(56), y: cm(56) },
      { x: cm(20), y: cm(20) },
    ]);
    expect([
      buildingAt(state, { x: cm(51), y: cm(51) }),
      buildingAt(state, { x: cm(50), y: cm(56) }),
      buildingAt(state, { x: cm(49), y: cm(56) }),
    ]).toEqual([0, 0, undefined]);
    const wooden = scene({
      terrain: [house({ flammable: true }), house({ id: 'g', box: [80, 50, 12, 12] })],
      figures: [inside(1, 'a'), inside(1, 'b', { host: 'g' }), man(1, 'c', 20, 20), z],
    }).state;
    expect([0, 1, 2].map(figure => burnableAround(wooden, figure))).toEqual([[0], [], []]);
    wooden.burning = [0];
    expect(burnableAround(wooden, 0)).toEqual([]);
  });

  it('BTS-BLD-05: the doorstep lies outside each wall, as far as the base is wide', () => {
    const at = (x: number, y: number) => {
      const { x: dx, y: dy } = doorstepOf(state, 4, 0, { x: cm(x), y: cm(y), kind: 'door', storey: 0 });
      return [Math.round(dx / 1_000) / 10, Math.round(dy / 1_000) / 10];
    };
    expect([at(50, 56), at(62, 56), at(56, 50), at(56, 62)]).toEqual([
      [48.7, 56],
      [63.3, 56],
      [56, 48.7],
      [56, 63.3],
    ]);
  });
});

describe('Engagements', () => {
  it('BTS-CHG-04: foes are those one charged and those who charged one, and nobody of other fights', () => {
    const { state } = scene({
      figures: [
        man(1, 'a', 20, 20),
        man(2, 'y', 22.5, 20),
        man(2, 'x', 17.5, 20),
        man(1, 'b', 60, 20),
        man(2, 'w', 62.5, 20),
      ],
      engaged: [
        ['a', 'y'],
        ['x', 'a'],
        ['b', 'w'],
      ],
    });
    expect([0, 1, 2, 3, 4].map(figure => foesOf(state, figure))).toEqual([[1, 2], [0], [0], [4], [3]]);
  });
});

describe('barriers, heights and fire', () => {
  const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [30, 10, 1, 20], height: 2 };
  const held = (
    more: Partial<FigureBody> = {},
    terrain: readonly TerrainBody[] = [wall],
    a: Partial<FigureBody> = {},
  ) => scene({ terrain, figures: [man(1, 'a', 25, 20, a), man(2, 'd', 32.3, 20, more)] }).state;

  it('BTS-DEF-01, BTS-DEF-02, R-118: who defends a barrier, and against whom', () => {
    const yes = (state: State) => [defends(state, 1, 0, 0), barrierBetween(state, 0, 1)];
    expect(yes(held())).toEqual([true, 0]);
    expect(yes(held({ prone: true }))).toEqual([false, undefined]);
    for (const build of ['monster', 'siege'] as const) expect(yes(held({ build, pv: 4 }))).toEqual([false, undefined]);
    expect(yes(held({}, [{ ...wall, kind: 'wooded' }]))).toEqual([false, undefined]);
    // He must look over it, and it must be half as high as who comes.
    expect(yes(held({}, [{ ...wall, height: 2.7 }]))).toEqual([false, undefined]);
    expect(yes(held({ height: 6 }, [{ ...wall, height: 1.5 }]))).toEqual([true, 0]);
    expect(yes(held({ height: 6 }, [{ ...wall, height: 1.4 }]))).toEqual([false, undefined]);
    expect(yes(held({ at: [32.5, 20] }))).toEqual([false, undefined]);
    const burnt = held();
    burnt.burning = [0];
    expect(yes(burnt)).toEqual([false, undefined]);
    // From the same side it is not between them.
    expect(yes(held({}, [wall], { at: [40, 20] }))).toEqual([true, undefined]);
  });

  it('BTS-DEF-13: from a height one looks down on who is less than twice as tall as it', () => {
    const platform = (height: number): TerrainBody => ({ id: 'p', kind: 'platform', box: [30, 10, 20, 20], height });
    const high = (height: number, tall: number) =>
      heightHeld(held({ at: [35, 20] }, [platform(height)], { height: tall }), 1, 0);
    expect([high(2, 3), high(2, 4), high(3, 3)]).toEqual([0, undefined, 0]);
    const state = held({ at: [35, 20] }, [platform(3), { ...platform(5), id: 'q', box: [34, 15, 4, 10] }]);
    expect([
      platformAt(state.battle, { x: cm(35), y: cm(20) }),
      platformAt(state.battle, { x: cm(31), y: cm(20) }),
      platformAt(state.battle, { x: cm(20), y: cm(20) }),
    ]).toEqual([1, 0, undefined]);
    expect([35, 30, 20].map(x => floorAt(state.battle, { x: cm(x), y: cm(20) }))).toEqual([cm(5), cm(3), 0]);
  });

  it('BTS-TER-15: one hangs on what is at least as high, and only if one is above the ground beside it', () => {
    const hanging = (z: number, terrain: TerrainBody) => {
      const state = held({}, [terrain], { at: [28.74, 20] });
      state.figures[0] = {
        ...(state.figures[0] as State['figures'][number]),
        spot: { x: cm(28.74), y: cm(20), z: cm(z), facing: 0 },
      };
      return hangsOn(state, 0);
    };
    const cliff = { ...wall, height: 8 };
    expect([hanging(4, cliff), hanging(8, cliff), hanging(8.1, cliff), hanging(0, cliff)]).toEqual([
      0,
      0,
      undefined,
      undefined,
    ]);
    expect(hanging(4, { ...cliff, kind: 'platform' })).toBe(0);
    expect(hanging(4, { ...cliff, kind: 'impassable' })).toBeUndefined();
    expect(hanging(4, { ...cliff, box: [30.2, 10, 1, 20] })).toBeUndefined();
  });

  it('BTS-TER-25, BTS-TER-27: what can catch fire is flammable, does not burn yet, and has one of them in it', () => {
    const wood = (id: string, x: number, flammable: boolean): TerrainBody => ({
      id,
      kind: 'wooded',
      box: [x, 10, 10, 10],
      height: 3,
      flammable,
    });
    const { state } = scene({
      terrain: [wood('f', 10, true), wood('g', 30, false), wood('h', 50, true), wood('i', 70, true)],
      figures: [man(1, 'a', 15, 15), man(1, 'b', 35, 15), man(1, 'c', 55, 15), man(1, 'd', 90, 90), z],
    });
    expect([flammableUnder(state, [0, 1, 3]), flammableUnder(state, [0, 2]), flammableUnder(state, [3])]).toEqual([
      [0],
      [0, 2],
      [],
    ]);
    state.burning = [0];
    expect(flammableUnder(state, [0, 2])).toEqual([2]);
  });

  it('BTS-BLD-07: the nearest point of an outline, on an edge or at a corner', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ];
    const near = (x: number, y: number) => Object.values(nearestOn(square, { x, y }));
    expect([near(50, -20), near(130, 40), near(60, 170), near(-10, 30), near(-5, -5), near(140, 150)]).toEqual([
      [50, 0],
      [100, 40],
      [60, 100],
      [0, 30],
      [0, 0],
      [100, 100],
    ]);
  });
});

describe('machines', () => {
  it('BTS-SGE-01, BTS-SGE-07: Servants are those who are left, in the same room or on the table; they attend who touch and stand', () => {
    const crew = (s: Partial<FigureBody>, t: Partial<FigureBody> = {}, g: Partial<FigureBody> = {}) => {
      const { state } = scene({
        terrain: [house({ storeys: 2 })],
        figures: [
          gun(['s', 't'], g),
          servant('s', 40, 43.75, s),
          servant('t', 40, 36.25, t),
          man(2, 'y', 40, 46.25),
          z,
        ],
      });
      return [servantsOf(state, 0), attendantsOf(state, 0)];
    };
    expect(crew({})).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(crew({ place: 'gone' })).toEqual([[2], [2]]);
    expect(crew({ place: 'reserve' })).toEqual([[2], [2]]);
    expect(crew({ prone: true })).toEqual([[1, 2], [2]]);
    expect(crew({ at: [40, 44] })).toEqual([[1, 2], [2]]);
    const indoors = { place: 'inside', host: 'h' } as const;
    expect(crew(indoors)).toEqual([[2], [2]]);
    const light = { ...indoors, rules: ['srLightSiege'] };
    expect(crew(indoors, { ...indoors, storey: 1 }, light)).toEqual([[1], [1]]);
    expect(crew(indoors, {}, light)).toEqual([[1, 2], [1]]);
  });

  it('BTS-MON-17: crew are those with the keyword aboard that very machine', () => {
    const carrier = (id: string, x: number) => man(1, id, x, 40, { build: 'monster', baseMm: 60, capacity: 3, pv: 5 });
    const { state } = scene({
      figures: [
        carrier('m', 30),
        carrier('n', 60),
        man(1, 'c', 0, 0, { place: 'aboard', host: 'm', keywords: ['crew'] }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        man(1, 'd', 0, 0, { place: 'aboard', host: 'n', keywords: ['crew'] }),
        man(1, 'e', 90, 40, { keywords: ['crew'] }),
        z,
      ],
    });
    expect([crewOf(state, 0), crewOf(state, 1)]).toEqual([[2], [4]]);
  });

  const hull = (more: Partial<FigureBody> = {}) =>
    scene({
      figures: [
        man(2, 'v', 60, 60, {
          build: 'vehicle',
          baseMm: [60, 60],
          attacks: 0,
          melee: [],
          vehicle: { front: 14, flank: 12, rear: 10 },
          ...more,
        }),
        man(1, 'a', 80, 60, { ranged: [{ id: 'g' }, { id: 'f', category: 'flamer' }] }),
      ],
    }).state;

  it('BTS-VEH-04, R-44: the side that faces; on a diagonal the better armoured one', () => {
    const side = (x: number, y: number, more: Partial<FigureBody> = {}) =>
      sideTowards(hull(more), 0, { x: cm(x), y: cm(y) });
    expect([side(80, 60), side(60, 80), side(60, 40), side(40, 60)]).toEqual(['front', 'flank', 'flank', 'rear']);
    expect([side(80, 80), side(40, 80)]).toEqual(['front', 'flank']);
    const weak = { vehicle: { front: 8, flank: 12, rear: 13 } };
    expect([side(80, 80, weak), side(40, 80, weak)]).toEqual(['flank', 'rear']);
    expect([side(80, 60, { baseMm: 60 }), side(40, 60, { baseMm: 60 })]).toEqual(['front', 'rear']);
  });

  it('BTS-VEH-06, BTS-WPN-11: Force and Penetration against the side; a 6 of flames always pierces, another 6 does not', () => {
    const state = hull();
    const blow = (more: object) => ({ kind: 'shot', by: 1, victim: 0, force: 6, pen: 2, weapon: 0, ...more }) as const;
    expect([penetrationTally(state, blow({})).total, penetrationTally(state, blow({ pen: 0 })).total]).toEqual([8, 6]);
    expect([pierces(state, blow({}), 6), pierces(state, blow({}), 5)]).toEqual([true, false]);
    expect([isSureOnSix(state, blow({})), isSureOnSix(state, blow({ weapon: 1 }))]).toEqual([false, true]);
    expect([
      isSureOnSix(state, blow({ weapon: 1, kind: 'duel' })),
      isSureOnSix(state, blow({ weapon: 1, by: NOBODY, kind: 'hit' })),
    ]).toEqual([false, false]);
    expect([
      pierces(state, blow({ weapon: 1, force: 1, pen: 0 }), 6),
      pierces(state, blow({ weapon: 1, force: 1, pen: 0 }), 5),
    ]).toEqual([true, false]);
    expect(pierces(state, blow({ force: 1, pen: 0 }), 6)).toBe(false);
  });
});
