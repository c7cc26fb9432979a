import { FROM_AFAR } from '../../board/stage.js';
import { coveredPart, grown, meet, overlapOf, scaled, type Box } from './box.js';
import type { Form } from './candidates.js';
import { placeLabels, type Ground, type Placement, type Wish } from './place.js';
import { platesOf, type Plate, type Titled, type Widths } from './plate.js';

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
  /** Units that the question is about: their names are shown whatever they cover. */
  readonly demanded: ReadonlySet<string>;
}

/** A plate as it lies on the screen, in pixels from the drawing's origin. */
export interface Laid extends Placement {
  readonly unit: Labelled;
  readonly plate: Plate;
}

/**
 * From here on a name with a line as long as need be is better than none. The farther away, the shorter the line; from afar names would be
 * larger than units, and cover the table.
 */
const NEAR = 0.5;
const LONGEST_WAY = 150;
const SHORTEST_WAY = 20;

const nameReachAt = (zoom: number): number =>
  SHORTEST_WAY + (LONGEST_WAY - SHORTEST_WAY) * Math.min(1, Math.max(0, (zoom - FROM_AFAR) / (NEAR - FROM_AFAR)));

/** Between a plate and the edge of what is seen. */
const INSIDE = 2;
/** The part of a figure that has to be seen for it to count as on the screen. */
const SEEN = 0.3;

/** Where every plate lies. With what was laid out before, plates keep their places where they can. */
export function layOut(table: Table, view: View, tastes: Tastes, before: readonly Laid[] = []): readonly Laid[] {
  const scene = sceneOf(table, view);
  const pieces = scene.units.map(seen => ({ ...seen, plates: platesOf(seen.unit, tastes.widths) }));
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
  widths: Widths,
): readonly Laid[] {
  if (laid.some(other => other.id === id && other.isNamed)) return laid;
  const { units, ground } = sceneOf(table, view);
  const seen = units.find(({ unit }) => unit.id === id);
  if (seen === undefined) return laid;
  const piece = { ...seen, plates: platesOf(seen.unit, widths) };
  const others = laid.filter(other => other.id !== id);
  const among = { ...ground, barred: [...ground.barred, ...others.map(other => grown(other, 1))] };
  const wish = { ...wishOf(piece, view.zoom, true), forms: [formOf(piece.plates[0], true)] };
  const [placement] = [...placeLabels([wish], among), ...placeLabels([wish], ground)];
  if (placement === undefined) return laid;
  return [...others.filter(other => !meet(other, placement)), laidOut(placement, piece)];
}

interface Seen {
  readonly unit: Labelled;
  /** Its figures as far as they are seen. */
  readonly figures: readonly Box[];
}

interface Piece extends Seen {
  readonly plates: readonly [Plate, Plate];
}

function sceneOf(table: Table, view: View): { readonly units: readonly Seen[]; readonly ground: Ground } {
  const whole = { x: 0, y: 0, width: table.width * view.zoom, height: table.height * view.zoom };
  const frame = grown(overlapOf(view.window, whole), -INSIDE);
  const figures = table.units.map(({ figures: squares }) => squares.map(square => scaled(square, view.zoom)));
  return {
    units: table.units.flatMap((unit, i) => {
      const seen = (figures[i] ?? []).filter(square => coveredPart(square, frame) >= SEEN);
      return seen.length > 0 ? [{ unit, figures: seen.map(square => overlapOf(square, frame)) }] : [];
    }),
    ground: {
      frame,
      figures: figures.flatMap((squares, i) => squares.map(square => ({ ...square, unit: table.units[i]?.id ?? '' }))),
      things: table.things.map(thing => scaled(thing, view.zoom)),
      barred: view.barred,
    },
  };
}

function wishOf({ unit, figures, plates: [named, chip] }: Piece, zoom: number, isDemanded: boolean): Wish {
  return {
    id: unit.id,
    figures,
    forms: [...(zoom >= FROM_AFAR || isDemanded ? [formOf(named, true)] : []), formOf(chip, false)],
    nameReach: nameReachAt(zoom),
    rank: (isDemanded ? 9 : 0) + (unit.isLed ? 2 : 0) + (unit.count === 1 ? 1 : 0) + unit.count / 30,
    isDemanded,
  };
}

const formOf = ({ width, height }: Plate, isNamed: boolean): Form => ({ width, height, isNamed });

const laidOut = (placement: Placement, { unit, plates: [named, chip] }: Piece): Laid => ({
  ...placement,
  unit,
  plate: placement.isNamed ? named : chip,
});
