import { lot } from '../../effects/draw/brush.js';
import { STATE_INKS, FALLBACK_INK } from '../../effects/draw/state.js';
import { TERRAIN_INKS, terrainSteps } from '../../effects/draw/terrain.js';
import { clamped, easeOut } from '../../effects/ease.js';
import type { At, EffectOf } from '../../effects/kinds.js';
import { channels } from '../mesh/coat.js';
import { plus, type Vec } from '../mesh/vec.js';
import { circle, onGround, type Bench } from './bench.js';
import { solid } from './light.js';

const PALE: Vec = [1, 0.96, 0.88];
const DUST: Vec = [0.84, 0.78, 0.67];
const STONE: Vec = [0.47, 0.42, 0.36];
const FIRE: Vec = [1, 0.55, 0.2];

/** Dust where somebody stood who goes away; the figure itself is posed elsewhere. */
export function lightLeaving(bench: Bench, { rims }: EffectOf<'leave'>, age: number): void {
  const { lights } = bench;
  const gone = clamped(age / 500);
  for (const { at, radius } of rims) {
    const ring = circle(bench, at, radius * (1.1 - 0.5 * easeOut(gone)));
    lights.line(ring, lights.px(ring[0] as Vec, 2), solid(PALE, 0.8 * (1 - gone)), { isEdged: false });
    lights.spot(onGround(bench, at, 6), radius * 1.5, solid(DUST, 0.35 * (1 - gone)));
  }
}

/** Without motion: a broken ring where each stood. */
export function lightStillLeaving(bench: Bench, { rims }: EffectOf<'leave'>): void {
  for (const { at, radius } of rims) {
    const ring = circle(bench, at, radius);
    bench.lights.line(ring, bench.lights.px(ring[0] as Vec, 2), solid(PALE, 1), { dash: true });
  }
}

/** A ring in the colour of the state's sign rises from those who get into it, or sinks back where it is over. The sign stands on the base. */
export function lightState(bench: Bench, effect: EffectOf<'state'>, age: number): void {
  const gone = clamped(age / 500);
  rings(bench, effect, (effect.gained ? easeOut(gone) : 1 - easeOut(gone)) * 0.7, 1 - gone);
}

export const lightStillState = (bench: Bench, effect: EffectOf<'state'>): void => rings(bench, effect, 0, 1);

function rings(bench: Bench, { rims, flag }: EffectOf<'state'>, rise: number, strength: number): void {
  const ink = channels(STATE_INKS[flag] ?? FALLBACK_INK);
  for (const { at, radius } of rims) {
    const ring = circle(bench, at, radius * 1.16).map(place => plus(place, [0, 2 * radius * rise, 0]));
    bench.lights.line(ring, bench.lights.px(ring[0] as Vec, 2.6), solid(ink, strength), { isEdged: strength === 1 });
  }
}

/** The outline lights up, and dust (or fire) rises along it. */
export function lightTerrain(bench: Bench, effect: EffectOf<'terrain'>, age: number): void {
  const { lights } = bench;
  const gone = clamped(age / 500);
  const ink = effect.how === 'lit' ? FIRE : effect.how === 'broken' ? STONE : DUST;
  for (const at of terrainSteps(effect.outline)) {
    const size = (8 + 16 * easeOut(gone)) * (0.7 + lot(at, 3));
    lights.spot(onGround(bench, at, 6 + 14 * gone), size, solid(ink, 0.6 * (1 - gone)));
  }
  edge(bench, effect, 1 - gone);
}

export const lightStillTerrain = (bench: Bench, effect: EffectOf<'terrain'>): void => edge(bench, effect, 1);

function edge(bench: Bench, { outline, how }: EffectOf<'terrain'>, strength: number): void {
  const around = [...outline, ...outline.slice(0, 1)].map((at: At) => onGround(bench, at, 2));
  const [first] = around;
  if (first === undefined) return;
  const ink = channels(TERRAIN_INKS[how]);
  bench.lights.line(around, bench.lights.px(first, 2.6), solid(ink, strength), { dash: how === 'gone' });
}
