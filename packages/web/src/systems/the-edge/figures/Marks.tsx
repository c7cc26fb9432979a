import type { JSX } from 'preact';
import { SIZE } from '../hexes.js';
import type { Stance } from './stance.js';

/** How a figure stands in its Squad's second mode: drawn on the base, on the side it looks to. */
export function StanceMark({
  stance,
  reach,
  turn,
}: {
  readonly stance: Stance;
  readonly reach: number;
  readonly turn: number;
}): JSX.Element | null {
  if (stance === 'plain') return null;
  return <path class={`edge-stance ${stance}`} d={STANCES[stance](reach)} transform={`rotate(${turn})`} />;
}

const STANCES: Readonly<Record<Exclude<Stance, 'plain'>, (reach: number) => string>> = {
  /** Five shields side by side. */
  guard: reach =>
    [-50, -25, 0, 25, 50]
      .map(angle => {
        const at = (turn: number, far: number): string => {
          const radians = ((angle + turn) * Math.PI) / 180;
          return `${(Math.cos(radians) * far).toFixed(1)} ${(Math.sin(radians) * far).toFixed(1)}`;
        };
        return `M${at(-10, reach * 0.94)}L${at(0, reach * 1.06)}L${at(10, reach * 0.94)}L${at(9, reach * 0.82)}L${at(-9, reach * 0.82)}Z`;
      })
      .join(''),
  /** Two points forward. */
  strike: reach =>
    [0.72, 0.94]
      .map(
        far =>
          `M${reach * (far - 0.1)} ${-reach * 0.36}L${reach * (far + 0.14)} 0L${reach * (far - 0.1)} ${reach * 0.36}`,
      )
      .join(''),
  /** Lines behind it. */
  swift: reach =>
    [-0.34, 0, 0.34].map(side => `M${-reach * 0.62} ${reach * side}H${-reach * (side === 0 ? 1.1 : 0.95)}`).join(''),
};

interface BadgesProps {
  readonly x: number;
  readonly y: number;
  /** The faction's own names of what the figure bears. */
  readonly statuses: readonly string[];
  readonly isActivated: boolean;
}

/** Signs at the upper right of a base: what the figure bears, and whether its Squad acts in this turn. */
export function Badges({ x, y, statuses, isActivated }: BadgesProps): JSX.Element | null {
  const signs = [...(isActivated ? ['activated'] : []), ...new Set(statuses)];
  if (signs.length === 0) return null;
  return (
    <g class="edge-badges" transform={`translate(${x} ${y})`}>
      {signs.slice(0, MOST_BADGES).map((sign, i) => (
        <g key={sign} class={`edge-badge ${sign}`} transform={`translate(${-i * SIZE * 0.62} 0)`}>
          <circle r={6.6} />
          <path d={SIGNS[sign] ?? UNKNOWN} />
        </g>
      ))}
    </g>
  );
}

const MOST_BADGES = 3;

/** In a disc of thirteen units. */
const SIGNS: Readonly<Record<string, string>> = {
  activated: 'M-3.4 0-1 2.6 3.6-2.8',
  'pike-wall': 'M-3.5 3.5V-3M0 3.5V-4M3.5 3.5V-3M-4.5 1.5H4.5',
  rooted: 'M0-4V1M0 1-3.5 4M0 1 3.5 4M0-1-3-1.5M0 0 3-1.2',
  dazed: 'M3.6.600A3.6 3.6 0 1 1 .600-3.4 2.4 2.4 0 1 1-1.6 .400',
};
/** Whatever factions of one's own bring: a warning. */
const UNKNOWN = 'M0-3.8V1M0 3.2V3.6';
