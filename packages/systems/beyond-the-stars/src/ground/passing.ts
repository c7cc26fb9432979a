import {
  cm,
  gap,
  legLength,
  moveField,
  pathLength,
  segmentCutsPolygon,
  standing,
  sweep,
  withinOfPolygon,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt, placedOf } from '../figures/placed.js';
import { hasControlZone, onTable } from '../figures/traits.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { boxOf } from '../movement/boxes.js';
import { judgeCharger, judgeTarget } from '../movement/charges.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { inCm, judgeEnd, judgeMobile, judgeWay, wholePath } from '../movement/judge.js';
import type { MoveTest } from '../rule.js';
import { CONTROL_ZONE, SMALL_GAP } from '../rulings.js';
import { clone, figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type Spot, type State } from '../state.js';
import { floorAt, groundOf, platformAt } from './board.js';
import { hangsOn, TOUCH } from './climbing.js';
import { barrierBetween } from './defence.js';
import { mayTest, passage } from './passage.js';

/** A way over, up, down or across a piece of scenery: up to it, and where one comes to stand behind it. */
export interface Passing {
  readonly path: readonly Point[];
  readonly piece: PieceId;
  readonly to: Point;
}

/** H-13: how much longer than the base the step over a piece may be. */
const STRIDE: Um = cm(4);
const ONTO: Um = cm(1);

/** BTS-TER-21. */
const RUN_UP: Um = cm(10);

export const TEST_RULES: Readonly<Record<MoveTest, string>> = {
  crossing: 'BTS-TER-12',
  climb: 'BTS-TER-13',
  jump: 'BTS-TER-19',
};

/** Where the figure stands before the test. Whoever hangs on to something stays up there as long as he goes nowhere. */
export const footOf = (state: State, figure: FigureId, { path }: Passing): Spot => {
  const { spot } = figureOf(state, figure);
  const end = path.at(-1);
  if (end === undefined || pathLength(wholePath(state, figure, path)) === 0) return spot;
  return { x: end.x, y: end.y, z: floorAt(state.battle, end), facing: spot.facing };
};

/** Where it stands after it. */
export const headOf = (state: State, figure: FigureId, { to }: Passing): Spot => ({
  x: to.x,
  y: to.y,
  z: floorAt(state.battle, to),
  facing: figureOf(state, figure).spot.facing,
});

/** BTS-TER-24: down from where it stands, deeper than it is tall. */
const isDescent = (state: State, figure: FigureId, piece: PieceId): boolean => {
  const { spot } = figureOf(state, figure);
  return platformAt(state.battle, spot) === piece && spot.z > sheetOf(state, figure).height;
};

/** Down again from where it hangs, on the side where it hangs. */
const letsGo = (state: State, figure: FigureId, { piece, to }: Passing): boolean => {
  const { spot } = figureOf(state, figure);
  if (hangsOn(state, figure) !== piece || floorAt(state.battle, to) >= spot.z) return false;
  return !segmentCutsPolygon(pieceOf(state, piece).outline, spot, to);
};

/** Does it climb down rather than up or over? */
export const goesDown = (state: State, figure: FigureId, passing: Passing): boolean =>
  isDescent(state, figure, passing.piece) || letsGo(state, figure, passing);

/** Which test the piece asks of the figure; none if it walks over it, or cannot pass at all. BTS-TER-11 to -13, -19, -24. */
export function testFor(state: State, figure: FigureId, piece: PieceId): MoveTest | undefined {
  if (state.battle.terrain[piece] === undefined) return undefined;
  if (isDescent(state, figure, piece)) return mayTest(state, figure, 'climb') ? 'climb' : undefined;
  const found = passage(state, figure, piece);
  return found.kind === 'test' && mayTest(state, figure, found.test) ? found.test : undefined;
}

/** What a passing takes of the movement: the way to the piece, and the step over it with its height. */
export function passingCost(state: State, figure: FigureId, passing: Passing, test: MoveTest): { walk: Um; step: Um } {
  const whole = wholePath(state, figure, passing.path);
  const walk = walkCost(state, figure, whole).total;
  const [foot, head] = [footOf(state, figure, passing), headOf(state, figure, passing)];
  return { walk, step: legLength(foot, head) + (test === 'climb' ? riseOf(state, figure, passing) : 0) };
}

/** How high it is: from where it stands, or hangs, to the top, or down. */
export function riseOf(state: State, figure: FigureId, passing: Passing): Um {
  const { kind, height } = pieceOf(state, passing.piece);
  const [foot, head] = [footOf(state, figure, passing), headOf(state, figure, passing)];
  if (kind === 'platform' || goesDown(state, figure, passing)) return Math.abs(head.z - foot.z);
  return Math.max(Math.abs(head.z - floorAt(state.battle, foot)), height - foot.z);
}

export function judgePassing(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  test: MoveTest,
  passing: Passing,
): Ruling {
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  if (!mayTest(state, figure, test)) return illegal(TEST_RULES[test], 'bts.no.no-such-test', { test });
  if (testFor(state, figure, passing.piece) !== test) return illegal(TEST_RULES[test], 'bts.no.no-test-here', { test });
  const walked = judgeRunUp(state, ask, figure, test, passing);
  if (!walked.ok) return walked;
  const over = judgeStep(state, ask, figure, test, passing);
  if (!over.ok) return over;
  return judgeEnd(state, ask, figure, headOf(state, figure, passing));
}

