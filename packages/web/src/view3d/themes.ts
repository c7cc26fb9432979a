import type { Theme } from '../paint/theme.js';
import { theme as at43 } from '../systems/at-43/theme.js';
import { theme as bts } from '../systems/beyond-the-stars/theme.js';
import { theme as gdf } from '../systems/grimdark-future/theme.js';
import { theme as edge } from '../systems/the-edge/theme.js';
import { theme as tos } from '../systems/the-other-side/theme.js';

const THEMES: readonly Theme[] = [gdf, edge, tos, at43, bts];

/** The colours of a game, by its id. */
export const themeOf = (game: string): Theme => THEMES.find(({ id }) => id === game) ?? gdf;
