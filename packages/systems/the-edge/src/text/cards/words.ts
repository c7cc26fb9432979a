import { defineMessages, type Translate } from '@banneret/i18n';
import type { Action, Faction, Name } from '../../content/types.js';
import { en } from './en.js';
import { fr } from './fr.js';

export const cardText = defineMessages({ fr, en });

type CardKey = Extract<keyof typeof fr, string>;

/** What a sentence about an Action needs to know. */
export interface Telling {
  readonly t: Translate;
  readonly faction: Faction;
  readonly action: Pick<Action, 'targets' | 'as' | 'when'>;
  /** Inside a Shot's Effect the figure aimed at is the figure hit. */
  readonly inHit?: boolean;
}

/** A message of this folder. The keys are checked here, because a game's translator takes any. */
export const say = ({ t }: Pick<Telling, 't'>, key: CardKey, args: Readonly<Record<string, number | string>> = {}) =>
  t.say(key, args);

export const nameIn = ({ t }: Pick<Telling, 't'>, name: Name): string => name[t.locale];

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Several things in a row, with a word before the last. */
export function joined(telling: Pick<Telling, 't'>, items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return say(telling, `edge.card.${word}`, { first: items.slice(0, -1).join(', '), last });
}

/** Several long things in a row. */
export const listed = (telling: Pick<Telling, 't'>, items: readonly string[]): string =>
  items.join(say(telling, 'edge.card.semicolon'));

/** Targets are named by letters, so that no sentence is in doubt which one it means. */
export const letterOf = (target: number): string => String.fromCharCode('A'.charCodeAt(0) + target);
