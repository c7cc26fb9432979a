import { NO_PAUSE } from '@banneret/room';
import { buildApp } from '@banneret/server';

/** The server as it is shipped, but for what one address may ask of it: all players here have the same. */
const folder = process.argv[2] as string;
const app = await buildApp({
  data: folder,
  limits: {
    matchesPerMinute: 1e6,
    matchBurst: 1e6,
    requestBurst: 1e6,
    connectionsPerAddress: 1e6,
    linesPerAddress: 1e6,
    memoryPerAddress: 1e9,
    memory: 1e9,
  },
  pause: NO_PAUSE,
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
