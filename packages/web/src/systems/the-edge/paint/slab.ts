import { kept, type Brush, type Sheet } from '../../../paint/core/brush.js';
import { paintGround } from '../../../paint/ground/paintGround.js';
import type { Theme } from '../../../paint/theme.js';
import { paintColumns } from './columns.js';
import type { SlabPlan } from './plan.js';
import { paintThreads } from './threads.js';
import { paintTiles } from './tiles.js';

/** The whole board without anything on it, at the brush's own scale. */
export function paintSlab(brush: Brush, plan: SlabPlan, theme: Theme, scale: number): void {
  const { left, top } = plan;
  kept(brush, () => {
    brush.translate(-left, -top);
    paintColumns(brush, plan, theme);
    paintTiles(brush, plan, rockFor(plan, theme, scale), theme);
    paintThreads(brush, plan, theme);
    paintAir(brush, plan);
  });
}

/** Every board is cut from the same rock. */
const ROCK = 3;

/** The bare rock before anybody cut it into tiles. */
function rockFor({ width, height }: SlabPlan, theme: Theme, pxPerMm: number): Sheet {
  const painting = paintGround({ theme, width, height, seed: ROCK, area: { left: 0, top: 0, width, height }, pxPerMm });
  for (;;) {
    const { done, value } = painting.next();
    if (done) return value;
  }
}

/** More light on the sun's side, less at the far end; only where there is rock. */
function paintAir(brush: Brush, { left, top, width, height }: SlabPlan): void {
  const far = Math.max(width, height);
  const air = brush.createRadialGradient(
    left + width * 0.4,
    top + height * 0.34,
    far * 0.1,
    left + width * 0.46,
    top + height * 0.44,
    far * 0.68,
  );
  air.addColorStop(0, 'rgba(150,200,240,.10)');
  air.addColorStop(0.5, 'rgba(60,90,120,0)');
  air.addColorStop(1, 'rgba(0,2,6,.5)');
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = air;
  brush.fillRect(left, top, width, height);
}
