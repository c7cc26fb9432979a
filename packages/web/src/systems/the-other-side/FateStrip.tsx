import { HIDDEN } from '@banneret/kernel';
import { isBlackJoker, isRedJoker, suitsOf, valueOf, type State } from '@banneret/the-other-side';
import type { JSX } from 'preact';
import { SeatName } from '../../table/Seat.js';
import type { Desk } from '../../table/desk.js';
import { SUIT_SIGNS } from './fateSigns.js';

/** Fate as everybody may know it: each player's piles and points, the Conflict, and one's own hand. */
export function FateStrip({ desk }: { readonly desk: Desk }): JSX.Element {
  const state = desk.state as State;
  const { t, viewer } = desk;
  const hand = viewer === 'public' ? [] : known(state.players[viewer]?.hand.cards ?? []);
  return (
    <div class="tos-fate">
      <ul class="tos-players">
        {state.players.map((player, seat) => (
          <li key={seat}>
            <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} />
            <span class="quiet">
              {t.say('web.tos.piles', {
                vp: player.vp,
                tactics: player.tactics,
                deck: player.deck.list.length + player.deck.top.length + player.deck.bottom.length,
                hand: player.hand.cards.length,
              })}
            </span>
            {known(player.conflict.cards).map(card => (
              <FateCard key={card} desk={desk} card={card} />
            ))}
          </li>
        ))}
      </ul>
      {hand.length > 0 && (
        <ul class="tos-hand" aria-label={t.say('web.tos.hand')}>
          {hand.map(card => (
            <li key={card}>
              <FateCard desk={desk} card={card} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const known = (cards: readonly number[]): readonly number[] => cards.filter(card => card !== HIDDEN);

function FateCard({ desk: { t }, card }: { readonly desk: Desk; readonly card: number }): JSX.Element {
  const suits = suitsOf(card);
  const joker = isRedJoker(card) ? 'red' : isBlackJoker(card) ? 'black' : 'no';
  const words = t.say('web.tos.card', { value: valueOf(card), suits: suits.join(' '), joker });
  return (
    <span class={`tos-card${joker === 'no' ? '' : ` joker-${joker}`}`} role="img" aria-label={words} title={words}>
      <strong>{valueOf(card)}</strong>
      {suits.map(suit => (
        <span key={suit} aria-hidden="true">
          {SUIT_SIGNS[suit] ?? suit.charAt(0).toUpperCase()}
        </span>
      ))}
    </span>
  );
}
