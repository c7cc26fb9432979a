import type { Carrier } from '../connection/carrier.js';
import type { FromHouse, HouseReplies, HouseRequest, ToHouse } from './messages.js';

/** The page's end of the worker that keeps its matches. */
class HouseClient {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #channels = new Map<number, (message: FromHouse & { kind: 'tell' }) => void>();
  readonly #replies = new Map<number, (reply: unknown) => void>();
  #next = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHouse>) => {
      if (data.kind === 'tell') this.#channels.get(data.channel)?.(data);
      else {
        this.#replies.get(data.id)?.(data.reply);
        this.#replies.delete(data.id);
      }
    });
    // The worker itself broke down: everybody is told, since nobody will hear from it again.
    this.#worker.addEventListener('error', () => {
      for (const [channel, listen] of this.#channels)
        listen({ kind: 'tell', channel, message: { kind: 'mistake', say: 'server.no.trouble' } });
    });
  }

  say(message: ToHouse): void {
    this.#worker.postMessage(message);
  }

  channel(listen: (message: FromHouse & { kind: 'tell' }) => void): number {
    const channel = this.#next++;
    this.#channels.set(channel, listen);
    return channel;
  }

  forget(channel: number): void {
    this.#channels.delete(channel);
    this.say({ kind: 'close', channel });
  }

  request<K extends HouseRequest['kind']>(request: HouseRequest & { kind: K }): Promise<HouseReplies[K]> {
    const id = this.#next++;
    this.say({ kind: 'request', id, request });
    return new Promise(resolve => this.#replies.set(id, reply => resolve(reply as HouseReplies[K])));
  }
}

let client: HouseClient | undefined;

/** Started when first needed. */
export const localHouse = (): HouseClient => (client ??= new HouseClient());

/** A match that this browser keeps, seen from a seat or by a spectator. */
export const localCarrier =
  (match: string, seat: number | undefined): Carrier =>
  listener => {
    const house = localHouse();
    listener.link('open');
    const channel = house.channel(({ message }) => listener.hear(message));
    house.say({ kind: 'open', channel, match, ...(seat !== undefined && { seat }) });
    return {
      send: message => house.say({ kind: 'say', channel, message }),
      close: () => house.forget(channel),
    };
  };
