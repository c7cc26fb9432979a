import type { Sound } from './kinds.js';
import { loud, noise, tone, type Workbench } from './parts.js';

interface Recipe {
  /** How long it may be heard, in seconds. */
  readonly length: number;
  readonly make: (bench: Workbench) => void;
}

const times = (count: number, make: (i: number) => void): void => {
  for (let i = 0; i < count; i++) make(i);
};

/** A note of a horn: two saws a little apart behind a filter. */
function horn(bench: Workbench, pitch: number, from: number, length: number, peak = 0.16): void {
  for (const detune of [-2, 2])
    tone(bench, { type: 'sawtooth', pitch, detune, lowpass: 900, from, length, peak, attack: 0.05 });
}

const footfall = (bench: Workbench, from: number): void =>
  noise(bench, { filter: 'bandpass', pitch: 900 + 90 * bench.luck, from, length: 0.03, peak: 0.5 });

/** How each sound is made. All of it is synthesis: nothing was recorded. */
export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  pick: {
    length: 0.05,
    make: bench => tone(bench, { type: 'sine', pitch: 880, to: 660, length: 0.04, peak: loud(-24) }),
  },
  refuse: {
    length: 0.22,
    make: bench =>
      times(2, i => tone(bench, { type: 'square', pitch: 140, lowpass: 500, from: i * 0.1, length: 0.06, peak: 0.22 })),
  },
  boots: { length: 0.7, make: bench => times(4, i => footfall(bench, i / 6)) },
  tracks: {
    length: 0.75,
    make: bench => noise(bench, { filter: 'bandpass', pitch: 120, tremolo: 14, length: 0.75, peak: 0.7, attack: 0.08 }),
  },
  wings: {
    length: 0.6,
    make: bench => noise(bench, { filter: 'bandpass', pitch: 2000, tremolo: 18, length: 0.6, peak: 0.3, attack: 0.08 }),
  },
  rifle: {
    length: 0.09,
    make(bench) {
      noise(bench, { filter: 'highpass', pitch: 1200, length: 0.07, peak: 0.5, attack: 0.001 });
      tone(bench, { type: 'square', pitch: 190 + 20 * bench.luck, to: 60, length: 0.03, peak: 0.25, attack: 0.001 });
    },
  },
  beam: {
    length: 0.2,
    make: bench => tone(bench, { type: 'sawtooth', pitch: 1400, to: 300, length: 0.18, peak: 0.2 }),
  },
  cannon: {
    length: 0.55,
    make(bench) {
      noise(bench, { filter: 'lowpass', pitch: 240, length: 0.5, peak: 0.9, attack: 0.002 });
      tone(bench, { type: 'sine', pitch: 55, to: 30, length: 0.5, peak: 0.8, attack: 0.002 });
    },
  },
  blast: {
    length: 0.75,
    make: bench => noise(bench, { filter: 'lowpass', pitch: 2000, to: 90, length: 0.7, peak: 1, attack: 0.003 }),
  },
  blades: {
    length: 0.14,
    make: bench =>
      [2100, 3400, 5200].forEach((pitch, i) =>
        tone(bench, {
          type: 'sine',
          pitch: pitch * (1 + 0.03 * bench.luck),
          length: 0.12,
          peak: 0.14 / (i + 1),
          attack: 0.001,
        }),
      ),
  },
  wound: { length: 0.1, make: bench => noise(bench, { filter: 'lowpass', pitch: 420, length: 0.08, peak: 0.8 }) },
  fall: { length: 0.32, make: bench => tone(bench, { type: 'triangle', pitch: 220, to: 80, length: 0.3, peak: 0.35 }) },
  dice: {
    length: 0.65,
    make: bench =>
      CLICKS.forEach(from =>
        noise(bench, {
          filter: 'bandpass',
          pitch: 2800 + 200 * bench.luck,
          from,
          length: 0.025,
          peak: 0.6,
          attack: 0.001,
        }),
      ),
  },
  card: {
    length: 0.1,
    make: bench => noise(bench, { filter: 'highpass', pitch: 3000, length: 0.09, peak: 0.3, attack: 0.002 }),
  },
  lost: {
    length: 0.46,
    make: bench =>
      [311.1, 261.6].forEach((pitch, i) =>
        tone(bench, { type: 'triangle', pitch, from: i * 0.22, length: 0.22, peak: 0.3 }),
      ),
  },
  held: {
    length: 0.46,
    make: bench =>
      [261.6, 349.2].forEach((pitch, i) =>
        tone(bench, { type: 'triangle', pitch, from: i * 0.22, length: 0.22, peak: 0.3 }),
      ),
  },
  bell: {
    length: 1.25,
    make: bench =>
      BELL.forEach(([pitch, length], i) =>
        tone(bench, { type: 'sine', pitch, length, peak: 0.3 / (i + 1), attack: 0.002 }),
      ),
  },
  turn: {
    length: 0.95,
    make(bench) {
      horn(bench, 220, 0, 0.4);
      horn(bench, 330, 0.32, 0.6);
    },
  },
  win: {
    length: 1.5,
    make: bench => [220, 277.2, 329.6, 440].forEach((pitch, i) => horn(bench, pitch, i * 0.18, 1.4 - i * 0.18, 0.12)),
  },
  lose: {
    length: 1.5,
    make: bench => [329.6, 261.6, 220].forEach((pitch, i) => horn(bench, pitch, i * 0.3, 0.7, 0.14)),
  },
};

/** Dice meet the table in ever shorter gaps. */
const CLICKS = [0, 0.16, 0.29, 0.39, 0.47, 0.53, 0.57];
const BELL: readonly (readonly [number, number])[] = [
  [523, 1.2],
  [1046.5, 0.8],
  [1568, 0.4],
];
