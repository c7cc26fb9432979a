import { fits, FULL, pathTo, reach, UNREACHED, type Occupancy, type Reach, type SpaceId } from '@banneret/hexboard';
import { boardOf } from './book.js';
import { baseOf, figureOf, type FigureId, type State } from './state.js';
import { trapsIn } from './traps.js';

/** Whether there is any trap at all on the board: mostly there is none, and nobody need look for ways around it. */
export const hasTraps = (s: State, figure: FigureId): boolean =>
  s.tokens.some(({ kind, space }) => kind === 'faction' && space >= 0 && trapsIn(s, figure, space).length > 0);

/**
 * EDGE-MOV-20: whoever moves chooses the way, and with traps on the board the way matters. To a Space in reach: one around all
 * traps, if there is one, and for each trap one that leads over it. `taken` is without the mover.
 */
export function waysAmongTraps(
  s: State,
  figure: FigureId,
  steps: number,
  taken: Occupancy,
): (space: SpaceId) => readonly (readonly SpaceId[])[] {
  const board = boardOf(s);
  const size = baseOf(s, figure);
  const trapped = [...new Set(s.tokens.map(({ space }) => space))].filter(
    space => space >= 0 && trapsIn(s, figure, space).length > 0,
  );
  // A Space that counts as full is entered, but not travelled through: so a search goes around it.
  const without = (passed: readonly SpaceId[]): Occupancy => {
    const closed = taken.slice();
    for (const space of trapped) if (!passed.includes(space)) closed[space] = FULL;
    return closed;
  };
  const search = (from: SpaceId, left: number, passed: readonly SpaceId[]): Reach =>
    reach(board, without(passed), from, { size, steps: left, crossesObstacles: false });
  const { space: start } = figureOf(s, figure);
  const around = search(start, steps, []);
  const overs = trapped.flatMap(trap => overTrap(trap));
  return space => [
    ...(isReached(around, space) ? [pathTo(around, space).slice(1)] : []),
    ...overs.flatMap(way => way(space)),
  ];

  /** To a trap, around the others, and on from there. */
  function overTrap(trap: SpaceId): ((space: SpaceId) => SpaceId[][])[] {
    // The way there may itself lead over others where there is no other.
    const [to, passed] = isReached(around, trap) ? [around, [trap]] : [search(start, steps, trapped), trapped];
    if (!isReached(to, trap) || trap === start) return [];
    const way = pathTo(to, trap).slice(1);
    // From the trap's own Space the search starts whether the base fits or not; the judge wants it to fit.
    if (!fits(size, taken[trap] ?? 0)) return [];
    const on = search(trap, steps - way.length, passed);
    const anyhow = search(trap, steps - way.length, trapped);
    return [
      space => {
        const rest = isReached(on, space) ? on : anyhow;
        return space !== trap && isReached(rest, space) ? [[...way, ...pathTo(rest, space).slice(1)]] : [];
      },
    ];
  }
}

const isReached = ({ steps }: Reach, space: SpaceId): boolean =>
  steps[space] !== undefined && steps[space] !== UNREACHED;
