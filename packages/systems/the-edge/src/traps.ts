import type { SpaceId } from '@banneret/hexboard';
import type { Seat } from '@banneret/kernel';
import type { Effect } from './effect.js';
import { factionOf, ownerOfFigure, type FigureId, type State, type TokenId } from './state.js';
import { isWhose } from './stats.js';

/** EDGE-MOV-18: the traps in a Space that this figure would set off by entering it. */
export function trapsIn(s: State, figure: FigureId, space: SpaceId): TokenId[] {
  const found: TokenId[] = [];
  for (let id = 0; id < s.tokens.length; id++)
    if (s.tokens[id]!.space === space && isSetOff(s, id, figure)) found.push(id);
  return found;
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

/** A figure and the Space that it has just come into. */
export interface Entry {
  readonly figure: FigureId;
  readonly space: SpaceId;
}

/** R98: to enter is to change Space on the board, by whatever means; who only shifts inside a Space enters nothing. */
export const entries = (s: State, arrived: readonly Entry[]): Entry[] =>
  arrived.filter(({ figure, space }) => s.figures[figure]?.space !== space);
