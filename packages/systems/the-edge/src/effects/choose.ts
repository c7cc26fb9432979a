import { ask, done, pickOption } from '@banneret/kernel';
import { call, procedure } from '../procedures/machine.js';

/** The player takes one of several effects, when the Action is resolved. */
export const choose = procedure('effect.choose')({
  begin(_c, { effect, scope }) {
    const options = effect.of.map(({ name: { fr, en } }, id) => ({ id, say: 'edge.choose', args: { fr, en } }));
    return ask({ seat: scope.seat, ask: 'edge.ask.choose', rule: 'EDGE-GEN-05', shape: pickOption(options) }, 'chosen');
  },
  chosen: (_c, { effect, scope }, choice: number) =>
    call('effects', { effects: effect.of[choice]?.effects ?? [], scope }, 'end'),
  end: () => done(),
});
