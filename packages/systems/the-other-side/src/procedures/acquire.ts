import { ask, done, goto, pickOption, type Option, type OptionId, type Seat } from '@banneret/kernel';
import { stratagemCard } from '../book.js';
import { stratagemCost } from '../rulings.js';
import { inInitiativeOrder } from '../seats.js';
import { areEnemies, playerOf, type State } from '../state.js';
import { procedure } from './machine.js';

/** TOS-STR-05, TOS-TRN-08: any number of one's own Stratagems, shown and paid one after the other. */
export const acquire = procedure('acquire')({
  begin(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0];
    if (seat === undefined) return done();
    const { stratagems, tactics } = playerOf(c.state, seat);
    // What they cost is a secret; that there are tokens and cards is none.
    if (tactics === 0 || stratagems.cards.length === 0) return goto('on');
    const shape = pickOption([{ id: 'done', say: 'tos.choice.done' }, ...offersTo(c.state, seat)]);
    return ask({ seat, ask: 'tos.ask.acquire', rule: 'TOS-STR-05', shape, veiled: true }, 'chosen');
  },
  chosen(c, v, choice: OptionId) {
    if (choice === 'done') return goto('on');
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    const stratagem = choice as number;
    c.emit({ type: 'tactics.spent', seat, count: costFor(c.state, seat, stratagem), rule: 'TOS-STR-05' });
    c.emit({ type: 'stratagem.acquired', seat, stratagem });
    return goto('begin');
  },
  on(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
});

function offersTo(s: State, seat: Seat): Option[] {
  const { stratagems, tactics } = playerOf(s, seat);
  return stratagems.cards.map(id => {
    const cost = costFor(s, seat, id);
    const args = { stratagem: stratagemCard(s.book, id).id, cost };
    const poor = [{ rule: 'TOS-STR-05', say: 'tos.no.tactics' }];
    return { id, say: 'tos.choice.stratagem', args, ...(cost > tactics && { barred: poor }) };
  });
}

/** TOS-STR-06, -07, R-73: less for who is behind any enemy. */
export function costFor(s: State, seat: Seat, stratagem: number): number {
  const { vp } = playerOf(s, seat);
  const behind = s.players.some((other, place) => areEnemies(s, seat, place) && other.vp > vp);
  return stratagemCost(stratagemCard(s.book, stratagem).tactics, behind);
}
