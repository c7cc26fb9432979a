import { cm } from '@banneret/geometry';
import type { Name, TerrainPiece } from '../battle.js';
import { pieceAt } from './terrain.js';

/** AT43-TBL-01: a table that comes with its terrain. */
export interface Layout {
  readonly id: string;
  readonly name: Name;
  /** Centimetres; it fits missions on tables of this size. */
  readonly side: number;
  readonly pieces: readonly TerrainPiece[];
}

type Row = readonly [kind: string, x: number, y: number, quarter?: number];

const QUARTER_TURN = 1024;

/** Rows in centimetres; a `quarter` of 1 stands the element upright, halves lay it across. */
const layout = (id: string, name: Name, side: number, rows: readonly Row[]): Layout => ({
  id,
  name,
  side,
  pieces: rows.map(([kind, x, y, quarter = 0]) => pieceAt(kind, { x: cm(x), y: cm(y) }, quarter * QUARTER_TURN)),
});

/** Ready tables. They keep clear of every mission's objectives, and look the same from south and north. */
export const LAYOUTS: readonly Layout[] = [
  layout('freight-yard', { fr: 'Gare de fret', en: 'Freight yard' }, 120, [
    ['container', 45, 30],
    ['container', 75, 90],
    ['container', 45, 72, 1],
    ['container', 75, 48, 1],
    ['low-wall', 20, 25],
    ['low-wall', 100, 95],
    ['low-wall', 100, 25],
    ['low-wall', 20, 95],
    ['low-wall', 40, 105],
    ['low-wall', 80, 15],
  ]),
  layout('signal-station', { fr: 'Station de signaux', en: 'Signal station' }, 120, [
    ['crate-wall', 40, 58, 1],
    ['crate-wall', 80, 62, 1],
    ['gate', 60, 105],
    ['gate', 60, 15],
    ['container', 45, 105],
    ['container', 75, 105],
    ['container', 45, 15],
    ['container', 75, 15],
    ['barrier', 20, 70],
    ['barrier', 100, 50],
    ['barrier', 75, 75, 0.5],
    ['barrier', 45, 40, 0.5],
  ]),
  layout('quarry', { fr: 'Carrière', en: 'Quarry' }, 120, [
    ['platform', 42, 97],
    ['platform', 78, 23],
    ['low-wall', 50, 62],
    ['low-wall', 72, 58],
    ['barrier', 15, 50, 1],
    ['barrier', 105, 70, 1],
    ['container', 20, 20, 0.5],
    ['container', 100, 100, 0.5],
  ]),
  layout('back-streets', { fr: 'Arrière-cours', en: 'Back streets' }, 90, [
    ['container', 30, 30],
    ['container', 60, 60],
    ['low-wall', 60, 30],
    ['low-wall', 30, 60],
    ['barrier', 45, 22],
    ['barrier', 45, 68],
    ['crate-wall', 15, 45, 1],
    ['crate-wall', 75, 45, 1],
  ]),
];
