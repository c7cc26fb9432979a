import type { ClientMessage, ServerMessage } from '@banneret/room';
import type { Carrier, Connection } from './carrier.js';
import { contributionFor } from './contribution.js';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/** A match on the server. A connection that breaks is made again, ever more patiently; the server then sends all anew. */
export const remoteCarrier =
  (match: string, token: string | undefined): Carrier =>
  listener => {
    let socket: WebSocket | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let patience = FIRST_RETRY_MS;
    let closed = false;
    /** Said while nobody listened; answers of an old wait are refused by the keeper, so nothing can go wrong. */
    const unsent: ClientMessage[] = [];

    const connect = (): void => {
      listener.link('connecting');
      socket = new WebSocket(addressOf(match));
      socket.addEventListener('open', () => {
        patience = FIRST_RETRY_MS;
        listener.link('open');
        socket?.send(JSON.stringify(helloOf(match, token)));
        for (const message of unsent.splice(0)) socket?.send(JSON.stringify(message));
      });
      socket.addEventListener('message', event => {
        const message = parsed(event.data);
        if (message !== undefined) listener.hear(message);
      });
      socket.addEventListener('close', event => {
        if (closed) return;
        listener.link('lost');
        // The server closes for a cause with 1008: knocking again would not help.
        if (event.code === 1008) return;
        retry = setTimeout(connect, patience);
        patience = Math.min(patience * 2, LONGEST_RETRY_MS);
      });
    };
    const wake = (): void => {
      if (socket?.readyState !== WebSocket.CLOSED || closed) return;
      clearTimeout(retry);
      connect();
    };
    addEventListener('online', wake);
    connect();

    const connection: Connection = {
      send(message) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
        else unsent.push(message);
      },
      close() {
        closed = true;
        removeEventListener('online', wake);
        clearTimeout(retry);
        socket?.close();
      },
    };
    return connection;
  };

const addressOf = (match: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/matches/${encodeURIComponent(match)}/socket`;

const helloOf = (match: string, token: string | undefined): ClientMessage =>
  token === undefined
    ? { kind: 'hello' }
    : { kind: 'hello', token, contribution: contributionFor(`${match} ${token}`) };

function parsed(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return undefined;
  }
}
