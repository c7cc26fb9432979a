import type { Seat } from '@banneret/kernel';
import { SEATS, type State } from '../state.js';
import { scenarioOf } from './index.js';
import type { ScoreLine } from './scenario.js';

/** BTS-SCN-04, R-64. */
export const MOST_POINTS = 12;

export const scoreLines = (state: State, seat: Seat): readonly ScoreLine[] => scenarioOf(state).score(state, seat);

export const scoreOf = (state: State, seat: Seat): number =>
  Math.min(
    MOST_POINTS,
    scoreLines(state, seat).reduce((sum, { points }) => sum + points, 0),
  );

/** What each side would have if the game ended now. */
export const scores = (state: State): readonly [number, number] => {
  const [first = 0, second = 0] = SEATS.map(seat => scoreOf(state, seat));
  return [first, second];
};

/** BTS-SCN-05. */
export const GRADES = [
  'crushing-defeat',
  'honourable-defeat',
  'draw',
  'honourable-victory',
  'crushing-victory',
] as const;
export type Grade = (typeof GRADES)[number];

const CRUSHING = 6;

export function gradeOf(own: number, other: number): Grade {
  if (own === other) return 'draw';
  if (own > other) return own - other >= CRUSHING ? 'crushing-victory' : 'honourable-victory';
  return other - own >= CRUSHING ? 'crushing-defeat' : 'honourable-defeat';
}

/** BTS-SCN-06. */
export const EVENT_POINTS: Readonly<Record<Grade, number>> = {
  'crushing-victory': 6,
  'honourable-victory': 4,
  draw: 2,
  'honourable-defeat': 1,
  'crushing-defeat': 0,
};
