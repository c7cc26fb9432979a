import { LOCALES, type Locale } from '@banneret/i18n';
import { fitted, fittedOn } from '../src/board/camera.js';
import { middleOfBox, type Spot } from '../src/tabletop/labels/box.js';
import type { Size } from '../src/tabletop/labels/candidates.js';
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

/** The whole table in the middle of a screen, or as near as is asked where most figures stand. */
function viewOf({ width, height, units }: Table, screen: Screen, closer: number): View {
  const box = SCREENS[screen];
  const fit = fitted(width, height, box);
  if (closer === 1) return { zoom: fit.zoom, window: { x: -fit.x, y: -fit.y, ...box }, barred: [] };
  const part = { width: box.width / fit.zoom / closer, height: box.height / fit.zoom / closer };
  const { x, y } = mostCrowded(
    units.flatMap(({ figures }) => figures.map(middleOfBox)),
    part,
  );
  const { zoom, ...near } = fittedOn({ x: x - part.width / 2, y: y - part.height / 2, ...part }, box);
  return { zoom, window: { x: -near.x, y: -near.y, ...box }, barred: [] };
}

/** The figure with most others in a part of the table around it. */
function mostCrowded(spots: readonly Spot[], { width, height }: Size): Spot {
  const around = ({ x, y }: Spot): number =>
    spots.filter(spot => Math.abs(spot.x - x) < width / 2 && Math.abs(spot.y - y) < height / 2).length;
  return spots.reduce((best, spot) => (around(spot) > around(best) ? spot : best), spots[0] ?? { x: 0, y: 0 });
}

type Rule = (table: Table, view: View, locale: Locale) => readonly Written[];

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

const after: Rule = (table, view, locale) =>
  layOut(table, view, { widths: estimatedWidths, locale, demanded: new Set() }).map(laid => ({
    ...laid,
    isShort: laid.isNamed && laid.form > 0,
  }));

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
      .map((position, i) => {
        const locale = LOCALES[i % LOCALES.length] ?? 'fr';
        return { table: tableAt(position, locale), locale };
      });
    for (const screen of ['desk', 'phone'] as const)
      for (const [zoom, closer] of Object.entries(CLOSER))
        for (const [rule, write] of Object.entries(RULES)) {
          // Squads of the Edge had letters on their figures, and no names.
          if (game === 'the-edge' && rule === 'before') continue;
          const times: number[] = [];
          const counts = tables.map(({ table, locale }) => {
            const view = viewOf(table, screen, closer);
            const began = performance.now();
            const written = write(table, view, locale);
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
