import { FOOTPRINTS } from '@banneret/hexboard';
import { occupied } from './board.js';
import type { TokenKind } from './content/types.js';
import type { EffectOf } from './effect.js';
import type { Scope } from './scope.js';
import { factionOf, NONE, type State } from './state.js';

export function tokenKind(s: State, { token: name }: EffectOf<'token'>, { seat }: Scope): TokenKind {
  const kind = factionOf(s, seat).tokens.find(({ id }) => id === name);
  if (kind === undefined) throw new Error(`${factionOf(s, seat).id} has no token ${name}`);
  return kind;
}

/** EDGE-GEN-08: as many as the faction owns, less those on the board. */
export function tokensLeft(s: State, effect: EffectOf<'token'>, scope: Scope): number {
  const onBoard = s.tokens.filter(
    ({ kind, owner, id, space }) => kind === 'faction' && owner === scope.seat && id === effect.token && space !== NONE,
  );
  return tokenKind(s, effect, scope).limit - onBoard.length;
}

/** Where in a Space a token can lie: on free hexes (EDGE-BRD-14). */
export function footprintsIn(s: State, { size }: TokenKind, space: number): number[] {
  const taken = occupied(s)[space];
  return taken === undefined ? [] : FOOTPRINTS[size].filter(mask => (mask & taken) === 0);
}
