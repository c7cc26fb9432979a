import { inches, LATTICE_LIMIT, polygonFault, type Point, type Polygon, type Um } from '@banneret/geometry';
import { isObject, problem, type Parsed } from '@banneret/kernel';
import { acrossOf } from '../places/zones.js';
import { LEAST_DEPTH } from '../rulings.js';
import { TERRAIN_TYPES, type Name, type TerrainPiece, type TerrainType } from '../state.js';
import { layoutWarnings } from './check.js';
import { generateTerrain } from './randomTerrain.js';
import type { Table } from './table.js';

type Fields = Readonly<Record<string, unknown>>;

/** `random`, or `random:7` for always the same table: what `{}` and `{ seed: 7 }` are, where only words can be written. */
const RANDOM = /^random(?::(\d{1,15}))?$/;

/** A table by chance that somebody asks for in one word; without a number, the seed of the match. */
export function randomTableFor(layout: string, seed: number): Parsed<Table> | undefined {
  const [found, own] = RANDOM.exec(layout) ?? [];
  return found === undefined ? undefined : tableFor(own === undefined ? {} : { seed: Number(own) }, seed);
}

/**
 * A table as somebody asks for it, in inches: a size and a seed, for random scenery, or a size and all its terrain in the
 * words of scenario files.
 */
export function tableFor(raw: unknown, seed: number): Parsed<Table> {
  if (!isObject(raw) || !onlyFields(raw, ['width', 'depth', 'seed', 'terrain'])) return bad('layout');
  const { width = 72, depth = 48, seed: own = seed, terrain } = raw;
  if (!isSize(width) || !isSize(depth) || !Number.isSafeInteger(own)) return bad('layout');
  const size = { width: inches(width), depth: inches(depth) };
  // Before anything is generated: no seed makes a table of two feet.
  if (acrossOf(size) < LEAST_DEPTH) return tooShallow();
  if (terrain === undefined)
    return checked({ ...size, seed: own as number, terrain: generateTerrain(own as number, size.width, size.depth) });
  const pieces = piecesFrom(terrain, (piece, i) => ({
    ...piece,
    ...named(i),
    outline: inMicrometres(piece['outline']),
  }));
  return pieces.ok ? checked({ ...size, terrain: pieces.value }) : pieces;
}

/** A table as a record holds it, in micrometres. */
export function readTable(raw: unknown): Parsed<Table> {
  if (!isObject(raw) || !onlyFields(raw, ['width', 'depth', 'seed', 'terrain'])) return bad('layout');
  const { width, depth, seed, terrain } = raw;
  if (!isSize(Number(width) / inches(1)) || !isSize(Number(depth) / inches(1))) return bad('layout');
  if (!Number.isSafeInteger(width) || !Number.isSafeInteger(depth)) return bad('layout');
  if (seed !== undefined && !Number.isSafeInteger(seed)) return bad('layout.seed');
  const pieces = piecesFrom(terrain, piece => piece);
  const size = { width: width as Um, depth: depth as Um, ...(seed !== undefined && { seed: seed as number }) };
  return pieces.ok ? checked({ ...size, terrain: pieces.value }) : pieces;
}

/** GDF-SET-02, R-08, GDF-SET-03: advice is not enforced, rules are. */
function checked(table: Table): Parsed<Table> {
  if (acrossOf(table) < LEAST_DEPTH) return tooShallow();
  const outside = table.terrain.findIndex(({ outline }) => outline.some(point => !isOn(table, point)));
  if (outside >= 0) return bad(`layout.terrain[${outside}].outline`);
  const error = layoutWarnings(table).find(({ severity }) => severity === 'error');
  return error === undefined ? { ok: true, value: table } : problem(error.say, error.args);
}

const isOn = ({ width, depth }: Table, { x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= depth;

const bad = (place: string): ReturnType<typeof problem> => problem('gdf.setup.bad-table', { place });
const tooShallow = (): ReturnType<typeof problem> =>
  problem('gdf.setup.too-shallow', { least: LEAST_DEPTH / inches(1) });

const isSize = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 24 && raw <= 96;

const onlyFields = (raw: Fields, fields: readonly string[]): boolean =>
  Object.keys(raw).every(field => fields.includes(field));

const MOST_PIECES = 60;

function piecesFrom(raw: unknown, prepare: (piece: Fields, index: number) => Fields): Parsed<TerrainPiece[]> {
  if (!Array.isArray(raw) || raw.length > MOST_PIECES) return bad('layout.terrain');
  const pieces: TerrainPiece[] = [];
  for (const [i, given] of (raw as unknown[]).entries()) {
    const piece = isObject(given) ? pieceFrom(prepare(given, i)) : undefined;
    if (piece === undefined || pieces.some(({ id }) => id === piece.id)) return bad(`layout.terrain[${i}]`);
    pieces.push(piece);
  }
  return { ok: true, value: pieces };
}

const PIECE_FIELDS = ['id', 'name', 'outline', 'types', 'height', 'seeIntoNotThrough'];

function pieceFrom(raw: Fields): TerrainPiece | undefined {
  const { id, height = 5, seeIntoNotThrough = false } = raw;
  const [name, outline, types] = [nameFrom(raw['name']), outlineFrom(raw['outline']), typesFrom(raw['types'])];
  if (name === undefined || outline === undefined || types === undefined) return undefined;
  if (!isText(id) || typeof seeIntoNotThrough !== 'boolean' || !onlyFields(raw, PIECE_FIELDS)) return undefined;
  if (typeof height !== 'number' || !(height >= 1 && height <= 20)) return undefined;
  return { id, name, outline, types, height, seeIntoNotThrough };
}

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw !== '' && raw.length <= 80;

function nameFrom(raw: unknown): Name | undefined {
  if (!isObject(raw) || !onlyFields(raw, ['fr', 'en'])) return undefined;
  const { fr, en } = raw;
  return isText(fr) && isText(en) ? { fr, en } : undefined;
}

const named = (i: number): Pick<TerrainPiece, 'id' | 'name'> => ({
  id: `terrain-${i + 1}`,
  name: { fr: `Décor ${i + 1}`, en: `Terrain ${i + 1}` },
});

function typesFrom(raw: unknown): readonly TerrainType[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const types = TERRAIN_TYPES.filter(type => raw.includes(type));
  return types.length === raw.length ? (raw as TerrainType[]) : undefined;
}

const MOST_CORNERS = 40;

function outlineFrom(raw: unknown): Polygon | undefined {
  if (!Array.isArray(raw) || raw.length < 3 || raw.length > MOST_CORNERS) return undefined;
  const outline: Point[] = [];
  for (const corner of raw as unknown[]) {
    if (!isObject(corner) || !onlyFields(corner, ['x', 'y'])) return undefined;
    const { x, y } = corner;
    if (!isCoordinate(x) || !isCoordinate(y)) return undefined;
    outline.push({ x, y });
  }
  return polygonFault(outline) === undefined ? outline : undefined;
}

const isCoordinate = (raw: unknown): raw is Um => Number.isSafeInteger(raw) && Math.abs(raw as number) < LATTICE_LIMIT;

/** Corners written in inches; anything else is left for `outlineFrom` to refuse. */
function inMicrometres(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((corner: unknown) => {
    if (!Array.isArray(corner) || corner.length !== 2) return undefined;
    return { x: inches(Number(corner[0])), y: inches(Number(corner[1])) };
  });
}
