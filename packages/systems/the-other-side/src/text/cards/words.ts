import { defineMessages, type Translate } from '@banneret/i18n';
import type { ActionType, Name, Pack, Suit, Value } from '../../content/types.js';
import type { Trait } from '../../ground/traits.js';
import { en } from './en.js';
import { fr } from './fr.js';

export const cardText = defineMessages({ fr, en });

type CardKey = Extract<keyof typeof fr, string>;

/** What a sentence about a card needs: a language, and the other cards it may name. */
export interface Telling {
  readonly t: Translate;
  readonly pack: Pack;
}

/** A message of this folder. The keys are checked here, because a game's translator takes any. */
export const say = (
  { t }: Pick<Telling, 't'>,
  key: CardKey,
  args: Readonly<Record<string, number | string>> = {},
): string => t.say(key, args);

/** A word for something the content named itself; the word as it is if the texts do not know it. */
export const wordFor = (on: Telling, kind: 'marker' | 'slot', id: string): string => {
  const key = `tos.card.${kind}.${id}`;
  return key in fr ? say(on, key as CardKey) : id;
};

export const nameIn = ({ t }: Pick<Telling, 't'>, name: Name): string => name[t.locale];

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Several things in a row, with a word before the last. */
export function joined(on: Telling, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return say(on, 'tos.card.and', { first: items.slice(0, -1).join(', '), last });
}

export const tellTypes = (on: Telling, types: readonly ActionType[]): string =>
  joined(
    on,
    types.map(type => say(on, `tos.card.type.${type}`)),
  );

export const tellSuits = (on: Telling, suits: readonly Suit[]): string =>
  suits.map(suit => say(on, `tos.card.suit.${suit}`)).join(' + ');

/** `6`, or `6 Ram`. */
export const tellValue = (on: Telling, { value, suits = [] }: Value): string =>
  suits.length === 0 ? String(value) : `${value} ${tellSuits(on, suits)}`;

export function tellTrait(on: Telling, { trait, only, strength }: Trait): string {
  const word =
    trait === 'dangerous'
      ? say(on, 'tos.card.trait.dangerous', { strength: strength ?? 0 })
      : say(on, `tos.card.trait.${trait}`);
  return only === undefined ? word : say(on, `tos.card.trait.${only}`, { trait: word });
}

/** Damage types, each with the space before it. */
export const tellKinds = (
  on: Telling,
  kinds: { readonly piercing?: boolean; readonly precise?: boolean; readonly blast?: boolean },
): string =>
  (['piercing', 'precise', 'blast'] as const)
    .map(kind => (kinds[kind] === true ? say(on, `tos.card.kind.${kind}`) : ''))
    .join('');
