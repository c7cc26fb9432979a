import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { chargeClosing, judgeClosing } from '../src/movement/charge.js';
import { closerStand, patience } from '../src/movement/closing/closer.js';
import {
  gapToAny,
  inContact,
  mostOf,
  standAfter,
  standsNow,
  straightThere,
  wayThere,
  type Closing,
  type Stand,
} from '../src/movement/closing/closing.js';
import { blockerRings, HAIR } from '../src/movement/closing/rings.js';
import { pileInClosing } from '../src/movement/pileIn.js';
import type { TerrainType } from '../src/state.js';
import { apart, box, profile, row, scene, um, type SceneBody, type Spot } from './scene.js';

// GDF-MEL-03, R-26: how a model that closes with the enemy gets to a place, and whether a better one is free for it.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'strider', count: 1, rules: ['strider'] }),
  profile({ id: 'bat', count: 1, rules: ['flying'] }),
];

type Piece = readonly [type: TerrainType, x: number, y: number, w: number, d: number];
const sceneOf = (own: readonly [string, readonly Spot[]], foes: readonly Spot[], pieces: readonly Piece[] = []) => {
  const units: SceneBody['units'] = [
    { player: 1, profile: own[0], name: 'own', models: own[1] },
    { player: 2, profile: ['one', 'two', 'three'][foes.length - 1]!, name: 'foe', models: foes },
  ];
  const terrain = pieces.map(([type, x, y, w, d]) => ({ types: [type], outline: box(x, y, w, d), height: 4 }));
  return scene({ profiles: PROFILES, units, terrain }).state;
};
const closingOf = (...args: Parameters<typeof sceneOf>): Closing => chargeClosing(sceneOf(...args), 0, 1);
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const after = (closing: Closing, mover: number, ...way: readonly Point[]): Stand =>
  standAfter(closing.battle, closing.movers[mover]!, way);
const FOE: readonly Spot[] = [[20, 40]];

