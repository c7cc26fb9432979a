import { inches } from '@banneret/geometry';
import { SEIZE_RANGE, type State } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { memo } from './memo.js';
import { mmOf, type Scale } from './scale.js';

interface LayerProps {
  readonly state: State;
  readonly scale: Scale;
}

const STEP_IN = 6;

/** The mat, a faint rule every six inches, and the two deployment zones. */
export const Mat = memo(function Mat({ state, scale }: LayerProps): JSX.Element {
  const { battle, near } = state;
  const zone = mmOf(battle.zoneDepth);
  const step = mmOf(inches(STEP_IN));
  const ticks = (length: number): number[] =>
    Array.from({ length: Math.floor(length / step) }, (_, i) => (i + 1) * step);
  return (
    <g class="gdf-mat">
      <rect class="gdf-frame" x={-18} y={-18} width={scale.width + 36} height={scale.height + 36} rx={14} />
      <rect class="gdf-surface" width={scale.width} height={scale.height} />
      <rect width={scale.width} height={scale.height} fill="url(#gdf-grit)" />
      {ticks(scale.width).map(x => (
        <line key={`x${x}`} class="gdf-tick" x1={x} x2={x} y1={0} y2={scale.height} />
      ))}
      {ticks(scale.height).map(y => (
        <line key={`y${y}`} class="gdf-tick" y1={y} y2={y} x1={0} x2={scale.width} />
      ))}
      <rect class={`gdf-zone seat-${near}`} y={scale.height - zone} width={scale.width} height={zone} />
      <rect class={`gdf-zone seat-${1 - near}`} width={scale.width} height={zone} />
    </g>
  );
}, sameGround);

/** Only the battle and the sides matter here; both stay the same for nearly the whole match. */
function sameGround(a: LayerProps, b: LayerProps): boolean {
  return a.state.battle === b.state.battle && a.state.near === b.state.near;
}

const NEUTRAL = -1;

/** Objective markers: a flag in its owner's colour, and how far it can be seized from. */
export function Markers({
  state,
  scale,
  label,
}: LayerProps & { readonly label: (marker: number) => string }): JSX.Element {
  return (
    <g>
      {state.markers.map((marker, i) => {
        const owner = state.owners[i] ?? NEUTRAL;
        const { x, y } = scale.at(marker);
        return (
          <g
            key={i}
            class={`gdf-marker ${owner === NEUTRAL ? 'neutral' : `seat-${owner}`}`}
            transform={`translate(${x} ${y})`}
          >
            <title>{label(i)}</title>
            <circle class="gdf-seize" r={mmOf(SEIZE_RANGE)} />
            <circle class="gdf-marker-disc" r={16} />
            <path class="gdf-marker-flag" d="M-6 11V-11h15l-4 5 4 5H-4" />
            <text class="gdf-marker-number" x={13} y={18}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
