import { problem, type AnySystem, type Parsed } from '@banneret/kernel';
import { cleanName } from '../names.js';
import { seatComputers, type Think } from './computers.js';
import { keeperAnchorOf } from './dice.js';
import type { Manners } from './manners.js';
import { randomHex, randomSecret, randomUint32 } from './random.js';
import type { MatchRequest } from './request.js';
import type { KeptMatch, MatchStore } from './store.js';
import { MatchTable } from './table.js';

/** A game as a keeper needs it. */
export interface Playable {
  readonly game: {
    readonly system: AnySystem;
    readonly seatCounts: readonly number[];
    setupFor(request: {
      readonly seats: number;
      readonly armies?: readonly unknown[];
      readonly options?: Readonly<Record<string, unknown>>;
      readonly seed: number;
    }): Parsed<unknown>;
    /** The side each seat fights for, where several may fight for one. */
    sides?(setup: never): readonly number[];
  };
  /** Its computer players, by level. */
  readonly players: Readonly<Record<string, unknown>>;
}

export interface Keeping {
  readonly store: MatchStore;
  readonly entryFor: (system: string) => Playable | undefined | Promise<Playable | undefined>;
  readonly think: Think;
  readonly manners: Manners;
  /** Trouble that is nobody's mistake but ours. */
  readonly tellMistake: (error: unknown) => void;
}

/** A match that could not be laid is not tried again for so long. */
const DAMAGED_MS = 30_000;

/** This match cannot be opened, through no fault of whoever asks. The others go on. */
export class DamagedMatch extends Error {
  constructor(id: string, cause: unknown) {
    super(`match ${id} cannot be opened`, { cause });
    this.name = 'DamagedMatch';
  }
}

/** Lays tables and finds them again. Only tables with guests stay in memory. */
export class MatchKeeper {
  readonly #keeping: Keeping;
  readonly #laying = new Map<string, Promise<MatchTable | undefined>>();
  readonly #tables = new Map<string, MatchTable>();
  readonly #damaged = new Map<string, { readonly error: DamagedMatch; readonly until: number }>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** A match as asked for, with dice of its own. It is the caller's to keep. */
  async newMatch(request: MatchRequest): Promise<Parsed<KeptMatch>> {
    const { system, seats, armies, options, seed, clock, spectators } = request;
    const entry = await this.#keeping.entryFor(system);
    if (entry === undefined) return problem('server.create.unknown-system');
    if (!entry.game.seatCounts.includes(seats.length)) return problem('server.create.seats');
    const isKnown = ({ player }: { readonly player: string }): boolean =>
      player === 'human' || Object.hasOwn(entry.players, player);
    if (!seats.every(isKnown)) return problem('server.create.unknown-level');
    const setup = entry.game.setupFor({
      seats: seats.length,
      ...(armies && { armies }),
      ...(options && { options }),
      seed: seed ?? randomUint32(),
    });
    if (!setup.ok) return setup;
    const start = { kind: 'setup', setup: setup.value } as const;
    const fresh = freshMatch(system, entry.game.system.version, seats, start);
    const dice = { keeper: keeperAnchorOf(fresh.seed) };
    return {
      ok: true,
      value: { ...fresh, dice, ...(clock && { clock }), ...(spectators === false && { closed: true }) },
    };
  }

  /**
   * The table of a match; undefined if there is no such match, or none that these rules can go on with. Fails with
   * `DamagedMatch` if it cannot be laid.
   */
  async table(id: string): Promise<MatchTable | undefined> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const damaged = this.#damaged.get(id);
    if (damaged !== undefined && performance.now() < damaged.until) throw damaged.error;
    const laying =
      this.#laying.get(id) ??
      this.#lay(id)
        .catch((error: unknown) => {
          throw this.#mark(id, error);
        })
        .finally(() => this.#laying.delete(id));
    this.#laying.set(id, laying);
    return await laying;
  }

  async #lay(id: string): Promise<MatchTable | undefined> {
    const { store, entryFor, think, manners, tellMistake } = this.#keeping;
    const match = await store.match(id);
    const entry = match && (await entryFor(match.system));
    const system = entry?.game.system;
    if (match === undefined || system === undefined || system.version !== match.rules) return undefined;
    const { start } = match;
    const sides = start.kind === 'setup' ? entry?.game.sides?.(start.setup as never) : undefined;
    const levels = Object.keys(entry?.players ?? {});
    const table = new MatchTable({ store, system, match, manners, levels, ...(sides && { sides }) });
    seatComputers(table, think, tellMistake);
    await table.open();
    this.#tables.set(id, table);
    return table;
  }

  /** It is told once, and left alone for a while: who visits it again and again costs nothing and fills no log. */
  #mark(id: string, cause: unknown): DamagedMatch {
    this.drop(id);
    const error = new DamagedMatch(id, cause);
    this.#damaged.set(id, { error, until: performance.now() + DAMAGED_MS });
    this.#keeping.tellMistake(error);
    return error;
  }

  /** Tables that nobody sits at any more are cleared away; the store keeps the match. */
  clear(): void {
    for (const [id, { until }] of this.#damaged) if (performance.now() >= until) this.#damaged.delete(id);
    for (const [id, table] of this.#tables) if (table.isDeserted) this.drop(id);
  }

  /** One table less, whoever sits there. */
  drop(id: string): void {
    this.#tables.get(id)?.close();
    this.#tables.delete(id);
  }

  /** No table is laid any more, and what was under way at those that were is done. */
  async close(): Promise<void> {
    const tables = [...this.#tables.values()];
    for (const id of this.#tables.keys()) this.drop(id);
    await Promise.all(tables.map(table => table.settled()));
  }

  async followOthers(): Promise<void> {
    for (const [id, table] of this.#tables) {
      try {
        await table.followOthers();
      } catch (error) {
        table.announce('server.no.damaged');
        this.#mark(id, error);
      }
    }
  }

  get tables(): number {
    return this.#tables.size;
  }
}

/** A match that nobody has played yet. */
export function freshMatch(
  system: string,
  rules: string,
  seats: MatchRequest['seats'],
  start: KeptMatch['start'],
): KeptMatch {
  return {
    id: randomSecret(),
    system,
    rules,
    start,
    seed: randomHex(32),
    seats: seats.map(({ player, name = '' }, seat) => ({ player, name: cleanName(name) || `${seat + 1}` })),
  };
}
