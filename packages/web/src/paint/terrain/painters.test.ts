import { afterEach, describe, expect, test, vi } from 'vitest';
import { theme as ash } from '../../systems/grimdark-future/theme.js';
import { theme as snow } from '../../systems/at-43/theme.js';
import { theme as turf } from '../../systems/the-other-side/theme.js';
import { recorder, sheetsFor } from '../recorder.js';
import { randomFrom } from '../core/random.js';
import { ringOf } from '../core/outline.js';
import { TERRAIN_KINDS, type TerrainKind } from './kinds.js';
import { PAINTERS } from './painters.js';
import { paintTerrain } from './paintTerrain.js';
import type { Piece } from './piece.js';

afterEach(() => void vi.unstubAllGlobals());

const box = [
  { x: 100, y: 100 },
  { x: 260, y: 100 },
  { x: 260, y: 160 },
  { x: 100, y: 160 },
];
const octagon = ringOf(8, 60).map(({ x, y }) => ({ x: x + 180, y: y + 140 }));

const pieceOf = (kind: TerrainKind, more: Partial<Piece> = {}): Piece => ({
  id: kind,
  kind,
  outline: box,
  height: 60,
  seed: 5,
  ...more,
});

const area = { left: 0, top: 0, width: 400, height: 300 };

function paintedBy(piece: Piece, theme = ash): readonly string[] {
  const { brush, deeds } = recorder();
  vi.stubGlobal('OffscreenCanvas', sheetsFor(brush));
  for (const step of paintTerrain(brush, theme, [piece], area, 1)) void step;
  return deeds;
}

describe.each(TERRAIN_KINDS)('%s', kind => {
  test('is painted on a box and on an octagon, in any theme, the same every time', () => {
    for (const theme of [ash, snow, turf])
      for (const outline of [box, octagon]) {
        const deeds = paintedBy(pieceOf(kind, { outline }), theme);
        expect(deeds).toEqual(paintedBy(pieceOf(kind, { outline }), theme));
        expect(deeds.filter(deed => /^(fill|stroke|draw)/.test(deed)).length).toBeGreaterThan(0);
        // A length that is not a number is silently not painted at all.
        expect(deeds.filter(deed => deed.includes('NaN') || deed.includes('undefined'))).toEqual([]);
      }
  });

  test('has another look with another seed, unless it is bare', () => {
    if (kind === 'open') return;
    expect(paintedBy(pieceOf(kind, { seed: 6 }))).not.toEqual(paintedBy(pieceOf(kind)));
  });
});

test('nothing that is painted on a piece leaves its outline: all is clipped to it', () => {
  for (const kind of TERRAIN_KINDS) {
    const deeds = paintedBy(pieceOf(kind));
    const { flat, solid } = PAINTERS[kind];
    const wanted = Number(flat !== undefined) + Number(solid !== undefined);
    expect(deeds.filter(deed => deed === 'clip()').length).toBeGreaterThanOrEqual(wanted);
  }
});

test('what stands throws a shadow, what lies does not', () => {
  const shadows = (kind: TerrainKind): number => {
    const { brush, deeds } = recorder();
    PAINTERS[kind].shadow?.({ brush, piece: pieceOf(kind), inks: ash.terrain, random: randomFrom(1) });
    return deeds.length;
  };
  for (const kind of ['wood', 'ruin', 'container', 'silo', 'building', 'rock', 'hill', 'wall', 'crates'] as const)
    expect(shadows(kind)).toBeGreaterThan(0);
  for (const kind of ['crater', 'slag', 'mines', 'deep', 'ford', 'marsh', 'ditch', 'crevasse', 'road', 'open'] as const)
    expect(shadows(kind)).toBe(0);
});

test('what has become of a piece is to be seen', () => {
  expect(paintedBy(pieceOf('gate', { isOpen: true }))).not.toEqual(paintedBy(pieceOf('gate', { isOpen: false })));
  expect(paintedBy(pieceOf('crates', { whole: 1 / 3 }))).not.toEqual(paintedBy(pieceOf('crates', { whole: 1 })));
  expect(paintedBy(pieceOf('wood', { isBurning: true }))).not.toEqual(paintedBy(pieceOf('wood')));
  expect(paintedBy(pieceOf('building', { roof: 'pitched' }))).not.toEqual(paintedBy(pieceOf('building')));
  expect(paintedBy(pieceOf('sandbags', { owner: '#2aa7e0' }))).not.toEqual(paintedBy(pieceOf('sandbags')));
});

test('what lies beyond the part that is painted is left out', () => {
  const { brush, deeds } = recorder();
  vi.stubGlobal('OffscreenCanvas', sheetsFor(brush));
  const far = { left: 2000, top: 2000, width: 100, height: 100 };
  for (const step of paintTerrain(brush, ash, [pieceOf('wood')], far, 1)) void step;
  expect(deeds.some(deed => deed.startsWith('clip'))).toBe(false);
});
