import {
  factionOf,
  livingOf,
  membersOf,
  NONE,
  squadCard,
  squadsOf,
  type SquadId,
  type State,
} from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useCell } from '../../../app/cell.js';
import { SeatName } from '../../../table/Seat.js';
import type { Desk } from '../../../table/desk.js';
import { letterOf } from '../figures/Figures.js';
import { Means } from './Means.js';

/** What each player has, beyond the board's far edge. */
export function SeatStrip({ desk }: { readonly desk: Desk }): JSX.Element {
  const state = desk.state as State;
  const { t } = desk;
  return (
    <ul class={`edge-seats of-${state.seats.length}`}>
      {state.seats.map((side, seat) => (
        <li key={seat} class={`seat-${seat}${state.active === seat && state.phase === 'turns' ? ' active' : ''}`}>
          <div class="edge-seat">
            <p>
              <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} />{' '}
              <span class="quiet">{side.faction === NONE ? '' : factionOf(state, seat).name[t.locale]}</span>
            </p>
            <Means desk={desk} seat={seat} />
          </div>
          <ul class="edge-squads">
            {squadsOf(state, seat).map(squad => (
              <li key={squad}>
                <SquadButton desk={desk} squad={squad} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** A Squad at a glance: its letter, how many are left, its Endurance. A click shows its sheet. */
function SquadButton({ desk, squad }: { readonly desk: Desk; readonly squad: SquadId }): JSX.Element {
  const selected = useCell(desk.selected);
  const state = desk.state as State;
  const { t } = desk;
  const card = squadCard(state, squad);
  const [living, of] = [livingOf(state, squad).length, membersOf(state, squad).length];
  const endurance = Math.max(0, state.squads[squad]?.endurance ?? 0);
  const isDeployed = state.squads[squad]?.status === 'deployed';
  const classes = [
    'edge-squad',
    state.activated === squad && 'activated',
    selected === String(squad) && 'selected',
    isDeployed && living === 0 && 'fallen',
  ];
  const said = `${card.name[t.locale]}: ${t.say('web.edge.squad', { living: isDeployed ? living : of, of, endurance })}`;
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      title={said}
      aria-label={`${letterOf(squad)} ${said}`}
      onClick={() => desk.selected.set(String(squad))}
      onPointerEnter={() => desk.pointed.set(String(squad))}
      onPointerLeave={() => desk.pointed.set(undefined)}
    >
      <span class="edge-squad-name">{card.name[t.locale]}</span>
      <span class="edge-pips" aria-hidden="true">
        {of > 1 && isDeployed && <span class="edge-squad-count">×{living}</span>}
        {Array.from({ length: card.endurance }, (_, i) => (
          <i key={i} class={i < endurance ? 'on' : ''} />
        ))}
      </span>
    </button>
  );
}
