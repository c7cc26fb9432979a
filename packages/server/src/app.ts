import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { Problem } from '@banneret/kernel';
import { ONLINE_PAUSE, readMatchRequest, type PauseRange } from '@banneret/room';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { guardBorder, HEADERS } from './border.js';
import { Allowances, Doors, householdOf, LIMITS, type Limits } from './limits.js';
import { Lines } from './lines.js';
import { ASSETS, servePage } from './page.js';
import { serveGuest } from './socket.js';
import { MatchThreads } from './threads/matchThreads.js';
import type { ThreadRequest } from './threads/messages.js';

export interface AppOptions {
  /** The folder of the database. */
  readonly data: string;
  /** The built page; without it the server keeps matches only. */
  readonly page?: string;
  /** Threads that keep matches, and threads for the computer players of each. */
  readonly threads?: number;
  readonly thinkers?: number;
  /** Measurements and tests have other limits than people. */
  readonly limits?: Partial<Limits>;
  /** How long a question stays open at least where silence must tell nothing. */
  readonly pause?: PauseRange;
  /** After how many days nobody has touched a match it is packed away, and deleted; 0 for never. */
  readonly archiveDays?: number;
  readonly deleteDays?: number;
  /** Addresses of proxies whose word counts for where a visitor comes from; none by default. */
  readonly trustProxy?: string | boolean;
  /** Public names under which the server may be called; with a trusted proxy and none given, any. */
  readonly names?: readonly string[];
}

const CLEAR_MS = 60_000;
/** How often to look at how much waits. */
const RELIEVE_MS = 500;
/** Matches that nobody has touched for so long. */
export const ARCHIVE_DAYS = 60;
export const DELETE_DAYS = 365;

/** The page and the match server on one port. Fails with `StoreFault` if the database cannot be used. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { data, page, threads: count = 1, thinkers = 1, pause = ONLINE_PAUSE } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const { archiveDays = ARCHIVE_DAYS, deleteDays = DELETE_DAYS } = options;
  const threads = await MatchThreads.start({ data, pause, thinkers, sweeps: { archiveDays, deleteDays } }, count);
  const app = Fastify({
    bodyLimit: limits.requestBytes,
    requestTimeout: limits.requestMs,
    trustProxy: options.trustProxy ?? false,
    // An address that cannot be read is somebody's mistake, and no reason for a stack.
    frameworkErrors: (_error, _request, reply) => {
      void reply.headers(HEADERS);
      void tellProblem(reply as FastifyReply, 400, { say: 'server.create.not-a-request' });
    },
  });
  await app.register(websocket, { options: { maxPayload: limits.messageBytes } });
  const lines = watchLines(app, limits, options.trustProxy !== undefined);
  const requests = new Allowances(limits.requestsPerSecond, limits.requestBurst);
  const files = new Allowances(limits.filesPerSecond, limits.fileBurst);
  countRequests(app, requests, files);
  guardBorder(app, options.names ?? (options.trustProxy === undefined ? [] : 'any'));
  const allowances = new Allowances(limits.matchesPerMinute / 60, limits.matchBurst);
  serveMatches(app, { threads, allowances, limits, lines });
  if (page !== undefined) servePage(app, page);
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode } = error as { statusCode?: number };
    const mine = statusCode === undefined || statusCode >= 500;
    if (mine) console.error(error);
    void tellProblem(reply, statusCode ?? 500, { say: mine ? 'server.no.trouble' : 'server.create.not-a-request' });
  });
  const timers = [
    setInterval(() => [allowances, requests, files, lines].forEach(all => all.clear()), CLEAR_MS).unref(),
    setInterval(() => lines.relieve(), RELIEVE_MS).unref(),
  ];
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await threads.close();
  });
  return app;
}

const tellProblem = (reply: FastifyReply, status: number, { say, args }: Problem): FastifyReply =>
  reply.code(status).send({ say, ...(args && { args }) });

/** Every line is known from its first moment, also those on which nobody ever says anything. */
function watchLines(app: FastifyInstance, limits: Limits, proxied: boolean): Lines {
  const lines = new Lines(limits);
  app.server.on('connection', (wire: Socket) => lines.open(wire, proxied));
  app.addHook('onResponse', (request, _reply, next) => {
    lines.heard(request.raw.socket);
    next();
  });
  return lines;
}

/** Who asks too often is told to wait, and has to call again. */
function countRequests(app: FastifyInstance, requests: Allowances, files: Allowances): void {
  app.addHook('onRequest', (request, reply, next) => {
    const allowance = request.url.startsWith(ASSETS) ? files : requests;
    if (allowance.take(request.ip)) return next();
    void reply.headers({ ...HEADERS, connection: 'close' });
    void tellProblem(reply, 429, { say: 'server.no.too-fast' });
  });
}

interface Serving {
  readonly threads: MatchThreads;
  readonly allowances: Allowances;
  readonly limits: Limits;
  readonly lines: Lines;
}

function serveMatches(app: FastifyInstance, { threads, allowances, limits, lines }: Serving): void {
  const doors = new Doors(limits);
  // What comes in is looked at before it is taken apart.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  async function ask(reply: FastifyReply, request: ThreadRequest, status = 200): Promise<FastifyReply> {
    const answer = await threads.request(request, householdOf(reply.request.ip));
    if (!('value' in answer)) return tellProblem(reply, answer.status, answer);
    return reply.code(status).type('application/json').send(answer.value);
  }

  app.post('/api/matches', async (request, reply) => {
    if (!allowances.take(request.ip)) return tellProblem(reply, 429, { say: 'server.no.too-many-matches' });
    const body = String(request.body);
    const match = readMatchRequest(body);
    if (match === undefined) return tellProblem(reply, 400, { say: 'server.create.not-a-request' });
    return await ask(reply, { kind: 'create', match, address: householdOf(request.ip), bytes: body.length }, 201);
  });

  app.get<{ Params: { id: string } }>(
    '/api/matches/:id',
    async ({ params }, reply) => await ask(reply, { kind: 'info', match: params.id }),
  );

  app.get<{ Params: { id: string } }>(
    '/api/matches/:id/record',
    async ({ params }, reply) => await ask(reply, { kind: 'record', match: params.id }),
  );

  app.get<{ Params: { id: string } }>('/api/matches/:id/socket', { websocket: true }, (socket, request) => {
    const close = doors.open(request.ip);
    if (close === undefined) return socket.terminate();
    socket.on('close', close);
    const address = householdOf(request.ip);
    const wire = request.raw.socket;
    lines.belongsTo(wire, request.ip);
    lines.heard(wire);
    socket.on('message', () => lines.heard(wire));
    serveGuest(socket, { wire, threads, match: request.params.id, address, limits });
  });
}
