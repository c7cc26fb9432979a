import {
  directionTo,
  firstPush,
  fits,
  FOOTPRINTS,
  isPush,
  landing,
  landings,
  pathTo,
  pushesApart,
  reach,
  type Arrival,
  type Occupancy,
  type Placement,
  type Reach,
  type SpaceId,
} from '@banneret/hexboard';
import { illegal, legal, type Rng, type Ruling } from '@banneret/kernel';
import { noFootprint, occupiedWithout, piecesOf } from './board.js';
import { boardOf } from './book.js';
import { forbidden, granted, statOf } from './stats.js';
import { hasTraps, waysAmongTraps } from './suggestWays.js';
import { baseOf, figureOf, type FigureId, type State } from './state.js';

/** How far a figure may go in the Move Action under way, and who may not be pushed (again) in it. */
export interface Stride {
  readonly figure: FigureId;
  /** Instead of its MOV. */
  readonly steps?: number;
  readonly crossing?: boolean;
  /** EDGE-MOV-10, R43. */
  readonly pushed: readonly FigureId[];
}

/** `path` has the Spaces entered, one after the other; empty for a shift inside the Space (EDGE-MOV-05). */
export interface Move {
  readonly path: readonly SpaceId[];
  readonly mask: number;
  /** Where the pushed figures go, in the order of their numbers (EDGE-PUSH-02). */
  readonly pushed: readonly Placement[];
}

/** EDGE-MOV-01 to -20: the judge of one figure's move. */
export function judgeMove(s: State, stride: Stride, move: Move): Ruling {
  const steps = stepsOf(s, stride);
  if (!steps.ok) return steps.ruling;
  const from = figureOf(s, stride.figure);
  const to = { space: move.path.at(-1) ?? from.space, mask: move.mask };
  if (to.space === from.space && to.mask === from.mask) return illegal('EDGE-MOV-02', 'edge.no.same-place');
  const way = judgePath(s, stride, from.space, move.path, steps.steps);
  return way.ok ? judgeEnd(s, stride.figure, to, move.pushed, stride.pushed) : way;
}

type Steps = { readonly ok: true; readonly steps: number } | { readonly ok: false; readonly ruling: Ruling };

/** EDGE-SQD-11, EDGE-MOV-06, R49: how many Spaces, if the figure may move at all. */
function stepsOf(s: State, { figure, steps }: Stride): Steps {
  const mov = statOf(s, figure, 'mov');
  if (mov === null) return { ok: false, ruling: illegal('EDGE-MOV-06', 'edge.no.mov') };
  const forbids = forbidden(s, figure, 'move');
  if (forbids !== undefined) return { ok: false, ruling: illegal('EDGE-GEN-05', 'edge.no.forbidden') };
  return { ok: true, steps: steps ?? mov };
}

/** How many Spaces the figure may enter; none if it may not move. */
export function stepsFor(s: State, stride: Stride): number {
  const found = stepsOf(s, stride);
  return found.ok ? found.steps : 0;
}

/** EDGE-MOV-04, -11, -16, R48, R92. */
function judgePath(s: State, stride: Stride, from: SpaceId, path: readonly SpaceId[], steps: number): Ruling {
  if (path.length > steps) return illegal('EDGE-MOV-02', 'edge.no.steps', { steps, path: path.length });
  const taken = occupiedWithout(s, stride.figure);
  const base = baseOf(s, stride.figure);
  const crosses = crossesObstacles(s, stride);
  let here = from;
  for (const [i, space] of path.entries()) {
    if (directionTo(boardOf(s), here, space) === undefined) return illegal('EDGE-MOV-04', 'edge.no.adjacent');
    const last = i === path.length - 1;
    if (!last && !crosses && !fits(base, taken[space] ?? 0))
      return illegal('EDGE-MOV-11', 'edge.no.transit', { space });
    here = space;
  }
  return legal;
}

/** EDGE-SQD-12: by its symbol, a card or whatever moves it. */
export const crossesObstacles = (s: State, { figure, crossing }: Stride): boolean =>
  crossing === true || granted(s, figure, 'crossing');

/** EDGE-MOV-07 to -09, -15, EDGE-PUSH, R44 to R46 (R45, R91: nobody shares a hex, but a hex just left is free): may the figure come to stand here, pushing others to these places? */
export function judgeEnd(
  s: State,
  figure: FigureId,
  to: Placement,
  places: readonly Placement[],
  alreadyPushed: readonly FigureId[],
): Ruling {
  const base = baseOf(s, figure);
  if (!FOOTPRINTS[base].includes(to.mask)) return noFootprint('EDGE-MOV-15', base, to.mask);
  const arrival = arrivalOf(s, figure, to, alreadyPushed);
  const under = landing(arrival);
  if (under.kind === 'blocked') {
    if (under.by >= s.figures.length) return illegal('EDGE-MOV-07', 'edge.no.on-token');
    if (alreadyPushed.includes(under.by)) return illegal('EDGE-MOV-10', 'edge.no.pushed-already');
    return illegal('EDGE-MOV-08', 'edge.no.on-figure');
  }
  if (isPush(arrival, places)) return legal;
  if (under.kind === 'free') return illegal('EDGE-PUSH-06', 'edge.no.nothing-to-push');
  if (firstPush(arrival) === undefined) return illegal('EDGE-PUSH-04', 'edge.no.push-room');
  return illegal('EDGE-PUSH-03', 'edge.no.push-place');
}

const arrivalOf = (s: State, figure: FigureId, to: Placement, alreadyPushed: readonly FigureId[]): Arrival => ({
  board: boardOf(s),
  pieces: piecesOf(s, alreadyPushed),
  mover: figure,
  to,
});

