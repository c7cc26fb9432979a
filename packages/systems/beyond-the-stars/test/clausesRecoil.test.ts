import { cm, legLength, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { recoilKind } from '../src/decisions/recoil.js';
import { partedSpot, touchedBy } from '../src/duel/parting.js';
import { bestRetreat, dropAt, givesGround, judgeRecoil, mayBeBlocked } from '../src/duel/recoil.js';
import { freeWays, madeWays, makeWayTowards, recoilTowards } from '../src/duel/suggestRecoils.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import type { State } from '../src/state.js';
import { gun, man, scene, servant, um } from './scene.js';

/** Recoils, those who make way for them, and how fighters are drawn apart. */

const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });
const words = ({ x, y }: Point): string => `${Math.round(x / 1_000) / 10},${Math.round(y / 1_000) / 10}`;
/** `a` has lost against `z`, who stands on his left. */
const lost = (
  others: readonly FigureBody[] = [],
  terrain: readonly TerrainBody[] = [],
  a: Partial<FigureBody> = {},
): State =>
  scene({ terrain, figures: [man(1, 'a', 60, 60, a), man(2, 'z', 57.5, 60), ...others], engaged: [['z', 'a']] }).state;
const why = (state: State, to: Point, way?: { figure: number; to: Point }): string[] => {
  const ruling = judgeRecoil(state, 0, [1], { to, ...(way !== undefined && { way }) });
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
};

