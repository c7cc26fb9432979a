export { buildApp, type AppOptions } from './app.js';
export { LIMITS } from './limits.js';
export type { ServerMeasured } from './measure.js';
export { openSqlite } from './sqlite/open.js';
export { serveFrom } from './serve.js';
export { StoreFault, type Store } from './store.js';
export { serverText } from './text.js';
