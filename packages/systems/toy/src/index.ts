export type { Event } from './events.js';
export { toyGame } from './game.js';
export { shieldOf, type Setup, type State } from './state.js';
export { toy } from './system.js';
