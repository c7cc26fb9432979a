import { illegal, legal, type Ruling, type Seat } from '@banneret/kernel';
import { activeRules } from '../compile.js';
import { COMMAND_ACTIONS, DUEL_ACTIONS, SHOOTING_ACTIONS, type ActionId, type ActionWindow } from '../names.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';

/** BTS-HER-01: which Actions belong to which window. */
const OF_WINDOW: Readonly<Record<ActionWindow, readonly ActionId[]>> = {
  command: COMMAND_ACTIONS,
  shooting: SHOOTING_ACTIONS,
  duel: DUEL_ACTIONS,
};

/** BTS-ACT-04 to -06: a Morale test may extend these to allies. */
export const mayExtend = (action: ActionId): boolean => OF_WINDOW.shooting.includes(action);

/** BTS-HER-02, -04, -08: may this Champion declare an Action now? */
export function judgeHero(state: State, figure: FigureId): Ruling {
  const { rank, actions } = sheetOf(state, figure);
  const { place, host, marks, lastStand } = figureOf(state, figure);
  if (rank === 0 || actions.length === 0) return illegal('BTS-HER-02', 'bts.no.no-actions');
  if (place !== 'table' && place !== 'inside' && !(place === 'aboard' && figureOf(state, host).place === 'table'))
    return illegal('BTS-HER-02', 'bts.no.not-on-table');
  if (marks.acted) return illegal('BTS-HER-04', 'bts.no.acted');
  if (lastStand === 'used') return illegal('BTS-HER-08', 'bts.no.last-stand');
  for (const { rule } of activeRules(state, figure))
    if (rule.command?.mute !== undefined) return { ok: false, because: [rule.command.mute] };
  return legal;
}

export function judgeAction(state: State, window: ActionWindow, figure: FigureId, action: ActionId): Ruling {
  const hero = judgeHero(state, figure);
  if (!hero.ok) return hero;
  if (!sheetOf(state, figure).actions.includes(action)) return illegal('BTS-HER-02', 'bts.no.unknown-action');
  return OF_WINDOW[window].includes(action) ? legal : illegal('BTS-HER-01', 'bts.no.wrong-window');
}

/** All that a seat could declare in this window. */
export function* actionsOf(
  state: State,
  window: ActionWindow,
  seat: Seat,
): Generator<{ figure: FigureId; action: ActionId }> {
  for (const figure of state.figures.keys()) {
    if (seatOf(state, figure) !== seat || !judgeHero(state, figure).ok) continue;
    for (const action of OF_WINDOW[window]) if (judgeAction(state, window, figure, action).ok) yield { figure, action };
  }
}
