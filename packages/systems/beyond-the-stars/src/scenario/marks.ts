import { cm } from '@banneret/geometry';
import { Misfit } from '@banneret/game';
import { floorAt } from '../ground/board.js';
import { FRESH_MARKS, type FigureState, type State, type TurnMarks } from '../state.js';
import type { Body } from './body.js';
import { isAt, pointFrom } from './units.js';

/** Nobody goes so many centimetres: in older files these are micrometres. */
const MOST_CM = 1_000;

/** What figures have done, in the units of files: `spent` in centimetres, `from` the place where the move began. */
export function fillMarks(state: State, { figures }: Body): void {
  for (const [i, { marks }] of figures.entries()) {
    if (marks === undefined) continue;
    const figure = state.figures[i] as FigureState;
    state.figures[i] = { ...figure, marks: marksFrom(state, figure, marks, `figures[${i}].marks`) };
  }
}

function marksFrom(state: State, { spot }: FigureState, marks: Partial<TurnMarks>, place: string): TurnMarks {
  const { spent = 0, from, ...flags } = marks as Partial<Omit<TurnMarks, 'from'>> & { readonly from?: unknown };
  const read = { ...FRESH_MARKS, ...flags, spent: spent <= MOST_CM ? cm(spent) : spent };
  if (from === undefined || from === null) return read;
  if (!isAt(from)) throw new Misfit('bts.scenario.bad-mark', { place, id: 'from' });
  const at = pointFrom(from);
  return { ...read, from: { ...at, z: floorAt(state.battle, at), facing: spot.facing } };
}
