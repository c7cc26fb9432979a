export type { Event } from './events.js';
export { toyGame } from './game.js';
export type { Setup, State } from './state.js';
export { toy } from './system.js';
