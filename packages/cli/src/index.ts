export { processIo, type Io, type Lines } from './io.js';
export { main } from './main.js';
export { entryFor, shelf } from './shelf.js';