describe('how a model goes', () => {
  const swamp: readonly Piece[] = [['difficult', 15, 9, 10, 2]];
  const slowly = (kind: string, ...way: readonly Point[]): readonly boolean[] => {
    const { slow, far } = after(closingOf([kind, [[20, 10]]], FOE, swamp), 0, ...way);
    return [slow, far];
  };

  it('GDF-TER-09: slow is who moves in difficult ground, far who moves more than six inches; who stays is neither', () => {
    expect(slowly('one')).toEqual([false, false]);
    expect(slowly('one', at(20, 10.5))).toEqual([true, false]);
    expect(slowly('one', at(20, 16))).toEqual([true, false]);
    expect(slowly('one', at(20, 16 + um(1)))).toEqual([true, true]);
    expect(slowly('strider', at(20, 17))).toEqual([false, false]);
    const dry = closingOf(['one', [[20, 10]]], FOE);
    expect([after(dry, 0, at(20, 15)).slow, after(dry, 0, at(20, 17)).far]).toEqual([false, true]);
  });

  it('GDF-TER-09: comrades in difficult ground hold back all but those who ignore it', () => {
    const most = (kind: string, slow: boolean): number => {
      const closing = closingOf([kind, [[20, 10]]], FOE);
      const other = after(closing, 0);
      return mostOf(closing, 0, [other, { ...other, slow }]);
    };
    expect([most('one', false), most('one', true)]).toEqual([inches(12), inches(6)]);
    expect([most('strider', false), most('strider', true)]).toEqual([inches(12), inches(12)]);
    // GDF-MEL-05: a pile-in is shorter anyway.
    const piling = pileInClosing(sceneOf(['one', [[20, 10]]], [[20, 13]]), 0, 1);
    expect(mostOf(piling, 0, [{ ...after(piling, 0), slow: true }])).toBe(inches(3));
  });

  it('GDF-ACT-06, R-37: straight as far as it may go, climbing included, and not a hair farther', () => {
    const straight = (y: number, pieces: readonly Piece[] = []): Stand | undefined =>
      straightThere(closingOf(['one', [[20, 10]]], FOE, pieces), 0, at(20, y), []);
    expect(straight(22)?.length).toBe(inches(12));
    expect(straight(22 + um(1))).toBeUndefined();
    const hill: readonly Piece[] = [['elevated', 15, 12, 10, 10]];
    expect(straight(19, hill)?.length).toBe(inches(12));
    expect(straight(19 + um(1), hill)).toBeUndefined();
    expect(straight(10)?.way).toEqual([]);
    expect(straight(20, [['impassable', 15, 14, 10, 1]])).toBeUndefined();
  });

  it('GDF-TER-09: straight through difficult ground only if neither it nor any comrade goes far', () => {
    const mud: readonly Piece[] = [['difficult', 15, 12, 10, 1]];
    const closing = closingOf(['one', [[20, 10]]], FOE, mud);
    const other = after(closing, 0);
    const through = (y: number, ...far: readonly boolean[]): boolean =>
      straightThere(
        closing,
        0,
        at(20, y),
        far.map(is => ({ ...other, far: is })),
      ) !== undefined;
    expect([through(16), through(16 + um(1))]).toEqual([true, false]);
    expect([through(15, false, false), through(15, false, true)]).toEqual([true, false]);
  });

  it('GDF-MEL-04, GDF-TER-09: around a wall, through difficult ground if all stay near, around that as well if not', () => {
    const wall: Piece = ['impassable', 18.5, 11.5, 3, 0.3];
    const way = (pieces: readonly Piece[], y: number, far = false): Stand | undefined => {
      const closing = closingOf(['one', [[20, 10]]], FOE, pieces);
      return wayThere(closing, 0, at(20, y), [{ ...after(closing, 0), far }]);
    };
    const round = way([wall], 13)!;
    expect(round.way.length).toBeGreaterThan(1);
    expect(round.slow).toBe(false);
    // All around the place it goes to: nobody gets there dry.
    const moat: readonly Piece[] = [wall, ['difficult', 10, 12.5, 20, 4]];
    expect(way(moat, 13)).toMatchObject({ slow: true, far: false });
    expect(way(moat, 13, true)).toBeUndefined();
    // Only beside the wall: there is a way past it, if the others go far.
    const puddle: readonly Piece[] = [wall, ['difficult', 16.5, 11.5, 2, 0.3], ['difficult', 21.5, 11.5, 0.8, 0.3]];
    expect(way(puddle, 13)!.slow).toBe(true);
    const dry = way(puddle, 13, true)!;
    expect(dry.slow).toBe(false);
    expect(dry.length).toBeGreaterThan(way(puddle, 13)!.length);
  });

  it('GDF-MEA-03: how far from the closest of several, whichever comes first', () => {
    const near = (...ys: readonly number[]): number => {
      const { movers, enemies } = closingOf(
        ['one', [[20, 10]]],
        ys.map((y, i): Spot => [20, (i % 2 === 0 ? 1 : -1) * y + 10]),
      );
      return gapToAny(movers[0]!, enemies);
    };
    const [a, b] = [apart(2), apart(2, 1)];
    expect([near(a, b), near(b, a), near(a)]).toEqual([inches(2), inches(2), inches(2)]);
    expect(gapToAny(closingOf(['one', [[20, 10]]], FOE).movers[0]!, [])).toBe(Infinity);
  });

  it('R-37: in contact with one on another level only if the climb to it is left, or if it flies', () => {
    const contact = (kind: string, walked: number): boolean => {
      // The enemy stands at the rim of a hill three inches high, the model at its foot.
      const closing = closingOf([kind, [[20, 20 - walked]]], [[20, 20 + apart(0)]], [['elevated', 15, 20.9, 10, 9]]);
      return inContact(closing, 0, after(closing, 0, at(20, 20)));
    };
    expect([contact('one', 9), contact('one', 9 + um(1)), contact('bat', 12)]).toEqual([true, false, true]);
  });
});

describe('who closes in', () => {
  it('GDF-MEL-05: who touches one of several chargers stays, the others have three inches', () => {
    const models: readonly Spot[] = [[20, 10], [20 + apart(0.5), 10], [20 + 2 * apart(0.5), 10]]; // prettier-ignore
    const foes: readonly Spot[] = [[20, 10 + apart(0)], [20 + 2 * apart(0.5), 10 + apart(0)]]; // prettier-ignore
    expect(pileInClosing(sceneOf(['three', models], foes), 0, 1).most).toEqual([0, inches(3), 0]);
  });

  it('R-26: past a third unit by the inch in a pile-in, as near as can be in a charge', () => {
    const units: SceneBody['units'] = [
      { player: 1, profile: 'one', name: 'own', models: [[20, 10]] },
      { player: 2, profile: 'one', name: 'foe', models: [[20, 14]] },
      { player: 2, profile: 'one', name: 'third', models: [[24, 14]] },
    ];
    const { state } = scene({ profiles: PROFILES, units });
    const radii = (closing: Closing): number[] =>
      blockerRings(closing.field(closing.movers[0]!), 16_000).map(({ radius }) => radius - HAIR);
    expect(radii(chargeClosing(state, 0, 1))).toEqual([32_000, 32_000]);
    expect(radii(pileInClosing(state, 0, 1))).toEqual([32_000, 32_000 + inches(1)]);
  });
});

