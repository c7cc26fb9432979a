import { cm, segmentCutsPolygon, withinOfPolygon, type Um } from '@banneret/geometry';
import { ownRules } from '../compile.js';
import { memoByFigure } from '../figures/memo.js';
import { placedOf } from '../figures/placed.js';
import { boxesMeet, boxOf, pathBox } from '../movement/boxes.js';
import { is } from '../figures/traits.js';
import { eyeOf } from '../rulings.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type State } from '../state.js';
import { platformAt } from './board.js';

/** To be against a barrier is to be nearer than this. */
export const AGAINST: Um = cm(0.2);

/** BTS-DEF-01, -02: is it a barrier that this figure defends against that one? R-118: the attacker's full height counts. */
export function defends(state: State, defender: FigureId, piece: PieceId, attacker: FigureId): boolean {
  const { height } = pieceOf(state, piece);
  if (state.burning.includes(piece) || figureOf(state, defender).prone) return false;
  if (is(state, defender, 'monster', 'vehicle', 'siege')) return false;
  if (2 * height < sheetOf(state, attacker).height) return false;
  const { spot } = figureOf(state, defender);
  return eyeOf(spot.z, sheetOf(state, defender).height) > height && obstaclesBeside(state, defender).includes(piece);
}

/** The obstacles that a figure stands against, worked out once for each of its places. */
const obstaclesBeside = memoByFigure(
  (state, figure) => figureOf(state, figure).spot,
  (state, figure): readonly PieceId[] => {
    const own = placedOf(state, figure);
    const around = pathBox([own.at], boxOf(own.base) + AGAINST);
    return [...state.battle.terrain.keys()].filter(piece => {
      const { kind, outline } = pieceOf(state, piece);
      return kind === 'obstacle' && boxesMeet(around, pathBox(outline, 0)) && withinOfPolygon(own, outline, AGAINST);
    });
  },
);

/** A barrier between the two that the defender holds. */
export function barrierBetween(state: State, attacker: FigureId, defender: FigureId): PieceId | undefined {
  const [from, to] = [figureOf(state, attacker).spot, figureOf(state, defender).spot];
  return obstaclesBeside(state, defender).find(
    piece => defends(state, defender, piece, attacker) && segmentCutsPolygon(pieceOf(state, piece).outline, from, to),
  );
}

/** BTS-DEF-02: how much farther the defender's control zone reaches on the other side: as thick as the barrier is. */
export function zoneBonus(state: State, mover: FigureId, other: FigureId): Um {
  const piece = barrierBetween(state, mover, other);
  if (piece === undefined) return 0;
  const { outline } = pieceOf(state, piece);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** BTS-DEF-13: the platform from which the defender looks down on the attacker. */
export function heightHeld(state: State, defender: FigureId, attacker: FigureId): PieceId | undefined {
  const { spot } = figureOf(state, defender);
  const rise = spot.z - figureOf(state, attacker).spot.z;
  return 2 * rise > sheetOf(state, attacker).height ? platformAt(state.battle, spot) : undefined;
}

/** BTS-CAV-15, BTS-MON-06: who fights over a barrier at all. */
export function fightsAcross(state: State, figure: FigureId): boolean {
  if (is(state, figure, 'bike')) return ownRules(state, figure).some(({ rule }) => rule.move?.crosses === true);
  return is(state, figure, 'infantry', 'beast', 'walker', 'cavalry');
}

/** BTS-DEF-14. */
export const chargesUp = (state: State, figure: FigureId): boolean => is(state, figure, 'infantry', 'beast', 'walker');
