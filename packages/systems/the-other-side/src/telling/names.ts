import type { CardId } from '@banneret/cards';
import type { Point } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import { HIDDEN, type Seat } from '@banneret/kernel';
import { actionOf } from '../actions.js';
import { assetCard, stratagemCard } from '../book.js';
import { cardOfUnit } from '../cardsInPlay.js';
import type { Name } from '../content/types.js';
import { isBlackJoker, isRedJoker, suitsOf, valueOf } from '../fate.js';
import { fireteamOf, unitOf, type FireteamId, type MarkerId, type State, type UnitId } from '../state.js';

/** What things are called. A number or a letter is added only where there are several of the same name. */

const by = (name: Name, t: Translate): string => name[t.locale];

export const playerName = (seat: Seat, t: Translate): string => t.say('tos.name.player', { player: seat + 1 });

/** Units of the same card, whosever they are, are counted from 1; a Unique one has no number, but may need its player's. */
export function unitName(s: State, unit: UnitId, t: Translate): string {
  const { card, seat } = unitOf(s, unit);
  const { name: both, unique } = cardOfUnit(s, unit);
  const name = by(both, t);
  const alike = [...s.units.keys()].filter(other => unitOf(s, other).card === card);
  if (alike.length === 1) return name;
  if (unique === true) return t.say('tos.name.unique', { name, player: playerName(seat, t) });
  return t.say('tos.name.unit', { name, number: alike.indexOf(unit) + 1 });
}

/** A Squad's Fireteams are told apart by letters; one that is alone is its unit. */
export function fireteamName(s: State, id: FireteamId, t: Translate): string {
  const { unit } = fireteamOf(s, id);
  const name = unitName(s, unit, t);
  const letter = fireteamLetter(s, id);
  return letter === undefined ? name : t.say('tos.name.fireteam', { name, letter });
}

export function fireteamLetter(s: State, id: FireteamId): string | undefined {
  const mates = unitOf(s, fireteamOf(s, id).unit).fireteams;
  return mates.length === 1 ? undefined : 'ABCDEFGHIJ'[mates.indexOf(id)];
}

export const fireteamNames = (s: State, ids: readonly FireteamId[], t: Translate): string =>
  ids.map(id => fireteamName(s, id, t)).join(', ');

export function fateName(card: CardId, t: Translate): string {
  if (card === HIDDEN) return t.say('tos.name.hidden');
  if (isBlackJoker(card)) return t.say('tos.name.black-joker');
  if (isRedJoker(card)) return t.say('tos.name.red-joker');
  return t.say('tos.name.card', { value: valueOf(card), suit: t.say(`tos.suit.${suitsOf(card)[0] ?? 'rams'}`) });
}

export const fateNames = (cards: readonly CardId[], t: Translate): string =>
  cards.length === 0 ? t.say('tos.name.nothing') : cards.map(card => fateName(card, t)).join(', ');

export const actionName = (s: State, id: FireteamId, key: string, t: Translate): string =>
  by(actionOf(s, id, key)?.action.name ?? { fr: key, en: key }, t);

/** By its place in the pack, or by its id. */
export function assetName(s: State, card: number | string, t: Translate): string {
  const found = typeof card === 'number' ? assetCard(s.book, card) : s.book.pack.assets.find(({ id }) => id === card);
  return found === undefined ? String(card) : by(found.name, t);
}

export function stratagemName(s: State, card: number | string, t: Translate): string {
  if (card === HIDDEN) return t.say('tos.name.hidden');
  const found =
    typeof card === 'number' ? stratagemCard(s.book, card) : s.book.pack.stratagems.find(({ id }) => id === card);
  return found === undefined ? String(card) : by(found.name, t);
}

export function unitCardName(s: State, id: string, t: Translate): string {
  const found = s.book.pack.units.find(card => card.id === id);
  return found === undefined ? id : by(found.name, t);
}

/** An Ability by its key, `source.id`: the name on whichever card has it. */
export function abilityName(s: State, unit: UnitId, key: string, t: Translate): string {
  const id = key.slice(key.indexOf('.') + 1);
  const card = cardOfUnit(s, unit);
  const sources = [card.standard, card.glory, ...s.book.pack.allegiances, ...s.book.pack.envoys];
  const faces = s.book.pack.assets.flatMap(({ standard, deactivated }) => [standard, deactivated]);
  const found = [...sources, ...faces].flatMap(({ abilities }) => abilities).find(ability => ability.id === id);
  return found === undefined ? id : by(found.name, t);
}

export const markerKind = (kind: string, t: Translate): string => t.say('tos.name.marker-kind', { kind });
export const markerNumber = (marker: MarkerId): number => marker + 1;
export const markerName = (marker: MarkerId, t: Translate): string =>
  t.say('tos.name.marker', { number: markerNumber(marker) });

export function envoyName(s: State, id: string, t: Translate): string {
  const found = s.book.pack.envoys.find(envoy => envoy.id === id);
  return found === undefined ? id : by(found.name, t);
}

/** In inches, to a hundredth. */
export const inInches = (um: number): number => Math.round(um / 254) / 100;
export const placeName = ({ x, y }: Point, t: Translate): string =>
  t.say('tos.name.place', { x: inInches(x), y: inInches(y) });
