import { inches, type Point, type Polygon, type Um } from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';
import { runsUpwards, zoneDepthOf } from '../rulings.js';
import type { TerrainPiece } from '../state.js';
import { clearLineAcross, layoutWarnings } from './check.js';
import { outlineGap } from './outlineGap.js';
import type { Scenery } from './scenery.js';
import { opposite, outlineAt, piecesOf, put, type Corners, type Sketch } from './sketch.js';
import { THEMES, type Mould, type Theme } from './themes.js';

/**
 * Scenery for a table of any size, the same for the same seed: pieces come in pairs, one turned half round the middle from
 * the other, so that neither side is better off. The book's advice is kept (GDF-SET-05): while a line from one long edge to
 * the other is clear, something is put in its way. Set-ups hold the pieces themselves, so this may change one day.
 */
export function generateTerrain(seed: number, width: Um, depth: Um): readonly TerrainPiece[] {
  // What is made for long edges near and far is turned by a quarter where they are left and right.
  if (runsUpwards({ width, depth }))
    return generateTerrain(seed, depth, width).map(piece => ({
      ...piece,
      outline: piece.outline.map(({ x, y }) => ({ x: width - y, y: x })),
    }));
  const rng = seededRng('gdf-terrain', seed, width, depth);
  let best: Attempt | undefined;
  for (let attempt = 0, sound = 0; attempt < MOST_ATTEMPTS && sound < SOUND_ATTEMPTS; attempt++) {
    const terrain = attemptAt(rng, width, depth);
    const faults = layoutWarnings({ width, depth, terrain }).length;
    if (faults === 0) sound++;
    if (best === undefined || isBetter({ terrain, faults }, best)) best = { terrain, faults };
  }
  return best?.terrain ?? [];
}

interface Attempt {
  readonly terrain: readonly TerrainPiece[];
  readonly faults: number;
}

/** Of two tables that keep the advice equally well, the one with fewer pieces is easier to play on. */
const isBetter = (one: Attempt, other: Attempt): boolean =>
  one.faults < other.faults || (one.faults === other.faults && one.terrain.length < other.terrain.length);

const MOST_ATTEMPTS = 60;
const SOUND_ATTEMPTS = 2;

function attemptAt(rng: Rng, width: Um, depth: Um): readonly TerrainPiece[] {
  const theme = THEMES[rng.below(THEMES.length)] as Theme;
  const draft = new Draft(width / inches(1), depth / inches(1));
  const share = (draft.width * draft.depth) / (72 * 48);
  for (const [mould, pairs] of theme.pairs) placeSome(rng, draft, mould, Math.max(1, Math.round(pairs * share)));
  closeLines(rng, draft, theme, width, depth);
  return piecesOf('random', [], draft.half, draft.width, draft.depth);
}

const PLACE_TRIES = 40;

function placeSome(rng: Rng, draft: Draft, mould: Mould, pairs: number): void {
  const zone = zoneDepthOf(inches(draft.depth)) / inches(1);
  // What nobody can enter stays out of the zones, or there might be no room to deploy.
  const nearest = mould.scenery.types.some(type => type === 'impassable' || type === 'gap') ? zone : 3;
  for (let placed = 0, tries = 0; placed < pairs && tries < PLACE_TRIES; tries++) {
    const x = between(rng, 1, draft.width - 1);
    const y = between(rng, nearest, draft.depth / 2);
    if (draft.add(mould.scenery, put(mould.shape(rng), x, y, 15 * rng.below(24)))) placed++;
  }
}

/** Half inches from one number to another, both included. */
const between = (rng: Rng, least: number, most: number): number =>
  least + rng.below(Math.max(1, Math.floor(2 * (most - least)) + 1)) / 2;

const MOST_REPAIRS = 14;

/** Puts a screen across every clear line, somewhere along it where there is room; then takes away what is not needed. */
function closeLines(rng: Rng, draft: Draft, theme: Theme, width: Um, depth: Um): void {
  const planned = draft.half.length;
  const lineThrough = (half: readonly Sketch[]): readonly [Point, Point] | undefined =>
    clearLineAcross({ width, depth, terrain: piecesOf('random', [], half, draft.width, draft.depth) });
  for (let i = 0; i < MOST_REPAIRS; i++) {
    const line = lineThrough(draft.half);
    if (line === undefined || !closeLine(rng, draft, theme, line)) break;
  }
  for (let i = draft.half.length - 1; i >= planned; i--)
    if (lineThrough(draft.half.toSpliced(i, 1)) === undefined) draft.half.splice(i, 1);
}

const REPAIR_TRIES = 120;

function closeLine(rng: Rng, draft: Draft, { screens }: Theme, [from, to]: readonly [Point, Point]): boolean {
  for (let tries = 0; tries < REPAIR_TRIES; tries++) {
    // What gets in the way least is kept for last.
    const mould = screens[tries < REPAIR_TRIES / 2 ? rng.below(screens.length) : screens.length - 1] as Mould;
    const share = (15 + rng.below(71)) / 100;
    const x = (from.x + (to.x - from.x) * share) / inches(1) + between(rng, -3, 3);
    const y = (from.y + (to.y - from.y) * share) / inches(1);
    if (draft.add(mould.scenery, put(mould.shape(rng), x, y, 15 * (rng.below(5) - 2)))) return true;
  }
  return false;
}

/** A table on the drawing board: pieces are added, each with its twin, as long as there is room. Sizes in inches. */
class Draft {
  readonly half: Sketch[] = [];
  readonly width: number;
  readonly depth: number;
  readonly #placed: { readonly scenery: Scenery; readonly outline: Polygon }[] = [];

  constructor(width: number, depth: number) {
    this.width = width;
    this.depth = depth;
  }

  /** Adds a piece and its twin unless they leave the table or come too close to something; did it? */
  add(scenery: Scenery, corners: Corners): boolean {
    if (corners.some(([x, y]) => x < 0 || y < 0 || x > this.width || y > this.depth)) return false;
    const [own, twin] = [outlineAt(corners), outlineAt(opposite(corners, this.width, this.depth))];
    if (outlineGap(own, twin) < apart(scenery, scenery)) return false;
    for (const other of this.#placed) if (outlineGap(own, other.outline) < apart(scenery, other.scenery)) return false;
    this.half.push([scenery, corners]);
    this.#placed.push({ scenery, outline: own }, { scenery, outline: twin });
    return true;
  }
}

/** Between two pieces that stop movement there is room for a large base to pass; others only must not overlap. */
const apart = (a: Scenery, b: Scenery): number => inches(stops(a) && stops(b) ? 3.5 : 0.5);

const stops = ({ types }: Scenery): boolean => types.includes('impassable') || types.includes('gap');
