import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { followSprite, planOf, type Sprite, type SpriteWish } from '../paint/figures/sprite.js';
import { watchZoom } from './watchZoom.js';

/** What is painted; the picture it stands in says how large. */
export type Painting = Omit<SpriteWish, 'pxPerMm'>;

/**
 * A painted figure in a drawing in millimetres, the middle of its base at the origin. While it is being painted, or painted anew for
 * another zoom, what was there stays: the base below it, or the picture it had.
 */
export function Painted({ painting }: { readonly painting: Painting }): JSX.Element {
  const image = useRef<SVGImageElement>(null);
  const letGo = useRef<() => void>(() => undefined);
  const what = planOf({ ...painting, pxPerMm: 1 }).key;

  useLayoutEffect(() => {
    let follow = (): void => undefined;
    const stop = watchZoom(image.current as SVGImageElement, zoom => {
      follow();
      follow = followSprite({ ...painting, pxPerMm: zoom * devicePixelRatio }, sprite => {
        const { current } = image;
        if (current === null) return;
        show(current, sprite);
        // From now on this is the one that must be kept.
        letGo.current();
        const keep = followSprite({ ...painting, pxPerMm: zoom * devicePixelRatio }, () => undefined);
        letGo.current = keep;
      });
    });
    return () => {
      stop();
      follow();
    };
  }, [what]);
  useLayoutEffect(() => () => letGo.current(), []);

  return <image ref={image} class="tt-sprite" data-turn={painting.turn} aria-hidden="true" />;
}

function show(image: SVGImageElement, { href, x, y, width, height }: Sprite): void {
  image.setAttribute('href', href);
  image.setAttribute('x', String(x));
  image.setAttribute('y', String(y));
  image.setAttribute('width', String(width));
  image.setAttribute('height', String(height));
}
