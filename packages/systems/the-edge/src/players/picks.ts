import type { PickShape } from '@banneret/kernel';
import { areEnemies, enemiesTouching, spacesApart } from '../board.js';
import { worthOfFigure, worthOfWound } from '../evaluate.js';
import { printed, figureOf, isNamed, NONE, ownerOfFigure, squadCard, squadOf, type State } from '../state.js';
import { promiseOf } from './steps.js';
import { seatAsked, type Table } from './table.js';

/** A first guess at the worth of naming something: enough to order options by, and to play imagined worlds with. */
export function worthOfPick(table: Table, option: unknown): number {
  const { state, prompt } = table;
  const seat = seatAsked(table);
  const id = Number(option);
  if (Number.isNaN(id)) return worthOfWord(String(option));
  switch (prompt.ask) {
    case 'edge.ask.target.figure':
    case 'edge.ask.shot-target':
    case 'edge.ask.shooter':
      return worthOfNamed(state, seat, id);
    case 'edge.ask.target.squad':
    case 'edge.ask.user':
    case 'edge.ask.revive':
    case 'edge.ask.dispersion':
      return worthOfSquad(state, seat, id);
    case 'edge.ask.target.space':
      return harmAt(state, seat, id);
    case 'edge.ask.bearer':
      return worthOfBearer(table, id);
    default:
      // What is listed first is as good as anything.
      return -(prompt.shape as PickShape).options.findIndex(({ id: listed }) => listed === option) / 100;
  }
}

/** Stopping, declining and the like come after everything that does something. */
const worthOfWord = (word: string): number => (['stop', 'none', 'no', 'enough'].includes(word) ? -1 : 0);

/** An enemy who would be sorely missed, or one of us who has most to do. */
function worthOfNamed(s: State, seat: number, figure: number): number {
  if (areEnemies(s, seat, ownerOfFigure(s, figure))) return worthOfWound(s, figure);
  return figureOf(s, figure).space === NONE ? 0 : promiseOf(s, figure) + enemiesTouching(s, figure).length;
}

function worthOfSquad(s: State, seat: number, squad: number): number {
  if (squad === NONE) return 0;
  const { firstFigure } = squadOf(s, squad);
  const { figures } = squadCard(s, squad);
  let worth = 0;
  for (let figure = firstFigure; figure < firstFigure + figures; figure++)
    worth += figureOf(s, figure).space === NONE ? worthOfFigure(s, squad) / 4 : worthOfNamed(s, seat, figure);
  return worth;
}

/** Enemies in a Space and next to it against one's own. */
export function harmAt(s: State, seat: number, space: number): number {
  let harm = 0;
  for (const [id, figure] of s.figures.entries()) {
    if (figure.space === NONE) continue;
    const apart = spacesApart(s, figure.space, space);
    if (apart > 1) continue;
    const share = apart === 0 ? 1 : 0.1;
    harm += (areEnemies(s, seat, ownerOfFigure(s, id)) ? share : -share) * worthOfWound(s, id);
  }
  return harm;
}

/** An Upgrade does most on the Squad it names. */
function worthOfBearer({ state, prompt }: Table, squad: number): number {
  const card = Number(prompt.args?.['card']);
  const named = isNamed(state, squad, printed(state, card).lower.squad ?? '');
  return (named ? 100 : 0) + worthOfSquad(state, prompt.seat, squad) - 20 * squadOf(state, squad).upgrades.length;
}
