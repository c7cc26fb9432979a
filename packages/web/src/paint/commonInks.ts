import type { Ink } from './theme.js';

/** Wood, sacking and iron look the same under any sky. */
export const COMMON_INKS = {
  timber: '#7a5a3a',
  bag: '#a08a5e',
  metal: '#7b8288',
  thorn: '#8e5632',
} as const satisfies Readonly<Record<string, Ink>>;

/** The third and fourth side of any game: ivory and violet, told apart from all first and second ones with any kind of sight. */
export const FURTHER_SIDES = ['#f6f1e4', '#6a3fc4'] as const satisfies readonly Ink[];

/** The liveries of containers and wagons, where a game has none of its own. */
export const BOX_INKS = ['#9a4a2c', '#4d6470', '#7d7a4a', '#8c6a2f', '#5c5f63'] as const satisfies readonly Ink[];

/** Leaves of a dry and sunny land. */
export const DRY_LEAVES = ['#4f6b34', '#6b7d3a', '#3c5a34', '#7f7a34'] as const satisfies readonly Ink[];

/** The faint line of a true outline on dark ground. */
export const PALE_LINE: Ink = '#fff3d6';
