import { describe, expect, it } from 'vitest';
import { figures } from '../src/index.js';
import { PRESET_HEIGHTS, volumeFor } from '../src/rulings.js';
import { sees } from '../src/sight/sight.js';
import type { BattleOptions } from '../src/state.js';
import { box, profile, scene, type Scene, type SceneBody, type Spot } from './scene.js';

type Terrain = NonNullable<SceneBody['terrain']>[number];

interface View {
  readonly sight?: BattleOptions['sight'];
  readonly terrain?: readonly Terrain[];
  /** Profiles of the shooter, of the target and of a unit that may stand between them. */
  readonly shooter?: Parameters<typeof profile>[0];
  readonly target?: Parameters<typeof profile>[0];
  readonly other?: Parameters<typeof profile>[0];
  readonly at?: Spot;
  readonly to?: readonly Spot[];
  readonly between?: readonly Spot[];
}

const FAR_AWAY: readonly Spot[] = [[70, 46]];

/** One shooter at (10, 10), one target at (20, 10), and perhaps something in between; the shooter holds. */
const view = ({ sight = 'top-down', terrain = [], at = [10, 10], to = [[20, 10]], between = FAR_AWAY, ...who }: View) =>
  scene({
    profiles: [
      profile({ id: 'viewer', count: 1, ...who.shooter }),
      profile({ id: 'seen', count: to.length, weapons: ['blade'], ...who.target }),
      profile({ id: 'screen', count: between.length, weapons: ['blade'], ...who.other }),
    ],
    weapons: [{ id: 'blade', attacks: 1 }],
    options: { sight },
    terrain,
    units: [
      { player: 1, profile: 'viewer', name: 'own', models: [at] },
      { player: 2, profile: 'seen', name: 'foe', models: to },
      { player: 1, profile: 'screen', name: 'other', models: between },
    ],
  }).do('own', 'hold');

const isSeen = (s: Scene): boolean => s.next !== 'gdf.ask.unit';
const seen = (what: View): boolean => isSeen(view(what));

const wall = (height: number, more: Partial<Terrain> = {}): Terrain => ({
  types: ['blocking'],
  outline: box(15, 0, 1, 48),
  height,
  ...more,
});

describe('the method', () => {
  it('GDF-LOS-01, GDF-LOS-02, R-04: is agreed on before the match; from above unless something else is', () => {
    // As high as both models: hidden from above; a line over its top grazes it and is clear in volumes.
    const low = [wall(2.25)];
    expect(seen({ terrain: low })).toBe(false);
    expect(seen({ terrain: low, sight: 'top-down' })).toBe(false);
    expect(seen({ terrain: low, sight: 'volumetric' })).toBe(true);
    expect(scene({ units: [] as never }).state.battle.options.sight).toBe('top-down');
  });

  it('GDF-LOS-09, GDF-LOS-10: with true sight people look, and the rules take their word within range', () => {
    const s = view({ sight: 'true', terrain: [wall(20)] });
    expect(s.next).toBe('gdf.ask.shots-by-eye');
    expect(s.prompt?.args).toMatchObject({ share: 10 });
    expect(s.refusal([{ weapon: 'rifle', target: 'foe' }])).toEqual([]);
    expect(seen({ sight: 'true', to: [[40, 10]] })).toBe(false);
    expect(seen({ sight: 'top-down', terrain: [wall(20)] })).toBe(false);
  });

  it.each(['top-down', 'volumetric'] as const)('GDF-LOS-03: with %s sight facing does not matter', sight => {
    const oval = { baseMm: [60, 35] as const };
    for (const degrees of [0, 90, 180, 270])
      expect(seen({ sight, shooter: oval, at: [10, 10, degrees] as never })).toBe(true);
  });

  it.each(['top-down', 'volumetric'] as const)('GDF-LOS-05: with %s sight solid obstacles hide', sight => {
    expect(seen({ sight, terrain: [wall(6)] })).toBe(false);
    expect(seen({ sight, terrain: [wall(6, { outline: box(15, 0, 1, 9) })] })).toBe(true);
  });

  it.each(['top-down', 'volumetric'] as const)(
    'GDF-LOS-06, R-05: with %s sight so do other units, with the strips between models within an inch',
    sight => {
      const tall = { baseMm: 60, height: 4 };
      const line = (step: number): Spot[] => [0, 1, 2, 3].map(i => [15, 10 + (i - 1.5) * step]);
      const apart = (inches: number): number => inches + 60_000 / 25_400;
      expect(seen({ sight, other: tall, between: line(apart(1)) })).toBe(false);
      expect(seen({ sight, other: tall, between: line(apart(1.05)) })).toBe(true);
    },
  );

  it.each(['top-down', 'volumetric'] as const)(
    'GDF-LOS-04, GDF-LOS-08: with %s sight neither the own unit nor the target’s is in the way',
    sight => {
      const s = scene({
        profiles: [
          profile({ id: 'viewer', count: 2, height: 4, baseMm: 60 }),
          profile({ id: 'seen', count: 2, weapons: ['rifle'], height: 4, baseMm: 60 }),
        ],
        options: { sight },
        units: [
          {
            player: 1,
            profile: 'viewer',
            name: 'own',
            models: [
              [8, 10],
              [11, 10],
            ],
          },
          {
            player: 2,
            profile: 'seen',
            name: 'foe',
            models: [
              [20, 10],
              [23, 10],
            ],
          },
        ],
      });
      const [back, front] = figures(s.state, 0);
      const [near, behind] = figures(s.state, 1);
      expect(sees(s.state, 0, back!, 1, behind!)).toBe(true);
      // The same line, when the models in the way belong to somebody else.
      expect(seen({ sight, at: [8, 10], between: [[11, 10]], other: { height: 4, baseMm: 60 } })).toBe(false);
      expect([sees(s.state, 0, front!, 1, near!), sees(s.state, 0, front!, 1, behind!)]).toEqual([true, true]);
    },
  );

  it.each(['top-down', 'volumetric', 'true'] as const)('GDF-LOS-07: with %s sight everybody sees himself', sight => {
    const s = view({ sight, terrain: [wall(9, { outline: box(8, 8, 4, 4) })] });
    const [own] = figures(s.state, 0);
    expect(sees(s.state, 0, own!, 0, own!)).toBe(true);
  });
});

