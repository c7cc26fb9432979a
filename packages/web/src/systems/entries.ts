import type { Entry } from '@banneret/ai';

/** Games with their players and without their looks, fetched when needed: what workers load. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly entry: Entry }>>> = {
  'at-43': () => import('./at-43/entry.js'),
  'beyond-the-stars': () => import('./beyond-the-stars/entry.js'),
  'grimdark-future': () => import('./grimdark-future/entry.js'),
  'the-edge': () => import('./the-edge/entry.js'),
  'the-other-side': () => import('./the-other-side/entry.js'),
  toy: () => import('./toy/entry.js'),
};

export async function loadEntry(system: string): Promise<Entry | undefined> {
  return (await LOADERS[system]?.())?.entry;
}
