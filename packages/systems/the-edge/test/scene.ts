import { EVERYBODY, newDeck, newZone, type CardId } from '@banneret/cards';
import { FULL, idOf, type Placement } from '@banneret/hexboard';
import {
  awaited,
  judgeChoice,
  promptOf,
  resume,
  submit,
  type Frame,
  type Input,
  type Match,
  type Prompt,
  type RunOptions,
  type Ruling,
  type Seat,
} from '@banneret/kernel';
import { ChanceScript, dice, draws, type Scripted } from '@banneret/testkit';
import { boardOf, CARDS_PER_SEAT, PLAIN_OPTIONS, poolOf, seatCount, type Mode, type Options } from '../src/book.js';
import type { Faction } from '../src/content/types.js';
import type { Event } from '../src/events.js';
import { movesOf } from '../src/movement.js';
import { added } from '../src/reduce/record.js';
import { setup } from '../src/setup.js';
import { factionOf, NONE, squadOf, type FigureId, type Squad, type SquadId, type State } from '../src/state.js';
import { theEdge } from '../src/system.js';
import { BLUE, RED } from './testFaction.js';

/** Small tables for rule tests. A place is `[u, v, ...slots]`; without slots it is the whole Space. */
export type Spot = readonly [u: number, v: number, ...slots: number[]];

export interface SquadBody {
  /** The id of a Squad card of the test factions. */
  readonly card: string;
  /** One place a figure; `null` for a killed one. */
  readonly at: readonly (Spot | null)[];
  readonly mode?: 0 | 1;
  readonly endurance?: number;
  readonly upgrades?: readonly { readonly card: string; readonly charges?: number; readonly passive?: boolean }[];
}

export interface SeatBody {
  readonly squads?: readonly SquadBody[];
  /** Card ids of the test factions; each takes the next unused copy. */
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly reserve?: number;
  readonly exhausted?: number;
  readonly bannerUp?: boolean;
  readonly altar?: Spot;
  readonly vpStart?: number;
  readonly vpCaptured?: readonly number[];
}

export interface SceneBody {
  readonly mode?: Mode;
  readonly options?: Partial<Options>;
  readonly seats: readonly SeatBody[];
  readonly sources?: readonly Spot[];
  readonly active?: Seat;
  readonly marker?: number;
  /** The neutral pile. */
  readonly crystals?: number;
  readonly charges?: number;
  /** Where the match stands: the main question of an Active turn (default), before a turn, or in a Passive turn. */
  readonly begin?: 'active' | 'turn' | 'passive';
  /** Ask in windows too; without it everybody is silent and only the main line is asked. */
  readonly windows?: boolean;
  readonly explain?: boolean;
  /** Instead of the two test factions, by seat. */
  readonly factions?: readonly Faction[];
}

/** A Squad is named by its place in its seat's list: `squad(0, 1)` is the second Squad of seat 0. */
export function scene(body: SceneBody): Scene {
  const mode = body.mode ?? 'duel';
  const factions = body.factions ?? [RED, BLUE, { ...RED, id: 'red-2' }, { ...BLUE, id: 'blue-2' }];
  // The hands and decks of a scene are its own, not those of the Faction Sheets.
  const presets = Array.from({ length: seatCount(mode) }, () => NONE);
  const options = { ...PLAIN_OPTIONS, ...body.options };
  const s = setup({ mode, options, factions, presets });
  s.phase = 'turns';
  s.turn = 1;
  s.firstPlayer = 0;
  s.counter = body.active ?? 0;
  s.active = body.active ?? 0;
  s.turnKind = body.begin === 'passive' ? 'passive' : body.begin === 'turn' ? 'none' : 'active';
  s.marker = body.marker ?? 0;
  for (const [seat, side] of body.seats.entries()) fillSeat(s, seat, side, body.windows !== true);
  for (const at of body.sources ?? [])
    s.tokens = added(s.tokens, { kind: 'source', owner: NONE, ...place(s, at), id: 'source' });
  s.crystals = body.crystals ?? s.crystals - s.seats.reduce((sum, side) => sum + side.reserve + side.exhausted, 0);
  s.charges = body.charges ?? s.charges - chargesInPlay(s);
  return new Scene(s, stackFor(body.begin ?? 'active', s.active), body.explain === true);
}

const chargesInPlay = (s: State): number =>
  s.squads.reduce((sum, { upgrades }) => sum + upgrades.reduce((n, { charges }) => n + charges, 0), 0);

