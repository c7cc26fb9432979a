import { cardName, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import type { Desk } from '../../../table/desk.js';

interface MeansProps {
  readonly desk: Desk;
  readonly seat: number;
}

/** Crystals are drawn one by one up to here; more are a number only. */
const MOST_DRAWN = 6;

/** Crystals bright and spent, cards in hand, deck and discard pile. */
export function Means({ desk, seat }: MeansProps): JSX.Element | null {
  const state = desk.state as State;
  const side = state.seats[seat];
  const { t } = desk;
  if (side === undefined) return null;
  const isDuel = state.seats.length === 2;
  const { reserve, exhausted, hand, deck, discard } = side;
  return (
    <div class="edge-means">
      <Count say={t.say('web.edge.reserve')} count={reserve} sort="crystals">
        <Crystals drawn={isDuel ? Math.min(reserve, MOST_DRAWN) : 1} isNone={reserve === 0} />
      </Count>
      <Count say={t.say('web.edge.exhausted')} count={exhausted} sort="crystals spent">
        <Crystals drawn={isDuel ? Math.min(exhausted, MOST_DRAWN) : 1} isNone={false} />
      </Count>
      <Count say={t.say('web.edge.in-hand')} count={hand.cards.length} sort="pile">
        <Fan />
      </Count>
      <Count say={t.say('web.edge.deck')} count={deck.list.length} sort="pile">
        <Pile />
      </Count>
      <Discard desk={desk} cards={discard.cards} />
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

interface CountProps {
  readonly say: string;
  readonly count: number;
  readonly sort: string;
  readonly children: JSX.Element;
}

/** A picture and a number; what is counted is said to whoever points at it or listens. */
const Count = ({ say, count, sort, children }: CountProps): JSX.Element => (
  <span class={`edge-count ${sort}`} title={say}>
    {children}
    <span class="hidden-label">{say}</span> {count}
  </span>
);

function Crystals({ drawn, isNone }: { readonly drawn: number; readonly isNone: boolean }): JSX.Element {
  const count = Math.max(1, drawn);
  return (
    <svg
      class={isNone ? 'edge-gems none' : 'edge-gems'}
      viewBox={`0 0 ${count * 9} 16`}
      width={count * 9}
      height={16}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${i * 9} 0)`}>
          <path class="dark" d="M4.5 1 8 6 6 15H4.5z" />
          <path class="light" d="M4.5 1 1 6 3 15H4.5z" />
        </g>
      ))}
    </svg>
  );
}

/** Three cards as one holds them. */
const Fan = (): JSX.Element => (
  <svg class="edge-pile" viewBox="0 0 18 16" width={18} height={16} aria-hidden="true">
    <rect x={2} y={3} width={7} height={11} rx={1} transform="rotate(-18 5 14)" />
    <rect x={9} y={3} width={7} height={11} rx={1} transform="rotate(18 13 14)" />
    <rect x={5.5} y={1.5} width={7} height={11.5} rx={1} />
  </svg>
);

/** Cards upon cards, face down. */
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
      <summary title={t.say('web.edge.discard', { count: cards.length })}>
        <svg class="edge-pile" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
          <rect x={2} y={3} width={9} height={11} rx={1} transform="rotate(-12 6 8)" />
          <rect x={5} y={2} width={9} height={11.5} rx={1} transform="rotate(9 9 8)" />
          <path d="M7 6H12M7 8.5H12M7 11H10" />
        </svg>
        <span class="hidden-label">{t.say('web.edge.discard', { count: cards.length })}</span>
        <span aria-hidden="true"> {cards.length}</span>
      </summary>
      <ol>
        {cards.toReversed().map(card => (
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
  const said = desk.t.say('web.edge.points', { left: side.vpStart, taken });
  return (
    <span class="edge-points" title={said}>
      <span aria-hidden="true">
        ★ {side.vpStart} +{taken}
      </span>
      <span class="hidden-label">{said}</span>
    </span>
  );
}
