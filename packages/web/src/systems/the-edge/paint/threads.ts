import { fillDisc, kept, type Brush } from '../../../paint/core/brush.js';
import { thin } from '../../../paint/core/colour.js';
import { noise } from '../../../paint/core/noise.js';
import type { Theme } from '../../../paint/theme.js';
import type { Line, SlabPlan } from './plan.js';

/** Grooves between the Spaces, with a thread of light at the bottom: the borders that the rules speak of. */
export function paintThreads(brush: Brush, { borders, rim }: SlabPlan, { terrain }: Theme): void {
  kept(brush, () => {
    brush.lineCap = 'round';
    stroke(brush, borders, 4.4, 'rgba(1,3,7,.88)');
    stroke(brush, rim, 2, 'rgba(1,3,7,.7)');
    stroke(brush, rim, 0.8, thin(terrain.line, 0.22));
    brush.globalCompositeOperation = 'screen';
    for (const [width, cover] of GLOW) {
      brush.lineWidth = width;
      for (const line of borders) paintPart(brush, line, thin('#7cc4ee', cover * pulse(line)));
    }
    for (const [from] of borders) {
      const strength = noise(from.x / 60, from.y / 60, 31);
      if (strength > 0.55) fillDisc(brush, from.x, from.y, 1.1, thin(terrain.line, (strength - 0.55) * 1.6));
    }
  });
}

const GLOW = [
  [8, 0.08],
  [3.2, 0.2],
  [1.15, 0.78],
] as const;

/** Light wanders along the threads: nowhere gone, here and there stronger. */
const pulse = ([from, to]: Line): number => 0.62 + 0.62 * noise((from.x + to.x) / 130, (from.y + to.y) / 130, 23);

function stroke(brush: Brush, lines: readonly Line[], width: number, ink: string): void {
  brush.strokeStyle = ink;
  brush.lineWidth = width;
  brush.beginPath();
  for (const [from, to] of lines) {
    brush.moveTo(from.x, from.y);
    brush.lineTo(to.x, to.y);
  }
  brush.stroke();
}

function paintPart(brush: Brush, [from, to]: Line, ink: string): void {
  brush.strokeStyle = ink;
  brush.beginPath();
  brush.moveTo(from.x, from.y);
  brush.lineTo(to.x, to.y);
  brush.stroke();
}
