import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Theme } from '../paint/theme.js';
import type { Footing } from '../paint/figures/footing.js';
import type { Silhouette } from '../paint/figures/kinds.js';
import { followSprite, type Sprite } from '../paint/figures/sprite.js';

interface FigurePictureProps {
  readonly theme: Theme;
  readonly silhouette: Silhouette;
  readonly footing: Footing;
  readonly side: number;
  /** The width of a common base on the screen. */
  readonly pxPerMm: number;
}

/** Figures of a parade look up the page. */
const UPWARDS = 270;

/** A figure on its base beside words: there as soon as it is painted. */
export function FigurePicture({ theme, silhouette, footing, side, pxPerMm }: FigurePictureProps): JSX.Element {
  const [sprite, setSprite] = useState<Sprite | undefined>(undefined);
  useEffect(() => {
    const wish = { theme, silhouette, footing, side, turn: UPWARDS, pxPerMm: pxPerMm * devicePixelRatio };
    return followSprite(wish, setSprite);
  }, [theme, silhouette, footing, side, pxPerMm]);
  const width = 2 * footing.wide * pxPerMm;
  const height = 2 * footing.long * pxPerMm;
  return (
    <span class="figure-picture" style={{ width: `${width}px`, height: `${height}px` }} aria-hidden="true">
      {sprite !== undefined && (
        <img
          src={sprite.href}
          alt=""
          style={{
            left: `${width / 2 + sprite.x * pxPerMm}px`,
            top: `${height / 2 + sprite.y * pxPerMm}px`,
            width: `${sprite.width * pxPerMm}px`,
            height: `${sprite.height * pxPerMm}px`,
          }}
        />
      )}
    </span>
  );
}
