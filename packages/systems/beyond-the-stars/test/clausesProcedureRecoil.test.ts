import { cm, legLength, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { bestRetreat, givesGround, judgeRecoil, mayBeBlocked } from '../src/duel/recoil.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import type { Spot, State } from '../src/state.js';
import { during } from './battle.js';
import { gun, man, roll, scene, servant, um, type Scene } from './scene.js';

/** Who makes way for a recoil and how, where one is Blocked, and how both sides fall back after a tie. */

const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });
/** `a` has lost to `z`, who stands on his left; `b` may be in the way. */
const lost = (others: readonly FigureBody[] = [], body: Partial<Body> = {}, a: Partial<FigureBody> = {}): State =>
  scene({ figures: [man(1, 'a', 60, 60, a), man(2, 'z', 57.5, 60), ...others], ...body }).state;
const why = (state: State, to: Point, way?: Point): string[] => {
  const ruling = judgeRecoil(state, 0, [1], { to, ...(way !== undefined && { way: { figure: 2, to: way } }) });
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
};
const HULL = {
  build: 'vehicle',
  baseMm: [25, 25],
  attacks: 0,
  melee: [],
  vehicle: { front: 9, flank: 9, rear: 9 },
} as const;

describe('making way', () => {
  const beyond = (more: Partial<FigureBody> = {}, body: Partial<Body> = {}) =>
    lost([man(1, 'b', 63.5, 60, more)], body);
  const aside = at(63.5, 62.6);

  it('BTS-REC-06: no Vehicle, nobody on a combined base, nobody who is Engaged', () => {
    expect(why(beyond(), at(63, 60), aside)).toEqual([]);
    expect(why(beyond(HULL), at(63, 60), aside)).toEqual(['BTS-REC-06']);
    const busy = lost([man(1, 'b', 63.5, 60), man(2, 'y', 66, 60)], { engaged: [['y', 'b']] });
    expect(why(busy, at(63, 60), aside)).toEqual(['BTS-REC-06']);
    const crew = lost([
      servant('s', 63.5, 60),
      gun(['s'], { at: [64.5, 60], siege: { servants: ['s'], combinedBase: true } }),
    ]);
    expect(why(crew, at(63, 60), aside)).toEqual(['BTS-REC-06']);
  });

  it('BTS-REC-06: 3 cm at most, though more were needed', () => {
    // 2.75 cm lie between these centres when they touch.
    const wide = lost([man(1, 'b', 63, 60, { baseMm: 30 })]);
    expect([why(wide, at(63, 60), at(63, 63)), why(wide, at(63, 60), at(63, 63 + um(1)))]).toEqual([
      [],
      ['BTS-REC-06'],
    ]);
  });

  it('R-139: what is needed is measured beside the way, before it and behind its end', () => {
    // Beside it: he stands 2.4 cm from the way, a millimetre is enough, half a centimetre more is allowed.
    const beside = lost([man(1, 'b', 60.9, 62.4)]);
    expect([62.51, 62.99, 63.01].map(y => why(beside, at(63, 60), at(60.9, y)))).toEqual([[], [], ['BTS-REC-06']]);
    // Behind its end only the end counts: straight back from 65.3 it is two millimetres.
    const behind = lost([man(1, 'b', 65.3, 60)]);
    expect([65.51, 65.99, 66.01].map(x => why(behind, at(63, 60), at(x, 60)))).toEqual([[], [], ['BTS-REC-06']]);
    // A recoil straight up, past somebody on the right.
    const up = lost([man(1, 'b', 62.4, 60.9)]);
    expect([62.51, 62.99, 63.01].map(x => why(up, at(60, 63), at(x, 60.9)))).toEqual([[], [], ['BTS-REC-06']]);
  });

  it('BTS-REC-06: whoever is not in that way stays', () => {
    expect(why(lost([man(1, 'b', 60, 64)]), at(63, 60), at(60, 65))).toEqual(['BTS-REC-06']);
  });

  it('BTS-REC-07: Infantry does not go through water on its way aside, neither out of it nor across; riders do', () => {
    const sea = (y: number, deep: number): Partial<Body> => ({
      terrain: [{ kind: 'shallow-water', box: [55, y, 20, deep], height: 0 }],
    });
    // A brook between where he stands and where he goes; the sea he stands in; one that he does not touch.
    expect(why(beyond({}, sea(61.26, 0.08)), at(63, 60), aside)).toEqual(['BTS-REC-07']);
    expect(why(beyond({}, sea(58, 0.76)), at(63, 60), aside)).toEqual(['BTS-REC-07']);
    expect(why(beyond({}, sea(58, 0.74)), at(63, 60), aside)).toEqual([]);
    expect(why(beyond({}, sea(63.9, 2)), at(63, 60), aside)).toEqual([]);
    expect(why(beyond({ build: 'cavalry' }, sea(61.26, 0.08)), at(63, 60), aside)).toEqual([]);
    // BTS-SPR-03: to the Amphibious water is open ground.
    expect(why(beyond({ rules: ['srAmphibious'] }, sea(62, 5)), at(63, 60), aside)).toEqual([]);
  });
});

