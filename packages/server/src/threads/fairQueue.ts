/** Who says something: an address, and within it a seat, since several people may share an address. */
export interface Speaker {
  readonly address: string;
  readonly seat: string;
}

interface Said<T> {
  readonly speaker: Speaker;
  readonly what: T;
  readonly bytes: number;
}

/** First come, first served, however many there are. */
class Row<T> {
  #items: T[] = [];
  #first = 0;

  get length(): number {
    return this.#items.length - this.#first;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  shift(): T | undefined {
    const item = this.#items[this.#first];
    if (item === undefined) return undefined;
    this.#first++;
    if (this.#first < MOST_SERVED) return item;
    this.#items = this.#items.slice(this.#first);
    this.#first = 0;
    return item;
  }

  /** Keeps those only; gives the others. */
  keep(isKept: (item: T) => boolean): readonly T[] {
    const all = this.#items.slice(this.#first);
    this.#items = all.filter(isKept);
    this.#first = 0;
    return all.filter(item => !isKept(item));
  }
}

/** So many that were served may stay in a row before it is made anew. */
const MOST_SERVED = 256;

/** How long something has kept the thread busy lately. What is long ago fades. */
class Usage {
  #ms = 0;
  #at = 0;

  spend(ms: number, now: number): void {
    this.#ms = Math.max(0, this.at(now) + ms);
    this.#at = now;
  }

  at(now: number): number {
    return this.#ms * 2 ** ((this.#at - now) / HALF_LIFE_MS);
  }
}

const HALF_LIFE_MS = 2_000;
/** Less than this is as good as nothing. */
const FORGOTTEN_MS = 0.05;
/** The work that may be under way at once, as far as it can be foreseen, in milliseconds and in messages. */
const WORK_AHEAD_MS = 4;
const MOST_AHEAD = 32;
/** What a message costs of which nothing is known. */
const FIRST_GUESS_MS = 2;
/**
 * What is under way for longer is being done bit by bit, in between whatever else there is to do: others are sent meanwhile, its own seat
 * waits.
 */
const ASIDE_MS = 40;
/** How often to look whether those who wait may be sent, if nothing is dealt with meanwhile. */
const LOOK_MS = 10;
/**
 * Whoever has used less of the thread than the first share of the last seconds is sent at once, and so is whoever has it to himself. Others
 * are sent only while the thread has had some rest: one that is always busy keeps everybody waiting, however fair the order, and takes the
 * core from the sockets.
 */
const LIGHT_SHARE = 0.1;
const BUSY_SHARE = 0.25;
/** Others are there if they have used as much as this. */
const COMPANY_SHARE = 0.005;
/** What somebody has used who has used this share of the thread for long. */
const lately = (share: number): number => (share * HALF_LIFE_MS) / Math.LN2;
/** What may wait here, of one seat, of one address and of all; the rest waits where it comes from. */
const FULL = { messages: 16, addressBytes: 512 * 1024, bytes: 16 * 1024 * 1024 };
/** With so little left there is room again. */
const ROOMY = { messages: 4, addressBytes: 128 * 1024, bytes: 8 * 1024 * 1024 };

/** Who has said so many things more in vain than to some purpose is heard only so often from then on; a little sense makes it good. */
const MOST_IN_VAIN = 20;
const IN_VAIN_MS = 100;
const FORGIVEN_MS = 60_000;

/** Somebody most of whose messages are refused: no player's are. */
interface Rambling {
  inVain: number;
  heardAt: number;
}

interface UnderWay {
  readonly speaker: Speaker;
  readonly foreseenMs: number;
  readonly since: number;
  isAside: boolean;
}

export interface QueueManners {
  readonly now?: () => number;
  /** The work that may be under way at once. */
  readonly mostAhead?: number;
  readonly workAheadMs?: number;
  readonly firstGuessMs?: number;
  /** Is what takes long done bit by bit (default: yes)? */
  readonly putsAside?: boolean;
  /** Has the thread to come to rest now and then (default: yes)? */
  readonly rests?: boolean;
}

/**
 * Messages on their way to a thread that keeps matches. The next one is always that of the address, and within it of the
 * seat, which has used the thread least of late: whoever floods it waits behind everybody else, and nobody is refused for
 * being quick.
 */
export class FairQueue<T> {
  readonly #send: (what: T, ticket: number) => void;
  readonly #now: () => number;
  readonly #mostAhead: number;
  readonly #workAheadMs: number;
  readonly #firstGuessMs: number;
  readonly #putsAside: boolean;
  readonly #rests: boolean;
  readonly #waiting = new Map<string, Map<string, Row<Said<T>>>>();
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;
  readonly #usage = new Map<string, Usage>();
  readonly #usageOfAll = new Usage();
  /** What each seat's messages have cost on average. */
  readonly #costs = new Map<string, number>();
  readonly #underWay = new Map<number, UnderWay>();
  /** How much is under way of each seat for so long that it has been put aside. */
  readonly #aside = new Map<string, number>();
  readonly #rambling = new Map<string, Rambling>();
  #aheadMs = 0;
  #ahead = 0;
  #tickets = 0;
  #looksAgain = false;

