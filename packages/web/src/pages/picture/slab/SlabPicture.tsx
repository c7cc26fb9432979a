import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { brushOn } from '../../../paint/core/brush.js';
import type { Theme } from '../../../paint/theme.js';
import { paintedAway } from '../../../systems/the-edge/paint/useSlab.js';
import { partFor } from '../part.js';
import { paintOnSlab } from './paintSlabScene.js';
import type { SlabScene } from './slabScene.js';

interface SlabPictureProps {
  readonly scene: SlabScene;
  readonly theme: Theme;
  /** How many units of the board are to be seen from left to right. */
  readonly across: number;
}

/** The board of The Edge painted, with all that stands on it. */
export function SlabPicture({ scene, theme, across }: SlabPictureProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { clientWidth, clientHeight } = canvas.current as HTMLCanvasElement;
    if (clientWidth === 0 || clientHeight === 0) return undefined;
    let isWanted = true;
    const { plan, figures } = scene;
    const { left, top, width, height } = plan;
    const moved = figures.map(({ x, y, side }) => ({ x: x - left, y: y - top, side }));
    const seen = partFor({ width, height, figures: moved }, { width: clientWidth, height: clientHeight }, across);
    const pxPerUnit = (clientWidth * Math.min(2, devicePixelRatio)) / seen.width;
    void paintedAway({ plan, theme, scale: pxPerUnit })
      .then(async slab => await createImageBitmap(slab))
      .then(bitmap => {
        if (isWanted && canvas.current !== null) {
          const sheet = canvas.current;
          Object.assign(sheet, { width: seen.width * pxPerUnit, height: seen.height * pxPerUnit });
          const brush = brushOn(sheet);
          brush.fillStyle = theme.beyond;
          brush.fillRect(0, 0, sheet.width, sheet.height);
          brush.drawImage(bitmap, -seen.left * pxPerUnit, -seen.top * pxPerUnit);
          const part = { ...seen, left: seen.left + left, top: seen.top + top };
          paintOnSlab(brush, scene, theme, part, pxPerUnit);
          sheet.dataset['painted'] = '';
        }
        bitmap.close();
      })
      // The colour of the ground remains.
      .catch(() => undefined);
    return () => void (isWanted = false);
  }, [scene, theme, across]);
  return <canvas ref={canvas} class="table-picture" aria-hidden="true" />;
}
