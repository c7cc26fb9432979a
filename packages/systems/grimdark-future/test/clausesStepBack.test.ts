import { inches, type Placed } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { judgeConsolidation, mayConsolidate, stepBack } from '../src/movement/consolidation.js';
import { gapToAny } from '../src/movement/closing/closing.js';
import { placedAfter } from '../src/movement/ways.js';
import { figures } from '../src/units/figures.js';
import type { State, TerrainType } from '../src/state.js';
import { apart, box, profile, scene, um, type SceneBody, type Spot } from './scene.js';

// GDF-MEL-27, R-31, R-73: how far and in which direction chargers step back, and who of a unit moves after a melee at all.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'gun', count: 1, rules: ['immobile'] }),
  profile({ id: 'chief', count: 1, hero: true }),
  profile({ id: 'idol', count: 1, hero: true, rules: ['immobile'] }),
];
const COUNTS = ['one', 'two', 'three'];

type Unit = SceneBody['units'][number];
type Piece = readonly [type: TerrainType, x: number, y: number, w: number, d: number];
const stateOf = (
  own: Partial<Unit> & Pick<Unit, 'models'>,
  foes: readonly Spot[],
  pieces: readonly Piece[] = [],
): State =>
  scene({
    profiles: PROFILES,
    units: [
      { player: 1, profile: COUNTS[own.models!.length - 1]!, name: 'own', ...own },
      { player: 2, profile: COUNTS[foes.length - 1]!, name: 'foe', models: foes },
    ],
    terrain: pieces.map(([type, x, y, w, d]) => ({ types: [type], outline: box(x, y, w, d), height: 3 })),
  }).state;
const ended = (state: State): Placed[] => placedAfter(figures(state, 0), stepBack(state, 0, 1));
const inch = (length: number): number => Math.round(length / 25.4) / 1000;
const ends = (state: State): number[][] => ended(state).map(({ at }) => [inch(at.x), inch(at.y)]);
const C = apart(0);

