import { illegal, legal, soleListed, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { judgeOrder, ordersOf } from '../command/orders.js';
import { isId } from '../manoeuvres/parse.js';
import { ORDERS, type OrderId } from '../names.js';
import { NOBODY, seatOf, type FigureId, type State } from '../state.js';

export interface OrderQuestion extends Shape {
  readonly kind: 'bts.order';
}

export type OrderChoice =
  | { readonly do: 'pass' }
  | { readonly do: 'order'; readonly figure: FigureId; readonly order: OrderId; readonly target: number };

const PASSED: OrderChoice = { do: 'pass' };

export const askOrder = (seat: Seat): Prompt<OrderQuestion> => ({
  seat,
  ask: 'bts.ask.order',
  rule: 'BTS-CMD-02',
  shape: { kind: 'bts.order' },
});

/** A Champion and one of his Orders, with the banner or unit it names; or pass. */
export const orderKind: ShapeKind<State, OrderQuestion, OrderChoice> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { do: what, figure, order, target = NOBODY } = raw as Readonly<Record<string, unknown>>;
    if (what === 'pass') return PASSED;
    const known = ORDERS.find(id => id === order);
    if (what !== 'order' || !isId(figure) || known === undefined || !(target === NOBODY || isId(target)))
      return undefined;
    return { do: 'order', figure, order: known, target };
  },
  judge(state, _shape, choice, seat) {
    if (choice.do === 'pass') return legal;
    if (state.figures[choice.figure] === undefined || seatOf(state, choice.figure) !== seat)
      return illegal('BTS-CMD-02', 'bts.no.not-yours');
    return judgeOrder(state, choice.figure, choice.order, choice.target);
  },
  *enumerate(state, _shape, seat) {
    yield PASSED;
    for (const order of ordersOf(state, seat)) yield { do: 'order', ...order };
  },
  sample(state, shape, seat, rng) {
    const choices = [...orderKind.enumerate(state, shape, seat)];
    return choices[rng.below(choices.length)] as OrderChoice;
  },
  finite: () => true,
  sole: (state, shape, seat) => soleListed(orderKind.enumerate(state, shape, seat)),
};
