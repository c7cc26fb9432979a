import { inches, legLength } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Action, Pack } from '../src/content/types.js';
import { fireteamOf } from '../src/state.js';
import { point, scene, type Scene, type Spot, type TerrainBody, type UnitBody } from './scene.js';
import { PACK, rally, side, UNITS } from './testPack.js';

/** One unit of seat 0 in the move step of a March. */
function marching(
  unit: UnitBody,
  others: {
    own?: readonly UnitBody[];
    enemy?: readonly UnitBody[];
    terrain?: readonly TerrainBody[];
    order?: string;
  } = {},
): Scene {
  const t = scene({
    terrain: others.terrain ?? [],
    seats: [{ units: [unit, ...(others.own ?? [])] }, { units: others.enemy ?? [{ card: 'gunners', at: [[60, 40]] }] }],
  });
  return t.order(0, 0, others.order ?? 'march').do('move');
}

const gunners = { card: 'gunners', at: [[10, 10]] as Spot[] };
const ft = (t: Scene, n = 0) => t.fireteam(0, 0, n);
const whereIs = (t: Scene, seat: number, unit: number, n = 0) => fireteamOf(t.state, t.fireteam(seat, unit, n)).at;

describe('moves', () => {
  it('TOS-MOV-01, TOS-MOV-02: straight legs, added up, measured at the same point of the base', () => {
    const t = marching(gunners);
    expect(t.refusal(t.moves([ft(t), [13, 10], [13, 12]]))).toEqual([]);
    expect(t.refusal(t.moves([ft(t), [13, 10], [13, 12.001]]))).toEqual(['TOS-MOV-02']);
    t.move([ft(t), [13, 10], [13, 12]]);
    expect(t.events('fireteam.moved')).toMatchObject([
      { by: 'march', path: [point([10, 10]), point([13, 10]), point([13, 12])] },
    ]);
  });

  it('R-53, TOS-MOV-01: naming the place where it stands is no move either', () => {
    const t = marching(gunners);
    expect(t.refusal(t.moves([ft(t), [10, 10]]))).toEqual(['TOS-MOV-01']);
    expect(t.refusal(t.moves([ft(t), [10, 11], [10, 10]]))).toEqual([]);
  });

  it('TOS-MOV-01: points that change nothing are not told', () => {
    const t = marching(gunners);
    t.move([ft(t), [11, 10], [11, 10], [12, 10], [12, 10], [13, 10]]);
    expect(t.events('fireteam.moved')).toMatchObject([{ path: [point([10, 10]), point([11, 10]), point([13, 10])] }]);
  });

  it('TOS-MOV-03, TOS-ORD-13: less than the maximum, or nothing', () => {
    const t = marching(gunners);
    expect([t.refusal(t.moves([ft(t), [10.5, 10]])), t.refusal([])]).toEqual([[], []]);
  });

  it('TOS-MOV-04: the base stays wholly on the table', () => {
    const t = marching({ card: 'gunners', at: [[3, 10]] });
    expect(t.refusal(t.moves([ft(t), [1, 10]]))).toEqual([]);
    expect(t.refusal(t.moves([ft(t), [0.98, 10]]))).toEqual(['TOS-MOV-04']);
  });

  it('TOS-MOV-05, TOS-UNT-19: through the own unit, not through other friends or enemies', () => {
    const squad = {
      card: 'infantry',
      at: [
        [10, 10],
        [13, 10],
        [10, 13],
      ] as Spot[],
    };
    const t = marching(squad);
    expect(t.refusal(t.moves([ft(t), [15, 10]]))).toEqual([]);
    for (const others of [
      { own: [{ card: 'gunners', at: [[13, 10]] as Spot[] }] },
      { enemy: [{ card: 'gunners', at: [[13, 10]] as Spot[] }] },
    ]) {
      const blocked = marching(
        {
          ...squad,
          at: [
            [10, 10],
            [10, 16],
            [10, 13],
          ],
        },
        others,
      );
      expect(blocked.refusal(blocked.moves([ft(blocked), [15, 10]]))).toEqual(['TOS-MOV-05']);
    }
  });

  it('TOS-MOV-06, TOS-UNT-05: a Titan under an Order passes through non-Titans, not through Titans, and ends on nobody', () => {
    const titan = { card: 'colossus', at: [[10, 10]] as Spot[] };
    const passing = marching(titan, { enemy: [{ card: 'gunners', at: [[13, 10]] }] });
    expect(passing.refusal(passing.moves([ft(passing), [16, 10]]))).toEqual([]);
    expect(passing.refusal(passing.moves([ft(passing), [14, 10]]))).toEqual(['TOS-MOV-07']);
    const small = { card: 'colossus', at: [[13, 13]] as Spot[] };
    const stopped = marching(titan, { enemy: [small] });
    expect(stopped.refusal(stopped.moves([ft(stopped), [15.5, 12]]))).toEqual(['TOS-MOV-05']);
  });

  it('TOS-MOV-07: contact is fine, overlap is not', () => {
    const t = marching(gunners, { enemy: [{ card: 'gunners', at: [[10 + 3, 10]] }] });
    const touching = 13 - 50 / 25.4;
    expect(t.refusal(t.moves([ft(t), [touching - 0.0001, 10]]))).toEqual([]);
    expect(t.refusal(t.moves([ft(t), [touching + 0.001, 10]]))[0]).toMatch(/TOS-MOV-0[57]/);
    const squad = marching({
      card: 'infantry',
      at: [
        [10, 10],
        [14, 10],
        [10, 14],
      ],
    });
    expect(squad.refusal(squad.moves([ft(squad), [13, 10]]))).toEqual(['TOS-MOV-07']);
  });
});

