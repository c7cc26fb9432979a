import type { SeatInfo } from '@banneret/room';
import type { JSX } from 'preact';
import { useWords } from '../../app/language.js';
import { SeatMark, seatClass } from '../Seat.js';
import type { Course, RoundEnd } from './course.js';

interface ScoreBarsProps {
  readonly course: Course;
  readonly seats: readonly SeatInfo[];
}

/** More rounds would be more bars than one can tell apart. */
const MOST_ROUNDS = 8;

/** How it stood after each round, and who holds what at the end. */
export function ScoreBars({ course, seats }: ScoreBarsProps): JSX.Element {
  const t = useWords();
  const shown = thinned(course.rounds, MOST_ROUNDS);
  const highest = Math.max(1, ...shown.flatMap(({ scores }) => scores));
  return (
    <section class="end-card">
      <h3>{t('web.end.course')}</h3>
      <ol class="end-rounds">
        {shown.map(({ round, scores }) => (
          <li key={round}>
            <span class="hidden-label">
              {t('web.end.round', {
                round,
                scores: scores.map((score, seat) => `${seats[seat]?.name ?? ''} ${score}`).join(', '),
              })}
            </span>
            <span class="end-bars" aria-hidden="true">
              {scores.map((score, seat) => (
                <i key={seat} class={seatClass(seat)} style={{ height: `${(100 * Math.max(0, score)) / highest}%` }}>
                  <b>{score}</b>
                </i>
              ))}
            </span>
            <span aria-hidden="true">{round}</span>
          </li>
        ))}
      </ol>
      {course.held.length > 0 && (
        <>
          <h4>{t('web.end.held')}</h4>
          <ul class="end-held">
            {course.held.map((seat, i) => (
              <li key={i} class={seat < 0 ? 'nobody' : seatClass(seat)}>
                <span aria-hidden="true">
                  {seat >= 0 && <SeatMark seat={seat} />}
                  {i + 1}
                </span>
                <span class="hidden-label">
                  {t('web.end.holds', { thing: i + 1, name: seats[seat]?.name ?? t('web.end.nobody') })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** So many of them, evenly, with the last. */
export function thinned(rounds: readonly RoundEnd[], most: number): readonly RoundEnd[] {
  if (rounds.length <= most) return rounds;
  const last = rounds.length - 1;
  return Array.from({ length: most }, (_, i) => rounds[Math.round((i * last) / (most - 1))] as RoundEnd);
}
