import type { Seat } from '@banneret/kernel';
import { ownerOf } from './book.js';
import { areEnemies } from './board.js';
import type { Event } from './events.js';
import { sameSource, type Scope } from './scope.js';
import { ownerOfFigure, squadOf, type FigureId, type State } from './state.js';
import { distinct, specOf } from './targets.js';

/**
 * R96, EDGE-CARD-12: a Shot or a Combat Sequence that is an effect of an Action played on an enemy belongs to that Action. Until it is
 * resolved the players it was played on answer only with what interrupts by its own text, that is, with Actions that name the
 * moment. Everybody else goes on as ever, and so does everybody in the exchanges of an Activation. All of this is public.
 */
export const answersLater = (s: State, seat: Seat): boolean =>
  s.exchanges.some(exchange => exchange.kind === 'action' && exchange.on.includes(seat));

/** Says on whom the Action of this scope is played, by what was named for it or by whom its Shot endangers. */
export function aimedAt(
  s: State,
  scope: Scope,
  figures: readonly FigureId[],
): Extract<Event, { type: 'action.aimed' }>[] {
  const action = s.exchanges[scope.depth];
  // A trap is nobody's Action.
  if (action?.kind !== 'action' || !sameSource(action.source, scope.source)) return [];
  const owners = [...namedOwners(s, scope), ...figures.map(figure => ownerOfFigure(s, figure))];
  const on = distinct(owners).filter(seat => areEnemies(s, seat, scope.seat) && !action.on.includes(seat));
  return on.length === 0 ? [] : [{ type: 'action.aimed', depth: scope.depth, on }];
}

function namedOwners(s: State, scope: Scope): Seat[] {
  return scope.targets.flatMap((ids, target) => {
    switch (specOf(s, scope, target)?.pick) {
      case 'figure':
        return ids.map(figure => ownerOfFigure(s, figure));
      case 'squad':
        return ids.map(squad => squadOf(s, squad).seat);
      case 'upgrade':
        return ids.map(ownerOf);
      case 'opponent':
        return [...ids];
      default:
        return [];
    }
  });
}
