import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { clashesAmong } from './clashes.js';
import type { Scale } from './scale.js';
import type { TableUnit } from './tableau.js';

/** Crossed blades where units fight hand to hand. Their words say so, too. */
export function Clashes({
  units,
  scale,
}: {
  readonly units: readonly TableUnit[];
  readonly scale: Scale;
}): JSX.Element | null {
  const clashes = useMemo(() => clashesAmong(units), [units]);
  if (clashes.length === 0) return null;
  return (
    <g class="tt-clashes" aria-hidden="true">
      {clashes.map(({ x, y }) => (
        <g
          key={`${x} ${y}`}
          style={{ transform: `translate(${scale.x(x)}px, ${scale.y(y)}px) scale(max(1, calc(0.7 / var(--zoom, 1))))` }}
        >
          <path class="tt-blades-edge" d={BLADES} />
          <path class="tt-blades" d={BLADES} />
        </g>
      ))}
    </g>
  );
}

/** Two swords, points up. */
const BLADES = 'M-7 7-5.500 8.500-3 6 6-3 8-8 3-6-6 3-8.500 5.500zM7 7 5.500 8.500 3 6-6-3-8-8-3-6 6 3 8.500 5.500z';
