import { LOCALES } from '@banneret/i18n';
import { fitted, zoomed } from '../src/board/camera.js';
import { layOut, type Table, type View } from '../src/tabletop/labels/layOut.js';
import { estimatedWidths } from '../src/tabletop/labels/widths.js';
import { addUp, countOf, type Count, type Written } from './labelCount.js';
import { battleOf, TABLE_IDS, tableAt, type Battle, type TableId } from './labelTables.js';

/** What screens leave to the table. */
const SCREENS = { desk: { width: 1060, height: 740 }, phone: { width: 390, height: 460 } } as const;

type Screen = keyof typeof SCREENS;

const CLOSER = { fit: 1, 'three times': 3 } as const;

/** Four moments of five battles a game. */
const SEEDS = [1, 2, 3, 4, 5];
const SHARES = [0.08, 0.3, 0.6, 0.95];

/** The whole table in the middle of a screen, or as near as is asked around the middle of the battle. */
function viewOf({ width, height, units }: Table, screen: Screen, closer: number): View {
  const box = SCREENS[screen];
  const fit = fitted(width, height, box);
  const boxes = units.flatMap(({ figures }) => figures);
  const mean = (of: (box: { x: number; y: number }) => number): number =>
    boxes.reduce((sum, one) => sum + of(one), 0) / Math.max(1, boxes.length);
  const at = { x: fit.x + fit.zoom * mean(one => one.x), y: fit.y + fit.zoom * mean(one => one.y) };
  const { x, y, zoom } = closer === 1 ? fit : zoomed(fit, closer, at);
  return { zoom, window: { x: -x, y: -y, ...box }, barred: [] };
}

type Rule = (table: Table, view: View) => readonly Written[];

/** As the page once did it: the name above the topmost base; names on the names of others left out. */
const before: Rule = (table, view) => {
  const size = Math.max(10, Math.min(21 * view.zoom, 24));
  const written: (Written & { readonly letters: number })[] = [];
  for (const { id, name, figures, flags } of table.units) {
    const words = [...flags.map(() => '✓'), name].join(' ');
    const middle = figures.reduce((sum, { x, width }) => sum + x + width / 2, 0) / figures.length;
    const bottom = (Math.min(...figures.map(({ y }) => y)) - 7) * view.zoom;
    const width = (estimatedWidths(words, 'name') / 11.5) * size;
    const label = { id, isNamed: true, x: middle * view.zoom - width / 2, y: bottom - size * 0.8, width, height: size };
    const isClear = written.every(
      other =>
        Math.abs(label.y - other.y) >= size ||
        Math.abs(label.x + width / 2 - other.x - other.width / 2) >= ((words.length + other.letters) / 2) * 0.6 * size,
    );
    if (isClear) written.push({ ...label, letters: words.length });
  }
  return written;
};

const after: Rule = (table, view) => layOut(table, view, { widths: estimatedWidths, demanded: new Set() });

const RULES = { before, after } as const;

export interface Row extends Count {
  readonly game: TableId;
  readonly screen: Screen;
  readonly zoom: string;
  readonly rule: string;
  readonly positions: number;
  /** To lay out one table, all screens and zooms alike: the middle one of all, and the longest. */
  readonly medianMs: number;
  readonly mostMs: number;
}

export interface Bench {
  readonly rows: readonly Row[];
  readonly battles: readonly Battle[];
}

export async function benchLabels(games: readonly string[], level: string): Promise<Bench> {
  const rows: Row[] = [];
  const battles: Battle[] = [];
  for (const game of TABLE_IDS.filter(id => games.length === 0 || games.includes(id))) {
    const played: Battle[] = [];
    for (const seed of SEEDS) played.push(await battleOf(game, seed, SHARES, level));
    battles.push(...played);
    const tables = played
      .flatMap(({ positions }) => positions)
      .map((position, i) => tableAt(position, LOCALES[i % LOCALES.length] ?? 'fr'));
    for (const screen of ['desk', 'phone'] as const)
      for (const [zoom, closer] of Object.entries(CLOSER))
        for (const [rule, write] of Object.entries(RULES)) {
          const times: number[] = [];
          const counts = tables.map(table => {
            const view = viewOf(table, screen, closer);
            const began = performance.now();
            const written = write(table, view);
            times.push(performance.now() - began);
            return countOf(written, table, view);
          });
          times.sort((a, b) => a - b);
          const [medianMs, mostMs] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0];
          rows.push({ game, screen, zoom, rule, positions: tables.length, ...addUp(counts), medianMs, mostMs });
        }
  }
  return { rows, battles };
}
