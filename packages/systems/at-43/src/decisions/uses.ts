import type { Use } from '../state.js';
import { isId } from './spots.js';

/** Far beyond any unit. */
const MOST_USES = 200;

/** Who fires or strikes with what, as a stranger may write it: canonical pairs in their order, or nothing. */
export function usesFrom(raw: unknown): readonly Use[] | undefined {
  if (!Array.isArray(raw) || raw.length > MOST_USES) return undefined;
  const uses: Use[] = [];
  for (const use of raw as unknown[]) {
    if (!Array.isArray(use) || use.length !== 2 || !isId(use[0]) || !isId(use[1])) return undefined;
    uses.push([use[0] + 0, use[1] + 0]);
  }
  return uses.sort(([a, m], [b, n]) => a - b || m - n);
}
