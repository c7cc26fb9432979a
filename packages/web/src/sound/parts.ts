/** What sounds are made of: a place to build nodes in, where they lead, and when they begin. */
export interface Workbench {
  readonly ctx: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** Between -1 and 1, another one for each voice: the same blow never sounds quite the same. */
  readonly luck: number;
}

/** From decibels. */
export const loud = (decibels: number): number => 10 ** (decibels / 20);

/** Nothing louder than nothing can be faded to, so fades end here. */
const SILENCE = 0.0001;

export interface Shape {
  readonly from?: number;
  readonly length: number;
  readonly peak: number;
  /** How long it takes to be at its loudest. */
  readonly attack?: number;
}

/** A gain that swells and dies away. */
function envelope({ ctx, out, at }: Workbench, { from = 0, length, peak, attack = 0.004 }: Shape): GainNode {
  const gain = ctx.createGain();
  const begin = at + from;
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.linearRampToValueAtTime(peak, begin + attack);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
  gain.connect(out);
  return gain;
}

interface Tone extends Shape {
  readonly type: OscillatorType;
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  readonly lowpass?: number;
  readonly detune?: number;
}

export function tone(bench: Workbench, sort: Tone): void {
  const { ctx, at } = bench;
  const { type, pitch, to, lowpass, detune = 0, from = 0, length } = sort;
  const voice = ctx.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at + from);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, at + from + length);
  voice.detune.value = detune;
  const shaped = envelope(bench, sort);
  voice.connect(lowpass === undefined ? shaped : filtered(ctx, 'lowpass', lowpass, shaped));
  voice.start(at + from);
  voice.stop(at + from + length);
}

interface Noise extends Shape {
  readonly filter: BiquadFilterType;
  readonly pitch: number;
  readonly to?: number;
  /** How often a second it swells. */
  readonly tremolo?: number;
}

export function noise(bench: Workbench, sort: Noise): void {
  const { ctx, at } = bench;
  const { filter, pitch, to, tremolo, from = 0, length } = sort;
  const source = ctx.createBufferSource();
  source.buffer = noiseIn(ctx);
  source.loop = true;
  const band = filtered(ctx, filter, pitch, envelope(bench, sort));
  band.frequency.setValueAtTime(pitch, at + from);
  if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, at + from + length);
  source.connect(tremolo === undefined ? band : swelling(bench, tremolo, sort, band));
  source.start(at + from);
  source.stop(at + from + length);
}

function filtered(ctx: BaseAudioContext, type: BiquadFilterType, pitch: number, to: AudioNode): BiquadFilterNode {
  const filter = ctx.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  filter.connect(to);
  return filter;
}

function swelling({ ctx, at }: Workbench, rate: number, { from = 0, length }: Shape, to: AudioNode): AudioNode {
  const gain = ctx.createGain();
  gain.gain.value = 0.5;
  const slow = ctx.createOscillator();
  slow.frequency.value = rate;
  const depth = ctx.createGain();
  depth.gain.value = 0.5;
  slow.connect(depth);
  depth.connect(gain.gain);
  slow.start(at + from);
  slow.stop(at + from + length);
  gain.connect(to);
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once a context. */
function noiseIn(ctx: BaseAudioContext): AudioBuffer {
  const known = noises.get(ctx);
  if (known !== undefined) return known;
  const buffer = ctx.createBuffer(1, ctx.sampleRate, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = seed / 2 ** 31;
  }
  noises.set(ctx, buffer);
  return buffer;
}
