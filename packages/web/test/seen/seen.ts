import type { EffectKind } from '../../src/effects/kinds.js';

/** Why of a kind of event nothing is to be seen besides what it leaves behind. */
export const REASONS = {
  words: 'the story, the header or the question says it: nothing on the table changes',
  dice: 'dice and cards fall in the tray',
  follows: 'what comes of it on the table is an event of its own',
  marks: 'a sign, a plate or a colour changes where it is read: nothing moves',
  beside: 'hands, decks and means lie beside the table',
} as const;

export interface Unseen {
  readonly why: keyof typeof REASONS;
}

export const unseen = (why: keyof typeof REASONS): Unseen => ({ why });

/** What is to be seen of each kind of event of a game: the compiler asks for all of them. */
export type Seen<Type extends string> = Readonly<Record<Type, readonly EffectKind[] | Unseen>>;

/** An event that a battle played at random may not bring, made for a state of one. */
export type Rare = (state: never) => object;
