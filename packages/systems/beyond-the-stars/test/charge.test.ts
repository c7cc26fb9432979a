import { describe, expect, it } from 'vitest';
import { combatsOf, isSplit, splitsOf } from '../src/duel/combats.js';
import { isEngaged } from '../src/figures/traits.js';
import { apart, man, roll, scene, um } from './scene.js';

const charge = (figure: string, to: readonly [number, number], ...targets: string[]) => ({
  do: 'charge',
  figure,
  path: [to],
  targets,
});

describe('charges', () => {
  it('BTS-CHG-01, BTS-CHG-04, BTS-MOV-12: a charge ends in contact; both are Engaged and without control zone', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'c', 20, 40), man(2, 'z', 30, 20)] });
    t.do(charge('a', [27.5, 20], 'z'));
    expect(t.events('figure.charged')).toEqual([
      { type: 'figure.charged', figure: 0, links: [{ charger: 0, charged: 2 }], rough: false },
    ]);
    expect([isEngaged(t.state, t.id('a')), isEngaged(t.state, t.id('z'))]).toEqual([true, true]);
    expect(t.refusal({ do: 'walk', figure: 'c', path: [[27, 30]] })).toEqual([]);
    expect(t.refusal({ do: 'walk', figure: 'a', path: [[20, 20]] })).toEqual(['BTS-MOV-07']);
  });

  it('BTS-CHG-01: without contact it is no charge, and nobody charges friends', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'c', 20, 30), man(2, 'z', 30, 20)] });
    expect(t.refusal(charge('a', [27.4, 20], 'z'))).toEqual(['BTS-CHG-01']);
    expect(t.refusal(charge('a', [20, 27.5], 'c'))).toEqual(['BTS-CHG-01']);
    expect(t.refusal(charge('a', [27.5, 20]))).toEqual(['BTS-CHG-01']);
  });

  it('BTS-CHG-02: the charger must see its target at the start of the move, not after a few steps', () => {
    const wall = { kind: 'impassable', box: [24, 10, 1, 12], height: 10 } as const;
    const figures = [man(1, 'a', 20, 18), man(2, 'z', 30, 18)];
    const route = {
      do: 'charge',
      figure: 'a',
      path: [
        [21, 24],
        [26, 24],
        [28.5, 20],
      ],
      targets: ['z'],
    };
    expect(scene({ figures, terrain: [wall] }).refusal({ ...route, path: [[22, 23.5]] })).toEqual(['BTS-CHG-02']);
    expect(scene({ figures }).refusal(charge('a', [27.5, 18], 'z'))).toEqual([]);
  });

  it('BTS-CHG-03: the way into contact must not be longer than the movement left', () => {
    const at = (gap: number) => scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 20 + apart(gap), 20)] });
    expect(at(15).refusal(charge('a', [35, 20], 'z'))).toEqual([]);
    expect(at(15 + um(20)).refusal(charge('a', [35 + um(20), 20], 'z'))).toEqual(['BTS-CHG-03']);
  });

  it('BTS-CHG-05: who was Engaged before it moved and is disengaged again may still move', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 22.6, 20, { marks: { charged: true } })] });
    expect(t.refusal({ do: 'walk', figure: 'a', path: [[10, 20]] })).toEqual([]);
  });

  it('BTS-CHG-06, BTS-CHG-09, edge case 10: another control zone closes the way, but not once the target’s has been entered', () => {
    const figures = (x: number, y: number) => [man(1, 'a', 20, 20), man(2, 'z', 33, 20), man(2, 'y', x, y)];
    // y’s zone is met before z’s.
    expect(scene({ figures: figures(27, 24) }).refusal(charge('a', [30.5, 20], 'z'))).toEqual(['BTS-CHG-06']);
    // y stands beside z: its zone is met only inside z’s.
    expect(scene({ figures: figures(34, 23.2) }).refusal(charge('a', [30.5, 20], 'z'))).toEqual([]);
  });

  it('BTS-CHG-07: with movement left the charger slides around its target’s base', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 30, 20)] });
    expect(
      t.refusal({
        do: 'charge',
        figure: 'a',
        path: [
          [27.5, 20],
          [27.5, 22.5],
          [30, 22.5],
        ],
        targets: ['z'],
      }),
    ).toEqual([]);
    expect(
      t.refusal({
        do: 'charge',
        figure: 'a',
        path: [
          [27.5, 20],
          [30, 22.5],
        ],
        targets: ['z'],
      }),
    ).toEqual(['BTS-MOV-05']);
  });

  it('BTS-CHG-10: where two control zones begin at the same place the mover chooses which to enter', () => {
    const figures = [man(1, 'a', 20, 20), man(2, 'y', 30, 22), man(2, 'z', 30, 18)];
    const t = scene({ figures });
    expect(t.refusal(charge('a', [27.5, 18], 'z'))).toEqual([]);
    expect(t.refusal(charge('a', [27.5, 22], 'y'))).toEqual([]);
    expect(t.refusal({ do: 'walk', figure: 'a', path: [[27, 20]] })).toEqual(['BTS-MOV-09']);
  });

  it('BTS-CHG-12: a charge may end in contact with several enemies, all of them named', () => {
    const figures = [man(1, 'a', 20, 20), man(2, 'y', 30, 21.25), man(2, 'z', 30, 18.75)];
    const t = scene({ figures });
    const between: readonly [number, number] = [27.834_94, 20];
    expect(t.refusal(charge('a', between, 'z'))).toEqual(['BTS-CHG-12']);
    t.do(charge('a', between, 'y', 'z'));
    expect(['y', 'z'].map(name => isEngaged(t.state, t.id(name)))).toEqual([true, true]);
  });

  it('BTS-CHG-12, R-121, edge case 60: a hidden enemy may not be among those charged', () => {
    const wall = { kind: 'impassable', box: [24, 18, 0.5, 12], height: 10 } as const;
    const figures = [man(1, 'a', 20, 16), man(2, 'y', 30, 26), man(2, 'z', 30, 16)];
    const t = scene({ figures, terrain: [wall] });
    expect(t.refusal(charge('a', [27.5, 16], 'z'))).toEqual([]);
    expect(t.refusal(charge('a', [27.5, 16], 'y'))).toEqual(['BTS-CHG-02']);
    expect(t.refusal(charge('a', [27.5, 16], 'y', 'z'))).toEqual(['BTS-CHG-02']);
  });

  it('BTS-CHG-13: an enemy that fights already may be charged too', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20), man(1, 'c', 32.5, 20), man(2, 'z', 30, 20)],
      engaged: [['c', 'z']],
    });
    t.do(charge('a', [27.5, 20], 'z'));
    expect(t.state.links.map(({ charger, charged }) => [charger, charged])).toEqual([
      [1, 2],
      [0, 2],
    ]);
  });

  it('BTS-CHG-20: neither the prone, nor newcomers, nor the Immobilised charge', () => {
    const at = (more: object) =>
      scene({ figures: [man(1, 'a', 20, 20, more), man(2, 'z', 25, 20), man(1, 'q', 90, 90)] });
    expect(at({}).refusal(charge('a', [22.5, 20], 'z'))).toEqual([]);
    expect(at({ prone: true }).refusal(charge('a', [22.5, 20], 'z'))).toEqual(['BTS-PRN-04']);
    expect(at({ marks: { noCharge: true } }).refusal(charge('a', [22.5, 20], 'z'))).toEqual(['BTS-CHG-20']);
    expect(at({ effects: [{ id: 'immobilised', until: 'turn' }] }).refusal(charge('a', [22.5, 20], 'z'))).toEqual([
      'BTS-SPL-13',
    ]);
    expect(at({ effects: [{ id: 'fullAhead', until: 'turn' }] }).refusal(charge('a', [22.5, 20], 'z'))).toEqual([
      'BTS-ORD-01',
    ]);
  });
});

