import type { Seat } from '@banneret/kernel';
import type { JSX } from 'preact';

/** Seats differ in colour and in form, so that nobody needs to see the colour. */
export const SEAT_FORMS: readonly string[] = [
  'M10 1.5 17.5 4v6c0 5-4 7.6-7.5 8.8C6.500 17.600 2.500 15 2.500 10V4z',
  'M10 1 19 10 10 19 1 10z',
  'M10 1.500 18.500 17.500h-17z',
  'M3 3h14v14H3z',
];

export const seatClass = (seat: Seat): string => `seat-${seat}`;

/** The mark of a seat. */
export function SeatMark({ seat }: { readonly seat: Seat }): JSX.Element {
  return (
    <svg class={`seat-mark ${seatClass(seat)}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SEAT_FORMS[seat] ?? SEAT_FORMS[0]} />
    </svg>
  );
}

interface SeatNameProps {
  readonly seat: Seat;
  readonly name: string;
}

export const SeatName = ({ seat, name }: SeatNameProps): JSX.Element => (
  <span class={`seat-name ${seatClass(seat)}`}>
    <SeatMark seat={seat} /> {name}
  </span>
);
