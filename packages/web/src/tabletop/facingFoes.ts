import { FACINGS, type Facing, type Point } from '@banneret/geometry';
import { middleOf } from './scale.js';
import type { TableFigure, TableUnit } from './tableau.js';

const STEPS = 24;

/**
 * Round bases look the same from all sides, and most rules do not care; people do. Those who may look where they like look towards the
 * nearest enemy, each a little to one side, as a crowd does. The same position always looks the same.
 */
export function facingFoes(units: readonly TableUnit[]): readonly TableUnit[] {
  const middles = units.map(({ figures }) => middleOf(figures));
  return units.map((unit, i) => {
    const foe = nearest(
      middles[i] as Point,
      middles.filter((_, other) => units[other]?.seat !== unit.seat),
    );
    if (foe === undefined) return unit;
    const towards = roughly(middles[i] as Point, foe);
    return { ...unit, figures: unit.figures.map((figure, place) => turned(figure, towards, place)) };
  });
}

function turned(figure: TableFigure, towards: Facing, place: number): TableFigure {
  if (figure.front === true || figure.base.kind !== 'round') return figure;
  const aside = SWAYS[(figure.model + place) % SWAYS.length] as number;
  return { ...figure, looks: (((towards + aside) % FACINGS) + FACINGS) % FACINGS };
}

/** Of a turn, in the units of facings. */
const SWAYS: readonly number[] = [0, 10, -5, 5, -10].map(degrees => Math.round((degrees * FACINGS) / 360));

function nearest(from: Point, others: readonly Point[]): Point | undefined {
  let best: Point | undefined;
  for (const other of others) if (best === undefined || squared(from, other) < squared(from, best)) best = other;
  return best;
}

const squared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** In coarse steps: small moves of others turn nobody. */
function roughly(from: Point, to: Point): Facing {
  const share = Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI);
  return Math.round((Math.round(share * STEPS) * FACINGS) / STEPS);
}
