export { buildApp, type AppOptions } from './app.js';
export { LIMITS } from './limits.js';
export { openSqlite } from './sqlite.js';
export { serveFrom } from './serve.js';
export { StoreFault, type Store, type StoredMatch, type StoredSeat } from './store.js';
export { serverText } from './text.js';
