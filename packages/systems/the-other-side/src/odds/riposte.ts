import { cloneZone, type CardId } from '@banneret/cards';
import { binomialCoefficient, fraction, type Fraction } from '@banneret/dice';
import { HIDDEN, promptOf, resume, submit, type Match, type OptionId, type Seat } from '@banneret/kernel';
import { actionUnderWay } from '../duels.js';
import type { Event } from '../events.js';
import { NONE, playerOf, type State } from '../state.js';
import { theOtherSide } from '../system.js';
import { unseenFate, view } from '../view.js';
import { byValue, supposing } from './decks.js';
import { modificationFrames } from './frames.js';

const NEVER = fraction(0n, 1n);
const SURELY = fraction(1n, 1n);

/**
 * How likely the other player holds a card that turns the Duel, once the acting one has made this change and nothing else: any of
 * the unseen cards may be in a hidden hand. Nothing where the change leaves something to chance, or the Duel is lost anyway.
 */
export function riposteRisk(state: State, viewer: Seat, choice: OptionId): Fraction | undefined {
  const changed = afterChange(view(state, viewer), viewer, choice);
  if (changed === undefined || !succeeds(changed, 'done')) return undefined;
  const { seat: rival, flip } = actionUnderWay(changed).duel.other;
  if (flip === NONE || rival === viewer) return undefined;
  const player = playerOf(changed, rival);
  const turns = (card: CardId): boolean => !succeeds(holding(changed, rival, card), card);
  if (player.hand.cards.some(card => card !== HIDDEN && turns(card))) return SURELY;
  const hidden = player.hand.cards.filter(card => card === HIDDEN).length;
  const unseen = unseenFate(player, rival);
  const good = byValue(unseen).reduce((sum, alike) => (turns(alike[0] as CardId) ? sum + alike.length : sum), 0);
  if (hidden === 0 || good === 0) return NEVER;
  const all = binomialCoefficient(unseen.length, hidden);
  return fraction(all - binomialCoefficient(unseen.length - good, hidden), all);
}

/** The table when the other side is about to answer, as the viewer sees it; nothing if a card is awaited before. */
function afterChange(seen: State, viewer: Seat, choice: OptionId): State | undefined {
  const match = resume(theOtherSide, supposing(seen), modificationFrames(seen, 'actor'));
  for (let next = choice; asked(match, viewer) === 'tos.ask.modify.actor'; next = 'done')
    submit(theOtherSide, match, { kind: 'choice', wait: match.wait, seat: viewer, choice: next });
  const { action } = match.state;
  return action?.duel?.turn === 'other' && match.pending.kind === 'decision' ? view(match.state, viewer) : undefined;
}

const asked = (match: Match<State>, seat: Seat): string | undefined => promptOf(match, seat)?.ask;

/** Does the Action succeed after this answer of the other side, and no other one? An answer that may not be given changes nothing. */
function succeeds(seen: State, reply: OptionId): boolean {
  let success = false;
  const options = {
    sink: (event: Event): void => {
      if (event.type === 'duel.decided') success = event.result.success;
    },
  };
  const match = resume(theOtherSide, supposing(seen), modificationFrames(seen, 'other'), options);
  const { seat } = actionUnderWay(seen).duel.other;
  for (let next = reply; asked(match, seat) === 'tos.ask.modify.other'; next = 'done') {
    const ruling = submit(theOtherSide, match, { kind: 'choice', wait: match.wait, seat, choice: next }, options);
    if (!ruling.ok && next === 'done') throw new Error('a Duel does not end');
  }
  return success;
}

/** The same hand with this card in the place of a blank. */
function holding(seen: State, seat: Seat, card: CardId): State {
  const player = playerOf(seen, seat);
  const hand = cloneZone(player.hand);
  const blank = hand.cards.indexOf(HIDDEN);
  if (blank >= 0 && !hand.cards.includes(card)) hand.cards[blank] = card;
  return { ...seen, players: seen.players.with(seat, { ...player, hand }) };
}
