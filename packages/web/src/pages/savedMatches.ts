import { useEffect, useState } from 'preact/hooks';
import type { MatchSummary } from '../local/messages.js';

interface SavedMatches {
  readonly matches: readonly MatchSummary[];
  remove(match: string): void;
}

/** The matches that this browser keeps, the latest first. Their keeper is fetched after the page itself. */
export function useSavedMatches(): SavedMatches {
  const [matches, setMatches] = useState<readonly MatchSummary[]>([]);
  const house = async () => (await import('../local/client.js')).localHouse();
  const refresh = async (): Promise<void> => setMatches(await (await house()).request({ kind: 'list' }));
  useEffect(() => void refresh(), []);
  const remove = async (match: string): Promise<void> => {
    await (await house()).request({ kind: 'remove', match });
    await refresh();
  };
  return { matches, remove: match => void remove(match) };
}
