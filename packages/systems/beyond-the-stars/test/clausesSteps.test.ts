import { describe, expect, it } from 'vitest';
import { MANOEUVRES } from '../src/manoeuvres/index.js';
import { pushBudget } from '../src/manoeuvres/judgePush.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { gun, man, roll, scene, servant, um, type Scene } from './scene.js';

/** Steps over the prone, stairs, postures, groups, throws and Siege Weapons: each side of what is asked of them. */

const z = man(2, 'z', 100, 100);
const b = man(1, 'b', 5, 5);

describe('stepping over the prone', () => {
  const a = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 22.4, 30, more);
  const step = (more: object = {}): object => ({ do: 'step', figure: 'a', path: [], over: 1, to: [27.6, 30], ...more });
  const at = (
    own: Partial<FigureBody> = {},
    y: Partial<FigureBody> = {},
    others: readonly FigureBody[] = [],
    terrain: readonly TerrainBody[] = [],
  ): Scene => scene({ terrain, figures: [a(own), man(2, 'y', 25, 30, { prone: true, ...y }), b, ...others, z] });

  it('BTS-PRN-10: over somebody else who lies on the table', () => {
    expect(at().refusal(step())).toEqual([]);
    expect(at({}, { prone: false }).refusal(step())).toEqual(['BTS-PRN-10']);
    expect(at({}, { place: 'gone' }).refusal(step())).toEqual(['BTS-PRN-10']);
    expect(at().refusal(step({ over: 99 }))).toEqual(['BTS-PRN-10']);
    const crawling = at({ prone: true });
    expect([crawling.refusal(step()), crawling.refusal(step({ over: 0 }))]).toEqual([['BTS-PRN-10'], ['BTS-PRN-10']]);
  });

  it('BTS-PRN-10, BTS-CAV-03: whoever takes Crossing tests, a Bike only with All-terrain', () => {
    const bike = { build: 'bike', baseMm: 25, at: [22.4, 30] } as const;
    expect([at(bike).refusal(step()), at({ ...bike, rules: ['srAllTerrain'] }).refusal(step())]).toEqual([
      ['BTS-PRN-10'],
      [],
    ]);
  });

  it('BTS-PRN-10: the way up to him is a walk, and way and step are within the movement', () => {
    const from = (x: number, others: readonly FigureBody[] = []): string[] =>
      at({ at: [x, 30] }, {}, others).refusal(step({ path: [[22.4, 30]] }));
    // 5.2 cm over him.
    expect([from(12.6), from(12.6 - um(1))]).toEqual([[], ['BTS-MOV-02']]);
    expect(from(15, [man(1, 'c', 19, 31)])).toEqual(['BTS-MOV-05']);
    expect(from(15, [man(2, 'c', 19, 35)])).toEqual(['BTS-MOV-09']);
    const wood: TerrainBody = { kind: 'wooded', box: [24, 20, 2, 20], height: 1 };
    // The wood is 2 cm deep: 4.5 cm of the step count double, rounded up.
    expect([at({ mvt: 10 }, {}, [], [wood]).refusal(step()), at({ mvt: 9 }, {}, [], [wood]).refusal(step())]).toEqual([
      [],
      ['BTS-MOV-02'],
    ]);
  });

  it('BTS-PRN-10, BTS-TER-24: from a height he steps from where he stands', () => {
    const roof: TerrainBody = { kind: 'platform', box: [10, 10, 30, 40], height: 6 };
    expect(at({}, {}, [], [roof]).refusal(step())).toEqual([]);
  });

  it('BTS-PRN-10: close to him before and after, and on opposite sides', () => {
    expect([at({ at: [22, 30] }).refusal(step()), at({ at: [22 - um(1), 30] }).refusal(step())]).toEqual([
      [],
      ['BTS-PRN-10'],
    ]);
    expect([at().refusal(step({ to: [28, 30] })), at().refusal(step({ to: [28 + um(1), 30] }))]).toEqual([
      [],
      ['BTS-PRN-10'],
    ]);
    // At a right angle it is not opposite; a little farther round it is.
    expect([at().refusal(step({ to: [25, 32.6] })), at().refusal(step({ to: [25.1, 32.6] }))]).toEqual([
      ['BTS-PRN-10'],
      [],
    ]);
    const aslant = at({ at: [23, 28.2] });
    expect([aslant.refusal(step({ to: [27, 31.8] })), aslant.refusal(step({ to: [27.5, 29.2] }))]).toEqual([[], []]);
    expect([aslant.refusal(step({ to: [27, 28.2] })), aslant.refusal(step({ to: [23, 31.8] }))]).toEqual([
      [],
      ['BTS-PRN-10'],
    ]);
  });

  it('BTS-PRN-10: to a free place, in contact with nobody', () => {
    expect(at({}, {}, [man(1, 'c', 29, 31)]).refusal(step())).toEqual(['BTS-PRN-10']);
    expect(at({}, {}, [man(2, 'c', 30.1, 30, { prone: true })]).refusal(step())).toEqual(['BTS-PRN-10']);
    expect(at({}, {}, [man(2, 'c', 30.2, 30, { prone: true })]).refusal(step())).toEqual([]);
    expect(at().refusal(step({ to: [27.5, 30] }))).toEqual(['BTS-PRN-10']);
    expect(at({}, { seat: 1 }).refusal(step({ to: [27.5, 30] }))).toEqual(['BTS-PRN-10']);
    expect(at({}, {}, [], [{ kind: 'impassable', box: [28, 29, 2, 2] }]).refusal(step())).toEqual(['BTS-PRN-10']);
  });

  it('BTS-PRN-11: with a 1 he goes up to the enemy and charges him; what is in contact already goes nowhere', () => {
    const near = at().do(step(), roll('crossing', 1));
    expect([near.at('a'), near.state.links, near.state.mover]).toEqual([
      [22.49, 30],
      [{ charger: 0, charged: 1 }],
      NOBODY,
    ]);
    const touching = at({ at: [22.49, 30] }).do(step(), roll('crossing', 1));
    expect([touching.told.includes('figure.moved'), touching.state.links.length]).toEqual([false, 1]);
    expect(at().do(step(), roll('crossing', 4)).events('figure.moved')).toHaveLength(1);
    const calm = at({ marks: { noCharge: true } }).do(step(), roll('crossing', 1));
    expect([calm.at('a'), calm.state.links, calm.figure('a').marks.done]).toEqual([[22.4, 30], [], true]);
  });
});

