import { rememberedChoice } from '../app/memory.js';

/** Nothing is heard before somebody wants it. */
export const sound = rememberedChoice('sound', ['off', 'on'] as const, () => 'off');

export const VOLUMES = ['20', '40', '60', '80', '100'] as const;
export const volume = rememberedChoice('volume', VOLUMES, () => '60');
