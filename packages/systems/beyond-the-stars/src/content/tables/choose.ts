import { isObject, problem, type Parsed } from '@banneret/kernel';
import { SCENERY_SHARES, type SceneryShare } from '../../rulings.js';
import type { TerrainPiece } from '../../state.js';
import { generateTerrain } from './generate.js';
import { TABLES } from './index.js';

/** A table made by chance: the same share and seed give the same table. R-03. */
interface RandomTable {
  readonly share: SceneryShare;
  readonly seed: number;
}

/** What a set-up calls it: `random-33:7`. */
const idOf = ({ share, seed }: RandomTable): string => `random-${share}:${seed}`;

/** Names for tables by chance that people may ask for; the seed is the match's own. */
const RANDOM_TABLES = ['random', ...SCENERY_SHARES.map(share => `random-${share}`)] as const;

/** The scenery of a table by its id: of a ready one, or of one made by chance. */
export function terrainOf(id: string): readonly TerrainPiece[] | undefined {
  const ready = TABLES.find(table => table.id === id);
  if (ready !== undefined) return ready.terrain;
  const random = randomFrom(id);
  return random && generateTerrain(random.share, random.seed);
}

/**
 * The id of the table that somebody asks for: the id of a ready one, `random` or `random-66` with or without a seed
 * (`random:7`), or `{ share, seed }`. What is left out is 33 per cent and the seed of the match.
 */
export function tableFor(raw: unknown, seed: number): Parsed<string> {
  const ready = TABLES.find(({ id }) => id === raw);
  if (ready !== undefined) return { ok: true, value: ready.id };
  if (isObject(raw)) return randomOf(raw, seed);
  const random = typeof raw === 'string' ? randomFrom(raw, seed) : undefined;
  return random === undefined ? unknownTable(raw) : { ok: true, value: idOf(random) };
}

/** The id of a table as a record holds it: nothing is left to the reader. */
export function readTableId(raw: unknown): Parsed<string> {
  if (typeof raw !== 'string') return unknownTable(raw);
  const random = randomFrom(raw);
  const known = TABLES.some(({ id }) => id === raw) || (random !== undefined && idOf(random) === raw);
  return known ? { ok: true, value: raw } : unknownTable(raw);
}

/** Without `seed` it must be written there. */
function randomFrom(id: string, seed?: number): RandomTable | undefined {
  const [found, share = String(SCENERY_SHARES[0]), own] = /^random(?:-(\d+))?(?::(\d+))?$/.exec(id) ?? [];
  if (found === undefined) return undefined;
  const chosen = own === undefined ? seed : Number(own);
  const known = SCENERY_SHARES.find(one => String(one) === share);
  return known !== undefined && isSeed(chosen) ? { share: known, seed: chosen } : undefined;
}

const isSeed = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0;

function randomOf(raw: Readonly<Record<string, unknown>>, matchSeed: number): Parsed<string> {
  const { share = SCENERY_SHARES[0], seed = matchSeed, ...others } = raw;
  const [other] = Object.keys(others);
  if (other !== undefined) return problem('bts.setup.random-field', { field: other.slice(0, 80) });
  const known = SCENERY_SHARES.find(one => one === share);
  if (known === undefined) return problem('bts.setup.random-share', { shares: SCENERY_SHARES.join(', ') });
  return isSeed(seed) ? { ok: true, value: idOf({ share: known, seed }) } : problem('bts.setup.random-seed');
}

function unknownTable(raw: unknown): ReturnType<typeof problem> {
  // Only texts are quoted: anything else may be deep or endless.
  const table = typeof raw === 'string' ? raw.slice(0, 80) : typeof raw;
  if (table.startsWith('random')) return problem('bts.setup.random-form', { table, known: RANDOM_TABLES.join(', ') });
  const known = [...TABLES.map(({ id }) => id), ...RANDOM_TABLES].join(', ');
  return problem('bts.setup.unknown-table', { table, known });
}
