import type { State } from '@banneret/at-43';
import { mm, type Um } from '@banneret/geometry';
import type { TerrainKind } from '../../paint/terrain/kinds.js';

/** What each kind of terrain element is painted as. */
export const KINDS: Readonly<Record<string, TerrainKind>> = {
  container: 'container',
  'low-wall': 'wall',
  barrier: 'wall',
  platform: 'platform',
  gate: 'gate',
  'crate-wall': 'crates',
};

/** The rules know sizes only (AT43-LOS-07); these are the heights of the figures of each size, for shadows. */
const HEIGHTS = [0, 18, 38, 62, 90, 120] as const;

export const heightOf = ({ size }: State['terrain'][number]['kind']): Um => mm(HEIGHTS[size] ?? 120);
