import type { Locale } from '@banneret/i18n';
import { FROM_AFAR } from '../../board/stage.js';
import { coveredPart, grown, meet, overlapOf, scaled, type Box } from './box.js';
import { placeLabels, type Ground, type Placement, type Wish } from './place.js';
import { platesOf, type Plate, type Titled, type Widths } from './plate.js';
import { shortNames } from './shorten.js';

/** A unit that gets a plate: where its figures stand, as squares in the measure of the drawing. */
export interface Labelled extends Titled {
  readonly figures: readonly Box[];
  /** Somebody of note: is named before others. */
  readonly isLed?: boolean;
}

/** How the drawing is seen while nothing moves. */
export interface View {
  /** Pixels of the screen for each unit of the drawing. */
  readonly zoom: number;
  /** The part of the drawing that is seen, in pixels of the screen from the drawing's origin. */
  readonly window: Box;
  /** What lies over it, in the same pixels: buttons. */
  readonly barred: readonly Box[];
}

export interface Table {
  /** In the measure of the drawing. */
  readonly width: number;
  readonly height: number;
  readonly units: readonly Labelled[];
  /** Objectives and other things that are better not covered. */
  readonly things: readonly Box[];
}

export interface Tastes {
  readonly widths: Widths;
  /** Whose order of words tells what of a name matters. */
  readonly locale: Locale;
  /** Units that the question is about: their names are shown whatever they cover. */
  readonly demanded: ReadonlySet<string>;
}

/** A plate as it lies on the screen, in pixels from the drawing's origin. */
export interface Laid extends Placement {
  readonly unit: Labelled;
  readonly plate: Plate;
}

/**
 * A shorter name is the better one where it spares so many pixels of line; no name at all only where there is room for none. Close up
 * names may lie far off; from afar, where a name is larger than a unit, a short one beside it says more than a long one with a line.
 */
const SHORTER = { near: 45, afar: 14 };
const NEAR = 0.5;
const NO_NAME = 420;

const shorterAt = (zoom: number): number =>
  SHORTER.afar + (SHORTER.near - SHORTER.afar) * Math.min(1, Math.max(0, (zoom - FROM_AFAR) / (NEAR - FROM_AFAR)));

/** Plates are small in narrower windows: phones. */
const SMALL_WINDOW = 560;
/** Less than this beside the table is no room. */
const LEAST_MARGIN = 20;

/** Between a plate and the edge of what is seen. */
const INSIDE = 2;
/** The part of a figure that has to be seen for it to count as on the screen. */
const SEEN = 0.3;

/** Where every plate lies. With what was laid out before, plates keep their places where they can. */
export function layOut(table: Table, view: View, tastes: Tastes, before: readonly Laid[] = []): readonly Laid[] {
  const scene = sceneOf(table, view);
  const pieces = piecesOf(scene.units, table, view, tastes);
  const placed = placeLabels(
    pieces.map(piece => wishOf(piece, view.zoom, tastes.demanded.has(piece.unit.id))),
    scene.ground,
    new Map(before.map(laid => [laid.id, laid])),
  );
  return placed.flatMap(placement => {
    const piece = pieces.find(({ unit }) => unit.id === placement.id);
    return piece ? [laidOut(placement, piece)] : [];
  });
}

/**
 * The same with one unit named for sure, because it is pointed at or looked at: the others stay where they are. Where there is no
 * place left between them, it lies over them, and those it covers are left out meanwhile.
 */
export function withNamed(
  laid: readonly Laid[],
  id: string,
  table: Table,
  view: View,
  tastes: Pick<Tastes, 'widths' | 'locale'>,
): readonly Laid[] {
  if (laid.some(other => other.id === id && other.form === 0 && other.isNamed)) return laid;
  const { units, ground } = sceneOf(table, view);
  const [piece] = piecesOf(
    units.filter(({ unit }) => unit.id === id),
    table,
    view,
    tastes,
  );
  if (piece === undefined) return laid;
  const others = laid.filter(other => other.id !== id);
  const among = { ...ground, barred: [...ground.barred, ...others.map(other => grown(other, 1))] };
  const wish = wishOf(piece, view.zoom, true);
  const inFull = { ...wish, forms: wish.forms.slice(0, 1) };
  const [placement] = [...placeLabels([inFull], among), ...placeLabels([inFull], ground)];
  if (placement === undefined) return laid;
  return [...others.filter(other => !meet(other, placement)), laidOut(placement, piece)];
}

interface Seen {
  readonly unit: Labelled;
  /** Its figures as far as they are seen. */
  readonly figures: readonly Box[];
}

interface Piece extends Seen {
  /** In the order of its forms. */
  readonly plates: readonly Plate[];
}

function piecesOf(
  seen: readonly Seen[],
  table: Table,
  { window }: View,
  { widths, locale }: Pick<Tastes, 'widths' | 'locale'>,
): readonly Piece[] {
  const shorts = shortNames(
    table.units.map(({ name }) => name),
    locale,
  );
  const isSmall = window.width < SMALL_WINDOW;
  return seen.map(one => ({ ...one, plates: platesOf(one.unit, shorts.get(one.unit.name) ?? [], widths, isSmall) }));
}

function sceneOf(table: Table, view: View): { readonly units: readonly Seen[]; readonly ground: Ground } {
  const whole = { x: 0, y: 0, width: table.width * view.zoom, height: table.height * view.zoom };
  const onTable = grown(overlapOf(view.window, whole), -INSIDE);
  const figures = table.units.map(({ figures: squares }) => squares.map(square => scaled(square, view.zoom)));
  return {
    units: table.units.flatMap((unit, i) => {
      const seen = (figures[i] ?? []).filter(square => coveredPart(square, onTable) >= SEEN);
      return seen.length > 0 ? [{ unit, figures: seen.map(square => overlapOf(square, onTable)) }] : [];
    }),
    ground: {
      frame: grown(view.window, -INSIDE),
      margins: marginsOf(view.window, whole),
      figures: figures.flatMap((squares, i) => squares.map(square => ({ ...square, unit: table.units[i]?.id ?? '' }))),
      things: table.things.map(thing => scaled(thing, view.zoom)),
      barred: view.barred,
    },
  };
}

/** What is seen above and below the table. */
function marginsOf(window: Box, table: Box): readonly Box[] {
  const [top, bottom] = [window.y, window.y + window.height];
  const above = { ...window, height: Math.min(bottom, table.y) - top };
  const from = Math.max(top, table.y + table.height);
  const below = { ...window, y: from, height: bottom - from };
  return [above, below].filter(({ height }) => height >= LEAST_MARGIN).map(margin => grown(margin, -INSIDE));
}

function wishOf({ unit, figures, plates }: Piece, zoom: number, isDemanded: boolean): Wish {
  const shorter = shorterAt(zoom);
  return {
    id: unit.id,
    figures,
    forms: plates.map(({ width, height, name }, i) => ({
      width,
      height,
      isNamed: name !== undefined,
      cost: name === undefined ? NO_NAME : i * shorter,
    })),
    rank: (isDemanded ? 9 : 0) + (unit.isLed ? 2 : 0) + (unit.count === 1 ? 1 : 0) + unit.count / 30,
    isDemanded,
  };
}

const laidOut = (placement: Placement, { unit, plates }: Piece): Laid => ({
  ...placement,
  unit,
  plate: plates[placement.form] as Plate,
});
