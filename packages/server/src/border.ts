import type { FastifyInstance } from 'fastify';

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

/** Every answer has them, also those to what cannot be read. */
export function guardBorder(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(HEADERS);
    if (isFromHere(request.headers.origin, request.host)) return next();
    void reply.code(403).send({ say: 'server.no.origin' });
  });
}

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