describe('heights from above', () => {
  it('GDF-LOS-11, GDF-LOS-15, R-06: what blocks is at least as high as both models', () => {
    const heights = (shooter: number, target: number, height: number) =>
      seen({ shooter: { height: shooter }, target: { height: target }, terrain: [wall(height)] });
    expect(heights(2, 2, 2)).toBe(false);
    expect(heights(3, 2, 2)).toBe(true);
    expect(heights(2, 3, 2)).toBe(true);
    expect(heights(2, 3, 3)).toBe(false);
    const screened = (height: number) =>
      seen({ shooter: { height: 3 }, other: { height, baseMm: 60 }, between: [[15, 10]] });
    expect(screened(3)).toBe(false);
    expect(screened(2)).toBe(true);
  });

  it('GDF-LOS-13, R-07: models have the usual height of their sort', () => {
    expect(PRESET_HEIGHTS).toEqual({
      swarm: 1,
      infantry: 2,
      artillery: 2,
      'large-infantry': 3,
      cavalry: 3,
      chariot: 3,
      'large-cavalry': 4,
      monster: 4,
      vehicle: 4,
      'large-monster': 5,
      giant: 5,
      titan: 6,
    });
    const over = (height: string, wallHeight: number) => seen({ shooter: { height }, terrain: [wall(wallHeight)] });
    expect(over('monster', 3)).toBe(true);
    expect(over('monster', 4)).toBe(false);
  });

  it('GDF-LOS-14: on top of terrain its height is added', () => {
    const tower: Terrain = { types: ['elevated'], outline: box(8, 8, 4, 4), height: 3 };
    const s = view({ terrain: [tower] });
    expect(figures(s.state, 0)[0]?.height).toBe(5);
    // Height 2 on height 3 is 5: a wall of 4 is seen over, one of 5 is not.
    expect(seen({ terrain: [tower, wall(4)] })).toBe(true);
    expect(seen({ terrain: [tower, wall(5)] })).toBe(false);
    expect(seen({ terrain: [wall(4)] })).toBe(false);
  });

  it('R-06: the piece a model stands on counts with its own height, so it seldom hides that model', () => {
    const hill: Terrain = { types: ['elevated', 'blocking'], outline: box(8, 5, 6, 10), height: 3 };
    expect(seen({ terrain: [hill] })).toBe(true);
    expect(seen({ terrain: [hill], at: [5, 10] })).toBe(false);
  });

  it('GDF-TER-02, R-39: one sees into a wood and out of it, but not through it', () => {
    const wood: Terrain = {
      types: ['cover', 'difficult'],
      outline: box(12, 0, 6, 48),
      height: 5,
      seeIntoNotThrough: true,
    };
    expect(seen({ terrain: [wood] })).toBe(false);
    expect(seen({ terrain: [wood], at: [13, 10] })).toBe(true);
    expect(seen({ terrain: [wood], to: [[17, 10]] })).toBe(true);
    expect(seen({ terrain: [{ ...wood, seeIntoNotThrough: false }] })).toBe(true);
  });

  it('R-44: an Aircraft hides nobody, and is seen over what is lower than 6', () => {
    const plane = { rules: ['aircraft'], height: 2, baseMm: 60 };
    expect(seen({ other: plane, between: [[15, 10]] })).toBe(true);
    expect(seen({ other: { height: 2, baseMm: 60 }, between: [[15, 10]] })).toBe(false);
    expect(figures(view({ target: plane }).state, 1)[0]?.height).toBe(6);
  });
});

