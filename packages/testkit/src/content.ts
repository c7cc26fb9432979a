import type { EventBase, GameSystem } from '@banneret/kernel';
import type { Content, LawOptions } from './laws/law.js';
import { Trial } from './laws/trial.js';

export interface ContentReport {
  readonly games: number;
  /** Listed, but never seen in any game. */
  readonly missing: readonly string[];
  /** Seen, but not listed: the list or `touched` is wrong. */
  readonly unknown: readonly string[];
}

/** Play random games until everything on the list has happened, or the patience runs out. */
export function exhaust<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
  content: Content<E>,
): ContentReport {
  const missing = new Set(content.ids);
  const unknown = new Set<string>();
  const listed = new Set(content.ids);
  const most = content.mostGames ?? DEFAULT_MOST_GAMES;
  let games = 0;
  for (; games < most && missing.size > 0; games++) {
    const trial = new Trial(system, options, (options.firstSeed ?? 1) + games);
    for (const event of trial.play().playOn().events)
      for (const id of content.touched(event)) {
        missing.delete(id);
        if (!listed.has(id)) unknown.add(id);
      }
  }
  return { games, missing: [...missing], unknown: [...unknown] };
}

const DEFAULT_MOST_GAMES = 200;
