import { done } from '@banneret/kernel';
import { stratagemCard } from '../book.js';
import { NONE } from '../state.js';
import { call, procedure, type Extra, type Scope } from './machine.js';

/** TOS-STR-09, -10: played and resolved, then out of the game unless it says otherwise. */
export const stratagem = procedure('stratagem')({
  begin(c, v) {
    const card = stratagemCard(c.state.book, v.stratagem);
    c.emit({ type: 'stratagem.played', seat: v.seat, stratagem: v.stratagem, stays: card.stays === true });
    const scope: Scope = {
      seat: v.seat,
      actor: NONE,
      target: NONE,
      marker: NONE,
      source: 'stratagem',
      weakened: false,
    };
    return call('effects', { effects: card.effects, scope }, 'clear');
  },
  clear(_c, v, extras: readonly Extra[]) {
    v.extras = extras;
    return call('clearConflict', {}, 'extras');
  },
  extras: (_c, v) => (v.extras?.length ? call('extras', { extras: v.extras }, 'end') : done()),
  end: () => done(),
});
