import type { Sound } from './kinds.js';
import { RECIPES } from './recipes.js';

/** More at once is a din. */
export const MOST_VOICES = 8;

/** Two of the same within this are heard as one, only louder. */
const APART_S = 0.03;

/** Where sounds are put together and sent to the ear: each one panned, all through one master. */
export class SoundBoard {
  readonly #ctx: BaseAudioContext;
  readonly #master: GainNode;
  #ends: readonly number[] = [];
  readonly #latest = new Map<Sound, number>();
  #played = 0;

  constructor(ctx: BaseAudioContext, volume: number) {
    this.#ctx = ctx;
    this.#master = ctx.createGain();
    this.#master.connect(ctx.destination);
    this.volume(volume);
  }

  /** From 0 to 1. */
  volume(share: number): void {
    this.#master.gain.value = share;
  }

  get voices(): number {
    this.#ends = this.#ends.filter(end => end > this.#ctx.currentTime);
    return this.#ends.length;
  }

  /** `pan` from -1, left, to 1; `after` so many seconds. False if there was no voice left for it. */
  play(sound: Sound, pan = 0, after = 0): boolean {
    const at = this.#ctx.currentTime + after;
    const before = this.#latest.get(sound) ?? -Infinity;
    if (this.voices >= MOST_VOICES || Math.abs(at - before) < APART_S) return false;
    this.#latest.set(sound, at);
    const { length, make } = RECIPES[sound];
    this.#ends = [...this.#ends, at + length];
    const panner = this.#ctx.createStereoPanner();
    panner.pan.value = Math.min(1, Math.max(-1, pan));
    panner.connect(this.#master);
    make({ ctx: this.#ctx, out: panner, at, luck: luckOf(this.#played++) });
    return true;
  }
}

/** Spread over -1 to 1, never the same twice in a row: steps of the golden section. */
const luckOf = (count: number): number => ((count * 0.618034) % 1) * 2 - 1;
