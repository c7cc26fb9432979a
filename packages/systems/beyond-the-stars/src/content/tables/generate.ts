import { area2, cm } from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';
import type { SceneryShare } from '../../rulings.js';
import { CAMP, CROSS } from '../../scenarios/markerSpots.js';
import type { TerrainPiece } from '../../state.js';
import { cutAcross, cutAlong, planOf, shuffled, within, type Lot } from './lots.js';
import { BARRIERS, house, lineIn, platform, ROOMY, rough, roughRoom, spire, STRIPS } from './moulds.js';
import { table, type Sketch, type SortId } from './sketch.js';

/**
 * Scenery of every kind for a table, the same for the same share and seed. Half of the table is shared out in lots, each holds
 * one piece, and everything has its twin on the other side: so nothing overlaps and no side is favoured. R-03: rough ground is
 * made as large as the share of the table asks for. Records name share and seed, so what a seed gives must not change.
 */
export function generateTerrain(share: SceneryShare, seed: number): readonly TerrainPiece[] {
  const rng = seededRng('bts-table', share, seed);
  for (let attempt = 0; ; attempt++) {
    const sketched = sketchTable(rng, share);
    if (sketched !== undefined) return table('random', NAME, [sketched.middle], sketched.half).terrain;
    if (attempt >= MOST_ATTEMPTS) throw new Error(`no table for share ${share}, seed ${seed}`);
  }
}

const NAME = { fr: 'Table au hasard', en: 'Random table' } as const;
/** One attempt in a few succeeds, so that this is never reached. */
const MOST_ATTEMPTS = 1_000;

interface Sketched {
  readonly middle: Sketch;
  readonly half: readonly Sketch[];
}

/** One attempt; nothing if some piece found no lot, or all lots together are too small for the share. */
function sketchTable(rng: Rng, share: number): Sketched | undefined {
  const { middle, half } = planOf(rng);
  const lots = shuffled(rng, half);
  const fixed = [...closedPieces(rng, lots), ...lines(rng, lots)];
  if (fixed.includes(undefined)) return undefined;
  const pieces = fixed as readonly Sketch[];
  const needed = (share / 100) * AREA - 2 * pieces.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const fields = fieldsFor(lots, needed - roughRoom(middle).area);
  if (fields === undefined) return undefined;
  const held = roughRoom(middle).area + 2 * fields.reduce((sum, { lot }) => sum + roughRoom(lot).area, 0);
  if (held < needed) return undefined;
  const scale = Math.sqrt(Math.max(0, needed) / held);
  return {
    middle: rough(rng, DRY[rng.below(DRY.length)] as SortId, middle, scale, true),
    half: [...pieces, ...fields.map(({ sort, lot }) => rough(rng, sort, lot, scale))],
  };
}

const AREA = 120 * 120;
const areaOf = (outline: Sketch['outline']): number => Math.abs(area2(outline)) / 2 / (cm(1) * cm(1));

/** The first lot that will do is taken out of the list. */
function take(lots: Lot[], suits: (lot: Lot) => boolean): Lot | undefined {
  const found = lots.findIndex(suits);
  return found < 0 ? undefined : lots.splice(found, 1)[0];
}

const MARKERS = [...CROSS, ...CAMP, ...CAMP.map(([x, y]) => [120 - x, 120 - y] as const)];

/** Objectives that the scenarios put down lie on ground that anybody can reach. */
const isClear = (lot: Lot): boolean =>
  MARKERS.every(([x, y]) => x < lot.x || y < lot.y || x > lot.x + lot.wide || y > lot.y + lot.deep);

/** What nobody walks through: it keeps away from objectives. */
function closedPieces(rng: Rng, lots: Lot[]): (Sketch | undefined)[] {
  const moulds = [house, platform, spire, ...(rng.below(2) === 0 ? [house] : [])];
  return moulds.map(mould => {
    const lot = take(lots, one => Math.min(one.wide, one.deep) >= ROOMY && isClear(within(one, 2)));
    return lot && mould(rng, lot);
  });
}

/** A lot must be so large to give a strip of ground away. */
const LARGE = 18;

/** Walls, hedges, stockades and ditches along the sides of lots, which lose a strip to them. */
function lines(rng: Rng, lots: Lot[]): (Sketch | undefined)[] {
  return [...BARRIERS, 'ditch' as const].map(sort => {
    for (const i of shuffled(rng, [...lots.keys()])) {
      const [strip, rest] = stripOf(rng, lots[i] as Lot, STRIPS[sort]);
      if (Math.min(rest.wide, rest.deep) < LARGE - STRIPS[sort] || isAtEdge(strip) || !isClear(strip)) continue;
      lots[i] = rest;
      return lineIn(rng, sort, strip);
    }
    return undefined;
  });
}

/** Along the edge of the table a barrier is in nobody's way. */
const isAtEdge = ({ x, y, wide, deep }: Lot): boolean =>
  wide > deep ? y === 0 || y + deep === 120 : x === 0 || x + wide === 120;

/** A strip along one of the four sides, and what remains. */
function stripOf(rng: Rng, lot: Lot, broad: number): readonly [strip: Lot, rest: Lot] {
  switch (rng.below(4)) {
    case 0:
      return cutAlong(lot, broad);
    case 1:
      return cutAcross(lot, broad);
    case 2: {
      const [rest, strip] = cutAlong(lot, lot.deep - broad);
      return [strip, rest];
    }
    default: {
      const [rest, strip] = cutAcross(lot, lot.wide - broad);
      return [strip, rest];
    }
  }
}

interface Field {
  readonly sort: SortId;
  readonly lot: Lot;
}

/** Rough ground of all kinds first, then more of what is found most often; ponds are kept for the first round. */
const DRY = ['wood', 'rocks', 'rubble', 'ford'] as const satisfies readonly SortId[];
const MORE = ['wood', 'rubble', 'wood', 'rocks', 'ford'] as const satisfies readonly SortId[];

/** A lot for each kind, and so many more as the rest of the share asks for. */
function fieldsFor(lots: readonly Lot[], needed: number): readonly Field[] | undefined {
  const left = [...lots];
  const pond = take(left, isClear);
  if (pond === undefined || left.length < DRY.length) return undefined;
  const fields: Field[] = [{ sort: 'pond', lot: pond }];
  for (const [i, lot] of left.entries()) {
    const room = 2 * fields.reduce((sum, field) => sum + roughRoom(field.lot).area, 0);
    if (i >= DRY.length && room >= needed) break;
    fields.push({ sort: DRY[i] ?? (MORE[(i - DRY.length) % MORE.length] as SortId), lot });
  }
  return fields;
}
