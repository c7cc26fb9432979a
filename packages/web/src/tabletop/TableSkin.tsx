import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useRest } from '../board/Viewport.js';
import { finest, MOST_PIXELS, type BakeOrder } from '../paint/bake/bakeTable.js';
import { tablePainter, type Baked } from '../paint/bake/painter.js';
import type { Area } from '../paint/ground/relief.js';
import type { Piece } from '../paint/terrain/piece.js';
import { Fires } from './Fires.js';
import { paintedPieces } from './paintedPieces.js';
import { changedPart, holdsPart, seenPart } from './repainting.js';
import type { Scale } from './scale.js';
import type { Tableau } from './tableau.js';

interface TableSkinProps {
  readonly tableau: Tableau;
  readonly scale: Scale;
}

/** As fine as the whole table is painted: enough until one looks closely. */
const WHOLE_PX_PER_MM = 1.2;
/** Closer than so many times that, what is seen is painted again, finer. */
const CLOSE = 1.15;
const CLOSEST_PX_PER_MM = 6;

/** Phones have less to spare. */
const mostPixels = (): number => (matchMedia('(max-width: 700px)').matches ? MOST_PIXELS / 2 : MOST_PIXELS);

/**
 * What the table is made of: painted on another thread and laid under the drawing, in the layer that moves with it. The drawing
 * above keeps names, roles and outlines; this is for the eye alone.
 */
export function TableSkin({ tableau, scale }: TableSkinProps): JSX.Element {
  const { theme, seed, scenery } = tableau;
  const { width, height } = scale;
  const pieces = useMemo(() => paintedPieces(tableau, scale), [scenery, seed, scale, theme]);
  const order = useMemo<BakeOrder>(
    () => ({ theme, width, height, seed, pieces, pxPerMm: finest(scale, WHOLE_PX_PER_MM, mostPixels()) }),
    [pieces],
  );
  const whole = useRef<HTMLCanvasElement>(null);
  const close = useRef<HTMLCanvasElement>(null);
  useWhole(whole, order);
  useCloseUp(close, order);
  const [, , middle] = theme.ground.ramp;
  return (
    <div
      class="table-skin"
      aria-hidden="true"
      style={{ '--table-width': `${width}px`, '--table-height': `${height}px`, '--ground': middle }}
    >
      <canvas ref={whole} class="table-skin-whole" />
      <canvas ref={close} class="table-skin-close" hidden />
      <Fires pieces={pieces} />
    </div>
  );
}

/** The whole table: all of it once, then only what changes. */
function useWhole(canvas: RefObject<HTMLCanvasElement | null>, order: BakeOrder): void {
  const done = useRef<{ readonly order: BakeOrder; readonly pieces: readonly Piece[] } | undefined>(undefined);
  useEffect(() => {
    const last = done.current;
    const isSame = last !== undefined && sameGround(last.order, order);
    const part = isSame ? changedPart(last.pieces, order.pieces, order) : undefined;
    if (isSame && part === undefined) return undefined;
    const aligned = part && onPixels(part, order.pxPerMm);
    return tablePainter().bake(aligned === undefined ? order : { ...order, part: aligned }, baked => {
      if (canvas.current !== null) lay(canvas.current, baked, order, aligned);
      if (baked.stage === 'table') done.current = { order, pieces: order.pieces };
    });
  }, [order]);
}

const sameGround = (a: BakeOrder, b: BakeOrder): boolean =>
  a.theme === b.theme && a.seed === b.seed && a.width === b.width && a.height === b.height && a.pxPerMm === b.pxPerMm;

/** Puts what was painted where it belongs. */
function lay(
  canvas: HTMLCanvasElement,
  { image, stage }: Baked,
  { width, height, pxPerMm }: BakeOrder,
  part?: Area,
): void {
  const [across, down] = [Math.ceil(width * pxPerMm), Math.ceil(height * pxPerMm)];
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
  const place = part === undefined ? [0, 0] : [Math.round(part.left * pxPerMm), Math.round(part.top * pxPerMm)];
  canvas.getContext('2d')?.drawImage(image, place[0] as number, place[1] as number);
  if ('close' in image) image.close();
  canvas.dataset['painted'] = stage;
}

/** Begins on a whole pixel of the bitmap, so that a part lies exactly where the whole has it. */
function onPixels({ left, top, width, height }: Area, pxPerMm: number): Area {
  const [x, y] = [Math.floor(left * pxPerMm) / pxPerMm, Math.floor(top * pxPerMm) / pxPerMm];
  return { left: x, top: y, width: left + width - x, height: top + height - y };
}

/** What is seen from near, once the camera rests. */
function useCloseUp(canvas: RefObject<HTMLCanvasElement | null>, order: BakeOrder): void {
  const rest = useRest();
  const shown = useRef<{ readonly order: BakeOrder; readonly part: Area; readonly pxPerMm: number } | undefined>(
    undefined,
  );
  useEffect(() => {
    if (rest === undefined || canvas.current === null) return undefined;
    const wanted = Math.min(CLOSEST_PX_PER_MM, rest.camera.zoom * devicePixelRatio);
    const seen = seenPart(rest, order, 0);
    if (seen === undefined || wanted < order.pxPerMm * CLOSE) {
      canvas.current.hidden = true;
      shown.current = undefined;
      // A canvas without pixels holds no memory.
      canvas.current.width = 0;
      return undefined;
    }
    const last = shown.current;
    const isFine = last !== undefined && last.pxPerMm >= wanted * 0.8 && last.pxPerMm < wanted * 2.2;
    if (isFine && last.order === order && holdsPart(last.part, seen)) return undefined;
    const part = seenPart(rest, order) ?? seen;
    const pxPerMm = finest(part, wanted, mostPixels());
    return tablePainter().bake({ ...order, part, pxPerMm }, ({ image }) => {
      const own = canvas.current;
      if (own === null) return;
      // Once it is closed an image has no size.
      const { width: across, height: down } = image;
      Object.assign(own, { width: across, height: down });
      own.getContext('2d')?.drawImage(image, 0, 0);
      if ('close' in image) image.close();
      own.style.setProperty('--left', `${part.left}px`);
      own.style.setProperty('--top', `${part.top}px`);
      own.style.setProperty('--width', `${across / pxPerMm}px`);
      own.style.setProperty('--height', `${down / pxPerMm}px`);
      own.hidden = false;
      shown.current = { order, part, pxPerMm };
    });
  }, [rest, order]);
}
