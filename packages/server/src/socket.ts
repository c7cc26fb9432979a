import {
  DamagedMatch,
  readClientMessage,
  type ClientMessage,
  type Guest,
  type MatchKeeper,
  type MatchTable,
  type ServerMessage,
} from '@banneret/room';
import type { WebSocket } from 'ws';
import { Bucket, LIMITS } from './limits.js';
import { seatOf } from './seating.js';
import type { Store } from './store.js';

/** One page's connection to one match. Whatever it sends, it can disturb nobody but itself. */
export function serveGuest(socket: WebSocket, keeper: MatchKeeper, store: Store, id: string): void {
  const bucket = new Bucket(LIMITS.messagesPerSecond, LIMITS.messageBurst);
  let greeted = false;
  let seated: { readonly guest: Guest; readonly table: MatchTable } | undefined;

  const tell = (message: ServerMessage): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const dismiss = (say: string): void => {
    tell({ kind: 'mistake', say });
    socket.close(CLOSED_FOR_CAUSE);
  };

  socket.on('message', (data: Buffer) => void hear(data));
  socket.on('close', () => seated?.table.leave(seated.guest));
  socket.on('error', () => socket.close());

  async function hear(data: Buffer): Promise<void> {
    if (!bucket.take()) return dismiss('server.no.too-fast');
    const message = readClientMessage(data.toString('utf8'));
    if (message === undefined) return dismiss('server.no.message');
    try {
      if (message.kind === 'hello') await greet(message);
      else if (seated === undefined) dismiss('server.no.hello-first');
      else await seated.table.hear(seated.guest, message);
    } catch (error) {
      if (error instanceof DamagedMatch) return dismiss('server.no.damaged');
      console.error(error);
      dismiss('server.no.trouble');
    }
  }

  async function greet({ token, contribution }: ClientMessage & { kind: 'hello' }): Promise<void> {
    if (greeted) return dismiss('server.no.message');
    greeted = true;
    const table = await keeper.table(id);
    if (table === undefined) return dismiss('server.no.match');
    const seat = token === undefined ? undefined : await seatOf(store, id, token);
    if (token !== undefined && seat === undefined) return dismiss('server.no.seat');
    if (seat === undefined && table.isCrowded) return dismiss('server.no.too-many-guests');
    if (socket.readyState !== socket.OPEN) return;
    const guest: Guest = { viewer: seat ?? 'public', tell, dismiss };
    seated = { guest, table };
    await table.enter(guest);
    if (seat !== undefined && contribution !== undefined) await table.contribute(seat, contribution);
  }
}

/** For web sockets: the other side broke an agreement. */
const CLOSED_FOR_CAUSE = 1008;