describe('Formation', () => {
  const gap = (inch: number) => inch + 50 / 25.4;
  const squad = {
    card: 'infantry',
    at: [
      [10, 10],
      [10 + gap(4), 10],
      [10 + gap(2), 13],
    ] as Spot[],
  };

  it('TOS-MOV-17, TOS-UNT-18, TOS-MOV-21: within 8" of every other, exactly 8" included', () => {
    const t = marching(squad);
    expect(t.refusal(t.moves([ft(t, 1), [10 + gap(8), 10]]))).toEqual([]);
    expect(t.refusal(t.moves([ft(t, 1), [10 + gap(8.01), 10]]))).toEqual(['TOS-MOV-17']);
  });

  it('TOS-MOV-18, TOS-MOV-24, TOS-MOV-19: E-44, it counts where everybody ends, not on the way', () => {
    const t = marching(squad);
    expect(t.refusal(t.moves([ft(t, 1), [14 + gap(4), 10]], [ft(t), [14, 10]]))).toEqual([]);
    expect(t.refusal(t.moves([ft(t, 1), [14.6 + gap(4), 10]]))).toEqual(['TOS-MOV-17']);
  });

  it('TOS-MOV-17: other units have no Formation', () => {
    const mixed: Pack = {
      ...PACK,
      units: UNITS.map(card => (card.id === 'lancers' ? { ...card, combinedArms: 'cannon' } : card)),
    };
    const t = scene({
      pack: mixed,
      seats: [
        {
          units: [
            {
              card: 'lancers',
              at: [
                [10, 10],
                [30, 10],
              ],
            },
          ],
        },
        { units: [{ card: 'gunners', at: [[60, 40]] }] },
      ],
    });
    t.order(0, 0, 'march').do('move');
    expect(t.refusal(t.moves([t.fireteam(0, 0), [8, 10]]))).toEqual([]);
  });
});

