import { problem, type MatchRecord, type Parsed } from '@banneret/kernel';
import {
  freshMatch,
  keeperAnchorOf,
  LOCAL_PAUSE,
  MatchKeeper,
  randomHex,
  seatRootOf,
  type Guest,
  type KeptMatch,
  type KeptSeat,
  type MatchRequest,
  type Op,
} from '@banneret/room';
import { loadGuide } from '../guide/guides.js';
import { diceOf, startOf } from '../guide/start.js';
import { loadEntry } from '../systems/entries.js';
import type { FromHouse, HouseReplies, HouseRequest, LocalMatch, MatchSummary, ToHouse } from './messages.js';
import type { LocalStore, StoredMatch } from './store.js';
import type { Thinker } from './thinker.js';

/** How long a computer player may think about one question. */
const BUDGET_MS = 1_500;

/** Keeps the matches of this browser, and answers the page. */
export class House {
  readonly #store: LocalStore;
  readonly #keeper: MatchKeeper;
  readonly #tell: (message: FromHouse) => void;
  readonly #channels = new Map<number, { readonly guest: Guest; readonly match: string }>();

  constructor(store: LocalStore, thinker: Thinker, tell: (message: FromHouse) => void) {
    this.#store = store;
    this.#tell = tell;
    this.#keeper = new MatchKeeper({
      store,
      entryFor: loadEntry,
      think: thought => thinker.think(thought),
      manners: { pause: LOCAL_PAUSE, oneScreen: true, budgetMs: BUDGET_MS },
      tellMistake: error => console.error(error),
    });
  }

  async hear(message: ToHouse): Promise<void> {
    switch (message.kind) {
      case 'open':
        return await this.#open(message.channel, message.match, message.seat);
      case 'say': {
        const seated = this.#channels.get(message.channel);
        // Whoever is at this machine sits where they like: nobody has to be let in.
        if (seated === undefined || !('id' in message.message)) return;
        await (await this.#keeper.table(seated.match))?.hear(seated.guest, message.message);
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
    const table = await this.#keeper.table(match);
    if (table === undefined) return guest.tell({ kind: 'mistake', say: 'server.no.match' });
    await table.enter(guest);
  }

  async #close(channel: number): Promise<void> {
    const seated = this.#channels.get(channel);
    this.#channels.delete(channel);
    if (seated === undefined) return;
    (await this.#keeper.table(seated.match))?.leave(seated.guest);
    this.#keeper.clear();
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
        const record = await (await this.#keeper.table(request.match))?.record();
        return record === undefined ? problem('server.no.not-over') : { ok: true, value: record };
      }
      case 'remove':
        this.#keeper.drop(request.match);
        await this.#store.remove(request.match);
        return null;
    }
  }

  async #create(request: MatchRequest): Promise<Parsed<LocalMatch>> {
    const fresh = await this.#keeper.newMatch(request);
    return fresh.ok ? await this.#keep(fresh.value) : fresh;
  }

  async #keep(match: KeptMatch, log: readonly Op[] = []): Promise<Parsed<LocalMatch>> {
    const now = Date.now();
    const seats = match.seats.map((seat, number) => ({ ...seat, ...partOf(match, number) }));
    await this.#store.create({ ...match, seats, began: now, touched: now, over: false }, log);
    return { ok: true, value: { id: match.id } };
  }

  /** A guided battle: the position, the dice and the other side are those of the lesson. */
  async #guide(system: string, names: readonly string[]): Promise<Parsed<LocalMatch>> {
    const [entry, guide] = await Promise.all([loadEntry(system), loadGuide(system)]);
    if (entry === undefined || guide === undefined) return problem('server.create.unknown-system');
    const start = startOf(entry.game, guide);
    if (!start.ok) return start;
    const players = ['human', guide.level].map((player, seat) => ({ player, name: names[seat] ?? '' }));
    const fresh = freshMatch(system, entry.game.system.version, players, start.value);
    const { seed, contributions } = diceOf(guide);
    const seats = fresh.seats.map((seat, i) => ({ ...seat, contribution: contributions[i] as string }));
    return await this.#keep({ ...fresh, seed, seats, guided: true });
  }

  /** A new match that begins with the first inputs of a record; what comes after is played here and now. */
  async #continue(record: MatchRecord, inputs: number, players: readonly string[]): Promise<Parsed<LocalMatch>> {
    const { header } = record;
    const entry = await loadEntry(header.system);
    if (entry === undefined || entry.game.system.version !== header.rules) return problem('server.no.match');
    const seats = players.map((player, seat) => ({ player, name: header.names?.[seat] ?? `${seat + 1}` }));
    const fresh = freshMatch(header.system, header.rules, seats, header.start);
    let draw = 0;
    const log = record.inputs
      .slice(0, inputs)
      .map((input): Op =>
        'outcome' in input ? { op: 'chance', outcome: input.outcome, draw: draw++ } : { op: 'choice', ...input },
      );
    return await this.#keep({ ...fresh, continued: true }, log);
  }
}

/** A seat's part of the dice. All of them come from this one machine. */
function partOf({ seed, seats, dice }: KeptMatch, seat: number): Pick<KeptSeat, 'anchor' | 'contribution'> {
  const { player, contribution = randomHex(16) } = seats[seat] ?? {};
  if (dice === undefined) return { contribution };
  return player === 'human' ? { anchor: keeperAnchorOf(seatRootOf(seed, seat)) } : {};
}

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