describe('stairs', () => {
  const deck = (more: Partial<TerrainBody> = {}): TerrainBody => ({
    id: 'p',
    kind: 'platform',
    box: [30, 0, 20, 40],
    height: 6,
    access: [{ kind: 'wide-stairs', foot: [28, 20], head: [32, 20] }],
    ...more,
  });
  const stairs = (path: readonly (readonly [number, number])[] = []): object => ({
    do: 'stairs',
    figure: 'a',
    path,
    piece: 'p',
    access: 0,
  });
  const at = (more: Partial<FigureBody>, others: readonly FigureBody[] = []): Scene =>
    scene({ terrain: [deck()], figures: [man(1, 'a', 27.5, 20, more), b, ...others, z] });

  it('BTS-TER-30: for those who stand on feet or hooves, from where they are, up and down', () => {
    expect(at({}).refusal(stairs())).toEqual([]);
    expect(at({ prone: true }).refusal(stairs())).toEqual(['BTS-TER-30']);
    for (const build of ['monster', 'siege'] as const)
      expect(at({ build, baseMm: 25, pv: 4 }).refusal(stairs())).toEqual(['BTS-TER-30']);
    expect(at({ at: [32, 20] }).refusal(stairs())).toEqual([]);
  });

  it('BTS-TER-30, BTS-MOV-02: the walk to them and they themselves within the movement, to the last hair', () => {
    const from = (x: number): string[] => at({ at: [x, 20] }).refusal(stairs([[27.5, 20]]));
    // 4 cm of stairs.
    expect([from(16.5), from(16.5 - um(1))]).toEqual([[], ['BTS-MOV-02']]);
    expect(at({ at: [20, 20] }, [man(1, 'c', 24, 21)]).refusal(stairs([[27.5, 20]]))).toEqual(['BTS-MOV-05']);
  });

  it('BTS-MOV-05: not where somebody stands at the other end', () => {
    expect(at({}, [man(1, 'c', 33, 20)]).refusal(stairs())).toEqual(['BTS-MOV-05']);
    expect(at({}, [man(1, 'c', 34.6, 20)]).refusal(stairs())).toEqual([]);
  });
});

describe('postures', () => {
  const at = (more: Partial<FigureBody>): Scene => scene({ figures: [man(1, 'a', 20, 20, more), b, z] });
  const stand = { do: 'stand', figure: 'a' };
  const lie = { do: 'lie', figure: 'a' };

  it('BTS-PRN-05, R-02: to stand up takes half of the Mvt out of what is left', () => {
    const left = (spent: number): string[] => at({ prone: true, marks: { spent } }).refusal(stand);
    expect([left(70_000), left(70_001)]).toEqual([[], ['BTS-PRN-05']]);
    expect(at({}).refusal(stand)).toEqual(['BTS-PRN-05']);
  });

  it('BTS-PRN-06: to lie down likewise, and only for who stands', () => {
    const left = (spent: number): string[] => at({ marks: { spent } }).refusal(lie);
    expect([left(70_000), left(70_001)]).toEqual([[], ['BTS-PRN-06']]);
    expect(at({ prone: true }).refusal(lie)).toEqual(['BTS-PRN-06']);
  });
});

