import { setMaxListeners } from 'node:events';
import { seededRng } from '@banneret/kernel';
import type { Target } from './target.js';
import { pause } from './wire.js';
import { weapons } from './weapons/index.js';

/** What the process of attackers is told to do. */
export interface AttackersBrief {
  readonly address: string;
  readonly seconds: number;
  /** The names of the weapons. */
  readonly with: readonly string[];
  /** From where they come: all of them in turn. */
  readonly addresses: readonly string[];
  readonly watched: string;
  readonly damaged: readonly string[];
}

/** How often each weapon was used. */
export type Blows = Readonly<Record<string, number>>;

process.once('message', (brief: AttackersBrief) => void attack(brief));
// Lines that the server cuts break in many ways; none of them is of interest here.
process.on('uncaughtException', () => undefined);

async function attack({ address, seconds, addresses, watched, damaged, ...brief }: AttackersBrief): Promise<void> {
  const end = new AbortController();
  setMaxListeners(0, end.signal);
  let next = 0;
  const blows: Record<string, number> = {};
  const target: Omit<Target, 'struck'> = {
    address,
    watched,
    damaged,
    rng: seededRng('attackers'),
    signal: end.signal,
    from: () => addresses[next++ % addresses.length]!,
  };
  for (const { name, attack: wield } of weapons) {
    if (!brief.with.includes(name)) continue;
    blows[name] = 0;
    const struck = (): void => void (blows[name] = (blows[name] ?? 0) + 1);
    void wield({ ...target, struck }).catch(() => undefined);
  }
  await pause(seconds * 1000);
  end.abort();
  process.send?.(blows, () => process.exit(0));
}
