import type { Guide } from './guide.js';

/** Guided battles, fetched when somebody wants to learn. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly guide: Guide }>>> = {
  'at-43': () => import('../systems/at-43/guide.js'),
  'beyond-the-stars': () => import('../systems/beyond-the-stars/guide.js'),
  'grimdark-future': () => import('../systems/grimdark-future/guide.js'),
  'the-edge': () => import('../systems/the-edge/guide.js'),
  'the-other-side': () => import('../systems/the-other-side/guide.js'),
};

export const GUIDED: readonly string[] = Object.keys(LOADERS);

export async function loadGuide(system: string | undefined): Promise<Guide | undefined> {
  return system === undefined ? undefined : (await LOADERS[system]?.())?.guide;
}