  constructor(send: (what: T, ticket: number) => void, manners: QueueManners = {}) {
    this.#send = send;
    this.#now = manners.now ?? (() => performance.now());
    this.#mostAhead = manners.mostAhead ?? MOST_AHEAD;
    this.#workAheadMs = manners.workAheadMs ?? WORK_AHEAD_MS;
    this.#firstGuessMs = manners.firstGuessMs ?? FIRST_GUESS_MS;
    this.#putsAside = manners.putsAside ?? true;
    this.#rests = manners.rests ?? true;
  }

  add(speaker: Speaker, what: T, bytes = 0): void {
    const seats = getOr(this.#waiting, speaker.address, () => new Map<string, Row<Said<T>>>());
    getOr(seats, speaker.seat, () => new Row<Said<T>>()).push({ speaker, what, bytes });
    this.#weigh(speaker.address, bytes);
    this.#pump();
  }

  /** Does enough wait of this seat, of its address, or of all? */
  isFull(speaker: Speaker): boolean {
    return (
      this.waiting(speaker) >= FULL.messages ||
      (this.#bytesOf.get(speaker.address) ?? 0) >= FULL.addressBytes ||
      this.#bytes >= FULL.bytes
    );
  }

  /** Has so much gone that this seat may speak on? */
  hasRoom(speaker: Speaker): boolean {
    return (
      this.waiting(speaker) <= ROOMY.messages &&
      (this.#bytesOf.get(speaker.address) ?? 0) <= ROOMY.addressBytes &&
      this.#bytes <= ROOMY.bytes
    );
  }

  /** How many messages of this seat are waiting. */
  waiting({ address, seat }: Speaker): number {
    return this.#waiting.get(address)?.get(seat)?.length ?? 0;
  }

  /** A message that was sent has been dealt with, and took so long; was it in vain? */
  dealt(ticket: number, ms: number, inVain = false): void {
    const sent = this.#underWay.get(ticket);
    if (sent === undefined) return;
    this.#underWay.delete(ticket);
    const { speaker } = sent;
    if (sent.isAside) this.#countAside(speaker, -1);
    else this.#countAhead(sent, -1);
    this.#spend(speaker, ms - sent.foreseenMs);
    const known = this.#costs.get(speaker.seat);
    this.#costs.set(speaker.seat, known === undefined ? ms : known * 0.8 + ms * 0.2);
    this.#countVain(lineOf(speaker), inVain);
    this.#pump();
  }

  /** What waits of these messages is not said any more. */
  drop({ address, seat }: Speaker, isTheirs: (what: T) => boolean): void {
    const seats = this.#waiting.get(address);
    const said = seats?.get(seat);
    if (seats === undefined || said === undefined) return;
    for (const { bytes } of said.keep(({ what }) => !isTheirs(what))) this.#weigh(address, -bytes);
    this.#tidy({ address, seat }, seats, said);
  }

  /** Forgets what is long ago. */
  clear(): void {
    const now = this.#now();
    for (const [key, usage] of this.#usage) if (usage.at(now) < FORGOTTEN_MS) this.#usage.delete(key);
    for (const seat of this.#costs.keys()) if (!this.#usage.has(seatKey(seat))) this.#costs.delete(seat);
    for (const [line, { heardAt }] of this.#rambling) if (heardAt < now - FORGIVEN_MS) this.#rambling.delete(line);
  }

  #pump(): void {
    this.#putAside();
    while (this.#ahead < this.#mostAhead && (this.#ahead === 0 || this.#aheadMs < this.#workAheadMs)) {
      const next = this.#next();
      if (next === undefined) break;
      const foreseenMs = this.#costs.get(next.speaker.seat) ?? this.#firstGuessMs;
      const ticket = this.#tickets++;
      const sent = { speaker: next.speaker, foreseenMs, since: this.#now(), isAside: false };
      this.#countAhead(sent, 1);
      this.#underWay.set(ticket, sent);
      // What is under way counts already, or a newcomer could send a whole row of messages before one of them is known.
      this.#spend(next.speaker, foreseenMs);
      const rambling = this.#rambling.get(lineOf(next.speaker));
      if (rambling !== undefined) rambling.heardAt = this.#now();
      this.#send(next.what, ticket);
    }
    if (this.#waiting.size > 0 && !this.#looksAgain) this.#lookAgain();
  }

  /** Something is in the way of those who wait: it may have to be put aside, or the thread has had its rest. */
  #lookAgain(): void {
    this.#looksAgain = true;
    setTimeout(() => {
      this.#looksAgain = false;
      this.#pump();
    }, LOOK_MS).unref();
  }

  #putAside(): void {
    if (!this.#putsAside) return;
    const longAgo = this.#now() - ASIDE_MS;
    for (const sent of this.#underWay.values()) {
      if (sent.isAside || sent.since > longAgo) continue;
      sent.isAside = true;
      this.#countAhead(sent, -1);
      this.#countAside(sent.speaker, 1);
    }
  }

  #countAhead({ foreseenMs }: UnderWay, by: 1 | -1): void {
    this.#ahead += by;
    this.#aheadMs += by * foreseenMs;
  }

  #countAside(speaker: Speaker, by: 1 | -1): void {
    const key = lineOf(speaker);
    const count = (this.#aside.get(key) ?? 0) + by;
    if (count > 0) this.#aside.set(key, count);
    else this.#aside.delete(key);
  }

  #countVain(line: string, inVain: boolean): void {
    const known = this.#rambling.get(line);
    if (inVain) {
      const { inVain: before } = known ?? { inVain: 0 };
      this.#rambling.set(line, { inVain: Math.min(before + 1, 2 * MOST_IN_VAIN), heardAt: this.#now() });
    } else if (known !== undefined && --known.inVain <= 0) this.#rambling.delete(line);
  }

  #mayBeHeard(line: string, now: number): boolean {
    if (this.#aside.has(line)) return false;
    const rambling = this.#rambling.get(line);
    return rambling === undefined || rambling.inVain <= MOST_IN_VAIN || now >= rambling.heardAt + IN_VAIN_MS;
  }

  #spend({ address, seat }: Speaker, ms: number): void {
    const now = this.#now();
    for (const key of [addressKey(address), seatKey(seat)]) getOr(this.#usage, key, () => new Usage()).spend(ms, now);
    this.#usageOfAll.spend(ms, now);
  }

  #next(): Said<T> | undefined {
    const now = this.#now();
    let [best, least]: [Speaker | undefined, number] = [undefined, Infinity];
    for (const [address, seats] of this.#waiting) {
      const used = this.#usage.get(addressKey(address))?.at(now) ?? 0;
      if (used >= least || this.#mustLetRest(used, now)) continue;
      const seat = this.#leastUsedSeat(address, seats.keys(), now);
      if (seat !== undefined) [best, least] = [{ address, seat }, used];
    }
    return best && this.#shift(best);
  }

  /** Has the thread to come to rest before it deals with somebody who has used so much of it? */
  #mustLetRest(used: number, now: number): boolean {
    if (!this.#rests || used < lately(LIGHT_SHARE)) return false;
    const all = this.#usageOfAll.at(now);
    return all > lately(BUSY_SHARE) && all - used > lately(COMPANY_SHARE);
  }

  #leastUsedSeat(address: string, seats: Iterable<string>, now: number): string | undefined {
    let [best, least]: [string | undefined, number] = [undefined, Infinity];
    for (const seat of seats) {
      if (!this.#mayBeHeard(lineOf({ address, seat }), now)) continue;
      const used = this.#usage.get(seatKey(seat))?.at(now) ?? 0;
      if (used < least) [best, least] = [seat, used];
    }
    return best;
  }

  #shift({ address, seat }: Speaker): Said<T> | undefined {
    const seats = this.#waiting.get(address);
    const said = seats?.get(seat);
    const next = said?.shift();
    if (seats !== undefined && said !== undefined) this.#tidy({ address, seat }, seats, said);
    if (next !== undefined) this.#weigh(address, -next.bytes);
    return next;
  }

  #weigh(address: string, bytes: number): void {
    const heavy = (this.#bytesOf.get(address) ?? 0) + bytes;
    this.#bytes += bytes;
    if (heavy > 0) this.#bytesOf.set(address, heavy);
    else this.#bytesOf.delete(address);
  }

  #tidy({ address, seat }: Speaker, seats: Map<string, Row<Said<T>>>, said: Row<Said<T>>): void {
    if (said.length === 0) seats.delete(seat);
    if (seats.size === 0) this.#waiting.delete(address);
  }
}

const addressKey = (address: string): string => `a ${address}`;
const lineOf = ({ address, seat }: Speaker): string => `${address} ${seat}`;
const seatKey = (seat: string): string => `s ${seat}`;

function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
