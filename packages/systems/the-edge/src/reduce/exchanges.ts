import type { ExchangeEvent } from '../events.js';
import { figureOf, type Exchange, type State } from '../state.js';
import { added, frozen, kept, replaced } from './record.js';

export function reduceExchange(s: State, event: ExchangeEvent): void {
  switch (event.type) {
    case 'exchange.opened':
      s.exchanges = added(s.exchanges, event.exchange);
      return;
    case 'exchange.closed':
      s.exchanges = s.exchanges.slice(0, -1);
      expireExchange(s);
      return;
    case 'action.aimed': {
      const exchange = s.exchanges[event.depth];
      if (exchange?.kind === 'action') change(s, event.depth, { ...exchange, on: [...exchange.on, ...event.on] });
      return;
    }
    case 'sneak.declared': {
      const exchange = s.exchanges[event.depth];
      if (exchange?.kind !== 'combat') return;
      const [first, second] = exchange.sneaks;
      change(s, event.depth, { ...exchange, sneaks: [first || event.side === 0, second || event.side === 1] });
      return;
    }
    case 'striker.chosen': {
      const exchange = s.exchanges.at(-1);
      if (exchange?.kind === 'combat')
        change(s, s.exchanges.length - 1, { ...exchange, striker: event.side, roll: null });
      return;
    }
    case 'exchange.cancelled': {
      const exchange = s.exchanges[event.depth];
      if (exchange) change(s, event.depth, { ...exchange, cancelled: true });
      return;
    }
    case 'targets.spared': {
      const exchange = s.exchanges[event.depth];
      if (exchange?.kind !== 'shot') return;
      const targets = exchange.targets.filter(figure => !event.figures.includes(figure));
      change(s, event.depth, { ...exchange, targets });
      return;
    }
    case 'die.rolled': {
      const { type: _type, depth, ...roll } = event;
      const exchange = s.exchanges[depth];
      if (exchange) change(s, depth, { ...exchange, roll });
      s.uses = kept(s.uses, ({ limit }) => limit !== 'roll' || event.rerolled);
      return;
    }
    case 'roll.changed': {
      const exchange = s.exchanges[event.depth];
      if (exchange?.roll) change(s, event.depth, { ...exchange, roll: { ...exchange.roll, value: event.value } });
      return;
    }
    case 'power.reached':
      spendRollBonuses(s, event.figure, event.purpose === 'attack' ? 'att' : 'def');
      return;
    // The dice have done their work: what is played from now on meets no roll on the table (EDGE-DICE-14).
    case 'attack.resolved':
    case 'shot.resolved': {
      const exchange = s.exchanges.at(-1);
      if (exchange?.roll) change(s, s.exchanges.length - 1, { ...exchange, roll: null });
      return;
    }
  }
}

function change(s: State, depth: number, exchange: Exchange): void {
  s.exchanges = replaced(s.exchanges, depth, frozen(exchange));
}

/** What belonged to an exchange ends with it. What holds for longer belongs to none. */
function expireExchange(s: State): void {
  const depth = s.exchanges.length;
  const lasts = (thing: { readonly depth: number }): boolean => thing.depth < depth;
  s.bonuses = kept(s.bonuses, lasts);
  s.statuses = kept(s.statuses, lasts);
  s.uses = kept(s.uses, use => use.limit !== 'exchange' || use.depth < depth);
}

/** A bonus for one roll is gone once that roll has counted. */
function spendRollBonuses(s: State, figure: number, stat: 'att' | 'def'): void {
  const { squad } = figureOf(s, figure);
  s.bonuses = kept(
    s.bonuses,
    bonus => bonus.until !== 'roll' || bonus.stat !== stat || bonus.id !== (bonus.on === 'squad' ? squad : figure),
  );
}
