import type { Player } from './player.js';

/** Any legal answer is as good as another. */
export const randomPlayer: Player = {
  name: 'random',
  careless: true,
  decide: (_view, kit) => kit.sample(),
};
