import { HIDDEN } from '@banneret/kernel';
import { factionOf, printed, tellCard, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import type { Desk } from '../../table/desk.js';

/** The viewer's own cards with all that is printed on them. */
export function Hand({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const state = desk.state as State;
  const { viewer, t } = desk;
  if (viewer === 'public') return null;
  const cards = state.seats[viewer]?.hand.cards.filter(card => card !== HIDDEN) ?? [];
  if (cards.length === 0) return null;
  return (
    <ul class="edge-hand" aria-label={t.say('web.edge.hand')} tabIndex={0}>
      {cards.map(card => {
        const [name, ...lines] = tellCard(printed(state, card), factionOf(state, viewer), t);
        return (
          <li key={card} class="edge-card" tabIndex={0}>
            <strong>{name}</strong>
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
