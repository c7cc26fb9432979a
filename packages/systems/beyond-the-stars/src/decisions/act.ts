import {
  illegal,
  legal,
  soleListed,
  type Prompt,
  type Rng,
  type Ruling,
  type Seat,
  type ShapeKind,
} from '@banneret/kernel';
import { MANOEUVRES } from '../manoeuvres/index.js';
import { END, type ActQuestion, type AnyManoeuvre, type Manoeuvred } from '../manoeuvres/manoeuvre.js';
import type { GroupMove } from '../manoeuvres/group.js';
import { isId } from '../manoeuvres/parse.js';
import { who } from '../figures/named.js';
import { budgetOf } from '../movement/cost.js';
import { judgeMobile } from '../movement/judge.js';
import { judgeEndOfMoves, judgeRage } from '../movement/rage.js';
import { NOBODY, sheetOf, type FigureId, type State } from '../state.js';

/** `end`, or what a figure does. */
export type ActChoice = { readonly do: typeof END; readonly figure: typeof NOBODY } | Manoeuvred;

const byName = (name: unknown): AnyManoeuvre | undefined => MANOEUVRES.find(manoeuvre => manoeuvre.do === name);

const ENDED: ActChoice = { do: END, figure: NOBODY };

export const askAct = (state: State, seat: Seat, shape: Omit<ActQuestion, 'kind'>): Prompt<ActQuestion> => ({
  seat,
  ask: shape.midMove ? 'bts.ask.go-on' : 'bts.ask.act',
  rule: 'BTS-MOV-01',
  shape: { kind: 'bts.act', ...shape },
  ...(shape.midMove && { args: { ...who(state, shape.figures[0] as FigureId) } }),
});

/** What a figure does on its move; each manoeuvre judges itself. */
export const actKind: ShapeKind<State, ActQuestion, ActChoice> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const fields = raw as Readonly<Record<string, unknown>>;
    if (fields['do'] === END) return ENDED;
    const { figure } = fields;
    return isId(figure) ? (byName(fields['do'])?.parse(fields, figure) as ActChoice | undefined) : undefined;
  },

  judge(state, shape, choice, seat, rule) {
    if (choice.do === END) return judgeEndOfMoves(state, shape, TABLE);
    if (!shape.figures.includes(choice.figure)) return whyNotNow(state, shape, choice.figure);
    if (shape.only?.includes(choice.do) === false) return notAmong(shape.only);
    const manoeuvre = byName(choice.do);
    if (manoeuvre === undefined) return illegal(rule, 'kernel.malformed');
    if (shape.bare === true && manoeuvre.deed !== undefined) return illegal(manoeuvre.deed, 'bts.no.only-moves');
    const ruling = manoeuvre.judge(state, shape, choice, seat);
    return ruling.ok ? judgeRages(state, shape, choice) : ruling;
  },

  *enumerate(state, shape, seat) {
    if (rulingOn(state, shape, ENDED, seat).ok) yield ENDED;
    for (const choice of distinct(proposals(state, shape))) if (rulingOn(state, shape, choice, seat).ok) yield choice;
  },

  sample(state, shape, seat, rng) {
    const mayEnd = rulingOn(state, shape, ENDED, seat).ok;
    if (shape.figures.length === 0 || (rng.below(END_ONE_IN) === 0 && mayEnd)) return ENDED;
    for (let tries = 0; tries < FIGURE_TRIES; tries++) {
      const figure = shape.figures[rng.below(shape.figures.length)] as FigureId;
      const choice = randomDeed(state, shape, figure, seat, rng);
      if (choice !== undefined) return choice;
    }
    return mayEnd ? ENDED : (suggestLegal(state, shape, seat) ?? ENDED);
  },

  finite: () => false,

  sole(state, shape, seat) {
    if (shape.figures.length === 0) return ENDED;
    return isSpent(state, shape) ? soleListed(actKind.enumerate(state, shape, seat)) : undefined;
  },
};

/**
 * Somebody on foot in the middle of a move of which nothing is left. Whatever he may still do needs no ground, and all of that
 * is listed; a machine might turn where it stands, or let people off anywhere around it.
 */
function isSpent(state: State, { midMove, figures, budget }: ActQuestion): boolean {
  const [figure] = figures as readonly [FigureId];
  return midMove && sheetOf(state, figure).build === 'infantry' && budgetOf(state, figure, budget) === 0;
}

