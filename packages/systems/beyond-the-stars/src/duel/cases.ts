import type { Seat } from '@banneret/kernel';
import type { DuelCase } from '../rule.js';
import { SURPLUS_NEED } from '../rulings.js';
import { enemyOf, figureOf, seatOf, sheetOf, type Duel, type FigureId, type State } from '../state.js';
import { statOf } from '../figures/stats.js';
import { ccInDuel, rulesInDuel } from './arms.js';
import { strikesAcross } from './across.js';
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

/**
 * Does a side fight with dice? BTS-VEH-17, BTS-SGE-16: machines without Attacks do not; a man whose Attacks are a dash has
 * no dice, but he is fought like any other.
 */
export const rollsDice = (state: State, side: readonly FigureId[]): boolean =>
  side.some(figure => {
    const { attacks, build } = sheetOf(state, figure);
    return attacks > 0 || (build !== 'vehicle' && build !== 'siege');
  });

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

/** BTS-DUE-09: do two fighters come to the same in everything that an order of dice could decide: who strikes, and how? */
export function areAlike(state: State, frame: DuelFrame, duel: Duel, a: FigureId, b: FigureId): boolean {
  return likeness(state, frame, duel, a) === likeness(state, frame, duel, b);
}

/** All that matters about one who may strike: what he is, what he fights with, what works for him, and what is in his way. */
function likeness(state: State, frame: DuelFrame, duel: Duel, figure: FigureId): string {
  const it = caseOf(state, frame, duel, figure);
  const { melee, profile, build } = sheetOf(state, figure);
  const main = it.weapons[0] === undefined ? undefined : melee[it.weapons[0]];
  const rules = rulesInDuel(it).map(({ rule, u }) => `${rule.id} ${u.x ?? ''}`);
  const { cc, winsTies, surplus } = fighterOf(it);
  return JSON.stringify([
    profile,
    build,
    [cc, winsTies, surplus, statOf(state, figure, 'force'), figureOf(state, figure).prone, main?.pen ?? 0],
    rules.sort(),
    it.foes.map(foe => strikesAcross(state, figure, foe)),
    // A Walker strikes supports; nobody strikes somebody who supports but he.
    (frame.supports ?? []).some(([support]) => support === figure),
  ]);
}
