import type { Seat } from '@banneret/kernel';
import type { DuelCase } from '../rule.js';
import { SURPLUS_NEED } from '../rulings.js';
import { enemyOf, figureOf, seatOf, sheetOf, type Duel, type FigureId, type State } from '../state.js';
import { ccInDuel, rulesInDuel } from './arms.js';
import type { Fighter } from './compare.js';

/** What the steps of a Duel know so far. */
export interface DuelFrame {
  readonly duel: number;
  readonly shields?: readonly [boolean, boolean];
  readonly weapons?: Readonly<Record<number, readonly number[]>>;
  readonly supports?: readonly (readonly [FigureId, FigureId])[];
}

export const duelNamed = (state: State, id: number): Duel | undefined => state.duels.find(duel => duel.id === id);

/** The living fighters of a side. */
export function fightersOf(state: State, { sides }: Duel, seat: Seat): FigureId[] {
  return (sides[seat] ?? []).filter(figure => {
    const { place } = figureOf(state, figure);
    return place === 'table' || place === 'inside';
  });
}

/** Those who support fighters of a side. */
export const supportingOf = (state: State, { supports = [] }: DuelFrame, seat: Seat): FigureId[] =>
  supports.map(([figure]) => figure).filter(figure => seatOf(state, figure) === seat);

export function caseOf(state: State, frame: DuelFrame, duel: Duel, figure: FigureId): DuelCase {
  const seat = seatOf(state, figure);
  return {
    state,
    figure,
    foes: fightersOf(state, duel, enemyOf(seat)),
    weapons: frame.weapons?.[figure] ?? [],
    shielding: frame.shields?.[seat] === true,
  };
}

/** What the comparison of dice asks about a fighter or a support. */
export const fighterIn = (state: State, frame: DuelFrame, duel: Duel, figure: FigureId): Fighter =>
  fighterOf(caseOf(state, frame, duel, figure));

export function fighterOf(own: DuelCase): Fighter {
  const rules = rulesInDuel(own);
  return {
    cc: ccInDuel(own),
    winsTies: rules.some(({ rule }) => rule.duel?.winsTies === true),
    surplus: Math.min(SURPLUS_NEED, ...rules.map(({ rule, u }) => rule.duel?.surplus?.(u) ?? SURPLUS_NEED)),
    shielding: own.shielding,
  };
}

/** BTS-DUE-09: do two fighters come to the same in everything that an order of dice could decide? */
export function areAlike(state: State, frame: DuelFrame, duel: Duel, a: FigureId, b: FigureId): boolean {
  const [one, other] = [fighterIn(state, frame, duel, a), fighterIn(state, frame, duel, b)];
  return (
    one.cc === other.cc &&
    one.winsTies === other.winsTies &&
    one.surplus === other.surplus &&
    figureOf(state, a).prone === figureOf(state, b).prone &&
    sheetOf(state, a).force === sheetOf(state, b).force &&
    sheetOf(state, a).profile === sheetOf(state, b).profile
  );
}
