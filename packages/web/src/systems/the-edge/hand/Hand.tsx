import { HIDDEN } from '@banneret/kernel';
import type { State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useCell } from '../../../app/cell.js';
import type { Desk } from '../../../table/desk.js';
import { Card } from './Card.js';

/** The viewer's own cards with all that is printed on them. */
export function Hand({ desk }: { readonly desk: Desk }): JSX.Element | null {
  useCell(desk.draft);
  const state = desk.state as State;
  const { viewer, t } = desk;
  if (viewer === 'public') return null;
  const cards = state.seats[viewer]?.hand.cards.filter(card => card !== HIDDEN) ?? [];
  if (cards.length === 0) return null;
  return (
    <ul class="edge-hand" aria-label={t.say('web.edge.hand')} tabIndex={0}>
      {cards.map(card => (
        <Card key={card} desk={desk} card={card} seat={viewer} />
      ))}
    </ul>
  );
}