describe('the step back', () => {
  it('GDF-MEL-27: a whole inch in whatever direction, never a hair less from the enemy', () => {
    for (let degrees = 0; degrees < 360; degrees += 17) {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const state = stateOf({ models: [[20 + C * x + um(1) * Math.sign(x), 20 + C * y + um(1) * Math.sign(y)]] }, [
        [20, 20],
      ]);
      const [placed] = ended(state);
      const gap = gapToAny(placed!, figures(state, 1));
      expect(gap).toBeGreaterThanOrEqual(inches(1));
      expect(gap).toBeLessThan(inches(1) + 10);
    }
  });

  it('GDF-MEL-27: from bases that touch exactly the lattice takes nothing of the inch, whichever way it rounds', () => {
    for (const [dx, dy] of [
      [26_905, 17_324],
      [25_751, 18_997],
      [3_196, 31_840],
    ] as const)
      for (const [sx, sy] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        const state = stateOf({ models: [[20 + um(sx * dx), 20 + um(sy * dy)]] }, [[20, 20]]);
        const [placed] = ended(state) as [Placed];
        expect(Math.hypot(placed.at.x - inches(20), placed.at.y - inches(20))).toBeGreaterThanOrEqual(
          32_000 + inches(1),
        );
      }
  });

  it('GDF-MEL-27, R-31: away from the enemies in contact, between them if they are as close, or nearly so', () => {
    const [side, up] = [C / 2, (C * Math.sqrt(3)) / 2];
    const pair = (farther: number): number[] => {
      const share = (C + farther) / C;
      const foes: Spot[] = [
        [20 - side - um(2), 10 + up + um(2)],
        [20 + side * share + um(2), 10 + up * share + um(2)],
      ];
      return ends(stateOf({ models: [[20, 10]] }, foes))[0]!;
    };
    // Two at the same distance: straight back between them.
    expect(pair(0)[0]).toBeCloseTo(20, 2);
    expect(pair(0)[1]).toBeCloseTo(9, 2);
    expect(pair(0.04)[0]).toBeCloseTo(20, 2);
    // The second one is farther: from the first alone, half an inch to the right.
    expect(pair(0.06)[0]).toBeCloseTo(20.5, 2);
    expect(pair(0.06)[1]).toBeCloseTo(10 - up / C, 2);
  });

  it('GDF-MEL-27, R-31, GDF-MOV-13: all in one direction where going each its own way would part them', () => {
    // One stands south of the enemy, one west; in each of the four corners.
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const models: Spot[] = [
        [20, 20 - sy * C],
        [20 - sx * C, 20],
      ];
      const found = ends(stateOf({ models }, [[20, 20]]));
      const d = Math.SQRT1_2;
      expect(found[0]![0]).toBeCloseTo(20 - sx * d, 2);
      expect(found[0]![1]).toBeCloseTo(20 - sy * (C + d), 2);
      expect(found[1]![0]).toBeCloseTo(20 - sx * (C + d), 2);
      expect(found[1]![1]).toBeCloseTo(20 - sy * d, 2);
    }
  });

  it('R-73: as far as three quarters, a half or a quarter of it where no more fits; sideways only out of contact', () => {
    const before = (room: number): number[][] =>
      ends(stateOf({ models: [[20, 10]] }, [[20, 10 + C]], [['impassable', 10, 2, 20, 8 - C / 2 - room]]));
    expect([before(1.01), before(0.99), before(0.76), before(0.74), before(0.49), before(0.26)]).toEqual([
      [[20, 9]],
      [[20, 9.25]],
      [[20, 9.25]],
      [[20, 9.5]],
      [[20, 9.75]],
      [[20, 9.75]],
    ]);
    const beside = (x: number): number[][] =>
      ends(
        stateOf(
          { models: [[20, 10]] },
          [[20, 10 + C]],
          [
            ['impassable', 10, 2, 20, 8 - C / 2 - 0.1],
            ['impassable', x, 8, 0.6, 4],
          ],
        ),
      );
    expect([beside(20.8)[0]![0]! < 19.1, beside(18.6)[0]![0]! > 20.9]).toEqual([true, true]);
    const [[x, y]] = before(0.1) as [[number, number]];
    expect(Math.abs(x - 20)).toBeGreaterThan(0.9);
    // Of all ways out the one that goes farthest: a little down, into the tenth of an inch that is left.
    expect(y).toBeLessThan(9.92);
    expect(y).toBeGreaterThan(9.89);
  });

  it('R-73: right between two enemies there is no straight away; then to one side, out of contact with both', () => {
    const state = stateOf({ models: [[20, 10]] }, [
      [20 - C, 10],
      [20 + C, 10],
    ]);
    const [{ at }] = ended(state) as [Placed];
    expect([inch(at.x), Math.abs(inch(at.y) - 10)]).toEqual([20, 1]);
  });

  it('GDF-MOV-02: near the enemy it leaves if need be, but a whole inch from all others', () => {
    const third = (gap: number): number[][] => {
      const { state } = scene({
        profiles: PROFILES,
        units: [
          { player: 1, profile: 'one', name: 'own', models: [[20, 10]] },
          { player: 2, profile: 'one', name: 'foe', models: [[20, 10 + C]] },
          { player: 1, profile: 'one', name: 'friend', models: [[20, 10 - apart(gap)]] },
        ],
      });
      return ends(state);
    };
    expect([third(2), third(1.9), third(1.5)]).toEqual([[[20, 9]], [[20, 9.25]], [[20, 9.5]]]);
  });
});

describe('those who never move', () => {
  const withHero = (hero: string): State =>
    stateOf({ profile: 'one', joined: hero, models: [[20, 10], [20 + apart(0.3), 10]] }, [[20, 10 + C]]); // prettier-ignore

  it('R-55: neither step back nor consolidate; others of their unit do', () => {
    const [man, chief] = ends(withHero('chief'));
    expect([man![1]! < 9.5, chief![1]! < 9.5]).toEqual([true, true]);
    const [first, idol] = ends(withHero('idol'));
    expect(idol).toEqual([inch(inches(20 + apart(0.3))), 10]);
    expect(first![1]).toBeLessThan(10);
    expect([withHero('chief'), withHero('idol')].map(state => mayConsolidate(state, 0))).toEqual([true, true]);
    expect(mayConsolidate(stateOf({ profile: 'gun', models: [[20, 10]] }, [[40, 10]]), 0)).toBe(false);
    const state = withHero('idol');
    const [a, b] = figures(state, 0).map(({ at }) => at);
    expect(judgeConsolidation(state, 0, [[{ x: a!.x + inches(0.3), y: a!.y - inches(1.05) }], []]).ok).toBe(true);
    expect(judgeConsolidation(state, 0, [[], [{ x: b!.x, y: b!.y - inches(0.1) }]]).ok).toBe(false);
  });

  it('GDF-MEL-26: a consolidation is three inches, not a hair more', () => {
    const state = stateOf({ models: [[20, 10]] }, [[40, 10]]);
    const by = (far: number): boolean => judgeConsolidation(state, 0, [[{ x: inches(20), y: inches(10 + far) }]]).ok;
    expect([by(3), by(3 + um(1))]).toEqual([true, false]);
  });
});
