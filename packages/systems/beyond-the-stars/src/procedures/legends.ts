import { ask, done, goto, pickOption, roll, type Control, type Seat } from '@banneret/kernel';
import { hasEffect } from '../compile.js';
import { askAct, type ActChoice } from '../decisions/act.js';
import { isAlive, isEngaged, isInPlay } from '../figures/traits.js';
import { END } from '../manoeuvres/manoeuvre.js';
import { endMove } from '../manoeuvres/walk.js';
import { who } from '../figures/named.js';
import { enemyOf, figureOf, NOBODY, SEATS, seatOf, type Duel, type FigureId, type State } from '../state.js';
import { call, dice, procedure, type C } from './machine.js';
import { isOver } from './over.js';

/** BTS-ACT-04(d), -07(e): with Champions on both sides a die of the initiative player says who starts. */
const STARTS = 4;

const starter = (face: number, initiative: Seat): Seat => (face >= STARTS ? initiative : enemyOf(initiative));

/** Legends come before all others, side by side in turn: who still has his to come, and the step that carries it out. */
interface Legend<Step extends string> {
  readonly rule: string;
  readonly step: Step;
  able(state: State, seat: Seat): FigureId[];
}

interface LegendTurn {
  turn?: Seat;
  champion?: FigureId;
}

function firstLegend(c: C, v: LegendTurn, { rule, able }: Legend<string>): Control<'next' | 'rolled'> {
  v.turn = c.state.initiative;
  if (SEATS.some(seat => able(c.state, seat).length === 0)) return goto('next');
  return roll(dice(1, rule, 'bts.roll.legends', c.state.initiative), 'rolled');
}

/** The side whose turn it is, or else the other; it chooses if several of its Champions are able. */
function nextLegend<const Step extends string>(
  c: C,
  v: LegendTurn,
  { rule, step, able }: Legend<Step>,
): Control<Step | 'chosen'> {
  if (isOver(c)) return done();
  const turn = v.turn ?? c.state.initiative;
  const seat = [turn, enemyOf(turn)].find(side => able(c.state, side).length > 0);
  if (seat === undefined) return done();
  v.turn = enemyOf(seat);
  const champions = able(c.state, seat);
  if (champions.length > 1) return ask(askLegend(c.state, seat, rule, champions), 'chosen');
  return chosenLegend(v, champions[0] as FigureId, step);
}

function chosenLegend<const Step extends string>(v: LegendTurn, champion: FigureId, step: Step): Control<Step> {
  v.champion = champion;
  return goto(step);
}

const askLegend = (
  state: State,
  seat: Seat,
  rule: string,
  champions: readonly FigureId[],
): Parameters<typeof ask>[0] => ({
  seat,
  ask: 'bts.ask.legend',
  rule,
  shape: pickOption(
    champions.map(figure => ({ id: figure, say: 'bts.choice.figure', args: { ...who(state, figure) } })),
  ),
});

/** Champions of a seat who declared it and have not shot yet. */
const marksmen = (state: State, seat: Seat): FigureId[] =>
  [...state.figures.keys()].filter(
    figure =>
      seatOf(state, figure) === seat &&
      isAlive(state, figure) &&
      !figureOf(state, figure).marks.shot &&
      figureOf(state, figure).effects.some(({ id, source }) => id === 'actShot' && source === figure),
  );

/** He and those who share his Action. */
const squadOf = (state: State, champion: FigureId): FigureId[] =>
  [...state.figures.keys()].filter(
    figure =>
      isAlive(state, figure) &&
      figureOf(state, figure).effects.some(({ id, source }) => id === 'actShot' && source === champion),
  );

const SHOTS = { rule: 'BTS-ACT-04', step: 'shoot', able: marksmen } as const satisfies Legend<string>;

/** Whoever declared a Legendary Shot shoots before all others, side by side in turn. BTS-ACT-04, R-96. */
export const legendaryShots = procedure('legendaryShots')({
  begin: (c, v) => firstLegend(c, v, SHOTS),
  rolled(c, v, [face = 1]: readonly number[]) {
    v.turn = starter(face, c.state.initiative);
    return goto('next');
  },
  next: (c, v) => nextLegend(c, v, SHOTS),
  chosen: (_c, v, champion: FigureId) => chosenLegend(v, champion, SHOTS.step),
  shoot(c, v) {
    const champion = v.champion as FigureId;
    return call('shots', { seat: seatOf(c.state, champion), figures: squadOf(c.state, champion) }, 'shot');
  },
  // All their shots are done now; they do not shoot again.
  shot(c, v) {
    for (const figure of squadOf(c.state, v.champion as FigureId))
      c.emit({ type: 'figure.marked', figure, marks: { shot: true } });
    return goto('next');
  },
});

