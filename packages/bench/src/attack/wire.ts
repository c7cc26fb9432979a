import { request } from 'node:http';
import type { CreatedMatch } from '@banneret/room';

/** What the server said over HTTP; status 0 if it cut the line. */
export interface Said {
  readonly status: number;
  readonly body: string;
}

export interface Asked {
  readonly address: string;
  /** The address of this machine from which to ask. */
  readonly from: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request from one of this machine's many addresses. */
export function ask({ address, from, path, method = 'GET', body, headers }: Asked): Promise<Said> {
  const { hostname, port } = new URL(address);
  return new Promise(resolve => {
    const cut = (): void => resolve({ status: 0, body: '' });
    const sent = request(
      {
        host: hostname,
        port,
        path,
        method,
        localAddress: from,
        agent: false,
        timeout: 30_000,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      response => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        );
        response.on('error', cut);
      },
    );
    sent.on('error', cut);
    sent.on('timeout', () => sent.destroy());
    sent.end(body);
  });
}

export interface Wanted {
  readonly system: string;
  readonly seats: readonly { readonly player: string }[];
  readonly armies?: readonly unknown[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A new match; undefined if the server opens none for this address now. */
export async function openMatch(address: string, from: string, wanted: Wanted): Promise<CreatedMatch | undefined> {
  const body = JSON.stringify(wanted);
  const said = await ask({ address, from, path: '/api/matches', method: 'POST', body });
  return said.status === 201 ? (JSON.parse(said.body) as CreatedMatch) : undefined;
}

export const human = { player: 'human' } as const;

export const socketOf = (address: string, match: string): string =>
  `${address.replace('http', 'ws')}/api/matches/${match}/socket`;

export const pause = (ms: number): Promise<void> => new Promise(resolve => void setTimeout(resolve, ms));
