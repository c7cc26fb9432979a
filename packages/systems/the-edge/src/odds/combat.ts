import type { Seat } from '@banneret/kernel';
import { worthOf } from '../means.js';
import { firstStriker, mayCounter } from '../procedures/combat.js';
import { granted, statOf } from '../stats.js';
import { DICE, ownerOfFigure, type Die, type FigureId, type State } from '../state.js';
import { Combat, MOST_SPENT, shotRoll, type Bout, type Fighter } from './bout.js';
import { withDie, type Prices, type Prospect, type Side } from './roll.js';

/** What is at stake in a Combat: a Wound on each of the two, and what Crystals are worth to their owners. */
export interface Stakes {
  readonly wounds: readonly [number, number];
  readonly prices: Prices;
}

/** Dice are paid for as long as they help: what a Combat can come to, whatever it costs. */
export const FREE: Prices = { spent: [0, 0], recovered: [0, 0] };
export const EVEN: Stakes = { wounds: [1, 1], prices: FREE };

/** The Combat between two figures as they stand now; the first is side 0. */
export function boutOf(s: State, figures: readonly [FigureId, FigureId], stakes: Stakes, sneak = false): Bout {
  const [a, b] = figures;
  return {
    fighters: [fighterOf(s, a, b), fighterOf(s, b, a)],
    purses: [purseOf(s, ownerOfFigure(s, a)), purseOf(s, ownerOfFigure(s, b))],
    ...stakes,
    sneak,
  };
}

const fighterOf = (s: State, figure: FigureId, against: FigureId): Fighter => ({
  att: statOf(s, figure, 'att'),
  def: statOf(s, figure, 'def'),
  attReroll: granted(s, figure, 'att-reroll'),
  defReroll: granted(s, figure, 'def-reroll'),
  mayCounter: mayCounter(s, figure, against),
});

const purseOf = (s: State, seat: Seat): number => Math.min(MOST_SPENT, worthOf(s, seat));

export interface CombatOdds {
  /** Who strikes first: 0 the figure that starts the Combat, 1 the other; nobody if neither can. */
  readonly first: Side | undefined;
  readonly best: Prospect;
  /** The same when whoever strikes first takes this die. */
  readonly byDie: readonly { readonly die: Die; readonly prospect: Prospect }[];
}

/** EDGE-CMB: the whole Combat, both sides playing their dice as well as can be, no cards played. */
export function combatOdds(s: State, attacker: FigureId, target: FigureId, sneak = false): CombatOdds {
  const figures = [attacker, target] as const;
  const first = firstStriker(s, { figures, sneaks: [sneak, false] });
  const bout = boutOf(s, figures, EVEN, sneak);
  const combat = new Combat(bout);
  if (first === undefined) return { first, best: { value: 0, hits: [0, 0], spent: [0, 0] }, byDie: [] };
  const dice = DICE.filter(die => die === 'yellow' || bout.purses[first] > 0);
  return {
    first,
    best: combat.attack(first),
    byDie: dice.map(die => ({ die, prospect: combat.attackWith(first, die) })),
  };
}

/** EDGE-SHT-03: the chance to hit this figure with a Shot of the seat, by die, the best use made of gears. */
export function shotOdds(
  s: State,
  seat: Seat,
  target: FigureId,
): readonly { readonly die: Die; readonly hit: number }[] {
  const rolling = shotRoll([{ ini: statOf(s, target, 'ini'), worth: 1 }]);
  const purses = [purseOf(s, seat), 0] as const;
  return DICE.filter(die => die === 'yellow' || purses[0] > 0).map(die => ({
    die,
    hit: withDie(rolling, die, purses, FREE).hits[0],
  }));
}

/** EDGE-CMB-07 to -09: the chance that the Attack about to be rolled with this die wounds, as far as this Attack goes. */
export const attackOdds = (s: State, figures: readonly [FigureId, FigureId], striker: Side, die: Die): number =>
  new Combat(boutOf(s, figures, EVEN, true)).attackWith(striker, die).hits[striker];

/** The same for a Defence against this Power: the chance that it fails. */
export const defenceOdds = (
  s: State,
  figures: readonly [FigureId, FigureId],
  striker: Side,
  power: number,
  die: Die,
): number => new Combat(boutOf(s, figures, EVEN, true)).defenceWith(striker, power, die).hits[striker];
