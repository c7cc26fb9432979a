import type { Translate } from '@banneret/i18n';
import {
  isBlackJoker,
  isRedJoker,
  suitsOf,
  theOtherSideGame,
  valueOf,
  type Event,
  type State,
} from '@banneret/the-other-side';
import type { CardFace, RollReading } from '../webSystem.js';
import { SUIT_SIGNS } from './fateSigns.js';

/** Fate cards are this game's dice: what was turned over, for the tray. */
export function readRoll(event: Event, state: State, t: Translate): RollReading | undefined {
  switch (event.type) {
    case 'flip.made':
    case 'lot.flipped':
    case 'initiative.flipped':
      return reading(event, event.seat, event.card, state, t);
    case 'flip.added':
    case 'flip.cheated':
      return reading(event, state.flips[event.flip]?.seat ?? 0, event.card, state, t);
    default:
      return undefined;
  }
}

function reading(event: Event, seat: number, card: number, state: State, t: Translate): RollReading | undefined {
  // A card that this viewer may not see is not turned over for them.
  if (card < 0) return undefined;
  return { title: theOtherSideGame.tell(event, state, t) ?? '', seat, dice: [], cards: [faceOf(card, t)] };
}

function faceOf(card: number, t: Translate): CardFace {
  const suits = suitsOf(card);
  const joker = isRedJoker(card) ? 'red' : isBlackJoker(card) ? 'black' : 'no';
  return {
    value: String(valueOf(card)),
    sign: suits.map(suit => SUIT_SIGNS[suit] ?? '').join(''),
    words: t.say('web.tos.card', { value: valueOf(card), suits: suits.join(' '), joker }),
    ...(joker !== 'no' && { tone: `joker-${joker}` as const }),
  };
}
