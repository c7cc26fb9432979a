import type { SpaceId } from '@banneret/hexboard';
import type { Seat } from '@banneret/kernel';
import type { Effect } from './effect.js';
import { factionOf, ownerOfFigure, type FigureId, type State, type TokenId } from './state.js';
import { isWhose } from './stats.js';

/** EDGE-MOV-16, -18: the traps in the Spaces entered; Obstacle Crossing ignores all but those of the last one. */
export function trapsOn(s: State, figure: FigureId, path: readonly SpaceId[], crossing: boolean): TokenId[] {
  const entered = crossing ? path.slice(-1) : path;
  return entered.flatMap(space =>
    s.tokens.flatMap((token, id) => (token.space === space && isSetOff(s, id, figure) ? [id] : [])),
  );
}

function isSetOff(s: State, token: TokenId, figure: FigureId): boolean {
  const { kind, owner, id } = s.tokens[token]!;
  if (kind !== 'faction') return false;
  const trap = factionOf(s, owner).tokens.find(candidate => candidate.id === id)?.trap;
  return trap !== undefined && isWhose(s, trap.whose, owner, ownerOfFigure(s, figure));
}

/** What a trap does, and for whom. */
export function springs(s: State, token: TokenId): { readonly owner: Seat; readonly effects: readonly Effect[] } {
  const { owner, id } = s.tokens[token]!;
  return { owner, effects: factionOf(s, owner).tokens.find(kind => kind.id === id)?.trap?.effects ?? [] };
}
