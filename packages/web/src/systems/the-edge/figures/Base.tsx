import type { Hex } from '@banneret/hexboard';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Outline } from '../../../paint/core/outline.js';
import { pointsOf } from '../hexes.js';
import { outlineAround } from '../outline.js';

/** From the edge of the hexes inwards, in units of the board. */
const PLATE = 1.3;
const FACE = 2.2;
const RIM = 3.6;
const MARKS = 1.4;

/** A base covers its hexes as one piece: shadow, black edge, the rim of its side, and rings for what is asked of it. */
export function Base({ hexes }: { readonly hexes: readonly Hex[] }): JSX.Element {
  const name = hexes.map(({ q, r }) => `${q} ${r}`).join(',');
  const { plate, face, rim, ring, arcs } = useMemo(() => formOf(hexes), [name]);
  return (
    <>
      <polygon class="edge-base-shadow" points={plate} transform="translate(2.4 2.4)" />
      <polygon class="edge-base" points={plate} />
      <polygon class="edge-base-face" points={face} />
      <polygon class="edge-base-sheen" points={face} fill="url(#edge-sheen)" />
      <polygon class="edge-rim" points={rim} />
      <polygon class="edge-ring" points={ring} />
      <path class="edge-arcs" d={arcs} />
    </>
  );
}

function formOf(hexes: readonly Hex[]): Readonly<Record<'plate' | 'face' | 'rim' | 'ring' | 'arcs', string>> {
  const ring = outlineAround(hexes, MARKS);
  return {
    plate: pointsOf(outlineAround(hexes, PLATE)),
    face: pointsOf(outlineAround(hexes, FACE)),
    rim: pointsOf(outlineAround(hexes, RIM)),
    ring: pointsOf(ring),
    arcs: arcsOf(ring),
  };
}

/** Brackets around every other corner: may be chosen. */
function arcsOf(ring: Outline): string {
  const between = (i: number, share: number): string => {
    const [a, b] = [ring[(i + ring.length) % ring.length], ring[(i + 1 + ring.length) % ring.length]];
    if (a === undefined || b === undefined) return '0 0';
    return `${(a.x + (b.x - a.x) * share).toFixed(1)} ${(a.y + (b.y - a.y) * share).toFixed(1)}`;
  };
  return ring
    .map((corner, i) =>
      i % 2 === 0 ? `M${between(i - 1, 0.6)}L${corner.x.toFixed(1)} ${corner.y.toFixed(1)}L${between(i, 0.4)}` : '',
    )
    .join('');
}