const TABLE = { manoeuvres: MANOEUVRES };

/** each of those who would move, one by one. */
function judgeRages(state: State, shape: ActQuestion, choice: Manoeuvred): Ruling {
  const movers = choice.do === 'group' ? (choice as GroupMove).moves.map(({ figure }) => figure) : [choice.figure];
  for (const figure of movers) {
    const raging = judgeRage(state, shape, { ...choice, figure }, TABLE);
    if (!raging.ok) return raging;
  }
  return legal;
}

/** Whoever must charge and may do nothing else. */
function suggestLegal(state: State, shape: ActQuestion, seat: Seat): ActChoice | undefined {
  for (const choice of proposals(state, shape)) if (rulingOn(state, shape, choice, seat).ok) return choice;
  return undefined;
}

const notAmong = (only: readonly string[]): Ruling =>
  only.includes('fly') ? illegal('BTS-SPR-79', 'bts.no.must-fly') : illegal('BTS-SPL-07', 'bts.no.not-now');

/** Goals that lie in the same direction may come to the same move. */
function* distinct(choices: Iterable<ActChoice>): Generator<ActChoice> {
  const seen = new Set<string>();
  for (const choice of choices) {
    const key = JSON.stringify(choice);
    if (!seen.has(key)) yield choice;
    seen.add(key);
  }
}

/** Whole units first, so that nobody has to look through forty figures for a march; then each figure. */
function* proposals(state: State, shape: ActQuestion): Generator<ActChoice> {
  const units = new Set<number>();
  for (const figure of shape.figures) {
    const { unit } = sheetOf(state, figure);
    if (units.has(unit)) continue;
    units.add(unit);
    for (const manoeuvre of MANOEUVRES)
      if (manoeuvre.perUnit === true) yield* manoeuvre.propose(state, shape, figure) as Iterable<ActChoice>;
  }
  for (const figure of shape.figures)
    for (const manoeuvre of MANOEUVRES)
      if (manoeuvre.perUnit !== true) yield* manoeuvre.propose(state, shape, figure) as Iterable<ActChoice>;
}

/** What keeps a figure that is not among those who may act. */
function whyNotNow(state: State, shape: ActQuestion, figure: FigureId): Ruling {
  if (state.figures[figure] === undefined) return illegal('BTS-MOV-01', 'bts.no.not-now');
  const mobile = judgeMobile(state, { ...shape, figures: [figure] }, figure);
  return mobile.ok ? illegal('BTS-MOV-01', 'bts.no.not-now') : mobile;
}

/** Random players end their moves early once in so many questions, and give up after so many figures. */
const END_ONE_IN = 60;
const FIGURE_TRIES = 4;
/** And once in so many they try something out of the ordinary first. */
const ODD_ONE_IN = 5;

/** The first manoeuvre, in random order but charges mostly first, that the figure can make. */
function randomDeed(state: State, shape: ActQuestion, figure: FigureId, seat: Seat, rng: Rng): ActChoice | undefined {
  const start = rng.below(ODD_ONE_IN) === 0 ? rng.below(MANOEUVRES.length) : 0;
  for (let i = 0; i < MANOEUVRES.length; i++) {
    const manoeuvre = MANOEUVRES[(start + i) % MANOEUVRES.length] as AnyManoeuvre;
    const choice = sampleOf(manoeuvre, state, shape, figure, rng);
    if (choice !== undefined && rulingOn(state, shape, choice, seat).ok) return choice;
  }
  return undefined;
}

/** One way to do it at random: its own, or any of those it proposes. */
export function sampleOf(
  manoeuvre: AnyManoeuvre,
  state: State,
  shape: ActQuestion,
  figure: FigureId,
  rng: Rng,
): ActChoice | undefined {
  if (manoeuvre.sample !== undefined) return manoeuvre.sample(state, shape, figure, rng) as ActChoice | undefined;
  const all = [...(manoeuvre.propose(state, shape, figure) as Iterable<ActChoice>)];
  return all[rng.below(Math.max(1, all.length))];
}

const rulingOn = (state: State, shape: ActQuestion, choice: ActChoice, seat: Seat): Ruling =>
  actKind.judge(state, shape, choice, seat, 'BTS-MOV-01');
