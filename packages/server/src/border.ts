import { isIP } from 'node:net';
import { LOCALES, translator } from '@banneret/i18n';
import type { FastifyInstance } from 'fastify';
import { serverText } from './text.js';

/** The page runs nothing but its own files, and talks to nobody but its own server. Inline styles are how the table places things. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // A seat's secret stands in the fragment of its link, which browsers keep to themselves; this is for the rest.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Every answer has them, also those to what cannot be read. `names` are those under which the server may be called. */
export function guardBorder(app: FastifyInstance, names: Names): void {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(HEADERS);
    if (!isOurName(request.hostname, names))
      return void reply.code(421).type('text/plain').send(otherName(request.hostname));
    if (isFromHere(request.headers.origin, request.host)) return next();
    void reply.code(403).send({ say: 'server.no.origin' });
  });
}

/** The names that the operator gave; `any` where a proxy that is trusted lets only its own through. */
export type Names = readonly string[] | 'any';

/** Nobody but the owner of this machine or of its network decides where these lead. */
const PRIVATE = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa)$/;

/**
 * Whoever owns a public name can let it lead to this machine and then read here what their own page asks for, as if it came from
 * them. So a public name has to be one that the operator has given.
 */
function isOurName(host: string, names: Names): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
  return names === 'any' || isIP(name) !== 0 || PRIVATE.test(name) || names.includes(name);
}

const otherName = (name: string): string =>
  LOCALES.map(locale => translator(locale, serverText).say('server.name.other', { name })).join('\n');

/**
 * Programs send no origin, pages of this server its own. Any other page has no business here: a site that somebody visits
 * must not open matches on the server on that person's machine, under whatever name it calls it.
 */
function isFromHere(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export { HEADERS };
