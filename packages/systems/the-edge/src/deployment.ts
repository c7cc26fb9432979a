import { contactRing, FOOTPRINTS, type Occupancy, type Placement, type SpaceId } from '@banneret/hexboard';
import { illegal, legal, type Option, type Rng, type Ruling, type Seat } from '@banneret/kernel';
import { areEnemies, inContact, noFootprint, occupied, piecesOf, spacesApart } from './board.js';
import { boardOf } from './book.js';
import { TOKENS_APART } from './rulings.js';
import { baseOf, membersOf, ownerOfFigure, squadCard, squadOf, type SquadId, type State } from './state.js';

/**
 * EDGE-SET-19, -20, -23, R05, R77: may an Altar or a Source stand in this Space? That an Altar of the Alternative Set-up keeps its
 * distance from Sources is our reading (R77): the book asks for it between Altars only.
 */
export function judgeToken(s: State, kind: 'altar' | 'source', space: SpaceId): Ruling {
  const rule = kind === 'altar' ? 'EDGE-SET-20' : 'EDGE-SET-23';
  if (boardOf(s).spaces[space] === undefined) return illegal(rule, 'edge.no.space');
  for (const token of s.tokens)
    if (spacesApart(s, token.space, space) < TOKENS_APART)
      return illegal(rule, 'edge.no.too-near', { spaces: TOKENS_APART });
  return (occupied(s)[space] ?? 0) === 0 ? legal : illegal('EDGE-SET-19', 'edge.no.space');
}

/** Every Space of the board, with the reasons against it; nothing when none is left. */
export function tokenSpaces(s: State, kind: 'altar' | 'source'): Option[] | undefined {
  const options = boardOf(s).spaces.map((_, space): Option => {
    const ruling = judgeToken(s, kind, space);
    return ruling.ok ? { id: space } : { id: space, barred: ruling.because };
  });
  return options.some(({ barred }) => barred === undefined) ? options : undefined;
}

/** EDGE-SET-25 to -31: one place for each figure of the Squad. */
export function judgeDeployment(s: State, seat: Seat, squad: SquadId, at: readonly Placement[]): Ruling {
  const waiting = s.squads[squad];
  if (waiting?.seat !== seat || waiting.status !== 'waiting') return illegal('EDGE-SET-26', 'edge.no.deploy-squad');
  const { figures, base } = squadCard(s, squad);
  if (at.length !== figures) return illegal('EDGE-SET-26', 'edge.no.every-figure', { figures });
  const taken = occupied(s).slice();
  for (const { space, mask } of at) {
    if (boardOf(s).spaces[space] === undefined || !FOOTPRINTS[base].includes(mask))
      return noFootprint('EDGE-SET-27', base, mask);
    if ((taken[space]! & mask) !== 0) return illegal('EDGE-SET-27', 'edge.no.taken');
    taken[space]! |= mask;
  }
  if (at.some(place => touchesForbidden(s, seat, place))) return illegal('EDGE-SET-28', 'edge.no.deploy-contact');
  if (at.length > 1 && at.some(place => !at.some(other => inContact(s, place, other))))
    return illegal('EDGE-SET-29', 'edge.no.alone');
  return isOneGroup(s, at) ? legal : illegal('EDGE-SET-30', 'edge.no.split');
}

/** EDGE-SET-28: an Altar, a Source (any token, in fact) or an enemy figure. */
function touchesForbidden(s: State, seat: Seat, place: Placement): boolean {
  if (s.tokens.some(token => inContact(s, token, place))) return true;
  return s.figures.some((figure, id) => areEnemies(s, seat, ownerOfFigure(s, id)) && inContact(s, figure, place));
}

function isOneGroup(s: State, at: readonly Placement[]): boolean {
  const reached = new Set([0]);
  for (const i of reached) for (const [j, place] of at.entries()) if (inContact(s, at[i]!, place)) reached.add(j);
  return reached.size === at.length;
}

/**
 * The hexes a figure of the seat may not cover in deployment: taken ones, and those that touch a token or an enemy. A
 * footprint free of them all is legal by EDGE-SET-27 and -28.
 */
function closedHexes(s: State, seat: Seat): Occupancy {
  const closed = occupied(s).slice();
  // Figures come first, then the tokens.
  for (const [id, piece] of piecesOf(s).entries()) {
    if (id < s.figures.length && !areEnemies(s, seat, ownerOfFigure(s, id))) continue;
    for (const { space, mask } of contactRing(boardOf(s), piece)) closed[space]! |= mask;
  }
  return closed;
}

/** A way to deploy the Squad with its first figure in this Space, if there is one. */
export function deploymentIn(s: State, squad: SquadId, space: SpaceId, rng?: Rng): Placement[] | undefined {
  return deploymentOn(s, squad, space, closedHexes(s, squadOf(s, squad).seat), rng);
}

function deploymentOn(s: State, squad: SquadId, space: SpaceId, closed: Occupancy, rng?: Rng): Placement[] | undefined {
  const figures = membersOf(s, squad).length;
  const footprints = FOOTPRINTS[baseOf(s, squadOf(s, squad).firstFigure)];
  for (const mask of mixed(footprints, rng)) {
    if ((closed[space]! & mask) !== 0) continue;
    const at = grow(s, footprints, closed, [{ space, mask }], figures, rng);
    if (at !== undefined) return at;
  }
  return undefined;
}

/** Adds figures one by one, each touching one that stands already. */
function grow(
  s: State,
  footprints: readonly number[],
  closed: Occupancy,
  at: readonly Placement[],
  figures: number,
  rng?: Rng,
): Placement[] | undefined {
  if (at.length === figures) return [...at];
  const last = at.at(-1)!;
  closed[last.space]! |= last.mask;
  for (const placed of mixed(at, rng))
    for (const { space, mask: touching } of mixed(contactRing(boardOf(s), placed), rng))
      for (const mask of mixed(footprints, rng)) {
        if ((mask & touching) === 0 || (closed[space]! & mask) !== 0) continue;
        const grown = grow(s, footprints, closed, [...at, { space, mask }], figures, rng);
        if (grown !== undefined) return grown;
      }
  closed[last.space]! &= ~last.mask;
  return undefined;
}

/** In the order given, or from a random place on: enough to vary, cheap enough to search with. */
function* mixed<T>(items: readonly T[], rng: Rng | undefined): Generator<T> {
  const start = rng === undefined || items.length === 0 ? 0 : rng.below(items.length);
  for (let i = 0; i < items.length; i++) yield items[(start + i) % items.length]!;
}

/** R25: can the Squad be deployed at all? */
export function canDeploy(s: State, squad: SquadId): boolean {
  const closed = closedHexes(s, squadOf(s, squad).seat);
  return boardOf(s).spaces.some((_, space) => deploymentOn(s, squad, space, closed) !== undefined);
}

export const waitingSquads = (s: State, seat: Seat): SquadId[] =>
  s.squads.flatMap((squad, id) => (squad.seat === seat && squad.status === 'waiting' ? [id] : []));
