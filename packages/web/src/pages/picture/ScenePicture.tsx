import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { tablePainter, type Baked } from '../../paint/bake/painter.js';
import { brushOn } from '../../paint/core/brush.js';
import type { Area } from '../../paint/ground/relief.js';
import type { Theme } from '../../paint/theme.js';
import { paintStanding } from './paintScene.js';
import { partFor } from './part.js';
import type { Scene } from './scene.js';

interface ScenePictureProps {
  readonly scene: Scene;
  readonly theme: Theme;
  /** How many millimetres of the table are to be seen from left to right; all of it without. */
  readonly across?: number;
  /** Where the fight is, as a share of the picture from the left. */
  readonly aside?: number;
}

/** Finer than this nobody sees, and it takes time. */
const MOST_PIXELS_ACROSS = 1500;

/** A table painted, with all that stands on it. It stays as it was until the next is ready. */
export function ScenePicture({ scene, theme, across = Infinity, aside = 0.5 }: ScenePictureProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { clientWidth, clientHeight } = canvas.current as HTMLCanvasElement;
    if (clientWidth === 0 || clientHeight === 0) return undefined;
    const part = partFor(scene, { width: clientWidth, height: clientHeight }, across, aside);
    const pixels = Math.min(MOST_PIXELS_ACROSS, clientWidth * Math.min(2, devicePixelRatio));
    const pxPerMm = pixels / part.width;
    return tablePainter().bake({ ...scene, theme, part, pxPerMm }, baked => {
      if (baked.stage === 'table') lay(canvas, baked, scene, theme, part, pxPerMm);
      else if ('close' in baked.image) baked.image.close();
    });
  }, [scene, theme, across, aside]);
  return <canvas ref={canvas} class="table-picture" aria-hidden="true" />;
}

function lay(
  { current }: RefObject<HTMLCanvasElement | null>,
  { image }: Baked,
  scene: Scene,
  theme: Theme,
  part: Area,
  pxPerMm: number,
): void {
  if (current === null) return;
  Object.assign(current, { width: image.width, height: image.height });
  const brush = brushOn(current);
  brush.drawImage(image, 0, 0);
  if ('close' in image) image.close();
  paintStanding(brush, scene, theme, part, pxPerMm);
  current.dataset['painted'] = '';
}
