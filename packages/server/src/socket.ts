import type { Ruling, Seat } from '@banneret/kernel';
import { readClientMessage, type ClientMessage, type Guest, type ServerMessage } from '@banneret/room';
import type { WebSocket } from 'ws';
import type { Keeper } from './keeper.js';
import { Bucket, LIMITS } from './limits.js';
import type { Table } from './table.js';

/** One page's connection to one match. Whatever it sends, it can disturb nobody but itself. */
export function serveGuest(socket: WebSocket, keeper: Keeper, id: string): void {
  const bucket = new Bucket(LIMITS.messagesPerSecond, LIMITS.messageBurst, Date.now());
  let seated: { readonly guest: Guest; readonly table: Table } | undefined;

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
    if (!bucket.take(Date.now())) return dismiss('server.no.too-fast');
    const message = readClientMessage(data.toString('utf8'));
    if (message === undefined) return dismiss('server.no.message');
    try {
      if (message.kind === 'hello') await greet(message);
      else if (seated === undefined) dismiss('server.no.hello-first');
      else await answer(seated, message);
    } catch (error) {
      console.error(error);
      dismiss('server.no.trouble');
    }
  }

  async function greet({ token, contribution }: ClientMessage & { kind: 'hello' }): Promise<void> {
    if (seated !== undefined) return dismiss('server.no.message');
    const table = keeper.table(id);
    if (table === undefined) return dismiss('server.no.match');
    if (table.guests >= LIMITS.guestsPerMatch) return dismiss('server.no.too-many-guests');
    const seat = token === undefined ? undefined : keeper.seatOf(id, token);
    if (token !== undefined && seat === undefined) return dismiss('server.no.seat');
    const guest: Guest = { viewer: seat ?? 'public', tell };
    seated = { guest, table };
    table.enter(guest);
    if (seat !== undefined && contribution !== undefined) await table.contribute(seat, contribution);
  }

  async function answer(
    { guest, table }: { guest: Guest; table: Table },
    message: Exclude<ClientMessage, { kind: 'hello' }>,
  ): Promise<void> {
    const { viewer } = guest;
    if (viewer === 'public') return tell({ kind: 'mistake', say: 'server.no.watching' });
    const ruling = await handOver(table, viewer, message);
    tell(
      ruling.ok ? { kind: 'accepted', id: message.id } : { kind: 'refused', id: message.id, because: ruling.because },
    );
  }
}

/** For web sockets: the other side broke an agreement. */
const CLOSED_FOR_CAUSE = 1008;

async function handOver(table: Table, seat: Seat, message: Exclude<ClientMessage, { kind: 'hello' }>): Promise<Ruling> {
  switch (message.kind) {
    case 'answer':
      return await table.answer(seat, message.wait, message.choice, message.always);
    case 'withdraw':
      return await table.withdraw(seat, message.ask);
    case 'spare':
      return await table.spare(seat, message.yes);
    case 'undo':
      return await table.undo(seat);
    case 'ask-rewind':
      return await table.askRewind(seat, message.inputs);
    case 'reply-rewind':
      return await table.replyRewind(seat, message.yes);
  }
}
