import type { Socket } from 'node:net';
import { Allowances, householdOf, LIMITS, type Limits } from './limits.js';

/** A connection, as far as it is of interest how much it takes up. */
export type Wire = Pick<Socket, 'bytesRead' | 'writableLength' | 'destroy' | 'remoteAddress'> & {
  once(event: 'close', then: () => void): unknown;
};

interface Line {
  household: string;
  /** How many bytes had come in when the last message or request was complete. */
  bytesBefore: number;
}

type LineLimits = Pick<
  Limits,
  'lines' | 'linesPerAddress' | 'connectionsPerSecond' | 'connectionBurst' | 'memoryPerAddress' | 'memory'
>;

/**
 * All connections of the server, be it for requests or for matches, and what waits in each: what it has not read, and what it has
 * said of something that is not complete. When there are too many, or too much waits, the household that takes up most of it makes
 * room: nobody is locked out by others. Whoever connects again and again is cut off before anything is read, since to greet somebody is the
 * dearest part of a short visit.
 */
export class Lines {
  readonly #limits: LineLimits;
  readonly #lines = new Map<Wire, Line>();
  /** In the order in which they came. */
  readonly #byHousehold = new Map<string, Set<Wire>>();
  readonly #arrivals: Allowances;

  constructor(limits: LineLimits = LIMITS) {
    this.#limits = limits;
    this.#arrivals = new Allowances(limits.connectionsPerSecond, limits.connectionBurst);
  }

  get count(): number {
    return this.#lines.size;
  }

  /** `proxied`: it comes from where many households come from; whose it is is told later. */
  open(wire: Wire, proxied = false): void {
    if (!proxied && !this.#arrivals.take(wire.remoteAddress ?? '')) return void wire.destroy();
    const household = proxied ? PROXY : householdOf(wire.remoteAddress ?? '');
    this.#lines.set(wire, { household, bytesBefore: 0 });
    this.#join(household, wire);
    wire.once('close', () => this.#forget(wire));
    const { lines, linesPerAddress } = this.#limits;
    if (!proxied && (this.#byHousehold.get(household)?.size ?? 0) > linesPerAddress) return this.#cut(wire);
    if (this.#lines.size > lines) this.#cutNewestOf(this.#largest(wires => wires.size));
  }

  /** Forgets who has not come for long. */
  clear(): void {
    this.#arrivals.clear();
  }

  /** Behind a proxy: this is where it really comes from. */
  belongsTo(wire: Wire, ip: string): void {
    const line = this.#lines.get(wire);
    const household = householdOf(ip);
    if (line === undefined || line.household === household) return;
    this.#leave(line.household, wire);
    line.household = household;
    this.#join(household, wire);
  }

  /** Something has been said to its end. */
  heard(wire: Wire): void {
    const line = this.#lines.get(wire);
    if (line !== undefined) line.bytesBefore = wire.bytesRead;
  }

  /** What waits for too long in too many places is given up. */
  relieve(): void {
    const { memory, memoryPerAddress } = this.#limits;
    for (const [household, wires] of this.#byHousehold)
      if (household !== PROXY) this.#relieveOf(wires, memoryPerAddress);
    for (;;) {
      const all = [...this.#byHousehold.values()].reduce((sum, wires) => sum + this.#waitingOf(wires), 0);
      if (all <= memory) return;
      const heaviest = this.#largest(wires => this.#waitingOf(wires));
      if (heaviest === undefined || heaviest.size === 0) return;
      this.#relieveOf(heaviest, this.#waitingOf(heaviest) / 2);
    }
  }

  /** Cuts those of a household in which most waits, until no more than this does. */
  #relieveOf(wires: ReadonlySet<Wire>, most: number): void {
    let waiting = this.#waitingOf(wires);
    if (waiting <= most) return;
    for (const wire of [...wires].toSorted((a, b) => this.#waitingIn(b) - this.#waitingIn(a))) {
      if (waiting <= most) return;
      waiting -= this.#waitingIn(wire);
      this.#cut(wire);
    }
  }

  #waitingOf(wires: ReadonlySet<Wire>): number {
    let sum = 0;
    for (const wire of wires) sum += this.#waitingIn(wire);
    return sum;
  }

  #waitingIn(wire: Wire): number {
    return wire.writableLength + Math.max(0, wire.bytesRead - (this.#lines.get(wire)?.bytesBefore ?? 0));
  }

  #largest(size: (wires: ReadonlySet<Wire>) => number): ReadonlySet<Wire> | undefined {
    let [largest, most]: [ReadonlySet<Wire> | undefined, number] = [undefined, -1];
    for (const wires of this.#byHousehold.values()) {
      const its = size(wires);
      if (its > most) [largest, most] = [wires, its];
    }
    return largest;
  }

  #cutNewestOf(wires: ReadonlySet<Wire> | undefined): void {
    const newest = [...(wires ?? [])].at(-1);
    if (newest !== undefined) this.#cut(newest);
  }

  #cut(wire: Wire): void {
    this.#forget(wire);
    wire.destroy();
  }

  #forget(wire: Wire): void {
    const line = this.#lines.get(wire);
    if (line === undefined) return;
    this.#lines.delete(wire);
    this.#leave(line.household, wire);
  }

  #join(household: string, wire: Wire): void {
    const wires = this.#byHousehold.get(household) ?? new Set();
    this.#byHousehold.set(household, wires.add(wire));
  }

  #leave(household: string, wire: Wire): void {
    const wires = this.#byHousehold.get(household);
    wires?.delete(wire);
    if (wires?.size === 0) this.#byHousehold.delete(household);
  }
}

/** No address is called so. */
const PROXY = 'proxy';
