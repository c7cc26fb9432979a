import { cm, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { isHiddenFrom } from '../src/sight/loner.js';
import { outlooksOf, without } from '../src/sight/outlook.js';
import { heightOf, opacities, topOf } from '../src/sight/prisms.js';
import { eyeHeight, seesFigure, seesFrom, seesPast } from '../src/sight/sight.js';
import { seesPiece } from '../src/sight/building.js';
import { obstructions, obstructionsFrom, obstructionsFromMuzzle } from '../src/sight/trajectory.js';
import { aimsAt } from '../src/sight/wall.js';
import { house, inside, man, scene, um, type Scene } from './scene.js';

/** From where one looks, at what, and past what. */

const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });
const inCm = ({ x, y }: Point): [number, number] => [x / 10_000, y / 10_000];
const wall = (box: TerrainBody['box'], height: number): TerrainBody => ({
  id: 'wall',
  kind: 'impassable',
  ...(box && { box }),
  height,
});

describe('from where a figure looks', () => {
  it('BTS-BLD-22: within a building each sees his own room, and nobody sees through the ceiling', () => {
    const t = scene({
      terrain: [house({ storeys: 2 })],
      figures: [inside(1, 'a'), inside(2, 'b'), inside(2, 'c', { storey: 1 }), man(2, 'z', 40, 56)],
    });
    const seen = (target: string): boolean => seesFigure(t.state, t.id('a'), t.id(target));
    expect([seen('b'), seen('c'), seen('z')]).toEqual([true, false, true]);
  });

  it('BTS-BLD-07: an occupant looks at another building from the point of his own that is nearest to it', () => {
    const t = scene({
      terrain: [house(), { id: 'g', kind: 'building', box: [70, 30, 4, 60], height: 6 }],
      figures: [inside(1, 'a'), man(2, 'b', 0, 0, { place: 'inside', host: 'g' })],
    });
    const [{ at: from } = { at: at(0, 0) }] = outlooksOf(t.state, t.id('a'), t.id('b'));
    expect(inCm(from)[0]).toBe(62);
    // The long wall opposite is nearest everywhere along his own: from any point of it he looks straight across.
    const [{ at: back } = { at: at(0, 0) }] = outlooksOf(t.state, t.id('b'), t.id('a'));
    expect(inCm(back)[0]).toBe(70);
    expect(inCm(back)[1]).toBeGreaterThanOrEqual(50);
  });

  const looks = (t: Scene, viewer: string, target: string, muzzle?: Point) =>
    outlooksOf(t.state, t.id(viewer), t.id(target), muzzle).map(({ at: from, eye, ignores }) => [
      ...inCm(from),
      eye / 10_000,
      ignores.map(figure => t.state.battle.sheets[figure]?.id),
    ]);

  it('BTS-GEN-17, BTS-PRN-01: from its middle, nine tenths of its height above the ground it stands on', () => {
    const platform: TerrainBody = { kind: 'platform', box: [10, 10, 20, 20], height: 4 };
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { height: 4 }),
        man(1, 'b', 50, 20, { height: 4, prone: true }),
        man(1, 'r', 0, 0, { place: 'reserve' }),
        man(1, 'g', 0, 0, { place: 'gone' }),
        man(2, 'z', 80, 20),
      ],
      terrain: [platform],
    });
    expect(looks(t, 'a', 'z')).toEqual([[20, 20, 7.6, ['a']]]);
    expect(looks(t, 'b', 'z')).toEqual([[50, 20, 1.8, ['b']]]);
    expect([looks(t, 'r', 'z'), looks(t, 'g', 'z')]).toEqual([[], []]);
    expect([0, 1].map(figure => eyeHeight(t.state, figure) / 10_000)).toEqual([7.6, 1.8]);
    expect([0, 1].map(figure => heightOf(t.state, figure) / 10_000)).toEqual([4, 2]);
    expect([0, 1].map(figure => topOf(t.state, figure) / 10_000)).toEqual([8, 2]);
    expect(looks(t, 'a', 'z', at(22, 21))).toEqual([[22, 21, 7.6, ['a']]]);
  });

  it('BTS-BLD-07: from the wall that is nearest to the target, on the storey, through its own walls alone', () => {
    const far = house({ id: 'far', box: [90, 80, 12, 12], openings: [{ at: [90, 86], kind: 'door' }] });
    const t = scene({
      figures: [
        inside(1, 'a', { storey: 1 }),
        inside(1, 'b'),
        man(2, 'z', 90, 56),
        man(2, 'y', 56, 20),
        man(2, 'x', 0, 0, { place: 'inside', host: 'far' }),
      ],
      terrain: [house({ storeys: 2 }), far],
    });
    expect(looks(t, 'a', 'z')).toEqual([[62, 56, 5.7, ['a']]]);
    expect(looks(t, 'b', 'z')).toEqual([[62, 56, 2.7, ['b']]]);
    expect(looks(t, 'a', 'y')).toEqual([[56, 50, 5.7, ['a']]]);
    expect(looks(t, 'a', 'x')).toEqual([[62, 62, 5.7, ['a']]]);
    const [usual, own] = [opacities(t.state.battle.terrain), without(t.state, 0)];
    expect([[...own], [...usual]]).toEqual([
      [0, usual[1]],
      [usual[0], usual[1]],
    ]);
    expect(usual[0]).not.toBe(0);
    expect(outlooksOf(t.state, 0, 2)[0]?.terrain?.[0]).toBe(0);
  });

  it('BTS-SPR-59: passengers look from every part of what carries them, as high as it is, past it', () => {
    const t = scene({
      figures: [
        man(1, 'm', 40, 40, { build: 'monster', baseMm: 60, capacity: 6, pv: 5, height: 6 }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        man(2, 'z', 80, 40),
      ],
    });
    const all = looks(t, 'p', 'z');
    expect(all.length).toBeGreaterThan(1);
    for (const one of all) expect(one.slice(2)).toEqual([5.4, ['p', 'm']]);
    expect(all.map(([x, y]) => [x, y])).toContainEqual([40, 40]);
  });
});

