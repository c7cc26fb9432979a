import { planMove } from '@banneret/cards';
import { allocate, ask, done, goto, subset } from '@banneret/kernel';
import { trackEnds } from '../endings.js';
import { purseOf, readPayment, type Kept } from '../means.js';
import { livingOf, seatOf, type State } from '../state.js';
import { call, procedure } from './machine.js';

/** EDGE-PAY: a price in Crystals, paid with any mix of Crystals, Endurance and (in a duel) Victory Points. */
export const pay = procedure('pay')({
  begin(c, { seat, crystals, rule, kept }) {
    if (crystals === 0) return done();
    const bins = binsFor(c.state, seat, crystals, kept);
    const args = { cost: crystals };
    return ask({ seat, ask: 'edge.ask.pay', rule, shape: allocate(crystals, bins), args }, 'paid');
  },
  paid(c, { seat, crystals, kept }, share: readonly number[]) {
    c.emit({ type: 'cost.paid', seat, ...readPayment(binsFor(c.state, seat, crystals, kept), share) });
    trackEnds(c);
    return done();
  },
});

const binsFor = (s: State, seat: number, price: number, kept?: Kept) =>
  purseOf(s, seat, kept).map(bin => ({ ...bin, max: Math.min(bin.max, price) }));

/** Everything an Action costs, part by part. */
export const costs = procedure('costs')({
  begin(_c, { seat, cost, squad }) {
    const { crystals, endurance = 0 } = cost;
    if (crystals === undefined) return goto('charges');
    return call('pay', { seat, crystals, rule: 'EDGE-CARD-07', kept: { squad, tokens: endurance } }, 'charges');
  },
  charges(c, { seat, cost, source, squad }) {
    const { charges = 0, endurance = 0, sacrifice = 0 } = cost;
    if (charges > 0 && source.from === 'upgrade') c.emit({ type: 'charges.spent', card: source.card, count: charges });
    if (endurance > 0) c.emit({ type: 'endurance.changed', squad, by: -endurance });
    if (sacrifice === 0) return goto('discard');
    const shape = subset(livingOf(c.state, squad), sacrifice, sacrifice);
    return ask(
      { seat, ask: 'edge.ask.sacrifice', rule: 'EDGE-WND-09', shape, args: { count: sacrifice } },
      'sacrificed',
    );
  },
  sacrificed: (_c, { seat }, figures: readonly number[]) =>
    call('deaths', { killed: figures.map(figure => ({ figure, by: seat })), sacrificed: true }, 'discard'),
  discard(c, { seat, cost }) {
    const { discard = 0 } = cost;
    if (discard === 0) return done();
    const shape = subset([...seatOf(c.state, seat).hand.cards], discard, discard);
    return ask(
      { seat, ask: 'edge.ask.discard-cost', rule: 'EDGE-CARD-07', shape, args: { count: discard } },
      'discarded',
    );
  },
  discarded(c, { seat }, cards: readonly number[]) {
    for (const card of cards) {
      const { hand, discard } = seatOf(c.state, seat);
      c.emit({ type: 'card.discarded', seat, from: 'hand', move: planMove(hand, discard, card) });
    }
    return done();
  },
});