describe('groups', () => {
  const at = (more: Partial<Body> = {}): Scene =>
    scene({ figures: [man(1, 'a', 20, 20, { morale: 2 }), man(1, 'c', 20, 30), b, z], ...more });
  const group = (...moves: readonly (readonly [unknown, number, number])[]): object => ({
    do: 'group',
    figure: moves[0]?.[0],
    moves: moves.map(([figure, x, y]) => ({ figure, path: [[x, y]] })),
  });

  it('BTS-MOV-01, BTS-MOV-02: each move is judged, after those before it, and none in the middle of a move', () => {
    expect(at().refusal(group(['a', 25, 20], ['c', 25, 30]))).toEqual([]);
    expect(at().refusal(group(['a', 25, 20], ['c', 45, 30]))).toEqual(['BTS-MOV-02']);
    expect(at().refusal(group(['a', 45, 20], ['c', 25, 30]))).toEqual(['BTS-MOV-02']);
    expect(at().refusal(group(['a', 20, 26], ['c', 20, 28]))).toEqual(['BTS-MOV-05']);
    expect(at().refusal(group(['a', 25, 20], [99, 25, 30]))).toEqual(['BTS-MOV-01']);
    const begun = at().do({ do: 'walk', figure: 'a', path: [[22, 20]], on: true });
    expect(begun.refusal(group(['a', 25, 20]))).toEqual(['BTS-MOV-01']);
  });

  it('BTS-MOV-01: moves of nobody, or of nothing, are none', () => {
    const parse = MANOEUVRES.find(one => one.do === 'group')?.parse;
    const leg = { figure: 0, path: [{ x: 1, y: 1 }] };
    expect(parse?.({ moves: [leg] }, 0)).toEqual({ do: 'group', figure: 0, moves: [leg] });
    for (const moves of [[], [undefined], [null], [5], ['a'], [leg, leg], [{ ...leg, figure: 1 }]])
      expect(parse?.({ moves }, 0)).toBeUndefined();
  });

  it('BTS-MOR-06: whoever loses heart on the way is gone, the others move', () => {
    const t = at({ demoralised: [1] }).do(
      group(['a', 25, 20], ['c', 25, 30]),
      roll('morale', 1, 1),
      roll('morale', 6, 6),
    );
    expect([t.figure('a').place, t.at('c')]).toEqual(['gone', [25, 30]]);
    expect(t.events('figure.moved').map(({ figure }) => figure)).toEqual([1]);
  });
});

describe('throws', () => {
  const javelin = { id: 'javelin', hands: 1, range: 15, force: 5, rules: ['srThrown'] } as const;
  const at = (ranged: FigureBody['ranged'], more: Partial<FigureBody> = {}): Scene =>
    scene({ figures: [man(1, 'a', 20, 20, { ranged: ranged ?? [], ...more }), b, man(2, 'y', 25.5, 20), z] });
  const hurl = (weapon = 0, target = 'y'): object => ({ do: 'throw', figure: 'a', weapon, target, path: [] });

  it('BTS-SPR-09: a thrown weapon that he has, at an enemy whom he may charge', () => {
    expect(at([javelin]).refusal(hurl())).toEqual([]);
    expect(at([javelin]).refusal(hurl(1))).toEqual(['BTS-SPR-09']);
    expect(at([{ ...javelin, rules: ['srAntiTank'] }]).refusal(hurl())).toEqual(['BTS-SPR-09']);
    expect(at([javelin], { marks: { threw: true } }).refusal(hurl())).toEqual(['BTS-SPR-09']);
    expect(at([javelin]).refusal(hurl(0, 'b'))).toEqual(['BTS-CHG-01']);
  });

  it('BTS-WPN-08, R-111: and that may be fired after as much as he has moved', () => {
    const heavy = { ...javelin, category: 'heavy' } as const;
    expect(at([heavy]).refusal(hurl())).toEqual([]);
    expect(at([heavy], { marks: { moved: true, spent: 20_000 } }).refusal(hurl())).not.toEqual([]);
  });
});

