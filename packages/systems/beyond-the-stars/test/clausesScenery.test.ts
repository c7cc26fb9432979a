import { cm, FACINGS } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { landingAcross, waysAcross } from '../src/ground/across.js';
import { buildingAt, isFoughtOut, occupantsOf } from '../src/ground/buildings.js';
import { heightHeld } from '../src/ground/defence.js';
import { mayTest, passage } from '../src/ground/passage.js';
import { judgePassing } from '../src/ground/passing.js';
import { areAlike, judgeScenery, pieceAt, turnsOf, wholeCm } from '../src/ground/scenery.js';
import { isInDeepWater } from '../src/ground/water.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { seesFigure } from '../src/sight/sight.js';
import type { State, TerrainPiece } from '../src/state.js';
import { house, inside, man, roll, scene, type Scene } from './scene.js';

/** Scenery and those on it, in it and beside it: who passes what, what lies behind what, and what has just changed. */

const z = man(2, 'z', 110, 110);
const wall = (more: Partial<TerrainBody> = {}): TerrainBody => ({
  id: 'w',
  kind: 'obstacle',
  box: [30, 0, 1, 40],
  height: 2,
  ...more,
});
const a = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 28.75, 20, more);
const at = (terrain: readonly TerrainBody[], more: Partial<FigureBody> = {}, others: readonly FigureBody[] = [z]) =>
  scene({ terrain, figures: [a(more), ...others] });
const cross = (x = 32.25): object => ({ do: 'cross', figure: 'a', path: [], piece: 'w', to: [x, 20] });
const climb = (x: number, piece: unknown = 'w'): object => ({ do: 'climb', figure: 'a', path: [], piece, to: [x, 20] });
function hanging(t: Scene, height: number): Scene {
  t.state.figures[0] = { ...t.figure('a'), spot: { ...t.figure('a').spot, z: cm(height) } };
  return t;
}

