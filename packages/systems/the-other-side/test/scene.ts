import { newDeck, newZone, type CardId } from '@banneret/cards';
import { inches, type Point, type Polygon } from '@banneret/geometry';
import {
  awaited,
  judgeChoice,
  promptOf,
  resume,
  submit,
  type Frame,
  type Input,
  type Match,
  type Option,
  type PickShape,
  type Prompt,
  type Ruling,
  type Seat,
} from '@banneret/kernel';
import {
  PLAIN_OPTIONS,
  seatCount,
  type Encounter,
  type Operation,
  type Options,
  type TerrainZone,
} from '../src/book.js';
import type { CardSide, Pack, Suit, Token } from '../src/content/types.js';
import type { Event } from '../src/events.js';
import { blackJokerOf, cardOf, fateCardsOf, redJokerOf } from '../src/fate.js';
import type { Trait } from '../src/ground/traits.js';
import { joining } from '../src/recruits.js';
import { reduce } from '../src/reduce.js';
import { setup } from '../src/setup.js';
import { unitOf, type Fireteam, type FireteamId, type Player, type State, type UnitId } from '../src/state.js';
import { theOtherSide } from '../src/system.js';
import { PACK } from './testPack.js';

/** Small tables for rule tests. Places are in inches. */
export type Spot = readonly [x: number, y: number];

export interface UnitBody {
  readonly card: string;
  /** One place a Fireteam; `null` for a Killed one. */
  readonly at: readonly (Spot | null)[];
  /** Living models of each Fireteam; all of them unless said. */
  readonly models?: readonly number[];
  readonly assets?: readonly AssetBody[];
  readonly tokens?: Partial<Readonly<Record<Token, number>>>;
  readonly side?: CardSide;
  readonly activated?: boolean;
}

export interface AssetBody {
  readonly asset: string;
  readonly fireteam?: number;
  readonly deactivated?: boolean;
  readonly abandoned?: boolean;
}

/** A card: `'7 rams'`, `'black joker'`, `'red joker'`. */
export type CardWord = string;

export interface SeatBody {
  readonly units?: readonly UnitBody[];
  readonly hand?: readonly CardWord[];
  readonly discard?: readonly CardWord[];
  /** What is left in the deck; everything that lies nowhere else unless said. */
  readonly deck?: readonly CardWord[];
  readonly tactics?: number;
  readonly vp?: number;
  readonly acquired?: readonly number[];
}

export interface SceneBody {
  readonly encounter?: Encounter;
  readonly commanders?: number;
  readonly seats: readonly SeatBody[];
  readonly terrain?: readonly TerrainBody[];
  readonly markers?: readonly {
    readonly at: Spot;
    readonly kind?: string;
    readonly owner?: Seat;
    readonly claimedBy?: Seat;
  }[];
  readonly operation?: Operation;
  readonly options?: Partial<Options>;
  readonly pack?: Pack;
  readonly turn?: number;
  readonly initiative?: Seat;
  /** In inches; 72 x 48 unless said. */
  readonly size?: Spot;
  /** Where the match stands: the Activation Phase (default), or another step of the Turn. */
  readonly begin?: 'activation' | 'turn' | 'planning' | 'refresh' | 'draw' | 'score' | 'shuffle';
  readonly explain?: boolean;
}

/** A rectangle from one corner to the other, with its traits: `'blocking'`, `'difficult low'`, `'dangerous 3'`. */
export interface TerrainBody {
  readonly box: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly traits: readonly string[];
  readonly roof?: boolean;
  readonly rooms?: boolean;
}

export const point = ([x, y]: Spot): Point => ({ x: Math.round(x * 25_400), y: Math.round(y * 25_400) });

export function cardNamed(seat: Seat, word: CardWord): CardId {
  if (word === 'black joker') return blackJokerOf(seat);
  if (word === 'red joker') return redJokerOf(seat);
  const [value, suit] = word.split(' ') as [string, Suit];
  return cardOf(seat, suit, Number(value));
}

export const traitNamed = (word: string): Trait => {
  const [trait, ...rest] = word.split(' ') as [Trait['trait'], ...string[]];
  const only = rest.find(part => part === 'low' || part === 'high');
  const strength = rest.find(part => /^\d+$/.test(part));
  return {
    trait,
    ...(only && { only: only as 'low' | 'high' }),
    ...(strength !== undefined && { strength: Number(strength) }),
  };
};

export const box = ([x1, y1, x2, y2]: TerrainBody['box']): Polygon => [[x1, y1], [x2, y1], [x2, y2], [x1, y2]].map(corner => point(corner as unknown as Spot)); // prettier-ignore

