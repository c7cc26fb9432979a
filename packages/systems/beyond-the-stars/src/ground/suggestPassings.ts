import {
  cm,
  FACINGS,
  facingTowards,
  legLength,
  pointAt,
  shortestPath,
  withinOfPolygon,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { boxOf } from '../movement/boxes.js';
import { budgetOf } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { judgeMobile } from '../movement/judge.js';
import type { MoveTest } from '../rule.js';
import { figureOf, pieceOf, type FigureId, type PieceId, type State } from '../state.js';
import { landingAcross } from './across.js';
import { platformAt } from './board.js';
import { mayTest } from './passage.js';
import { judgePassing, testFor, type Passing } from './passing.js';

/** Ways over the scenery around that a player would think of. */

/** A place against a piece, and the direction over it. */
interface Foot {
  readonly at: Point;
  readonly inward: number;
}

/** How far apart places along a piece are tried, and how far apart those that are offered lie. */
const SPACING: Um = cm(0.8);
const APART: Um = cm(5);
const MOST_FEET = 80;

/** The pieces in reach that ask for this test. */
const piecesFor = (state: State, ask: ActQuestion, figure: FigureId, test: MoveTest): PieceId[] => {
  if (!mayTest(state, figure, test) || !judgeMobile(state, ask, figure).ok) return [];
  const budget = budgetOf(state, figure, ask.budget);
  return [...state.battle.terrain.keys()].filter(
    piece =>
      testFor(state, figure, piece) === test &&
      withinOfPolygon(placedOf(state, figure), pieceOf(state, piece).outline, budget),
  );
};

/** Every so often along the outline, the nearest first; for whoever stands on top, just inside its rim. */
function feetOf(state: State, ask: ActQuestion, figure: FigureId, piece: PieceId): Foot[] {
  const { outline } = pieceOf(state, piece);
  const { spot } = figureOf(state, figure);
  const own = placedOf(state, figure);
  const onTop = platformAt(state.battle, spot) === piece;
  const budget = budgetOf(state, figure, ask.budget);
  const feet: Foot[] = [];
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Point, outline[(i + 1) % outline.length] as Point];
    const length = legLength(a, b);
    // The outside of a counter-clockwise outline is on the right of its edges.
    const out = facingTowards(a, b) - FACINGS / 4;
    for (let along = 0; along <= length; along += SPACING) {
      const on = {
        x: Math.round(a.x + ((b.x - a.x) * along) / length),
        y: Math.round(a.y + ((b.y - a.y) * along) / length),
      };
      if (legLength(spot, on) > budget + 2 * boxOf(own.base)) continue;
      const at = onTop ? pointAt(on, out + FACINGS / 2, RIM) : landingAcross({ ...own, at: on }, outline, out, cm(12));
      if (at !== undefined) feet.push({ at, inward: onTop ? out : out + FACINGS / 2 });
    }
  }
  const here: Foot = { at: { x: spot.x, y: spot.y }, inward: facingTowards(spot, middleOf(outline)) };
  const near = feet.sort((p, q) => legLength(spot, p.at) - legLength(spot, q.at)).slice(0, MOST_FEET);
  const beside = near[0];
  return beside === undefined ? near : [{ ...here, inward: beside.inward }, ...near];
}

const RIM: Um = cm(0.1);

const middleOf = (outline: readonly Point[]): Point => ({
  x: Math.round(outline.reduce((sum, { x }) => sum + x, 0) / outline.length),
  y: Math.round(outline.reduce((sum, { y }) => sum + y, 0) / outline.length),
});

/** Where one may come to stand from there: straight over, or a little aslant; on top of what is climbed; off what one is on. */
function* headsFrom(state: State, figure: FigureId, piece: PieceId, { at, inward }: Foot): Generator<Point> {
  const { outline, kind } = pieceOf(state, piece);
  const own = placedOf(state, figure);
  const reach = boxOf(own.base);
  for (const turn of [0, 1, -1, 2, -2].map(share => Math.round((share * FACINGS) / 40))) {
    if (kind === 'platform') yield pointAt(at, inward + turn, 2 * reach + cm(0.05));
    const to = landingAcross({ ...own, at }, outline, inward + turn, cm(30));
    if (to !== undefined) yield to;
  }
}

/** A legal way over from this place, walking there straight or around what is in the way. */
function passingFrom(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  test: MoveTest,
  piece: PieceId,
  foot: Foot,
  round: boolean,
): Passing | undefined {
  const { spot } = figureOf(state, figure);
  const own = placedOf(state, figure);
  const stays = foot.at.x === spot.x && foot.at.y === spot.y;
  let path: readonly Point[] | undefined = stays ? [] : [foot.at];
  if (round && !stays) {
    const budget = budgetOf(state, figure, ask.budget);
    const found = shortestPath(walkWays(state, figure).field, own.base, own.at, foot.at, budget, own.facing);
    path = found.ok ? found.path.slice(1) : undefined;
  }
  if (path === undefined) return undefined;
  for (const to of headsFrom(state, figure, piece, foot)) {
    const passing = { path, piece, to };
    if (judgePassing(state, ask, figure, test, passing).ok) return passing;
  }
  return undefined;
}

/** For each piece a few places apart from one another; those that can be walked to straight first. */
export function* passingsOf(state: State, ask: ActQuestion, figure: FigureId, test: MoveTest): Generator<Passing> {
  for (const piece of piecesFor(state, ask, figure, test)) {
    const feet = feetOf(state, ask, figure, piece);
    const taken: Point[] = [];
    for (const round of [false, true]) {
      if (round && taken.length > 0) break;
      for (const foot of feet) {
        if (taken.some(other => legLength(other, foot.at) < APART)) continue;
        const passing = passingFrom(state, ask, figure, test, piece, foot, round);
        if (passing === undefined) continue;
        taken.push(foot.at);
        yield passing;
      }
    }
  }
}

const TRIES = 5;

/** One at random, quickly: a piece, and a few places against it; mostly straight. */
export function randomPassing(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  test: MoveTest,
  rng: Rng,
): Passing | undefined {
  const pieces = piecesFor(state, ask, figure, test);
  const piece = pieces[rng.below(Math.max(1, pieces.length))];
  if (piece === undefined) return undefined;
  const feet = feetOf(state, ask, figure, piece);
  for (let i = 0; i < Math.min(TRIES, feet.length); i++) {
    const foot = feet[i === 0 ? 0 : rng.below(feet.length)] as Foot;
    const passing = passingFrom(state, ask, figure, test, piece, foot, i === TRIES - 1 && rng.below(2) === 0);
    if (passing !== undefined) return passing;
  }
  // Narrow gaps are found by looking everywhere, now and then.
  if (feet.length === 0 || rng.below(12) > 0) return undefined;
  const [found] = passingsOf(state, ask, figure, test);
  return found;
}
