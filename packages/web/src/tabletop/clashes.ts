import { within, type Point, type Um } from '@banneret/geometry';
import type { TableFigure, TableUnit } from './tableau.js';

/** Bases that fight stand so near: some games want contact, some an inch. */
const NEAR: Um = 26_000;

/** For each engaged unit, the place between its nearest pair of fighters; two units that fight each other share theirs. */
export function clashesAmong(units: readonly TableUnit[]): readonly Point[] {
  const engaged = units.filter(({ flags }) => flags.includes('engaged'));
  const pairs = new Map<string, Point>();
  for (const unit of engaged) {
    const pair = nearestPair(
      unit,
      engaged.filter(({ seat }) => seat !== unit.seat),
    );
    if (pair !== undefined) pairs.set(`${pair.x} ${pair.y}`, pair);
  }
  return [...pairs.values()];
}

function nearestPair({ figures }: TableUnit, foes: readonly TableUnit[]): Point | undefined {
  let best: { readonly apart: number; readonly between: Point } | undefined;
  for (const one of figures)
    for (const other of foes.flatMap(foe => foe.figures)) {
      const apart = (one.at.x - other.at.x) ** 2 + (one.at.y - other.at.y) ** 2;
      if (apart < (best?.apart ?? Infinity) && within(one, other, NEAR)) best = { apart, between: between(one, other) };
    }
  return best?.between;
}

const between = (one: TableFigure, other: TableFigure): Point => ({
  x: Math.round((one.at.x + other.at.x) / 2),
  y: Math.round((one.at.y + other.at.y) / 2),
});
