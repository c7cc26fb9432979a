import { cm, polygonFault, whereabouts, type Point, type Polygon } from '@banneret/geometry';
import { strictTranslator } from '@banneret/i18n';
import { hashOf, kernelText } from '@banneret/kernel';
import { describeLaws } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { generateTerrain } from '../src/content/tables/generate.js';
import { coveredShare, extentOf, overlap } from '../src/ground/scenery.js';
import { beyondTheStars, beyondTheStarsGame, LISTS, TABLES, type ArmyList, type Setup } from '../src/index.js';
import { SCENERY_SHARES, TABLE_SIDE } from '../src/rulings.js';
import { CAMP, CROSS } from '../src/scenarios/markerSpots.js';
import { REPLACED, TERRAIN_KINDS, type TerrainKind, type TerrainPiece } from '../src/state.js';

const SEEDS = Array.from({ length: 60 }, (_, i) => i * 7_919);
const MADE = SCENERY_SHARES.flatMap(share =>
  SEEDS.map(seed => ({ share, seed, terrain: generateTerrain(share, seed) })),
);
const eachTable = (check: (terrain: readonly TerrainPiece[], share: number, seed: number) => void): void => {
  for (const { share, seed, terrain } of MADE) check(terrain, share, seed);
};

const opposite = ({ x, y }: Point): Point => ({ x: TABLE_SIDE - x, y: TABLE_SIDE - y });
const keyOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');

describe('tables by chance', () => {
  it('BTS-TER-01, R-03: a third of the ground is covered, or two thirds on demand, whatever the seed', () => {
    const shareOf = (terrain: readonly TerrainPiece[]): number =>
      coveredShare({ terrain, width: TABLE_SIDE, depth: TABLE_SIDE });
    expect(SCENERY_SHARES).toEqual([33, 66]);
    eachTable((terrain, share, seed) => {
      expect(Math.abs(shareOf(terrain) - share), `seed ${seed}`).toBeLessThanOrEqual(1);
    });
  });

  it('have every kind of ground, each piece sound and wholly on the table, none on another', () => {
    eachTable((terrain, share, seed) => {
      const table = `share ${share}, seed ${seed}`;
      const kinds = new Set(terrain.map(({ kind }) => kind));
      expect(
        TERRAIN_KINDS.filter(kind => !kinds.has(kind)),
        table,
      ).toEqual(['open']);
      expect(new Set(terrain.map(({ id }) => id)).size, table).toBe(terrain.length);
      expect(
        terrain.flatMap(({ outline }) => polygonFault(outline) ?? []),
        table,
      ).toEqual([]);
      expect(
        terrain.filter(({ outline }) => !isOnTable(outline)),
        table,
      ).toEqual([]);
      const crossed = terrain.filter(({ outline }, i) =>
        terrain.slice(0, i).some(other => overlap(outline, other.outline)),
      );
      expect(crossed, table).toEqual([]);
    });
  });

  it('are the same from both sides: every piece has its twin, with its doors, windows and stairs', () => {
    const faces = ({ kind, height, outline, openings = [], access = [] }: TerrainPiece, turn: (p: Point) => Point) => [
      kind,
      height,
      keyOf(outline.map(turn)),
      keyOf(openings.map(turn)),
      keyOf(access.flatMap(({ foot, head }) => [foot, head]).map(turn)),
    ];
    eachTable((terrain, share, seed) => {
      const own = terrain.map(piece => JSON.stringify(faces(piece, point => point)));
      const turned = terrain.map(piece => JSON.stringify(faces(piece, opposite)));
      expect(own.sort(), `share ${share}, seed ${seed}`).toEqual(turned.sort());
    });
  });

  it('have doors and windows in outer walls, and stairs from the ground up onto the platform', () => {
    eachTable(terrain => {
      for (const { kind, outline, openings = [], access = [] } of terrain) {
        if (kind === 'building') expect(openings.some(one => one.kind === 'door' && one.storey === 0)).toBe(true);
        for (const opening of openings) expect(whereabouts(outline, opening)).toBe('edge');
        if (kind === 'platform') expect(access).toHaveLength(2);
        for (const { foot, head } of access) {
          expect(whereabouts(outline, head)).toBe('inside');
          expect(terrain.some(other => other.kind !== 'platform' && isOn(other.outline, foot))).toBe(false);
          expect(isOn(outline, foot)).toBe(false);
        }
      }
    });
  });

  it('leave the objectives of the scenarios on ground that anybody can reach', () => {
    const CLOSED: readonly TerrainKind[] = ['impassable', 'building', 'obstacle', 'ditch', 'platform', 'deep-water'];
    const markers = [...CROSS, ...CAMP].map(([x, y]): Point => ({ x: cm(x), y: cm(y) }));
    eachTable((terrain, share, seed) => {
      const closed = terrain.filter(({ kind }) => CLOSED.includes(kind));
      for (const marker of [...markers, ...markers.map(opposite)])
        expect(
          closed.filter(({ outline }) => isOn(outline, marker)),
          `share ${share}, seed ${seed}`,
        ).toEqual([]);
    });
  });

  it('are the same for the same seed and differ for another; what a seed gives stays as it is, for records name it', () => {
    expect(generateTerrain(33, 7)).toEqual(generateTerrain(33, 7));
    expect(new Set(SEEDS.map(seed => hashOf(generateTerrain(33, seed)))).size).toBe(SEEDS.length);
    expect([hashOf(generateTerrain(33, 7)), hashOf(generateTerrain(66, 7))]).toMatchInlineSnapshot(`
      [
        "d100ca10919de1d6",
        "5f9efaceeb04267b",
      ]
    `);
  });
});

