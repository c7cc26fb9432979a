import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import type { LaunchedOrder } from '../src/state.js';
import { during } from './battle.js';
import { apart, END, house, inside, man, roll, scene, um, type Scene } from './scene.js';

/** The Movement phase step by step: early moves of Orders, whose turn it is, and what comes at the end of a side's moves. */

const order = (more: Partial<LaunchedOrder> = {}): LaunchedOrder => ({
  order: 'stopThem',
  figure: 0,
  target: -1,
  refused: [],
  executed: false,
  ...more,
});
const walk = (figure: string, ...path: (readonly [number, number])[]) => ({ do: 'walk', figure, path });
const stroll = (figure: string, to: readonly [number, number]) => ({ do: 'walk', figure, path: [to], on: true });
const champion = (x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'a', x, y, { rank: 3, ...more });
const early = (figures: readonly FigureBody[], more: Partial<LaunchedOrder> = {}, body: Partial<Body> = {}): Scene =>
  during({ figures: [...figures, man(2, 'z', 110, 110)], ...body }, 'earlyMoves', { index: 0 }, state => {
    state.orders = [order(more)];
  });
const phase = (figures: readonly FigureBody[], orders: readonly LaunchedOrder[], body: Partial<Body> = {}): Scene =>
  during({ figures: [...figures, man(2, 'z', 110, 110)], ...body }, 'movement', {}, state => {
    state.orders = [...orders];
  });
const able = (t: Scene): string[] =>
  ((t.prompt as Prompt).shape as ActQuestion).figures.map(id => t.state.battle.sheets[id]?.id ?? '');
const under = (t: Scene, name: string, id = 'stopThem'): boolean => t.figure(name).effects.some(one => one.id === id);

