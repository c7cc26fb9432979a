import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import { statOf } from '../src/figures/stats.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { house as houseOf, man, roll, scene, um, type Scene } from './scene.js';

const hull = (seat: 1 | 2, id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, x, y, {
    build: 'vehicle',
    baseMm: [60, 60],
    height: 4,
    mvt: 30,
    attacks: 0,
    morale: 0,
    melee: [],
    capacity: 4,
    vehicle: { front: 14, flank: 13, rear: 12, crew: 3 },
    ...more,
  });
const house = (more: Partial<TerrainBody> = {}): TerrainBody => houseOf({ height: 8, storeys: 2, ...more });

describe('contact that people can make', () => {
  const pair = (y: number, extra: readonly FigureBody[] = []): Scene =>
    scene({ figures: [man(1, 'a', 30, y), man(2, 'y', 40, 58), man(2, 'z', 40, 62), ...extra] });
  const at = (x: number, targets: string[]) => ({ do: 'charge', figure: 'a', path: [[x, 60]], targets });
  // The place that touches both is at 40 - 1.5 = 38.5: a triangle of 1.5, 2 and 2.5.

  it('R-135: BTS-CHG-12: several are charged from within half a millimetre of each', () => {
    const t = pair(60);
    expect(t.refusal(at(38.5, ['y', 'z']))).toEqual([]);
    expect(t.refusal(at(38.43, ['y', 'z']))).toEqual([]);
    expect(t.refusal(at(38.3, ['y', 'z']))).toEqual(['BTS-CHG-01']);
    // Whom he truly touches he must name; whom he only could have named he need not.
    expect(t.refusal(at(38.5, ['y']))).toEqual(['BTS-CHG-12']);
    expect(t.do(at(38.43, ['y', 'z'])).state.links).toHaveLength(2);
  });

  it('BTS-CHG-12: a charge at both is proposed, beside one at each', () => {
    const targets = (t: Scene) =>
      t
        .options()
        .flatMap(choice =>
          (choice as { do: string }).do === 'charge' ? [(choice as { targets: number[] }).targets] : [],
        );
    expect(targets(pair(60))).toEqual([[1], [2], [1, 2]]);
  });

  it('R-135: BTS-SPR-09: "3 cm" is half a millimetre wide, and no wider', () => {
    const javelin: FigureBody['ranged'] = [{ id: 'javelin', hands: 1, range: 15, rules: ['srThrown'] }];
    const t = scene({ figures: [man(1, 'a', 20, 20, { ranged: javelin }), man(2, 'z', 32.5, 20)] });
    const hurl = (x: number) => ({ do: 'throw', figure: 'a', weapon: 0, target: 'z', path: [[x, 20]] });
    expect([t.refusal(hurl(27)), t.refusal(hurl(26.95)), t.refusal(hurl(26.95 - um(1)))]).toEqual([
      [],
      [],
      ['BTS-SPR-09'],
    ]);
    const thrown = t.options().filter(choice => (choice as { do: string }).do === 'throw');
    expect(thrown).toMatchObject([{ figure: 0, weapon: 0, target: 1 }]);
  });

  it('BTS-TER-07, BTS-MOV-03: ground is difficult from where the base touches it, to the micrometre', () => {
    const wood: TerrainBody = { kind: 'wooded', box: [26.25, 10, 20, 20], height: 0 };
    const t = scene({ terrain: [wood], figures: [man(1, 'a', 20, 20), man(2, 'z', 100, 100)] });
    const walk = (x: number) => ({ do: 'walk', figure: 'a', path: [[x, 20]] });
    // 5 cm in the open, 5 cm that count double.
    expect([t.refusal(walk(30)), t.refusal(walk(30 + um(2)))]).toEqual([[], ['BTS-MOV-02']]);
    const out = scene({
      terrain: [{ ...wood, box: [0, 10, 23.75, 20] }],
      figures: [man(1, 'a', 20, 20), man(2, 'z', 100, 100)],
    });
    // Out of it: 5 cm that count double, then 5 cm.
    expect([out.refusal(walk(30)), out.refusal(walk(30 + um(2)))]).toEqual([[], ['BTS-MOV-02']]);
  });
});