/** A mystic of seat 0 that does something to a target without a Duel. */
function willed(
  effect: Action['effects'],
  enemy: readonly UnitBody[],
  own: readonly UnitBody[] = [],
  terrain: readonly TerrainBody[] = [],
): Scene {
  const will: Action = {
    id: 'will',
    name: { fr: 'volonté', en: 'will' },
    types: ['magic'],
    range: 20,
    effects: effect ?? [],
  };
  const pack: Pack = {
    ...PACK,
    units: UNITS.map(card => (card.id === 'mystic' ? { ...card, standard: side({ actions: [will, rally] }) } : card)),
  };
  const t = scene({
    pack,
    terrain,
    seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }, ...own] }, { units: enemy }],
  });
  return t
    .order(0, 0, 'concertedEffort')
    .do('none')
    .do(`act:${t.fireteam(0, 0)}:card.will`);
}

const push = (direction: 'toward' | 'away' | 'free', distance = 5): Action['effects'] => [
  { do: 'push', whom: 'target', distance, direction },
];
const moved = (t: Scene) =>
  t.events('fireteam.moved').map(({ fireteam, path }) => [fireteam, legLength(path[0]!, path[1]!)] as const);

describe('moves by others', () => {
  it('TOS-MOV-08, TOS-MOV-11: away on the line of the centres, the whole distance', () => {
    const t = willed(push('away'), [{ card: 'gunners', at: [[16, 10]] }]);
    t.do(t.fireteam(1, 0));
    expect(whereIs(t, 1, 0)).toEqual(point([21, 10]));
  });

  it('TOS-MOV-09, TOS-MOV-10, TOS-GEN-14: E-43, the Squad comes along by exactly half, in an order its mover chooses', () => {
    const t = willed(push('away'), [
      {
        card: 'infantry',
        at: [
          [16, 10],
          [18, 12],
          [18, 8],
        ],
      },
    ]);
    t.do(t.fireteam(1, 0));
    expect([t.seat, t.next, t.open]).toEqual([0, 'tos.ask.push-order', [0, 1, 2].map(n => t.fireteam(1, 0, n))]);
    t.do(t.fireteam(1, 0, 1), t.fireteam(1, 0));
    const lengths = moved(t);
    expect(lengths.map(([id]) => id)).toEqual([1, 0, 2].map(n => t.fireteam(1, 0, n)));
    const near = (value: number, inch: number) => Math.abs(value - inches(inch)) < 3;
    expect([near(lengths[0]![1], 2.5), near(lengths[1]![1], 5), near(lengths[2]![1], 2.5)]).toEqual([true, true, true]);
  });

  it('TOS-MOV-19: what would break the Formation is shortened to 8"', () => {
    const gap = 50 / 25.4;
    const t = willed(push('free', 6), [{ card: 'infantry', at: [[20, 14], [20, 14 - 7 - gap], null] }]);
    const north = 1024;
    t.do(t.fireteam(1, 0), t.fireteam(1, 0), north, north);
    const [a, b] = [whereIs(t, 1, 0), whereIs(t, 1, 0, 1)];
    expect(Math.abs(a.y - b.y - 50_000 - inches(8))).toBeLessThan(20);
    expect(b).toEqual(point([20, 14 - 7 - gap + 3]));
  });

  it('TOS-MOV-12: it ends in contact with what is in the way', () => {
    const t = willed(push('toward', 9), [{ card: 'gunners', at: [[18, 10]] }]);
    t.do(t.fireteam(1, 0));
    expect(Math.abs(whereIs(t, 1, 0).x - point([10, 10]).x - 40_000)).toBeLessThan(4);
    const walled = willed(
      push('away', 9),
      [{ card: 'gunners', at: [[16, 10]] }],
      [],
      [{ box: [20, 0, 22, 20], traits: ['impassable'] }],
    );
    walled.do(walled.fireteam(1, 0));
    expect(Math.abs(whereIs(walled, 1, 0).x - point([20, 10]).x + 25_000)).toBeLessThan(4);
  });

  it('TOS-MOV-08: R-16, a free direction is the choice of who moves it', () => {
    const t = willed(push('free'), [{ card: 'gunners', at: [[16, 10]] }]);
    t.do(t.fireteam(1, 0));
    expect([t.seat, t.next]).toEqual([0, 'tos.ask.push-direction']);
    t.do(1024);
    expect(whereIs(t, 1, 0)).toEqual(point([16, 15]));
  });
});

