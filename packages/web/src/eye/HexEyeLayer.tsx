import type { Hindrance } from '@banneret/game';
import type { JSX } from 'preact';
import { Catchers } from './Catchers.js';
import { Line } from './EyeLayer.js';
import type { Spot } from './volumes.js';
import type { Eye } from './useEye.js';

interface HexEyeLayerProps {
  readonly eye: Eye;
  /** Where a hex of the game lies on the drawing. */
  middleOf(hex: Spot): Spot;
  /** The outline of a Space, as a drawing wants it. */
  outlineOf(space: number): string;
}

/** A line over hexes, and the Spaces that it crosses: those that end it are hatched, the others only bordered. */
export function HexEyeLayer({ eye, middleOf, outlineOf }: HexEyeLayerProps): JSX.Element {
  const { view, from, to } = eye;
  return (
    <>
      <g class={`eye-layer hexes ${view?.answer ?? ''}`} aria-hidden="true">
        {view?.inTheWay.map(({ id, role }: Hindrance) => (
          <polygon key={id} class={`eye-thing ${role}`} points={outlineOf(Number(id))} />
        ))}
        {view?.look && <Line from={middleOf(view.look.from)} to={middleOf(view.look.to)} answer={view.answer} />}
        {from && <circle class="eye-ring viewer" cx={from.x} cy={from.y} r={from.reach} />}
        {to && <circle class="eye-ring target" cx={to.x} cy={to.y} r={to.reach} />}
      </g>
      <Catchers eye={eye} />
    </>
  );
}
