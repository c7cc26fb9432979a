import { FACINGS, type Placed } from '@banneret/geometry';
import type { Box } from './labels/box.js';
import type { Labelled, Table } from './labels/layOut.js';
import { halvesOf, type Scale } from './scale.js';
import type { Marker, Tableau, TableUnit } from './tableau.js';

/** A table as its labels know it. */
export const labelledTable = ({ units, markers }: Pick<Tableau, 'units' | 'markers'>, scale: Scale): Table => ({
  width: scale.width,
  height: scale.height,
  units: units.map(unit => labelledOf(unit, scale)),
  things: markers.map(marker => squareOfMarker(marker, scale)),
});

/** A unit of a table as its plate knows it. */
export const labelledOf = ({ id, seat, name, flags, figures }: TableUnit, scale: Scale): Labelled => ({
  id,
  seat,
  name,
  flags,
  count: figures.length,
  isLed: figures.some(({ crowned }) => crowned === true),
  figures: figures.map(figure => squareOf(figure, scale)),
});

/** The square that a base takes up, however it is turned, in millimetres of the drawing. */
export function squareOf({ base, at, facing }: Placed, scale: Scale): Box {
  const { x, y } = scale.at(at);
  const { long, wide } = halvesOf(base);
  const angle = (2 * Math.PI * facing) / FACINGS;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [across, down] =
    base.kind === 'round'
      ? [long, long]
      : base.kind === 'oval'
        ? [Math.sqrt((long * cosine) ** 2 + (wide * sine) ** 2), Math.sqrt((long * sine) ** 2 + (wide * cosine) ** 2)]
        : [long * cosine + wide * sine, long * sine + wide * cosine];
  return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
}

/** Half the size of an objective's sign. */
const MARKER = 16;

/** What an objective shows of itself, without its reach. */
export function squareOfMarker({ at }: Marker, scale: Scale): Box {
  const { x, y } = scale.at(at);
  return { x: x - MARKER, y: y - MARKER, width: 2 * MARKER, height: 2 * MARKER };
}
