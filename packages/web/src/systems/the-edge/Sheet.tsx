import { cardName, faceOf, livingOf, membersOf, squadCard, statOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { SeatName } from '../../table/Seat.js';
import type { SheetProps } from '../webSystem.js';

const STATS = [
  ['ini', 'web.edge.ini'],
  ['att', 'web.edge.att'],
  ['def', 'web.edge.def'],
  ['mov', 'web.edge.mov'],
] as const;

/** A Squad as it stands now. */
export function Sheet({ desk, thing }: SheetProps): JSX.Element | null {
  const state = desk.state as State;
  const { t } = desk;
  const squad = Number(thing);
  const standing = state.squads[squad];
  if (standing === undefined) return null;
  const card = squadCard(state, squad);
  const statuses = state.statuses.filter(({ on, id }) => on === 'squad' && id === squad).map(({ status }) => status);
  return (
    <article class="edge-sheet">
      <h3>{card.name[t.locale]}</h3>
      <p>
        <SeatName seat={standing.seat} name={desk.seats[standing.seat]?.name ?? ''} />{' '}
        <span class="quiet">{faceOf(state, squad).name[t.locale]}</span>
      </p>
      <dl class="edge-stats">
        {STATS.map(([stat, label]) => (
          <div key={stat}>
            <dt>{t.say(label)}</dt>
            <dd>{statOf(state, standing.firstFigure, stat) ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t.say('web.edge.squad', {
          living: livingOf(state, squad).length,
          of: membersOf(state, squad).length,
          endurance: standing.endurance,
        })}
      </p>
      {standing.upgrades.map(({ card: upgrade, charges }) => (
        <p key={upgrade}>
          {cardName(state, upgrade, t)} {charges > 0 && `(${charges})`}
        </p>
      ))}
      {statuses.length > 0 && <p class="quiet">{statuses.join(', ')}</p>}
    </article>
  );
}
