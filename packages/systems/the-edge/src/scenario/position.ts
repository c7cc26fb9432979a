import { Misfit, parsed, type Position } from '@banneret/game';
import { problem, type Parsed } from '@banneret/kernel';
import { seatCount } from '../book.js';
import { afterPoints, figuresLeft } from '../endings.js';
import { added } from '../reduce/record.js';
import { setupFor } from '../request.js';
import { VP_TRACK_HALF } from '../rulings.js';
import { setup, type Setup } from '../setup.js';
import { NONE, seatOf, seatsOf, type State } from '../state.js';
import { isStage, type Body } from './body.js';
import { stackFor } from './moment.js';
import { ownSquadNamed } from './names.js';
import { fillSeat, placeOf, settleLasting, wholeSpace } from './seats.js';

/** Any position: between two questions of a turn, inside an Activation, a Combat or an Action, or in the set-up. */
export function position(raw: unknown): Parsed<Position<State>> {
  const body = raw as Body;
  // Nothing is chosen in a position: factions, Squads and decks are there.
  if (body.options?.['draft'] !== undefined)
    return problem('edge.scenario.no-draft', { place: 'position.options.draft' });
  const made = setupFor({
    seats: body.players.length,
    armies: body.players.map(({ faction }) => faction),
    options: { ...body.options, ...(body.mode && { mode: body.mode }), sameFaction: true },
  });
  if (!made.ok) return problem(made.problem.say, placed(made.problem.args));
  return parsed(() => {
    const state = stateOf(made.value, body);
    return { state, seats: state.seats.length, stack: stackFor(state, body) };
  });
}

/** A set-up speaks of armies and options; here they stand elsewhere. */
function placed(args: Readonly<Record<string, string | number>> = {}): Record<string, string | number> {
  const place = String(args['place'] ?? 'position.players')
    .replace(/^armies(\[\d+\])/, 'position.players$1.faction')
    .replace(/^options/, 'position.options');
  return { ...args, place };
}

function stateOf(made: Setup, body: Body): State {
  // The decks of a position are its own, not those of the Faction Sheets.
  const s = setup({ ...made, presets: made.presets.map(() => NONE) });
  const seats = seatCount(made.mode);
  const player = (number: number, field: string): number => {
    if (number > seats) throw new Misfit('edge.scenario.player', { place: `position.${field}`, players: seats });
    return number - 1;
  };
  const active = player(body.active, 'active');
  const counter =
    body.counter === undefined ? (isStage(body.begin) ? seats - 1 : active) : player(body.counter, 'counter');
  Object.assign(s, {
    phase: isStage(body.begin) ? 'setup' : 'turns',
    turn: body.turn ?? 1,
    firstPlayer: counter,
    counter,
  });
  s.active = isStage(body.begin) ? counter : active;
  if (isStage(body.begin)) s.turn = 0;
  if (isStage(body.begin)) mustHaveBegun(body);
  s.marker = body.marker ?? 0;
  s.ending = body.ending ?? 'none';
  // A turn that is under way counts itself.
  s.quiet = (body.quiet ?? 0) + (body.begin === 'active' || body.begin === 'passive' ? 1 : 0);
  s.turnKind = body.begin === 'active' || body.begin === 'passive' ? body.begin : 'none';
  mustFitMode(s, body);
  for (const [seat, side] of body.players.entries()) {
    seatOf(s, seat).faction = made.presets[seat] ?? NONE;
    fillSeat(s, seat, side, `position.players[${seat}]`, isStage(body.begin));
  }
  for (const [i, name] of (body.sources ?? []).entries())
    s.tokens = added(s.tokens, {
      kind: 'source',
      owner: NONE,
      ...wholeSpace(s, name, `position.sources[${i}]`),
      id: 'source',
    });
  settleLasting(s, body);
  if (body.activated !== undefined) s.activated = activatedIn(s, active, body);
  mustNotOverlap(s, body);
  mustAddUp(s, body);
  if (!isStage(body.begin)) mustBeUndecided(s);
  return s;
}

function activatedIn(s: State, active: number, { activated = '', begin }: Body): number {
  const place = 'position.activated';
  const squad = ownSquadNamed(s, active, activated);
  if (squad === undefined) throw new Misfit('edge.scenario.unknown', { place, name: activated });
  if (begin !== 'active') throw new Misfit('edge.scenario.not-active', { place });
  return squad;
}

