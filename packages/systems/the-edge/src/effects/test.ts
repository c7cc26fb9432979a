import { done } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';
import { NONE } from '../state.js';

/** An ability roll with a die of the player's choice (EDGE-DICE-01): one thing if it shows enough, another if not. */
export const test = procedure('effect.test')({
  begin: (_c, { scope }) =>
    call('rollDie', { seat: scope.seat, purpose: 'ability', figure: NONE, rule: 'EDGE-DICE-01' }, 'rolled'),
  rolled(_c, { effect, scope }, value: number) {
    const effects = value >= effect.need ? effect.pass : (effect.fail ?? []);
    return call('effects', { effects, scope }, 'end');
  },
  end: () => done(),
});
