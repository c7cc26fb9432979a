import type { AllocateShape } from '@banneret/kernel';
import type { Desk } from '../table/desk.js';
import { firstProposal } from './proposed.js';

/** How the points are shared out so far; to begin with, as the game itself would do it. */
export function sharesOf(desk: Desk, { bins }: AllocateShape): readonly number[] {
  const draft = desk.draft.get();
  if (Array.isArray(draft)) return draft as readonly number[];
  const first = firstProposal(desk);
  return Array.isArray(first) ? (first as readonly number[]) : bins.map(({ min }) => min);
}

/** One more point for a bin: of those left, else from the first bin that can spare one; none again if it is full. */
export function sharesWithMore(
  shares: readonly number[],
  { bins, total }: AllocateShape,
  at: number,
): readonly number[] {
  const given = shares.reduce((sum, n) => sum + n, 0);
  const { min = 0, max = 0 } = bins[at] ?? {};
  if ((shares[at] ?? 0) >= max) return changed(shares, at, min);
  const more = changed(shares, at, (shares[at] ?? 0) + 1);
  if (given < total) return more;
  const giver = bins.findIndex((bin, i) => i !== at && (shares[i] ?? 0) > bin.min);
  return giver < 0 ? shares : changed(more, giver, (shares[giver] ?? 0) - 1);
}

export const changed = (shares: readonly number[], at: number, to: number): readonly number[] =>
  shares.map((n, i) => (i === at ? to : n));
