import type { JSX } from 'preact';
import { useWords } from '../../app/language.js';
import type { WebSystem } from '../../systems/webSystem.js';
import type { Desk } from '../desk.js';
import { SeatName } from '../Seat.js';
import { after, type Timeline } from '../timeline.js';
import type { Course } from './course.js';
import { FallenFigures } from './FallenFigures.js';
import { unitsTold } from './units.js';

interface FallenProps {
  readonly course: Course;
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
}

/** Who fell, side by side. */
export function Fallen({ course, system, desk, timeline }: FallenProps): JSX.Element {
  const t = useWords();
  const units = unitsTold(system, desk, after(timeline, timeline.events.length));
  const fallen = units.flatMap(({ id, label, seat }) => {
    const { whole = 0, left = 0 } = course.units[Number(id)] ?? {};
    return whole > left ? [{ id, label, seat, whole, count: whole - left }] : [];
  });
  return (
    <section class="end-card">
      <h3>{t('web.end.fallen')}</h3>
      {desk.seats.map(({ name }, seat) => {
        const own = fallen.filter(unit => unit.seat === seat);
        return (
          <div key={seat} class="end-losses">
            <p>
              <SeatName seat={seat} name={name} />{' '}
              <span class="quiet">
                {t('web.end.losses', { count: own.reduce((sum, { count }) => sum + count, 0) })}
              </span>
            </p>
            <ul>
              {own.map(({ id, label, count, whole }) => (
                <li key={id} title={label}>
                  <FallenFigures {...{ system, timeline, course, seat, count }} unit={Number(id)} />
                  <span>
                    {label} <b>{count === whole ? t('web.end.all') : `${count}/${whole}`}</b>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
