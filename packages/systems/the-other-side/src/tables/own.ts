import { placedOutline, polygonFault, type Polygon } from '@banneret/geometry';
import { isObject, problem, type Parsed } from '@banneret/kernel';
import type { Table, TerrainZone } from '../book.js';
import { TRAITS, type Trait, type TraitName } from '../ground/traits.js';
import { SCENERY, type SceneryName } from './scenery.js';
import { bodyOf, feet } from './sketch.js';

/** TOS-TER-26, TOS-ENC-03: a table that the players make themselves: its size in inches, and pieces of sorts of the book or of their own. */
export interface TableBody {
  readonly width?: number;
  readonly depth?: number;
  readonly terrain?: readonly PieceBody[];
}

export interface PieceBody {
  readonly id?: string;
  /** A sort of the book: `hill`, `building`… Traits may be added to it, or stand alone. */
  readonly sort?: SceneryName;
  /** Two corners, or all of them counter-clockwise. */
  readonly box?: readonly [number, number, number, number];
  readonly outline?: readonly (readonly [number, number])[];
  readonly degrees?: number;
  /** `blocking`, `covering low`, `dangerous 3`. */
  readonly traits?: readonly string[];
  readonly piece?: string;
  readonly roof?: boolean;
  readonly rooms?: boolean;
}

const um = (inch: number): number => Math.round(inch * 25_400);
/** In inches. */
const LONGEST_BASE = 40;
/** In inches: twenty feet. */
const FURTHEST = 240;
const FIELDS = ['id', 'sort', 'box', 'outline', 'degrees', 'traits', 'piece', 'roof', 'rooms'];

/** The table, or the first thing that is wrong with it and where. */
export function ownTable(raw: unknown, place: string): Parsed<Table> {
  if (!isObject(raw)) return problem('tos.table.form', { place });
  const stranger = Object.keys(raw).find(key => !['width', 'depth', 'terrain'].includes(key));
  if (stranger !== undefined) return problem('tos.table.field', { place, field: stranger.slice(0, 40) });
  const { width = 72, depth = 48, terrain = [] } = raw as TableBody;
  if (![width, depth].every(side => typeof side === 'number' && side >= 24 && um(side) <= feet(20)))
    return problem('tos.table.size', { place });
  if (!Array.isArray(terrain)) return problem('tos.table.form', { place: `${place}.terrain` });
  const pieces: TerrainZone[] = [];
  for (const [i, piece] of (terrain as readonly unknown[]).entries()) {
    const where = `${place}.terrain[${i}]`;
    const read = pieceFrom(piece, i, where);
    if (!read.ok) return read;
    const { id, outline } = read.value;
    if (pieces.some(other => other.id === id)) return problem('tos.table.twice', { place: where, id });
    if (outline.some(({ x, y }) => x < 0 || y < 0 || x > um(width) || y > um(depth)))
      return problem('tos.table.off', { place: where });
    pieces.push(read.value);
  }
  const name = { fr: 'Table des joueurs', en: 'The players’ table' };
  return { ok: true, value: { id: 'own', name, width: um(width), depth: um(depth), terrain: pieces } };
}

function pieceFrom(raw: unknown, i: number, place: string): Parsed<TerrainZone> {
  if (!isObject(raw)) return problem('tos.table.form', { place });
  const stranger = Object.keys(raw).find(key => !FIELDS.includes(key));
  if (stranger !== undefined) return problem('tos.table.field', { place, field: stranger.slice(0, 40) });
  const { id = `piece-${i + 1}`, sort, traits = [], piece, roof, rooms, ...shape } = raw as PieceBody;
  const known = sort !== undefined && Object.hasOwn(SCENERY, sort) ? SCENERY[sort] : undefined;
  if (sort !== undefined && known === undefined)
    return problem('tos.table.sort', {
      place,
      sort: String(sort).slice(0, 40),
      known: Object.keys(SCENERY).join(', '),
    });
  // Further out than any table no outline is even worked out.
  if ([shape.box, shape.outline].flat(2).some(number => Number.isFinite(number) && Math.abs(Number(number)) > FURTHEST))
    return problem('tos.table.off', { place });
  const outline = outlineFrom(shape);
  if (outline === undefined || polygonFault(outline) !== undefined) return problem('tos.table.outline', { place });
  const own: Trait[] = [];
  for (const word of traits) {
    const trait = traitFrom(word);
    if (trait === undefined) return problem('tos.table.trait', { place, trait: String(word).slice(0, 40) });
    own.push(trait);
  }
  const base: Partial<TerrainZone> = known ?? {};
  const name = known?.name ?? { fr: `Décor ${i + 1}`, en: `Piece ${i + 1}` };
  return {
    ok: true,
    value: {
      ...base,
      id: String(id),
      name,
      outline,
      traits: [...(known?.traits ?? []), ...own],
      ...(piece !== undefined && { piece }),
      ...(roof !== undefined && { roof }),
      ...(rooms !== undefined && { rooms }),
    },
  };
}

function outlineFrom({
  box,
  outline,
  degrees = 0,
}: Pick<PieceBody, 'box' | 'outline' | 'degrees'>): Polygon | undefined {
  const isNumbers = (list: unknown, length: number): boolean =>
    Array.isArray(list) && list.length === length && list.every(one => typeof one === 'number' && Number.isFinite(one));
  if (box !== undefined) {
    if (!isNumbers(box, 4) || typeof degrees !== 'number') return undefined;
    const [x, y, u, v] = box;
    if (u <= x || v <= y) return undefined;
    // Longer than any base may be; nobody turns a wall across the whole table.
    if (Math.max(u - x, v - y) >= LONGEST_BASE)
      return degrees === 0 ? [x, u, u, x].map((side, i) => ({ x: um(side), y: um(i < 2 ? y : v) })) : undefined;
    return placedOutline(bodyOf(['hill', (x + u) / 2, (y + v) / 2, u - x, v - y, ((degrees % 360) + 360) % 360]));
  }
  if (!Array.isArray(outline) || outline.length < 3 || !outline.every(corner => isNumbers(corner, 2))) return undefined;
  return outline.map(([x, y]) => ({ x: um(x), y: um(y) }));
}

function traitFrom(word: unknown): Trait | undefined {
  if (typeof word !== 'string') return undefined;
  const [trait, ...rest] = word.split(' ');
  if (!TRAITS.some(name => name === trait)) return undefined;
  const only = rest.find(part => part === 'low' || part === 'high') as 'low' | 'high' | undefined;
  const strength = rest.find(part => /^\d{1,2}$/.test(part));
  if (rest.some(part => part !== only && part !== strength)) return undefined;
  if ((trait === 'dangerous') !== (strength !== undefined)) return undefined;
  return {
    trait: trait as TraitName,
    ...(only && { only }),
    ...(strength !== undefined && { strength: Number(strength) }),
  };
}
