export { entryOf, loadEntry, type Entry, type PlayerMaker, type ShelfModule } from './entry.js';
export { greedyPlayer, type GreedyOptions } from './greedy.js';
export { kitFor, randomChoice, stepAtRandom } from './kit.js';
export { playMatch, type Played, type PlayOptions } from './play.js';
export type { Kit, Player } from './player.js';
export { ponder } from './ponder.js';
export { randomPlayer } from './random.js';
