import type { Theme } from '../paint/theme.js';
import { theme as at43 } from './at-43/theme.js';
import { theme as beyondTheStars } from './beyond-the-stars/theme.js';
import { theme as grimdarkFuture } from './grimdark-future/theme.js';
import { theme as theEdge } from './the-edge/theme.js';
import { theme as theOtherSide } from './the-other-side/theme.js';
import { theme as toy } from './toy/theme.js';

/** How every game looks: the first page shows them all before anything else of them is fetched. */
export const THEMES: Readonly<Record<string, Theme>> = Object.fromEntries(
  [grimdarkFuture, theEdge, theOtherSide, at43, beyondTheStars, toy].map(theme => [theme.id, theme]),
);

/** The light of a game, or of the house where there is none. */
export const themeOf = (system: string | undefined): Theme => THEMES[system ?? ''] ?? grimdarkFuture;
