import type { Body, UnitBody } from './body.js';
import { figuresOf } from './build.js';

/**
 * Figures of a unit by their names, `scouts/2`, as everywhere else in a file, made into places in the unit's list of figures. Files
 * that count them from 0 are left as they are, and so is a name that is nobody's: it is told by whoever looks for it.
 */
export const withFiguresFound = (body: Body): Body => ({ ...body, units: body.units.map(found) });

function found(unit: UnitBody): UnitBody {
  const index = (name: string | number): string => String(indexOf(unit, name) ?? name);
  const keyed = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [index(name), value]));
  const listed = (names: readonly (string | number)[]): (string | number)[] =>
    names.map(name => indexOf(unit, name) ?? name);
  const { figures, parts, prone, lost } = unit;
  return {
    ...unit,
    ...(figures && { figures: keyed(figures) }),
    ...(parts && { parts: keyed(parts) }),
    ...(prone && { prone: listed(prone) }),
    ...(lost && { lost: listed(lost) }),
  };
}

function indexOf(unit: UnitBody, name: string | number): number | undefined {
  if (typeof name === 'number' || !name.startsWith(`${unit.id}/`)) return undefined;
  const number = name.slice(unit.id.length + 1);
  const index = /^[1-9]\d*$/.test(number) ? Number(number) - 1 : Infinity;
  return index < figuresOf(unit) ? index : undefined;
}
