import { DiceDevice, seatKeysOf, type ClientMessage, type ServerMessage } from '@banneret/room';
import type { Carrier, Connection } from './carrier.js';
import { ownSeat, seatIsOurs, type OwnSeat } from './ownSeat.js';
import { witnessMemory } from './witnesses.js';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** For web sockets: closed for a cause. Knocking again would not help. */
const CLOSED_FOR_CAUSE = 1008;

/** A match on the server. A connection that breaks is made again, ever more patiently; the server then sends all anew. */
export const remoteCarrier =
  (match: string, seat: OwnSeat | undefined): Carrier =>
  listener => {
    let socket: WebSocket | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let patience = FIRST_RETRY_MS;
    let closed = false;
    /** Said while nobody listened; answers of an old wait are refused by the keeper, so nothing can go wrong. */
    const unsent: ClientMessage[] = [];

    const send = (message: ClientMessage): void => socket?.send(JSON.stringify(message));
    const device = seat && deviceOf(seat, send, say => listener.hear({ kind: 'mistake', say }));

    const hear = (message: ServerMessage): void => {
      if (message.kind === 'welcome' && seat !== undefined) seatIsOurs(seat);
      device?.hear(message);
      if (device?.isMine(message) !== true) listener.hear(message);
    };
    const connect = (): void => {
      listener.link('connecting');
      socket = new WebSocket(addressOf(match));
      socket.addEventListener('open', () => {
        patience = FIRST_RETRY_MS;
        listener.link('open');
        send(greetingOf(ownSeat(match) ?? seat, device));
        unsent.splice(0).forEach(send);
      });
      socket.addEventListener('message', event => {
        const message = parsed(event.data);
        if (message !== undefined) hear(message);
      });
      socket.addEventListener('close', event => {
        if (closed) return;
        const forCause = event.code === CLOSED_FOR_CAUSE;
        listener.link(forCause ? 'closed' : 'lost');
        if (forCause) return;
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
        if (socket?.readyState === WebSocket.OPEN) send(message);
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

const deviceOf = (
  { code }: OwnSeat,
  send: (message: ClientMessage) => void,
  suspect: (say: string) => void,
): DiceDevice => new DiceDevice({ root: seatKeysOf(code).dice, memory: witnessMemory, send, suspect });

/** Read anew at each connection: what was claimed the last time is not claimed again. */
function greetingOf(seat: OwnSeat | undefined, device: DiceDevice | undefined): ClientMessage {
  if (seat === undefined || device === undefined) return { kind: 'hello' };
  const { key, code } = seat;
  if (seat.way === 'sits') return { kind: 'hello', key };
  const { recovery } = seatKeysOf(code);
  if (seat.way === 'returns') return { kind: 'return', recovery, key };
  const { invitation, name } = seat;
  return { kind: 'claim', invitation, key, recovery, anchor: device.anchor, ...(name !== '' && { name }) };
}

function parsed(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return undefined;
  }
}
