import type { Placement, SpaceId } from '@banneret/hexboard';
import { spacesApart } from '../board.js';
import { boardOf } from '../book.js';
import type { PlaceQuestion } from '../decisions/place.js';
import type { Near } from '../effect.js';
import type { Scope } from '../scope.js';
import type { FigureId, State } from '../state.js';
import { nearness, placesAt } from '../targets.js';

/** The places that an effect allows for a figure, as the question about them wants to know. */
export function whereabouts(
  s: State,
  near: Near | undefined,
  placing: Scope,
  figure: FigureId,
): Pick<PlaceQuestion, 'spaces' | 'touching'> {
  const scope = { ...placing, itself: figure };
  const all = boardOf(s).spaces.map((_, space) => space);
  if (near === undefined) return { spaces: all };
  const { contact, ...distance } = near;
  const far = nearness(s, distance, scope);
  const spaces = all.filter(space => far({ space, mask: 0 }) === undefined);
  return contact ? touching(s, spaces, placesAt(s, near.of, scope)) : { spaces };
}

/** Only Spaces next to the pieces can hold a base that touches them. */
function touching(s: State, spaces: readonly SpaceId[], pieces: readonly Placement[]) {
  return {
    spaces: spaces.filter(space => pieces.some(piece => spacesApart(s, piece.space, space) <= 1)),
    touching: pieces.map(({ space, mask }) => ({ space, mask })),
  };
}
