import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { translator, type KeysOf, type Translate } from '@banneret/i18n';
import { buildApp } from './app.js';
import { openSqlite } from './sqlite.js';
import { StoreFault } from './store.js';
import { serverText } from './text.js';

const DEFAULTS = { port: '8080', host: '127.0.0.1' };
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

type Words = Translate<KeysOf<[typeof serverText]>>;

/** A mistake of the person who started the server: one sentence, no stack. */
class Mistake extends Error {}

/** Starts the server as asked on the command line. Gives the exit code when it could not be started. */
export async function serveFrom(argv: readonly string[], say: (line: string) => void): Promise<number | undefined> {
  const t = translator(localeFrom(process.env), serverText);
  try {
    const { port, host, data } = readOptions(argv, t);
    const store = openSqlite(data);
    const app = await buildApp({ store, ...(existsSync(PAGE) && { page: PAGE }) });
    const address = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
      store.close();
      throw new Mistake(
        error.code === 'EADDRINUSE' ? t.say('server.port.busy', { port }) : t.say('server.host.bad', { host }),
      );
    });
    say(t.say('server.started', { address }));
    const stop = (): void => void app.close().then(() => process.exit(0));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    return undefined;
  } catch (error) {
    if (error instanceof StoreFault) say(t.say(error.say as 'server.store.newer', error.args as never));
    else if (error instanceof Mistake) say(error.message);
    else throw error;
    return 2;
  }
}

const localeFrom = (env: NodeJS.ProcessEnv): 'fr' | 'en' =>
  /^en/i.test(env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '') ? 'en' : 'fr';

function readOptions(argv: readonly string[], t: Words): { port: number; host: string; data: string } {
  const options = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const;
  let values;
  try {
    ({ values } = parseArgs({ args: [...argv], options }));
  } catch {
    throw new Mistake(t.say('server.option.unknown', { option: argv.join(' ') }));
  }
  const asked = values.port ?? DEFAULTS.port;
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) throw new Mistake(t.say('server.port.bad', { port: asked }));
  return { port, host: values.host ?? DEFAULTS.host, data: values.data ?? join(homedir(), '.banneret') };
}
