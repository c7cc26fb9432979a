import { House } from './house.js';
import type { FromHouse, ToHouse } from './messages.js';
import { LocalStore } from './store.js';
import { think, type ThoughtReply, type ThoughtSent } from './think.js';
import { Thinker } from './thinker.js';

/**
 * One script for two threads: the one that keeps matches, and the one on which computer players think, which the first
 * starts. They are told apart by what they are sent; being one file they are fetched once.
 */
type Heard = ToHouse | ThoughtSent;

/** The page's library of types describes windows; this is a worker. */
const thread = self as unknown as {
  postMessage(message: FromHouse | ThoughtReply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Heard>) => void): void;
};

const TROUBLE = { kind: 'mistake', say: 'server.no.trouble' } as const;

let house: House | undefined;

thread.addEventListener('message', ({ data }) => {
  if (data.kind === 'think') {
    void think(data).then(reply => thread.postMessage(reply));
    return;
  }
  house ??= new House(
    new LocalStore(),
    new Thinker(() => new Worker(self.location.href, { type: 'module' })),
    message => thread.postMessage(message),
  );
  void house.hear(data).catch((error: unknown) => {
    console.error(error);
    if ('channel' in data) thread.postMessage({ kind: 'tell', channel: data.channel, message: TROUBLE });
  });
});
