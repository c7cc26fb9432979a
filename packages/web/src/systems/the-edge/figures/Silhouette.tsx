import { ownerOfFigure, squadCard, type FigureId, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bareFooting } from '../../../paint/figures/footing.js';
import { followSprite, type Sprite } from '../../../paint/figures/sprite.js';
import { silhouetteOf } from '../silhouettes.js';
import { theme } from '../theme.js';

interface SilhouetteProps {
  readonly state: State;
  readonly figure: FigureId;
  /** Half of what it may take up, in units of the board. */
  readonly reach: number;
  /** Which way it looks, in degrees. */
  readonly turn: number;
  /** Pixels of the device in a unit of the board. */
  readonly scale: number;
}

/** A figure from above, painted once for every Squad, size and turn. Around (0, 0). */
export function Silhouette({ state, figure, reach, turn, scale }: SilhouetteProps): JSX.Element | null {
  const [sprite, setSprite] = useState<Sprite | undefined>(undefined);
  const squad = state.figures[figure]?.squad ?? 0;
  const silhouette = silhouetteOf(squadCard(state, squad));
  const side = ownerOfFigure(state, figure);
  useEffect(
    () => followSprite({ theme, silhouette, footing: bareFooting(reach), side, turn, pxPerMm: scale }, setSprite),
    [silhouette, side, reach, turn, scale],
  );
  if (sprite === undefined) return null;
  return <image class="edge-silhouette" {...sprite} aria-hidden="true" />;
}