describe('early moves', () => {
  it('BTS-ORD-02: the Champion is asked first and alone; then all whom the Order reached, and nobody else', () => {
    const t = early([
      champion(20, 20),
      man(1, 'b', 20 + apart(15), 20),
      man(1, 'c', 20, 20 + apart(15) + um(1)),
      man(2, 'y', 25, 25),
    ]);
    expect([able(t), under(t, 'a'), under(t, 'b'), under(t, 'c'), under(t, 'y')]).toEqual([
      ['a'],
      true,
      true,
      false,
      false,
    ]);
    t.do(walk('a', [22, 20]));
    expect(able(t)).toEqual(['b']);
    t.do(walk('b', [30, 20]));
    expect([t.next, t.state.orders[0]?.executed]).toEqual(['over', true]);
    expect(t.events('order.executed')).toEqual([{ type: 'order.executed', index: 0 }]);
  });

  it('BTS-ORD-02: a Champion who stays lets the others move; those who do not want to may wait', () => {
    const t = early([champion(20, 20), man(1, 'b', 30, 20), man(1, 'c', 20, 30)]).do(END);
    expect([t.figure('a').marks.done, able(t)]).toEqual([false, ['b', 'c']]);
    t.do(END);
    expect([t.next, t.figure('b').marks, t.figure('c').marks.done]).toMatchObject(['over', { done: false }, false]);
    expect(t.state.orders[0]?.executed).toBe(true);
  });

  it('BTS-MOV-01, BTS-ORD-02: each finishes the move he began, the Champion too, before another is asked', () => {
    const t = early([champion(20, 20), man(1, 'b', 30, 20), man(1, 'c', 20, 30)]).do(stroll('a', [22, 20]));
    expect([t.next, able(t)]).toEqual(['bts.ask.go-on', ['a']]);
    t.do(END);
    expect([t.next, able(t), t.figure('a').marks.done]).toEqual(['bts.ask.act', ['b', 'c'], true]);
    t.do(stroll('b', [31, 20]));
    expect([t.next, able(t)]).toEqual(['bts.ask.go-on', ['b']]);
    t.do(END);
    expect([t.next, able(t), t.figure('b').marks.done]).toEqual(['bts.ask.act', ['c'], true]);
  });

  it('BTS-CMD-10, BTS-ORD-01: not those who refused, nor those who are under such an Order already', () => {
    const t = early([champion(20, 20), man(1, 'b', 30, 20, { rank: 2 }), man(1, 'c', 20, 30)], { refused: [1] }).do(
      END,
    );
    expect([able(t), under(t, 'b')]).toEqual([['c'], false]);
    const twice = early([
      champion(20, 20),
      man(1, 'b', 30, 20, { effects: [{ id: 'stopThem', until: 'turn' }] }),
      man(1, 'c', 20, 30, { effects: [{ id: 'fullAhead', until: 'turn' }] }),
    ]).do(END);
    expect([able(twice), twice.figure('b').effects]).toMatchObject([['c'], [{ id: 'stopThem' }]]);
    expect(twice.figure('b').effects).toHaveLength(1);
  });

  it('BTS-ORD-02, R-12: those a straight line cannot bring within 15 cm any more may not move; the Champion is not among them', () => {
    // 15 cm of aura and 10 of movement.
    const far = (x: number) => {
      const t = early([champion(20, 20, { mvt: 60 }), man(1, 'b', 20, 37, { mvt: 10 }), man(1, 'c', 20, 30)]);
      return t.do(walk('a', [x, 20]));
    };
    const reach = 20 + Math.sqrt(apart(25) ** 2 - 17 ** 2);
    expect(far(reach - 0.01).figure('b').marks.noMove).toBe(false);
    const t = far(reach + 0.01);
    expect([t.figure('b').marks.noMove, able(t), t.figure('a').marks.noMove]).toEqual([true, ['c'], false]);
  });

  it('BTS-ORD-02: who was Engaged, has moved or may not move is not asked', () => {
    const t = early(
      [
        champion(20, 20),
        man(1, 'b', 30, 20),
        man(1, 'c', 20, 30, { marks: { done: true } }),
        man(1, 'd', 25, 25, { marks: { noMove: true } }),
        man(1, 'e', 14, 14),
        man(2, 'y', 32.5, 20),
      ],
      {},
      { engaged: [['y', 'b']] },
    ).do(END);
    expect(able(t)).toEqual(['e']);
  });

  it('BTS-ORD-02: without its Champion nobody is moved by it, and it is over', () => {
    const t = early([champion(20, 20, { place: 'gone' }), man(1, 'b', 30, 20)]);
    expect([t.next, under(t, 'b'), t.figure('b').marks.noMove, t.state.orders[0]?.executed]).toEqual([
      'over',
      false,
      false,
      true,
    ]);
    // Lost on his own early move: those who would have followed him are free to move later.
    const lost = early([champion(20, 20), man(1, 'b', 30, 20)], {}, { demoralised: [1] });
    lost.do(walk('a', [22, 20]), roll('morale', 1, 1), 'fail');
    expect([lost.next, lost.figure('a').place, lost.figure('b').marks.noMove]).toEqual(['over', 'gone', false]);
  });

  it('BTS-CMD-12: a Champion aboard leads with his Transport; both are asked first', () => {
    const van = man(1, 'van', 40, 40, {
      build: 'vehicle',
      baseMm: [60, 60],
      attacks: 0,
      melee: [],
      capacity: 3,
      mvt: 20,
      vehicle: { front: 9, flank: 9, rear: 9, crew: 2 },
    });
    const t = early([champion(0, 0, { place: 'aboard', host: 'van' }), van, man(1, 'b', 48, 40)]);
    expect(able(t)).toEqual(['van']);
    t.do({ do: 'disembark', figure: 'van', target: 'a', to: [40, 44.25] });
    expect(able(t)).toEqual(['a', 'van']);
    t.do(walk('a', [40, 48]));
    expect(able(t)).toEqual(['van']);
    t.do(END);
    expect(able(t)).toEqual(['van', 'b']);
  });

  it('R-14: Orders are carried out in the order they were launched, each once, before either side moves', () => {
    const figures = [champion(20, 20), man(1, 'b', 70, 20, { rank: 3 }), man(2, 'y', 20, 70, { rank: 3 })];
    const t = phase(figures, [
      order({ figure: 2 }),
      order({ figure: 0, executed: true }),
      order({ figure: 1, order: 'killThatThing' }),
      order({ figure: 1, order: 'fullAhead' }),
    ]);
    expect([t.seat, able(t)]).toEqual([1, ['y']]);
    t.do(END);
    expect([t.seat, able(t)]).toEqual([0, ['b']]);
    t.do(END);
    expect(t.events('order.executed').map(({ index }) => index)).toEqual([0, 3]);
    expect([t.seat, able(t)]).toEqual([0, ['a', 'b']]);
  });

  it('BTS-SCN-07: nobody moves early or at all once an army has nobody left', () => {
    const over = (proc: string, vars: object) =>
      during({ figures: [champion(20, 20), man(2, 'z', 50, 50, { place: 'gone' })] }, proc, vars, state => {
        state.orders = [order()];
      });
    for (const t of [over('movement', {}), over('earlyMoves', { index: 0 }), over('moves', { seat: 0 })])
      expect([t.next, t.events('order.executed'), t.events('phase.ended')]).toEqual(['over', [], []]);
    expect(over('movement', {}).events('effect.gained')).toEqual([]);
  });
});