describe('recoils', () => {
  it('BTS-REC-01, R-39: 3 cm, and nearer to no enemy', () => {
    const state = lost();
    expect([why(state, at(63, 60)), why(state, at(62.9, 60)), why(state, at(63.1, 60))]).toEqual([
      [],
      ['BTS-REC-01'],
      ['BTS-REC-01'],
    ]);
    expect([
      why(state, at(63 + um(2), 60)),
      why(state, at(63 + um(3), 60)),
      why(state, at(63 - um(2), 60)),
      why(state, at(63 - um(3), 60)),
    ]).toEqual([[], ['BTS-REC-01'], [], ['BTS-REC-01']]);
    expect([why(state, at(60, 63)), why(state, at(60, 57)), why(state, at(60 - um(1), 63))]).toEqual([
      [],
      [],
      ['BTS-REC-01'],
    ]);
    const two = scene({ figures: [man(1, 'a', 60, 60), man(2, 'z', 57.5, 60), man(2, 'y', 60, 57.5)] }).state;
    const both = (to: Point) => judgeRecoil(two, 0, [1, 2], { to }).ok;
    expect([both(at(63, 60)), both(at(60, 63)), both(at(60, 57))]).toEqual([true, true, false]);
  });

  it('BTS-REC-01: listed are sixteen directions and the straightest, as far as they are free, straight away first', () => {
    const ways = freeWays(lost(), 0, [1]).map(words);
    expect(ways).toHaveLength(17);
    expect(ways.slice(0, 5)).toEqual(['63,60', '62.9,60.6', '62.9,59.4', '62.8,61.1', '62.8,58.9']);
    expect(ways.slice(-2)).toEqual(['60,63', '60,57']);
    // From the middle of two enemies.
    const two = scene({ figures: [man(1, 'a', 60, 60), man(2, 'z', 58.2, 58.2), man(2, 'y', 58.2, 61.8)] }).state;
    expect(freeWays(two, 0, [1, 2]).map(words)[0]).toBe('63,60');
    expect(freeWays(two, 0, [1, 2])).toHaveLength(9);
    expect(words(recoilTowards(lost(), 0, at(60, 90)))).toBe('60,63');
    expect([
      words(makeWayTowards(lost(), 0, at(60, 62))),
      words(makeWayTowards(lost(), 0, at(60, 63))),
      words(makeWayTowards(lost(), 0, at(60, 90))),
    ]).toEqual(['60,62', '60,63', '60,63']);
    expect(makeWayTowards(lost(), 0, at(60, 90)).y).toBe(cm(63) - 2);
  });

  it('BTS-REC-02, BTS-REC-04, BTS-REC-10: what is in the way blocks; Blocked is who has no way at all', () => {
    const wall: TerrainBody = { kind: 'impassable', box: [62, 50, 1, 20], height: 5 };
    expect([why(lost([], [wall]), at(63, 60)), why(lost([man(1, 'b', 63.5, 60)]), at(63, 60))]).toEqual([
      ['BTS-REC-04'],
      ['BTS-REC-02'],
    ]);
    expect(mayBeBlocked(lost([], [wall]), 0, [1])).toBe(false);
    const pit: TerrainBody[] = [
      wall,
      { kind: 'impassable', box: [50, 61.5, 12, 1], height: 5 },
      { kind: 'impassable', box: [50, 57.5, 12, 1], height: 5 },
    ];
    const shut = scene({
      terrain: [{ ...wall, box: [61.3, 50, 1, 20] }, ...pit.slice(1)],
      figures: [man(1, 'a', 60, 60), man(2, 'z', 57.5, 60)],
    }).state;
    expect([mayBeBlocked(shut, 0, [1]), freeWays(shut, 0, [1])]).toEqual([true, []]);
    const blocked = { blocked: true } as const;
    const shape = { kind: 'bts.recoil', figure: 0, foes: [1] } as const;
    expect([
      recoilKind.judge(shut, shape, blocked, 0, '').ok,
      recoilKind.judge(lost(), shape, blocked, 0, '').ok,
    ]).toEqual([true, false]);
    expect([...recoilKind.enumerate(shut, shape, 0)]).toEqual([blocked]);
    expect([...recoilKind.enumerate(lost(), shape, 0)]).not.toContainEqual(blocked);
  });

  it('BTS-REC-05: down a drop deeper than one is tall only if there is no other way', () => {
    const platform = (height: number, wide: number): TerrainBody => ({
      id: 'p',
      kind: 'platform',
      box: [50, 50, wide, 20],
      height,
    });
    const edge = (height: number) => lost([], [platform(height, 12)]);
    expect([
      dropAt(edge(3), 0, at(63, 60)),
      dropAt(edge(3.1), 0, at(63, 60)),
      dropAt(edge(3.1), 0, at(61, 60)),
    ]).toEqual([0, cm(3.1), 0]);
    expect([why(edge(3), at(63, 60)), why(edge(3.1), at(63, 60)), why(edge(3.1), at(60, 63))]).toEqual([
      [],
      ['BTS-REC-05'],
      [],
    ]);
  });

  it('R-40: a Monster gives ground to Vehicles, to larger Monsters, and to its equals if it has lost', () => {
    const giant = (seat: 1 | 2, id: string, x: number, more: Partial<FigureBody> = {}) =>
      man(seat, id, x, 60, { build: 'monster', baseMm: 50, height: 6, pv: 5, ...more });
    const gives = (foe: FigureBody, own: FigureBody = giant(1, 'm', 40)): boolean[] => {
      const { state } = scene({ figures: [own, foe] });
      return [true, false].map(beaten => givesGround(state, 0, [1], beaten));
    };
    expect(gives(giant(2, 'n', 60))).toEqual([true, false]);
    expect(gives(giant(2, 'n', 60, { baseMm: 60 }))).toEqual([true, true]);
    expect(gives(giant(2, 'n', 60, { height: 7 }))).toEqual([true, true]);
    expect(gives(giant(2, 'n', 60, { baseMm: 40, height: 9 }))).toEqual([false, false]);
    expect(
      gives(
        man(2, 'v', 60, 60, {
          build: 'vehicle',
          baseMm: [60, 60],
          attacks: 0,
          melee: [],
          vehicle: { front: 9, flank: 9, rear: 9 },
        }),
      ),
    ).toEqual([true, true]);
    expect(gives(man(2, 'i', 60, 60))).toEqual([false, false]);
    expect(gives(giant(2, 'n', 60), man(1, 'i', 40, 60))).toEqual([false, false]);
  });
});

