import { done, goto } from '@banneret/kernel';
import type { Slot } from '../sheet.js';
import { figureOf, NOBODY, sheetOf } from '../state.js';
import { call, procedure } from './machine.js';

/** BTS-SPR-08(b): where a Vehicle's own plasma strikes it. */
const SIDE: Readonly<Record<Slot, 'front' | 'flank' | 'rear'>> = {
  front: 'front',
  side: 'flank',
  rear: 'rear',
  central: 'rear',
};

/** BTS-SPR-08: hits of the weapon's Force on the shooter himself. */
export const overheat = procedure('overheat')({
  begin(c, { figure, weapon, count }) {
    if (figureOf(c.state, figure).place === 'gone') return goto('end');
    const { force = 1, slot } = sheetOf(c.state, figure).ranged[weapon] ?? {};
    const side = slot === undefined ? {} : { side: SIDE[slot] };
    const blow = { kind: 'hit', by: NOBODY, victim: figure, force, pen: 0, weapon: NOBODY, ...side } as const;
    return call('blows', { blow, rolls: count }, 'end');
  },
  end: () => done(),
});
