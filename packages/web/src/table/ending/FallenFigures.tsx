import type { JSX } from 'preact';
import type { WebSystem } from '../../systems/webSystem.js';
import type { Desk } from '../desk.js';
import { SeatMark } from '../Seat.js';
import type { Timeline } from '../timeline.js';
import type { Course } from './course.js';

interface FallenFiguresProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
  readonly course: Course;
  readonly unit: string;
  readonly seat: number;
  readonly count: number;
}

/** More are said by their number. */
const MOST = 6;

/** As many as fell, in the grey of what is over. */
export function FallenFigures({ seat, count }: FallenFiguresProps): JSX.Element {
  return (
    <span class="end-figures" aria-hidden="true">
      {Array.from({ length: Math.min(count, MOST) }, (_, i) => (
        <SeatMark key={i} seat={seat} />
      ))}
    </span>
  );
}
