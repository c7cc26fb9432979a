import type { JSX } from 'preact';
import { FigurePicture } from '../../pages/FigurePicture.js';
import { footingOf } from '../../paint/figures/footing.js';
import type { WebSystem } from '../../systems/webSystem.js';
import { SeatMark } from '../Seat.js';
import { after, type Timeline } from '../timeline.js';
import type { Course } from './course.js';

interface FallenFiguresProps {
  readonly system: WebSystem;
  readonly timeline: Timeline;
  readonly course: Course;
  readonly unit: number;
  readonly seat: number;
  readonly count: number;
}

/** More are said by their number. */
const MOST = 6;
/** The room for a figure, in pixels: giants are shown smaller. */
const ROOM = 30;

/** As many as fell, in the grey of what is over. */
export function FallenFigures({ system, timeline, course, unit, seat, count }: FallenFiguresProps): JSX.Element {
  const first = course.losses.find(loss => loss.unit === unit);
  // They look as they did before the first of them fell.
  const looks = first === undefined ? [] : (system.battle?.looks?.(after(timeline, first.at - 1), unit) ?? []);
  // Leaders stand first, and fall last.
  const look = looks.at(-1);
  const each = Array.from({ length: Math.min(count, MOST) }, (_, i) => i);
  if (look === undefined)
    return (
      <span class="end-figures" aria-hidden="true">
        {each.map(i => (
          <SeatMark key={i} seat={seat} />
        ))}
      </span>
    );
  const footing = footingOf(look.base);
  const pxPerMm = ROOM / Math.max(25, 2 * Math.max(footing.long, footing.wide));
  return (
    <span class="end-figures" aria-hidden="true">
      {each.map(i => (
        <FigurePicture
          key={i}
          theme={system.theme}
          silhouette={look.silhouette}
          footing={footing}
          side={seat}
          pxPerMm={pxPerMm}
        />
      ))}
    </span>
  );
}
