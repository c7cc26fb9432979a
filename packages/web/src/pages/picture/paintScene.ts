import { kept, type Brush } from '../../paint/core/brush.js';
import { closenessOf } from '../../paint/figures/sprite.js';
import { paintFigure } from '../../paint/figures/paintFigure.js';
import type { Area } from '../../paint/ground/relief.js';
import type { Theme } from '../../paint/theme.js';
import type { Scene, SceneRing } from './scene.js';

/** What stands on a painted table: rings around what is fought for, then the figures. */
export function paintStanding(brush: Brush, scene: Scene, theme: Theme, part: Area, pxPerMm: number): void {
  kept(brush, () => {
    brush.setTransform(pxPerMm, 0, 0, pxPerMm, -part.left * pxPerMm, -part.top * pxPerMm);
    for (const ring of scene.rings) paintRing(brush, ring, theme);
    for (const figure of scene.figures) {
      if (!isNear(figure, part)) continue;
      kept(brush, () => {
        brush.translate(figure.x, figure.y);
        paintFigure(brush, figure, theme, pxPerMm, closenessOf(2 * figure.footing.wide * pxPerMm));
      });
    }
  });
}

/** Figures and their shadows reach this far, in millimetres. */
const REACH = 120;

const isNear = ({ x, y }: { readonly x: number; readonly y: number }, { left, top, width, height }: Area): boolean =>
  x > left - REACH && x < left + width + REACH && y > top - REACH && y < top + height + REACH;

const NEUTRAL = '#fff6e0';

function paintRing(brush: Brush, { x, y, radius, owner }: SceneRing, theme: Theme): void {
  const ink = owner === undefined ? NEUTRAL : (theme.sides[owner] ?? NEUTRAL);
  if (radius > 0) {
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.lineWidth = 2;
    brush.strokeStyle = ink;
    brush.setLineDash([9, 6]);
    brush.stroke();
    brush.setLineDash([]);
  }
  brush.beginPath();
  for (const [dx, dy] of DIAMOND) brush.lineTo(x + dx, y + dy);
  brush.closePath();
  brush.fillStyle = '#12100f';
  brush.fill();
  brush.lineWidth = 2.5;
  brush.strokeStyle = ink;
  brush.stroke();
  brush.beginPath();
  for (const [dx, dy] of PENNANT) brush.lineTo(x + dx, y + dy);
  brush.fillStyle = ink;
  brush.fill();
}

const DIAMOND: readonly (readonly [number, number])[] = [
  [0, -17],
  [17, 0],
  [0, 17],
  [-17, 0],
];
const PENNANT: readonly (readonly [number, number])[] = [
  [-5, 9],
  [-5, -9],
  [8, -5],
  [-3, 0],
  [-3, 9],
];
