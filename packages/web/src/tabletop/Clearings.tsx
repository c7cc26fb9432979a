import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { mix, shaded } from '../paint/core/colour.js';
import { clearingsOf } from './clearings.js';
import type { Scale } from './scale.js';
import type { Tableau } from './tableau.js';

/** The canopy opens over whoever stands in a wood: dark litter with a soft edge, between the painted crowns and the figures. */
export function Clearings({ tableau, scale }: { readonly tableau: Tableau; readonly scale: Scale }): JSX.Element {
  const id = useId();
  const { scenery, units, theme } = tableau;
  const clearings = useMemo(() => clearingsOf(scenery, units, scale), [scenery, units, scale]);
  const [leaf = theme.terrain.marsh] = theme.terrain.leaves;
  return (
    <g class="tt-clearings" aria-hidden="true">
      <radialGradient id={id}>
        <stop offset="0.45" stop-color={shaded(mix(leaf, theme.terrain.base, 0.4), 0.55)} stop-opacity="0.94" />
        <stop offset="0.75" stop-color={shaded(leaf, 0.62)} stop-opacity="0.7" />
        <stop offset="1" stop-color={shaded(leaf, 0.7)} stop-opacity="0" />
      </radialGradient>
      {clearings.map(({ x, y, radius }, i) => (
        <circle key={i} cx={x} cy={y} r={radius} fill={`url(#${id})`} />
      ))}
    </g>
  );
}