describe('a side’s moves', () => {
  it('BTS-MOV-01, BTS-BLD-21: asked are those on the table and indoors who have not moved, may move and fight nobody', () => {
    const t = scene({
      terrain: [house()],
      figures: [
        man(1, 'a', 20, 20),
        inside(1, 'b'),
        man(1, 'done', 24, 20, { marks: { done: true } }),
        man(1, 'held', 28, 20, { marks: { noMove: true } }),
        man(1, 'busy', 32, 20),
        man(1, 'late', 0, 0, { place: 'reserve' }),
        man(1, 'lost', 0, 0, { place: 'gone' }),
        man(2, 'y', 34.5, 20),
        man(2, 'z', 100, 100),
      ],
      engaged: [['y', 'busy']],
    });
    expect(able(t)).toEqual(['a', 'b']);
  });

  it('BTS-BLD-21: of a fight indoors those may act who leave as many behind as the enemy has', () => {
    const fight = (own: number) =>
      scene({
        terrain: [house()],
        fights: [{ building: 'h', assailant: 2 }],
        figures: [man(1, 'out', 20, 20), ...Array.from({ length: own }, (_, i) => inside(1, `b${i}`)), inside(2, 'z')],
      });
    expect([able(fight(1)), able(fight(2))]).toEqual([['out'], ['out', 'b0', 'b1']]);
  });

  it('BTS-MON-18: Monsters of the side that panic are moved by the enemy before it moves; those of the other wait', () => {
    const beast = (seat: 1 | 2, id: string, x: number): FigureBody =>
      man(seat, id, x, 50, { build: 'monster', baseMm: 50, pv: 5, panic: 'pending' });
    const t = scene({ figures: [man(1, 'a', 20, 20), beast(1, 'm', 40), beast(2, 'n', 80)] });
    expect([t.next, t.seat, able(t), t.figure('m').panic, t.figure('n').panic]).toEqual([
      'bts.ask.go-on',
      1,
      ['m'],
      'running',
      'pending',
    ]);
    t.do(END);
    expect([t.next, t.seat, able(t)]).toEqual(['bts.ask.act', 0, ['a']]);
  });

  it('R-57: who did nothing tests at the end, those aboard of their own side too, and nobody of the other', () => {
    const van = (seat: 1 | 2, id: string, x: number): FigureBody =>
      man(seat, id, x, 50, {
        build: 'vehicle',
        baseMm: [60, 60],
        attacks: 0,
        melee: [],
        morale: 0,
        capacity: 3,
        vehicle: { front: 9, flank: 9, rear: 9, crew: 2 },
      });
    const t = scene({
      demoralised: [1, 2],
      figures: [
        van(1, 'v', 40),
        van(2, 'w', 80),
        man(1, 'on', 0, 0, { place: 'aboard', host: 'v' }),
        man(2, 'foe', 0, 0, { place: 'aboard', host: 'w' }),
        man(1, 'late', 0, 0, { place: 'reserve' }),
      ],
    }).do(END, roll('morale', 6, 6));
    expect([t.events('morale.tested').map(({ figure }) => figure), t.next]).toEqual([[2], 'over']);
  });

  it('R-57: those aboard test when their Transport moves, before it does', () => {
    const t = scene({
      demoralised: [1],
      figures: [
        man(1, 'v', 40, 50, {
          build: 'vehicle',
          baseMm: [60, 60],
          attacks: 0,
          melee: [],
          morale: 0,
          capacity: 3,
          mvt: 20,
          vehicle: { front: 9, flank: 9, rear: 9, crew: 2 },
        }),
        man(1, 'on', 0, 0, { place: 'aboard', host: 'v' }),
        man(2, 'z', 100, 100),
      ],
    }).do({ do: 'drive', figure: 'v', facing: 0, length: 50_000 });
    expect([t.next, t.at('v')]).toEqual(['bts.roll.morale', [40, 50]]);
    t.do(roll('morale', 6, 6));
    expect(t.at('v')).toEqual([45, 50]);
  });

  it('BTS-MOR-06, BTS-TER-18: whoever fails his test or drowns does not move; a group goes on without him', () => {
    const coward = scene({
      demoralised: [1],
      figures: [man(1, 'a', 20, 20), man(1, 'b', 40, 20), man(2, 'z', 99, 99)],
    });
    coward.do(walk('a', [25, 20]), roll('morale', 1, 1));
    expect([coward.figure('a').place, coward.events('figure.moved')]).toEqual(['gone', []]);
    const sea = { kind: 'deep-water', box: [10, 10, 20, 20] as const, height: 0 };
    const swimmers = [man(1, 'a', 20, 20), man(1, 'b', 24, 20), man(1, 'dry', 40, 20), man(2, 'z', 99, 99)];
    const drowned = scene({ terrain: [sea], figures: swimmers });
    drowned.do(walk('a', [20, 22]), roll('swim', 1), roll('drown', 1));
    expect([drowned.figure('a').place, drowned.events('figure.moved')]).toEqual(['gone', []]);
    const group = scene({ terrain: [sea], figures: swimmers }).do(
      {
        do: 'group',
        figure: 'a',
        moves: [
          { figure: 'a', path: [[20, 22]] },
          { figure: 'dry', path: [[40, 24]] },
        ],
      },
      roll('swim', 1),
      roll('drown', 1),
    );
    expect([group.figure('a').place, group.at('dry')]).toEqual(['gone', [40, 24]]);
  });

  it('R-28: who stays in deep water is tested at the end of his side’s moves, once, and nobody else', () => {
    const t = scene({
      terrain: [{ kind: 'deep-water', box: [10, 10, 20, 20], height: 0 }],
      figures: [man(1, 'a', 20, 20), man(1, 'dry', 40, 20), man(2, 'y', 14, 14), man(2, 'z', 99, 99)],
    }).do(END, roll('swim', 6));
    expect([t.next, t.events('water.tested').map(({ figure }) => figure)]).toEqual(['over', [0]]);
  });
});
