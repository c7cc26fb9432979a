import { newDeck, newZone, type CardId, type Zone } from '@banneret/cards';
import { FOOTPRINTS, type Placement } from '@banneret/hexboard';
import type { Position } from '@banneret/game';
import { problem, type Frame, type Parsed, type Problem, type Seat } from '@banneret/kernel';
import { CARDS_PER_SEAT, poolOf, printedAt, seatCount, type Mode } from '../book.js';
import { readPlace } from '../places.js';
import { added, frozen } from '../reduce/record.js';
import { setupFor } from '../request.js';
import { setup } from '../setup.js';
import { factionOf, NONE, seatOf, type SquadId, type State } from '../state.js';

export interface SquadBody {
  readonly squad: string;
  readonly at: readonly (string | null)[];
  readonly mode?: 'base' | 'alternate';
  readonly endurance?: number;
  readonly upgrades?: readonly { readonly card: string; readonly charges?: number; readonly passive?: boolean }[];
}

export interface PlayerBody {
  readonly faction: string;
  readonly squads: readonly SquadBody[];
  readonly altar?: string;
  readonly reserve?: number;
  readonly exhausted?: number;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly banner?: 'up' | 'down';
  readonly vp?: number;
  readonly captured?: readonly number[];
}

export interface Body {
  readonly mode?: Mode;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players: readonly PlayerBody[];
  readonly sources?: readonly string[];
  readonly active: number;
  readonly begin?: 'turn' | 'active' | 'passive';
  readonly marker?: number;
  readonly crystals?: number;
  readonly charges?: number;
}

/** Thrown while a position is built: the first misfit ends it. */
class Misfit extends Error {
  readonly problem: Problem;
  constructor(say: string, args: Readonly<Record<string, string | number>>) {
    super(say);
    this.problem = { say, args };
  }
}

/** Any position between two questions of a turn. */
export function position(raw: unknown): Parsed<Position<State>> {
  const body = raw as Body;
  const request = {
    seats: body.players.length,
    armies: body.players.map(({ faction }) => faction),
    options: { ...body.options, ...(body.mode && { mode: body.mode }), sameFaction: true },
  };
  const made = setupFor(request);
  if (!made.ok) return made;
  if (body.active > seatCount(made.value.mode))
    return problem('edge.scenario.unknown', { place: 'position.active', name: body.active });
  try {
    // The decks of a position are its own, not those of the Faction Sheets.
    const { presets } = made.value;
    const state = stateOf(setup({ ...made.value, presets: presets.map(() => NONE) }), body, presets);
    return {
      ok: true,
      value: { state, seats: state.seats.length, stack: stackFor(body.begin ?? 'turn', state.active) },
    };
  } catch (misfit) {
    if (misfit instanceof Misfit) return problem(misfit.problem.say, misfit.problem.args);
    throw misfit;
  }
}

function stateOf(s: State, body: Body, factions: readonly number[]): State {
  const active = body.active - 1;
  Object.assign(s, { phase: 'turns', turn: 1, firstPlayer: active, counter: active, active, marker: body.marker ?? 0 });
  s.turnKind = body.begin === 'active' || body.begin === 'passive' ? body.begin : 'none';
  for (const [seat, player] of body.players.entries()) {
    seatOf(s, seat).faction = factions[seat] ?? NONE;
    fillSeat(s, seat, player, `position.players[${seat}]`);
  }
  for (const [i, name] of (body.sources ?? []).entries())
    s.tokens = added(s.tokens, {
      kind: 'source',
      owner: NONE,
      ...placeOf(s, name, `position.sources[${i}]`),
      id: 'source',
    });
  mustNotOverlap(s);
  const held = s.seats.reduce((sum, side) => sum + side.reserve + side.exhausted, 0);
  const charged = s.squads.reduce(
    (sum, squad) => sum + squad.upgrades.reduce((n, upgrade) => n + upgrade.charges, 0),
    0,
  );
  s.crystals = body.crystals ?? Math.max(0, s.crystals - held);
  s.charges = body.charges ?? Math.max(0, s.charges - charged);
  return s;
}

