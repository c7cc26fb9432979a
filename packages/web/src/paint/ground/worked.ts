import type { Brush } from '../core/brush.js';
import { lit, mix, shaded, thin } from '../core/colour.js';
import { noise } from '../core/noise.js';
import { between, randomFrom } from '../core/random.js';
import type { Ground } from './cover.js';

const SLAB = 150;

/** A yard of large slabs under the snow: joints, here and there a corner swept free. */
function paintSlabs(brush: Brush, ground: Ground): void {
  const random = randomFrom(ground.seed + 4);
  for (let x = 0; x < ground.width; x += SLAB)
    for (let y = 0; y < ground.height; y += SLAB) {
      const [bare, shade] = [random(), random()];
      if (!ground.shows(x + SLAB / 2, y + SLAB / 2, SLAB)) continue;
      if (bare > 0.72) {
        // The wind has swept this one: one sees its concrete.
        const gradient = brush.createRadialGradient(x + 75, y + 75, 10, x + 75, y + 75, 100);
        gradient.addColorStop(0, thin(ground.theme.terrain.stone, 0.1 + 0.2 * shade));
        gradient.addColorStop(1, thin(ground.theme.terrain.stone, 0));
        brush.fillStyle = gradient;
        brush.fillRect(x + 2, y + 2, SLAB - 4, SLAB - 4);
      }
      paintJoint(brush, ground, x, y, 1, 0);
      paintJoint(brush, ground, x, y, 0, 1);
    }
}

const JOINT = 15;

/** Here a joint lies open, there the snow has filled it. */
function paintJoint(brush: Brush, ground: Ground, left: number, top: number, across: number, down: number): void {
  for (let along = 0; along < SLAB; along += JOINT) {
    const [x, y] = [left + along * across, top + along * down];
    const open = noise(x / 85, y / 85, ground.seed + 6) * 1.7 - 0.45;
    if (open <= 0) continue;
    brush.fillStyle = `rgba(48,66,80,${Math.min(0.34, open * 0.32)})`;
    brush.fillRect(x, y, across * JOINT + 1.5 * down, down * JOINT + 1.5 * across);
    brush.fillStyle = `rgba(255,255,255,${Math.min(0.34, open * 0.36)})`;
    brush.fillRect(x + 1.5 * down, y + 1.5 * across, across * JOINT + 0.9 * down, down * JOINT + 0.9 * across);
  }
}

const ROW = 11;
const STONE = 15;
const HALF_STREET = 110;

/** A street of cobbles across the table, worn away at its sides. */
function paintCobbles(brush: Brush, ground: Ground): void {
  const random = randomFrom(ground.seed + 8);
  const middle = ground.height / 2;
  const { stone, stoneDark } = ground.theme.terrain;
  brush.fillStyle = thin(ground.theme.terrain.dark, 0.16);
  for (let row = -HALF_STREET; row < HALF_STREET; row += ROW)
    for (let across = -20; across < ground.width + 20; across += STONE) {
      const shift = Math.round(row / ROW) % 2 === 0 ? 0 : STONE / 2;
      const x = across + shift + between(random, 0, 2);
      const y = middle + row + Math.sin(x / 190) * 40 + between(random, 0, 2);
      const [keep, shade, wide, deep] = [random(), random(), between(random, 11.5, 13.6), between(random, 8, 9.8)];
      const worn = 1.5 * (1 - Math.abs(row) / 115) + 0.7 * (noise(x / 70, y / 70, ground.seed + 12) - 0.5);
      if (keep > worn || !ground.shows(x, y, 20)) continue;
      const ink = mix(shaded(stoneDark, 0.1), stone, shade);
      brush.fillStyle = 'rgba(0,0,0,.42)';
      brush.beginPath();
      brush.roundRect(x + 1.2, y + 1, wide, deep, 3);
      brush.fill();
      const gradient = brush.createLinearGradient(x, y, x + wide, y + deep);
      gradient.addColorStop(0, lit(ink, 0.18));
      gradient.addColorStop(0.5, ink);
      gradient.addColorStop(1, shaded(ink, 0.28));
      brush.fillStyle = gradient;
      brush.beginPath();
      brush.roundRect(x, y, wide, deep, 3);
      brush.fill();
    }
}

export function paintWorked(brush: Brush, ground: Ground): void {
  if (ground.theme.ground.worked === 'slabs') paintSlabs(brush, ground);
  if (ground.theme.ground.worked === 'cobbles') paintCobbles(brush, ground);
}
