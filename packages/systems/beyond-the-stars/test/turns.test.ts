import { describe, expect, it } from 'vitest';
import { lossesOf } from '../src/ending.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { END, apart, man, roll, scene, um, type Scene } from './scene.js';

describe('turns', () => {
  it('BTS-TRN-01: six phases in order', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 100, 100)], begin: 'turn', turn: 3 });
    t.do(roll('initiative', 6, 1), END, END);
    expect(t.events('phase.began').map(({ phase }) => phase)).toEqual([
      'initiative',
      'command',
      'movement',
      'shooting',
      'duel',
      'end',
    ]);
    expect([t.state.turn, t.next]).toEqual([4, 'over']);
  });

  it('BTS-TRN-04: the side with the initiative moves everything, then the other', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20), man(1, 'b', 30, 20), man(2, 'z', 100, 100)],
      begin: 'movement',
      initiative: 1,
    });
    t.do({ do: 'walk', figure: 'a', path: [[20, 25]] });
    expect(t.seat).toBe(0);
    t.do(END);
    expect(t.seat).toBe(1);
    expect(t.refusal({ do: 'walk', figure: 'b', path: [[30, 25]] })).toEqual(['BTS-MOV-01']);
  });

  it('BTS-INI-01: the higher die has the initiative', () => {
    const t = (a: number, b: number) =>
      scene({ figures: [], begin: 'initiative' }).do(roll('initiative', a, b)).state.initiative;
    expect([t(5, 4), t(4, 5)]).toEqual([0, 1]);
  });

  it('BTS-INI-02, BTS-INI-04, edge case 1: a tie goes to whoever did not have it in the previous turn', () => {
    const t = (initiative: 1 | 2) =>
      scene({ figures: [], begin: 'initiative', initiative }).do(roll('initiative', 3, 3)).state.initiative;
    expect([t(1), t(2)]).toEqual([1, 0]);
  });

  it('BTS-INI-03: on the first turn a tie is rolled again', () => {
    const first = scene({ figures: [], begin: 'initiative' });
    first.state.initiative = -1;
    first.do(roll('initiative', 3, 3));
    expect(first.next).toBe('bts.roll.initiative');
    first.do(roll('initiative', 2, 5));
    expect(first.state.initiative).toBe(1);
  });

  it('BTS-TRN-07, BTS-GEN-33: what lasts until the end of the turn ends, marks are wiped; what lasts longer stays', () => {
    const effects = [
      { id: 'immobilised', until: 'turn' },
      { id: 'killThatThing', until: 'game' },
    ] as const;
    const t = scene({
      figures: [man(1, 'a', 20, 20, { effects, marks: { moved: true, spent: 5 } }), man(2, 'z', 90, 90)],
      begin: 'ending',
    });
    expect([t.figure('a').effects, t.figure('a').marks.moved, t.figure('a').marks.spent]).toEqual([
      [effects[1]],
      false,
      0,
    ]);
  });

  it('BTS-TRN-02, R-70: nothing but the agreed time limits the number of turns', () => {
    const t = (turn: number) =>
      scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 90, 90)], turn, turns: 7, begin: 'ending' }).state.ending
        ?.reason;
    expect([t(6), t(7)]).toEqual([undefined, 'turn-limit']);
  });
});

const army = (seat: 1 | 2, count: number, gone: number): FigureBody[] =>
  Array.from({ length: count }, (_, i) =>
    man(seat, `${seat}-${i}`, 5 + 4 * i, seat === 1 ? 10 : 100, { place: i < gone ? 'gone' : 'table' }),
  );
const ends = (figures: readonly FigureBody[], more: Partial<Body> = {}): Scene =>
  scene({ figures, begin: 'ending', ...more });

