import type { OrderId } from '../../names.js';
import type { FigureId, State } from '../../state.js';

/** BTS-CMD-10: a Champion who does not follow an Order has none of its effects. */
export const follows = (state: State, order: OrderId, figure: FigureId, source: FigureId): boolean =>
  !state.orders.some(
    launched => launched.order === order && launched.figure === source && launched.refused.includes(figure),
  );