const zoneOf = ({ box: corners, traits, roof, rooms }: TerrainBody, i: number): TerrainZone => ({
  id: `zone${i}`,
  name: { fr: `zone ${i}`, en: `zone ${i}` },
  outline: box(corners),
  traits: traits.map(traitNamed),
  ...(roof && { roof }),
  ...(rooms && { rooms }),
});

/** A table as it stands, and the match resumed there. Units are named by their place: `unit(0, 1)` is seat 0's second. */
export function scene(body: SceneBody): Scene {
  const s = stateOf(body);
  return new Scene(s, stackFor(body.begin ?? 'activation'), body.explain === true);
}

export function stateOf(body: SceneBody): State {
  const encounter = body.encounter ?? 'standard';
  const [width, depth] = body.size ?? [72, 48];
  const s = setup({
    encounter,
    seats: seatCount(encounter),
    commanders: body.commanders ?? 1,
    table: {
      id: 'test',
      name: { fr: 'essai', en: 'test' },
      width: inches(width),
      depth: inches(depth),
      terrain: (body.terrain ?? []).map(zoneOf),
    },
    options: { ...PLAIN_OPTIONS, ...body.options },
    pack: body.pack ?? PACK,
    companies: Array.from({ length: seatCount(encounter) }, () => null),
  });
  s.turn = body.turn ?? 1;
  s.phase = 'activation';
  s.attacker = 0;
  s.initiative = body.initiative ?? 0;
  s.operation = body.operation ?? null;
  s.layout = 'confrontation';
  s.players = s.players.map((player, seat) => filled(player, seat, body.seats[seat] ?? {}, body.commanders ?? 1));
  for (const [seat, { units = [] }] of body.seats.entries()) for (const unit of units) addUnit(s, seat, unit);
  s.markers = (body.markers ?? []).map(({ at, kind = 'objective', owner = -1, claimedBy = -1 }, id) => ({
    id,
    kind,
    at: point(at),
    owner,
    claimedBy,
  }));
  s.nextMarker = s.markers.length;
  return s;
}

function filled(player: Player, seat: Seat, body: SeatBody, commanders: number): Player {
  const cards = (words: readonly CardWord[] = []): CardId[] => words.map(word => cardNamed(seat, word));
  const [hand, discard] = [cards(body.hand), cards(body.discard)];
  const rest = fateCardsOf(seat).filter(card => !hand.includes(card) && !discard.includes(card));
  return {
    ...player,
    allegiance: seat % 2,
    commanders,
    tactics: body.tactics ?? 0,
    vp: body.vp ?? 0,
    zone: seat,
    acquired: body.acquired ?? [],
    hand: newZone({ owner: seat, visibility: 'owner', ordered: false }, hand),
    discard: newZone({ owner: seat, visibility: 'public', ordered: true }, discard),
    deck: newDeck(seat, body.deck ? cards(body.deck) : rest, 'owner'),
  };
}

function addUnit(s: State, seat: Seat, body: UnitBody): void {
  const assets = (body.assets ?? []).map(({ asset, fireteam }) => ({
    asset,
    ...(fireteam !== undefined && { fireteam }),
  }));
  const joined = joining(s, seat, { unit: body.card, assets });
  const { unit } = joined;
  reduce(s, {
    ...joined,
    unit: {
      ...unit,
      side: body.side ?? 'standard',
      activated: body.activated ?? false,
      tokens: { ...unit.tokens, ...body.tokens },
      assets: unit.assets.map((state, i) => ({
        ...state,
        face: body.assets?.[i]?.deactivated === true ? ('deactivated' as const) : ('standard' as const),
        abandoned: body.assets?.[i]?.abandoned === true,
      })),
    },
    fireteams: joined.fireteams.map((fireteam, i): Fireteam => {
      const at = body.at[i];
      if (!at) return { ...fireteam, place: 'killed', models: 0, adjuncts: [] };
      return { ...fireteam, place: 'table', at: point(at), models: body.models?.[i] ?? fireteam.models };
    }),
  });
}

function stackFor(begin: NonNullable<SceneBody['begin']>): Frame[] {
  const main: Frame = { proc: 'main', step: 'next', vars: {} };
  if (begin === 'turn') return [main, { proc: 'turn', step: 'begin', vars: {} }];
  const inTurn: Readonly<Record<string, string>> = {
    activation: 'activations',
    planning: 'begin',
    refresh: 'refresh',
    draw: 'draw',
    score: 'score',
    shuffle: 'shuffle',
  };
  return [main, { proc: 'turn', step: inTurn[begin] as string, vars: {} }];
}

