import { inches, within, type Um } from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';
import type { Table } from '../book.js';
import { named } from '../content/words.js';
import { SCENERY, type Scenery, type SceneryName } from './scenery.js';
import { bodyOf, coverageOf, twinOf, zonesFrom, type Sketch } from './sketch.js';

/** TOS-TER-01: about a quarter. No piece is added beyond this. */
const ENOUGH = 23;
const MOST_TRIES = 400;

/** Least and greatest length and width of each sort, in inches. */
const SIZES: readonly (readonly [SceneryName, number, number, number, number])[] = [
  ['forest', 8, 12, 6, 9],
  ['hill', 8, 13, 6, 9],
  ['building', 6, 8, 6, 8],
  ['brush', 6, 10, 4, 6],
  ['water', 8, 13, 4, 6],
  ['barricade', 5, 8, 1, 1],
  ['flora', 6, 9, 5, 7],
  ['platform', 5, 8, 5, 8],
  ['palisade', 6, 9, 1, 1],
  ['wagon', 8, 10, 3, 3],
  ['minefield', 3, 5, 3, 5],
];

/**
 * A table of any size, the same for the same seed. Pieces come in pairs, one turned half round the middle from the other.
 * Set-ups hold the pieces themselves, so this may change one day.
 */
export function generateTable(seed: number, width: Um = inches(72), depth: Um = inches(48)): Table {
  const rng = seededRng('tos-terrain', seed, width, depth);
  const [across, along] = [width / inches(1), depth / inches(1)];
  const half: Sketch[] = [];
  const size = { width, depth };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (coverageOf({ ...size, terrain: zonesFrom(half, across, along) }) >= ENOUGH) break;
    const sketch = randomPiece(rng, across, along, tries);
    if (hasEnough(sketch, half) || !fits(sketch, half, across, along)) continue;
    half.push(sketch);
  }
  const name = named(`Terrain nº ${seed}`, `Table no. ${seed}`);
  return { id: `random-${seed}`, name, ...size, terrain: zonesFrom(half, across, along) };
}

function randomPiece(rng: Rng, across: number, along: number, tries: number): Sketch {
  const [what, shortest, longest, narrowest, widest] = SIZES[
    (tries + rng.below(3)) % SIZES.length
  ] as (typeof SIZES)[number];
  const between = (least: number, most: number): number => least + rng.below(most - least + 1);
  const x = between(3, across - 3);
  const y = between(3, Math.floor(along / 2));
  return [what, x, y, between(shortest, longest), between(narrowest, widest), 15 * rng.below(12)];
}

/** What is small fits everywhere: no more than three pairs of a sort, or there would be nothing else. */
const MOST_PAIRS = 3;
const hasEnough = ([what]: Sketch, half: readonly Sketch[]): boolean =>
  half.filter(([other]) => other === what).length >= MOST_PAIRS;

/** On the table, and away from every other piece and its twin: far enough for the largest base between what stops it. */
function fits(sketch: Sketch, half: readonly Sketch[], across: number, along: number): boolean {
  const own = bodyOf(sketch);
  const twin = twinOf(sketch, across, along);
  const corners = zonesFrom([sketch], across, along)[0]?.outline ?? [];
  if (corners.some(({ x, y }) => x < 0 || y < 0 || x > inches(across) || y > inches(along))) return false;
  if (within(own, bodyOf(twin), apart(sketch, sketch))) return false;
  const others = half.flatMap(other => [other, twinOf(other, across, along)]);
  return others.every(other => !within(own, bodyOf(other), apart(sketch, other)));
}

const apart = ([a]: Sketch, [b]: Sketch): Um => inches(stops(SCENERY[a]) && stops(SCENERY[b]) ? 5 : 1);

const stops = ({ traits }: Scenery): boolean => traits.some(({ trait }) => trait === 'impassable');