function fillSeat(s: State, seat: Seat, body: SeatBody, silent: boolean): void {
  const side = s.seats[seat]!;
  side.faction = seat;
  side.reserve = body.reserve ?? 0;
  side.exhausted = body.exhausted ?? 0;
  side.bannerUp = body.bannerUp ?? true;
  side.silent = silent;
  side.vpStart = body.vpStart ?? side.vpStart;
  side.vpCaptured = s.seats.map((_, from) => body.vpCaptured?.[from] ?? 0);
  const take = copyTaker(s, seat);
  for (const squad of body.squads ?? []) addSquad(s, seat, squad, take);
  if (body.altar) s.tokens = added(s.tokens, { kind: 'altar', owner: seat, ...place(s, body.altar), id: 'altar' });
  side.hand = newZone({ owner: seat, visibility: 'owner', ordered: false }, (body.hand ?? []).map(take));
  side.discard = newZone({ owner: seat, visibility: 'public', ordered: true }, (body.discard ?? []).map(take));
  side.deck = newDeck(seat, (body.deck ?? ['crystal', 'crystal', 'crystal']).map(take), 'owner');
}

/** The next unused copy of a card. A fourth one does not exist. */
function copyTaker(s: State, seat: Seat): (id: string) => CardId {
  const used = new Set<number>();
  const faction = factionOf(s, seat);
  const pool = poolOf(faction);
  return id => {
    const copy = pool.findIndex((printed, i) => faction.cards[printed]?.id === id && !used.has(i));
    if (copy < 0) throw new Error(`no copy of ${id} left for seat ${seat}`);
    used.add(copy);
    return seat * CARDS_PER_SEAT + copy;
  };
}

function addSquad(s: State, seat: Seat, body: SquadBody, take: (id: string) => CardId): void {
  const card = factionOf(s, seat).squads.findIndex(({ id }) => id === body.card);
  const printed = factionOf(s, seat).squads[card];
  if (printed === undefined) throw new Error(`no Squad ${body.card}`);
  const squad: Squad = {
    seat,
    card,
    mode: body.mode ?? 0,
    endurance: body.endurance ?? printed.endurance,
    firstFigure: s.figures.length,
    status: 'deployed',
    upgrades: (body.upgrades ?? []).map(({ card: id, charges = 0, passive = false }) => ({
      card: take(id),
      charges,
      passive,
    })),
  };
  s.squads = added(s.squads, squad);
  for (let i = 0; i < printed.figures; i++) {
    const at = body.at[i];
    const where = at ? place(s, at) : { space: NONE, mask: 0 };
    s.figures = added(s.figures, { squad: s.squads.length - 1, ...where });
  }
}

export function place(s: State, [u, v, ...slots]: Spot): Placement {
  const space = idOf(boardOf(s), { u, v });
  if (space === undefined) throw new Error(`no Space ${u},${v}`);
  return { space, mask: slots.length === 0 ? FULL : slots.reduce((mask, slot) => mask | (1 << slot), 0) };
}

function stackFor(begin: 'active' | 'turn' | 'passive', seat: Seat): Frame[] {
  const main: Frame = { proc: 'main', step: 'next', vars: {} };
  if (begin === 'turn') return [main, { proc: 'turn', step: 'begin', vars: { seat } }];
  const inTurn = { proc: 'turn', step: begin === 'active' ? 'discard' : 'refill', vars: { seat } };
  const inner = begin === 'active' ? { proc: 'activeTurn', step: 'open' } : { proc: 'passiveTurn', step: 'begin' };
  return [main, inTurn, { ...inner, vars: { seat } }];
}

/** Asked of whoever must answer; everything unexpected throws. */
export class Scene {
  readonly match: Match<State>;
  readonly #script = new ChanceScript();
  readonly #options: RunOptions<Event>;
  #events: Event[] = [];

  constructor(s: State, stack: Frame[], explain: boolean) {
    this.#options = { sink: event => void this.#events.push(event), explain };
    this.match = resume(theEdge, s, stack, this.#options);
  }

  get state(): State {
    return this.match.state;
  }

  get seat(): Seat {
    return awaited(this.match)[0] as Seat;
  }

  get prompt(): Prompt {
    const found = promptOf(this.match, this.seat);
    if (found === undefined) throw new Error(`nobody is asked, but ${this.next}`);
    return found;
  }

  /** The message key of the question or roll that is awaited, `over` at the end. */
  get next(): string {
    const { pending } = this.match;
    this.#script.mustBeUsedUp();
    if (pending.kind === 'chance') return pending.chance.why;
    return pending.kind === 'over' ? 'over' : (promptOf(this.match, this.seat)?.ask ?? '?');
  }

  /**
   * Choices of whoever is asked, and chance made by `yellow`, `red`, `rolls` and `cards`. `'pay'` pays in Crystals as far
   * as they go.
   */
  do(...turn: readonly unknown[]): this {
    for (const item of turn) {
      if (isScripted(item)) this.#script.add(item);
      else {
        const choice = item === 'pay' ? this.#cheapest() : item;
        this.#submit({ kind: 'choice', wait: this.match.wait, seat: this.seat, choice });
      }
      this.#roll();
    }
    return this;
  }

  judge(choice: unknown): Ruling {
    return judgeChoice(theEdge, this.match, this.seat, choice).ruling;
  }

  /** The rules a choice is refused for; none if it is legal. */
  refusal(choice: unknown): string[] {
    const ruling = this.judge(choice);
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  }

  /** The events of one type since the beginning. */
  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.#events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  get allEvents(): readonly Event[] {
    return this.#events;
  }

