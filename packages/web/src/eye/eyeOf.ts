import type { AnyGame, Glance } from '@banneret/game';
import type { Translate } from '@banneret/i18n';
import type { Who } from './who.js';

/** What a figure sees of another: the judge's own answer with its reasons, for whoever draws it. */
export interface EyeView extends Glance {
  readonly from: Who;
  readonly to: Who;
  /** The answer in one word: a drawing shows it by colour, stroke and sign. */
  readonly answer: 'seen' | 'cover' | 'hidden';
}

/** Nothing where the game has no such thing, or where one of the two is not on the table. Nothing is judged here. */
export function eyeOf(game: AnyGame, state: unknown, from: Who, to: Who, t: Translate): EyeView | undefined {
  const glance = game.glance?.(state, from, to, t);
  if (glance === undefined) return undefined;
  const seen = glance.isCovered === true ? 'cover' : 'seen';
  return { ...glance, from, to, answer: glance.isSeen ? seen : 'hidden' };
}
