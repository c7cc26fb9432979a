import { TERRAIN_TYPES } from '@banneret/at-43';
import { TABLES } from '@banneret/beyond-the-stars';
import { generateTerrain, SCENERY as GDF_SCENERY } from '@banneret/grimdark-future';
import { SCENERY as TOS_SCENERY } from '@banneret/the-other-side';
import { describe, expect, test } from 'vitest';
import { KINDS as AT43_KINDS, heightOf as at43Height } from './at-43/terrain.js';
import { kindOf as btsKind, waysOf } from './beyond-the-stars/terrain.js';
import { heightOf as gdfHeight, kindOf as gdfKind } from './grimdark-future/terrain.js';
import { kindOf as tosKind } from './the-other-side/terrain.js';

const square = [
  { x: 0, y: 0 },
  { x: 100_000, y: 0 },
  { x: 100_000, y: 50_000 },
  { x: 0, y: 50_000 },
];
const BARE = 'open';

describe('Grimdark Future', () => {
  test.each(Object.entries(GDF_SCENERY))('has a painter for its %s', (_, { name, types, height }) => {
    const piece = { id: 'x', name, outline: square, types: [...types], height, seeIntoNotThrough: false };
    expect(gdfKind(piece)).not.toBe(BARE);
    expect(gdfHeight(piece)).toBe((height - 1) * 25_400);
  });

  test('paints what players have made by what it does', () => {
    const made = (types: readonly string[], more: object = {}): string =>
      gdfKind({
        id: 'x',
        name: { fr: 'Décor 1', en: 'Terrain 1' },
        outline: square,
        types: types as never,
        height: 5,
        seeIntoNotThrough: false,
        ...more,
      });
    expect(made(['impassable', 'blocking'])).toBe('building');
    expect(made(['cover', 'difficult'], { seeIntoNotThrough: true })).toBe('ruin');
    expect(made(['gap'])).toBe('crevasse');
    expect(made([])).toBe(BARE);
  });

  test('knows every piece of a random table', () => {
    for (let seed = 1; seed <= 4; seed++)
      for (const piece of generateTerrain(seed, 1_828_800, 1_219_200)) expect(gdfKind(piece)).not.toBe(BARE);
  });
});

test.each(TERRAIN_TYPES)('AT-43 has a painter for its $id, with a shadow', kind => {
  expect(AT43_KINDS[kind.id]).toBeDefined();
  expect(AT43_KINDS[kind.id]).not.toBe(BARE);
  expect(at43Height(kind)).toBeGreaterThan(0);
});

test.each(TABLES)('Beyond the Stars has a painter for all of $id', ({ terrain }) => {
  for (const piece of terrain) expect(btsKind(piece)).not.toBe(BARE);
});

test('Beyond the Stars tells walls, hedges and stockades apart, and roofs from terraces', () => {
  const kinds = new Map(
    TABLES.flatMap(({ terrain }) => terrain.map(piece => [piece.name.en, btsKind(piece)] as const)),
  );
  expect(kinds.get('Low wall')).toBe('wall');
  expect(kinds.get('Hedge')).toBe('hedge');
  expect(kinds.get('Stockade')).toBe('stockade');
  expect(kinds.get('Terrace')).toBe('terrace');
  expect(kinds.get('Flat roof')).toBe('platform');
  expect(kinds.get('Watchtower')).toBe('tower');
  expect(kinds.get('Barn')).toBe('building');
});

test('Beyond the Stars shows the doors of its houses and the ways up to its roofs', () => {
  const all = TABLES.flatMap(({ terrain }) => terrain);
  const barn = all.find(({ name }) => name.en === 'Barn');
  const roof = all.find(({ name }) => name.en === 'Flat roof');
  expect(barn && waysOf(barn).map(({ kind }) => kind)).toContain('door');
  expect(roof && waysOf(roof).map(({ kind }) => kind)).toContain('ladder');
});

describe('The Other Side', () => {
  test.each(Object.entries(TOS_SCENERY))('has a painter for its %s', (_, { name, traits }) => {
    expect(tosKind({ id: 'x', name, outline: square, traits: [...traits], owner: -1 })).not.toBe(BARE);
  });

  test('what somebody throws up in battle is of sandbags', () => {
    const traits = [
      { trait: 'covering', only: 'low' },
      { trait: 'difficult', only: 'low' },
    ] as const;
    const piece = { id: 'created-9', name: { fr: 'Sacs de sable', en: 'Sandbags' }, outline: square, traits };
    expect(tosKind({ ...piece, owner: 0 })).toBe('sandbags');
    expect(tosKind({ ...piece, owner: -1 })).toBe('hedge');
  });
});