describe('making way', () => {
  const wide = (more: Partial<FigureBody> = {}) =>
    lost([man(1, 'b', 63.5, 60, more), man(2, 'y', 90, 90), man(1, 'far', 75, 60)]);
  const aside = { figure: 2, to: at(63.5, 62.6) };

  it('BTS-REC-06, BTS-REC-07: an ally who is in the way, free to move, and no farther than needed', () => {
    expect(why(wide(), at(63, 60), aside)).toEqual([]);
    // Not in the way; an enemy; the loser himself; nobody there; too far.
    expect(why(wide(), at(60, 63), aside)).toEqual(['BTS-REC-06']);
    for (const figure of [0, 1, 3, 99]) expect(why(wide(), at(63, 60), { ...aside, figure })).toEqual(['BTS-REC-06']);
    expect(why(wide({ place: 'reserve' }), at(63, 60), aside)).toEqual(['BTS-REC-06']);
    expect(why(wide(), at(63, 60), { figure: 2, to: at(63.5, 63.1) })).toEqual(['BTS-REC-06']);
    expect(why(wide(), at(63, 60), { figure: 2, to: at(66.6, 60) })).toEqual(['BTS-REC-06']);
    for (const build of ['monster'] as const)
      expect(why(wide({ build, pv: 4 }), at(63, 60), aside)).toEqual(['BTS-REC-06']);
    expect(why(wide({ effects: [{ id: 'immobilised', until: 'turn' }] }), at(63, 60), aside)).toEqual(['BTS-REC-06']);
    // 2.449 cm are needed to leave 2.5 cm to where he ends; half a centimetre more is too much.
    expect([
      why(wide(), at(63, 60), { figure: 2, to: at(63.5, 62.94) }),
      why(wide(), at(63, 60), { figure: 2, to: at(63.5, 62.96) }),
    ]).toEqual([[], ['BTS-REC-06']]);
    expect(why(wide(), at(63, 60), { figure: 2, to: at(63.5, 62.4) })).not.toEqual([]);
  });

  it('BTS-REC-07: no ally makes way through others, down a drop or into water', () => {
    const water: TerrainBody = { kind: 'deep-water', box: [62, 62.5, 5, 5], height: 0 };
    const wet = lost([man(1, 'b', 63.5, 60)], [water]);
    expect(why(wet, at(63, 60), aside)).toEqual(['BTS-REC-07']);
    const crowd = lost([man(1, 'b', 63.5, 60), man(1, 'c', 63.5, 63)]);
    expect(why(crowd, at(63, 60), aside)).toEqual(['BTS-REC-07']);
    const cliff: TerrainBody = { kind: 'platform', box: [40, 40, 40, 22], height: 4 };
    expect(why(lost([man(1, 'b', 63.5, 60)], [cliff]), at(63, 60), aside)).toEqual(['BTS-REC-07']);
  });

  it('BTS-REC-06: offered are four ways with each ally near enough, each the shortest aside, all legal', () => {
    const plans = [...madeWays(wide(), 0, [1])];
    expect(plans).toHaveLength(4);
    expect(new Set(plans.map(({ way }) => way?.figure))).toEqual(new Set([2]));
    for (const plan of plans) expect(judgeRecoil(wide(), 0, [1], plan).ok).toBe(true);
    expect(plans.map(({ to }) => words(to))).toEqual(['63,60', '63,60.3', '63,59.7', '62.9,60.6']);
    const spot = at(63.5, 60);
    for (const { way } of plans) expect(legLength(spot, way?.to ?? spot)).toBeLessThan(cm(2.7));
    expect([...madeWays(lost([man(1, 'b', 72, 60)]), 0, [1])]).toEqual([]);
    expect([...madeWays(lost([man(2, 'b', 63.5, 60)]), 0, [1])]).toEqual([]);
  });
});