/** The figures that an arrival pushes, in the order in which their places are given. */
export function pushedBy(s: State, figure: FigureId, to: Placement): readonly FigureId[] {
  const under = landing(arrivalOf(s, figure, to, []));
  return under.kind === 'pushes' ? under.pushed : [];
}

function reachOf(s: State, stride: Stride, steps: number, taken: Occupancy): Reach {
  const mover = { size: baseOf(s, stride.figure), steps, crossesObstacles: crossesObstacles(s, stride) };
  return reach(boardOf(s), taken, figureOf(s, stride.figure).space, mover);
}

/** The ways to a Space that differ: around all traps where that can be, else a shortest one; and over each trap in reach. */
function waysOf(s: State, stride: Stride, found: Reach): (space: SpaceId) => readonly (readonly SpaceId[])[] {
  if (crossesObstacles(s, stride) || !hasTraps(s, stride.figure)) return space => [pathTo(found, space).slice(1)];
  return waysAmongTraps(s, stride.figure, stepsFor(s, stride), occupiedWithout(s, stride.figure));
}

/** Where a figure can come to stand by a move, and how its ways lead there. */
export interface Destinations {
  readonly found: Reach;
  readonly places: readonly Placement[];
}

const NOWHERE: Destinations = {
  found: { spaces: [], steps: new Uint8Array(0), before: new Int16Array(0) },
  places: [],
};

export function destinations(s: State, stride: Stride): Destinations {
  const steps = stepsOf(s, stride);
  if (!steps.ok) return NOWHERE;
  const from = figureOf(s, stride.figure);
  const found = reachOf(s, stride, steps.steps, occupiedWithout(s, stride.figure));
  const places = landingsIn(s, stride.figure, found.spaces, stride.pushed).filter(
    to => to.space !== from.space || to.mask !== from.mask,
  );
  return { found, places };
}

/** The move to one of the destinations: around traps if that can be, with the first way to push whoever is there. */
export function moveTo(s: State, stride: Stride, to: Placement, { found } = destinations(s, stride)): Move {
  const pushed = firstPush(arrivalOf(s, stride.figure, to, stride.pushed)) ?? [];
  return { path: waysOf(s, stride, found)(to.space)[0] ?? [], mask: to.mask, pushed };
}

/** Every place the figure can get to, by each way that differs in its traps, with each Push that differs in its Spaces. */
export function* movesOf(s: State, stride: Stride): Generator<Move> {
  const { found, places } = destinations(s, stride);
  const ways = waysOf(s, stride, found);
  for (const to of places) {
    const [first = [], ...others] = ways(to.space);
    const [pushed = [], ...apart] = pushesApart(arrivalOf(s, stride.figure, to, stride.pushed));
    yield { path: first, mask: to.mask, pushed };
    for (const other of apart) yield { path: first, mask: to.mask, pushed: other };
    for (const path of others) yield { path, mask: to.mask, pushed };
  }
}

/** Every arrangement of those in the way that is worth telling apart. */
export const roomsFor = (s: State, figure: FigureId, to: Placement): readonly (readonly Placement[])[] =>
  pushesApart(arrivalOf(s, figure, to, []));

/** Where a figure can come to stand in these Spaces, pushing if it must. */
export const landingsIn = (
  s: State,
  figure: FigureId,
  spaces: readonly SpaceId[],
  alreadyPushed: readonly FigureId[] = [],
): Placement[] =>
  landings({ board: boardOf(s), pieces: piecesOf(s, alreadyPushed), mover: figure }, baseOf(s, figure), spaces);

/** The first way to make room for an arrival; `undefined` if there is none. */
export const makeRoom = (
  s: State,
  figure: FigureId,
  to: Placement,
  alreadyPushed: readonly FigureId[] = [],
): readonly Placement[] | undefined => firstPush(arrivalOf(s, figure, to, alreadyPushed));

/** Some way to make room for an arrival, any of those that differ; `undefined` if there is none. */
export function randomRoom(
  s: State,
  figure: FigureId,
  to: Placement,
  alreadyPushed: readonly FigureId[],
  rng: Rng,
): readonly Placement[] | undefined {
  const first = makeRoom(s, figure, to, alreadyPushed);
  if (first === undefined || first.length === 0) return first;
  const apart = pushesApart(arrivalOf(s, figure, to, alreadyPushed));
  return apart[rng.below(apart.length)];
}

/** Tries before a random move is given up: most Spaces have room. */
const SAMPLE_TRIES = 8;

/** A random move, or nothing if none was found quickly. */
export function randomMove(s: State, stride: Stride, rng: Rng): Move | undefined {
  const steps = stepsOf(s, stride);
  if (!steps.ok) return undefined;
  const from = figureOf(s, stride.figure);
  const found = reachOf(s, stride, steps.steps, occupiedWithout(s, stride.figure));
  const footprints = FOOTPRINTS[baseOf(s, stride.figure)];
  for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
    const space = found.spaces[rng.below(found.spaces.length)] ?? from.space;
    const mask = footprints[rng.below(footprints.length)] ?? 0;
    if (space === from.space && mask === from.mask) continue;
    const pushed = randomRoom(s, stride.figure, { space, mask }, stride.pushed, rng);
    if (pushed === undefined) continue;
    const ways = waysOf(s, stride, found)(space);
    return { path: ways[ways.length > 1 ? rng.below(ways.length) : 0] ?? [], mask, pushed };
  }
  return undefined;
}

/** The same with the reason against it. */
export function judgeMover(s: State, stride: Stride): Ruling {
  const found = stepsOf(s, stride);
  return found.ok ? legal : found.ruling;
}

/** May the figure move at all? Whether there is room anywhere is another matter. */
export const mayMove = (s: State, stride: Stride): boolean => stepsOf(s, stride).ok;