describe('a better place', () => {
  const found = (closing: Closing, stands: readonly Stand[], mover: number, search = patience()): number[] => {
    const stand = closerStand(closing, stands, mover, search);
    return stand === undefined ? [] : [gapToAny(stand, closing.enemies)];
  };

  it('GDF-MEL-03, GDF-MOV-11: none that would cut off a comrade', () => {
    const touching = 20 - apart(0);
    /** One in contact, one beside it who might be, and a third who hangs on the second, or on the first. */
    const better = (third: Spot): number => {
      const closing = closingOf(['three', row(18, 10, 3)], [[20, 20]]);
      const places: readonly Spot[] = [[20, touching], [20 + apart(0.4), touching - 0.9], third];
      const stands = places.map(([x, y], i) => after(closing, i, at(x, y)));
      return found(closing, stands, 1).length;
    };
    expect(better([20 + 2 * apart(0.9), touching - 1.2])).toBe(0);
    expect(better([20 - apart(0.9), touching])).toBe(1);
  });

  it('R-26: none that is less than a quarter of an inch nearer; who cannot move or stands in contact has none', () => {
    // Twelve inches take the model to two inches from the enemy.
    const closing = closingOf(['one', [[20, 10]]], [[20, 10 + apart(14)]]);
    const from = (gap: number): number => found(closing, [after(closing, 0, at(20, 24 - gap))], 0).length;
    expect([from(2), from(2.24), from(2.3), from(4)]).toEqual([0, 0, 1, 1]);
    const near = closingOf(['one', [[20, 10]]], [[20, 10 + apart(4)]]);
    expect(found(near, standsNow(near), 0)[0]).toBeLessThanOrEqual(25);
    expect(found(near, [after(near, 0, at(20, 14))], 0)).toEqual([]);
    expect(found({ ...near, most: [0] }, standsNow(near), 0)).toEqual([]);
  });

  it('R-26, R-37: none beside one on another level, if it stands there and has no climb left', () => {
    const uphill = closingOf(['one', [[20, 10]]], [[20, 10 + apart(10)]], [['elevated', 15, 20.6, 10, 9]]);
    const from = (gap: number): number => found(uphill, [after(uphill, 0, at(20, 20 - gap))], 0).length;
    expect([from(0.1), from(0.5)]).toEqual([0, 1]);
  });

  it('R-26: around things only while there is patience, straight ahead always; five searches may be in vain', () => {
    const wall: readonly Piece[] = [['impassable', 18.5, 12.5, 3, 0.5]];
    const walled = closingOf(['one', [[20, 10]]], [[20, 16]], wall);
    expect(found(walled, standsNow(walled), 0, { left: 1 })).toHaveLength(1);
    expect(found(walled, standsNow(walled), 0, { left: 0 })).toEqual([]);
    const open = closingOf(['one', [[20, 10]]], [[20, 16]]);
    expect(found(open, standsNow(open), 0, { left: 0 })).toHaveLength(1);
    expect(patience()).toEqual({ left: 5 });
    // Too long a wall: each search that fails is one less.
    const long = closingOf(['one', [[20, 10]]], [[20, 16]], [['impassable', 2, 12.5, 36, 0.5]]);
    const search = patience();
    expect(found(long, standsNow(long), 0, search)).toEqual([]);
    expect(search.left).toBeLessThan(5);
  });

  it('R-26, GDF-MEL-03: on the stretch that walls leave free between them, though no base ends it', () => {
    const walls: readonly Piece[] = [
      ['impassable', 15, 14, 3.9, 4],
      ['impassable', 21, 13, 5, 2.43],
      ['impassable', 20.6, 16.83, 2.4, 1.2],
    ];
    const closing = closingOf(
      [
        'two',
        [
          [22, 21],
          [20.5, 21],
        ],
      ],
      [[20, 16]],
      walls,
    );
    const stands = [after(closing, 0), after(closing, 1, at(20, 16 - apart(0)))];
    expect(found(closing, stands, 0)[0]).toBeLessThanOrEqual(25);
    const ruling = judgeClosing(closing, stands, 'GDF-MEL-03');
    expect(ruling.ok ? [] : ruling.because.map(({ say }) => say)).toEqual(['gdf.no.must-touch']);
    // A third wall closes it.
    const closed = closingOf(['two', row(20.5, 21, 2)], [[20, 16]], [...walls, ['impassable', 21, 13, 2, 5]]);
    expect(found(closed, [after(closed, 0), after(closed, 1, at(20, 16 - apart(0)))], 0)).toEqual([]);
  });
});