  squad(seat: Seat, place: number): SquadId {
    return this.state.squads.flatMap((squad, id) => (squad.seat === seat ? [id] : []))[place] as SquadId;
  }

  figure(seat: Seat, squad: number, place = 0): FigureId {
    return squadOf(this.state, this.squad(seat, squad)).firstFigure + place;
  }

  /** The card of this name in a seat's hand. */
  card(seat: Seat, id: string): CardId {
    const faction = factionOf(this.state, seat);
    const named = (card: CardId): boolean => faction.cards[poolOf(faction)[card % CARDS_PER_SEAT] ?? -1]?.id === id;
    const side = this.state.seats[seat]!;
    const attached = this.state.squads
      .filter(squad => squad.seat === seat)
      .flatMap(({ upgrades }) => upgrades.map(u => u.card));
    const found = [...side.hand.cards, ...attached, ...side.discard.cards, ...side.deck.list].find(named);
    if (found === undefined) throw new Error(`seat ${seat} has no ${id}`);
    return found;
  }

  play(seat: Seat, id: string, half: 'upper' | 'lower' = 'upper') {
    return { do: 'card', card: this.card(seat, id), half } as const;
  }

  at(...spot: Spot): Placement {
    return place(this.state, spot);
  }

  space(u: number, v: number): number {
    return place(this.state, [u, v]).space;
  }

  /** A move by a shortest path; give `via` to go another way (all Spaces entered), `push` to place the pushed. */
  move(
    figure: FigureId,
    to: Spot,
    extra: { readonly via?: readonly (readonly [number, number])[]; readonly push?: readonly Spot[] } = {},
  ) {
    const { space, mask } = this.at(...to);
    const pushed = extra.push?.map(spot => this.at(...spot));
    const known = [...movesOf(this.state, { figure, pushed: [] })].find(
      found => (found.path.at(-1) ?? this.state.figures[figure]!.space) === space && found.mask === mask,
    );
    const straight = space === this.state.figures[figure]!.space ? [] : [space];
    const path = extra.via?.map(([u, v]) => this.space(u, v)) ?? known?.path ?? straight;
    return { do: 'move', figure, path, mask, pushed: pushed ?? known?.pushed ?? [] } as const;
  }

  fight(figure: FigureId, target: FigureId) {
    return { do: 'fight', figure, target } as const;
  }

  #cheapest(): number[] {
    const { total, bins } = this.prompt.shape as unknown as { total: number; bins: readonly { max: number }[] };
    let left = total;
    return bins.map(({ max }) => {
      const paid = Math.min(max, left);
      left -= paid;
      return paid;
    });
  }

  #roll(): void {
    for (;;) {
      const { pending, wait } = this.match;
      if (pending.kind !== 'chance' || this.#script.length === 0) return;
      this.#submit({ kind: 'chance', wait, outcome: this.#script.source(pending.chance) });
    }
  }

  #submit(input: Input): void {
    const ruling = submit(theEdge, this.match, input, this.#options);
    if (!ruling.ok)
      throw new Error(`${this.next}: ${JSON.stringify(input)} was refused: ${JSON.stringify(ruling.because)}`);
  }
}

/** The die shows this value: 0 on its first side. */
export const yellow = (value: number): Scripted => dice([value === 0 ? 1 : value + 2]);
export const red = (value: number): Scripted => dice([value]);
/** Sides, for what is neither. */
export const rolls = (...sides: number[]): Scripted => dice(sides);
export const cards = (...ids: CardId[]): Scripted => draws(ids);

const isScripted = (item: unknown): item is Scripted =>
  typeof item === 'object' && item !== null && 'kind' in item && 'outcome' in item;

export const KNOWN_TO_ALL = EVERYBODY;
export const STOP = { do: 'stop' } as const;
export const END = { do: 'end' } as const;
export const PASS = { do: 'pass' } as const;
