import type { JSX } from 'preact';

export interface BannerShown {
  readonly title: string;
  readonly seat: number | undefined;
  /** How long it is there, in milliseconds. */
  readonly length: number;
  readonly isStill: boolean;
  /** Another one slides in anew. */
  readonly key: number;
}

/** A new turn across the table. Who listens hears it from the story and the line above the board. */
export const Banner = ({ banner, side }: { readonly banner: BannerShown; readonly side: string }): JSX.Element => (
  <div
    key={banner.key}
    class={banner.isStill ? 'effects-banner still' : 'effects-banner'}
    style={`--side: ${side}; --length: ${banner.length}ms`}
    aria-hidden="true"
  >
    <span>{banner.title}</span>
  </div>
);
