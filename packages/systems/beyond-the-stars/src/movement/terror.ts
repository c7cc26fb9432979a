import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { figureOf, type FigureId, type State } from '../state.js';

/** BTS-SPR-71: whoever would charge something Terrifying tests his morale before he does anything else. */

export const frightens = (state: State, figures: readonly FigureId[]): boolean =>
  figures.some(figure => ownRules(state, figure).some(({ rule }) => rule.move?.terrifies === true));

/** Is the test still to be taken before he charges these? */
export const mustDare = (state: State, figure: FigureId, foes: readonly FigureId[]): boolean =>
  frightens(state, foes) && !figureOf(state, figure).marks.brave;

/** "Before anything else": whoever has begun to move without the test has left it too late. */
export const judgeDaring = (state: State, figure: FigureId, foes: readonly FigureId[]): Ruling =>
  figureOf(state, figure).marks.from !== null && mustDare(state, figure, foes)
    ? illegal('BTS-SPR-71', 'bts.no.too-late-to-dare')
    : legal;
