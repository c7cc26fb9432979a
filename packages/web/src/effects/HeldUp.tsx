import type { JSX } from 'preact';
import type { BannerShown } from './Banner.js';

/** A card that is held up for all to see, for as long as a banner is. */
export type CardShown = BannerShown;

/** A card is lifted, flips about its long axis and shows what it is. Who listens hears of it from the story. */
export const HeldUp = ({ card, side }: { readonly card: CardShown; readonly side: string }): JSX.Element => (
  <div
    key={card.key}
    class={card.isStill ? 'effects-card still' : 'effects-card'}
    style={`--side: ${side}; --length: ${card.length}ms`}
    aria-hidden="true"
  >
    <span>{card.title}</span>
  </div>
);
