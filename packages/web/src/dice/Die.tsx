import type { JSX } from 'preact';
import { PIPS, type DieTone } from './pips.js';

interface DieProps {
  readonly face: number;
  readonly success: boolean | undefined;
  readonly tone: DieTone;
}

/** A die at rest, seen from above. Numbers that pips are not made for are written. */
export function Die({ face, success, tone }: DieProps): JSX.Element {
  const outcome = success === undefined ? '' : success ? ' success' : ' failure';
  const pips = tone === 'bone' ? PIPS[face] : undefined;
  return (
    <svg class={`bone ${tone}${outcome}`} viewBox="0 0 36 36" aria-hidden="true">
      <rect class="bone-foot" x="1" y="2.500" width="34" height="33" rx="8" />
      <rect class="bone-body" x="1" y="1" width="34" height="32" rx="8" />
      <rect class="bone-light" x="3" y="2.500" width="30" height="28" rx="6.500" />
      {pips === undefined ? (
        <text x="18" y="24" text-anchor="middle">
          {face}
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x}${y}`} cx={9 + 9 * x} cy={8 + 9 * y} r="3.300" />)
      )}
    </svg>
  );
}