describe('who passes what', () => {
  it('BTS-TER-12, BTS-TER-13, R-22, R-24: who takes which tests', () => {
    const tests = (build: NonNullable<FigureBody['build']>, more: Partial<FigureBody> = {}): string[] => {
      const { state } = at([], { build, pv: 4, ...more });
      return (['crossing', 'climb', 'jump'] as const).filter(test => mayTest(state, 0, test));
    };
    for (const build of ['infantry', 'walker'] as const) expect(tests(build)).toEqual(['crossing', 'climb', 'jump']);
    for (const build of ['beast', 'cavalry'] as const) expect(tests(build)).toEqual(['crossing', 'jump']);
    expect(tests('beast', { keywords: ['infantry'] })).toEqual(['crossing', 'climb', 'jump']);
    expect([tests('bike'), tests('bike', { rules: ['srAllTerrain'] })]).toEqual([['jump'], ['crossing', 'jump']]);
    expect(tests('vehicle', { vehicle: { front: 9, flank: 9, rear: 9 } })).toEqual(['jump']);
    for (const build of ['monster', 'siege'] as const) expect(tests(build)).toEqual([]);
    expect(tests('infantry', { prone: true })).toEqual([]);
  });

  it('BTS-TER-11, BTS-TER-16: the height of a piece counts from where the figure stands', () => {
    const ledge: TerrainBody = { id: 'l', kind: 'platform', box: [10, 0, 20, 40], height: 2 };
    const kind = (height: number): object => passage(at([wall({ height }), ledge]).state, 0, 0);
    expect([kind(3.4), kind(3.5), kind(5), kind(5.1)]).toEqual([
      { kind: 'free' },
      { kind: 'test', test: 'crossing' },
      { kind: 'test', test: 'crossing' },
      { kind: 'test', test: 'climb' },
    ]);
    // Lower than where he stands, or level with it.
    expect([kind(1), kind(2)]).toEqual([{ kind: 'free' }, { kind: 'free' }]);
  });

  it('BTS-SPR-39: (d) a giant steps over 10 cm, whatever other rules it has', () => {
    const kind = (rules: readonly string[], height: number): string =>
      passage(at([wall({ height })], { build: 'monster', pv: 8, baseMm: 60, rules }).state, 0, 0).kind;
    expect([kind(['srFast', 'srGigantic'], 10), kind(['srFast', 'srGigantic'], 10.1)]).toEqual(['free', 'closed']);
    expect([kind(['srFast'], 4.9), kind(['srFast'], 5)]).toEqual(['free', 'closed']);
  });

  it('BTS-TER-12: over a wall onto higher ground behind it', () => {
    const bank: TerrainBody = { id: 'l', kind: 'platform', box: [31, 0, 20, 40], height: 1 };
    const t = at([wall(), bank]).do(cross(), roll('crossing', 3));
    expect([t.at('a'), t.figure('a').spot.z]).toEqual([[32.25, 20], 10_000]);
  });

  it('BTS-TER-15: a climb over a wall on a ledge is as high as the wall above the ledge', () => {
    const ledge: TerrainBody = { id: 'l', kind: 'platform', box: [10, 0, 60, 40], height: 5 };
    const t = at([wall({ height: 9 }), ledge]).do(climb(32.25), roll('climb', 6));
    expect([t.figure('a').spot.z, t.figure('a').marks.spent]).toEqual([50_000, 75_000]);
  });

  it('BTS-TER-15: whoever hangs lets go of what he hangs on, downwards', () => {
    const cliff = wall({ height: 20 });
    expect(hanging(at([cliff]), 2).refusal(climb(28.75))).toEqual([]);
    const ledge = (height: number): TerrainBody => ({ id: 'l', kind: 'platform', box: [20, 0, 7, 40], height });
    // Down to what is lower than he hangs, not up or across.
    expect([1, 2, 4].map(height => hanging(at([cliff, ledge(height)]), 2).refusal(climb(25.7)))).toEqual([
      [],
      ['BTS-TER-13'],
      ['BTS-TER-13'],
    ]);
    const other = wall({ id: 'v', box: [60, 0, 1, 40], height: 20 });
    expect(hanging(at([cliff, other]), 2).refusal(climb(28.75, 'v'))).toEqual(['BTS-TER-13']);
  });

  it('R-138: every enemy at the landing counts, for either side', () => {
    const near = man(2, 'y', 37, 20);
    const touching = man(2, 'x', 32.25, 17.5);
    expect(at([wall()], {}, [near, z]).refusal(cross())).toEqual([]);
    expect(at([wall()], {}, [near, touching, z]).refusal(cross())).toEqual(['BTS-TER-14']);
    const mirrored = scene({ terrain: [wall()], figures: [man(2, 'a', 28.75, 20), man(1, 'b', 34.75, 20), z] });
    const passing = { path: [], piece: 0, to: { x: cm(32.25), y: cm(20) } };
    const judged = (t: Scene): boolean =>
      judgePassing(t.state, { kind: 'bts.act', figures: [0], midMove: false }, 0, 'crossing', passing).ok;
    expect(judged(mirrored)).toBe(false);
    expect(judged(scene({ terrain: [wall()], figures: [man(2, 'a', 28.75, 20), man(1, 'b', 44, 20), z] }))).toBe(true);
  });

  it('BTS-TER-18: only whoever is in the water himself is in it', () => {
    const lake: TerrainBody = { kind: 'deep-water', box: [20, 10, 20, 20], height: 0 };
    const wet = (more: Partial<FigureBody>): boolean =>
      isInDeepWater(
        scene({
          terrain: [lake],
          figures: [a(more), man(1, 'm', 80, 80, { build: 'monster', baseMm: 60, capacity: 3, pv: 4 }), z],
        }).state,
        0,
      );
    expect([wet({}), wet({ at: [60, 60] }), wet({ marks: { swam: true } })]).toEqual([true, false, false]);
    const { state } = scene({ terrain: [lake], figures: [a(), z] });
    state.figures[0] = { ...(state.figures[0] as State['figures'][number]), place: 'aboard', host: 1 };
    expect(isInDeepWater(state, 0)).toBe(false);
  });
});