describe('Placement', () => {
  const place = (single = false): Action['effects'] => [
    { do: 'place', whom: 'target', within: 6, of: 'actor', single },
  ];

  it('TOS-MOV-13, TOS-MOV-15, TOS-TER-24: wholly inside the area, on nobody and on nothing Impassable; it counts as a move', () => {
    const t = willed(
      place(),
      [{ card: 'gunners', at: [[60, 40]] }],
      [
        { card: 'gunners', at: [[18, 10]] },
        { card: 'gunners', at: [[10, 14]] },
      ],
      [{ box: [4, 4, 8, 8], traits: ['impassable'] }],
    );
    t.do(t.fireteam(0, 1));
    const far = 10 + 6 + (15 - 25) / 25.4;
    expect(t.refusal([point([far - 0.001, 10])])).toEqual([]);
    expect(t.refusal([point([far + 0.01, 10])])).toEqual(['TOS-MOV-13']);
    expect(t.refusal([point([10, 13])])).toEqual(['TOS-MOV-15']);
    expect(t.refusal([point([7.5, 7.5])])).toEqual(['TOS-TER-24']);
    t.do([point([13, 10])]);
    expect(t.events('fireteam.moved')).toMatchObject([{ by: 'place' }]);
  });

  it('TOS-MOV-14: what does not fit stays', () => {
    const wall: TerrainBody = { box: [4, 11, 20, 20], traits: ['impassable'] };
    const below: TerrainBody = { box: [4, 0, 20, 9], traits: ['impassable'] };
    const t = willed(
      place(),
      [{ card: 'gunners', at: [[60, 40]] }],
      [{ card: 'gunners', at: [[22, 10]] }],
      [wall, below, { box: [4, 9, 9, 11], traits: ['impassable'] }, { box: [11, 9, 20, 11], traits: ['impassable'] }],
    );
    const before = whereIs(t, 0, 1);
    t.do(t.fireteam(0, 1));
    expect([t.next === 'tos.ask.place', whereIs(t, 0, 1)]).toEqual([false, before]);
  });

  it('TOS-MOV-16, TOS-MOV-22, TOS-MOV-23, TOS-MOV-20: a whole Squad goes; who finds no room stands in contact; in Formation', () => {
    const squad = {
      card: 'infantry',
      at: [
        [20, 10],
        [20, 13],
        [20, 16],
      ] as Spot[],
    };
    const t = willed(place(), [{ card: 'gunners', at: [[60, 40]] }], [squad]);
    t.do(t.fireteam(0, 1));
    expect([t.next, t.seat]).toEqual(['tos.ask.place', 0]);
    const touching = 13 + 50.001 / 25.4;
    expect(t.refusal([point([13, 10]), point([7, 10]), point([10, 13])])).toEqual([]);
    expect(t.refusal([point([13, 10]), point([touching, 10]), point([touching + 50.001 / 25.4, 10])])).toEqual([
      'TOS-MOV-22',
    ]);
    expect(t.refusal([point([13, 10]), point([7, 10]), point([30, 10])])).toEqual(['TOS-MOV-13']);
    expect(t.refusal([point([13, 10]), point([7, 10]), null])).toEqual(['TOS-MOV-16']);
    const alone = willed(place(true), [{ card: 'gunners', at: [[60, 40]] }], [squad]);
    alone.do(alone.fireteam(0, 1));
    expect(alone.refusal([point([13, 10])])).toEqual([]);
    expect(alone.refusal([point([7, 10])])).toEqual(['TOS-MOV-20']);
  });
});
