import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { cell, useCell } from '../app/cell.js';
import { lot } from './draw/brush.js';
import type { At } from './kinds.js';
import { ShowContext } from './show.js';
import { NO_TRACES, type Scorch } from './traces.js';

const NOBODY_FELL = cell(NO_TRACES);

/** What stays on the ground of what happened, in the board's own measure; for the eye alone, since the story tells it. */
export function TracesLayer(): JSX.Element | null {
  const traces = useCell(useContext(ShowContext)?.traces ?? NOBODY_FELL);
  if (traces === NO_TRACES) return null;
  return (
    <g class="traces" aria-hidden="true">
      <radialGradient id="trace-soot">
        <stop offset="0" stop-color="#0c0806" stop-opacity="0.62" />
        <stop offset="0.5" stop-color="#120d0a" stop-opacity="0.36" />
        <stop offset="1" stop-color="#16110d" stop-opacity="0" />
      </radialGradient>
      {traces.scorches.map(scorch => (
        <Burnt key={`${scorch.at.x} ${scorch.at.y}`} scorch={scorch} />
      ))}
      {traces.fallen.map(({ unit, model, at, radius, seat }) => {
        const arm = radius * 0.42;
        return (
          <g key={`${unit}/${model}`} class={`trace-fallen seat-${seat}`} transform={`translate(${at.x} ${at.y})`}>
            <circle class="trace-stain" r={radius * 0.94} />
            <circle class="trace-rim" r={radius * 0.9} />
            <path class="trace-cross" d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`} />
          </g>
        );
      })}
    </g>
  );
}

/** Black in the middle, thinner outwards, with rays of soot. */
const Burnt = ({ scorch: { at, radius } }: { readonly scorch: Scorch }): JSX.Element => (
  <g class="trace-scorch" transform={`translate(${at.x} ${at.y})`}>
    {SHELLS.map(([share, spread], shell) => (
      <path key={shell} d={ragged(at, radius * share, spread, shell)} fill="url(#trace-soot)" />
    ))}
  </g>
);

/** Size and raggedness of each shell of soot, the thinnest first. */
const SHELLS = [
  [0.98, 0.7],
  [0.62, 0.4],
] as const;
const RAYS = 40;

function ragged(at: At, radius: number, spread: number, shell: number): string {
  const corners = Array.from({ length: RAYS }, (_, i) => {
    const angle = (2 * Math.PI * i) / RAYS;
    const far = radius * (1 - spread * lot(at, i + shell * RAYS));
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
  // Rounded off: through the middles, with the corners pulling.
  const through = corners.map((corner, i) => {
    const next = corners[(i + 1) % RAYS] ?? corner;
    const middle = `${((corner.x + next.x) / 2).toFixed(1)} ${((corner.y + next.y) / 2).toFixed(1)}`;
    return `${i === 0 ? 'M' : `Q${corner.x.toFixed(1)} ${corner.y.toFixed(1)} `}${middle}`;
  });
  return `${through.join('')}z`;
}