describe('volumes', () => {
  const volumetric = (what: View): boolean => seen({ sight: 'volumetric', ...what });

  it('GDF-LOS-17, GDF-LOS-20: a line from any point of one volume to any point of the other', () => {
    // From 4 inches down to 1, ten inches away: over a wall of 2.4 in the middle, not over one of 2.6.
    const heights = { shooter: { volume: 4, baseMm: 25 }, target: { volume: 1, baseMm: 25 } };
    expect(volumetric({ ...heights, terrain: [wall(3.25)] })).toBe(true);
    expect(volumetric({ ...heights, terrain: [wall(3.9)] })).toBe(false);
    // From above the taller model would see over both.
    expect(seen({ shooter: { height: 5 }, target: { height: 2 }, terrain: [wall(3.9)] })).toBe(true);
  });

  it('GDF-LOS-06, GDF-LOS-20, R-75: a line that grazes the top of a unit is blocked, over a lower one or over terrain it is clear', () => {
    const screen = (volume: number, gap = 0): boolean => {
      const s = scene({
        options: { sight: 'volumetric' },
        profiles: [profile({ id: 'one', count: 1, volume: 2 }), profile({ id: 'screen', count: 3, volume })],
        units: [
          { player: 1, profile: 'one', name: 'mine', models: [[20, 10]] },
          {
            player: 2,
            profile: 'screen',
            name: 'screen',
            models: [
              [18.7 - gap, 15],
              [20 - gap, 15],
              [21.3 - gap, 15],
            ],
          },
          { player: 2, profile: 'one', name: 'hidden', models: [[20, 20]] },
        ],
      }).do('mine', 'hold');
      return s.refusal([{ weapon: 'rifle', target: 'hidden' }]).length === 0;
    };
    expect(screen(2)).toBe(false);
    expect(screen(2.25)).toBe(false);
    expect(screen(1.75)).toBe(true);
    expect(screen(2, 6)).toBe(true);
    const same = { volume: 2 };
    expect(volumetric({ shooter: same, target: same, terrain: [wall(3)] })).toBe(true);
    expect(volumetric({ shooter: same, target: same, terrain: [wall(3.01)] })).toBe(false);
  });

  it('GDF-LOS-18, R-07: the usual heights by base; sizes in between take the next row, large ones four inches', () => {
    const inInches = (mm: number): number => volumeFor(mm) / 25_400;
    expect([25, 32, 40, 50, 60, 100].map(inInches)).toEqual([1, 1.25, 1.5, 2, 3, 4]);
    expect([20, 26, 70, 101, 170].map(inInches)).toEqual([1, 1.25, 4, 4, 4]);
    const top = (who: Parameters<typeof profile>[0]): number =>
      figures(view({ shooter: who }).state, 0)[0]!.top / 25_400;
    expect(top({ baseMm: 50 })).toBe(2);
    // An oval by its shorter side, a hull without a base by its longer one.
    expect(top({ baseMm: [60, 35] })).toBe(1.5);
    expect(top({ hullMm: [60, 35] })).toBe(3);
  });

  it('GDF-LOS-19: a model without a base has its real height over the area of its hull', () => {
    const hull = { hullMm: [110, 80] as const, volume: 2.5 };
    const s = view({ sight: 'volumetric', shooter: hull });
    expect(figures(s.state, 0)[0]).toMatchObject({ base: { kind: 'rectangle' }, top: 63_500 });
    // Its corner, 55 mm from the middle, looks past the end of a wall that hides the middle.
    const past = wall(9, { outline: box(15, 9, 1, 39) });
    expect(volumetric({ shooter: hull, terrain: [past] })).toBe(true);
    expect(
      volumetric({
        terrain: [wall(9, { outline: box(15, 9, 1, 39) })],
        shooter: { baseMm: 25 },
        target: { baseMm: 25 },
      }),
    ).toBe(false);
  });

  it('GDF-LOS-20, GDF-LOS-14: standing on a hill lifts the whole volume', () => {
    const hill: Terrain = { types: ['elevated', 'blocking'], outline: box(8, 8, 4, 4), height: 4 };
    expect(figures(view({ terrain: [hill] }).state, 0)[0]?.top).toBe(3 * 25_400 + 31_750);
    const low = wall(3, { outline: box(13, 0, 0.5, 48) });
    expect(volumetric({ terrain: [hill, low] })).toBe(true);
    expect(volumetric({ terrain: [low] })).toBe(false);
  });
});
