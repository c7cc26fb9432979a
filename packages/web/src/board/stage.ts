import type { Camera } from './camera.js';

/** A picture that has not moved for so long rests, and is painted again at its true size. */
const REST_MS = 120;
/** Beyond this the painted picture is too coarse, or too fine, to be stretched any further. */
const MOST_STRETCH = 2.5;

/** Below this, small writing is left out. */
export const FROM_AFAR = 0.3;

/** How a camera gets on the screen. */
export interface Stage {
  /** Moves and stretches the picture as it is painted; it is painted again when it rests. */
  glide(camera: Camera): void;
  /** Paints at once. */
  paint(camera: Camera): void;
  close(): void;
}

/**
 * The picture is a layer of its own: to pan and to zoom, the browser only puts what it has already painted elsewhere, which costs the
 * page next to nothing however much stands on the table. Only its size is painted anew, and that can wait for the hand to rest.
 */
export function stageOn(
  picture: HTMLElement,
  scene: SVGGElement,
  /** Told whenever the picture has come to rest, painted at its true size. */
  rested: (camera: Camera) => void = () => undefined,
): Stage {
  let painted = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const drawAt = (zoom: number): void => {
    painted = zoom;
    scene.setAttribute('transform', `scale(${zoom})`);
    scene.style.setProperty('--zoom', String(zoom));
    picture.style.setProperty('--zoom', String(zoom));
    scene.classList.toggle('from-afar', zoom < FROM_AFAR);
  };
  const paint = (camera: Camera): void => {
    clearTimeout(waiting);
    if (painted !== camera.zoom) drawAt(camera.zoom);
    picture.style.transform = placed(camera, painted, devicePixelRatio);
    rested(camera);
  };
  const glide = (camera: Camera): void => {
    const stretch = camera.zoom / painted;
    if (!(stretch < MOST_STRETCH && stretch > 1 / MOST_STRETCH)) {
      paint(camera);
      return;
    }
    picture.style.transform = placed(camera, painted, devicePixelRatio);
    clearTimeout(waiting);
    waiting = setTimeout(() => (stretch === 1 ? rested(camera) : paint(camera)), REST_MS);
  };
  return { glide, paint, close: () => clearTimeout(waiting) };
}

/** A picture painted at one zoom as another camera sees it. In its own size it lies on whole pixels, so that it stays crisp. */
export function placed({ x, y, zoom }: Camera, painted: number, pixelRatio: number): string {
  if (zoom !== painted) return `translate(${x}px, ${y}px) scale(${zoom / painted})`;
  const whole = (length: number): number => Math.round(length * pixelRatio) / pixelRatio;
  return `translate(${whole(x)}px, ${whole(y)}px)`;
}
