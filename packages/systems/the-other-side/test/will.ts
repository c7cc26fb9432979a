import type { Action, Effect, Pack } from '../src/content/types.js';
import { PACK, rally, side, UNITS } from './testPack.js';

const name = { fr: 'x', en: 'x' };

/** The mystic of the test pack with an Action of its own: no Duel, 20". */
export function packWith(effects: readonly Effect[], change: Partial<Action> = {}): Pack {
  const will: Action = { id: 'will', name, types: ['magic'], range: 20, effects, ...change };
  return {
    ...PACK,
    units: UNITS.map(card => (card.id === 'mystic' ? { ...card, standard: side({ actions: [will, rally] }) } : card)),
  };
}
