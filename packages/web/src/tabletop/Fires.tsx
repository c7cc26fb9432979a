import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { lessMotion, pageIsVisible } from '../effects/visible.js';
import type { Piece } from '../paint/terrain/piece.js';
import { motionAt, pace } from '../table/pace.js';
import { fireOf, paintFlames, type Fire } from './flames.js';

/** Fire flickers slowly enough for this: a tenth of what a screen could show. */
const EVERY_MS = 90;
/** Soft as flames are, nobody sees that their picture is small. */
const MOST_PX = 240;
/** A moment at which no smoke is young and none is gone, for those who want it still. */
const STILL_S = 1;

/** What burns goes on burning: a small picture on each piece, drawn anew a few times a second while somebody looks. */
export function Fires({ pieces }: { readonly pieces: readonly Piece[] }): JSX.Element {
  return <>{pieces.map(piece => (piece.isBurning === true ? <Flames key={piece.id} piece={piece} /> : null))}</>;
}

function Flames({ piece: { outline, seed } }: { readonly piece: Piece }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fire = useMemo(() => fireOf(outline, seed), [outline, seed]);
  const isMoving = motionAt(useCell(pace), useCell(lessMotion)) === 'moving';
  const isLookedAt = useCell(pageIsVisible);
  useEffect(() => {
    const own = canvas.current as HTMLCanvasElement;
    if (!isMoving) {
      draw(own, fire, STILL_S);
      return undefined;
    }
    if (!isLookedAt) return undefined;
    const show = (): void => draw(own, fire, performance.now() / 1_000);
    show();
    const timer = setInterval(show, EVERY_MS);
    return () => clearInterval(timer);
  }, [fire, isMoving, isLookedAt]);
  return (
    <canvas
      ref={canvas}
      class={isMoving ? 'table-fire' : 'table-fire still'}
      style={{
        '--left': `${fire.left}px`,
        '--top': `${fire.top}px`,
        '--width': `${fire.width}px`,
        '--height': `${fire.height}px`,
      }}
    />
  );
}

function draw(canvas: HTMLCanvasElement, fire: Fire, time: number): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const scale = Math.min(1.5, MOST_PX / Math.max(fire.width, fire.height));
  const [width, height] = [Math.ceil(fire.width * scale), Math.ceil(fire.height * scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.clearRect(0, 0, width, height);
  brush.setTransform(scale, 0, 0, scale, -fire.left * scale, -fire.top * scale);
  paintFlames(brush, fire, time);
}
