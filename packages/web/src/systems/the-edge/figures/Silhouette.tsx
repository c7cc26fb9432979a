import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bareFooting } from '../../../paint/figures/footing.js';
import { wordsOf } from '../../../paint/figures/silhouettes.js';
import type { Silhouette as Look } from '../../../paint/figures/kinds.js';
import { followSprite, type Sprite } from '../../../paint/figures/sprite.js';
import { theme } from '../theme.js';

interface SilhouetteProps {
  readonly look: Look;
  readonly side: number;
  /** Half of what it may take up, in units of the board. */
  readonly reach: number;
  /** Which way it looks, in degrees. */
  readonly turn: number;
  /** Pixels of the device in a unit of the board. */
  readonly scale: number;
}

/** A figure from above, painted once for every kind, size and turn. Around (0, 0). */
export function Silhouette({ look, side, reach, turn, scale }: SilhouetteProps): JSX.Element | null {
  const [sprite, setSprite] = useState<Sprite | undefined>(undefined);
  useEffect(() => {
    const wish = { theme, silhouette: look, footing: bareFooting(reach), side, turn, pxPerMm: scale };
    return followSprite(wish, setSprite);
  }, [wordsOf(look), side, reach, turn, scale]);
  if (sprite === undefined) return null;
  return <image class="edge-silhouette" data-turn={turn} {...sprite} aria-hidden="true" />;
}
