import type { Brush } from '../../../paint/core/brush.js';
import { mix, thin } from '../../../paint/core/colour.js';
import { lightOn, SUN } from '../../../paint/core/light.js';
import { noise } from '../../../paint/core/noise.js';
import { trace, type Spot } from '../../../paint/core/outline.js';
import { between, randomFrom } from '../../../paint/core/random.js';
import type { Theme } from '../../../paint/theme.js';
import type { Line, SlabPlan } from './plan.js';

/** Columns of basalt are six-sided and of unequal length; these are the shortest and the longest, in units of the board. */
const SHORTEST = 26;
const LONGEST = 58;
/** Where one stands on the next, there is a joint. */
const JOINT = 9;

/** The columns that carry the board, as far as one sees them: those along its near edge. They end in the dark. */
export function paintColumns(brush: Brush, { rim }: SlabPlan, theme: Theme): void {
  const near = rim.filter(edge => outOf(edge).y > 0.05).sort(([a, b], [c, d]) => a.y + b.y - c.y - d.y);
  for (const edge of near) paintFace(brush, edge, theme);
}

function outOf([from, to]: Line): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

function paintFace(brush: Brush, edge: Line, { ground: { ramp }, terrain }: Theme): void {
  const [from, to] = edge;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const depth = SHORTEST + (LONGEST - SHORTEST) * noise(x / 34, y / 90, 11);
  // Light comes from the upper left, so faces that look to the lower left have most of it.
  const light = 0.5 + 0.5 * lightOn(outOf(edge));
  const stone = mix(ramp[0], ramp[4], 0.25 + 0.75 * light);
  const fade = brush.createLinearGradient(0, y, 0, y + depth);
  fade.addColorStop(0, mix(stone, terrain.line, 0.14 * light));
  fade.addColorStop(0.12, stone);
  fade.addColorStop(0.6, thin(mix(stone, terrain.dark, 0.6), 0.95));
  fade.addColorStop(1, thin(terrain.dark, 0));
  trace(brush, [from, to, { x: to.x, y: to.y + depth }, { x: from.x, y: from.y + depth }]);
  brush.fillStyle = fade;
  brush.fill();
  paintCorner(brush, to, depth, light);
  paintJoints(brush, edge, depth);
}

/** Where two faces meet: a bright hair, or a dark one. */
function paintCorner(brush: Brush, { x, y }: Spot, depth: number, light: number): void {
  const line = brush.createLinearGradient(0, y, 0, y + depth * 0.8);
  line.addColorStop(0, light > 0.5 ? 'rgba(190,225,250,.30)' : 'rgba(0,0,0,.55)');
  line.addColorStop(1, 'rgba(0,0,0,0)');
  brush.strokeStyle = line;
  brush.lineWidth = 0.9;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(x, y + depth * 0.8);
  brush.stroke();
}

function paintJoints(brush: Brush, [from, to]: Line, depth: number): void {
  const random = randomFrom(Math.round(from.x * 13 + from.y * 7));
  brush.lineWidth = 0.7;
  for (let down = between(random, 4, JOINT); down < depth * 0.6; down += between(random, JOINT * 0.6, JOINT * 1.5)) {
    const cover = 0.5 * (1 - down / (depth * 0.6));
    brush.strokeStyle = `rgba(2,4,8,${cover})`;
    brush.beginPath();
    brush.moveTo(from.x, from.y + down);
    brush.lineTo(to.x, to.y + down + SUN.x * 0.6);
    brush.stroke();
  }
}
