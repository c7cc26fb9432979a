import { lot } from '../../effects/draw/brush.js';
import { clamped, easeIn, easeOut } from '../../effects/ease.js';
import type { At, EffectOf, Rim } from '../../effects/kinds.js';
import { setsOutAt, walkLength } from '../../effects/lengths.js';
import { everySoOften, lengthOfPath } from '../../effects/paths.js';
import type { Vec } from '../mesh/vec.js';
import { lit, solid } from './light.js';
import { circle, onGround, sideInk, type Bench } from './bench.js';

const DUST: Vec = [0.87, 0.82, 0.71];
const PALE: Vec = [1, 0.96, 0.88];
const DUST_STEP = 30;
const DUST_MS = 420;
/** With more figures than this their ways would hide the ground. */
const FEW = 24;

/** Dust where feet and tracks come down, and the way itself as a broken line; whoever walks there is posed elsewhere. */
export function lightMove(bench: Bench, effect: EffectOf<'move'>, age: number): void {
  const { ways, tread, charge } = effect;
  const length = walkLength(effect);
  const curve = charge ? easeIn : easeOut;
  for (const [i, { path }] of ways.entries()) {
    const gone = (age - setsOutAt(i, ways.length)) / length;
    if (gone <= 0) continue;
    const share = curve(clamped(gone));
    if (ways.length <= FEW) wayLine(bench, path, 0.34 * clamped(1 - (gone - 0.6) / 0.4), 1.6, PALE, true);
    for (const step of everySoOften(path, tread === 'tracks' ? DUST_STEP / 2 : DUST_STEP)) {
      if (step.share > share) break;
      const ageing = clamped((share - step.share) * 1.2 + clamped(gone - 1) * (length / DUST_MS));
      puff(bench, step.at, ageing, tread === 'wings' ? 0.14 : charge ? 0.5 : 0.4);
    }
  }
}

function puff(bench: Bench, at: At, ageing: number, strength: number): void {
  const place = { x: at.x + (lot(at, 1) - 0.5) * 12, y: at.y + (lot(at, 2) - 0.5) * 12 };
  const where = onGround(bench, place, 3 + ageing * 8);
  bench.lights.spot(where, 5 + 8 * ageing + 3 * lot(at, 9), solid(DUST, strength * (1 - ageing)));
}

const DASH = 9;

/** Pieces as short as a dash, so that the line follows the ground. */
function wayLine(bench: Bench, path: readonly At[], strength: number, px: number, ink: Vec, dash: boolean): void {
  const length = lengthOfPath(path);
  if (strength <= 0 || length === 0) return;
  const [first] = path;
  const points = [first as At, ...everySoOften(path, Math.max(DASH, length / 60)).map(({ at }) => at)];
  if (points.length < 2) points.push(path.at(-1) as At);
  const spots = points.map(at => onGround(bench, at, 2));
  bench.lights.line(spots, bench.lights.px(spots[0] as Vec, px), solid(ink, strength), { isEdged: !dash, dash });
}

/** Without motion: the way as a line, a dot where it began and an arrow at its end. */
export function lightStillMove(bench: Bench, { ways, charge }: EffectOf<'move'>): void {
  const { lights } = bench;
  const ink: Vec = charge ? [1, 0.62, 0.53] : PALE;
  for (const { path } of ways) {
    const [start, end] = [path[0] as At, path.at(-1) as At];
    wayLine(bench, path, 1, charge ? 3 : 2, ink, false);
    const foot = onGround(bench, start, 2.4);
    lights.spot(foot, lights.px(foot, 4), solid(ink, 1), 1);
    const before = path.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > 1) ?? start;
    const turn = Math.atan2(end.y - before.y, end.x - before.x);
    const tip = onGround(bench, end, 2.4);
    const size = lights.px(tip, 9);
    for (const lean of [-2.5, 2.5]) {
      const barb = { x: end.x + Math.cos(turn + lean) * size, y: end.y + Math.sin(turn + lean) * size };
      lights.line([onGround(bench, barb, 2.4), tip], lights.px(tip, 2.4), solid(ink, 1));
    }
  }
}

