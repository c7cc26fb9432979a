import { rememberedChoice } from './memory.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Lamps are for tables: it is dark around them until somebody wants it light. */
export const theme = rememberedChoice('theme', THEMES, () => 'dark');

/** The style sheet reads the choice from the root element; `auto` follows the system. */
export function keepTheme(): void {
  const show = (): void => void (document.documentElement.dataset['theme'] = theme.get());
  theme.subscribe(show);
  show();
}
