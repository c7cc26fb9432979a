import type { Seat } from '@banneret/kernel';
import type { JSX } from 'preact';
import { sideSignOf } from '../../tabletop/labels/marks.js';

interface SideSignProps {
  readonly seat: Seat;
  /** Half of its height, in units of whatever it is drawn on. */
  readonly size: number;
  readonly y?: number;
}

/** Half of the square that signs are drawn on. */
const DRAWN = 6;

/** Whose something is, by form: the same sign as on plates. */
export const SideSign = ({ seat, size, y = 0 }: SideSignProps): JSX.Element => (
  <path class="edge-sign" d={sideSignOf(seat)} transform={`translate(0 ${y}) scale(${size / DRAWN})`} />
);
