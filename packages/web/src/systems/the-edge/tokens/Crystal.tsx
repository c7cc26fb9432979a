import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { crystalOf, facesOf } from './shards.js';

/** A Source: a crystal that has broken through the rock, and its light on the Space around it. */
export function Crystal({ space }: { readonly space: number }): JSX.Element {
  const { shards, veins } = useMemo(() => crystalOf(space), [space]);
  return (
    <g class="edge-crystal">
      <circle class="edge-light" r={116} fill="url(#edge-glow-crystal)" />
      <path class="edge-veins" d={veins.join('')} />
      <ellipse class="edge-shade" cx={17} cy={17} rx={32} ry={14} transform="rotate(39 17 17)" />
      {shards.map((shard, i) => {
        const { x, y, turn, lit } = shard;
        const faces = facesOf(shard);
        return (
          <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}>
            <polygon points={faces.left} fill={`url(#edge-shard-${lit === 'left' ? 'lit' : 'dark'})`} />
            <polygon points={faces.right} fill={`url(#edge-shard-${lit === 'right' ? 'lit' : 'dark'})`} />
            <polygon points={faces.edge} fill="url(#edge-shard-edge)" />
          </g>
        );
      })}
      <circle class="edge-core" cy={-12} r={50} fill="url(#edge-glow-core)" />
    </g>
  );
}
