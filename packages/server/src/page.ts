import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Here lie the files whose names say what is in them: they never change. */
export const ASSETS = '/assets/';

/** The files of the page, packed where the build has packed them; every other address is the page itself, which knows its own places. */
export function servePage(app: FastifyInstance, folder: string): void {
  app.get('/*', (request, reply) => {
    const asked = pathOf(request.url);
    const file = (asked !== undefined && fileIn(folder, asked)) || join(folder, 'index.html');
    const forever = asked?.startsWith(ASSETS) === true;
    const packed = PACKINGS.filter(({ ending }) => existsSync(file + ending));
    if (packed.length > 0) void reply.header('vary', 'accept-encoding');
    const taken = packed.find(({ name }) => takes(name, request.headers['accept-encoding']));
    if (taken !== undefined) void reply.header('content-encoding', taken.name);
    return reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(createReadStream(file + (taken?.ending ?? '')));
  });
}

/** How the build packs files, the smallest first. */
const PACKINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Does a browser unpack what is packed so? One that gives it no weight at all does not. */
const takes = (packing: string, accepted: string | string[] | undefined): boolean =>
  String(accepted ?? '')
    .split(',')
    .map(one => one.split(';').map(part => part.trim().toLowerCase()))
    .some(([name, weight = '']) => name === packing && !/^q=0(\.0*)?$/.test(weight));

/** The path of a request, whatever somebody wrote there; undefined if it cannot be read. */
function pathOf(url: string): string | undefined {
  const [path = '/'] = url.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function fileIn(folder: string, asked: string): string | undefined {
  const file = normalize(join(folder, asked));
  if (!file.startsWith(folder + sep) || asked.includes('\0')) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