function fillSeat(s: State, seat: Seat, body: PlayerBody, where: string): void {
  const side = seatOf(s, seat);
  side.reserve = body.reserve ?? 0;
  side.exhausted = body.exhausted ?? 0;
  side.bannerUp = body.banner !== 'down';
  side.vpStart = body.vp ?? side.vpStart;
  side.vpCaptured = Object.freeze(s.seats.map((_, from) => body.captured?.[from] ?? 0));
  const take = copies(s, seat);
  const takeAll = (ids: readonly string[], part: string): CardId[] =>
    ids.map((id, i) => take(id, `${where}.${part}[${i}]`));
  for (const [i, squad] of body.squads.entries()) addSquad(s, seat, squad, `${where}.squads[${i}]`, take);
  if (body.altar !== undefined)
    s.tokens = added(s.tokens, {
      kind: 'altar',
      owner: seat,
      ...placeOf(s, body.altar, `${where}.altar`),
      id: 'altar',
    });
  const zone = (visibility: 'owner' | 'public', ordered: boolean, cards: readonly CardId[]): Zone =>
    frozen(newZone({ owner: seat, visibility, ordered }, cards));
  side.hand = zone('owner', false, takeAll(body.hand ?? [], 'hand'));
  side.discard = zone('public', true, takeAll(body.discard ?? [], 'discard'));
  side.deck = frozen(newDeck(seat, takeAll(body.deck ?? [], 'deck'), 'owner'));
}

type Take = (id: string, place: string) => CardId;

/** The next unused copy of a card. */
function copies(s: State, seat: Seat): Take {
  const faction = factionOf(s, seat);
  const used = new Set<number>();
  return (id, place) => {
    const copy = poolOf(faction).findIndex((_, i) => !used.has(i) && printedAt(faction, i).id === id);
    if (copy < 0) throw new Misfit('edge.scenario.card', { place, name: id });
    used.add(copy);
    return seat * CARDS_PER_SEAT + copy;
  };
}

function addSquad(s: State, seat: Seat, body: SquadBody, where: string, take: Take): void {
  const card = factionOf(s, seat).squads.findIndex(({ id }) => id === body.squad);
  const printed = factionOf(s, seat).squads[card];
  if (printed === undefined) throw new Misfit('edge.scenario.unknown', { place: `${where}.squad`, name: body.squad });
  if (body.at.length !== printed.figures)
    throw new Misfit('edge.scenario.figures', { place: `${where}.at`, figures: printed.figures });
  const squad: SquadId = s.squads.length;
  const upgrades = (body.upgrades ?? []).map(({ card: id, charges = 0, passive = false }, i) => ({
    card: take(id, `${where}.upgrades[${i}]`),
    charges,
    passive,
  }));
  s.squads = added(s.squads, {
    seat,
    card,
    mode: body.mode === 'alternate' ? 1 : 0,
    endurance: Math.min(body.endurance ?? printed.endurance, printed.endurance),
    firstFigure: s.figures.length,
    status: 'deployed',
    upgrades,
  });
  for (const [i, name] of body.at.entries()) {
    const at = name === null ? { space: NONE, mask: 0 } : placeOf(s, name, `${where}.at[${i}]`);
    if (name !== null && !FOOTPRINTS[printed.base].includes(at.mask))
      throw new Misfit('edge.scenario.place', { place: `${where}.at[${i}]`, name });
    s.figures = added(s.figures, { squad, ...at });
  }
}

function placeOf(s: State, name: string, place: string): Placement {
  const found = readPlace(s, name);
  if (found === undefined) throw new Misfit('edge.scenario.space', { place, name });
  return found;
}

/** EDGE-BRD-14. */
function mustNotOverlap(s: State): void {
  const taken = new Map<number, number>();
  for (const { space, mask } of [...s.figures, ...s.tokens]) {
    if (space === NONE) continue;
    const before = taken.get(space) ?? 0;
    if ((before & mask) !== 0) throw new Misfit('edge.scenario.hexes', { place: 'position' });
    taken.set(space, before | mask);
  }
}

function stackFor(begin: 'turn' | 'active' | 'passive', seat: Seat): Frame[] {
  const main: Frame = { proc: 'main', step: 'next', vars: {} };
  if (begin === 'turn') return [main, { proc: 'turn', step: 'begin', vars: { seat } }];
  const inTurn = { proc: 'turn', step: begin === 'active' ? 'discard' : 'refill', vars: { seat } };
  const inner = begin === 'active' ? { proc: 'activeTurn', step: 'open' } : { proc: 'passiveTurn', step: 'begin' };
  return [main, inTurn, { ...inner, vars: { seat } }];
}
