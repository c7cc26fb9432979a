import type { JSX } from 'preact';
import { lit } from '../../../paint/core/colour.js';
import type { Ink, Theme } from '../../../paint/theme.js';

const CRYSTAL: Ink = '#35e6d8';

/** Light and stone that pieces of the board are filled with. */
export function Lights({ theme }: { readonly theme: Theme }): JSX.Element {
  return (
    <defs>
      <Glow id="edge-glow-crystal" ink={CRYSTAL} strength={0.8} />
      <Glow id="edge-glow-core" ink="#c8fffa" strength={0.5} />
      {theme.sides.map((side, seat) => (
        <Glow key={seat} id={`edge-glow-${seat}`} ink={lit(side, 0.2)} strength={0.55} />
      ))}
      <Shard id="edge-shard-lit" foot="#178f88" tip="#d9fffb" />
      <Shard id="edge-shard-dark" foot="#06363c" tip="#43cfc5" />
      <Shard id="edge-shard-edge" foot="#2bb5ac" tip="#ffffff" />
      <linearGradient id="edge-sheen" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity={0.22} />
        <stop offset="0.5" stop-color="#fff" stop-opacity={0} />
        <stop offset="1" stop-color="#000" stop-opacity={0.35} />
      </linearGradient>
      <pattern id="edge-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.6" height="7" fill="#ff5a4a" />
      </pattern>
    </defs>
  );
}

interface GlowProps {
  readonly id: string;
  readonly ink: Ink;
  readonly strength: number;
}

const Glow = ({ id, ink, strength }: GlowProps): JSX.Element => (
  <radialGradient id={id}>
    <stop offset="0" stop-color={ink} stop-opacity={strength} />
    <stop offset="0.35" stop-color={ink} stop-opacity={strength * 0.38} />
    <stop offset="0.7" stop-color={ink} stop-opacity={strength * 0.1} />
    <stop offset="1" stop-color={ink} stop-opacity={0} />
  </radialGradient>
);

/** From the foot of a shard to its tip; shards are drawn along +x. */
const Shard = ({ id, foot, tip }: { readonly id: string; readonly foot: Ink; readonly tip: Ink }): JSX.Element => (
  <linearGradient id={id}>
    <stop offset="0" stop-color={foot} />
    <stop offset="1" stop-color={tip} />
  </linearGradient>
);
