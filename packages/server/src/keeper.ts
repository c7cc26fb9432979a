import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Entry } from '@banneret/ai';
import { problem, type Parsed, type Seat } from '@banneret/kernel';
import { ONLINE_PAUSE, type PauseRange } from '@banneret/room';
import type { Store, StoredSeat } from './store.js';
import { Table } from './table.js';

/** What somebody asks for who wants to play. */
export interface MatchRequest {
  readonly system: string;
  /** `human` or a level of the game's computer players, one a seat. */
  readonly seats: readonly { readonly player: string; readonly name?: string }[];
  readonly armies?: readonly unknown[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: number;
}

export interface CreatedMatch {
  readonly id: string;
  /** The secret of each human seat; null for the computer's. */
  readonly tokens: readonly (string | null)[];
}

const MOST_NAME = 40;
/** Enough that nobody guesses one: 128 bits, in letters that survive a link. */
const secret = (): string => randomBytes(16).toString('base64url');
const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Lays tables and finds them again. Only tables with guests stay in memory. */
export class Keeper {
  readonly #store: Store;
  readonly #entryFor: (system: string) => Entry | undefined;
  readonly #tables = new Map<string, Table>();
  readonly #onTable: (table: Table) => void;
  readonly #pause: PauseRange;

  constructor(
    store: Store,
    entryFor: (system: string) => Entry | undefined,
    onTable: (table: Table) => void = () => undefined,
    pause: PauseRange = ONLINE_PAUSE,
  ) {
    this.#pause = pause;
    this.#store = store;
    this.#entryFor = entryFor;
    this.#onTable = onTable;
  }

  create({ system, seats, armies, options, seed }: MatchRequest): Parsed<CreatedMatch> {
    const entry = this.#entryFor(system);
    if (entry === undefined) return problem('server.create.unknown-system');
    if (!entry.game.seatCounts.includes(seats.length)) return problem('server.create.seats');
    const stranger = seats.find(({ player }) => player !== 'human' && entry.players[player] === undefined);
    if (stranger !== undefined) return problem('server.create.unknown-level');
    const setup = entry.game.setupFor({
      seats: seats.length,
      ...(armies && { armies }),
      ...(options && { options }),
      seed: seed ?? randomBytes(4).readUInt32BE(),
    });
    if (!setup.ok) return setup;
    const tokens = seats.map(({ player }) => (player === 'human' ? secret() : null));
    const id = secret();
    this.#store.create({
      id,
      system,
      rules: entry.game.system.version,
      start: { kind: 'setup', setup: setup.value },
      seed: randomBytes(32).toString('hex'),
      seats: seats.map(({ player, name }, seat) => storedSeat(player, name, tokens[seat] ?? null, seat)),
    });
    return { ok: true, value: { id, tokens } };
  }

  /** The table of a match; undefined if there is no such match, or none that these rules can go on with. */
  table(id: string): Table | undefined {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const stored = this.#store.match(id);
    const system = stored && this.#entryFor(stored.system)?.game.system;
    if (stored === undefined || system === undefined || system.version !== stored.rules) return undefined;
    const table = new Table(this.#store, system, stored, this.#pause);
    this.#tables.set(id, table);
    this.#onTable(table);
    return table;
  }

  /** Whose secret is this? */
  seatOf(id: string, token: string): Seat | undefined {
    const given = Buffer.from(hashed(token));
    const seats = this.#store.match(id)?.seats ?? [];
    const seat = seats.findIndex(
      ({ player, tokenHash }) => player === 'human' && timingSafeEqual(given, Buffer.from(tokenHash)),
    );
    return seat < 0 ? undefined : seat;
  }

  /** Tables that nobody sits at any more are cleared away; the store keeps the match. */
  clear(): void {
    for (const [id, table] of this.#tables) {
      if (table.guests > 0) continue;
      table.close();
      this.#tables.delete(id);
    }
  }

  followOthers(): void {
    for (const table of this.#tables.values()) table.followOthers();
  }

  get tables(): number {
    return this.#tables.size;
  }
}

function storedSeat(player: string, name: string | undefined, token: string | null, seat: number): StoredSeat {
  return {
    player,
    name: (name ?? '').trim().slice(0, MOST_NAME) || `${seat + 1}`,
    tokenHash: token === null ? '' : hashed(token),
    // A computer has nothing to add that the keeper does not know already.
    ...(token === null && { contribution: `computer ${seat + 1}` }),
  };
}
