import type { JSX } from 'preact';
import { memo } from './memo.js';
import { mmOf, type Scale } from './scale.js';
import type { Marker, Tableau, Zone } from './tableau.js';

interface MatProps {
  readonly tableau: Tableau;
  readonly scale: Scale;
}

/** The mat in its frame, with a faint rule. */
export const Mat = memo(
  ({ tableau, scale }: MatProps): JSX.Element => {
    const step = mmOf(tableau.grid);
    const ticks = (length: number): number[] =>
      Array.from({ length: Math.ceil(length / step) - 1 }, (_, i) => (i + 1) * step);
    return (
      <g class="tt-mat">
        <rect class="tt-frame" x={-18} y={-18} width={scale.width + 36} height={scale.height + 36} rx={14} />
        <rect class="tt-surface" width={scale.width} height={scale.height} />
        <rect width={scale.width} height={scale.height} fill="url(#tt-grit)" />
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

export const Zones = ({ zones, scale }: { readonly zones: readonly Zone[]; readonly scale: Scale }): JSX.Element => (
  <g>
    {zones.map(({ id, outline, seat, title }) => (
      <polygon
        key={id}
        class={`tt-zone ${seat === undefined ? 'neutral' : `seat-${seat}`}`}
        points={scale.points(outline)}
      >
        {title !== undefined && <title>{title}</title>}
      </polygon>
    ))}
  </g>
);

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
        {range !== undefined && <circle class="tt-seize" r={mmOf(range)} />}
        <circle class="tt-marker-disc" r={16} />
        <path class="tt-marker-flag" d="M-6 11V-11h15l-4 5 4 5H-4" />
        {sign !== undefined && (
          <text class="tt-marker-number" x={13} y={18}>
            {sign}
          </text>
        )}
      </g>
    ))}
  </g>
);
