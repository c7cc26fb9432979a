import { hasPlace, type PlaceQuestion } from '../decisions/place.js';
import type { EffectOf } from '../effect.js';
import type { Scope } from '../scope.js';
import { killedOf, type SquadId, type State } from '../state.js';
import { whereabouts } from './whereabouts.js';

/** The first killed figure of a Squad, with where it may return to. */
export function returning(
  s: State,
  { near }: EffectOf<'revive'>,
  scope: Scope,
  squad: SquadId,
): Omit<PlaceQuestion, 'kind'> | 'nobody' | 'no room' {
  const [figure] = killedOf(s, squad);
  if (figure === undefined) return 'nobody';
  const question = { figure, ...whereabouts(s, near, scope, figure), pushes: false };
  return hasPlace(s, question) ? question : 'no room';
}
