import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { mvtOf } from '../figures/stats.js';
import type { ActQuestion, AnyManoeuvre, Manoeuvred } from '../manoeuvres/manoeuvre.js';
import { halfLength } from '../rulings.js';
import { clone, figureOf, type FigureId, type State } from '../state.js';

/** Whether what somebody would do is a charge, and all the charges there are; the table of manoeuvres says so. */
export interface Charges {
  readonly manoeuvres: readonly AnyManoeuvre[];
}

const rages = (state: State, figure: FigureId): boolean =>
  ownRules(state, figure).some(({ rule }) => rule.move?.mustCharge === true);

/** The stand before a charge, the test it needs (BTS-SPR-71), the throw it begins with (BTS-SPR-09). */
const BEFORE: readonly string[] = ['stand', 'dare', 'throw'];

/**
 * BTS-SPR-33, R-83: who must charge does nothing else while there is a charge to make; whoever lies on the ground and could
 * charge once he stands gets up first.
 */
export function judgeRage(state: State, ask: ActQuestion, choice: Manoeuvred, { manoeuvres }: Charges): Ruling {
  const { figure } = choice;
  if (state.figures[figure] === undefined || !rages(state, figure)) return legal;
  const own = manoeuvres.find(({ do: name }) => name === choice.do);
  if (BEFORE.includes(choice.do) || own?.charges?.(state, choice) === true) return legal;
  return mustCharge(state, ask, figure, manoeuvres) ? illegal('BTS-SPR-33', 'bts.no.must-charge') : legal;
}

/** neither a move nor a side's moves end before those who must charge and can have done so. */
export function judgeEndOfMoves(state: State, ask: ActQuestion, { manoeuvres }: Charges): Ruling {
  // BTS-ORD-01, -02: who waits now moves later.
  if (ask.mayWait === true && !ask.midMove) return legal;
  const held = ask.figures.find(figure => rages(state, figure) && mustCharge(state, ask, figure, manoeuvres));
  return held === undefined ? legal : illegal('BTS-SPR-33', 'bts.no.must-charge', { figure: held });
}

function mustCharge(state: State, ask: ActQuestion, figure: FigureId, manoeuvres: readonly AnyManoeuvre[]): boolean {
  const { prone, marks } = figureOf(state, figure);
  if (!prone) return hasCharge(state, ask, figure, manoeuvres);
  const cost = halfLength(mvtOf(state, figure));
  if (marks.lay || marks.spent + cost > mvtOf(state, figure)) return false;
  const risen = clone(state);
  risen.figures[figure] = { ...figureOf(state, figure), prone: false, marks: { ...marks, spent: marks.spent + cost } };
  return hasCharge(risen, ask, figure, manoeuvres);
}

function hasCharge(state: State, ask: ActQuestion, figure: FigureId, manoeuvres: readonly AnyManoeuvre[]): boolean {
  const own = { ...ask, figures: [figure] };
  for (const manoeuvre of manoeuvres) {
    if (manoeuvre.charges === undefined || ask.only?.includes(manoeuvre.do) === false) continue;
    for (const choice of manoeuvre.propose(state, own, figure))
      if (manoeuvre.charges(state, choice) && manoeuvre.judge(state, own, choice, 0).ok) return true;
  }
  return false;
}