const OF_TURNS = ['turn', 'marker', 'quiet', 'ending', 'activated'] as const;

/** In the set-up nothing of this is there yet. */
function mustHaveBegun(body: Body): void {
  const early = OF_TURNS.find(field => body[field] !== undefined);
  if (early !== undefined) throw new Misfit('edge.scenario.no-turns', { place: `position.${early}` });
}

/** The track is for a duel, tokens are for more players. */
function mustFitMode(s: State, { marker, players }: Body): void {
  const duel = s.book.mode === 'duel';
  if (!duel && marker !== undefined) throw new Misfit('edge.scenario.no-track', { place: 'position.marker' });
  for (const [i, { vp, captured }] of players.entries())
    if (duel && (vp !== undefined || captured !== undefined))
      throw new Misfit('edge.scenario.no-tokens', {
        place: `position.players[${i}].${vp === undefined ? 'captured' : 'vp'}`,
      });
}

/** EDGE-BRD-14: whoever is the second on a hex is told. */
function mustNotOverlap(s: State, body: Body): void {
  const taken = new Map<number, number>();
  for (const [at, name] of placesIn(body)) {
    const { space, mask } = placeOf(s, name, at);
    const before = taken.get(space) ?? 0;
    if ((before & mask) !== 0) throw new Misfit('edge.scenario.hexes', { place: at, name });
    taken.set(space, before | mask);
  }
}

/** Every place of a piece, with where it stands in the file. */
function* placesIn({ players, sources = [] }: Body): Generator<readonly [at: string, name: string]> {
  for (const [i, { squads, altar, tokens = [] }] of players.entries()) {
    const player = `position.players[${i}]`;
    for (const [j, { at = [] }] of squads.entries())
      for (const [k, name] of at.entries()) if (name !== null) yield [`${player}.squads[${j}].at[${k}]`, name];
    if (altar !== undefined) yield [`${player}.altar`, altar];
    for (const [j, token] of tokens.entries()) yield [`${player}.tokens[${j}].at`, token.at];
  }
  for (const [i, name] of sources.entries()) yield [`position.sources[${i}]`, name];
}

/** EDGE-GEN-12: no more Crystals, Charges and tokens than there are. The neutral pile is what the players leave, unless it is told. */
function mustAddUp(s: State, { crystals, charges }: Body): void {
  const held = s.seats.reduce((sum, side) => sum + side.reserve + side.exhausted, 0);
  const charged = s.squads.reduce((sum, { upgrades }) => sum + upgrades.reduce((n, { charges: on }) => n + on, 0), 0);
  for (const [what, used, pile, left] of [
    ['crystals', held, s.crystals, crystals],
    ['charges', charged, s.charges, charges],
  ] as const)
    if (used + (left ?? 0) > pile)
      throw new Misfit('edge.scenario.too-many', { place: `position.${what}`, count: used + (left ?? 0), most: pile });
  s.crystals = crystals ?? s.crystals - held;
  s.charges = charges ?? s.charges - charged;
  if (s.book.mode === 'duel') return;
  for (const owner of seatsOf(s)) {
    const tokens = s.seats.reduce((sum, side) => sum + (side.vpCaptured[owner] ?? 0), seatOf(s, owner).vpStart);
    if (tokens > VP_TRACK_HALF)
      throw new Misfit('edge.scenario.too-many', {
        place: `position.players[${owner}].vp`,
        count: tokens,
        most: VP_TRACK_HALF,
      });
  }
}

/** EDGE-END-01, EDGE-FFA-05, EDGE-TEAM-06: a position is of a match that goes on. */
function mustBeUndecided(s: State): void {
  for (const seat of seatsOf(s))
    if (figuresLeft(s, seat) === 0)
      throw new Misfit('edge.scenario.nobody', { place: `position.players[${seat}].squads` });
  const won = { over: false };
  // What would follow at once must be nothing: looked at without anybody to tell it to.
  const probe = { state: s, explain: false, emit: () => void (won.over = true) };
  afterPoints(probe as unknown as Parameters<typeof afterPoints>[0]);
  if (won.over) throw new Misfit('edge.scenario.won', { place: 'position.players' });
}
