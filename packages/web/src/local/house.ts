import { problem, type MatchRecord, type Parsed } from '@banneret/kernel';
import type { Guest, Op } from '@banneret/room';
import { randomHex } from '../connection/contribution.js';
import type { CreatedMatch, MatchRequest } from '../connection/request.js';
import { loadGuide } from '../guide/guides.js';
import { diceOf, startOf } from '../guide/start.js';
import { loadEntry } from '../systems/entries.js';
import { seatComputers, type Thinker } from './computers.js';
import type { FromHouse, HouseReplies, HouseRequest, MatchSummary, ToHouse } from './messages.js';
import type { LocalStore, StoredMatch } from './store.js';
import { LocalTable } from './table.js';

/** Keeps the matches of this browser: lays tables, finds them again, answers the page. */
export class House {
  readonly #store: LocalStore;
  readonly #thinker: Thinker;
  readonly #tell: (message: FromHouse) => void;
  readonly #tables = new Map<string, Promise<LocalTable | undefined>>();
  readonly #channels = new Map<number, { readonly guest: Guest; readonly match: string }>();

  constructor(store: LocalStore, thinker: Thinker, tell: (message: FromHouse) => void) {
    this.#store = store;
    this.#thinker = thinker;
    this.#tell = tell;
  }

  async hear(message: ToHouse): Promise<void> {
    switch (message.kind) {
      case 'open':
        return await this.#open(message.channel, message.match, message.seat);
      case 'say': {
        const seated = this.#channels.get(message.channel);
        if (seated !== undefined) await (await this.#table(seated.match))?.hear(seated.guest, message.message);
        return;
      }
      case 'close':
        return await this.#close(message.channel);
      case 'request':
        return this.#tell({ kind: 'reply', id: message.id, reply: await this.#reply(message.request) });
    }
  }

  async #open(channel: number, match: string, seat: number | undefined): Promise<void> {
    const guest: Guest = { viewer: seat ?? 'public', tell: message => this.#tell({ kind: 'tell', channel, message }) };
    this.#channels.set(channel, { guest, match });
    const table = await this.#table(match);
    if (table === undefined) return guest.tell({ kind: 'mistake', say: 'server.no.match' });
    await table.enter(guest);
  }

  async #close(channel: number): Promise<void> {
    const seated = this.#channels.get(channel);
    this.#channels.delete(channel);
    if (seated === undefined) return;
    const table = await this.#table(seated.match);
    table?.leave(seated.guest);
    if (table?.isEmpty === true) this.#tables.delete(seated.match);
  }

  #table(id: string): Promise<LocalTable | undefined> {
    const known = this.#tables.get(id) ?? this.#lay(id);
    this.#tables.set(id, known);
    return known;
  }

  async #lay(id: string): Promise<LocalTable | undefined> {
    const stored = await this.#store.match(id);
    const system = stored && (await loadEntry(stored.system))?.game.system;
    if (stored === undefined || system === undefined || system.version !== stored.rules) return undefined;
    const table = new LocalTable(this.#store, system, stored);
    seatComputers(table, this.#thinker);
    return table;
  }

  async #reply(request: HouseRequest): Promise<HouseReplies[HouseRequest['kind']]> {
    switch (request.kind) {
      case 'create':
        return await this.#create(request.match);
      case 'guide':
        return await this.#guide(request.system, request.names);
      case 'continue':
        return await this.#continue(request.record, request.inputs, request.players);
      case 'list':
        return (await this.#store.matches()).map(summaryOf).sort((a, b) => b.touched - a.touched);
      case 'record': {
        const record = await (await this.#table(request.match))?.record();
        return record === undefined ? problem('server.no.not-over') : { ok: true, value: record };
      }
      case 'remove':
        this.#tables.delete(request.match);
        await this.#store.remove(request.match);
        return null;
    }
  }

  async #create({ system, seats, armies, options, seed }: MatchRequest): Promise<Parsed<CreatedMatch>> {
    const entry = await loadEntry(system);
    if (entry === undefined) return problem('server.create.unknown-system');
    const setup = entry.game.setupFor({
      seats: seats.length,
      ...(armies && { armies }),
      ...(options && { options }),
      seed: seed ?? (crypto.getRandomValues(new Uint32Array(1))[0] as number),
    });
    if (!setup.ok) return setup;
    const start = { kind: 'setup', setup: setup.value } as const;
    const stored = freshMatch(system, entry.game.system.version, seats, start);
    await this.#store.create(stored);
    return { ok: true, value: createdFrom(stored) };
  }

  /** A guided battle: the position, the dice and the other side are those of the lesson. */
  async #guide(system: string, names: readonly string[]): Promise<Parsed<CreatedMatch>> {
    const [entry, guide] = await Promise.all([loadEntry(system), loadGuide(system)]);
    if (entry === undefined || guide === undefined) return problem('server.create.unknown-system');
    const start = startOf(entry.game, guide);
    if (!start.ok) return start;
    const players = ['human', guide.level].map((player, seat) => ({ player, name: names[seat] ?? '' }));
    const fresh = freshMatch(system, entry.game.system.version, players, start.value);
    const { seed, contributions } = diceOf(guide);
    const seats = fresh.seats.map((seat, i) => ({ ...seat, contribution: contributions[i] as string }));
    const stored: StoredMatch = { ...fresh, seed, seats, guided: true };
    await this.#store.create(stored);
    return { ok: true, value: createdFrom(stored) };
  }

  /** A new match that begins with the first inputs of a record; what comes after is played here and now. */
  async #continue(record: MatchRecord, inputs: number, players: readonly string[]): Promise<Parsed<CreatedMatch>> {
    const { header } = record;
    const entry = await loadEntry(header.system);
    if (entry === undefined || entry.game.system.version !== header.rules) return problem('server.no.match');
    const seats = players.map((player, seat) => ({ player, name: header.names?.[seat] ?? `${seat + 1}` }));
    const stored = { ...freshMatch(header.system, header.rules, seats, header.start), continued: true };
    let draw = 0;
    const log = record.inputs
      .slice(0, inputs)
      .map((input): Op =>
        'outcome' in input ? { op: 'chance', outcome: input.outcome, draw: draw++ } : { op: 'choice', ...input },
      );
    await this.#store.create(stored, log);
    return { ok: true, value: createdFrom(stored) };
  }
}

function freshMatch(
  system: string,
  rules: string,
  seats: MatchRequest['seats'],
  start: StoredMatch['start'],
): StoredMatch {
  const now = Date.now();
  return {
    id: randomHex(8),
    system,
    rules,
    start,
    seed: randomHex(32),
    seats: seats.map(({ player, name }, seat) => ({
      player,
      name: name?.trim() || `${seat + 1}`,
      contribution: randomHex(16),
    })),
    continued: false,
    began: now,
    touched: now,
    over: false,
  };
}

/** On one's own machine the number of a seat is secret enough. */
const createdFrom = ({ id, seats }: StoredMatch): CreatedMatch => ({
  id,
  tokens: seats.map(({ player }, seat) => (player === 'human' ? `${seat}` : null)),
});

const summaryOf = ({ id, system, rules, seats, began, touched, over, guided = false }: StoredMatch): MatchSummary => ({
  id,
  system,
  rules,
  seats,
  began,
  touched,
  over,
  guided,
});
