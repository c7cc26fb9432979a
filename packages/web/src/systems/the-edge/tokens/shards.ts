import { lightOn } from '../../../paint/core/light.js';
import type { Spot } from '../../../paint/core/outline.js';
import { between, randomFrom, type Random } from '../../../paint/core/random.js';

/** A splinter of a crystal, from its foot; drawn along +x and then turned. */
export interface Shard extends Spot {
  /** In degrees. */
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  /** Which of its two faces the sun is on. */
  readonly lit: 'left' | 'right';
}

export interface Crystal {
  /** Those behind first. */
  readonly shards: readonly Shard[];
  /** Cracks in the rock through which light comes, as paths. */
  readonly veins: readonly string[];
}

/** A crystal has grown once and for all: the same Space has the same one. Places are relative to the middle of the Space. */
export function crystalOf(space: number): Crystal {
  const random = randomFrom(space * 7 + 3);
  const veins = Array.from({ length: 11 }, () => veinOf(random));
  return {
    shards: [...lowShards(random), ...HIGH.map(([x, y, turn, length, width]) => shardAt(x, y, turn, length, width))],
    veins,
  };
}

/** The three that stand up, side by side: their tips are toward the top of the screen. */
const HIGH: readonly (readonly [number, number, number, number, number])[] = [
  [-10, 13, -2.15, 31, 6.4],
  [9, 13, -1.05, 29, 6],
  [3, 15, -1.36, 38, 6.4],
  [-1.5, 15.5, -1.66, 46, 8.6],
];

const LOW_SHARDS = 8;

function lowShards(random: Random): readonly Shard[] {
  return Array.from({ length: LOW_SHARDS }, (_, i) => {
    const turn = -2.6 + i * (5.9 / LOW_SHARDS) + between(random, 0, 0.4);
    return shardAt(
      Math.cos(turn) * 5,
      Math.sin(turn) * 5 + 3,
      turn,
      between(random, 14, 24),
      between(random, 3.6, 5.6),
    );
  }).sort((a, b) => Math.sin((a.turn * Math.PI) / 180) - Math.sin((b.turn * Math.PI) / 180));
}

function shardAt(x: number, y: number, angle: number, length: number, width: number): Shard {
  // The left face looks to (sin, -cos): along the shard, to the left hand.
  const lit = lightOn({ x: Math.sin(angle), y: -Math.cos(angle) }) > 0 ? 'left' : 'right';
  return { x, y, turn: (angle * 180) / Math.PI, length, width, lit };
}

/** The faces of a shard, as the points of polygons: to the left, to the right, and the edge between them. */
export function facesOf({ length: l, width: w }: Shard): Readonly<Record<'left' | 'right' | 'edge', string>> {
  const side = (s: number): string => points([0, s * w], [0.7 * l, s * 0.82 * w], [l, 0], [0.08 * l, -s * 0.12 * w]);
  return {
    left: side(-1),
    right: side(1),
    edge: points([0.1 * l, -0.22 * w], [0.72 * l, -0.16 * w], [l, 0], [0.72 * l, 0.16 * w], [0.1 * l, 0.22 * w]),
  };
}

const points = (...corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const VEIN_STEPS = 6;
const VEIN_STEP = 7;

function veinOf(random: Random): string {
  let angle = random() * 2 * Math.PI;
  let [x, y] = [0, 0];
  let path = 'M0 0';
  for (let i = 0; i < VEIN_STEPS; i++) {
    angle += between(random, -0.45, 0.45);
    x += Math.cos(angle) * VEIN_STEP;
    y += Math.sin(angle) * VEIN_STEP;
    path += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return path;
}
