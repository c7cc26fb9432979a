import type { JSX } from 'preact';
import type { Eye } from './useEye.js';

/** While the eye is open whoever touches a figure looks from it or at it. By keyboard the same is chosen in the lists. */
export const Catchers = ({ eye }: { readonly eye: Eye }): JSX.Element => (
  <g class="eye-catchers" aria-hidden="true">
    {eye.people.map(({ who, x, y, reach }) => (
      <circle
        key={`${who.thing} ${who.model}`}
        cx={x}
        cy={y}
        r={reach}
        data-eye={`${who.thing}:${who.model}`}
        onPointerDown={event => event.stopPropagation()}
        onClick={() => eye.pick(who)}
      />
    ))}
  </g>
);