describe('Siege Weapons that are pushed', () => {
  const push = (x: number, y: number, facing = 0): object => ({ do: 'push', figure: 'gun', to: [x, y], facing });
  const at = (
    g: Partial<FigureBody> = {},
    s: Partial<FigureBody> = {},
    others: readonly FigureBody[] = [],
    terrain: readonly TerrainBody[] = [],
  ): Scene =>
    scene({
      terrain,
      figures: [gun(['s', 't'], g), servant('s', 40, 43.75, s), servant('t', 40, 36.25, s), ...others, z],
    });

  it('BTS-SGE-03, BTS-SGE-05: somewhere else, or at least round', () => {
    expect([at().refusal(push(40, 40)), at().refusal(push(40, 40, 512)), at().refusal(push(41, 40))]).toEqual([
      ['BTS-MOV-02'],
      [],
      [],
    ]);
    expect(scene({ figures: [man(1, 'gun', 40, 40), z] }).refusal(push(41, 40))).toEqual(['BTS-SGE-03']);
  });

  it('BTS-SGE-03, R-116: those who have used their own move push nothing', () => {
    const done = { marks: { done: true } };
    expect(at({}, done).refusal(push(41, 40))).toEqual(['BTS-SGE-03']);
    const budget = (...crew: Partial<FigureBody>[]): number =>
      pushBudget(
        scene({
          figures: [
            gun(['s', 't'], { marks: { spent: 20_000 } }),
            servant('s', 40, 43.75, crew[0]),
            servant('t', 40, 36.25, crew[1]),
            z,
          ],
        }).state,
        0,
      );
    // What the weapon itself has moved already is taken off.
    expect([budget({}, {}), budget({ mvt: 10 }, {}), budget(done, {}), budget(done, done)]).toEqual([
      130_000, 80_000, 60_000, 0,
    ]);
  });

  it('BTS-SGE-02, R-124: those who push it are not left behind however far it goes', () => {
    expect(at({}, { mvt: 30 }).refusal(push(60, 40))).toEqual([]);
    const stays = scene({
      figures: [gun(['s', 't', 'u']), servant('s', 40, 43.75), servant('t', 40, 36.25), servant('u', 30, 40), z],
    });
    // The third is 6.25 cm from it: it may go 8.75 cm away from him.
    expect([stays.refusal(push(48.75, 40)), stays.refusal(push(48.75 + um(1), 40))]).toEqual([[], ['BTS-SGE-02']]);
  });

  it('BTS-MOV-05, BTS-MOV-15, BTS-TER-05: neither it nor those who push it go through others, scenery or the edge', () => {
    const rock = (x: number, y: number): TerrainBody => ({ kind: 'impassable', box: [x, y, 2, 1], height: 2 });
    expect(at({}, {}, [], [rock(44, 39.5)]).refusal(push(45, 40))).toEqual(['BTS-TER-05']);
    // In the way of one of the Servants alone.
    expect(at({}, {}, [], [rock(44, 43.5)]).refusal(push(45, 40))).toEqual(['BTS-TER-05']);
    expect(at({}, {}, [man(1, 'c', 45, 45)]).refusal(push(45, 40))).toEqual(['BTS-MOV-05']);
    expect(at({}, {}, [man(1, 'c', 46, 40)]).refusal(push(45, 40))).toEqual(['BTS-MOV-05']);
    expect([at().refusal(push(40, 45)), at({}, {}, [man(1, 'c', 40, 50)]).refusal(push(40, 45))]).toEqual([
      [],
      ['BTS-MOV-05'],
    ]);
    expect(at({}, {}, [man(1, 'c', 40, 50)]).refusal(push(40, 35))).toEqual([]);
    const edge = (x: number): string[] =>
      scene({
        figures: [gun(['s', 't'], { at: [5, 40] }), servant('s', 5, 43.75), servant('t', 5, 36.25), z],
      }).refusal(push(x, 40));
    expect([edge(2.5), edge(2.4)]).toEqual([[], ['BTS-MOV-15']]);
  });

  it('BTS-SGE-05: a long weapon finds no room to turn beside a wall; those who push it do not turn', () => {
    const long = { baseMm: [80, 30] as const };
    const turned = (terrain: readonly TerrainBody[], facing: number): string[] =>
      scene({
        terrain,
        figures: [gun(['s', 't'], long), servant('s', 40, 42.75), servant('t', 40, 37.25), z],
      }).refusal(push(40.1, 40, facing));
    const wall: TerrainBody = { kind: 'impassable', box: [41.5, 43, 4, 1], height: 4 };
    expect([turned([], 0), turned([wall], 0), turned([wall], 700)]).toEqual([[], [], ['BTS-TER-05']]);
  });
});