const duelOf = (state: State, figure: FigureId): Duel | undefined =>
  state.duels.find(({ sides }) => sides.some(side => side.includes(figure)));

/** Champions of a seat whose Legendary Combat is still to be fought. R-95: a combat that has been fought is lost to it. */
const heroesOf = (state: State, seat: Seat): FigureId[] =>
  [...state.figures.keys()].filter(
    figure =>
      seatOf(state, figure) === seat &&
      isAlive(state, figure) &&
      hasEffect(state, figure, 'actCombat') &&
      duelOf(state, figure) !== undefined,
  );

const COMBATS = { rule: 'BTS-ACT-07', step: 'fight', able: heroesOf } as const satisfies Legend<string>;

/** Legendary Combats are fought first; those who kill all their enemies move again. BTS-ACT-07. */
export const legendaryCombats = procedure('legendaryCombats')({
  begin: (c, v) => firstLegend(c, v, COMBATS),
  // (f): of two in the same combat only the one who starts stands.
  rolled(c, v, [face = 1]: readonly number[]) {
    v.turn = starter(face, c.state.initiative);
    const first = heroesOf(c.state, v.turn).map(figure => duelOf(c.state, figure)?.id);
    for (const figure of heroesOf(c.state, enemyOf(v.turn)))
      if (first.includes(duelOf(c.state, figure)?.id)) c.emit({ type: 'effect.ended', figure, id: 'actCombat' });
    return goto('next');
  },
  next: (c, v) => nextLegend(c, v, COMBATS),
  chosen: (_c, v, champion: FigureId) => chosenLegend(v, champion, COMBATS.step),
  fight(c, v) {
    const champion = v.champion as FigureId;
    const { id, sides } = duelOf(c.state, champion) as Duel;
    v.friends = sides[seatOf(c.state, champion) as 0 | 1];
    v.foes = sides[enemyOf(seatOf(c.state, champion)) as 0 | 1];
    c.emit({ type: 'effect.ended', figure: champion, id: 'actCombat' });
    return call('duel', { duel: id }, 'fought');
  },
  // (b), (g): only if all enemies fell, and nobody twice.
  fought(c, v) {
    if (isOver(c)) return done();
    const champion = v.champion as FigureId;
    if (!isAlive(c.state, champion) || (v.foes ?? []).some(foe => isAlive(c.state, foe))) return goto('next');
    const figures = (v.friends ?? []).filter(
      figure => isInPlay(c.state, figure) && !figureOf(c.state, figure).marks.pursued,
    );
    return call('pursuit', { seat: seatOf(c.state, champion), figures }, 'pursued');
  },
  // (c), (h): new charges may change the split.
  pursued: c => (isOver(c) ? done() : call('split', {}, 'next')),
});

/** A new move for each of these, before the phase goes on. BTS-ACT-07(b). */
export const pursuit = procedure('pursuit')({
  begin(c, { figures }) {
    for (const figure of figures)
      c.emit({
        type: 'figure.marked',
        figure,
        marks: { spent: 0, from: null, done: false, charged: false, roughCharge: false, rough: false, pursued: true },
      });
    return goto('choose');
  },
  choose(c, { seat, figures }) {
    if (isOver(c)) return done();
    const { mover } = c.state;
    const able = figures.filter(figure => {
      const { marks } = figureOf(c.state, figure);
      return isInPlay(c.state, figure) && !marks.done && !marks.noMove && !isEngaged(c.state, figure);
    });
    if (able.length === 0) return done();
    const midMove = mover !== NOBODY && able.includes(mover);
    //
    return ask(askAct(c.state, seat, { figures: midMove ? [mover] : able, midMove, bare: true }), 'chosen');
  },
  chosen(c, { seat, figures }, choice: ActChoice) {
    if (choice.do !== END) return call('act', { seat, choice }, 'choose');
    if (c.state.mover !== NOBODY) {
      endMove(c, c.state.mover);
      return goto('choose');
    }
    for (const figure of figures)
      if (isAlive(c.state, figure)) c.emit({ type: 'figure.marked', figure, marks: { done: true } });
    return done();
  },
});

export const legendProcedures = { legendaryShots, legendaryCombats, pursuit };