describe('splitting combats', () => {
  const link = (charger: number, charged: number) => ({ charger, charged });

  it('BTS-CHG-15, BTS-CHG-16: a chain of four becomes two Duels of one against one', () => {
    const links = [link(0, 10), link(0, 11), link(1, 11)];
    expect(combatsOf(links)).toEqual([[0, 1, 2]]);
    expect([...splitsOf(links, [0, 1, 2])]).toEqual([[0, 2]]);
    expect(isSplit(links, [0, 1, 2], [0, 1])).toBe(false);
    expect(isSplit(links, [0, 1, 2], [0, 1, 2])).toBe(false);
  });

  it('BTS-CHG-16: combats that do not touch are apart, and everybody keeps an opponent', () => {
    const links = [link(0, 10), link(1, 11), link(2, 10)];
    expect(combatsOf(links)).toEqual([[0, 2], [1]]);
    expect([...splitsOf(links, [0, 2])]).toEqual([[0, 2]]);
    expect(isSplit(links, [0, 2], [0])).toBe(false);
  });

  it('BTS-CHG-17: the initiative player decides where a figure could belong to several combats', () => {
    const figures = [
      man(1, 'a', 20, 20),
      man(1, 'b', 25, 20),
      man(2, 'x', 22.5, 20),
      man(2, 'y', 27.5, 20),
      man(2, 'z', 25, 22.5),
    ];
    const t = scene({
      figures,
      engaged: [
        ['a', 'x'],
        ['b', 'x'],
        ['b', 'y'],
        ['b', 'z'],
      ],
      begin: 'duels',
      initiative: 2,
    });
    // x must face a (or a stands alone); y and z fall to b: nothing to choose.
    expect(t.next).toBe('bts.ask.next-duel');
    const open = scene({
      figures: [man(1, 'a', 20, 20), man(1, 'b', 25, 20), man(2, 'z', 22.5, 20), man(2, 'y', 22.5, 22.5)],
      engaged: [
        ['a', 'z'],
        ['b', 'z'],
        ['a', 'y'],
        ['b', 'y'],
      ],
      begin: 'duels',
      initiative: 2,
    });
    expect([open.next, open.seat]).toEqual(['bts.ask.split', 1]);
    expect(open.options()).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect(open.refusal([0, 1])).toEqual(['BTS-CHG-16']);
    open.do([1, 2]);
    expect(open.state.duels.map(({ sides }) => sides)).toEqual([
      [[1], [2]],
      [[0], [3]],
    ]);
  });

  it('BTS-CHG-18: splitting displaces nobody', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 22.5, 20)], engaged: [['a', 'z']], begin: 'split' });
    expect([t.at('a'), t.at('z'), t.state.duels.length]).toEqual([[20, 20], [22.5, 20], 1]);
  });

  it('BTS-CHG-19: an effect on one fighter in the Movement phase fixes the split of that combat at once, and of no other', () => {
    const figures = [
      man(1, 'a', 20, 20),
      man(1, 'b', 25, 20),
      man(2, 'z', 22.5, 20),
      man(2, 'y', 22.5, 22.5),
      man(1, 'c', 60, 60),
      man(2, 'x', 62.5, 60),
    ];
    const engaged = [
      ['a', 'z'],
      ['b', 'z'],
      ['a', 'y'],
      ['b', 'y'],
      ['c', 'x'],
    ] as const;
    const t = scene({ figures, engaged, begin: 'split', initiative: 2 }, { only: 2 });
    expect([t.next, t.seat, t.options()]).toEqual([
      'bts.ask.split',
      1,
      [
        [0, 3],
        [1, 2],
      ],
    ]);
    t.do([0, 3]);
    expect(t.state.links.map(({ charger, charged }) => [charger, charged])).toEqual([
      [0, 2],
      [1, 3],
      [4, 5],
    ]);
    expect(t.state.duels).toEqual([]);
  });

  it('BTS-CHG-14: whoever would charge the Terrifying tests first; failing it he does not move in this turn', () => {
    const figures = [
      man(1, 'a', 20, 20, { morale: 2 }),
      man(1, 'b', 20, 40),
      man(2, 'z', 30, 20, { rules: ['srTerrifying'] }),
    ];
    const brave = scene({ figures }).do(charge('a', [27.5, 20], 'z'), roll('morale', 4, 4));
    expect(isEngaged(brave.state, 0)).toBe(true);
    const afraid = scene({ figures }).do(charge('a', [27.5, 20], 'z'), roll('morale', 4, 3));
    expect([afraid.at('a'), afraid.figure('a').marks.noMove, isEngaged(afraid.state, 0)]).toEqual([
      [20, 20],
      true,
      false,
    ]);
  });
});