/** Cards that come off decks, in the order in which they are asked for. */
export const cards = (...words: readonly CardWord[]): { readonly cards: readonly CardWord[] } => ({ cards: words });

/** Asked of whoever must answer; everything unexpected throws. */
export class Scene {
  readonly match: Match<State>;
  #coming: CardWord[] = [];
  #events: Event[] = [];
  readonly #options;

  constructor(s: State, stack: Frame[], explain: boolean) {
    this.#options = { sink: (event: Event) => void this.#events.push(event), explain };
    this.match = resume(theOtherSide, s, stack, this.#options);
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

  /** The message key of the question or flip that is awaited, `over` at the end. */
  get next(): string {
    const { pending } = this.match;
    if (this.#coming.length > 0) throw new Error(`cards left over: ${this.#coming.join(', ')}`);
    if (pending.kind === 'chance') return pending.chance.why;
    return pending.kind === 'over' ? 'over' : (promptOf(this.match, this.seat)?.ask ?? '?');
  }

  /** Choices of whoever is asked, and `cards(…)` that will be flipped or drawn from now on. */
  do(...turn: readonly unknown[]): this {
    for (const item of turn) {
      if (isCards(item)) this.#coming.push(...item.cards);
      else this.#submit({ kind: 'choice', wait: this.match.wait, seat: this.seat, choice: item });
      this.#draw();
    }
    return this;
  }

  /** Cheats with, keeps or discards the card of this name. */
  card(word: CardWord): this {
    return this.do(cardNamed(this.seat, word));
  }

  judge(choice: unknown): Ruling {
    return judgeChoice(theOtherSide, this.match, this.seat, choice).ruling;
  }

  /** The rules a choice is refused for; empty if it is legal. */
  refusal(choice: unknown): readonly string[] {
    const ruling = this.judge(choice);
    return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
  }

  /** The options of a pick: ids of those that may be picked. */
  get open(): readonly (string | number)[] {
    return this.#picks.filter(({ barred }) => barred === undefined).map(({ id }) => id);
  }

  get #picks(): readonly Option[] {
    const { shape } = this.prompt;
    if (shape.kind !== 'pick') throw new Error(`${this.prompt.ask} is no pick but ${shape.kind}`);
    return (shape as PickShape).options;
  }

  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.#events.filter(event => event.type === type) as Extract<Event, { type: T }>[];
  }

  forget(): this {
    this.#events = [];
    return this;
  }

  unit(seat: Seat, place: number): UnitId {
    return [...this.state.units.keys()].filter(id => unitOf(this.state, id).seat === seat)[place] as UnitId;
  }

  fireteam(seat: Seat, place: number, n = 0): FireteamId {
    return unitOf(this.state, this.unit(seat, place)).fireteams[n] as FireteamId;
  }

  /** Activates a unit and gives it an Order. */
  order(seat: Seat, place: number, order: string): this {
    return this.do(`unit:${this.unit(seat, place)}`, order);
  }

  /** The Action of one Fireteam at another. */
  act(fireteam: FireteamId, key: string, target?: number): this {
    this.do(`act:${fireteam}:${key}`);
    return target === undefined ? this : this.do(target);
  }

  /** A whole move step: `[fireteam, [x, y], …]` for each who goes. */
  move(...moves: readonly (readonly [FireteamId, ...Spot[]])[]): this {
    return this.do(this.moves(...moves));
  }

  moves(...moves: readonly (readonly [FireteamId, ...Spot[]])[]): unknown {
    return moves.map(([fireteam, ...way]) => ({ fireteam, way: way.map(point) }));
  }

  #draw(): void {
    for (;;) {
      const { pending, wait } = this.match;
      if (pending.kind !== 'chance' || this.#coming.length === 0) return;
      const { chance } = pending;
      if (chance.kind !== 'draw') throw new Error('this game has no dice');
      const owner = Math.floor((chance.from[0] as number) / 54);
      if (this.#coming.length < chance.count) return;
      const outcome = this.#coming.splice(0, chance.count).map(word => cardNamed(owner, word));
      this.#submit({ kind: 'chance', wait, outcome });
    }
  }

  #submit(input: Input): void {
    const ruling = submit(theOtherSide, this.match, input, this.#options);
    if (!ruling.ok)
      throw new Error(
        `refused at ${this.prompt.ask}: ${JSON.stringify(ruling.because)} ${JSON.stringify(input)} (${JSON.stringify(this.prompt.shape).slice(0, 600)})`,
      );
  }
}

const isCards = (item: unknown): item is { cards: CardWord[] } =>
  typeof item === 'object' && item !== null && 'cards' in item;
