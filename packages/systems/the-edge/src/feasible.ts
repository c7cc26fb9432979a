import type { Because } from '@banneret/kernel';
import type { Effect } from './effect.js';
import { reactedTo, type Scope } from './scope.js';
import { shootersLeft } from './shots.js';
import { killedOf, NONE, type State } from './state.js';
import { squadsOfWhom } from './targets.js';
import { tokensLeft } from './tokens.js';

/**
 * Why an effect can do nothing at all, where the rules make that a reason to refuse the Action: not for want of luck,
 * only for want of anything to work on. Targets that cannot be named are judged before.
 */
export function unfeasible(s: State, effect: Effect, scope: Scope): Because | undefined {
  switch (effect.do) {
    case 'shot':
      if (effect.shooter !== 'each' || shootersLeft(s, effect, scope, []).length > 0) return undefined;
      return { rule: 'EDGE-SHT-01', say: 'edge.no.shot-target' };
    case 'token':
      return tokensLeft(s, effect, scope) > 0 ? undefined : { rule: 'EDGE-GEN-07', say: 'edge.no.token-left' };
    case 'activate':
      return s.activated === NONE ? { rule: 'EDGE-ACT-05', say: 'edge.no.activate-first' } : undefined;
    case 'set-roll':
    case 'add-power':
      return s.exchanges[scope.depth - 1]?.roll ? undefined : { rule: 'EDGE-DICE-14', say: 'edge.no.roll' };
    case 'reroll': {
      const roll = s.exchanges[scope.depth - 1]?.roll;
      if (!roll || roll.seat !== scope.seat) return { rule: 'EDGE-DICE-14', say: 'edge.no.roll' };
      return roll.rerolled ? { rule: 'EDGE-DICE-11', say: 'edge.no.rerolled' } : undefined;
    }
    case 'cancel':
      return scope.depth === 0 ? { rule: 'EDGE-CARD-13', say: 'edge.no.exchange' } : undefined;
    case 'revive':
      // A Squad still to be named was judged by its own conditions.
      if (typeof effect.whom === 'object' && 'target' in effect.whom) return undefined;
      return squadsOfWhom(s, effect.whom, scope).some(squad => killedOf(s, squad).length > 0)
        ? undefined
        : { rule: 'EDGE-WND-12', say: 'edge.no.killed' };
    case 'sneak':
      return reactedTo(s, ['combat'], scope) < 0 ? { rule: 'EDGE-SNK-01', say: 'edge.no.combat' } : undefined;
    default:
      return undefined;
  }
}
