import { newDeck, newZone, type CardId } from '@banneret/cards';
import { overlapping } from '@banneret/geometry';
import type { Position } from '@banneret/game';
import { problem, type Args, type Frame, type Parsed, type Problem, type Seat } from '@banneret/kernel';
import { stratagemPlace, type Encounter, type Layout, type Operation, type Setup, type Table } from '../book.js';
import { pack } from '../content/index.js';
import type { CardSide, Token } from '../content/types.js';
import { fateCardsOf } from '../fate.js';
import { fullModels, onTable, placedOf } from '../ground/board.js';
import { joining } from '../recruits.js';
import { reduce } from '../reduce.js';
import { setupFor } from '../request.js';
import { setup } from '../setup.js';
import { NEUTRAL, NONE, type Fireteam, type Player, type State } from '../state.js';
import { feet } from '../tables/sketch.js';
import { cardFrom, pointFrom } from './words.js';

type Spot = readonly [number, number];

interface UnitBody {
  readonly unit: string;
  readonly at: readonly (Spot | null)[];
  readonly models?: readonly number[];
  readonly side?: CardSide;
  readonly activated?: boolean;
  readonly tokens?: Partial<Record<Token, number>>;
  readonly assets?: readonly { readonly asset: string; readonly fireteam?: number; readonly deactivated?: boolean }[];
}

interface PlayerBody {
  readonly allegiance: string;
  readonly units: readonly UnitBody[];
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly tactics?: number;
  readonly vp?: number;
  readonly acquired?: readonly string[];
  readonly stratagems?: readonly string[];
}

interface Body {
  readonly encounter?: Encounter;
  readonly commanders?: number;
  readonly table?: string;
  readonly operation?: Operation;
  readonly layout?: Layout;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players: readonly PlayerBody[];
  readonly markers?: readonly {
    readonly at: Spot;
    readonly kind?: string;
    readonly owner?: number;
    readonly claimed?: number;
  }[];
  readonly turn?: number;
  readonly initiative?: number;
  readonly begin?: 'turn' | 'draw' | 'activation' | 'score';
}

/** Thrown while a position is built: the first misfit ends it. */
class Misfit extends Error {
  readonly problem: Problem;
  constructor(say: string, args: Args) {
    super(say);
    this.problem = { say, args };
  }
}

const BARE: Table = {
  id: 'bare',
  name: { fr: 'Table nue', en: 'Bare table' },
  width: feet(6),
  depth: feet(4),
  terrain: [],
};

/** Any position at the beginning of a step of a Turn. */
export function position(raw: unknown): Parsed<Position<State>> {
  const body = raw as Body;
  const { encounter, commanders = 1, table, options = {} } = body;
  const made = setupFor({
    seats: body.players.length,
    options: {
      ...options,
      commanders,
      draft: true,
      ...(encounter && { encounter }),
      ...(table !== undefined && { table }),
    },
  });
  if (!made.ok) return made;
  try {
    const book: Setup = table === undefined ? { ...made.value, table: BARE } : made.value;
    const state = stateOf(setup(book), body);
    return { ok: true, value: { state, seats: state.players.length, stack: stackFor(body.begin ?? 'activation') } };
  } catch (misfit) {
    if (misfit instanceof Misfit) return problem(misfit.problem.say, misfit.problem.args);
    throw misfit;
  }
}

function stateOf(s: State, body: Body): State {
  if ((body.initiative ?? 1) > s.players.length)
    throw new Misfit('tos.scenario.position', { place: 'position.initiative' });
  Object.assign(s, { turn: body.turn ?? 1, phase: 'activation', attacker: 0, initiative: (body.initiative ?? 1) - 1 });
  s.operation = body.operation ?? null;
  s.layout = body.layout ?? 'confrontation';
  s.players = s.players.map((player, seat) => filled(s, player, seat, body.players[seat] as PlayerBody));
  for (const [seat, { units }] of body.players.entries())
    for (const [i, unit] of units.entries()) addUnit(s, seat, unit, `position.players[${seat}].units[${i}]`);
  s.markers = (body.markers ?? []).map(({ at, kind = 'objective', owner = 0, claimed = 0 }, id) => ({
    id,
    kind,
    at: pointFrom(at),
    owner: owner - 1 < 0 ? NEUTRAL : owner - 1,
    claimedBy: claimed - 1 < 0 ? NONE : claimed - 1,
  }));
  s.nextMarker = s.markers.length;
  mustNotOverlap(s);
  return s;
}

