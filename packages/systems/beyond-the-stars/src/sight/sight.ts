import { clearLineOver, legLength, type BaseShape, type Point, type Um } from '@banneret/geometry';
import { ownRules } from '../compile.js';
import { baseMates } from '../figures/sharedBase.js';
import { groundOf } from '../ground/board.js';
import { memoByPosition } from '../ground/memo.js';
import { eyeOf, topSample } from '../rulings.js';
import { figureOf, seatOf, sheetOf, type FigureId, type PieceId, type State } from '../state.js';
import { outlooksOf, without, type Outlook } from './outlook.js';
import { heightOf, opacities, prismsOf } from './prisms.js';
import { aimsAt } from './wall.js';

/**
 * Line of sight, BTS-GEN-17 to -21, R-20: from the eye of the viewer to three columns of the target. Everything stands on
 * the ground, so a column is seen at all if its highest sample is.
 */
export function seesFigure(state: State, viewer: FigureId, target: FigureId): boolean {
  if (viewer === target) return true;
  if (isHidden(state, viewer, target)) return false;
  return looked(state, viewer * state.figures.length + target);
}

/** All that has been looked at since somebody last moved. */
const looked = memoByPosition((state, key): boolean => {
  const count = state.figures.length;
  return looks(state, Math.floor(key / count), key % count);
});

/** The same from where a weapon is mounted. BTS-VEH-15. */
export const seesFrom = (state: State, viewer: FigureId, target: FigureId, muzzle: Point): boolean =>
  !isHidden(state, viewer, target) && looks(state, viewer, target, [], muzzle);

/** The same past these figures, as if they were not there. BTS-SPR-78. */
export const seesPast = (state: State, viewer: FigureId, target: FigureId, ignored: readonly FigureId[]): boolean =>
  !isHidden(state, viewer, target) && looks(state, viewer, target, ignored);

function looks(
  state: State,
  viewer: FigureId,
  target: FigureId,
  ignored: readonly FigureId[] = [],
  muzzle?: Point,
): boolean {
  // BTS-BLD-22: within one building everybody sees his own room, and nobody through a ceiling.
  const [own, its] = [figureOf(state, viewer), figureOf(state, target)];
  if (own.place === 'inside' && its.place === 'inside' && own.host === its.host) return own.storey === its.storey;
  return outlooksOf(state, viewer, target, muzzle).some(outlook => looksFrom(state, outlook, target, ignored));
}

/** The same from one of the places it may look from. */
export function looksFrom(
  state: State,
  outlook: Outlook,
  target: FigureId,
  ignored: readonly FigureId[] = [],
): boolean {
  if (figureOf(state, target).place === 'inside') return looksAtBuilding(state, outlook, target);
  if (figureOf(state, target).place !== 'table') return false;
  const { spot } = figureOf(state, target);
  const height = topSample(spot.z, heightOf(state, target));
  const { blockers, tops } = prismsOf(state);
  const options = {
    terrain: outlook.terrain ?? opacities(state.battle.terrain),
    blockers,
    blockerHeights: tops,
    ignoreGroups: [...outlook.ignores, target, ...baseMates(state, target), ...ignored],
  };
  const ground = groundOf(state.battle);
  return columnsOf(outlook.at, spot, sheetOf(state, target).base).some(column =>
    clearLineOver(ground, outlook.at, outlook.eye, column, height, options),
  );
}

/** BTS-BLD-09: occupants are shot at through their building: some part of its walls must be in sight. */
function looksAtBuilding(state: State, outlook: Outlook, target: FigureId): boolean {
  const { host, storey } = figureOf(state, target);
  return seesWall(state, outlook, host, storey);
}

/** Is any part of a storey's walls in sight? */
export function seesWall(state: State, { at, eye, ignores }: Outlook, piece: PieceId, storey: number): boolean {
  const { blockers, tops } = prismsOf(state);
  const options = { terrain: without(state, piece), blockers, blockerHeights: tops, ignoreGroups: ignores };
  const ground = groundOf(state.battle);
  for (const aim of aimsAt(state, piece, storey, at))
    if (clearLineOver(ground, at, eye, aim, aim.height, options)) return true;
  return false;
}

/** The middle of a base, and its two sides as seen from a point. */
function columnsOf(from: Point, at: Point, base: BaseShape): Point[] {
  const reach = base.kind === 'round' ? base.radius : Math.min(base.length, base.width) / 2;
  const length = legLength(from, at);
  if (length === 0) return [at];
  const across = {
    x: Math.round(((at.y - from.y) * reach) / length),
    y: Math.round(((from.x - at.x) * reach) / length),
  };
  return [at, { x: at.x + across.x, y: at.y + across.y }, { x: at.x - across.x, y: at.y - across.y }];
}

/** BTS-SPR-68 and its like: enemies cannot make it out. */
export function isHidden(state: State, viewer: FigureId, target: FigureId): boolean {
  if (seatOf(state, viewer) === seatOf(state, target)) return false;
  return ownRules(state, target).some(({ rule, u }) => rule.target?.hidden?.(state, viewer, u) === true);
}

/** The eye of a figure on the table. */
export const eyeHeight = (state: State, figure: FigureId): Um =>
  eyeOf(figureOf(state, figure).spot.z, heightOf(state, figure));
