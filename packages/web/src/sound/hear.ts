import type { Change, Effect } from '../effects/kinds.js';
import { pageIsVisible } from '../effects/visible.js';
import type { Sound } from './kinds.js';
import { SoundBoard } from './soundBoard.js';
import { sound, volume } from './taste.js';

let board: SoundBoard | undefined;

/** The ear of the page: it is opened with the first sound, for a browser lets none be heard before somebody has done something. */
function openBoard(): SoundBoard | undefined {
  if (board !== undefined) return board;
  if (typeof AudioContext === 'undefined') return undefined;
  const ctx = new AudioContext();
  void ctx.resume();
  const opened = new SoundBoard(ctx, Number(volume.get()) / 100);
  volume.subscribe(() => opened.volume(Number(volume.get()) / 100));
  return (board = opened);
}

/** Let a sound be heard, if somebody wants to hear any. */
export function play(name: Sound, pan = 0, after = 0): void {
  if (sound.get() === 'off' || !pageIsVisible.get()) return;
  openBoard()?.play(name, pan, after);
}

/** At most so many shots of a volley are heard one by one. */
const MOST_SHOTS = 4;

/** What becomes of scenery sounds like what does it. */
const SOUND_OF: Readonly<Record<Change, Sound>> = {
  made: 'tracks',
  broken: 'cannon',
  turned: 'tracks',
  lit: 'blast',
  gone: 'tracks',
};

/** What an effect sounds like: sounds, each after so many seconds. */
export function soundsOf(effect: Effect): readonly (readonly [Sound, number])[] {
  switch (effect.kind) {
    case 'move':
      return effect.charge
        ? [
            [effect.tread, 0],
            ['blades', 0.5],
          ]
        : [[effect.tread, 0]];
    case 'shot':
      return effect.shots.slice(0, MOST_SHOTS).map((_, i) => [effect.weapon, i * 0.08]);
    case 'blast':
      return [['blast', 0]];
    case 'melee':
      return [0, 0.11, 0.22].map(after => ['blades', after]);
    case 'wound':
      return [['wound', 0]];
    case 'fall':
      return [['fall', 0]];
    case 'morale':
      return [[effect.held ? 'held' : 'lost', 0]];
    case 'rout':
      return [['lost', 0]];
    case 'objective':
      return [['bell', 0]];
    case 'light':
      return [[effect.good ? 'held' : 'lost', 0]];
    case 'turn':
      return [['turn', 0]];
    case 'end':
      return [[effect.seat === undefined ? 'lose' : 'win', 0]];
    case 'activation':
      return [['pick', 0]];
    case 'arrive':
    case 'leave':
      return [['boots', 0]];
    case 'state':
      return [[effect.gained ? 'lost' : 'held', 0]];
    case 'terrain':
      return [[SOUND_OF[effect.how], 0]];
    case 'card':
      return [['card', 0]];
  }
}

export function hear(effect: Effect, pan: number): void {
  for (const [name, after] of soundsOf(effect)) play(name, pan, after);
}
