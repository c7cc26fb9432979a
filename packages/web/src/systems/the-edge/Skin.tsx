import type { Board } from '@banneret/hexboard';
import type { JSX } from 'preact';
import { useSlab } from './paint/useSlab.js';
import { theme } from './theme.js';

/** The board as a painting, under everything that can be pointed at; until it is ready the hexes are drawn plainly. */
export function Skin({ board }: { readonly board: Board }): JSX.Element | null {
  const { plan, href } = useSlab(board, theme);
  if (href === undefined) return null;
  const { left, top, width, height } = plan;
  return (
    <image
      class="edge-slab"
      href={href}
      x={left}
      y={top}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    />
  );
}
