import type { CardId } from '@banneret/cards';
import type { Frame, OptionId, Seat } from '@banneret/kernel';
import { actorWorth, judgeDuel, otherWorth } from '../duels.js';
import { valueOf } from '../fate.js';
import type { Calls } from '../procedures/machine.js';
import { damageOf } from '../rulings.js';
import { fireteamOf, playerOf, type State } from '../state.js';
import { armourOf } from '../stats.js';

/** Cards, tokens and cheating: what to spend, and when. */

const isCard = (id: OptionId): id is CardId => typeof id === 'number';
const byValue = (cards: readonly CardId[]): CardId[] => [...cards].sort((a, b) => valueOf(a) - valueOf(b) || a - b);

/** The card that is missed least. */
export const worstCard = (options: readonly OptionId[]): OptionId =>
  byValue(options.filter(isCard))[0] ?? options[0] ?? 0;
export const bestCard = (options: readonly OptionId[]): OptionId =>
  byValue(options.filter(isCard)).at(-1) ?? options[0] ?? 0;

/** `tos.ask.modify.*`: whatever wins the Duel at the least price: a token, then the lowest card that is enough. */
export function chooseModification(s: State, side: 'actor' | 'other', options: readonly OptionId[]): OptionId {
  const result = judgeDuel(s, actorWorth(s), otherWorth(s));
  // The actor wins ties.
  const short = side === 'actor' ? result.needed - result.total : result.total + 1 - result.needed;
  if (short <= 0) return 'done';
  const token = (['shaken', 'inspired'] as const).find(id => options.includes(id));
  if (token !== undefined && short <= 2) return token;
  const flip = s.action?.duel?.[side].flip ?? -1;
  const now = flip < 0 ? 0 : valueOf((s.flips[flip] as State['flips'][number]).card);
  const enough = byValue(options.filter(isCard)).find(card => valueOf(card) - now >= short);
  if (enough !== undefined) return enough;
  if (token !== undefined && short <= 4 && options.some(id => isCard(id) && valueOf(id) - now >= short - 2))
    return token;
  return options.includes('tactics') && short <= 5 && hasSpare(s, side) ? 'tactics' : 'done';
}

const hasSpare = (s: State, side: 'actor' | 'other'): boolean => {
  const seat = s.action?.duel?.[side].seat ?? -1;
  return seat >= 0 && playerOf(s, seat).tactics >= 3;
};

/** `tos.ask.flip.penetration`: the lowest card that kills one more. */
export function choosePenetration(s: State, stack: readonly Frame[], options: readonly OptionId[]): OptionId {
  const frame = stack.findLast(({ proc }) => proc === 'hit');
  const hit = (frame?.vars as Calls['hit'] | undefined)?.hit;
  const flip = s.flips.at(-1);
  if (hit === undefined || flip === undefined) return 'done';
  const ar = armourOf(s, hit.fireteam).total;
  const most = hit.precise ? 1 : fireteamOf(s, hit.fireteam).models;
  const kills = (card: CardId): number => Math.min(most, damageOf(valueOf(card) + hit.strength, ar));
  const now = kills(flip.card);
  if (now >= most) return 'done';
  const better = byValue(options.filter(isCard)).find(card => kills(card) > now);
  if (better !== undefined) return better;
  return now === 0 && options.includes('tactics') && playerOf(s, flip.seat).tactics >= 3 ? 'tactics' : 'done';
}

/** `tos.ask.draw`: what is not needed for Markers and flips goes into cards, until the hand is full. */
export const cardsToDraw = (s: State, seat: Seat, most: number): number => {
  const { tactics, hand } = playerOf(s, seat);
  const kept = s.operation === 'supplyCache' ? 2 : 3;
  return Math.max(0, Math.min(most, tactics - kept, 5 - hand.cards.length));
};
