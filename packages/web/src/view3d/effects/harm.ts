import { lot } from '../../effects/draw/brush.js';
import { middleOf } from '../../effects/draw/melee.js';
import { clamped, easeOut, swell } from '../../effects/ease.js';
import type { At, EffectOf } from '../../effects/kinds.js';
import { plus, type Vec } from '../mesh/vec.js';
import { lit, solid } from './light.js';
import { atHeight, circle, onGround, type Bench } from './bench.js';
import { cross } from './shots.js';

const FIRE: Vec = [1, 0.58, 0.2];
const HOT: Vec = [1, 0.97, 0.86];
const SMOKE: Vec = [0.2, 0.18, 0.165];
const RING: Vec = [1, 0.85, 0.63];
const RED: Vec = [0.89, 0.23, 0.31];
const PUFFS = 12;

/** A flash, a dome of fire, a ring that grows to the true radius and stays there, smoke that rises. */
export function lightBlast(bench: Bench, { at, radius }: EffectOf<'blast'>, age: number): void {
  const { lights } = bench;
  const gone = clamped(age / 600);
  const out = easeOut(gone);
  const middle = onGround(bench, at, radius * 0.2);
  lights.spot(middle, radius * (0.6 + 0.6 * out), lit(FIRE, 0.95 * clamped(1 - gone * 1.6)));
  lights.spot(middle, radius * 0.5, lit(HOT, clamped(1 - gone * 3)));
  for (let i = 0; i < PUFFS; i++) {
    const turn = 2 * Math.PI * lot(at, i);
    const far = radius * out * (0.25 + 0.65 * lot(at, i + 20));
    const rise = radius * (0.1 + 0.5 * lot(at, i + 40)) * out;
    const place = plus(onGround(bench, at), [Math.cos(turn) * far, rise, Math.sin(turn) * far]);
    lights.spot(place, radius * (0.16 + 0.22 * out), solid(SMOKE, 0.6 * clamped(gone * 3) * (1 - gone)));
  }
  lights.line(circle(bench, at, radius * out, undefined, 44), lights.px(middle, 2.5), solid(RING, 1 - gone * 0.7));
}

/** Without motion: the ring, and a glow on what lies in it. */
export function lightStillBlast(bench: Bench, { at, radius }: EffectOf<'blast'>): void {
  const { lights } = bench;
  const middle = onGround(bench, at);
  lights.line(circle(bench, at, radius, undefined, 44), lights.px(middle, 2.5), solid(RING, 1));
  lights.line(circle(bench, at, radius * 0.96, undefined, 44), lights.px(middle, 7), solid(FIRE, 0.35), {
    isEdged: false,
  });
}

const SLASHES = 3;
const SLASH_MS = 190;
const SLASH_EVERY = 110;
const ARC = 8;

/** Three slashes across each line of contact, and crossed blades above the fight. */
export function lightMelee(bench: Bench, { pairs }: EffectOf<'melee'>, age: number): void {
  const { lights } = bench;
  for (const [a, b] of pairs) {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const at = atHeight(bench, a, 0.55);
    const centre: Vec = [middle.x, at[1], middle.y];
    for (let i = 0; i < SLASHES; i++) {
      const gone = (age - i * SLASH_EVERY) / SLASH_MS;
      if (gone < 0 || gone > 1) continue;
      const size = Math.max(16, lights.px(centre, 24));
      const [lean, bent] = [0.9 - i * 0.9, i % 2 === 0 ? 1 : -1];
      const spot = (s: number): Vec => {
        const [x, y] = [s * size, bent * (1 - s * s) * size * 0.35];
        return lights.facing(centre, x * Math.cos(lean) - y * Math.sin(lean), x * Math.sin(lean) + y * Math.cos(lean));
      };
      const [from, to] = [-1 + 2 * clamped(gone * 1.7 - 0.7), -1 + 2 * clamped(gone * 1.7)];
      for (let k = 0; k < ARC; k++)
        lights.stroke(
          spot(from + ((to - from) * k) / ARC),
          spot(from + ((to - from) * (k + 1)) / ARC),
          Math.max(1.6, lights.px(centre, 4.4)),
          lit(HOT, 1 - gone * 0.4),
        );
      lights.spot(centre, 12, lit([1, 0.84, 0.59], 0.6 * swell(gone)));
    }
  }
  const middle = middleOf(pairs);
  if (middle !== undefined) blades(bench, middle, easeOut(clamped(age / 260)), clamped(1 - (age - 330) / 120));
}

/** Without motion: the sign above those who fight. */
export function lightStillMelee(bench: Bench, { pairs }: EffectOf<'melee'>): void {
  const middle = middleOf(pairs);
  if (middle !== undefined) blades(bench, middle, 1, 1);
}

const BLADES: Vec = [1, 0.62, 0.53];

function blades(bench: Bench, middle: At, grown: number, strength: number): void {
  if (strength <= 0 || grown <= 0) return;
  const { lights } = bench;
  const at = onGround(bench, middle, 46);
  const size = Math.max(14, lights.px(at, 16)) * grown;
  lights.spot(at, size, solid([0.07, 0.06, 0.06], 0.8 * strength), 1);
  cross(lights, at, size * 0.52, BLADES.map(part => part * strength) as unknown as Vec);
}

const FLASH_MS = 80;

/** A white flash round whoever was hit, and a red ring that dies away. */
export function lightWound(bench: Bench, { rims }: EffectOf<'wound'>, age: number): void {
  const { lights } = bench;
  const left = clamped(1 - age / 240);
  for (const { at, radius } of rims) {
    const body = atHeight(bench, at, 0.5);
    lights.spot(body, radius * 1.6, lit([1, 1, 1], age < FLASH_MS ? 0.8 : 0.4 * left));
    lights.line(circle(bench, at, radius * (1.08 + 0.35 * (1 - left))), lights.px(body, 3), solid(RED, left));
  }
}

/** Dust where somebody falls. */
export function lightFall(bench: Bench, { rims }: EffectOf<'fall'>, age: number): void {
  const gone = clamped(age / 420);
  for (const { at, radius } of rims) {
    if (age < FLASH_MS) bench.lights.spot(atHeight(bench, at, 0.5), radius * 1.4, lit([1, 1, 1], 0.7));
    bench.lights.spot(
      onGround(bench, at, radius * 0.4),
      radius * (1 + 0.9 * gone),
      solid([0.59, 0.51, 0.41], 0.55 * swell(gone)),
    );
  }
}

/** Without motion: a cross over each who fell, a ring round each who was hurt. */
export function lightStillHarm(bench: Bench, { rims }: Pick<EffectOf<'wound' | 'fall'>, 'rims'>, fell: boolean): void {
  const { lights } = bench;
  for (const { at, radius } of rims) {
    const body = onGround(bench, at, Math.min(20, radius));
    if (fell) cross(lights, body, Math.max(radius * 0.7, lights.px(body, 6)), [1, 0.42, 0.45]);
    else lights.line(circle(bench, at, radius * 1.1), lights.px(body, 3), solid(RED, 1));
  }
}