describe('the start of a move', () => {
  it('BTS-CHG-02: sight at the start of the whole move, also after a critical Crossing', () => {
    const t = scene({
      terrain: [{ id: 'w', kind: 'obstacle', box: [30, 40, 1, 40], height: 2.5 }],
      figures: [
        man(1, 'a', 28.7, 60, { mvt: 30, height: 2.5 }),
        man(2, 'z', 45, 60, { height: 1 }),
        man(2, 'y', 45, 50, { height: 8 }),
      ],
    });
    t.do({ do: 'cross', figure: 'a', path: [], piece: 'w', to: [32.28, 60] }, roll('crossing', 6));
    expect(t.next).toBe('bts.ask.go-on');
    expect(t.refusal({ do: 'charge', figure: 'a', path: [[42.5, 60]], targets: ['z'] })).toEqual(['BTS-CHG-02']);
    expect(t.refusal({ do: 'charge', figure: 'a', path: [[42.5, 50]], targets: ['y'] })).toEqual([]);
  });
});

describe('what is Terrifying', () => {
  const terror = { rules: ['srTerrifying'] };
  const fails = (t: Scene, choice: unknown): readonly [string[], readonly number[], boolean, boolean] => {
    const before = t.at('a');
    t.do(choice, roll('morale', 1, 2));
    return [
      t.events('morale.tested').map(({ passed }) => String(passed)),
      before,
      t.at('a')[0] === before[0],
      isEngaged(t.state, 0),
    ];
  };

  it.each([
    ['BTS-SPR-71: charge', {}, {}, { do: 'charge', figure: 'a', path: [[37.5, 60]], targets: ['z'] }],
    ['BTS-SPR-71: flight', { rules: ['srFlight'] }, {}, { do: 'fly', figure: 'a', to: [37.5, 60], targets: ['z'] }],
    [
      'BTS-SPR-71: throw',
      { ranged: [{ hands: 1, range: 15, rules: ['srThrown'] }] },
      {},
      { do: 'throw', figure: 'a', weapon: 0, target: 'z', path: [[34.5, 60]] },
    ],
    [
      'BTS-SPR-71: ramming',
      { build: 'monster', baseMm: 40, pv: 3 },
      {},
      { do: 'drive', figure: 'a', facing: 0, length: 140_000 },
    ],
  ] as const)('%s: whoever fails the test has not moved', (_name, a, z, choice) => {
    const t = scene({
      figures: [
        man(1, 'a', 30, 60, { mvt: 20, morale: 3, ...(a as object) }),
        man(2, 'z', 40, 60, { ...terror, ...z }),
        man(1, 'b', 10, 10),
      ],
    });
    expect(fails(t, choice)).toEqual([['false'], [30, 60], true, false]);
    expect(t.figure('a').marks).toMatchObject({ noMove: true, from: null, spent: 0 });
  });

  it('BTS-SPR-71, R-31: into a building and up to another storey', () => {
    const inside = { place: 'inside', host: 'h' } as const;
    const t = scene({
      terrain: [house()],
      figures: [man(1, 'a', 48.74, 56, { morale: 3 }), man(2, 'z', 0, 0, { ...inside, ...terror })],
    });
    t.do({ do: 'enter', figure: 'a', piece: 'h', opening: 0, path: [] }, roll('morale', 1, 2));
    expect([t.figure('a').place, t.state.fights]).toEqual(['table', []]);
    const up = scene({
      terrain: [house()],
      figures: [
        man(1, 'a', 0, 0, { ...inside, storey: 0, morale: 3 }),
        man(2, 'z', 0, 0, { ...inside, storey: 1, ...terror }),
      ],
    });
    up.do({ do: 'storey', figure: 'a', storey: 1 }, roll('morale', 1, 2));
    expect([up.figure('a').storey, up.state.fights]).toEqual([0, []]);
  });

  it('BTS-SPR-71: the test comes before any other part of the move; one may take heart first', () => {
    const t = scene({ figures: [man(1, 'a', 30, 60, { mvt: 20 }), man(2, 'z', 40, 60, terror), man(1, 'b', 10, 10)] });
    const charge = { do: 'charge', figure: 'a', path: [[37.5, 60]], targets: ['z'] };
    t.do({ do: 'walk', figure: 'a', path: [[32, 60]], on: true });
    expect([t.refusal(charge), t.refusal({ do: 'dare', figure: 'a' })]).toEqual([['BTS-SPR-71'], ['BTS-SPR-71']]);
    const brave = scene({
      figures: [man(1, 'a', 30, 60, { mvt: 20 }), man(2, 'z', 40, 60, terror), man(1, 'b', 10, 10)],
    });
    brave.do(
      { do: 'dare', figure: 'a' },
      roll('morale', 6, 6),
      { do: 'walk', figure: 'a', path: [[32, 60]], on: true },
      charge,
    );
    expect([brave.events('morale.tested').length, isEngaged(brave.state, 0)]).toEqual([1, true]);
    const meek = scene({ figures: [man(1, 'a', 30, 60), man(2, 'z', 40, 60)] });
    expect(meek.refusal({ do: 'dare', figure: 'a' })).toEqual(['BTS-SPR-71']);
  });
});

