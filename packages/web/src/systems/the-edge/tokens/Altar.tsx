import type { Seat } from '@banneret/kernel';
import type { JSX } from 'preact';
import { pointsOf } from '../hexes.js';
import { SideSign } from '../SideSign.js';
import { altarShadows, altarSteps, TOP_OF_ALTAR, type Face } from './steps.js';

interface AltarProps {
  readonly owner: Seat;
  readonly faction: string;
}

const STEPS = altarSteps();
const SHADOWS = altarShadows();

/** Three steps of stone with the sign of whoever owns it, and at its corners what the faction honours. */
export function Altar({ owner, faction }: AltarProps): JSX.Element {
  const offering = OFFERINGS[faction];
  return (
    <g class="edge-altar">
      <circle class="edge-light" r={92} fill={`url(#edge-glow-${owner})`} />
      {SHADOWS.map((outline, i) => (
        <polygon key={i} class="edge-shade soft" points={pointsOf(outline)} />
      ))}
      {STEPS.map(({ walls, top, bevels }, i) => (
        <g key={i}>
          {[...walls, top, ...bevels].map(faceOf)}
          {i === 0 &&
            offering &&
            CORNERS.map(at => (
              <path key={at} class={`edge-offering ${faction}`} d={offering} transform={`translate(${at})`} />
            ))}
        </g>
      ))}
      <circle class="edge-well" cy={TOP_OF_ALTAR} r={10.5} />
      <SideSign seat={owner} size={7} y={TOP_OF_ALTAR} />
      <circle class="edge-core" cy={TOP_OF_ALTAR} r={30} fill={`url(#edge-glow-${owner})`} />
    </g>
  );
}

const faceOf = ({ outline, ink }: Face, i: number): JSX.Element => (
  <polygon key={i} points={pointsOf(outline)} fill={ink} />
);

/** The corners of the lowest step that are free to see. */
const CORNERS = ['-27 4', '27 4', '0 24'];

/** The Watch keeps fires, the Brood grows thorns, the Veils leave salt. */
const OFFERINGS: Readonly<Record<string, string>> = {
  'brazen-watch': 'M0-10C4-5 5-3 4 1a4.200 4.200 0 0 1-8 0C-5-3-1-4 0-10z',
  'briar-brood': 'M-4 3C-5-4-2-9 4-12 1-7 2-3 4 3zM-1 3c0-3 4-5 8-5-3 2-4 3-4 5z',
  'salt-veils': 'M-5 3-3-4 0-9 3-3 5 3zM0-9 0 3M-3-4 0-1 3-3',
};
