import { between, randomFrom } from '../paint/core/random.js';
import { boundsOf, type Outline } from '../paint/core/outline.js';
import { scattered } from '../paint/core/scatter.js';
import type { Brush } from '../paint/core/brush.js';

/** A tongue of flame: where, how large, and how it differs in time from the others. */
interface Tongue {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly phase: number;
}

export interface Fire {
  /** What it takes up with its smoke, in millimetres of the table. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tongues: readonly Tongue[];
}

const MOST_TONGUES = 9;
/** Between one and the next, in millimetres. */
const APART = 26;
/** How far smoke drifts beyond what burns. */
const DRIFT = { up: 74, aside: 46 };

/** The fire of what burns: always the same for the same piece. */
export function fireOf(outline: Outline, seed: number): Fire {
  const random = randomFrom(seed + 177);
  const { left, top, right, bottom } = boundsOf(outline);
  const tongues = scattered(outline, random, { gap: APART, edge: 10, tries: 10 })
    .slice(0, MOST_TONGUES)
    .map(({ x, y }) => ({ x, y, size: between(random, 0.75, 1.35), phase: random() }))
    .toSorted((a, b) => a.y - b.y);
  return {
    left: left - DRIFT.aside,
    top: top - DRIFT.up,
    width: right - left + 2 * DRIFT.aside,
    height: bottom - top + DRIFT.up + 20,
    tongues,
  };
}

/** Flames and smoke at a time in seconds, on a brush that measures millimetres of the table. */
export function paintFlames(brush: Brush, { tongues }: Fire, time: number): void {
  for (const tongue of tongues) smoke(brush, tongue, time);
  for (const tongue of tongues) flame(brush, tongue, time);
}

const wave = (time: number, phase: number, pace: number): number => Math.sin((time * pace + phase) * 2 * Math.PI);

const LAYERS = [
  [26, 8.5, '#d8431a', 0.85],
  [19, 6, '#f79a24', 0.9],
  [11, 3.6, '#ffe58a', 0.95],
] as const;

function flame(brush: Brush, { x, y, size, phase }: Tongue, time: number): void {
  const flicker = 1 + 0.16 * wave(time, phase, 1.9) + 0.1 * wave(time, phase * 3, 3.7);
  const reach = 24 * size * flicker;
  const light = brush.createRadialGradient(x, y - 4, 1, x, y - 4, reach);
  light.addColorStop(0, 'rgba(255,176,70,.5)');
  light.addColorStop(1, 'rgba(255,110,20,0)');
  brush.fillStyle = light;
  brush.fillRect(x - reach, y - 4 - reach, 2 * reach, 2 * reach);
  for (const [high, broad, ink, strength] of LAYERS) {
    const [tall, wide] = [high * size * flicker, broad * size];
    const lean = 5 * size * wave(time, phase + high / 40, 1.1);
    brush.globalAlpha = strength;
    brush.fillStyle = ink;
    brush.beginPath();
    brush.moveTo(x - wide, y);
    brush.bezierCurveTo(x - wide, y - tall * 0.45, x + lean * 0.4 - wide * 0.3, y - tall * 0.6, x + lean, y - tall);
    brush.bezierCurveTo(x + lean * 0.6 + wide * 0.5, y - tall * 0.55, x + wide, y - tall * 0.4, x + wide, y);
    brush.quadraticCurveTo(x, y + wide * 0.8, x - wide, y);
    brush.fill();
  }
  brush.globalAlpha = 1;
}

const PUFFS = 3;
/** How long a puff of smoke is seen, in seconds. */
const PUFF_S = 3.2;

function smoke(brush: Brush, { x, y, size, phase }: Tongue, time: number): void {
  for (let i = 0; i < PUFFS; i++) {
    const age = (time / PUFF_S + phase + i / PUFFS) % 1;
    const at = { x: x + 26 * age * size + 6 * wave(time, phase + i, 0.2), y: y - 14 - 52 * age };
    const radius = (7 + 16 * age) * size;
    const puff = brush.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
    const strength = 0.42 * Math.sin(Math.PI * age);
    puff.addColorStop(0, `rgba(38,33,30,${strength.toFixed(3)})`);
    puff.addColorStop(1, 'rgba(38,33,30,0)');
    brush.fillStyle = puff;
    brush.fillRect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
  }
}
