import { cardName, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import type { Desk } from '../../../table/desk.js';

interface MeansProps {
  readonly desk: Desk;
  readonly seat: number;
}

/** Crystals are drawn one by one up to here; more are a number only. */
const MOST_DRAWN = 8;

/** Crystals bright and spent, cards in hand, deck and discard pile. */
export function Means({ desk, seat }: MeansProps): JSX.Element | null {
  const state = desk.state as State;
  const side = state.seats[seat];
  const { t } = desk;
  if (side === undefined) return null;
  return (
    <div class="edge-means">
      <span class="edge-crystals" title={t.say('web.edge.reserve')}>
        <Crystals count={side.reserve} /> {side.reserve}
        <span class="hidden-label">{t.say('web.edge.reserve')}</span>
      </span>
      <span class="edge-crystals spent" title={t.say('web.edge.exhausted')}>
        <Crystals count={side.exhausted} /> {side.exhausted}
        <span class="hidden-label">{t.say('web.edge.exhausted')}</span>
      </span>
      <span class="edge-piles">
        <Pile />
        {t.say('web.edge.cards', { hand: side.hand.cards.length, deck: side.deck.list.length })}
      </span>
      <Discard desk={desk} cards={side.discard.cards} />
      {side.bannerUp && (
        <span class="edge-banner" title={t.say('web.edge.banner')}>
          <span aria-hidden="true">⚑</span>
          <span class="hidden-label">{t.say('web.edge.banner')}</span>
        </span>
      )}
      {state.book.mode !== 'duel' && <Points desk={desk} seat={seat} />}
    </div>
  );
}

function Crystals({ count }: { readonly count: number }): JSX.Element {
  const drawn = Math.min(count, MOST_DRAWN);
  return (
    <svg
      class="edge-gems"
      viewBox={`0 0 ${Math.max(1, drawn) * 9} 16`}
      width={Math.max(1, drawn) * 9}
      height={16}
      aria-hidden="true"
    >
      {Array.from({ length: Math.max(1, drawn) }, (_, i) => (
        <g key={i} transform={`translate(${i * 9} 0)`} class={count === 0 ? 'none' : undefined}>
          <path class="dark" d="M4.5 1 8 6 6 15H4.5z" />
          <path class="light" d="M4.5 1 1 6 3 15H4.5z" />
        </g>
      ))}
    </svg>
  );
}

const Pile = (): JSX.Element => (
  <svg class="edge-pile" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
    <rect x={5} y={1.5} width={9} height={12} rx={1.5} />
    <rect x={3.5} y={2.5} width={9} height={12} rx={1.5} />
    <path d="M8 5.5 10 8.5 8 11.5 6 8.5z" />
  </svg>
);

/** What was played lies open: everybody may look through it. */
function Discard({ desk, cards }: { readonly desk: Desk; readonly cards: readonly number[] }): JSX.Element | null {
  const { t } = desk;
  const state = desk.state as State;
  if (cards.length === 0) return null;
  return (
    <details class="edge-discard">
      <summary>{t.say('web.edge.discard', { count: cards.length })}</summary>
      <ol>
        {[...cards].reverse().map(card => (
          <li key={card}>{cardName(state, card, t)}</li>
        ))}
      </ol>
    </details>
  );
}

/** With three or four players: tokens of one's own that are left, and those taken from others. */
function Points({ desk, seat }: MeansProps): JSX.Element | null {
  const side = (desk.state as State).seats[seat];
  if (side === undefined) return null;
  const taken = side.vpCaptured.reduce((sum, count) => sum + count, 0);
  return (
    <span class="edge-points">
      <span aria-hidden="true">★</span> {desk.t.say('web.edge.points', { left: side.vpStart, taken })}
    </span>
  );
}
