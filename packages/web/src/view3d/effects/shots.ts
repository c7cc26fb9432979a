import { lot } from '../../effects/draw/brush.js';
import { endOf } from '../../effects/draw/shot.js';
import { clamped, easeOut } from '../../effects/ease.js';
import type { EffectOf, ShotLine } from '../../effects/kinds.js';
import { goesOffAt, SHOT } from '../../effects/lengths.js';
import { between, plus, type Vec } from '../mesh/vec.js';
import { lit, solid, type Lights } from './light.js';
import { atHeight, onGround, type Bench } from './bench.js';

const FIRE: Vec = [1, 0.68, 0.3];
const HOT: Vec = [1, 0.96, 0.8];
const COLD: Vec = [0.36, 0.86, 1];
const DUST: Vec = [0.84, 0.78, 0.67];

/** From the weapon at chest height to the body that is hit, or past it into the ground. */
function flightOf(bench: Bench, shot: ShotLine, index: number): { readonly from: Vec; readonly to: Vec } {
  const end = endOf(shot, index);
  const from = atHeight(bench, shot.from, 0.62);
  return { from, to: shot.hit ? atHeight(bench, end, 0.55) : onGround(bench, end, 3) };
}

/** Flash, flight and strike of each shot of a volley. */
export function lightShots(bench: Bench, { shots, weapon }: EffectOf<'shot'>, age: number): void {
  const { lights } = bench;
  for (const [i, shot] of shots.entries()) {
    const own = age - goesOffAt(i, shots.length);
    if (own < 0) continue;
    const { from, to } = flightOf(bench, shot, i);
    const heavy = weapon === 'cannon';
    const flash = clamped(1 - own / (SHOT.flash + 40));
    if (flash > 0) {
      const size = Math.max(heavy ? 15 : 8, lights.px(from, heavy ? 14 : 8));
      lights.spot(from, size * 2, lit(weapon === 'beam' ? COLD : FIRE, 0.9 * flash));
      lights.spot(from, size * 0.8, lit(HOT, flash));
    }
    const flown = (own - SHOT.flash) / SHOT.flight;
    if (weapon === 'beam') beam(lights, from, to, (own - SHOT.flash) / (SHOT.flight + SHOT.strike * 0.5));
    else if (flown >= 0 && flown <= 1) tracer(lights, from, to, flown, heavy);
    const strike = (own - SHOT.flash - SHOT.flight) / SHOT.strike;
    if (strike < 0 || strike > 1) continue;
    if (shot.hit) sparks(lights, to, strike, heavy ? 1.9 : 1);
    else dust(lights, to, strike);
  }
}

function tracer(lights: Lights, from: Vec, to: Vec, flown: number, heavy: boolean): void {
  const head = between(from, to, flown);
  const tail = between(from, to, clamped(flown - (heavy ? 0.12 : 0.28)));
  lights.stroke(tail, head, Math.max(1, lights.px(head, heavy ? 6 : 4)), lit(HOT, 1), lit(FIRE, 0));
  if (heavy) lights.spot(head, Math.max(2.4, lights.px(head, 3.4)), solid([0.14, 0.11, 0.08], 1), 1);
}

function beam(lights: Lights, from: Vec, to: Vec, gone: number): void {
  if (gone < 0 || gone > 1) return;
  const left = 1 - gone;
  lights.stroke(from, to, Math.max(3, lights.px(to, 11)), lit(COLD, 0.6 * left));
  lights.stroke(from, to, Math.max(1, lights.px(to, 3)), lit([0.94, 1, 1], left));
}

const SPARKS = 9;

function sparks(lights: Lights, at: Vec, gone: number, size: number): void {
  const out = easeOut(gone);
  const key = { x: at[0], y: at[2] };
  const scale = Math.max(1, lights.px(at, 1)) * size;
  lights.spot(at, 13 * scale * (0.6 + gone), lit(FIRE, 0.85 * (1 - gone)));
  for (let i = 0; i < SPARKS; i++) {
    const turn = 2 * Math.PI * lot(key, i);
    const rise = lot(key, i + 20) * 1.4 - 0.4;
    const far = (8 + 12 * lot(key, i + 40)) * scale * out;
    const way: Vec = [Math.cos(turn) * far, rise * far, Math.sin(turn) * far];
    const half: Vec = [way[0] * 0.5, way[1] * 0.5, way[2] * 0.5];
    lights.stroke(plus(at, half), plus(at, way), Math.max(0.7, lights.px(at, 1.8)), lit(HOT, 1 - gone));
  }
}

function dust(lights: Lights, at: Vec, gone: number): void {
  const key = { x: at[0], y: at[2] };
  for (let k = 0; k < 3; k++) {
    const place = plus(at, [(lot(key, k) - 0.5) * 14, 4 + 9 * gone, (lot(key, k + 3) - 0.5) * 14]);
    lights.spot(place, Math.max(1, lights.px(at, 1)) * (5 + 10 * gone), solid(DUST, 0.6 * (1 - gone)));
  }
}

const STRUCK: Vec = [1, 0.85, 0.54];
const WIDE: Vec = [0.85, 0.82, 0.75];

/** Without motion: a line to a full end for a hit, a broken one to a cross for a miss. */
export function lightStillShots(bench: Bench, { shots }: EffectOf<'shot'>): void {
  const { lights } = bench;
  for (const [i, shot] of shots.entries()) {
    const { from, to } = flightOf(bench, shot, i);
    const parts = shot.hit ? 1 : 12;
    for (let k = 0; k < parts; k++) {
      const [a, b] = [between(from, to, k / parts), between(from, to, (k + (shot.hit ? 1 : 0.55)) / parts)];
      lights.stroke(a, b, lights.px(a, 4), solid([0.04, 0.03, 0.02], 0.6));
      lights.stroke(a, b, lights.px(a, 2), solid(shot.hit ? STRUCK : WIDE, 1));
    }
    if (shot.hit) lights.spot(to, lights.px(to, 5), solid([1, 0.42, 0.23], 1), 1);
    else cross(lights, to, lights.px(to, 5), WIDE);
  }
}

/** Two strokes that face the eye: somebody is gone, something went wide. */
export function cross(lights: Lights, at: Vec, size: number, ink: Vec): void {
  for (const [wide, tint] of [
    [5, solid([0.04, 0.03, 0.02], 0.7)],
    [2.6, solid(ink, 1)],
  ] as const)
    for (const lean of [-1, 1])
      lights.stroke(
        lights.facing(at, -size * lean, -size),
        lights.facing(at, size * lean, size),
        lights.px(at, wide),
        tint,
      );
}
