import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { translator, type KeysOf, type Translate } from '@banneret/i18n';
import { ONLINE_PAUSE, type PauseRange } from '@banneret/room';
import { buildApp } from './app.js';
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
    const { port, host, data, pause } = readOptions(argv, t);
    const app = await buildApp({ data, pause, ...(existsSync(PAGE) && { page: PAGE }) });
    const address = await app.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
      await app.close();
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

interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly pause: PauseRange;
}

function readOptions(argv: readonly string[], t: Words): Options {
  const text = { type: 'string' } as const;
  const options = { port: text, host: text, data: text, pause: text };
  let values;
  try {
    ({ values } = parseArgs({ args: [...argv], options }));
  } catch {
    throw new Mistake(t.say('server.option.unknown', { option: argv.join(' ') }));
  }
  const asked = values.port ?? DEFAULTS.port;
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port > 65_535) throw new Mistake(t.say('server.port.bad', { port: asked }));
  const data = values.data ?? join(homedir(), '.banneret');
  return { port, host: values.host ?? DEFAULTS.host, data, pause: readPause(values.pause, t) };
}

/** Milliseconds: the least and the most, or one number for both. */
function readPause(asked: string | undefined, t: Words): PauseRange {
  if (asked === undefined) return ONLINE_PAUSE;
  const [, least, most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(asked) ?? [];
  const pause = { least: Number(least), most: Number(most) };
  if (!(pause.least <= pause.most)) throw new Mistake(t.say('server.pause.bad', { pause: asked }));
  return pause;
}