describe('behind a barrier', () => {
  it('BTS-DEF-08: straight over it as near as can be, else a little to either side', () => {
    const { state } = at([wall()]);
    const { outline } = state.battle.terrain[0] as TerrainPiece;
    const placed = { base: { kind: 'round', radius: cm(1.25) }, at: { x: cm(28.75), y: cm(20) }, facing: 0 } as const;
    const landing = (most: number) => landingAcross(placed, outline, 0, cm(most));
    // The far side is 2.25 + 1.25 cm away; a hair of a tenth of a millimetre keeps it clear.
    expect((landing(12)?.x ?? 0) - cm(32.25)).toBeGreaterThanOrEqual(100);
    expect((landing(12)?.x ?? 0) - cm(32.25)).toBeLessThanOrEqual(104);
    expect([landing(12)?.y, landing(3)]).toEqual([cm(20), undefined]);
    expect(landing(3.75)).toEqual(landing(12));
    const turn = FACINGS / 32;
    expect([...waysAcross(placed, outline)].map(way => way / turn)).toEqual([0, 1, -1, 2, -2, 3, -3, 4, -4]);
  });

  it('BTS-DEF-02: the zone reaches over a wall that lies the other way just as far', () => {
    const walk = (y: number): string[] =>
      scene({
        terrain: [wall({ box: [10, 30, 60, 1] })],
        figures: [man(1, 'a', 30, 20), man(2, 'd', 30, 32.25)],
      }).refusal({ do: 'walk', figure: 'a', path: [[30, y]] });
    expect([walk(27 - 1.25), walk(27 - 1.24)]).toEqual([[], ['BTS-MOV-09']]);
  });

  it('BTS-DEF-13: the height counts from where the attacker stands', () => {
    const high = (own: number, its: number): number | undefined =>
      heightHeld(
        scene({
          terrain: [
            { id: 'p', kind: 'platform', box: [10, 10, 10, 20], height: own },
            { id: 'q', kind: 'platform', box: [40, 10, 10, 20], height: its },
          ],
          figures: [man(1, 'a', 15, 20), man(2, 'd', 45, 20)],
        }).state,
        1,
        0,
      );
    expect([high(2, 3), high(2, 3.5), high(2, 3.6)]).toEqual([undefined, undefined, 1]);
  });
});

