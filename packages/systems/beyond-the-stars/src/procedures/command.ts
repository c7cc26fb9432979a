import { ask, done, goto, pickOption, roll } from '@banneret/kernel';
import { AURA_ORDERS, heardBy, LAUNCH, launchTally, mustObey, ordersOf } from '../command/orders.js';
import { askOrder, type OrderChoice } from '../decisions/order.js';
import { who } from '../figures/named.js';
import { enemyOf, SEATS, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { call, dice, procedure } from './machine.js';
import { isOver } from './over.js';

/** BTS-CMD-01, BTS-MOR-07: Champions of a Demoralised army test, then come the Actions, then the Orders. */
export const command = procedure('command')({
  begin(c) {
    c.emit({ type: 'phase.began', phase: 'command', turn: c.state.turn });
    return call('steady', { figures: championsOf(c.state, c.state.initiative), ordered: true }, 'second');
  },
  second: c => call('steady', { figures: championsOf(c.state, enemyOf(c.state.initiative)), ordered: true }, 'actions'),
  actions: c => (isOver(c) ? done() : call('actions', { window: 'command' }, 'orders')),
  orders: () => call('orders', {}, 'end'),
  end(c) {
    c.emit({ type: 'phase.ended', phase: 'command' });
    return done();
  },
});

/** Reserves test when they arrive. */
const championsOf = (state: State, seat: number): FigureId[] =>
  [...state.figures.keys()].filter(
    figure =>
      seatOf(state, figure) === seat && sheetOf(state, figure).rank > 0 && state.figures[figure]?.place !== 'reserve',
  );

/** BTS-CMD-02, -13, R-17: one Champion at a time, until both have passed in a row. */
export const orders = procedure('orders')({
  begin(c, v) {
    v.turn = c.state.initiative;
    v.passes = 0;
    return goto('poll');
  },
  poll(c, v) {
    if ((v.passes ?? 0) >= SEATS.length) return done();
    const seat = v.turn ?? c.state.initiative;
    const [any] = ordersOf(c.state, seat);
    if (any !== undefined) return ask(askOrder(seat), 'chosen');
    return goto('pass');
  },
  pass(c, v) {
    v.passes = (v.passes ?? 0) + 1;
    v.turn = enemyOf(v.turn ?? c.state.initiative);
    return goto('poll');
  },
  chosen(c, v, choice: OrderChoice) {
    if (choice.do === 'pass') return goto('pass');
    v.passes = 0;
    const seat = v.turn ?? c.state.initiative;
    v.turn = enemyOf(seat);
    const { figure, order, target } = choice;
    return call('launch', { seat, figure, order, target }, 'poll');
  },
});

/** BTS-CMD-05 to -11: the roll; Champions who may refuse are asked; those who follow have obeyed. */
export const launch = procedure('launch')({
  begin: (_c, { seat }) => roll(dice(1, 'BTS-CMD-05', 'bts.roll.order', seat), 'rolled'),
  rolled(c, v, [face = 1]: readonly number[]) {
    const { figure, order } = v;
    const tally = launchTally(c.state, figure, c.explain);
    const total = face + tally.total;
    const launched = face === 6 || (face !== 1 && total >= LAUNCH[order]);
    const why = tally.explanation();
    c.emit({ type: 'order.rolled', figure, order, face, total, need: LAUNCH[order], launched, ...(why && { why }) });
    if (!launched) return done();
    const heard = AURA_ORDERS.includes(order) ? heardBy(c.state, figure) : [];
    const champions = heard.filter(other => other !== figure && sheetOf(c.state, other).rank > 0);
    v.asked = champions.filter(other => !mustObey(c.state, figure, other));
    v.refused = [];
    return goto('offer');
  },
  offer(c, v) {
    const [champion] = v.asked ?? [];
    if (champion === undefined) return goto('inForce');
    return ask(
      {
        seat: v.seat,
        ask: 'bts.ask.obey',
        rule: 'BTS-CMD-10',
        shape: pickOption([
          { id: 'obey', say: 'bts.choice.obey' },
          { id: 'refuse', say: 'bts.choice.refuse' },
        ]),
        args: { ...who(c.state, champion), order: v.order },
      },
      'answered',
    );
  },
  answered(_c, v, answer: string) {
    const [champion, ...rest] = v.asked ?? [];
    v.asked = rest;
    if (answer === 'refuse' && champion !== undefined) v.refused = [...(v.refused ?? []), champion];
    return goto('offer');
  },
  inForce(c, v) {
    const { figure, order, target, refused = [] } = v;
    c.emit({ type: 'order.launched', figure, order, target, refused });
    if (AURA_ORDERS.includes(order))
      for (const other of heardBy(c.state, figure))
        if (other !== figure && sheetOf(c.state, other).rank > 0 && !refused.includes(other))
          c.emit({ type: 'figure.marked', figure: other, marks: { obeyed: true } });
    if (order === 'killThatThing' || order === 'holdAtAllCosts')
      c.emit({ type: 'effect.gained', figure, effect: { id: order, until: 'turn', source: figure } });
    if (order === 'soundAlarm') c.emit({ type: 'unit.changed', unit: target, to: { alarm: true } });
    return done();
  },
});

export const commandProcedures = { command, orders, launch };