describe('Demoralisation', () => {
  it('BTS-MOR-03, edge case 43: strictly more than half of the figures lost, looked at in the End phase', () => {
    expect(ends([...army(1, 20, 10), ...army(2, 4, 0)]).state.demoralised).toEqual([false, false]);
    expect(ends([...army(1, 20, 11), ...army(2, 4, 0)]).state.demoralised).toEqual([true, false]);
  });

  it('BTS-MOR-04, BTS-ARM-14, BTS-ARM-15, BTS-RNF-02: reserves count and are no losses, Siege Weapons count nothing, a Vehicle one', () => {
    const figures = [
      man(1, 'a', 5, 10, { place: 'gone' }),
      man(1, 'b', 5, 10, { place: 'reserve' }),
      man(1, 'gun', 5, 20, { build: 'siege', place: 'gone', siege: { servants: ['a', 'b'] } }),
      man(1, 'tank', 20, 20, { build: 'vehicle', vehicle: { front: 11, flank: 10, rear: 10, crew: 3 } }),
      man(2, 'z', 60, 60),
    ];
    expect(lossesOf(scene({ figures }).state, 0)).toEqual({ lost: 1, of: 3 });
  });

  it('BTS-SCN-09, edge case 49: the end roll comes from the turn after the observation on, and ends the game on 1 or 2', () => {
    const figures = [...army(1, 3, 2), ...army(2, 4, 0)];
    const first = ends(figures, { turn: 4 });
    expect([first.next, first.state.observed]).toEqual(['over', 4]);
    const later = (face: number) =>
      ends(figures, { turn: 5, observed: 4, demoralised: [1] }).do(roll('end', face)).state.ending?.reason;
    expect([later(1), later(2), later(3)]).toEqual(['end-roll', 'end-roll', undefined]);
  });

  const shaken = (more: Partial<FigureBody> = {}, extra: readonly FigureBody[] = [], rest: Partial<Body> = {}) =>
    scene({
      ...rest,
      figures: [man(1, 'a', 20, 20, more), man(1, 'b', 80, 20, { morale: 0 }), ...extra, man(2, 'z', 100, 100)],
      demoralised: [1],
    });

  it('BTS-MOR-05, BTS-MOR-06, BTS-MOR-09: a figure tests before it moves, and is lost if it fails', () => {
    const walk = { do: 'walk', figure: 'a', path: [[20, 25]] };
    const stays = shaken({ morale: 4 }).do(walk, roll('morale', 3, 3));
    expect([stays.at('a'), stays.figure('a').marks.steady]).toEqual([[20, 25], true]);
    const flees = shaken({ morale: 4 }).do(walk, roll('morale', 3, 2));
    expect([flees.figure('a').place, flees.events('figure.removed')[0]?.cause]).toEqual(['gone', 'morale']);
  });

  it('BTS-MOR-01, BTS-GEN-07: 2D6 + Mo, 10 or more', () => {
    const t = (...faces: [number, number]) =>
      scene({ figures: [man(1, 'a', 20, 20, { morale: 3 })], begin: 'morale' }, { figure: 0 })
        .do(roll('morale', ...faces))
        .events('morale.tested')[0];
    expect(t(3, 4)).toMatchObject({ total: 10, passed: true });
    expect(t(3, 3)).toMatchObject({ total: 9, passed: false });
  });

  it('BTS-MOR-11, R-57: those who do nothing test at the end of their side’s moves; figures without Mo never do', () => {
    const t = shaken({ morale: 4 }).do(END);
    expect(t.next).toBe('bts.roll.morale');
    t.do(roll('morale', 1, 1));
    expect([t.figure('a').place, t.figure('b').place]).toEqual(['gone', 'table']);
  });

  it('BTS-MOR-09, R-59: no test with a visible allied Champion within 15 cm who has passed his own', () => {
    const hero = (x: number, more: Partial<FigureBody> = {}) =>
      man(1, 'hero', x, 20, { rank: 3, marks: { steady: true, done: true }, ...more });
    const next = (champion: FigureBody) =>
      shaken({}, [champion]).do({ do: 'walk', figure: 'a', path: [[20, 20.1]] }).next;
    expect(next(hero(20 + apart(15)))).toBe('bts.ask.act');
    expect(next(hero(20 + apart(15) + um(1)))).toBe('bts.roll.morale');
    expect(next(hero(30, { marks: { done: true } }))).toBe('bts.roll.morale');
    expect(next(hero(30, { effects: [{ id: 'immobilised', until: 'turn' }] }))).toBe('bts.roll.morale');
    const behind = (height: number) =>
      shaken({}, [hero(30)], { terrain: [{ kind: 'impassable', box: [25, 10, 1, 20], height }] }).do({
        do: 'walk',
        figure: 'a',
        path: [[20, 20.1]],
      }).next;
    expect([behind(1), behind(20)]).toEqual(['bts.ask.act', 'bts.roll.morale']);
  });

  it('BTS-CHA-03, R-58, edge case 45: the first failure of a Champion may become his last stand; he gives no more Orders', () => {
    const test = (more: Partial<FigureBody> = {}) =>
      scene(
        {
          figures: [
            man(1, 'a', 20, 20, { rank: 4, orders: ['stopThem'], ...more }),
            man(1, 'b', 60, 20, { rank: 3, orders: ['stopThem'] }),
          ],
          begin: 'orders',
        },
        {},
      );
    const fails = (more: Partial<FigureBody> = {}) =>
      scene({ figures: [man(1, 'a', 20, 20, { rank: 4, ...more })], begin: 'morale' }, { figure: 0 }).do(
        roll('morale', 1, 1),
      );
    expect(fails().next).toBe('bts.ask.last-stand');
    expect(fails().do('stand').figure('a').lastStand).toBe('used');
    expect(fails().do('fail').figure('a').lastStand).toBe('lost');
    const t = test();
    t.state.figures[0] = { ...t.figure('a'), lastStand: 'used' };
    expect(t.refusal({ do: 'order', figure: 'a', order: 'stopThem' })).toEqual(['BTS-CHA-03']);
  });

  it('BTS-CHA-04: a Young Prodigy has no last stand', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { rank: 5 })], begin: 'morale' }, { figure: 0 }).do(
      roll('morale', 1, 1),
    );
    expect(t.next).toBe('over');
  });
});

describe('annihilation', () => {
  it('BTS-SCN-07, BTS-SCN-08, R-61, edge case 48: 12 to 0 when an army is gone; nobody left at all is 0 to 0; reserves live', () => {
    expect(ends([...army(1, 2, 2), ...army(2, 2, 0)]).state.ending).toEqual({ reason: 'wipeout', scores: [0, 12] });
    expect(ends([...army(1, 2, 2), ...army(2, 2, 2)]).state.ending).toEqual({ reason: 'massacre', scores: [0, 0] });
    const reserve = [...army(1, 2, 2), man(1, 'r', 0, 0, { place: 'reserve' }), ...army(2, 2, 0)];
    expect(ends(reserve).state.ending).toBeNull();
  });
});
