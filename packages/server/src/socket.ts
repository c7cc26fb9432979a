import type { ServerMessage } from '@banneret/room';
import type { WebSocket } from 'ws';
import type { Limits } from './limits.js';
import type { Line, MatchThreads } from './threads/matchThreads.js';

/** For web sockets: the other side broke an agreement; or the server has to begin anew. */
const CLOSED_FOR_CAUSE = 1008;
const COME_AGAIN = 1012;

/** What is known of a connection's bytes: how many have come in. */
interface Wire {
  readonly bytesRead: number;
}

/** One page's connection to one match. Whatever it sends, or does not read, it can disturb nobody but itself. */
export function serveGuest(
  socket: WebSocket,
  {
    wire,
    threads,
    match,
    address,
    limits,
  }: {
    readonly wire: Wire;
    readonly threads: MatchThreads;
    readonly match: string;
    readonly address: string;
    readonly limits: Limits;
  },
): void {
  let isSlow = false;

  const send = (text: Uint8Array | string): void => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(text, { binary: false }, readOn);
    const { bufferedAmount } = socket;
    if (bufferedAmount > limits.unreadBytes) return socket.terminate();
    if (bufferedAmount <= limits.slowBytes || isSlow) return;
    isSlow = true;
    line.wait();
  };
  const readOn = (): void => {
    if (!isSlow || socket.bufferedAmount > limits.slowBytes / 4) return;
    isSlow = false;
    line.resume();
  };
  const dismiss = (say: string): void => {
    send(JSON.stringify({ kind: 'mistake', say } satisfies ServerMessage));
    socket.close(CLOSED_FOR_CAUSE);
  };

  const line: Line = threads.open(match, {
    address,
    tell: send,
    dismiss,
    hold: () => socket.pause(),
    readOn: () => socket.resume(),
    lose: () => socket.close(COME_AGAIN),
  });
  const watch = new Watch(socket, wire, limits, () => dismiss('server.no.silent'));
  socket.on('message', (data: Buffer) => {
    watch.heard();
    line.hear(data.toString('utf8'));
  });
  socket.on('close', () => {
    watch.stop();
    line.leave();
  });
  socket.on('error', () => socket.terminate());
}

/** Looks after a connection: somebody must say hello soon, answer pings, and not take for ever over a message. */
class Watch {
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  readonly #limits: Limits;
  readonly #hello: NodeJS.Timeout;
  readonly #pings: NodeJS.Timeout;
  #isAlive = true;
  #bytesBefore: number;
  /** How many pings in a row found a message that had gone on and not come to its end. */
  #unfinished = 0;

  constructor(socket: WebSocket, wire: Wire, limits: Limits, onSilence: () => void) {
    this.#limits = limits;
    this.#socket = socket;
    this.#wire = wire;
    this.#bytesBefore = wire.bytesRead;
    this.#hello = setTimeout(onSilence, limits.helloMs);
    this.#pings = setInterval(() => this.#ping(), limits.pingMs);
    socket.on('pong', () => void (this.#isAlive = true));
  }

  heard(): void {
    clearTimeout(this.#hello);
    this.#isAlive = true;
    this.#bytesBefore = this.#wire.bytesRead;
    this.#unfinished = 0;
  }

  stop(): void {
    clearTimeout(this.#hello);
    clearInterval(this.#pings);
  }

  #ping(): void {
    const { bytesRead } = this.#wire;
    if (bytesRead - this.#bytesBefore > this.#limits.pongBytes) this.#unfinished++;
    this.#bytesBefore = bytesRead;
    // Nothing is read of somebody who has said more than can be dealt with, answers to pings included.
    if (this.#socket.isPaused) this.#isAlive = true;
    if (!this.#isAlive || this.#unfinished > this.#limits.unfinishedPings) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }
}
