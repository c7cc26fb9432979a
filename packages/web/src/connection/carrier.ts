import type { ClientMessage, ServerMessage } from '@banneret/room';

/** `closed`: the keeper has shown this guest out, and has said why. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

/** Whoever sits at this end of a connection. */
export interface Listener {
  hear(message: ServerMessage): void;
  link(state: Link): void;
}

export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

/**
 * The way to the keeper of a match. There are two: a worker of this very page, and a server. Both say hello by
 * themselves, again after every interruption, and speak the room's protocol.
 */
export type Carrier = (listener: Listener) => Connection;
