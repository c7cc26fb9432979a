/** What one visitor may ask of a server. Documented in `docs/run-a-server.md`; a limit that is met says so in one sentence. */
export const LIMITS = {
  /** Bytes of one message to a match: a move of twenty models leg by leg is far below it. */
  messageBytes: 64 * 1024,
  /** Bytes of a request for a match: armies of one's own may be in it. */
  requestBytes: 256 * 1024,
  /** From so many unread bytes on a guest is told nothing new; from so many it is cut off. */
  slowBytes: 256 * 1024,
  unreadBytes: 4 * 1024 * 1024,
  /** A connection says hello within this time, and answers a ping before the next one. */
  helloMs: 10_000,
  pingMs: 20_000,
  /** More bytes than this between two pings are part of a message; it may take so many pings to come to its end. */
  pongBytes: 1024,
  unfinishedPings: 2,
  /** A request over HTTP is complete within this time. */
  requestMs: 20_000,
  /** Connections to matches from one address. */
  connectionsPerAddress: 200,
  /** Connections of any kind from one address, and in all: then whoever has most of them loses one. */
  linesPerAddress: 300,
  lines: 4_000,
  /** New connections of any kind from one address, in the long run and in one burst. */
  connectionsPerSecond: 5,
  connectionBurst: 300,
  /** Bytes that may wait for one address, unread or of something that is not complete, and for all. */
  memoryPerAddress: 6 * 1024 * 1024,
  memory: 16 * 1024 * 1024,
  /** Requests over HTTP from one address, in the long run and in one burst. */
  requestsPerSecond: 20,
  requestBurst: 600,
  /** Files of the page, which cost next to nothing: whoever comes for the first time fetches all of them, and ten may come at once. */
  filesPerSecond: 20,
  fileBurst: 2_000,
  /** New matches from one address, in the long run and in one burst. */
  matchesPerMinute: 30,
  matchBurst: 60,
};

export type Limits = Readonly<typeof LIMITS>;

/** A bucket that fills at a steady rate and is emptied one drop at a time. Time that goes backwards fills nothing and takes nothing. */
export class Bucket {
  readonly #perMs: number;
  readonly #most: number;
  #drops: number;
  #at: number;

  constructor(perSecond: number, most: number, now = performance.now()) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#drops = most;
    this.#at = now;
  }

  /** Takes a drop if there is one. */
  take(now = performance.now()): boolean {
    this.#fill(now);
    if (this.#drops < 1) return false;
    this.#drops -= 1;
    return true;
  }

  isFull(now = performance.now()): boolean {
    this.#fill(now);
    return this.#drops >= this.#most;
  }

  #fill(now: number): void {
    this.#drops = Math.min(this.#most, this.#drops + Math.max(0, now - this.#at) * this.#perMs);
    this.#at = now;
  }
}

/** Who shares an allowance: an address; of the newer kind, the network that one household has. */
export function householdOf(ip: string): string {
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}

/** A bucket for every household. Those that are full again are forgotten. */
export class Allowances {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
  }

  take(ip: string): boolean {
    const household = householdOf(ip);
    let bucket = this.#buckets.get(household);
    if (bucket === undefined) this.#buckets.set(household, (bucket = new Bucket(this.#perSecond, this.#burst)));
    return bucket.take();
  }

  clear(): void {
    for (const [household, bucket] of this.#buckets) if (bucket.isFull()) this.#buckets.delete(household);
  }
}

/** How many connections to matches each household has open. */
export class Doors {
  readonly #limits: Pick<Limits, 'connectionsPerAddress'>;
  readonly #open = new Map<string, number>();

  constructor(limits: Pick<Limits, 'connectionsPerAddress'> = LIMITS) {
    this.#limits = limits;
  }

  /** A way to close the door again; undefined if there are too many open. */
  open(ip: string): (() => void) | undefined {
    const household = householdOf(ip);
    const mine = this.#open.get(household) ?? 0;
    if (mine >= this.#limits.connectionsPerAddress) return undefined;
    this.#open.set(household, mine + 1);
    return () => {
      const left = (this.#open.get(household) ?? 1) - 1;
      if (left > 0) this.#open.set(household, left);
      else this.#open.delete(household);
    };
  }
}