/** The way to the piece is an ordinary walk that ends against it. */
function judgeRunUp(state: State, ask: ActQuestion, figure: FigureId, test: MoveTest, passing: Passing): Ruling {
  const whole = wholePath(state, figure, passing.path);
  const { walk, step } = passingCost(state, figure, passing, test);
  const most = budgetOf(state, figure, ask.budget);
  // a jump must be within what is left. One climbs as far as the movement goes (BTS-TER-15), if any is left, and to get
  // over an obstacle takes no more than reaching it.
  const cost = test === 'jump' ? walk + step : test === 'climb' ? walk + 1 : walk;
  // The walk alone may be too long; else it is the step that finds nothing left.
  const rule = walk > most ? 'BTS-MOV-02' : TEST_RULES[test];
  if (cost > most) return illegal(rule, 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
  if (pathLength(whole) > 0) {
    const way = judgeWay(state, figure, whole, walkWays(state, figure));
    if (!way.ok) return way;
  }
  const { vehicle, base } = sheetOf(state, figure);
  if (vehicle !== undefined && (passing.path.length !== 1 || pathLength(whole) < RUN_UP))
    return illegal('BTS-TER-21', 'bts.no.run-up');
  const foot: Placed = { base, at: footOf(state, figure, passing), facing: figureOf(state, figure).spot.facing };
  return withinOfPolygon(foot, pieceOf(state, passing.piece).outline, TOUCH)
    ? legal
    : illegal(TEST_RULES[test], 'bts.no.not-against', { piece: passing.piece });
}

/** The step itself: over the piece, onto it or off it, to a free place; nobody in the way. BTS-TER-14: no enemy in contact. */
function judgeStep(state: State, ask: ActQuestion, figure: FigureId, test: MoveTest, passing: Passing): Ruling {
  const { outline, kind } = pieceOf(state, passing.piece);
  const [foot, head] = [footOf(state, figure, passing), headOf(state, figure, passing)];
  const { base } = sheetOf(state, figure);
  const placed = placedAt(sheetOf(state, figure), head);
  const down = goesDown(state, figure, passing);
  const onto = down || (kind === 'platform' && head.z > foot.z);
  const reach = 2 * boxOf(base) + (onto ? ONTO : STRIDE);
  if (test !== 'jump' && legLength(foot, head) > reach) return illegal(TEST_RULES[test], 'bts.no.stride');
  if (!onto && (!segmentCutsPolygon(outline, foot, head) || !withinOfPolygon(placed, outline, TOUCH)))
    return illegal(TEST_RULES[test], 'bts.no.not-behind', { piece: passing.piece });
  if (onto && !down && platformAt(state.battle, head) !== passing.piece)
    return illegal(TEST_RULES[test], 'bts.no.not-behind', { piece: passing.piece });
  const there = clone(state);
  there.figures[figure] = { ...figureOf(state, figure), spot: head };
  if (!standing(walkWays(there, figure).field, placed).ok) return illegal('BTS-TER-14', 'bts.no.no-room');
  const near = judgeLanding(state, ask, figure, placed, passing.piece);
  if (!near.ok) return near;
  const found = sweep(stepField(state, figure, passing.piece), base, [foot, head], foot.facing);
  return found.ok ? legal : illegal('BTS-MOV-05', 'bts.no.no-way');
}

/**
 * nobody lands in contact with an enemy, nor tries it in the zone of one who defends the piece (BTS-DEF-03). Into
 * another control zone only whoever may charge its owner: with a 6 he can, with less he stands there.
 */
function judgeLanding(state: State, ask: ActQuestion, figure: FigureId, placed: Placed, piece: PieceId): Ruling {
  for (const foe of onTable(state, 1 - sheetOf(state, figure).seat)) {
    const its = placedOf(state, foe);
    const away = gap(placed, its);
    if (away < SMALL_GAP) return illegal('BTS-TER-14', 'bts.no.near-enemy');
    if (!hasControlZone(state, foe) || away >= Math.min(CONTROL_ZONE, gap(placedOf(state, figure), its))) continue;
    if (barrierBetween(state, figure, foe) === piece)
      return illegal('BTS-DEF-03', 'bts.no.cross-defended', { other: foe });
    const charger = judgeCharger(state, ask, figure);
    if (!charger.ok) return illegal('BTS-MOV-09', 'bts.no.control-zone', { other: foe });
    const aimed = judgeTarget(state, figure, foe);
    if (!aimed.ok) return aimed;
  }
  return legal;
}

/** Bases, and scenery that nobody passes, but for the piece itself. */
const stepField = (state: State, figure: FigureId, over: PieceId): ReturnType<typeof moveField> =>
  moveField(groundOf(state.battle), {
    forbidden: piece => piece !== over && ['closed', 'test'].includes(passage(state, figure, piece).kind),
    blockers: [0, 1]
      .flatMap(seat => onTable(state, seat))
      .filter(other => other !== figure)
      .map(other => ({ placed: placedOf(state, other), clearance: 0 })),
  });
