import { inches } from '@banneret/geometry';
import type { Table } from '../book.js';
import { named } from '../content/words.js';
import { zonesFrom, type Sketch } from './sketch.js';

/** TOS-ENC-03, TOS-MEA-01, -02: tables to play on at once: six feet by four, and four by four for one Commander. */

const table = (id: string, fr: string, en: string, width: number, depth: number, half: readonly Sketch[]): Table => ({
  id,
  name: named(fr, en),
  width: inches(width),
  depth: inches(depth),
  terrain: zonesFrom(half, width, depth),
});

const quay = table('quay', 'Le quai des brumes', 'The Misty Quay', 72, 48, [
  ['water', 18, 16, 14, 6, 15],
  ['building', 34, 13, 8, 7],
  ['wagon', 48, 15, 10, 3, 90],
  ['forest', 59, 15.2, 11, 9],
  ['hill', 5.5, 23, 9, 9],
  ['barricade', 29, 21.5, 8, 1, 30],
  ['platform', 56, 5.5, 8, 8],
]);

const moor = table('moor', 'La lande aux bornes', 'The Boundary Moor', 72, 48, [
  ['hill', 20, 18, 14, 9, 20],
  ['cliff', 8, 12, 6, 2],
  ['flora', 38, 13, 10, 7],
  ['forest', 56, 16, 12, 9, 340],
  ['palisade', 34, 20, 8, 1],
  ['minefield', 43, 20, 4, 4],
  ['building', 66, 7, 7, 7],
  ['brush', 6, 22, 8, 6],
]);

const market = table('market', 'La place du marché', 'The Market Square', 48, 48, [
  ['building', 12, 15, 7, 7],
  ['forest', 36, 15, 10, 8],
  ['hill', 24, 20, 9, 6, 10],
  ['barricade', 22, 13, 7, 1],
  ['brush', 8, 24, 8, 5],
  ['platform', 41, 7, 5, 5],
  ['water', 24, 6, 10, 5],
]);

const crossing = table('crossing', 'Le passage', 'The Crossing', 48, 48, [
  ['wagon', 16, 20, 10, 3, 45],
  ['forest', 34, 14, 9, 8],
  ['hill', 12, 10, 9, 8],
  ['flora', 24, 16, 7, 6],
  ['water', 42, 21, 9, 6, 90],
  ['palisade', 23, 10, 8, 1],
  ['minefield', 7, 18, 4, 4],
]);

export const TABLES: readonly Table[] = [quay, moor, market, crossing];
