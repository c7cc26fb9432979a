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

/** Black in the middle, and rays of soot outwards. */
const Burnt = ({ scorch: { at, radius } }: { readonly scorch: Scorch }): JSX.Element => (
  <g class="trace-scorch" transform={`translate(${at.x} ${at.y})`}>
    {SHELLS.map(([share, spread], shell) => (
      <path key={shell} d={ragged(at, radius * share, spread, shell)} />
    ))}
  </g>
);

/** Size and raggedness of each shell of soot, the thinnest first. */
const SHELLS = [
  [0.86, 0.5],
  [0.62, 0.42],
  [0.38, 0.34],
] as const;
const RAYS = 26;

function ragged(at: At, radius: number, spread: number, shell: number): string {
  const corners = Array.from({ length: RAYS }, (_, i) => {
    const angle = (2 * Math.PI * i) / RAYS;
    const far = radius * (1 - spread / 2 + spread * lot(at, i + shell * RAYS));
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
