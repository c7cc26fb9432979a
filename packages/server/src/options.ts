import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { KeysOf, Translate } from '@banneret/i18n';
import { ONLINE_PAUSE, type PauseRange } from '@banneret/room';
import { ARCHIVE_DAYS, DELETE_DAYS } from './app.js';
import type { serverText } from './text.js';

export type Words = Translate<KeysOf<[typeof serverText]>>;

/** A mistake of the person who started the server: one sentence, no stack. */
export class Mistake extends Error {}

/** What is asked for on the command line. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly pause: PauseRange;
  readonly threads: number;
  readonly thinkers: number;
  readonly archiveDays: number;
  readonly deleteDays: number;
  readonly trustProxy?: string;
  readonly names?: readonly string[];
}

const DEFAULTS = { port: '8080', host: '127.0.0.1' };
const MOST_THREADS = 64;
const MOST_DAYS = 36_500;
/** A name as browsers say it, without a port. */
const NAME = /^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;
/** Names that stand for networks: this machine, and those that lead nowhere outside. */
const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const text = { type: 'string' } as const;
const OPTIONS = {
  port: text,
  host: text,
  data: text,
  pause: text,
  threads: text,
  thinkers: text,
  'archive-days': text,
  'delete-days': text,
  'trust-proxy': text,
  name: text,
};

/** Fails with a `Mistake` that says what was expected. */
export function readOptions(argv: readonly string[], t: Words): ServeOptions {
  let values;
  try {
    ({ values } = parseArgs({ args: [...argv], options: OPTIONS }));
  } catch {
    throw new Mistake(t.say('server.option.unknown', { option: argv.join(' ') }));
  }
  const { port: asked = DEFAULTS.port, host = DEFAULTS.host, data = join(homedir(), '.banneret') } = values;
  const port = numberIn(asked, 0, 65_535);
  if (port === undefined) throw new Mistake(t.say('server.port.bad', { port: asked }));

  const threadsFrom = (option: 'threads' | 'thinkers'): number => {
    const count = numberIn(values[option] ?? '1', 1, MOST_THREADS);
    if (count !== undefined) return count;
    throw new Mistake(t.say('server.threads.bad', { option, most: MOST_THREADS, count: values[option] ?? '' }));
  };
  const daysFrom = (option: 'archive-days' | 'delete-days', otherwise: number): number => {
    const days = numberIn(values[option] ?? `${otherwise}`, 0, MOST_DAYS);
    if (days !== undefined) return days;
    throw new Mistake(t.say('server.days.bad', { option, days: values[option] ?? '' }));
  };
  const archiveDays = daysFrom('archive-days', ARCHIVE_DAYS);
  const deleteDays = daysFrom('delete-days', DELETE_DAYS);
  if (deleteDays > 0 && deleteDays < archiveDays)
    throw new Mistake(t.say('server.days.order', { archive: archiveDays, delete: deleteDays }));
  const trustProxy = values['trust-proxy'];
  if (trustProxy !== undefined && !trustProxy.split(',').every(isNetwork))
    throw new Mistake(t.say('server.proxy.bad', { proxy: trustProxy }));
  const names = values.name?.split(',').map(name => name.trim().toLowerCase());
  if (names?.every(name => NAME.test(name)) === false)
    throw new Mistake(t.say('server.name.bad', { name: values.name ?? '' }));
  return {
    port,
    host,
    data,
    pause: readPause(values.pause, t),
    threads: threadsFrom('threads'),
    thinkers: threadsFrom('thinkers'),
    archiveDays,
    deleteDays,
    ...(trustProxy !== undefined && { trustProxy }),
    ...(names && { names }),
  };
}

function numberIn(asked: string, least: number, most: number): number | undefined {
  const number = Number(asked);
  return /^\d{1,9}$/.test(asked) && number >= least && number <= most ? number : undefined;
}

/** An address, a network in the usual notation, or one of the names. Never everybody: whoever is believed may pass for anyone. */
function isNetwork(asked: string): boolean {
  const name = asked.trim();
  if (NETWORKS.includes(name)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(name) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || numberIn(bits, 1, version === 4 ? 32 : 128) !== undefined;
}

/** Milliseconds: the least and the most, or one number for both. */
function readPause(asked: string | undefined, t: Words): PauseRange {
  if (asked === undefined) return ONLINE_PAUSE;
  const [, least, most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(asked) ?? [];
  const pause = { least: Number(least), most: Number(most) };
  if (!(pause.least <= pause.most)) throw new Mistake(t.say('server.pause.bad', { pause: asked }));
  return pause;
}
