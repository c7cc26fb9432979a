import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { translator } from '@banneret/i18n';
import { buildApp } from './app.js';
import { measureFor } from './measure.js';
import { Mistake, readOptions } from './options.js';
import { StoreFault } from './store.js';
import { serverText } from './text.js';

const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Starts the server as asked on the command line. Gives the exit code when it could not be started. */
export async function serveFrom(argv: readonly string[], say: (line: string) => void): Promise<number | undefined> {
  const t = translator(localeFrom(process.env), serverText);
  try {
    const { port, host, ...options } = readOptions(argv, t);
    const app = await buildApp({ ...options, ...(existsSync(PAGE) && { page: PAGE }) });
    const address = await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
      await app.close();
      throw new Mistake(
        error.code === 'EADDRINUSE' ? t.say('server.port.busy', { port }) : t.say('server.host.bad', { host }),
      );
    });
    say(t.say('server.started', { address }));
    const measured = measureFor(process.env);
    const stop = async (): Promise<void> => {
      if (measured !== undefined) say(JSON.stringify(measured()));
      await app.close();
      process.exit(0);
    };
    process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop());
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
