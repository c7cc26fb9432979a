import { createContext } from 'preact';
import type { TableFigure, Tableau, TableUnit } from './tableau.js';

/** The table that is drawn, for what is drawn over it of the same figures. */
export const StandingTable = createContext<Pick<Tableau, 'theme' | 'units'> | undefined>(undefined);

/** A model as it stands on the table, with its unit; nothing if it is not there yet. */
export function standingModel(
  { units }: Pick<Tableau, 'units'>,
  unit: string,
  model: number | undefined,
): { readonly unit: TableUnit; readonly figure: TableFigure } | undefined {
  const found = units.find(({ id }) => id === unit);
  const figure = found?.figures.find(one => one.model === model);
  return found !== undefined && figure !== undefined ? { unit: found, figure } : undefined;
}