function filled(s: State, player: Player, seat: Seat, body: PlayerBody): Player {
  const where = `position.players[${seat}]`;
  const allegiance = pack.allegiances.findIndex(({ id }) => id === body.allegiance);
  if (allegiance < 0)
    throw new Misfit('tos.setup.unknown-army', {
      place: `${where}.allegiance`,
      army: body.allegiance,
      known: pack.allegiances.map(({ id }) => id).join(', '),
    });
  const cards = (words: readonly string[], part: string): CardId[] =>
    words.map((word, i) => {
      const card = cardFrom(seat, word);
      if (card === undefined) throw new Misfit('tos.scenario.card', { place: `${where}.${part}[${i}]`, card: word });
      return card;
    });
  const [hand, discard] = [cards(body.hand ?? [], 'hand'), cards(body.discard ?? [], 'discard')];
  const rest = fateCardsOf(seat).filter(card => !hand.includes(card) && !discard.includes(card));
  if (rest.length + hand.length + discard.length !== fateCardsOf(seat).length)
    throw new Misfit('tos.scenario.position', { place: where });
  const strata = (ids: readonly string[]): number[] =>
    ids.map(id => (pack.stratagems.some(card => card.id === id) ? stratagemPlace(s.book, id) : misfit(where)));
  return {
    ...player,
    allegiance,
    commanders: s.book.commanders,
    tactics: body.tactics ?? 0,
    vp: body.vp ?? 0,
    zone: seat,
    hand: newZone({ owner: seat, visibility: 'owner', ordered: false }, hand),
    discard: newZone({ owner: seat, visibility: 'public', ordered: true }, discard),
    deck: newDeck(seat, rest, 'owner'),
    stratagems: newZone({ owner: seat, visibility: 'owner', ordered: false }, strata(body.stratagems ?? [])),
    acquired: strata(body.acquired ?? []),
  };
}

function misfit(place: string): never {
  throw new Misfit('tos.scenario.position', { place });
}

function addUnit(s: State, seat: Seat, body: UnitBody, place: string): void {
  if (!pack.units.some(({ id }) => id === body.unit)) throw new Misfit('tos.scenario.unit', { place, unit: body.unit });
  for (const { asset } of body.assets ?? [])
    if (!pack.assets.some(({ id }) => id === asset)) throw new Misfit('tos.scenario.asset', { place, asset });
  const assets = (body.assets ?? []).map(({ asset, fireteam = 0 }) => ({ asset, fireteam }));
  const joined = joining(s, seat, { unit: body.unit, assets });
  if (body.at.length !== joined.fireteams.length)
    throw new Misfit('tos.scenario.fireteams', { place: `${place}.at`, count: joined.fireteams.length });
  const { unit } = joined;
  reduce(s, {
    ...joined,
    unit: {
      ...unit,
      side: body.side ?? 'standard',
      activated: body.activated ?? false,
      tokens: { ...unit.tokens, ...body.tokens },
      assets: unit.assets.map((one, i) => ({
        ...one,
        face: body.assets?.[i]?.deactivated === true ? ('deactivated' as const) : one.face,
      })),
    },
    fireteams: joined.fireteams.map((fireteam, i): Fireteam => {
      const at = body.at[i];
      if (!at) return { ...fireteam, place: 'killed', models: 0, adjuncts: [] };
      const full = fireteam.models;
      const models = Math.min(full, Math.max(1, body.models?.[i] ?? full));
      return { ...fireteam, place: 'table', at: pointFrom(at), models };
    }),
  });
}

/** TOS-MOV-07. */
function mustNotOverlap(s: State): void {
  const ids = [...s.fireteams.keys()].filter(id => onTable(s, id));
  for (const [i, a] of ids.entries())
    for (const b of ids.slice(0, i))
      if (overlapping(placedOf(s, a), placedOf(s, b))) throw new Misfit('tos.scenario.overlap', { place: 'position' });
  if (ids.some(id => s.fireteams[id]!.models > fullModels(s, s.fireteams[id]!)))
    throw new Misfit('tos.scenario.position', { place: 'position' });
}

const STEPS = { draw: 'draw', activation: 'activations', score: 'score' } as const;

function stackFor(begin: NonNullable<Body['begin']>): Frame[] {
  const main: Frame = { proc: 'main', step: 'next', vars: {} };
  return [main, { proc: 'turn', step: begin === 'turn' ? 'begin' : STEPS[begin], vars: {} }];
}
