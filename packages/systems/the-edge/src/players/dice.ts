import type { PickShape } from '@banneret/kernel';
import { shotRoll } from '../odds/bout.js';
import { bestDie, bestSettling, type Prices, type Rolling, type Settling } from '../odds/roll.js';
import { worthOfWound } from '../evaluate.js';
import { worthOf } from '../means.js';
import type { Calls } from '../procedures/machine.js';
import { statOf } from '../stats.js';
import { seatOf, type Die, type Exchange, type State } from '../state.js';
import { combatFor, priceFor } from './stakes.js';
import { frameOf, seatAsked, type Table } from './table.js';

/** Dice: which to roll, and what to do with what they show, by the exact odds. */

/** How a player thinks of a Combat: what is at stake in it decides how much it will spend. */
export type Think = typeof combatFor;

/** `edge.ask.die.*` */
export function chooseDie(table: Table, think: Think = combatFor): Die {
  const { state } = table;
  const exchange = state.exchanges.at(-1);
  const { purpose, beat = 0 } = rollVars(table);
  if (exchange?.kind === 'combat' && exchange.striker !== -1) {
    const combat = think(state, exchange.figures, isSneaky(exchange));
    if (purpose === 'attack') return combat.attackDie(exchange.striker, isCounter(table));
    if (purpose === 'defence') return combat.defenceDie(exchange.striker, isCounter(table), beat);
  }
  if (exchange?.kind === 'shot') return bestDie(shotFor(table, exchange), purseAlone(table), pricesFor(table)).die;
  return seatOf(state, seatAsked(table)).reserve > 0 ? 'red' : 'yellow';
}

/** `edge.ask.reroll` */
export function settle(table: Table, think: Think = combatFor): Settling {
  const choice = bestUse(table, think);
  const { options } = table.prompt.shape as PickShape;
  return options.some(({ id, barred }) => id === choice && barred === undefined) ? choice : 'keep';
}

function bestUse(table: Table, think: Think): Settling {
  const exchange = table.state.exchanges.at(-1);
  const roll = exchange?.roll;
  if (!exchange || !roll) return 'keep';
  const { purpose, beat = 0 } = rollVars(table);
  if (exchange.kind === 'combat' && exchange.striker !== -1) {
    const combat = think(table.state, exchange.figures, isSneaky(exchange));
    const counter = isCounter(table);
    if (purpose === 'attack') return combat.settleAttack(exchange.striker, counter, roll.die, roll.side);
    return combat.settleDefence(exchange.striker, counter, beat, roll.die, roll.side);
  }
  if (exchange.kind === 'shot')
    return bestSettling(shotFor(table, exchange), roll.die, roll.side, purseAlone(table), pricesFor(table)).choice;
  return 'recover';
}

const rollVars = (table: Table): Calls['rollDie'] => frameOf(table, 'rollDie')?.vars as Calls['rollDie'];

type Combat = Extract<Exchange, { readonly kind: 'combat' }>;
const isSneaky = ({ sneaks }: Combat): boolean => sneaks[0] || sneaks[1];
const isCounter = (table: Table): boolean => frameOf(table, 'sequence')?.step === 'countered';

function shotFor(table: Table, { targets }: Extract<Exchange, { readonly kind: 'shot' }>): Rolling {
  const { state } = table;
  const fire = frameOf(table, 'fire')?.vars as Calls['fire'] | undefined;
  const wounds = (fire?.effect.hit ?? []).reduce((sum, hit) => sum + (hit.do === 'wound' ? hit.wounds : HARM), 0);
  return shotRoll(
    targets.map(figure => ({ ini: statOf(state, figure, 'ini'), worth: wounds * worthOfWound(state, figure) })),
  );
}

/** What a hit without Wounds is worth, in Wounds. */
const HARM = 0.5;

const purseAlone = (table: Table): readonly [number, number] => [
  Math.min(2, worthOf(table.state, seatAsked(table))),
  0,
];

function pricesFor(table: Table): Prices {
  const price = priceFor(table.state, seatAsked(table));
  return { spent: [price, 0], recovered: [recovers(table.state, seatAsked(table)) ? price : 0, 0] };
}

const recovers = (s: State, seat: number): boolean => seatOf(s, seat).exhausted > 0;