function isOnTable(outline: Polygon): boolean {
  const { x, y, wide, deep } = extentOf(outline);
  return Math.min(x, y, TABLE_SIDE - x - wide, TABLE_SIDE - y - deep) >= 0;
}

const isOn = (outline: Polygon, point: Point): boolean => whereabouts(outline, point) !== 'outside';

const request = (table: unknown, seed = 5): ReturnType<typeof beyondTheStarsGame.setupFor> =>
  beyondTheStarsGame.setupFor({ options: { table, points: 500 }, seed });

function tableOf(table: unknown, seed?: number): string {
  const setup = request(table, seed);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value.table;
}

describe('the match option `table`', () => {
  it('R-03: `random` covers a third and takes the seed of the match; share and seed can be chosen', () => {
    expect([tableOf('random'), tableOf('random', -6), tableOf('random-66'), tableOf('random:8')]).toEqual([
      'random-33:5',
      'random-33:6',
      'random-66:5',
      'random-33:8',
    ]);
    expect([tableOf({}), tableOf({ seed: 8 }), tableOf({ share: 66 }), tableOf({ share: 66, seed: 0 })]).toEqual([
      'random-33:5',
      'random-33:8',
      'random-66:5',
      'random-66:0',
    ]);
  });

  it('R-03: the scenery of the battle is that of the seed, or lies in the box when the players place it', () => {
    const battle = (options: object) => {
      const setup = beyondTheStarsGame.setupFor({ options: { table: 'random-66:3', points: 500, ...options } });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
      return beyondTheStars.setup(setup.value).battle;
    };
    expect(battle({}).terrain).toEqual(generateTerrain(66, 3));
    expect([battle({ scenery: 'placed' }).terrain, battle({ scenery: 'placed' }).box]).toEqual([
      [],
      generateTerrain(66, 3),
    ]);
  });

  it('without it the seed picks a ready table, as ever', () => {
    for (const seed of [0, 1, 2, 3, 4]) {
      const setup = beyondTheStarsGame.setupFor({ seed });
      expect(setup.ok && setup.value.table).toBe(TABLES[seed % TABLES.length]?.id);
    }
  });

  const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, beyondTheStarsGame.text));

  it.each([
    ['random-50', 'bts.setup.random-form'],
    ['random:-1', 'bts.setup.random-form'],
    ['random-33:1.5', 'bts.setup.random-form'],
    ['random:99999999999999999999', 'bts.setup.random-form'],
    ['nowhere', 'bts.setup.unknown-table'],
    [7, 'bts.setup.unknown-table'],
    [[], 'bts.setup.unknown-table'],
    [{ share: 50 }, 'bts.setup.random-share'],
    [{ share: '66' }, 'bts.setup.random-share'],
    [{ seed: -1 }, 'bts.setup.random-seed'],
    [{ seed: 1.5 }, 'bts.setup.random-seed'],
    [{ seed: 'x' }, 'bts.setup.random-seed'],
    [{ width: 120 }, 'bts.setup.random-field'],
  ])('refuses %j in words', (table, say) => {
    const setup = request(table);
    if (setup.ok) throw new Error(`accepted as ${setup.value.table}`);
    expect(setup.problem.say).toBe(say);
    for (const t of words) expect(t.say(setup.problem.say, setup.problem.args ?? {})).not.toBe('');
  });

  it('is written whole in a record, and read back only in that one form', () => {
    const setup = request('random');
    if (!setup.ok) throw new Error('refused');
    const read = (table: unknown) => beyondTheStarsGame.readSetup?.({ ...setup.value, table });
    expect(read('random-33:5')).toEqual(setup);
    for (const other of ['random', 'random:5', 'random-33:05', 'random-34:5', { share: 33, seed: 5 }, null])
      expect(read(other)?.ok, String(other)).toBe(false);
  });
});

/** The first two units of a ready list, few figures of each: enough to walk into everything that lies about. */
function patrolOf(faction: string): ArmyList {
  const list = LISTS.find(one => one.faction === faction && one.points >= 750) as ArmyList;
  const units = list.units.map(unit => ({
    ...unit,
    ...(unit.members && {
      members: unit.members.slice(0, 2).map(entry => (entry.count === undefined ? entry : { ...entry, count: 1 })),
    }),
  }));
  return { ...list, units: units.slice(0, 3) };
}

function patrolSetup(table: string, scenario: string): Setup {
  const armies = ['march-tribes', 'steel-choir'].map(patrolOf);
  const setup = beyondTheStarsGame.setupFor({ armies, options: { table, scenario, turns: 1 }, seed: 1 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

describeLaws(beyondTheStars, {
  setups: [patrolSetup('random:11', 'great-clash'), patrolSetup('random-66:12', 'ambush')],
  games: 1,
  mostInputs: 2_000,
  words: (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, beyondTheStarsGame.text)),
  constant: ['battle'],
  replaced: REPLACED.filter(part => part !== 'battle'),
  uncovers: ({ type }) => type === 'secrets.revealed' || type === 'game.ended',
  everyWait: 120,
  mostOptions: 5,
});
