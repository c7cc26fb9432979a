import { ask, done, goto, roll } from '@banneret/kernel';
import { hasEffect } from '../compile.js';
import { askAction, type ActionChoice } from '../decisions/action.js';
import { duelNamed } from '../duel/cases.js';
import { actionsOf } from '../heroic/actions.js';
import { heardBy } from '../command/orders.js';
import { ACTION_RULES } from '../rules/actions/index.js';
import { d3 } from '../rulings.js';
import { enemyOf, figureOf, SEATS, seatOf, sheetOf, type Effect, type FigureId, type State } from '../state.js';
import { call, dice, procedure, type C } from './machine.js';

/** One window of Actions, in turn until both pass in a row. BTS-HER-01, -02, -06, R-17, R-18. */
export const actions = procedure('actions')({
  begin(c, v) {
    v.turn = c.state.initiative;
    v.passes = 0;
    return goto('poll');
  },
  poll(c, v) {
    if ((v.passes ?? 0) >= SEATS.length) return done();
    const seat = v.turn ?? c.state.initiative;
    const { done: none } = actionsOf(c.state, v.window, seat).next();
    return none === true ? goto('pass') : ask(askAction(seat, v.window), 'chosen');
  },
  pass(c, v) {
    v.passes = (v.passes ?? 0) + 1;
    v.turn = enemyOf(v.turn ?? c.state.initiative);
    return goto('poll');
  },
  chosen(c, v, choice: ActionChoice) {
    if (choice.do === 'pass') return goto('pass');
    v.passes = 0;
    v.turn = enemyOf(v.turn ?? c.state.initiative);
    const { figure, action, extend } = choice;
    return call('declare', { figure, action, extend }, 'poll');
  },
});

const effectOf = (action: keyof typeof ACTION_RULES, source: FigureId): Effect => {
  const { rule, until } = ACTION_RULES[action];
  return { id: rule.id, until, source };
};

/** BTS-HER-03: no test, unless allies are to share it. BTS-ACT-04(b), -05(b), -06(b). */
export const declare = procedure('declare')({
  begin(c, { figure, action, extend }) {
    c.emit({ type: 'action.declared', figure, action });
    c.emit({ type: 'effect.gained', figure, effect: effectOf(action, figure) });
    return extend ? call('morale', { figure }, 'tested') : done();
  },
  tested(c, { figure, action }, passed: boolean) {
    if (passed)
      for (const ally of sharersOf(c.state, figure, effectOf(action, figure).id))
        c.emit({ type: 'effect.gained', figure: ally, effect: effectOf(action, figure) });
    return done();
  },
});

/** Allies of his Faction within 15 cm, each under one such Action at a time. */
const sharersOf = (state: State, figure: FigureId, effect: string): FigureId[] =>
  heardBy(state, figure).filter(
    ally =>
      ally !== figure &&
      sheetOf(state, ally).faction === sheetOf(state, figure).faction &&
      !hasEffect(state, ally, effect),
  );

/** Dice that some Actions roll at the start of the Champion's combat. BTS-ACT-08, -09. */
const ROLLED = [
  { id: 'actStrike', rule: 'BTS-ACT-08', of: d3 },
  { id: 'actStrength', rule: 'BTS-ACT-09', of: (face: number) => face },
] as const;

/** The Action whose die is still to be rolled, if he has declared one. */
export const unrolled = (state: State, figure: FigureId): (typeof ROLLED)[number] | undefined =>
  ROLLED.find(({ id }) => figureOf(state, figure).effects.some(effect => effect.id === id && effect.x === undefined));

/** those who fight, and those who support them. */
function nextToRoll(c: C, { duel, supports = [] }: ReadiedVars): FigureId | undefined {
  const fighters = duelNamed(c.state, duel)?.sides.flat() ?? [];
  return [...fighters, ...supports].find(
    figure => figureOf(c.state, figure).place !== 'gone' && unrolled(c.state, figure) !== undefined,
  );
}

interface ReadiedVars {
  readonly duel: number;
  readonly supports?: readonly FigureId[];
}

export const readied = procedure('readied')({
  begin(c, v) {
    const figure = nextToRoll(c, v);
    if (figure === undefined) return done();
    const { rule } = unrolled(c.state, figure) as (typeof ROLLED)[number];
    return roll(dice(1, rule, 'bts.roll.legend', seatOf(c.state, figure)), 'rolled');
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    const figure = nextToRoll(c, v) as FigureId;
    const { id, of } = unrolled(c.state, figure) as (typeof ROLLED)[number];
    c.emit({ type: 'effect.ended', figure, id });
    c.emit({ type: 'effect.gained', figure, effect: { id, until: 'phase', source: figure, x: of(face) } });
    return goto('begin');
  },
});

export const actionProcedures = { actions, declare, readied };
