import type { Brush } from '../core/brush.js';

/** Last of all: warm light towards the sun, dark corners. It holds a table together. */
export function paintAir(brush: Brush, width: number, height: number): void {
  const reach = Math.max(width, height) * 0.72;
  const light = brush.createRadialGradient(
    width * 0.42,
    height * 0.38,
    Math.min(width, height) * 0.3,
    width / 2,
    height / 2,
    reach,
  );
  light.addColorStop(0, 'rgba(255,240,205,.07)');
  light.addColorStop(1, 'rgba(4,3,8,.42)');
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
}
