import { faceOf, squadCard, type SquadId, type State } from '@banneret/the-edge';

/** What a Squad's mode is good for, compared with its other one: to be seen in how it stands. */
export type Stance = 'plain' | 'guard' | 'strike' | 'swift';

/**
 * The light face is how a Squad stands normally. The dark one shows what it changes: a wall of shields where Defence rises, points
 * forward where Attack does, lines of speed where it runs farther.
 */
export function stanceOf(state: State, squad: SquadId): Stance {
  if (state.squads[squad]?.mode !== 1) return 'plain';
  const [base] = squadCard(state, squad).faces;
  const face = faceOf(state, squad);
  const more = (stat: 'att' | 'def' | 'mov'): number => (face[stat] ?? -1) - (base[stat] ?? -1);
  const gains = { guard: more('def'), strike: more('att'), swift: more('mov') };
  const best = Math.max(gains.guard, gains.strike, gains.swift);
  if (gains.strike === best) return 'strike';
  return gains.guard === best ? 'guard' : 'swift';
}
