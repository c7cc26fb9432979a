import type { Point, Um } from '@banneret/geometry';
import type { JSX } from 'preact';
import { mmOf, type Scale } from './scale.js';

interface ReachAreaProps {
  readonly from: Point;
  readonly most: Um;
  readonly corners: readonly Point[] | undefined;
  readonly scale: Scale;
}

/** How far the crow flies, and the ground that one really gets to. */
export function ReachArea({ from, most, corners, scale }: ReachAreaProps): JSX.Element {
  const { x, y } = scale.at(from);
  return (
    <g class="tt-reach">
      <circle class="tt-reach-circle" cx={x} cy={y} r={mmOf(most)} />
      {corners && <polygon class="tt-reach-ground" points={scale.points(corners)} />}
    </g>
  );
}
