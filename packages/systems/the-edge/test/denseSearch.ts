import { FOOTPRINTS, neighbourOf, type Direction, type Placement, type SpaceId } from '@banneret/hexboard';
import { boardOf } from '../src/book.js';
import { judgeEnd, judgeMove, type Move, type Stride } from '../src/movement.js';
import { baseOf, figureOf, type FigureId, type State } from '../src/state.js';
import { trapsIn } from '../src/traps.js';

/**
 * A search of its own for everything a figure may do with a move: every way of Spaces, every footprint, every place for those in
 * the way, each shown to the judge. Slow and blunt on purpose: it knows nothing of how proposals are made.
 */

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Every way of at most so many steps that enters no Space twice, the empty one included. */
export function* waysFrom(s: State, from: SpaceId, steps: number): Generator<readonly SpaceId[]> {
  yield [];
  yield* longer(s, [from], steps);
}

function* longer(s: State, way: readonly SpaceId[], steps: number): Generator<readonly SpaceId[]> {
  if (steps === 0) return;
  for (const direction of DIRECTIONS) {
    const next = neighbourOf(boardOf(s), way.at(-1)!, direction);
    if (next < 0 || way.includes(next)) continue;
    const gone = [...way, next];
    yield gone.slice(1);
    yield* longer(s, gone, steps - 1);
  }
}

/** Figures that an arrival covers. */
export const under = (s: State, mover: FigureId, to: Placement): FigureId[] =>
  s.figures.flatMap(({ space, mask }, id) =>
    id !== mover && space === to.space && (mask & to.mask) !== 0 ? [id] : [],
  );

/** Every place in and around a Space for a base. */
function placesNear(s: State, figure: FigureId, around: SpaceId): Placement[] {
  const spaces = [around, ...DIRECTIONS.map(direction => neighbourOf(boardOf(s), around, direction))];
  return spaces
    .filter(space => space >= 0)
    .flatMap(space => FOOTPRINTS[baseOf(s, figure)].map(mask => ({ space, mask })));
}

/** Where one of those in the way may go, the others going anywhere: at most three of them are looked at. */
export function pushTargets(
  s: State,
  mover: FigureId,
  to: Placement,
  banned: readonly FigureId[],
): [FigureId, SpaceId][] {
  const pushed = under(s, mover, to);
  if (pushed.length === 0 || pushed.length > 2) return [];
  const found: [FigureId, SpaceId][] = [];
  const choices = pushed.map(figure => placesNear(s, figure, to.space));
  const seen = new Set<string>();
  const look = (places: readonly Placement[]): void => {
    if (!judgeEnd(s, mover, to, places, banned).ok) return;
    for (const [i, place] of places.entries()) {
      const key = `${i}:${place.space}`;
      if (!seen.has(key)) found.push([pushed[i]!, place.space]);
      seen.add(key);
    }
  };
  for (const first of choices[0]!)
    if (choices[1] === undefined) look([first]);
    else for (const second of choices[1]) look([first, second]);
  return found;
}

/** Some way to make room, found by trying. */
function anyRoom(
  s: State,
  mover: FigureId,
  to: Placement,
  banned: readonly FigureId[],
): readonly Placement[] | undefined {
  const pushed = under(s, mover, to);
  const tryAll = (places: readonly Placement[]): readonly Placement[] | undefined => {
    const next = pushed[places.length];
    if (next === undefined) return judgeEnd(s, mover, to, places, banned).ok ? places : undefined;
    for (const place of placesNear(s, next, to.space)) {
      const clash = places.some(other => other.space === place.space && (other.mask & place.mask) !== 0);
      const room = clash ? undefined : tryAll([...places, place]);
      if (room !== undefined) return room;
    }
    return undefined;
  };
  return pushed.length > 3 ? undefined : tryAll([]);
}

export interface Found {
  /** Spaces it may end in. */
  readonly spaces: Set<SpaceId>;
  /** `space:mask` */
  readonly hexes: Set<string>;
  /** Spaces it may end in without a trap on the way. */
  readonly safely: Set<SpaceId>;
  /** `space:token`: Spaces it may end in by way of this trap. */
  readonly over: Set<string>;
  /** `space:figure:space`: Spaces it may end in, whom it pushes there, and into which Space. */
  readonly pushes: Set<string>;
}

/** Everything the judge allows one figure, by brute force. */
export function allMoves(s: State, stride: Stride, steps: number): Found {
  const found: Found = { spaces: new Set(), hexes: new Set(), safely: new Set(), over: new Set(), pushes: new Set() };
  const from = figureOf(s, stride.figure);
  const ends = new Map<SpaceId, readonly Move[]>();
  for (const path of waysFrom(s, from.space, steps)) {
    const space = path.at(-1) ?? from.space;
    if (!ends.has(space)) ends.set(space, endsIn(s, stride, space));
    const [end] = ends.get(space)!.filter(({ mask }) => space !== from.space || mask !== from.mask);
    if (end === undefined || !judgeMove(s, stride, { ...end, path }).ok) continue;
    if (!found.spaces.has(space)) {
      found.spaces.add(space);
      for (const other of ends.get(space)!)
        if (judgeMove(s, stride, { ...other, path }).ok) found.hexes.add(`${space}:${other.mask}`);
      for (const { mask } of ends.get(space)!)
        for (const [figure, into] of pushTargets(s, stride.figure, { space, mask }, stride.pushed))
          found.pushes.add(`${space}:${figure}:${into}`);
    }
    const traps = path.slice(0, -1).flatMap(passed => trapsIn(s, stride.figure, passed));
    if (traps.length === 0) found.safely.add(space);
    for (const token of traps) found.over.add(`${space}:${token}`);
  }
  return found;
}

/** Every footprint in a Space that it can be put on, with one way to make room. */
function endsIn(s: State, { figure, pushed }: Stride, space: SpaceId): Move[] {
  return FOOTPRINTS[baseOf(s, figure)].flatMap(mask => {
    const room = anyRoom(s, figure, { space, mask }, pushed);
    return room === undefined ? [] : [{ path: [], mask, pushed: room }];
  });
}

/** The same of what was proposed. */
export function ofMoves(s: State, figure: FigureId, moves: Iterable<Move>): Found {
  const found: Found = { spaces: new Set(), hexes: new Set(), safely: new Set(), over: new Set(), pushes: new Set() };
  for (const { path, mask, pushed } of moves) {
    const space = path.at(-1) ?? figureOf(s, figure).space;
    found.spaces.add(space);
    found.hexes.add(`${space}:${mask}`);
    const traps = path.slice(0, -1).flatMap(passed => trapsIn(s, figure, passed));
    if (traps.length === 0) found.safely.add(space);
    for (const token of traps) found.over.add(`${space}:${token}`);
    for (const [i, other] of under(s, figure, { space, mask }).entries())
      if (pushed[i] !== undefined) found.pushes.add(`${space}:${other}:${pushed[i].space}`);
  }
  return found;
}
