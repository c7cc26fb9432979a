import { partsOf } from '../core/colour.js';
import { brushOn, sheetOf, type Sheet } from '../core/brush.js';
import { fractal, noise } from '../core/noise.js';
import type { GroundRecipe } from '../theme.js';

/** A part of the table, in millimetres. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The step at which the light was tuned: slopes are told per so many millimetres. */
const STEP = 2;
const OCTAVES = 5;
/** Rows that are painted at a stretch before others may have their turn. */
const ROWS = 48;
/** The large patches are so broad that their noise need not be worked out for every pixel. */
const BROAD = 8;

/**
 * A relief of noise, lit from the upper left and coloured by its height and by a broad second noise. The finer it is painted, the
 * finer it is in nature too.
 */
export function* paintRelief(recipe: GroundRecipe, area: Area, perMm: number, seed: number): Generator<void, Sheet> {
  const width = Math.ceil(area.width * perMm);
  const height = Math.ceil(area.height * perMm);
  const sheet = sheetOf(width, height);
  const brush = brushOn(sheet);
  const ramp = recipe.ramp.map(partsOf);
  const last = ramp.length - 1;
  const step = 1 / perMm;
  const finer = Math.max(0, Math.round(Math.log2(STEP / step)));
  const frequency = 1 / recipe.grain;
  const heightAt = (x: number, y: number): number => {
    const [u, v] = [x * frequency, y * frequency];
    const bend = noise(u * 0.7, v * 0.7, seed + 5) * recipe.warp;
    const [bu, bv] = [u + bend, v + bend * 0.6];
    let high = fractal(bu, bv, seed, OCTAVES) * (1 - recipe.grit) + recipe.grit * noise(u * 9, v * 9, seed + 2);
    for (let octave = OCTAVES, share = 0.5 ** (OCTAVES + 1); octave < OCTAVES + finer; octave++, share /= 2)
      high += share * (noise(bu * 2.03 ** octave, bv * 2.03 ** octave, seed + octave * 17) - 0.5);
    return high;
  };
  const broad = broadNoise(area, frequency * 0.22, seed + 91);
  // Above and below: the row that is painted and the one after it, for the slope between them.
  let row = rowOf(heightAt, area, 0, width, step);
  for (let from = 0; from < height; from += ROWS) {
    const rows = Math.min(ROWS, height - from);
    const image = brush.createImageData(width, rows);
    const { data } = image;
    for (let j = 0, to = 0; j < rows; j++) {
      const y = area.top + (from + j) * step;
      const below = rowOf(heightAt, area, from + j + 1, width, step);
      for (let i = 0; i < width; i++, to += 4) {
        const high = row[i] as number;
        const light = 1 + (((below[i + 1] as number) - high) * recipe.relief * STEP) / step;
        const patch = broad(area.left + i * step, y) - 0.5;
        const place = Math.max(0, Math.min(0.999, (high - 0.28) * 1.5 + patch * 1.1)) * last;
        const lower = Math.floor(place);
        const [dark, bright] = [ramp[lower] as (typeof ramp)[0], ramp[lower + 1] as (typeof ramp)[0]];
        const share = place - lower;
        data[to] = (dark[0] + (bright[0] - dark[0]) * share) * light;
        data[to + 1] = (dark[1] + (bright[1] - dark[1]) * share) * light;
        data[to + 2] = (dark[2] + (bright[2] - dark[2]) * share) * light;
        data[to + 3] = 255;
      }
      row = below;
    }
    brush.putImageData(image, 0, from);
    yield;
  }
  return sheet;
}

function rowOf(
  heightAt: (x: number, y: number) => number,
  area: Area,
  j: number,
  width: number,
  step: number,
): Float64Array {
  const row = new Float64Array(width + 1);
  const y = area.top + j * step;
  for (let i = 0; i <= width; i++) row[i] = heightAt(area.left + i * step, y);
  return row;
}

function broadNoise(area: Area, frequency: number, seed: number): (x: number, y: number) => number {
  const [left, top] = [Math.floor(area.left / BROAD), Math.floor(area.top / BROAD)];
  const across = Math.ceil((area.left + area.width) / BROAD) - left + 3;
  const down = Math.ceil((area.top + area.height) / BROAD) - top + 3;
  const values = new Float64Array(across * down);
  for (let j = 0, i = 0; j < down; j++)
    for (let k = 0; k < across; k++, i++)
      values[i] = fractal((left + k) * BROAD * frequency, (top + j) * BROAD * frequency, seed, 3);
  return (x, y) => {
    const [u, v] = [x / BROAD - left, y / BROAD - top];
    const [k, j] = [Math.floor(u), Math.floor(v)];
    const at = j * across + k;
    const [a, b] = [values[at] as number, values[at + 1] as number];
    const [c, d] = [values[at + across] as number, values[at + across + 1] as number];
    const [s, t] = [u - k, v - j];
    return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t;
  };
}