describe('passengers', () => {
  const aboard = { place: 'aboard', host: 'v' } as const;
  const off = (to: readonly [number, number], target = 'p') => ({ do: 'disembark', figure: 'v', target, to });

  it('BTS-MON-09, BTS-MOV-09: nobody gets off into an enemy control zone, or against an enemy without one', () => {
    const t = scene({
      figures: [
        hull(1, 'v', 40, 60),
        man(1, 'p', 0, 0, aboard),
        man(2, 'z', 49.5, 60),
        man(2, 'w', 40, 70, { build: 'walker' }),
      ],
    });
    // 3 cm from z.
    expect([t.refusal(off([44.25, 60])), t.refusal(off([44.25, 57]))]).toEqual([['BTS-MOV-09'], []]);
    const close = scene({
      figures: [
        hull(1, 'v', 40, 60),
        man(1, 'p', 0, 0, aboard),
        man(2, 'w', 45.505, 60, { build: 'walker' }),
        man(2, 'z', 90, 90),
      ],
    });
    expect(close.refusal(off([44.25, 62.5]))).toEqual([]);
    expect(close.refusal(off([44.25, 62.165]))).toEqual(['BTS-MOV-05']);
  });

  it('BTS-MON-09: each of them is offered places on all sides', () => {
    const t = scene({
      figures: [hull(1, 'v', 40, 60), man(1, 'p', 0, 0, aboard), man(1, 'q', 0, 0, aboard), man(2, 'z', 90, 60)],
    });
    const exits = t.options().filter(choice => (choice as { do: string }).do === 'disembark') as {
      target: number;
      to: { x: number; y: number };
    }[];
    for (const name of ['p', 'q']) {
      const own = exits.filter(({ target }) => target === t.id(name)).map(({ to }) => to);
      expect(own.some(({ x }) => x > 430_000) && own.some(({ x }) => x < 370_000)).toBe(true);
      expect(own.some(({ y }) => y > 630_000) && own.some(({ y }) => y < 570_000)).toBe(true);
    }
    t.do({ ...off([0, 0]), to: [exits[0]!.to.x / 10_000, exits[0]!.to.y / 10_000] });
    expect(t.figure('p').place).toBe('table');
  });

  it('BTS-MON-09, BTS-MON-17: crew never get off, take no place and fall with their Monster', () => {
    const beast = man(1, 'v', 40, 60, { build: 'monster', baseMm: 60, pv: 4, morale: 3, capacity: 1, mvt: 20 });
    const t = scene({
      figures: [
        beast,
        man(1, 'p', 0, 0, { ...aboard, keywords: ['crew'] }),
        man(1, 'q', 44.25, 60),
        man(2, 'z', 90, 60),
      ],
    });
    expect(t.refusal(off([40, 64.25]))).toEqual(['BTS-MON-09']);
    expect(t.refusal({ do: 'embark', figure: 'q', host: 'v', path: [] })).toEqual([]);
    const dead = scene(
      { figures: [beast, man(1, 'p', 0, 0, { ...aboard, keywords: ['crew'] }), man(2, 'z', 90, 60)], begin: 'remove' },
      { figure: 0, why: 'wounds' },
    );
    expect([dead.figure('p').place, dead.told.filter(type => type === 'figure.removed').length]).toEqual(['gone', 2]);
  });

  it('BTS-MON-17, R-80: a test for each wound that was not saved, with the best Mo of the Monster and its crew', () => {
    const wounded = (mo: number, keywords: string[]): Scene =>
      scene(
        {
          figures: [
            man(1, 'v', 40, 60, { build: 'monster', baseMm: 60, pv: 6, morale: 3 }),
            man(1, 'p', 0, 0, { ...aboard, morale: mo, keywords }),
            man(2, 'z', 90, 60),
          ],
          begin: 'wounds',
        },
        { victim: 0, wounds: 3 },
      );
    const t = wounded(7, ['crew']);
    t.do(roll('morale', 1, 2), roll('morale', 1, 2), roll('morale', 1, 2));
    expect(t.events('morale.tested').map(({ total, passed }) => [total, passed])).toEqual([
      [10, true],
      [10, true],
      [10, true],
    ]);
    // Passengers are no crew, and a failure is enough.
    const alone = wounded(7, []).do(roll('morale', 3, 4), roll('morale', 1, 2));
    expect(alone.events('morale.tested').map(({ total }) => total)).toEqual([10, 6]);
    expect([alone.figure('v').panic, alone.next]).toEqual(['pending', 'over']);
  });
});

