import { factionOf, printed, tellAction, tellCost, type Action, type State } from '@banneret/the-edge';
import type { Translate } from '@banneret/i18n';
import type { JSX } from 'preact';
import type { Desk } from '../../../table/desk.js';
import { Reasons } from '../../../table/rulebook.js';
import { artOf } from './arts.js';
import { CardArt } from './CardArt.js';
import { playsOf, type CardPlay } from './plays.js';

interface CardProps {
  readonly desk: Desk;
  readonly card: number;
  readonly seat: number;
}

/** A card as one holds it: what it is called, what it costs, what its halves do; and whether it can be played now, or why not. */
export function Card({ desk, card, seat }: CardProps): JSX.Element {
  const state = desk.state as State;
  const { t } = desk;
  const face = printed(state, card);
  const faction = factionOf(state, seat);
  const plays = playsOf(desk, card, face);
  const isOpen = plays.some(({ ruling }) => ruling.ok);
  const standing = plays.length === 0 ? '' : isOpen ? ' playable' : ' barred';
  return (
    <li class={`edge-card ${faction.id}${standing}`} tabIndex={0}>
      <div class="edge-card-sheet">
        <header>
          <strong>{face.name[t.locale]}</strong>
          {isOpen && (
            <span class="edge-card-open">
              <span aria-hidden="true">▶</span>
              <span class="edge-card-open-words">{t.say('web.edge.card.playable')}</span>
            </span>
          )}
        </header>
        <CardArt card={face.id} faction={faction.id} art={artOf(face)} />
        {face.attach && (
          <p class="edge-card-kind">
            {t.say('web.edge.card.upgrade')} <Cost t={t} cost={face.attach} />
            <PlayButton desk={desk} play={plays.find(({ how }) => how === 'attach')} />
          </p>
        )}
        {(['upper', 'lower'] as const).map(half => (
          <HalfOfCard
            key={half}
            desk={desk}
            action={face[half]}
            seat={seat}
            play={plays.find(({ how }) => how === half)}
          />
        ))}
      </div>
    </li>
  );
}

interface HalfProps {
  readonly desk: Desk;
  readonly action: Action;
  readonly seat: number;
  readonly play: CardPlay | undefined;
}

function HalfOfCard({ desk, action, seat, play }: HalfProps): JSX.Element {
  const { t } = desk;
  const faction = factionOf(desk.state as State, seat);
  const squad = faction.squads.find(({ id }) => id === action.squad);
  return (
    <section class={`edge-half${play === undefined ? '' : play.ruling.ok ? ' playable' : ' barred'}`}>
      <p class="edge-half-name">
        <Cost t={t} cost={action.cost} /> {action.name[t.locale]}
        {action.instant && <Instant t={t} />}
      </p>
      {squad && <p class="edge-half-squad">{squad.name[t.locale]}</p>}
      <p>{tellAction(action, faction, t)}</p>
      <PlayButton desk={desk} play={play} />
    </section>
  );
}

/** Sends the play; or says why it cannot be made. */
function PlayButton({ desk, play }: { readonly desk: Desk; readonly play: CardPlay | undefined }): JSX.Element | null {
  if (play === undefined) return null;
  const { choice, how, ruling } = play;
  if (!ruling.ok) return <Reasons desk={desk} because={ruling.because} />;
  return (
    <button type="button" class="button primary edge-play" onClick={() => desk.answer(choice)}>
      {desk.t.say(how === 'attach' ? 'web.edge.card.attach' : 'web.edge.card.play')}
    </button>
  );
}

const Instant = ({ t }: { readonly t: Translate }): JSX.Element => (
  <span class="edge-instant" title={t.say('web.edge.card.instant')}>
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M2-9-6 2H-1L-3 9 6-3H1z" />
    </svg>
    <span class="hidden-label">{t.say('web.edge.card.instant')}</span>
  </span>
);

/** The Crystals as a number in a crystal; whatever else it costs in words. */
function Cost({ t, cost }: { readonly t: Translate; readonly cost: Action['cost'] }): JSX.Element {
  const { crystals = 0, ...others } = cost;
  const isMore = Object.values(others).some(count => (count ?? 0) > 0);
  return (
    <span class="edge-cost" title={tellCost(cost, t)}>
      <span class="edge-gem" aria-hidden="true">
        {crystals}
      </span>
      {isMore && (
        <span class="edge-more" aria-hidden="true">
          +
        </span>
      )}
      <span class="hidden-label">{tellCost(cost, t)}</span>
    </span>
  );
}