describe('being Blocked', () => {
  const wall = (x: number, y: number, wide: number, deep: number): TerrainBody => ({
    kind: 'impassable',
    box: [x, y, wide, deep],
    height: 5,
  });

  it('BTS-REC-10, R-39: between two enemies both ways out count, whichever of them is left', () => {
    const between = (...terrain: TerrainBody[]) =>
      scene({
        terrain,
        figures: [man(1, 'a', 60, 60), man(2, 'y', 60, 57.5), man(2, 'z', 60, 62.5)],
      }).state;
    const [right, left] = [wall(62, 50, 1, 20), wall(57, 50, 1, 20)];
    expect(
      [between(), between(right), between(left), between(left, right)].map(state => mayBeBlocked(state, 0, [1, 2])),
    ).toEqual([false, false, false, true]);
    expect(judgeRecoil(between(right), 0, [1, 2], { to: at(57, 60) }).ok).toBe(true);
  });

  it('BTS-REC-05, BTS-REC-10: with only a deep drop left one may fall or be Blocked; a harmless step down is a way', () => {
    const ledge = (height: number) =>
      lost([], {
        terrain: [
          { kind: 'platform', box: [50, 50, 12, 20], height },
          { ...wall(50, 61.4, 20, 1), height: 20 },
          { ...wall(50, 57.6, 20, 1), height: 20 },
        ],
      });
    expect([mayBeBlocked(ledge(8), 0, [1]), why(ledge(8), at(63, 60))]).toEqual([true, []]);
    expect([mayBeBlocked(ledge(3), 0, [1]), why(ledge(3), at(63, 60))]).toEqual([false, []]);
  });

  it('BTS-REC-11: as far as there is room, at most so far, nearer to no enemy, over no edge', () => {
    const gone = (state: State, most: number) => legLength(at(60, 60), bestRetreat(state, 0, [1], cm(most)));
    const shut = (x: number) =>
      lost([], { terrain: [wall(x, 50, 1, 20), wall(50, 61.3, 20, 1), wall(50, 57.7, 20, 1)] });
    // Half a centimetre to the wall behind him.
    expect(gone(shut(61.75), 3)).toBeGreaterThan(cm(0.49));
    expect(gone(shut(61.75), 3)).toBeLessThan(cm(0.56));
    expect(gone(shut(61.26), 3)).toBeLessThan(cm(0.06));
    expect([gone(lost(), 3), gone(lost(), 1.5)]).toEqual([cm(3), cm(1.5)]);
    const end = bestRetreat(lost([], { terrain: [wall(61.3, 50, 1, 20)] }), 0, [1], cm(3));
    expect(end.x).toBeGreaterThanOrEqual(cm(60));
    // On all sides a cliff: he stays where he stands.
    const rock = lost([], { terrain: [{ kind: 'platform', box: [56, 59, 5, 2], height: 8 }] });
    expect(gone(rock, 3)).toBeLessThan(cm(1.1));
  });
});

