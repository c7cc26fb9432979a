import { fillDisc, strokeThrough, type Brush } from '../core/brush.js';
import { lit, mix, thin } from '../core/colour.js';
import { noise } from '../core/noise.js';
import { ringOf, traceSmooth, type Spot } from '../core/outline.js';
import { between, pickFrom, randomFrom, type Random } from '../core/random.js';
import type { GroundCover, Ink, Theme } from '../theme.js';

/** A whole table, and what of it is painted. Everything is thrown all over the table, so that a part of it looks as the whole does. */
export interface Ground {
  readonly theme: Theme;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Is anything that reaches so far from there on the part that is painted? */
  shows(x: number, y: number, reach: number): boolean;
}

export type CoverPainter = (brush: Brush, ground: Ground, random: Random) => void;

const somewhere = ({ width, height }: Ground, random: Random): Spot => ({ x: random() * width, y: random() * height });

/** How many there are on a table, if there is one on so many square millimetres. */
const countOn = ({ width, height }: Ground, area: number): number => Math.round((width * height) / area);

/** A line that wanders, from somewhere to somewhere. */
function wandering(ground: Ground, random: Random, steps: number, step: number, bend: number): readonly Spot[] {
  let at = somewhere(ground, random);
  let turn = random() * 2 * Math.PI;
  const line = [at];
  for (let i = 0; i < steps; i++) {
    turn += (random() - 0.5) * bend;
    at = { x: at.x + Math.cos(turn) * step, y: at.y + Math.sin(turn) * step };
    line.push(at);
  }
  return line;
}

const pebbles: CoverPainter = (brush, ground, random) => {
  const [dark, bright] = [ground.theme.ground.ramp[1], lit(ground.theme.ground.ramp[4], 0.2)];
  for (let i = countOn(ground, 1000); i > 0; i--) {
    const { x, y } = somewhere(ground, random);
    const size = 0.5 + random() * random() * 2.6;
    const [share, squat] = [random(), between(random, 0.6, 1)];
    if (!ground.shows(x, y, 6)) continue;
    brush.fillStyle = 'rgba(0,0,0,.42)';
    brush.beginPath();
    brush.ellipse(x + size * 0.45, y + size * 0.4, size, size * squat, 0, 0, 7);
    brush.fill();
    brush.fillStyle = mix(dark, bright, share);
    brush.beginPath();
    brush.ellipse(x, y, size, size * squat, 0, 0, 7);
    brush.fill();
    brush.fillStyle = 'rgba(255,246,221,.3)';
    brush.beginPath();
    brush.ellipse(x - size * 0.3, y - size * 0.3, size * 0.45, size * 0.3, 0, 0, 7);
    brush.fill();
  }
};

/** Dry ground breaks: a dark line with a lit lip, and branches. */
const cracks: CoverPainter = (brush, ground, random) => {
  for (let i = countOn(ground, 24_000); i > 0; i--) {
    const line = wandering(ground, random, 14, 7, 1.3);
    const width = between(random, 0.5, 1.3);
    const first = line[0] as Spot;
    if (!ground.shows(first.x, first.y, 110)) continue;
    for (const [shift, ink, share] of [
      [0.7, 'rgba(255,240,210,.16)', 1],
      [0, thin(ground.theme.terrain.dark, 0.6), 1],
    ] as const) {
      brush.strokeStyle = ink;
      for (let j = 1; j < line.length; j++) {
        // Thin at its ends.
        brush.lineWidth = width * share * Math.sin((Math.PI * j) / line.length) + 0.25;
        strokeThrough(
          brush,
          line.slice(j - 1, j + 1).map(({ x, y }) => ({ x: x + shift, y: y + shift })),
        );
      }
    }
  }
};

/** Oil, rust, ash: soft dark patches. */
const stains: CoverPainter = (brush, ground, random) => {
  for (let i = countOn(ground, 42_000); i > 0; i--) {
    const { x, y } = somewhere(ground, random);
    const reach = between(random, 14, 62);
    const ink = random() > 0.5 ? 'rgba(10,8,8,' : 'rgba(120,58,22,';
    const cover = between(random, 0.14, 0.4);
    if (!ground.shows(x, y, reach)) continue;
    const gradient = brush.createRadialGradient(x, y, 1, x, y, reach);
    gradient.addColorStop(0, `${ink}${cover})`);
    gradient.addColorStop(0.55, `${ink}${cover * 0.6})`);
    gradient.addColorStop(1, `${ink}0)`);
    brush.fillStyle = gradient;
    brush.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  }
};

