import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { translator } from '@banneret/i18n';
import { buildApp } from './app.js';
import { measureFor } from './measure.js';
import { Mistake, readOptions } from './options.js';
import { StoreFault } from './store.js';
import { serverText } from './text.js';

const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A server that is open, or the exit code when it could not be opened. */
export type Serving = { readonly close: () => Promise<void> } | { readonly code: number };

/** Starts the server as asked on the command line. */
export async function serveFrom(argv: readonly string[], say: (line: string) => void): Promise<Serving> {
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
    return {
      close: async () => {
        if (measured !== undefined) say(JSON.stringify(measured()));
        await app.close();
      },
    };
  } catch (error) {
    if (error instanceof StoreFault) say(t.say(error.say as 'server.store.newer', error.args as never));
    else if (error instanceof Mistake) say(error.message);
    else throw error;
    return { code: 2 };
  }
}

const localeFrom = (env: NodeJS.ProcessEnv): 'fr' | 'en' =>
  /^en/i.test(env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '') ? 'en' : 'fr';
