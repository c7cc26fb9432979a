import { cm, FACINGS, facingTowards, legLength, pointAt, wrapFacing, type Point } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { actKind, type ActChoice } from '../decisions/act.js';
import { volleysOf } from '../decisions/shoot.js';
import { is, onTable } from '../figures/traits.js';
import { castManoeuvre } from '../manoeuvres/cast.js';
import { driveManoeuvre } from '../manoeuvres/drive.js';
import { marchTo } from '../manoeuvres/group.js';
import { END, type ActQuestion } from '../manoeuvres/manoeuvre.js';
import { chargeAt } from '../movement/charges.js';
import { budgetOf } from '../movement/cost.js';
import { stepTowards } from '../movement/goals.js';
import { boxOf } from '../movement/boxes.js';
import { enemyOf, figureOf, NOBODY, seatOf, sheetOf, type FigureId, type FigureState, type State } from '../state.js';
import { isAtMarker, markerOf, nearestFoe, quarryOf } from './goals.js';
import { clashOf, fireHarm, isPrecious, worthOf } from './harm.js';

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

/** Charges first, the best before all others; then spells; then unit by unit towards the enemy or an objective. */
export function bestDeed(state: State, ask: ActQuestion, seat: Seat, notes: Notes): ActChoice {
  const moment = momentOf(state, ask);
  const open = ask.figures.filter(figure => notes.settled.get(figureOf(state, figure)) !== moment);
  const judged = (choice: ActChoice | undefined): ActChoice | undefined =>
    choice !== undefined && actKind.judge(state, ask, choice, seat, 'BTS-MOV-01').ok ? choice : undefined;
  const attack = judged(bestCharge(state, ask, open, notes));
  if (attack !== undefined) return attack;
  for (const figure of open) {
    const deed = judged(ownDeed(state, ask, figure)) ?? judged(advance(state, ask, figure, open));
    if (deed !== undefined) return deed;
    notes.settled.set(figureOf(state, figure), moment);
  }
  return ENDED;
}

/** A fight is worth it if it promises to give more than it takes, and more than a volley. */
function bestCharge(state: State, ask: ActQuestion, open: readonly FigureId[], notes: Notes): ActChoice | undefined {
  if (ask.noCharge === true || (ask.only !== undefined && !ask.only.includes('charge'))) return undefined;
  const found: { figure: FigureId; foe: FigureId; gain: number }[] = [];
  const near = new Map<FigureId, FigureId[]>();
  for (const figure of open) {
    if (is(state, figure, 'monster', 'vehicle', 'siege') || figureOf(state, figure).prone) continue;
    const budget = budgetOf(state, figure, ask.budget);
    for (const foe of onTable(state, enemyOf(seatOf(state, figure)))) {
      const reach = budget + boxOf(sheetOf(state, figure).base) + boxOf(sheetOf(state, foe).base);
      if (legLength(figureOf(state, figure).spot, figureOf(state, foe).spot) > reach) continue;
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

/** Can it shoot from where it stands? */
function hasTarget(state: State, figure: FigureId): boolean {
  for (const volley of volleysOf(state, figure)) return volley.shots.length > 0;
  return false;
}

/** Does it lose by going on? Those who have somebody to shoot at stay, and those who hold an objective. */
function stays(state: State, figure: FigureId, marker: Point | undefined): boolean {
  if (is(state, figure, 'siege')) return true;
  if (marker !== undefined) return isAtMarker(state, figure, marker);
  return sheetOf(state, figure).ranged.length > 0 && hasTarget(state, figure);
}

/** Towards its objective, else towards the nearest enemy; the whole unit if it can. */
function advance(state: State, ask: ActQuestion, figure: FigureId, open: readonly FigureId[]): ActChoice | undefined {
  const foe = nearestFoe(state, figure);
  if (isPrecious(state, figure)) return foe === undefined ? undefined : keepAway(state, ask, figure, foe);
  const marker = markerOf(state, figure);
  if (stays(state, figure, marker)) return undefined;
  const quarry = quarryOf(state, figure);
  const goal = marker ?? (quarry === undefined ? undefined : figureOf(state, quarry).spot);
  if (goal === undefined) return undefined;
  if (is(state, figure, 'monster', 'vehicle')) return drive(state, ask, figure);
  return march(state, ask, figure, goal, open, marker) ?? walk(state, ask, figure, goal);
}

/** Behind the others: no nearer than this, and farther if somebody comes near. */
const SAFE = cm(45);
const DANGER = cm(30);

function keepAway(state: State, ask: ActQuestion, figure: FigureId, foe: FigureId): ActChoice | undefined {
  const [own, its] = [figureOf(state, figure).spot, figureOf(state, foe).spot];
  const away = legLength(own, its);
  if (away > SAFE) return walk(state, ask, figure, its);
  return away < DANGER ? walk(state, ask, figure, { x: 2 * own.x - its.x, y: 2 * own.y - its.y }) : undefined;
}

function march(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  goal: Point,
  open: readonly FigureId[],
  marker: Point | undefined,
): ActChoice | undefined {
  if (ask.midMove || ask.only !== undefined) return undefined;
  const { unit } = sheetOf(state, figure);
  const figures = open.filter(
    one =>
      sheetOf(state, one).unit === unit &&
      !figureOf(state, one).prone &&
      !isPrecious(state, one) &&
      isSame(markerOf(state, one), marker) &&
      !stays(state, one, marker),
  );
  return marchTo(state, { ...ask, figures }, figure, goal);
}

const isSame = (a: Point | undefined, b: Point | undefined): boolean => a?.x === b?.x && a?.y === b?.y;

/** Straight ahead, or around what is in the way. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4, -4].map(part => (part * FACINGS) / 16);

function walk(state: State, ask: ActQuestion, figure: FigureId, goal: Point): ActChoice | undefined {
  const { spot } = figureOf(state, figure);
  const away = legLength(spot, goal);
  if (away === 0) return undefined;
  const budget = budgetOf(state, figure, ask.budget);
  const facing = facingTowards(spot, goal);
  for (const turn of TURNS)
    for (const part of [1, 2]) {
      const aim = turn === 0 ? goal : pointAt(spot, wrapFacing(facing + turn), away);
      const end = stepTowards(state, figure, aim, Math.floor(budget / part));
      if (end === undefined || legLength(spot, end) < budget / 4) continue;
      const choice = { do: 'walk', figure, path: [end] } as ActChoice;
      if (actKind.judge(state, ask, choice, seatOf(state, figure), 'BTS-MOV-01').ok) return choice;
    }
  return undefined;
}

/** Over whoever is nearest. */
function drive(state: State, ask: ActQuestion, figure: FigureId): ActChoice | undefined {
  for (const choice of driveManoeuvre.propose(state, ask, figure)) return choice;
  return undefined;
}
