import type { JSX } from 'preact';
import type { CardFace } from '../systems/webSystem.js';

/** Cards that are turned over: each is lifted, flipped about its long side and laid down. */
export const FateCards = ({
  cards,
  isStill,
}: {
  readonly cards: readonly CardFace[];
  readonly isStill: boolean;
}): JSX.Element => (
  <div class="flips" role="img" aria-label={cards.map(({ words }) => words).join(', ')}>
    {cards.map((card, i) => (
      <span key={i} class={isStill ? 'flip still' : 'flip'} style={`--turn: ${i}`} aria-hidden="true">
        <span class="flip-back" />
        <span class={`flip-face ${card.tone ?? ''}`}>
          <strong>{card.value}</strong>
          <span>{card.sign}</span>
        </span>
      </span>
    ))}
  </div>
);