describe('a tie', () => {
  /** After a tie of 1 to 1. */
  const tied = (a: Partial<FigureBody>, z: Partial<FigureBody>, gap: number, terrain: TerrainBody[] = []): Scene =>
    during(
      {
        terrain,
        figures: [man(1, 'a', 60, 60, a), man(2, 'z', 60 + gap, 60, z)],
        engaged: [['a', 'z']],
        phase: 'duel',
      },
      'fallBack',
      { duel: 0 },
      state => {
        state.duels = [{ id: 0, sides: [[0], [1]], attacker: 0 }];
      },
    );
  const spots = (t: Scene): number[] => [t.at('a')[0], t.at('z')[0]];
  const monster = { build: 'monster', baseMm: 50, pv: 5 } as const;

  it('BTS-DUE-14, R-34: 1.5 cm each; what one cannot give the other does', () => {
    expect(spots(tied({}, {}, 2.5))).toEqual([58.5, 64]);
    const behind: TerrainBody = { kind: 'impassable', box: [64.25, 40, 2, 40], height: 5 };
    const [a = 0, z = 0] = spots(
      tied({}, {}, 2.5, [
        behind,
        { kind: 'impassable', box: [50, 61.3, 20, 1], height: 5 },
        { kind: 'impassable', box: [50, 57.7, 20, 1], height: 5 },
      ]),
    );
    expect([z > 62.9, z < 63.1]).toEqual([true, true]);
    expect(z - a).toBeCloseTo(5.5, 2);
  });

  it('R-34, BTS-MON-15: those who never recoil stay, and the other side makes all the room', () => {
    expect(spots(tied({}, monster, 3.75))).toEqual([57, 63.75]);
    expect(spots(tied({}, HULL, 2.5))).toEqual([57, 62.5]);
  });

  it('R-142: 3 cm lie between each two, also where one is between several; both sides make up alike what is missing', () => {
    const among = (others: readonly (readonly [number, number, Partial<FigureBody>?])[]) => {
      const t = during(
        {
          figures: [
            man(1, 'a', 60, 60),
            ...others.map(([x, y, more = {}], i) => man(2, `z${i}`, 60 + x, 60 + y, more)),
          ],
          engaged: others.map((_, i): [string, string] => ['a', `z${i}`]),
          phase: 'duel',
        },
        'fallBack',
        { duel: 0 },
        state => {
          state.duels = [{ id: 0, sides: [[0], others.map((_, i) => i + 1)], attacker: 0 }];
        },
      );
      const from = (i: number): number => legLength(t.state.figures[0]?.spot as Spot, t.state.figures[i]?.spot as Spot);
      return { t, gaps: others.map((_, i) => Math.round(from(i + 1) / 100 - 250)) };
    };
    const [side, deep] = [1.3, 2.1355];
    const both = among([
      [side, deep],
      [-side, deep],
    ]);
    expect(both.gaps).toEqual([300, 300]);
    expect(both.t.at('a')[1]).toBeLessThan(58.5);
    // The two go back as far as he does, not he alone.
    const gone = legLength(both.t.state.figures[1]?.spot as Spot, { x: 613_000, y: 621_355 });
    expect(gone).toBeGreaterThan(15_100);
    // Opposite each other; and one of them goes nowhere.
    expect(
      among([
        [2.5, 0],
        [-2.5, 0],
      ]).gaps,
    ).toEqual([300, 300]);
    const rooted: Partial<FigureBody> = { build: 'siege', attacks: 1, siege: { servants: [] } };
    const [one = 0, other = 0] = among([
      [side, deep],
      [-side, deep, rooted],
    ]).gaps;
    expect([one >= 300, other]).toEqual([true, 300]);
  });

  it('BTS-VEH-18, BTS-VEH-11: of two Vehicles each drives back, unless its engine is gone', () => {
    expect(spots(tied(HULL, HULL, 2.5))).toEqual([58.5, 64]);
    expect(spots(tied(HULL, { ...HULL, damage: { engine: true } }, 2.5))).toEqual([57, 62.5]);
  });
});

describe('Monsters', () => {
  it('R-40, BTS-MON-15: by the largest of several enemies; those on foot do not count', () => {
    const giant = (seat: 1 | 2, id: string, x: number, baseMm: number) =>
      man(seat, id, x, 60, { build: 'monster', baseMm, height: 6, pv: 5 });
    const { state } = scene({
      figures: [giant(1, 'm', 40, 50), giant(2, 'small', 60, 40), giant(2, 'large', 80, 60), man(2, 'foot', 90, 60)],
    });
    const gives = (foes: number[]) => [givesGround(state, 0, foes, true), givesGround(state, 0, foes, false)];
    expect([gives([1]), gives([2]), gives([1, 2]), gives([3]), gives([3, 2]), gives([])]).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
      [true, true],
      [false, false],
    ]);
  });

  it('R-40: the smaller one gives 3 cm of ground even if it won', () => {
    const t = scene({
      figures: [
        man(1, 'a', 60, 60, { build: 'monster', baseMm: 40, pv: 5 }),
        man(2, 'z', 64.5, 60, { build: 'monster', baseMm: 50, pv: 5 }),
      ],
      engaged: [['a', 'z']],
      begin: 'duels',
    }).do(roll('duel', 6), roll('duel', 1));
    expect([t.next, t.seat]).toEqual(['bts.ask.recoil', 0]);
    t.do({ to: [57, 60] }, roll('wound', 1));
    expect([t.at('a'), t.at('z')]).toEqual([
      [57, 60],
      [64.5, 60],
    ]);
  });
});
