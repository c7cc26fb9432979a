import type { Frame } from '@banneret/kernel';
import { actionUnderWay } from '../duels.js';
import { scopeOf } from '../procedures/action.js';
import type { Calls } from '../procedures/machine.js';
import type { State } from '../state.js';

/** Places in the rules from which odds are played on. */

export const frame = <P extends keyof Calls>(proc: P, step: string, vars: Calls[P]): Frame => ({ proc, step, vars });

/** The modification step of the Duel under way, where a side is asked what it changes. */
export function modificationFrames(s: State, side: 'actor' | 'other'): Frame[] {
  const { action } = actionUnderWay(s);
  const { actor, key, target, marker, additional } = action;
  return [
    frame('action', 'decided', { actor, key, target, marker, additional, scope: scopeOf(s, action) }),
    frame('duel', side === 'actor' ? 'otherModifies' : 'decide', {}),
    frame('modify', 'begin', { side }),
  ];
}
