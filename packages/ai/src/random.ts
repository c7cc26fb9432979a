import type { Player } from './player.js';

/** Any legal answer is as good as another. */
export const randomPlayer: Player = {
  name: 'random',
  decide: (_view, kit) => kit.sample(),
};
