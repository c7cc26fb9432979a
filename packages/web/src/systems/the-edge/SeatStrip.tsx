import { factionOf, NONE, squadsOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { SeatName } from '../../table/Seat.js';
import type { Desk } from '../../table/desk.js';
import { letterOf } from './Pieces.js';

/** What each player has: Crystals, cards, Squads with their Endurance. */
export function SeatStrip({ desk }: { readonly desk: Desk }): JSX.Element {
  const state = desk.state as State;
  const { t } = desk;
  return (
    <ul class="edge-seats">
      {state.seats.map((side, seat) => (
        <li key={seat} class={`seat-${seat}${state.active === seat && state.phase === 'turns' ? ' active' : ''}`}>
          <p>
            <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} />{' '}
            <span class="quiet">{side.faction === NONE ? '' : factionOf(state, seat).name[t.locale]}</span>
          </p>
          <p class="edge-means">
            <span title={t.say('web.edge.reserve')}>◆ {side.reserve}</span>
            <span title={t.say('web.edge.exhausted')}>◇ {side.exhausted}</span>
            <span>{t.say('web.edge.cards', { hand: side.hand.cards.length, deck: side.deck.list.length })}</span>
            {side.bannerUp && <span title={t.say('web.edge.banner')}>⚑</span>}
          </p>
          <ul class="edge-squads">
            {squadsOf(state, seat).map(squad => (
              <li key={squad}>
                <button
                  type="button"
                  class={state.activated === squad ? 'edge-squad activated' : 'edge-squad'}
                  onClick={() => desk.selected.set(String(squad))}
                  onPointerEnter={() => desk.pointed.set(String(squad))}
                  onPointerLeave={() => desk.pointed.set(undefined)}
                >
                  {letterOf(squad)} <span>{'●'.repeat(Math.max(0, state.squads[squad]?.endurance ?? 0))}</span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
