import type { Scene } from './scene.js';
import type { SlabScene } from './slab/slabScene.js';

/** Positions of battles that were really fought, written by `scripts/scenes.mjs`; fetched when their picture is painted. */
const SCENES: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'at-43': () => import('./scenes/at-43.json'),
  'beyond-the-stars': () => import('./scenes/beyond-the-stars.json'),
  'grimdark-future': () => import('./scenes/grimdark-future.json'),
  'the-other-side': () => import('./scenes/the-other-side.json'),
};

/** The game whose board is a slab of hexes. */
export const SLAB = 'the-edge';

/** The games that have pictures. */
export const PAINTED: readonly string[] = [...Object.keys(SCENES), SLAB];

/** The board of The Edge at such a moment. */
export const slabScene = async (): Promise<SlabScene> =>
  (await import('./scenes/the-edge.json')).default as unknown as SlabScene;

/** What a game's picture shows, if it has one. */
export const sceneFor = async (system: string): Promise<Scene | undefined> =>
  (await SCENES[system]?.())?.default as Scene | undefined;
