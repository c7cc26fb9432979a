import type { Hex } from '@banneret/hexboard';
import type { Seat } from '@banneret/kernel';
import type { JSX } from 'preact';
import { centreOfHexes, outlineOf, pointsOf } from '../hexes.js';
import { outlineAround } from '../outline.js';
import { SideSign } from '../SideSign.js';
import { Altar } from './Altar.js';
import { Crystal } from './Crystal.js';
import { Trap } from './Trap.js';

/** What there is to be seen of a token: plain data. */
export type TokenLook =
  | { readonly kind: 'source'; readonly space: number; readonly holder?: Seat }
  | { readonly kind: 'altar'; readonly owner: Seat; readonly faction: string }
  | { readonly kind: 'faction'; readonly owner: Seat; readonly id: string };

interface TokenPieceProps {
  readonly look: TokenLook;
  readonly hexes: readonly Hex[];
}

export function TokenPiece({ look, hexes }: TokenPieceProps): JSX.Element {
  const { x, y } = centreOfHexes(hexes);
  const seat = look.kind === 'source' ? look.holder : look.owner;
  return (
    <g class={`edge-token ${look.kind}${seat === undefined ? '' : ` seat-${seat}`}`}>
      {hexes.map(hex => (
        <polygon key={`${hex.q} ${hex.r}`} class="edge-floor" points={outlineOf(hex, 0.95)} />
      ))}
      {look.kind !== 'faction' && <polygon class="edge-held" points={pointsOf(outlineAround(hexes, 1.6))} />}
      <g transform={`translate(${x} ${y})`}>
        {look.kind === 'source' && <Crystal space={look.space} />}
        {look.kind === 'altar' && <Altar owner={look.owner} faction={look.faction} />}
        {look.kind === 'faction' && <Trap owner={look.owner} id={look.id} />}
        {look.kind === 'source' && look.holder !== undefined && <HolderSign seat={look.holder} />}
      </g>
    </g>
  );
}

/** Colour alone would not do: a held Source bears the sign of whoever holds it. */
const HolderSign = ({ seat }: { readonly seat: Seat }): JSX.Element => (
  <g class="edge-holder" transform="translate(0 31)">
    <circle r={10.5} />
    <SideSign seat={seat} size={6.2} />
  </g>
);
