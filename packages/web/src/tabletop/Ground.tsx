import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { memo } from './memo.js';
import { mmOf, type Scale } from './scale.js';
import type { Marker, Tableau, Zone } from './tableau.js';

interface MatProps {
  readonly tableau: Tableau;
  readonly scale: Scale;
}

/** The edge of the table and a faint rule. What the table is made of is painted below. */
export const Mat = memo(
  ({ tableau, scale }: MatProps): JSX.Element => {
    const step = mmOf(tableau.grid);
    const ticks = (length: number): number[] =>
      Array.from({ length: Math.ceil(length / step) - 1 }, (_, i) => (i + 1) * step);
    return (
      <g class="tt-mat">
        <rect class="tt-surface" width={scale.width} height={scale.height} />
        {ticks(scale.width).map(x => (
          <line key={`x${x}`} class="tt-tick" x1={x} x2={x} y1={0} y2={scale.height} />
        ))}
        {ticks(scale.height).map(y => (
          <line key={`y${y}`} class="tt-tick" y1={y} y2={y} x1={0} x2={scale.width} />
        ))}
      </g>
    );
  },
  (a, b) => a.scale === b.scale && a.tableau.grid === b.tableau.grid,
);

/** Ground with an owner is in that side's light, which fades from the edge of the table inwards. */
export const Zones = ({ zones, scale }: { readonly zones: readonly Zone[]; readonly scale: Scale }): JSX.Element => {
  const id = useId();
  return (
    <g>
      {zones.map(({ id: zone, outline, seat, title, isPast = false }, i) => {
        const { from, to } = fadeOf(
          outline.map(corner => scale.at(corner)),
          scale,
        );
        return (
          <g
            key={zone}
            class={`tt-zone-light ${seat === undefined ? 'neutral' : `seat-${seat}`}${isPast ? ' past' : ''}`}
          >
            <linearGradient id={`${id}${i}`} gradientUnits="userSpaceOnUse" x1={from.x} y1={from.y} x2={to.x} y2={to.y}>
              <stop class="tt-zone-near" offset="0" />
              <stop class="tt-zone-far" offset="1" />
            </linearGradient>
            <polygon class="tt-zone-edge" points={scale.points(outline)} />
            <polygon
              class={`tt-zone ${seat === undefined ? 'neutral' : `seat-${seat}`}`}
              points={scale.points(outline)}
              fill={`url(#${id}${i})`}
            >
              {title !== undefined && <title>{title}</title>}
            </polygon>
          </g>
        );
      })}
    </g>
  );
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From the edge of the table that a zone lies at to its far side. A zone that lies at none fades a little from its top to its bottom. */
export function fadeOf(
  corners: readonly Spot[],
  { width, height }: Pick<Scale, 'width' | 'height'>,
): { readonly from: Spot; readonly to: Spot } {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const isWide = right - left >= bottom - top;
  const away = [
    { gap: top, from: { x: middle.x, y: top }, to: { x: middle.x, y: bottom }, along: isWide },
    { gap: height - bottom, from: { x: middle.x, y: bottom }, to: { x: middle.x, y: top }, along: isWide },
    { gap: left, from: { x: left, y: middle.y }, to: { x: right, y: middle.y }, along: !isWide },
    { gap: width - right, from: { x: right, y: middle.y }, to: { x: left, y: middle.y }, along: !isWide },
  ];
  // Of the edges it lies at, the one it lies along.
  const [nearest] = away.toSorted((a, b) => a.gap - b.gap || Number(b.along) - Number(a.along));
  return nearest ?? { from: middle, to: middle };
}

const QUARTERS = [45, 135, 225, 315] as const;

/** Markers: a flag in its owner's colour, and how far around it counts. */
export const Markers = ({
  markers,
  scale,
}: {
  readonly markers: readonly Marker[];
  readonly scale: Scale;
}): JSX.Element => (
  <g>
    {markers.map(({ id, at, owner, range, sign, title }) => (
      <g
        key={id}
        class={`tt-marker ${owner === undefined ? 'neutral' : `seat-${owner}`}`}
        transform={`translate(${scale.x(at.x)} ${scale.y(at.y)})`}
      >
        <title>{title}</title>
        {range !== undefined && <Reach radius={mmOf(range)} />}
        <ellipse class="tt-marker-shadow" cx={9} cy={8} rx={20} ry={14} />
        <path class="tt-marker-disc" d="M0-20 20 0 0 20-20 0Z" />
        <path class="tt-marker-flag" d="M-6 11V-11h15l-4 5 4 5H-4" />
        {sign !== undefined && (
          <g transform="translate(18 13)">
            <circle class="tt-marker-plate" r={11} />
            <text class="tt-marker-number" y={4.5}>
              {sign}
            </text>
          </g>
        )}
      </g>
    ))}
  </g>
);

/** A dotted ring with four bright arcs: seen on any ground, and hides none. */
const Reach = ({ radius }: { readonly radius: number }): JSX.Element => (
  <>
    <circle class="tt-seize-edge" r={radius} />
    <circle class="tt-seize" r={radius} />
    {QUARTERS.map(turn => (
      <path
        key={turn}
        class="tt-seize-arc"
        d={`M${radius * ARC.x} ${-radius * ARC.y}A${radius} ${radius} 0 0 1 ${radius * ARC.x} ${radius * ARC.y}`}
        transform={`rotate(${turn})`}
      />
    ))}
  </>
);

/** Half of an arc, in shares of the radius: 10 degrees. */
const ARC = { x: 0.985, y: 0.174 } as const;
