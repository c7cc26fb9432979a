import { rememberedChoice } from './memory.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = rememberedChoice('theme', THEMES, () => 'auto');

/** The style sheet reads the choice from the root element; `auto` follows the system. */
export function keepTheme(): void {
  const show = (): void => void (document.documentElement.dataset['theme'] = theme.get());
  theme.subscribe(show);
  show();
}
