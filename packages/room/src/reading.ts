import { Compile } from 'typebox/compile';
import { MatchRequest } from './keeping/request.js';
import { ClientMessage } from './protocol.js';

// What comes in over the wire. Compiled checks are made of code that a strict page would refuse to run: they are for servers.

const clientMessage = Compile(ClientMessage);
const matchRequest = Compile(MatchRequest);

/** A message as it came over the wire; undefined for anything that is none. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const raw = parsed(text);
  return clientMessage.Check(raw) ? raw : undefined;
}

export const readMatchRequest = (raw: unknown): MatchRequest | undefined => (matchRequest.Check(raw) ? raw : undefined);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