describe('what is seen', () => {
  it('BTS-GEN-18: of a prone figure only half is left to be seen, of one who stands on a platform more', () => {
    const seen = (height: number, z: Partial<FigureBody> = {}) =>
      seesFigure(
        scene({
          figures: [man(1, 'a', 20, 20, { height: 4 }), man(2, 'z', 40, 20, { height: 4, ...z })],
          terrain: [wall([38, 10, 0.5, 20], height)],
        }).state,
        0,
        1,
      );
    expect([seen(2.5), seen(2.5, { prone: true })]).toEqual([true, false]);
    expect([seen(1.5, { prone: true }), seen(3.9), seen(3.7)]).toEqual([true, false, true]);
  });

  it('BTS-GEN-19, R-20: the sides of a base that is not round are half of its shorter side away', () => {
    // The post hides everything nearer than 1.75 cm to the axis, on one side of it.
    const seen = (baseMm: FigureBody['baseMm'], edge: number) =>
      seesFigure(
        scene({
          figures: [man(1, 'a', 20, 60), man(2, 'z', 100, 60, { ...(baseMm !== undefined && { baseMm }) })],
          terrain: [wall([95, 50, 0.5, 10 + edge], 9)],
        }).state,
        0,
        1,
      );
    expect([seen([100, 40], 1.7), seen([100, 40], 2.1)]).toEqual([true, false]);
    expect([seen([40, 100], 1.7), seen([40, 100], 2.1)]).toEqual([true, false]);
    expect([seen(40, 1.7), seen(40, 2.1)]).toEqual([true, false]);
  });

  it('BTS-GEN-20: whoever is aboard or indoors sees himself', () => {
    const t = scene({
      figures: [
        man(1, 'm', 20, 20, { build: 'monster', baseMm: 60, capacity: 6, pv: 5 }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        inside(1, 'i'),
        man(2, 'z', 80, 20),
      ],
      terrain: [house()],
    });
    expect([0, 1, 2, 3].map(figure => seesFigure(t.state, figure, figure))).toEqual([true, true, true, true]);
    // Each of them looks with his own eyes.
    expect([seesFigure(t.state, 0, 3), seesFigure(t.state, 3, 0), seesFigure(t.state, 3, 1)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('BTS-VEH-15, BTS-SPR-78: from a muzzle beside a wall; past a comrade who is ignored; never what is hidden', () => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20),
        man(1, 'c', 30, 20, { height: 6, baseMm: 50 }),
        man(2, 'z', 40, 20),
        man(2, 'l', 80, 20, { rules: ['srLoner'] }),
      ],
      terrain: [{ kind: 'wooded', box: [75, 10, 20, 20], height: 0.5 }],
    });
    expect([seesFigure(t.state, 0, 2), seesPast(t.state, 0, 2, [1]), seesPast(t.state, 0, 2, [])]).toEqual([
      false,
      true,
      false,
    ]);
    expect([seesFrom(t.state, 0, 2, at(20, 30)), seesFrom(t.state, 0, 2, at(20, 20))]).toEqual([true, false]);
    expect([seesFrom(t.state, 0, 3, at(20, 30)), seesPast(t.state, 0, 3, [1, 2])]).toEqual([false, false]);
    // Friends make it out.
    expect(seesFigure(t.state, 2, 3)).toBe(true);
  });

  it('BTS-SPR-68, R-81: a Loner is hidden beyond 15 cm, 30 in a light exoskeleton, 45 in a heavy one, on foot, while he stays', () => {
    const wood: TerrainBody = { kind: 'wooded', box: [60, 50, 20, 20], height: 5 };
    const hidden = (
      away: number,
      more: Partial<FigureBody> = {},
      terrain: readonly TerrainBody[] = [wood],
    ): boolean => {
      const t = scene({
        figures: [man(1, 'a', 66 - away - 2.5, 60), man(2, 'z', 66, 60, { rules: ['srLoner'], ...more })],
        terrain,
      });
      return isHiddenFrom(t.state, 0, { figure: 1 } as Parameters<typeof isHiddenFrom>[2]);
    };
    expect([hidden(15), hidden(15 + um(1))]).toEqual([false, true]);
    expect([2, 3, 4].map(armourRank => hidden(30, { armourRank }))).toEqual([true, false, false]);
    expect([2, 3, 4].map(armourRank => hidden(30 + um(1), { armourRank }))).toEqual([true, true, false]);
    expect([hidden(45, { armourRank: 4 }), hidden(45 + um(1), { armourRank: 4 })]).toEqual([false, true]);
    expect(hidden(30, { marks: { moved: true } })).toBe(false);
    expect(hidden(30, { build: 'cavalry' })).toBe(false);
    // Whatever hides anything of him covers him: a fence in between, even a low one; not one that is looked over, and no comrade.
    const fence = (height: number, x = 63): TerrainBody => ({ kind: 'obstacle', box: [x, 50, 0.5, 20], height });
    const walls = [[fence(2)], [fence(0.5)], [fence(0.5, 40)], []];
    expect(walls.map(terrain => hidden(30, {}, terrain))).toEqual([true, true, false, false]);
    // On top of something he is in the open; in a wood he is covered all around, from within as well.
    const platform: TerrainBody = { kind: 'platform', box: [60, 50, 20, 20], height: 2 };
    const wide: TerrainBody = { kind: 'wooded', box: [0, 0, 120, 120], height: 5 };
    const tower: TerrainBody = { kind: 'platform', box: [0, 40, 34, 40], height: 12 };
    expect([[platform, tower], [wide]].map(terrain => hidden(30, {}, terrain))).toEqual([false, true]);
  });

  it('R-140, R-81: passengers make out a Loner from any part of what carries them that sees all of him', () => {
    const seen = (terrain: readonly TerrainBody[]): boolean => {
      const figures = [
        man(1, 'm', 40, 40, { build: 'monster', baseMm: 100, capacity: 6, pv: 5, height: 3 }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        man(2, 'z', 80, 40, { rules: ['srLoner'] }),
      ];
      return seesFigure(scene({ figures, terrain }).state, 1, 2);
    };
    const post = (box: TerrainBody['box']): TerrainBody => ({ kind: 'obstacle', ...(box && { box }), height: 2.5 });
    expect([seen([]), seen([post([60, 39, 1, 2])]), seen([post([60, 20, 1, 40])])]).toEqual([true, true, false]);
  });

  it('BTS-BLD-07: from one house at another it is the point that is nearest to any part of that one', () => {
    const from = (box: TerrainBody['box']): readonly (readonly [number, number])[] => {
      const other = house({ id: 'other', ...(box && { box }), openings: [] });
      const figures = [inside(1, 'a'), man(2, 'z', 0, 0, { place: 'inside', host: 'other' })];
      const t = scene({ figures, terrain: [house(), other] });
      return outlooksOf(t.state, 0, 1).map(({ at: point }) => inCm(point));
    };
    // The house takes up 50 to 62 both ways. Where walls face each other it is the middle of what they share.
    expect(from([80, 54, 10, 10])).toEqual([[62, 58]]);
    expect(from([20, 56, 20, 2])).toEqual([[50, 57]]);
    expect(from([30, 20, 10, 10])).toEqual([[50, 50]]);
    // Nor is it the middle of a long machine that counts, but its nearest side.
    const tank = man(2, 'z', 75, 68, { build: 'walker', baseMm: [100, 200], facing: 0 });
    const t = scene({ figures: [inside(1, 'a'), tank], terrain: [house()] });
    expect(outlooksOf(t.state, 0, 1).map(({ at: point }) => inCm(point))).toEqual([[62, 60]]);
  });

  it('R-31: a house is seen by any part of its lowest storey that nothing hides', () => {
    const sees = (walls: readonly TerrainBody[]): boolean =>
      seesPiece(
        scene({ figures: [man(1, 'a', 20, 56), man(2, 'z', 110, 110)], terrain: [house(), ...walls] }).state,
        0,
        0,
      );
    expect(sees([])).toBe(true);
    // Higher than the viewer and the storey's ceiling, as wide as can be.
    expect(sees([wall([35, 0, 1, 120], 12)])).toBe(false);
    // A gap beside the far end of the near wall, and one that shows no part of it.
    expect(sees([wall([48, 0, 1, 61], 12)])).toBe(true);
    expect(sees([wall([48, 0, 1, 63], 12)])).toBe(false);
    // Over a wall that hides the middle of the storey, but not what is near its ceiling.
    expect([sees([wall([40, 0, 1, 120], 3.5)]), sees([wall([40, 0, 1, 120], 5)])]).toEqual([true, false]);
  });
});

describe('where a house is aimed at', () => {
  const t = scene({
    figures: [man(1, 'a', 20, 56), man(2, 'z', 110, 110)],
    terrain: [house({ storeys: 2, height: 8 })],
  });
  const aims = [...aimsAt(t.state, 0, 1, at(20, 56))];

  it('BTS-BLD-09: at eight points of each wall and the nearest of all, half way up the storey, then near its ceiling', () => {
    expect(aims).toHaveLength(2 * (1 + 4 * 8));
    expect([...new Set(aims.map(({ height }) => height / 10_000))]).toEqual([6, 7.6]);
    expect(inCm(aims[0] as Point)).toEqual([50, 56]);
    // The nearest first: the near wall from its middle outwards, the far one last.
    expect(aims.slice(1, 3).map(inCm)).toEqual(
      expect.arrayContaining([
        [50, 55.25],
        [50, 56.75],
      ]),
    );
    const away = aims.slice(1, 33).map(({ x, y }) => Math.hypot(x - cm(20), y - cm(56)));
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    const [xs, ys] = [aims.slice(0, 33).map(({ x }) => x / 10_000), aims.slice(0, 33).map(({ y }) => y / 10_000)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([50, 62, 50, 62]);
    expect(aims.map(inCm)).toContainEqual([50.75, 50]);
    expect(aims.map(inCm)).toContainEqual([62, 61.25]);
  });
});

describe('what is in the way', () => {
  const ids = (t: Scene, shooter: string, target: string) =>
    obstructions(t.state, t.id(shooter), t.id(target)).map(({ kind, id }) =>
      kind === 'figure' ? t.state.battle.sheets[id]?.id : t.state.battle.terrain[id]?.id,
    );
  const post = (box: TerrainBody['box'], height = 12): TerrainBody => ({ ...wall(box, height), id: 'post' });

  it('BTS-BLD-09: of somebody indoors it is his house, last, and only what hides every part of its wall', () => {
    const shot = (terrain: readonly TerrainBody[]) =>
      ids(scene({ figures: [man(1, 'a', 20, 56), inside(2, 'z')], terrain: [house(), ...terrain] }), 'a', 'z');
    expect(shot([])).toEqual(['h']);
    // One part of the near wall is past the post.
    expect(shot([post([40, 50, 1, 8])])).toEqual(['h']);
    expect(shot([post([40, 0, 1, 120])])).toEqual(['post', 'h']);
    // Before the corners that are farthest off stands more than before the rest of it.
    const more = [
      { ...post([45, 52.6, 0.5, 0.6]), id: 'left' },
      { ...post([45, 58.8, 0.5, 0.6]), id: 'right' },
    ];
    expect(shot([post([40, 0, 1, 120]), ...more])).toEqual(['post', 'h']);
  });

  it('BTS-BLD-07: somebody who shoots from indoors has not his own walls in the way', () => {
    const t = scene({
      figures: [inside(1, 'a'), man(2, 'z', 80, 56)],
      terrain: [house(), post([70, 50, 1, 12], 2.3)],
    });
    expect(ids(t, 'a', 'z')).toEqual(['post']);
  });

  it('R-140, BTS-SPR-59: passengers shoot from the part of their Transport that sees the target past the fewest things', () => {
    const t = (terrain: readonly TerrainBody[]) =>
      scene({
        figures: [
          man(1, 'm', 40, 40, { build: 'monster', baseMm: 100, capacity: 6, pv: 5, height: 3 }),
          man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
          man(2, 'z', 80, 40),
        ],
        terrain,
      });
    expect(ids(t([]), 'p', 'z')).toEqual([]);
    expect(ids(t([post([60, 39, 1, 2], 2.5)]), 'p', 'z')).toEqual([]);
    expect(ids(t([post([60, 20, 1, 40], 2.5)]), 'p', 'z')).toEqual(['post']);
    // The carrier itself shoots from its middle.
    expect(ids(t([post([60, 39, 1, 2], 2.5)]), 'm', 'z')).toEqual(['post']);
  });

  it('BTS-VEH-15, BTS-ART-06: from a muzzle, or from the centre of a template, it is what is on that way', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20), man(2, 'z', 60, 20), man(1, 'b', 40, 20)],
      terrain: [post([50, 29, 1, 4], 2)],
    });
    expect(ids(t, 'a', 'z')).toEqual(['b']);
    expect(obstructionsFromMuzzle(t.state, 0, 1, at(20, 30))).toEqual([]);
    expect(obstructionsFromMuzzle(t.state, 0, 1, at(50, 40)).map(({ kind }) => kind)).toEqual([]);
    expect(obstructionsFrom(t.state, at(45, 34), cm(1), 1)).toEqual([{ kind: 'piece', id: 0 }]);
    // Whoever stands at the centre is in the way like anybody else.
    expect(obstructionsFrom(t.state, at(20, 20), cm(1), 1).map(({ id }) => id)).toEqual([0, 2]);
  });

  it('H-03: whoever stands in a wood looks out of it, not out of rocks elsewhere; flat ground covers nobody', () => {
    const area = (kind: string, x: number, height = 8): TerrainBody => ({
      id: kind,
      kind,
      box: [x, 15, 10, 10],
      height,
    });
    const shot = (...terrain: TerrainBody[]) =>
      ids(scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 60, 20)], terrain }), 'a', 'z');
    for (const kind of ['wooded', 'rocky', 'urban']) {
      expect(shot(area(kind, 15))).toEqual([]);
      expect(shot(area(kind, 55))).toEqual([kind]);
      // On its very rim he is in it.
      expect(shot(area(kind, 20))).toEqual([]);
    }
    expect(shot(area('wooded', 55, 0))).toEqual([]);
    // Nearest first.
    expect(shot(area('obstacle', 52, 2), area('wooded', 55))).toEqual(['obstacle', 'wooded']);
  });

  it('BTS-BAS-11: the weapon covers its Servants against whoever is not behind it, one exactly beside it included', () => {
    const covered = (x: number, y: number): boolean => {
      const gun: FigureBody = man(2, 'gun', 60, 60, {
        build: 'siege',
        baseMm: 120,
        facing: 0,
        attacks: 0,
        mvt: 0,
        pv: 3,
        melee: [],
        morale: 0,
        siege: { servants: ['s'], combinedBase: true },
      });
      const t = scene({ figures: [man(1, 'a', x, y), gun, man(2, 's', 60, 60, { serves: 'gun' })] });
      return ids(t, 'a', 's').includes('gun');
    };
    expect([covered(60, 90), covered(60, 30), covered(90, 60), covered(30, 60)]).toEqual([true, true, true, false]);
  });
});
