import { hasRule } from '../../compile.js';
import { is } from '../../figures/traits.js';
import { defineRule, type FigureId, type State } from '../../rule.js';

/** Spectral strike: in Duels its Force meets the victim’s Mo instead of its Defence, unless the victim has no soul to strike. BTS-SPR-37. */
export const spectralStrike = defineRule({
  id: 'srSpectralStrike',
  ref: 'BTS-SPR-37',
  wound: {
    against: ({ kind, victim }, state) => (kind === 'duel' && hasSoul(state, victim) ? 'morale' : undefined),
  },
});

/** Not Siege Weapons, Vehicles, Walkers that are not organic, or Robotic figures. */
const hasSoul = (state: State, victim: FigureId): boolean =>
  !is(state, victim, 'siege', 'vehicle') &&
  !(is(state, victim, 'walker') && !hasRule(state, victim, 'srOrganicWalker')) &&
  !hasRule(state, victim, 'srRobotic');