describe('indoors', () => {
  it('BTS-BLD-16: passengers are no occupants, and woods are no buildings', () => {
    const { state } = scene({
      terrain: [house(), { kind: 'wooded', box: [10, 10, 10, 10], height: 3 }],
      figures: [
        man(1, 'm', 80, 80, { build: 'monster', baseMm: 60, capacity: 3, pv: 4 }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        inside(1, 'a'),
        z,
      ],
    });
    expect(occupantsOf(state, 0)).toEqual([2]);
    expect([buildingAt(state, { x: cm(15), y: cm(15) }), buildingAt(state, { x: cm(55), y: cm(55) })]).toEqual([
      undefined,
      0,
    ]);
  });

  it('BTS-BLD-18: a fight is over where one side has nobody left, whatever is fought elsewhere', () => {
    const { state } = scene({
      terrain: [house(), house({ id: 'g', box: [80, 50, 12, 12], openings: [] })],
      figures: [inside(1, 'a'), inside(1, 'b', { host: 'g' }), inside(2, 'y', { host: 'g' }), z],
      fights: [
        { building: 'h', assailant: 1 },
        { building: 'g', assailant: 1 },
      ],
    });
    expect([isFoughtOut(state, 0, 0), isFoughtOut(state, 1, 0)]).toEqual([true, false]);
  });
});

describe('what has just changed', () => {
  const past = (t: Scene): string[] => t.refusal({ do: 'walk', figure: 'a', path: [[28.75, 30]] });
  const body: Body = { figures: [a(), man(1, 'b', 60, 60), man(2, 'y', 33, 25), z] };

  it('BTS-MOV-11, BTS-MOV-12: a control zone ends as soon as its owner lies down, is Engaged or is gone', () => {
    const t = scene(body);
    expect(past(t)).toEqual(['BTS-MOV-09']);
    const before = t.figure('y');
    t.state.figures[2] = { ...before, prone: true };
    expect(past(t)).toEqual([]);
    t.state.figures[2] = before;
    expect(past(t)).toEqual(['BTS-MOV-09']);
    t.state.links = [{ charger: 1, charged: 2 }];
    expect(past(t)).toEqual([]);
    t.state.links = [];
    expect(past(t)).toEqual(['BTS-MOV-09']);
    t.state.figures[2] = { ...before, place: 'gone' };
    expect(past(t)).toEqual([]);
  });

  it('BTS-BLD-07, BTS-BLD-22: whoever has changed his building or his storey looks from there', () => {
    const screen: TerrainBody = { kind: 'impassable', box: [70, 40, 1, 40], height: 6 };
    const { state } = scene({
      terrain: [house({ storeys: 3, height: 12 }), house({ id: 'g', box: [80, 50, 12, 12] }), screen],
      figures: [inside(1, 'a'), man(2, 'y', 78, 80), z],
    });
    const looks = (host: number, storey: number): boolean => {
      state.figures[0] = { ...(state.figures[0] as State['figures'][number]), host, storey };
      return seesFigure(state, 0, 1);
    };
    const expected = [looks(0, 0), looks(1, 0), looks(0, 0), looks(0, 2)];
    expect(expected).toEqual([false, true, false, true]);
  });
});

describe('scenery in the box', () => {
  it('BTS-TER-03: alike are pieces of one kind, name and size without doors or stairs', () => {
    const { state } = scene({
      terrain: [wall(), wall({ id: 'v', box: [50, 0, 1, 40] }), house(), house({ id: 'g', box: [80, 50, 12, 12] })],
      figures: [a(), z],
    });
    const [one, other, home, villa] = state.battle.terrain as [TerrainPiece, TerrainPiece, TerrainPiece, TerrainPiece];
    const alike = (p: TerrainPiece, q: TerrainPiece): boolean =>
      areAlike({ ...p, name: one.name }, { ...q, name: one.name });
    expect([alike(one, other), alike(home, villa)]).toEqual([true, false]);
    const { openings: _, ...closed } = home;
    expect([alike(closed, closed), alike(home, closed), alike(closed, home)]).toEqual([true, false, false]);
    const access = [{ kind: 'ladder', foot: { x: 0, y: 0 }, head: { x: 1, y: 1 } }] as const;
    expect([alike({ ...one, access }, other), alike(one, { ...other, access })]).toEqual([false, false]);
  });

  it('BTS-TER-03: a piece lies wholly on the table, up to each of its edges', () => {
    const { state } = scene({ terrain: [], unplaced: [wall({ box: [0, 0, 10, 6] })], figures: [a(), z] });
    const lies = (x: number, y: number): boolean =>
      judgeScenery(state.battle, { piece: 0, quarters: 0, x: cm(x), y: cm(y) }).ok;
    expect([lies(5, 60), lies(115, 60), lies(60, 3), lies(60, 117)]).toEqual([true, true, true, true]);
    expect([lies(4.9, 60), lies(115.1, 60), lies(60, 2.9), lies(60, 117.1)]).toEqual([false, false, false, false]);
  });

  it('BTS-TER-03: turned and moved, its doors go with it; a front can face four ways', () => {
    const { state } = scene({ terrain: [house(), wall(), wall({ id: 'v', box: [60, 60, 4, 4] })], figures: [a(), z] });
    const [home, long, square] = state.battle.terrain as [TerrainPiece, TerrainPiece, TerrainPiece];
    // The door in the left wall comes to the near one by a quarter turn.
    const turned = pieceAt(home, { quarters: 1, x: cm(30), y: cm(80) });
    expect(turned.openings?.map(({ x, y }) => [x, y])).toEqual([[cm(30), cm(74)]]);
    expect(pieceAt(home, { quarters: 0, x: cm(30), y: cm(80) }).openings?.map(({ x, y }) => [x, y])).toEqual([
      [cm(24), cm(80)],
    ]);
    expect([turnsOf(home), turnsOf(long), turnsOf(square)]).toEqual([[0, 1, 2, 3], [0, 1], [0]]);
    expect([wholeCm(cm(12.34)), wholeCm(cm(7))]).toEqual([12.3, 7]);
  });
});
