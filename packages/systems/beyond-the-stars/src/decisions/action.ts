import { illegal, legal, soleListed, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { actionsOf, judgeAction, mayExtend } from '../heroic/actions.js';
import { isId } from '../manoeuvres/parse.js';
import { ACTIONS, type ActionId, type ActionWindow } from '../names.js';
import { seatOf, type FigureId, type State } from '../state.js';

export interface ActionQuestion extends Shape {
  readonly kind: 'bts.action';
  readonly window: ActionWindow;
}

/** `extend`: take the Morale test that lets allies share it. */
export type ActionChoice =
  | { readonly do: 'pass' }
  | { readonly do: 'action'; readonly figure: FigureId; readonly action: ActionId; readonly extend: boolean };

const PASSED: ActionChoice = { do: 'pass' };

export const askAction = (seat: Seat, window: ActionWindow): Prompt<ActionQuestion> => ({
  seat,
  ask: 'bts.ask.action',
  rule: 'BTS-HER-02',
  shape: { kind: 'bts.action', window },
});

/** A Champion and one of his Actions, or pass. */
export const actionKind: ShapeKind<State, ActionQuestion, ActionChoice> = {
  parse(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { do: what, figure, action, extend = false } = raw as Readonly<Record<string, unknown>>;
    if (what === 'pass') return PASSED;
    const known = ACTIONS.find(id => id === action);
    if (what !== 'action' || !isId(figure) || known === undefined || typeof extend !== 'boolean') return undefined;
    return { do: 'action', figure, action: known, extend };
  },
  judge(state, { window }, choice, seat) {
    if (choice.do === 'pass') return legal;
    if (state.figures[choice.figure] === undefined || seatOf(state, choice.figure) !== seat)
      return illegal('BTS-HER-02', 'bts.no.not-yours');
    if (choice.extend && !mayExtend(choice.action)) return illegal('BTS-HER-03', 'bts.no.no-extension');
    return judgeAction(state, window, choice.figure, choice.action);
  },
  *enumerate(state, { window }, seat) {
    yield PASSED;
    for (const { figure, action } of actionsOf(state, window, seat)) {
      yield { do: 'action', figure, action, extend: false };
      if (mayExtend(action)) yield { do: 'action', figure, action, extend: true };
    }
  },
  sample(state, shape, seat, rng) {
    const choices = [...actionKind.enumerate(state, shape, seat)];
    return choices[rng.below(choices.length)] as ActionChoice;
  },
  finite: () => true,
  sole: (state, shape, seat) => soleListed(actionKind.enumerate(state, shape, seat)),
};