describe('being drawn apart', () => {
  it('BTS-REC-11, R-34: as far as there is room, straight away if it can be', () => {
    expect(words(bestRetreat(lost(), 0, [1], cm(3)))).toBe('63,60');
    expect(words(bestRetreat(lost(), 0, [1], cm(1)))).toBe('61,60');
    // With a wall behind, along it.
    const wall: TerrainBody = { kind: 'impassable', box: [61.5, 50, 1, 20], height: 5 };
    const along = bestRetreat(lost([], [wall]), 0, [1], cm(3));
    expect(legLength(at(60, 60), along)).toBeGreaterThan(cm(2.9));
    // Not down a cliff.
    const cliff: TerrainBody = { kind: 'platform', box: [50, 50, 11, 20], height: 8 };
    expect(bestRetreat(lost([], [cliff]), 0, [1], cm(3)).x).toBeLessThanOrEqual(cm(61));
  });

  it('BTS-DUE-19: those in contact step apart; from a Siege Weapon the others do, and what is rooted stays', () => {
    const state = lost();
    expect([touchedBy(state, 0), touchedBy(state, 1)]).toEqual([[1], [0]]);
    const to = partedSpot(state, 0);
    expect([to !== undefined && to.x > cm(60), to?.y]).toEqual([true, cm(60)]);
    expect(partedSpot(lost([], [], { at: [61, 60] }), 0)).toBeUndefined();
    const t = scene({ figures: [gun(['s'], { at: [60, 60] }), servant('s', 90, 90), man(2, 'z', 56.25, 60)] });
    expect([partedSpot(t.state, 0), partedSpot(t.state, 2) !== undefined]).toEqual([undefined, true]);
    const hull = (seat: 1 | 2, id: string, x: number, more: Partial<FigureBody> = {}) =>
      man(seat, id, x, 60, {
        build: 'vehicle',
        baseMm: [40, 40],
        attacks: 0,
        melee: [],
        vehicle: { front: 9, flank: 9, rear: 9 },
        ...more,
      });
    const foot = scene({ figures: [hull(1, 'v', 60), man(2, 'z', 56.75, 60)] }).state;
    expect([partedSpot(foot, 0), partedSpot(foot, 1) !== undefined]).toEqual([undefined, true]);
    const both = scene({ figures: [hull(1, 'v', 60), hull(2, 'w', 56)] }).state;
    expect(partedSpot(both, 0)).toBeDefined();
    const dead = scene({ figures: [hull(1, 'v', 60, { damage: { engine: true } }), hull(2, 'w', 56)] }).state;
    expect([partedSpot(dead, 0), partedSpot(dead, 1) !== undefined]).toEqual([undefined, true]);
    // On another level nobody touches.
    const high = scene({
      terrain: [{ kind: 'platform', box: [58.7, 50, 20, 20], height: 5 }],
      figures: [man(1, 'a', 60, 60), man(2, 'z', 57.5, 60)],
    }).state;
    expect(touchedBy(high, 0)).toEqual([]);
  });

  it('BTS-DUE-19: in a throng one gets out past the others, no farther than that takes', () => {
    const ring = Array.from({ length: 6 }, (_, i) =>
      man(1, `r${i}`, 60 + 2.6 * Math.cos((i * Math.PI) / 3), 60 + 2.6 * Math.sin((i * Math.PI) / 3)),
    );
    const state = scene({ figures: [man(2, 'z', 60, 60, { baseMm: 27 }), ...ring, man(1, 'far', 20, 20)] }).state;
    const near = partedSpot(state, 0, cm(3));
    expect(near).toBeUndefined();
    const out = partedSpot(state, 0, cm(9));
    expect(out).toBeDefined();
    const away = legLength(at(60, 60), out ?? at(60, 60));
    expect([away > cm(4.5), away < cm(5.4)]).toEqual([true, true]);
  });
});
