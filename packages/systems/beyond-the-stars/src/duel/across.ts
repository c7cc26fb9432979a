import type { FigureId, Link, State } from '../state.js';

/** What a striker fights this enemy over; a support stands behind his friend and strikes over the same. */
export const linkAcross = (state: State, fighter: FigureId, target: FigureId): Link | undefined =>
  state.links.find(({ charger, charged }) => charger === fighter && charged === target);

/** BTS-DEF-12, -11, -16, -17: must blows of this fighter, or of one behind him, get past a barrier or up an edge? */
export function strikesAcross(state: State, fighter: FigureId, target: FigureId): boolean {
  const link = linkAcross(state, fighter, target);
  if (link === undefined || (link.barrier === undefined && link.edge === undefined)) return false;
  const beside = state.links.some(
    other => other.charged === target && other.barrier === undefined && other.edge === undefined,
  );
  return !beside;
}
