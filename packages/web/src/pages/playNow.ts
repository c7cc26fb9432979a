import { go } from '../app/router.js';
import type { CatalogueEntry } from '../systems/catalogue.js';

/** A match against the game's best computer player with the game's own defaults: one click. */
export async function playNow(
  { id, levels }: CatalogueEntry,
  me: string,
  computer: string,
  options: { readonly learn?: boolean } = {},
): Promise<void> {
  const { localHouse } = await import('../local/client.js');
  const level = (options.learn === true ? levels[0] : levels.at(-1)) as string;
  const seats = [
    { player: 'human', name: me },
    { player: level, name: computer },
  ];
  const created = await localHouse().request({ kind: 'create', match: { system: id, seats } });
  // The game's own defaults are always a legal set-up; a refusal would be a mistake of ours.
  if (!created.ok) throw new Error(created.problem.say);
  go(`/local/${created.value.id}${options.learn === true ? '?learn' : ''}`);
}

/** The guided battle of a game: always the same position, with the same dice. */
export async function playGuide(system: string, names: readonly string[]): Promise<void> {
  const { localHouse } = await import('../local/client.js');
  const created = await localHouse().request({ kind: 'guide', system, names });
  // Lessons are played through by our tests; one that cannot begin would be a mistake of ours.
  if (!created.ok) throw new Error(created.problem.say);
  go(`/local/${created.value.id}`);
}