/** Two tracks side by side, pressed into the ground: dark bottoms, a lit far edge, the marks of the links. */
const tracks: CoverPainter = (brush, ground, random) => {
  for (let i = Math.max(3, countOn(ground, 190_000)); i > 0; i--) {
    const line = wandering(ground, random, 46, 16, 0.16);
    const apart = between(random, 9, 15);
    const middle = line[20] as Spot;
    if (!ground.shows(middle.x, middle.y, 480)) continue;
    for (const side of [-apart, apart]) {
      const track = beside(line, side);
      brush.lineWidth = 7;
      brush.strokeStyle = 'rgba(70,92,108,.12)';
      strokeThrough(brush, track);
      brush.lineWidth = 5;
      brush.setLineDash([1.6, 2.4]);
      brush.strokeStyle = 'rgba(52,72,88,.24)';
      strokeThrough(brush, track);
      brush.setLineDash([]);
      brush.lineWidth = 1;
      brush.strokeStyle = 'rgba(255,255,255,.2)';
      strokeThrough(brush, beside(track, 4));
    }
  }
};

/** Snow that the wind has laid down in long tongues: a bright crest, and blue shade behind it. */
const drifts: CoverPainter = (brush, ground, random) => {
  for (let i = countOn(ground, 34_000); i > 0; i--) {
    const { x, y } = somewhere(ground, random);
    const [long, wide, lean] = [between(random, 60, 170), between(random, 7, 17), between(random, -0.1, 0.1)];
    if (!ground.shows(x, y, long)) continue;
    brush.save();
    brush.translate(x, y);
    brush.rotate(0.3 + lean);
    for (const [shift, ink, cover] of [
      [wide * 0.55, '78,104,124', 0.26],
      [0, '255,255,255', 0.5],
    ] as const) {
      brush.save();
      brush.translate(0, shift);
      brush.scale(long, wide);
      const soft = brush.createRadialGradient(-0.35, 0, 0.05, 0, 0, 1);
      soft.addColorStop(0, `rgba(${ink},${cover})`);
      soft.addColorStop(1, `rgba(${ink},0)`);
      brush.fillStyle = soft;
      brush.fillRect(-1, -1, 2, 2);
      brush.restore();
    }
    brush.restore();
  }
};

/** Between one lamp and the next along a street, and how far its light falls. */
const LAMPS = { apart: 250, aside: 128, reach: 118 };

/** Lamps on both sides of the street, one after the other: a pool of warm light, a post, its shadow. */
const lamps: CoverPainter = (brush, ground, random) => {
  const middle = ground.height / 2;
  for (let i = 0, along = LAMPS.apart * 0.4; along < ground.width; i++, along += LAMPS.apart) {
    const x = along + between(random, -24, 24);
    const y = middle + (i % 2 === 0 ? -LAMPS.aside : LAMPS.aside) + Math.sin(x / 190) * 40;
    if (!ground.shows(x, y, LAMPS.reach)) continue;
    const light = brush.createRadialGradient(x, y, 2, x, y, LAMPS.reach);
    light.addColorStop(0, 'rgba(255,214,140,.5)');
    light.addColorStop(0.28, 'rgba(255,190,100,.26)');
    light.addColorStop(1, 'rgba(255,170,70,0)');
    brush.fillStyle = light;
    brush.fillRect(x - LAMPS.reach, y - LAMPS.reach, 2 * LAMPS.reach, 2 * LAMPS.reach);
    brush.strokeStyle = 'rgba(10,9,10,.5)';
    brush.lineWidth = 1.6;
    strokeThrough(brush, [
      { x, y },
      { x: x + 15, y: y + 12 },
    ]);
    fillDisc(brush, x, y, 4.2, '#17161a');
    fillDisc(brush, x, y, 2.6, '#ffdf9a');
    fillDisc(brush, x - 0.6, y - 0.6, 1.2, '#fffbe6');
  }
};

/** The same line, so far to its right. */
const beside = (line: readonly Spot[], by: number): readonly Spot[] =>
  line.map(({ x, y }, i) => {
    const [a, b] = [line[Math.max(0, i - 1)] as Spot, line[Math.min(line.length - 1, i + 1)] as Spot];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: x - ((b.y - a.y) / length) * by, y: y + ((b.x - a.x) / length) * by };
  });

