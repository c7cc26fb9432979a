import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import websocket from '@fastify/websocket';
import type { Problem } from '@banneret/kernel';
import { DamagedMatch, MatchKeeper, ONLINE_PAUSE, readMatchRequest, type PauseRange } from '@banneret/room';
import { entryFor } from '@banneret/shelf';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Bucket, LIMITS } from './limits.js';
import { createMatch } from './seating.js';
import { serveGuest } from './socket.js';
import type { Store } from './store.js';
import { Thinkers } from './thinkers.js';

export interface AppOptions {
  readonly store: Store;
  /** The built page; without it the server keeps matches only. */
  readonly page?: string;
  /** Threads for computer players. */
  readonly thinkers?: number;
  /** New matches from one address; measurements and tests open more than people do. */
  readonly newMatches?: { readonly perMinute: number; readonly burst: number };
  /** How long a question stays open at least where silence must tell nothing. */
  readonly pause?: PauseRange;
}

const NEW_MATCHES: NonNullable<AppOptions['newMatches']> = {
  perMinute: LIMITS.matchesPerMinute,
  burst: LIMITS.matchBurst,
};

/** How often to look whether another process has gone on with a match, and to clear away empty tables. */
const FOLLOW_MS = 1_000;
const CLEAR_MS = 60_000;
/** How long a computer player may think about one question. */
const BUDGET_MS = 2_000;

/** The page and the match server on one port. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, page, thinkers: most = 1, newMatches = NEW_MATCHES, pause = ONLINE_PAUSE } = options;
  const app = Fastify({ bodyLimit: LIMITS.messageBytes, trustProxy: false });
  const thinkers = new Thinkers(most);
  const keeper = new MatchKeeper({
    store,
    entryFor,
    think: thought => thinkers.think(thought),
    manners: { pause, oneScreen: false, budgetMs: BUDGET_MS },
    tellMistake: tellOperator,
  });
  await app.register(websocket, { options: { maxPayload: LIMITS.messageBytes } });
  app.addHook('onSend', (_request, reply, payload, next) => {
    void reply.headers(HEADERS);
    next(null, payload);
  });
  serveMatches(app, keeper, store, newMatches);
  if (page !== undefined) servePage(app, page);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof DamagedMatch) return tellProblem(reply, 503, { say: 'server.no.damaged' });
    const { statusCode } = error as { statusCode?: number };
    const mine = statusCode === undefined || statusCode >= 500;
    if (mine) tellOperator(error);
    void tellProblem(reply, statusCode ?? 500, { say: mine ? 'server.no.trouble' : 'server.create.not-a-request' });
  });
  const timers = [
    setInterval(() => void keeper.followOthers().catch(tellOperator), FOLLOW_MS).unref(),
    setInterval(() => keeper.clear(), CLEAR_MS).unref(),
  ];
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await thinkers.close();
    store.close();
  });
  return app;
}

/** Trouble that is nobody's mistake but ours. */
const tellOperator = (error: unknown): void => console.error(error);

/** The page runs nothing but its own files. Inline styles are how the table places things. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  // A seat's secret stands in the fragment of its link, which browsers keep to themselves; this is for the rest.
  'referrer-policy': 'no-referrer',
} as const;

const tellProblem = (reply: FastifyReply, status: number, { say, args }: Problem): FastifyReply =>
  reply.code(status).send({ say, ...(args && { args }) });

function serveMatches(
  app: FastifyInstance,
  keeper: MatchKeeper,
  store: Store,
  { perMinute, burst }: typeof NEW_MATCHES,
): void {
  const visitors = new Map<string, Bucket>();
  const mayCreate = (address: string): boolean => {
    let bucket = visitors.get(address);
    if (visitors.size > MOST_VISITORS) visitors.clear();
    if (bucket === undefined) visitors.set(address, (bucket = new Bucket(perMinute / 60, burst)));
    return bucket.take();
  };

  app.post('/api/matches', async (request, reply) => {
    if (!mayCreate(request.ip)) return tellProblem(reply, 429, { say: 'server.no.too-many-matches' });
    const wanted = readMatchRequest(request.body);
    if (wanted === undefined) return tellProblem(reply, 400, { say: 'server.create.not-a-request' });
    const created = await createMatch(keeper, store, wanted);
    if (!created.ok) return tellProblem(reply, 400, created.problem);
    return reply.code(201).send(created.value);
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id', async (request, reply) => {
    const table = await keeper.table(request.params.id);
    if (table === undefined) return tellProblem(reply, 404, { say: 'server.no.match' });
    return reply.send({ ...table.info, over: table.isOver });
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id/record', async (request, reply) => {
    const table = await keeper.table(request.params.id);
    if (table === undefined) return tellProblem(reply, 404, { say: 'server.no.match' });
    const record = await table.record();
    return record === undefined ? tellProblem(reply, 409, { say: 'server.no.not-over' }) : reply.send(record);
  });

  app.get<{ Params: { id: string } }>('/api/matches/:id/socket', { websocket: true }, (socket, request) =>
    serveGuest(socket, keeper, store, request.params.id),
  );
}

const MOST_VISITORS = 10_000;

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

/** The files of the page; every other address is the page itself, which knows its own places. */
function servePage(app: FastifyInstance, folder: string): void {
  app.get('/*', (request, reply) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://page').pathname);
    const file = fileIn(folder, asked) ?? join(folder, 'index.html');
    const forever = asked.startsWith('/assets/');
    return reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(createReadStream(file));
  });
}

function fileIn(folder: string, asked: string): string | undefined {
  const file = normalize(join(folder, asked));
  if (!file.startsWith(folder + sep) || asked.includes('\0')) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
