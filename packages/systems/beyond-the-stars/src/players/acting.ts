import { cm, legLength } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { actKind, type ActChoice } from '../decisions/act.js';
import { is, onTable } from '../figures/traits.js';
import { castManoeuvre } from '../manoeuvres/cast.js';
import { driveManoeuvre } from '../manoeuvres/drive.js';
import { END, type ActQuestion } from '../manoeuvres/manoeuvre.js';
import { boxOf } from '../movement/boxes.js';
import { chargeAt } from '../movement/charges.js';
import { budgetOf } from '../movement/cost.js';
import { enemyOf, figureOf, NOBODY, seatOf, sheetOf, type FigureId, type FigureState, type State } from '../state.js';
import { postOf } from './goals.js';
import { clashOf, fireHarm, isPrecious, worthOf } from './harm.js';
import { destinationOf, march } from './marching.js';

/** What was found out about figures that have not changed since, so that no question is thought through twice. */
export interface Notes {
  /** Who stays where he is, and when that was found out: see `momentOf`. */
  readonly settled: WeakMap<FigureState, number>;
  /** Charges that were found impossible. */
  readonly unreachable: WeakMap<FigureState, WeakMap<FigureState, number>>;
}

export const newNotes = (): Notes => ({ settled: new WeakMap(), unreachable: new WeakMap() });

/** The early moves of an Order are another moment than the moves of the turn. */
const momentOf = (state: State, { near, figures }: ActQuestion): number =>
  2 * state.turn + Number(near !== undefined || figures.length === 1);

const ENDED: ActChoice = { do: END, figure: NOBODY };

/** Charges first, the best before all others; then spells and machines; then all others towards the enemy or an objective. */
export function bestDeed(state: State, ask: ActQuestion, seat: Seat, notes: Notes): ActChoice {
  const moment = momentOf(state, ask);
  const open = ask.figures.filter(figure => notes.settled.get(figureOf(state, figure)) !== moment);
  const judged = (choice: ActChoice | undefined): ActChoice | undefined =>
    choice !== undefined && actKind.judge(state, ask, choice, seat, 'BTS-MOV-01').ok ? choice : undefined;
  const attack = judged(bestCharge(state, ask, open, notes));
  if (attack !== undefined) return attack;
  for (const figure of open) {
    const deed = judged(ownDeed(state, ask, figure)) ?? judged(drive(state, ask, figure));
    if (deed !== undefined) return deed;
  }
  const advance = judged(march(state, ask, open));
  // Whoever moves is another figure afterwards; all others have nothing to do any more.
  for (const figure of open) notes.settled.set(figureOf(state, figure), moment);
  return advance ?? ENDED;
}

/** A fight is worth it if it promises to give more than it takes, and more than a volley. */
function bestCharge(state: State, ask: ActQuestion, open: readonly FigureId[], notes: Notes): ActChoice | undefined {
  if (ask.noCharge === true || (ask.only !== undefined && !ask.only.includes('charge'))) return undefined;
  const found: { figure: FigureId; foe: FigureId; gain: number }[] = [];
  const near = new Map<FigureId, FigureId[]>();
  for (const figure of open) {
    if (is(state, figure, 'monster', 'vehicle', 'siege') || figureOf(state, figure).prone) continue;
    if (isPrecious(state, figure)) continue;
    const post = postOf(state, figure);
    const budget = budgetOf(state, figure, ask.budget);
    for (const foe of onTable(state, enemyOf(seatOf(state, figure)))) {
      const reach = budget + boxOf(sheetOf(state, figure).base) + boxOf(sheetOf(state, foe).base);
      if (legLength(figureOf(state, figure).spot, figureOf(state, foe).spot) > reach) continue;
      // Whoever has to be at an objective fights only for it.
      if (post !== undefined && legLength(figureOf(state, foe).spot, post.at) > AT_POST) continue;
      if (!isUnreachable(state, notes, figure, foe)) near.set(foe, [...(near.get(foe) ?? []), figure]);
    }
  }
  for (const [foe, figures] of near)
    for (const figure of figures) {
      const gain = chargeGain(state, figure, foe, figures.length - 1);
      if (gain > 0) found.push({ figure, foe, gain });
    }
  found.sort((a, b) => b.gain - a.gain || a.figure - b.figure || a.foe - b.foe);
  for (const { figure, foe } of found) {
    const plan = chargeAt(state, ask, figure, foe);
    if (plan !== undefined) return { do: 'charge', figure, ...plan } as ActChoice;
    noteUnreachable(state, notes, figure, foe);
  }
  return undefined;
}

const isUnreachable = (state: State, notes: Notes, figure: FigureId, foe: FigureId): boolean =>
  notes.unreachable.get(figureOf(state, figure))?.get(figureOf(state, foe)) === state.turn;

function noteUnreachable(state: State, { unreachable }: Notes, figure: FigureId, foe: FigureId): void {
  let foes = unreachable.get(figureOf(state, figure));
  if (foes === undefined) unreachable.set(figureOf(state, figure), (foes = new WeakMap()));
  foes.set(figureOf(state, foe), state.turn);
}

/** Whoever fights does not shoot, on either side. */
function chargeGain(state: State, figure: FigureId, foe: FigureId, others: number): number {
  const { dealt, taken } = clashOf(state, figure, foe);
  // A foe who is fought by several has fewer dice for each of them; some of those who could join will.
  const engaged = state.links.filter(({ charger, charged }) => charger === foe || charged === foe).length;
  const allies = engaged + Math.min(2, others) / 2;
  const spared = sheetOf(state, foe).ranged.length > 0 ? fireHarm(state, foe, figure) : 0;
  const forgone = sheetOf(state, figure).ranged.length > 0 ? fireHarm(state, figure, foe) : 0;
  return dealt - (CAUTION * taken) / (1 + allies) + spared / 2 - forgone;
}

const CAUTION = 0.5;

/** Fights no farther away than this still count for an objective. */
const AT_POST = cm(14);

/** What a figure does before it goes anywhere: it gets up, or casts at whoever is worth most. */
function ownDeed(state: State, ask: ActQuestion, figure: FigureId): ActChoice | undefined {
  const { prone, marks } = figureOf(state, figure);
  if (prone && !marks.lay) return { do: 'stand', figure };
  if (sheetOf(state, figure).spells.length === 0 || marks.cast) return undefined;
  let best: { choice: ActChoice; worth: number } | undefined;
  for (const choice of castManoeuvre.propose(state, ask, figure)) {
    const worth = worthOf(state, choice.target);
    if (best === undefined || worth > best.worth) best = { choice, worth };
  }
  return best?.choice;
}

/** Over whoever is nearest, unless it has somebody to shoot at. */
function drive(state: State, ask: ActQuestion, figure: FigureId): ActChoice | undefined {
  if (!is(state, figure, 'monster', 'vehicle') || destinationOf(state, figure) === undefined) return undefined;
  for (const choice of driveManoeuvre.propose(state, ask, figure)) return choice;
  return undefined;
}
