import { kept, type Brush } from '../core/brush.js';
import { noise } from '../core/noise.js';
import { between, randomFrom } from '../core/random.js';
import type { Air, Theme } from '../theme.js';

/** Soft bodies of fog, dust, snow or shade, drawn out by the wind. Lengths are millimetres, `turn` is where the wind blows. */
interface Drift {
  readonly ink: string;
  readonly cover: readonly [number, number];
  readonly long: readonly [number, number];
  readonly wide: readonly [number, number];
  readonly turn: number;
  /** One on so many square millimetres. */
  readonly area: number;
  /** Of how many puffs one is made. */
  readonly puffs: number;
}

const DRIFTS: Readonly<Record<Air, Drift>> = {
  fog: {
    ink: '198,208,206',
    cover: [0.05, 0.12],
    long: [190, 380],
    wide: [26, 54],
    turn: -0.12,
    area: 62_000,
    puffs: 7,
  },
  dust: {
    ink: '236,196,138',
    cover: [0.03, 0.07],
    long: [240, 460],
    wide: [18, 46],
    turn: 0.32,
    area: 120_000,
    puffs: 6,
  },
  snow: {
    ink: '255,255,255',
    cover: [0.1, 0.22],
    long: [160, 330],
    wide: [10, 24],
    turn: 0.22,
    area: 52_000,
    puffs: 6,
  },
  clouds: {
    ink: '14,18,12',
    cover: [0.05, 0.11],
    long: [260, 520],
    wide: [90, 170],
    turn: -0.3,
    area: 330_000,
    puffs: 9,
  },
};

/** Last of all: what drifts over the table, warm light towards the sun, dark corners. It holds a table together. */
export function paintAir(
  brush: Brush,
  width: number,
  height: number,
  { air }: Pick<Theme, 'air'> = {},
  seed = 0,
): void {
  if (air !== undefined) paintDrifts(brush, width, height, DRIFTS[air], seed);
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

/** Each is a row of soft puffs that waver to and fro, thin at both ends. */
function paintDrifts(brush: Brush, width: number, height: number, drift: Drift, seed: number): void {
  const random = randomFrom(seed + 401);
  const { ink, cover, long, wide, turn, area, puffs } = drift;
  for (let i = Math.round((width * height) / area); i > 0; i--) {
    const [x, y] = [random() * width, random() * height];
    const length = between(random, ...long);
    const breadth = between(random, ...wide);
    const strength = between(random, ...cover);
    kept(brush, () => {
      brush.translate(x, y);
      brush.rotate(turn + between(random, -0.12, 0.12));
      for (let k = 0; k < puffs; k++) {
        const share = (k + 0.5) / puffs - 0.5;
        const aside = (noise(x / 90 + k * 0.7, y / 90, seed + 402) - 0.5) * breadth * 1.8;
        const swell = breadth * (0.7 + 0.6 * noise(x / 40 + k, y / 40, seed + 403)) * (1 - share * share * 2.4);
        puff(brush, share * length, aside, (length / puffs) * 1.3, Math.max(4, swell), ink, strength);
      }
    });
  }
}

function puff(brush: Brush, x: number, y: number, long: number, wide: number, ink: string, strength: number): void {
  kept(brush, () => {
    brush.translate(x, y);
    brush.scale(long, wide);
    const soft = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    soft.addColorStop(0, `rgba(${ink},${strength.toFixed(3)})`);
    soft.addColorStop(0.5, `rgba(${ink},${(strength * 0.5).toFixed(3)})`);
    soft.addColorStop(1, `rgba(${ink},0)`);
    brush.fillStyle = soft;
    brush.fillRect(-1, -1, 2, 2);
  });
}