/** Low bushes in drifts, violet in the late sun. */
const heather: CoverPainter = (brush, ground, random) => {
  const inks: readonly Ink[] = ['#6a4a72', '#7d5a86', '#54405c', '#8f6f7c'];
  for (let i = countOn(ground, 260); i > 0; i--) {
    const { x, y } = somewhere(ground, random);
    const [size, ink, keep] = [between(random, 1.1, 3.2), pickFrom(random, inks), random()];
    const drift = noise(x / 105, y / 105, ground.seed + 44);
    if (keep > (drift - 0.57) * 6 || !ground.shows(x, y, 4)) continue;
    fillDisc(brush, x + size * 0.5, y + size * 0.5, size, 'rgba(8,6,14,.35)');
    fillDisc(brush, x, y, size, thin(ink, 0.85));
    fillDisc(brush, x - size * 0.3, y - size * 0.3, size * 0.42, thin(lit(ink, 0.35), 0.8));
  }
};

/** Rain stands in the lowest places and mirrors the sky. */
const puddles: CoverPainter = (brush, ground, random) => {
  for (let i = countOn(ground, 30_000); i > 0; i--) {
    const { x, y } = somewhere(ground, random);
    const [wide, deep, turn] = [between(random, 9, 26), between(random, 6, 16), random() * 0.6 - 0.3];
    if (noise(x / 140, y / 140, ground.seed + 61) < 0.55 || !ground.shows(x, y, 34)) continue;
    const sky = brush.createLinearGradient(x - wide, y - deep, x + wide, y + deep);
    sky.addColorStop(0, 'rgba(30,36,40,.7)');
    sky.addColorStop(0.6, 'rgba(72,86,92,.6)');
    sky.addColorStop(1, 'rgba(140,154,158,.5)');
    const shore = ringOf(14, 1, turn).map(corner => {
      const out = 0.45 + 0.9 * noise(x + corner.x * 1.3, y + corner.y * 1.3, ground.seed + 62);
      return { x: x + corner.x * wide * out, y: y + corner.y * deep * out };
    });
    traceSmooth(brush, shore);
    brush.fillStyle = sky;
    brush.fill();
    brush.strokeStyle = 'rgba(14,14,16,.3)';
    brush.lineWidth = 0.8;
    brush.stroke();
  }
};

/** Grass in drifts, each tuft a few blades. */
export const paintTufts: CoverPainter = (brush, ground, random) => {
  const inks = ground.theme.ground.tufts ?? [];
  if (inks.length === 0) return;
  brush.lineCap = 'round';
  for (let i = countOn(ground, 110); i > 0; i--) {
    const { x, y } = somewhere(ground, random);
    const [ink, width, keep] = [pickFrom(random, inks), between(random, 0.6, 1.3), random()];
    const blades = [0, 1, 2].map(() => ({ x: (random() - 0.5) * 4, y: -2 - random() * 4.5 }));
    const drift = Math.sin(x / 170 + Math.sin(y / 120) * 2 + noise(x / 60, y / 60, ground.seed) * 2) ** 2;
    if (keep > 0.2 + 0.8 * drift || !ground.shows(x, y, 8)) continue;
    for (const [shift, stroke] of [
      [0.9, 'rgba(8,12,6,.35)'],
      [0, thin(ink, 0.8)],
    ] as const) {
      brush.strokeStyle = stroke;
      brush.lineWidth = width;
      brush.beginPath();
      blades.forEach((blade, k) => {
        brush.moveTo(x + k + shift, y + shift);
        brush.lineTo(x + k + blade.x + shift, y + blade.y + shift);
      });
      brush.stroke();
    }
  }
  brush.lineCap = 'butt';
};

const COVERS: Readonly<Record<GroundCover, CoverPainter>> = {
  pebbles,
  cracks,
  stains,
  tracks,
  drifts,
  heather,
  puddles,
  lamps,
};

/** All that lies about on this ground, each sort thrown by a chance of its own. */
export function paintCover(brush: Brush, ground: Ground): void {
  (ground.theme.ground.cover ?? []).forEach((cover, i) =>
    COVERS[cover](brush, ground, randomFrom(ground.seed + 31 * i)),
  );
}
