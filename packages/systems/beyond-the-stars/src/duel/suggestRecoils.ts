import { facingTowards, FACINGS, legLength, pointAt, type Point, type Um } from '@banneret/geometry';
import { onTable } from '../figures/traits.js';
import { RECOIL, SMALL_GAP } from '../rulings.js';
import { figureOf, seatOf, type FigureId, type State } from '../state.js';
import { around, barsWay, DIRECTIONS, judgeRecoil, leadsAway, SLACK, type RecoilPlan } from './recoil.js';

/** Recoils that a player may think of. Whoever takes another one is judged alike. */

/** The recoil that leads towards a point: always the full distance. The judge says whether it may. */
export function recoilTowards(state: State, figure: FigureId, towards: Point): Point {
  const { spot } = figureOf(state, figure);
  return pointAt(spot, facingTowards(spot, towards), RECOIL);
}

/** How an ally makes way towards a point: all the way if that is near enough. */
export function makeWayTowards(state: State, ally: FigureId, towards: Point): Point {
  const { spot } = figureOf(state, ally);
  if (legLength(spot, towards) <= RECOIL) return { x: towards.x, y: towards.y };
  return pointAt(spot, facingTowards(spot, towards), RECOIL - SLACK);
}

/** All ways to recoil by oneself, the straightest first. */
export function freeWays(state: State, figure: FigureId, foes: readonly FigureId[]): Point[] {
  return around(state, figure, foes, RECOIL).filter(to => judgeRecoil(state, figure, foes, { to }).ok);
}

/** Recoils with one ally making way: in each direction that he bars, the shortest way aside. */
export function* madeWays(state: State, figure: FigureId, foes: readonly FigureId[]): Generator<RecoilPlan> {
  const allies = onTable(state, seatOf(state, figure)).filter(
    ally => ally !== figure && legLength(figureOf(state, ally).spot, figureOf(state, figure).spot) < 4 * RECOIL,
  );
  for (const ally of allies) {
    let made = 0;
    for (const to of around(state, figure, foes, RECOIL, 2 * DIRECTIONS)) {
      if (made === EACH_ALLY) break;
      if (!leadsAway(state, figureOf(state, figure).spot, to, foes)) continue;
      if (!barsWay(state, figure, to, ally, figureOf(state, ally).spot)) continue;
      const plan = asideFrom(state, figure, to, ally)
        .map(spot => ({ to, way: { figure: ally, to: spot } }))
        .find(one => judgeRecoil(state, figure, foes, one).ok);
      if (plan === undefined) continue;
      made++;
      yield plan;
    }
  }
}

/** With each ally so many ways are offered. */
const EACH_ALLY = 4;

/** In each direction no farther than it takes, the shortest first. */
function asideFrom(state: State, figure: FigureId, to: Point, ally: FigureId): Point[] {
  const { spot } = figureOf(state, ally);
  const found: { readonly at: Point; readonly away: Um }[] = [];
  for (let i = 0; i < DIRECTIONS; i++) {
    const facing = Math.round((i * FACINGS) / DIRECTIONS);
    const bars = (away: Um): boolean => barsWay(state, figure, to, ally, pointAt(spot, facing, away));
    let [barred, free] = [0, RECOIL - SMALL_GAP];
    if (bars(free)) continue;
    while (free - barred > SMALL_GAP) {
      const middle = Math.floor((barred + free) / 2);
      if (bars(middle)) barred = middle;
      else free = middle;
    }
    const away = Math.min(RECOIL - SLACK, free + SMALL_GAP);
    found.push({ at: pointAt(spot, facing, away), away });
  }
  return found.sort((a, b) => a.away - b.away).map(({ at }) => at);
}
