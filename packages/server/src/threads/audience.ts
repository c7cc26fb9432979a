import { seatComputers, type Guest, type MatchKeeper, type MatchTable, type Thought } from '@banneret/room';
import type { Speaker } from './fairQueue.js';

/** How often spectators are shown what is new. Players are shown at once. */
const SHOW_MS = 100;
/** So many tables at which nobody is may wait for somebody to come; older ones are put away. */
const MOST_DESERTED = 8;
/** Where nothing has happened for so long, the room may be put away when memory is short. */
const QUIET_MS = 10_000;
/** All who only look on count as one address, so that matches without players never come before matches with some. */
const ONLOOKERS = 'onlookers';

export interface AudienceBrief {
  readonly keeper: Pick<MatchKeeper, 'table' | 'drop'>;
  readonly think: (thought: Thought, by: Speaker) => Promise<unknown>;
  readonly tellMistake: (error: unknown) => void;
}

/** Those around a table, and from where they come. */
type Around = Map<Guest, string>;

/**
 * Who looks at which table. Computers think only where somebody looks, at the cost of whoever that is; spectators are shown things
 * a table at a time, between the moves of those who play; and tables that nobody comes back to are put away.
 */
export class Audience {
  readonly #brief: AudienceBrief;
  readonly #around = new Map<MatchTable, Around>();
  readonly #known = new WeakSet<MatchTable>();
  /** Tables that were laid and at which nobody is, the longest so first. */
  readonly #deserted = new Map<string, MatchTable>();
  /** When something last happened at each table, the longest ago first. */
  readonly #awake = new Map<MatchTable, number>();
  /** Tables at which there may be something new to show. */
  readonly #stale = new Set<MatchTable>();
  /** The table whose spectators are being shown what is new. */
  #shown: MatchTable | undefined;
  readonly #timer: NodeJS.Timeout;
  #showing = false;

  constructor(brief: AudienceBrief) {
    this.#brief = brief;
    this.#timer = setInterval(() => void this.#show(), SHOW_MS);
  }

  /** The table of a match, as the keeper knows it, with its computers in their seats. */
  async table(id: string): Promise<MatchTable | undefined> {
    const table = await this.#brief.keeper.table(id);
    if (table === undefined) return undefined;
    if (!this.#known.has(table)) this.#seatComputers(table);
    if (!this.#around.has(table)) this.#isDeserted(table);
    return table;
  }

  enters(table: MatchTable, guest: Guest, address: string): void {
    this.#deserted.delete(table.id);
    const around = this.#around.get(table) ?? new Map<Guest, string>();
    this.#around.set(table, around.set(guest, address));
    this.#stale.add(table);
  }

  /** The guest reads again what it is told. */
  readsOn(table: MatchTable): void {
    this.#stale.add(table);
  }

  leaves(table: MatchTable, guest: Guest): void {
    const around = this.#around.get(table);
    around?.delete(guest);
    if (around === undefined || around.size > 0) return;
    this.#around.delete(table);
    this.#isDeserted(table);
  }

  /** Players are shown everything at once, spectators when it is their turn. */
  mayBeShown(guest: Guest): boolean {
    return (
      guest.viewer !== 'public' || (this.#shown !== undefined && this.#around.get(this.#shown)?.has(guest) === true)
    );
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #seatComputers(table: MatchTable): void {
    this.#known.add(table);
    const { think, tellMistake } = this.#brief;
    seatComputers(table, thought => think(thought, this.#thinkerFor(table)), tellMistake);
    const lookAround = table.onChange;
    table.onChange = () => {
      this.#wakes(table);
      if (!this.#around.has(table)) return;
      this.#stale.add(table);
      lookAround?.();
    };
  }

  #wakes(table: MatchTable): void {
    this.#awake.delete(table);
    this.#awake.set(table, performance.now());
  }

  /** Memory is short: puts so many rooms away, those that have been quiet longest. */
  async makeRoom(most: number): Promise<void> {
    const quietSince = performance.now() - QUIET_MS;
    let left = most;
    for (const [table, at] of this.#awake) {
      if (left === 0 || at > quietSince) return;
      this.#awake.delete(table);
      if (await table.rest()) left--;
      // Whatever keeps it from rest now: it is looked at again after all others.
      else if (this.#around.has(table)) this.#wakes(table);
    }
  }

  /** For whom the computers at this table think: somebody who plays there, if there is somebody. */
  #thinkerFor(table: MatchTable): Speaker {
    const around = [...(this.#around.get(table) ?? [])];
    const player = around.find(([{ viewer }]) => viewer !== 'public');
    if (player !== undefined) return { address: player[1], seat: table.id };
    return { address: ONLOOKERS, seat: around[0]?.[1] ?? '' };
  }

  #isDeserted(table: MatchTable): void {
    this.#deserted.delete(table.id);
    this.#deserted.set(table.id, table);
    for (const [id, oldest] of this.#deserted) {
      if (this.#deserted.size <= MOST_DESERTED) return;
      // What is under way there comes to its end first.
      if (!oldest.isDeserted) continue;
      this.#deserted.delete(id);
      this.#awake.delete(oldest);
      this.#brief.keeper.drop(id);
    }
  }

  /** The spectators of one table after those of the other, and in between whatever else there is to do. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (const table of this.#stale) {
      this.#stale.delete(table);
      const spectators = [...(this.#around.get(table)?.keys() ?? [])].filter(({ viewer }) => viewer === 'public');
      if (spectators.length === 0) continue;
      this.#shown = table;
      await table.catchUp(spectators).catch(this.#brief.tellMistake);
      this.#shown = undefined;
      await new Promise(resolve => setTimeout(resolve));
    }
    this.#showing = false;
  }
}
