import { legLength, type Point } from '@banneret/geometry';
import type { ActChoice } from '../decisions/act.js';
import { volleysOf } from '../decisions/shoot.js';
import { is } from '../figures/traits.js';
import type { Leg } from '../manoeuvres/group.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { spotAfter } from '../movement/judge.js';
import { MANOEUVRES } from '../manoeuvres/index.js';
import { judgeRage } from '../movement/rage.js';
import { clone, figureOf, sheetOf, type FigureId, type State } from '../state.js';
import { postOf, quarryOf, upTo } from './goals.js';
import { isPrecious } from './harm.js';
import { shelteredWay } from './shelter.js';
import { wayTo, type Destination } from './ways.js';

const TABLE = { manoeuvres: MANOEUVRES };

/** Everybody who goes anywhere goes at once, each his own way, those nearest to their goals first. */
export function march(state: State, ask: ActQuestion, open: readonly FigureId[]): ActChoice | undefined {
  const table = clone(state);
  const moves: Leg[] = [];
  for (const { figure, goal } of inOrder(state, open)) {
    const path = isPrecious(state, figure) ? shelteredWay(table, ask, figure) : goal && wayTo(table, ask, figure, goal);
    if (path === undefined || !judgeRage(table, ask, { do: 'walk', figure }, TABLE).ok) continue;
    moves.push({ figure, path });
    table.figures[figure] = { ...figureOf(table, figure), spot: spotAfter(table, figure, path) };
    if (ask.midMove || ask.only !== undefined) break;
  }
  const [first] = moves;
  if (first === undefined) return undefined;
  return (moves.length === 1 ? { do: 'walk', ...first } : { do: 'group', figure: first.figure, moves }) as ActChoice;
}

interface Marcher {
  readonly figure: FigureId;
  readonly goal: Destination | undefined;
}

function inOrder(state: State, open: readonly FigureId[]): readonly Marcher[] {
  const away = ({ figure, goal }: Marcher): number =>
    goal === undefined ? Infinity : legLength(figureOf(state, figure).spot, goal.at);
  return open
    .filter(figure => !is(state, figure, 'monster', 'vehicle', 'siege') && figureOf(state, figure).place === 'table')
    .map(figure => ({ figure, goal: isPrecious(state, figure) ? undefined : destinationOf(state, figure) }))
    .filter(({ figure, goal }) => goal !== undefined || isPrecious(state, figure))
    .map(marcher => ({ marcher, away: away(marcher) }))
    .sort((a, b) => a.away - b.away || a.marcher.figure - b.marcher.figure)
    .map(({ marcher }) => marcher);
}

/** To its objective when it is time; else those who have somebody to shoot at stay, and all others seek the enemy. */
export function destinationOf(state: State, figure: FigureId): Destination | undefined {
  const post = postOf(state, figure);
  if (post !== undefined) return isAt(figureOf(state, figure).spot, post) ? undefined : post;
  if (sheetOf(state, figure).ranged.length > 0 && hasTarget(state, figure)) return undefined;
  const quarry = quarryOf(state, figure);
  return quarry === undefined ? undefined : upTo(state, figure, quarry);
}

const isAt = (spot: Point, { at, within }: Destination): boolean => legLength(spot, at) <= within;

/** Can it shoot from where it stands? */
function hasTarget(state: State, figure: FigureId): boolean {
  for (const volley of volleysOf(state, figure)) return volley.shots.length > 0;
  return false;
}