describe('Orders and auras from Transports and buildings', () => {
  const champion = (more: Partial<FigureBody>): FigureBody =>
    man(1, 'c', 0, 0, {
      rank: 2,
      morale: 9,
      orders: ['fullAhead', 'stopThem', 'killThatThing', 'holdAtAllCosts', 'raiseFlags'],
      ...more,
    });
  const launched = (
    order: string,
    c: Partial<FigureBody>,
    others: readonly FigureBody[],
    terrain: readonly TerrainBody[] = [],
  ): Scene =>
    scene({
      turn: 1,
      initiative: 1,
      begin: 'turns',
      terrain,
      figures: [champion(c), hull(1, 'v', 40, 60), ...others, man(2, 'z', 110, 110)],
    }).do(roll('initiative', 6, 1), { do: 'order', figure: 'c', order }, roll('order', 6));
  const gained = (t: Scene) => t.events('effect.gained').map(({ figure }) => t.state.battle.sheets[figure]?.id);

  it('BTS-CMD-12, BTS-ORD-01, BTS-ORD-02: aboard: early moves for all within 15 cm of the Transport, which leads them', () => {
    const others = [man(1, 'f', 58, 60), man(1, 'g', 59.3, 66)];
    for (const [order, rule] of [
      ['fullAhead', 'BTS-ORD-01'],
      ['stopThem', 'BTS-ORD-02'],
    ] as const) {
      const t = launched(order, { place: 'aboard', host: 'v' }, others);
      // 58 - 43 - 1.25 = 13.75; 59.3: 15.05 cm.
      expect(gained(t)).toEqual(['c', 'v', 'f']);
      expect(t.prompt?.shape).toMatchObject({ figures: [t.id('v')] });
      t.do({ do: 'drive', figure: 'v', facing: 2048, length: 100_000 });
      expect(t.prompt?.shape).toMatchObject({ figures: [t.id('v')], midMove: true });
      t.do({ do: 'end' });
      // From the new place of the Transport: 57 - 33 - 1.25 is more than 15.
      const walk = (x: number) => ({ do: 'walk', figure: 'f', path: [[x, 60]] });
      expect([t.refusal(walk(57)), t.refusal(walk(49.25)), t.refusal(walk(49.26))]).toEqual([[rule], [], [rule]]);
    }
  });

  it('BTS-CMD-12: a Champion who gets off leads by himself', () => {
    const t = launched('stopThem', { place: 'aboard', host: 'v' }, [man(1, 'f', 50, 60)]);
    t.do({ do: 'disembark', figure: 'v', target: 'c', to: [40, 64.25] });
    expect(t.prompt?.shape).toMatchObject({ figures: [t.id('c'), t.id('v')].sort((a, b) => a - b) });
    t.do({ do: 'walk', figure: 'c', path: [[40, 70]] });
    expect(t.figure('c').marks.done).toBe(true);
  });

  it('R-136: Hold at all costs and Kill that thing reach out of a Transport and out of a building, and into them', () => {
    const defence = (c: Partial<FigureBody>, f: Partial<FigureBody>): number => {
      const t = launched('holdAtAllCosts', c, [man(1, 'f', 70, 56, f)], [house()]);
      return statOf(t.state, t.id('f'), 'defence');
    };
    // The building ends at 62, the Transport at 43.
    expect(defence({ place: 'inside', host: 'h' }, {})).toBe(5);
    expect(defence({ place: 'inside', host: 'h' }, { at: [78.3, 56] })).toBe(4);
    expect(defence({ place: 'aboard', host: 'v' }, { at: [59.25, 60] })).toBe(5);
    expect(defence({ place: 'aboard', host: 'v' }, { at: [59.26, 60] })).toBe(4);
    expect(defence({ place: 'aboard', host: 'v' }, { place: 'inside', host: 'h' })).toBe(5);
    expect(defence({ place: 'inside', host: 'h' }, { place: 'inside', host: 'h' })).toBe(5);
    const kill = launched('killThatThing', { place: 'aboard', host: 'v' }, []);
    expect(gained(kill)).toEqual(['c']);
  });

  it('R-136: banners and medics indoors are as near as their building, and two buildings as near as their walls', () => {
    const morale = (f: Partial<FigureBody>, far: boolean): number => {
      const t = scene({
        terrain: [house(), house({ id: 'i', box: far ? [90, 50, 12, 12] : [70, 50, 12, 12], openings: [] })],
        figures: [
          man(1, 'b', 0, 0, { place: 'inside', host: 'h', support: ['banner'] }),
          man(1, 'f', 70, 56, f),
          man(2, 'z', 110, 110),
        ],
      });
      return statOf(t.state, t.id('f'), 'morale');
    };
    expect([morale({ at: [66, 40] }, false), morale({ at: [78.3, 46] }, false)]).toEqual([5, 4]);
    expect([morale({ place: 'inside', host: 'i' }, false), morale({ place: 'inside', host: 'i' }, true)]).toEqual([
      5, 4,
    ]);
  });

  it('BTS-ORD-03: flags are raised indoors and aboard too', () => {
    const t = scene({
      turn: 1,
      initiative: 1,
      begin: 'orders',
      terrain: [house()],
      figures: [
        champion({ at: [46, 56] }),
        man(1, 'b', 0, 0, { place: 'inside', host: 'h', support: ['banner'] }),
        man(2, 'z', 110, 110),
      ],
    });
    expect(t.refusal({ do: 'order', figure: 'c', order: 'raiseFlags', target: 'b' })).toEqual([]);
  });
});