/** A light that sweeps once round the rim of each. */
export function lightActivation(bench: Bench, { rims }: EffectOf<'activation'>, age: number): void {
  const { lights } = bench;
  const gone = clamped(age / 350);
  const head = -Math.PI / 2 + 2 * Math.PI * easeOut(gone);
  for (const { at, radius, seat } of rims) {
    const middle = onGround(bench, at);
    const arc = circle(bench, at, radius * 1.12 + 1, [head - 1.5, head]);
    lights.line(arc, Math.max(2.4, lights.px(middle, 6)), solid(sideInk(bench, seat), 1), { isEdged: false });
    lights.line(arc, Math.max(1, lights.px(middle, 2.6)), solid(PALE, 1), { isEdged: false });
    lights.spot(middle, radius * 1.7, lit(PALE, 0.3 * (1 - gone)));
  }
}

const WAVES = 9;
const HELD: Vec = [0.61, 0.88, 0.54];
const LOST: Vec = [1, 0.82, 0.29];

/** A wave along the rim: it breaks where the nerve does. */
export function lightMorale(bench: Bench, effect: EffectOf<'morale'>, age: number): void {
  const gone = clamped(age / 500);
  waves(bench, effect, effect.held ? 0 : (1 - gone) * 0.16, 6 * gone, 1 - gone * gone);
}

/** Without motion: the wave stands still, or the ring is whole. */
export const lightStillMorale = (bench: Bench, effect: EffectOf<'morale'>): void =>
  waves(bench, effect, effect.held ? 0 : 0.12, 0, 1);

function waves(bench: Bench, { rims, held }: EffectOf<'morale'>, depth: number, phase: number, strength: number): void {
  for (const { at, radius } of rims) {
    const way = circle(bench, at, turn => radius * (1.14 + depth * Math.sin(WAVES * turn + phase)), undefined, 54);
    bench.lights.line(way, bench.lights.px(way[0] as Vec, 2.4), solid(held ? HELD : LOST, strength));
  }
}

/** A ring fills clockwise with the new owner's colour, and light rises from it. */
export function lightObjective(bench: Bench, { at, radius, seat }: EffectOf<'objective'>, age: number): void {
  const { lights } = bench;
  const gone = clamped(age / 500);
  const middle = onGround(bench, at);
  const ink = sideInk(bench, seat);
  const ring = circle(bench, at, radius, [-Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * easeOut(gone)], 44);
  lights.line(ring, lights.px(middle, 5), solid(ink, 1));
  lights.stroke(middle, onGround(bench, at, 10 + 80 * easeOut(gone)), 26, lit(ink, 0), lit(ink, 0.9 * (1 - gone)), 0);
  lights.spot(middle, radius, lit(PALE, 0.25 * (1 - gone)));
}

/** Without motion: the whole ring. */
export function lightStillObjective(bench: Bench, { at, radius, seat }: EffectOf<'objective'>): void {
  const ring = circle(bench, at, radius, undefined, 44);
  bench.lights.line(ring, bench.lights.px(ring[0] as Vec, 5), solid(sideInk(bench, seat), 1));
}

/** Light that gathers, for good, or falls away, for ill. */
export function lightLight(bench: Bench, { rims, good }: EffectOf<'light'>, age: number): void {
  const { lights } = bench;
  const gone = clamped(age / 500);
  const out = easeOut(gone);
  const ink: Vec = good ? [0.68, 1, 0.87] : [0.88, 0.62, 1];
  for (const { at, radius } of rims) {
    const middle = onGround(bench, at, radius * 0.7);
    lights.spot(middle, radius * (good ? 2.4 - 1.2 * out : 1.2 + 1.2 * out), lit(ink, 0.7 * (1 - gone)));
    const ring = circle(bench, at, radius * (good ? 2 - 0.9 * out : 1.1 + 0.9 * out));
    lights.line(ring, lights.px(middle, 2.4), solid(ink, 1 - gone), { isEdged: false });
  }
}

/** Something is put down: a ring of dust. */
export function lightArrival(bench: Bench, { rims }: EffectOf<'arrive'>, age: number): void {
  const { lights } = bench;
  const gone = clamped(age / 350);
  for (const { at, radius } of rims) {
    const ring = circle(bench, at, radius * (1.05 + 0.5 * easeOut(gone)));
    lights.line(ring, lights.px(ring[0] as Vec, 2.4), solid(PALE, 1 - gone), { isEdged: false });
    lights.spot(onGround(bench, at, 6), radius * 1.6, solid(DUST, 0.35 * (1 - gone)));
  }
}

/** Without motion: a plain ring round each. */
export function lightRings(bench: Bench, rims: readonly Rim[], ink: Vec): void {
  for (const { at, radius } of rims) {
    const ring = circle(bench, at, radius * 1.14);
    bench.lights.line(ring, bench.lights.px(ring[0] as Vec, 2.4), solid(ink, 1));
  }
}
