import {
  blockersOnLine,
  cm,
  clearLineOver,
  OPAQUE,
  pointAt,
  TRANSPARENT,
  whereabouts,
  type BodySource,
  type Point,
} from '@banneret/geometry';
import { baseMates, bearerOf, isTied } from '../figures/sharedBase.js';
import { groundOf } from '../ground/board.js';
import { memoByPosition } from '../ground/memo.js';
import { footSample, halfSample } from '../rulings.js';
import { figureOf, type FigureId, type State, type TerrainPiece } from '../state.js';
import { outlooksOf, type Outlook } from './outlook.js';
import { heightOf, isArea, prismsOf } from './prisms.js';
import { looksFrom } from './sight.js';
import { aimsAt } from './wall.js';

/** Something that hides half or more of a target. */
export interface Obstruction {
  readonly kind: 'figure' | 'piece';
  readonly id: number;
}

/** The same from where a weapon is mounted. BTS-VEH-15. */
export function obstructionsFromMuzzle(
  state: State,
  shooter: FigureId,
  target: FigureId,
  muzzle: Point,
): readonly Obstruction[] {
  return fromWhereLeast(state, outlooksOf(state, shooter, target, muzzle), target);
}

/** What a shot has to get past: everything that by itself hides half of the target's middle, nearest first.. */
export const obstructions = (state: State, shooter: FigureId, target: FigureId): readonly Obstruction[] =>
  lines(state, shooter * state.figures.length + target);

const lines = memoByPosition((state, key) => {
  const count = state.figures.length;
  const [shooter, target] = [Math.floor(key / count), key % count];
  return fromWhereLeast(state, outlooksOf(state, shooter, target), target);
});

/** whoever may look from several places shoots from where he sees his target with least in the way. */
function fromWhereLeast(state: State, outlooks: readonly Outlook[], target: FigureId): readonly Obstruction[] {
  const seeing = outlooks.length > 1 ? outlooks.filter(outlook => looksFrom(state, outlook, target)) : outlooks;
  let least: readonly Obstruction[] | undefined;
  for (const outlook of seeing) {
    const found = withItsWeapon(state, outlook, target);
    if (least === undefined || found.length < least.length) least = found;
  }
  return least ?? [];
}

function withItsWeapon(state: State, outlook: Outlook, target: FigureId): readonly Obstruction[] {
  const found = between(state, outlook, target);
  return hasWeaponBefore(state, outlook.at, target)
    ? [...found, { kind: 'figure', id: bearerOf(state, target) } as const]
    : found;
}

/** BTS-BAS-11: on a combined base the weapon covers its Servants against everybody who is not behind it. */
function hasWeaponBefore(state: State, from: Point, target: FigureId): boolean {
  if (!isTied(state, target)) return false;
  const { spot } = figureOf(state, bearerOf(state, target));
  const ahead = pointAt(spot, spot.facing, cm(1));
  return (ahead.x - spot.x) * (from.x - spot.x) + (ahead.y - spot.y) * (from.y - spot.y) >= 0;
}

/** does scenery hide anything of the target's middle? From several places, from all of them that see the target. */
export function isCoveredAtAll(state: State, viewer: FigureId, target: FigureId): boolean {
  const { place, spot } = figureOf(state, target);
  if (place === 'inside') return true;
  const foot = footSample(spot.z, heightOf(state, target));
  const outlooks = outlooksOf(state, viewer, target);
  const seeing = outlooks.length > 1 ? outlooks.filter(outlook => looksFrom(state, outlook, target)) : outlooks;
  return seeing.every(outlook => {
    const terrain = sceneryFrom(state, outlook);
    return !clearLineOver(groundOf(state.battle), outlook.at, outlook.eye, { x: spot.x, y: spot.y }, foot, { terrain });
  });
}

/** The same from any point, such as the centre of a template (BTS-ART-06). */
export function obstructionsFrom(state: State, at: Point, eye: number, target: FigureId): readonly Obstruction[] {
  return between(state, { at, eye, ignores: [] }, target);
}

function between(state: State, outlook: Outlook, target: FigureId): readonly Obstruction[] {
  const { place, host, spot, storey } = figureOf(state, target);
  if (place === 'inside') {
    // BTS-BLD-09: the building itself comes last.
    return [...pastLeast(state, outlook, target, host, storey), { kind: 'piece', id: host }];
  }
  return alongLine(state, outlook, target, { x: spot.x, y: spot.y }, halfSample(spot.z, heightOf(state, target)));
}

/** A house is aimed at where least is in the way. */
function pastLeast(
  state: State,
  outlook: Outlook,
  target: FigureId,
  host: number,
  storey: number,
): readonly Obstruction[] {
  let least: readonly Obstruction[] | undefined;
  for (const aim of aimsAt(state, host, storey, outlook.at)) {
    const found = alongLine(state, outlook, target, { x: aim.x, y: aim.y }, aim.height, host);
    if (least === undefined || found.length < least.length) least = found;
    if (least.length === 0) break;
  }
  return least ?? [];
}

function alongLine(
  state: State,
  outlook: Outlook,
  target: FigureId,
  to: Point,
  height: number,
  except?: number,
): readonly Obstruction[] {
  const { blockers, figures, tops } = prismsOf(state);
  const ground = groundOf(state.battle);
  const terrain = sceneryFrom(state, outlook, except);
  const all = {
    terrain,
    blockers,
    blockerHeights: tops,
    ignoreGroups: [...outlook.ignores, target, ...baseMates(state, target)],
  };
  if (clearLineOver(ground, outlook.at, outlook.eye, to, height, all)) return [];
  const alone = (source: BodySource): boolean => {
    const counts = new Uint8Array(figures.length);
    const only = new Uint8Array(terrain.length);
    if (source.kind === 'blocker') counts[source.index] = 1;
    if (source.kind === 'terrain') only[source.piece] = OPAQUE;
    return !clearLineOver(ground, outlook.at, outlook.eye, to, height, { ...all, counts, terrain: only });
  };
  return blockersOnLine(ground, outlook.at, to, all)
    .filter(alone)
    .flatMap((source): Obstruction[] => {
      if (source.kind === 'blocker') return [{ kind: 'figure', id: figures[source.index] as FigureId }];
      return source.kind === 'terrain' ? [{ kind: 'piece', id: source.piece }] : [];
    });
}

/** Nobody is hindered by the building that he is in, or that he shoots at. */
function sceneryFrom(state: State, { at, terrain: own }: Outlook, except?: number): Uint8Array {
  const terrain = coverFrom(state.battle.terrain, at);
  for (const piece of state.battle.terrain.keys())
    if (piece === except || own?.[piece] === TRANSPARENT) terrain[piece] = TRANSPARENT;
  return terrain;
}

/** H-03: whoever stands in a wood looks out of it freely; whoever is in it or behind it is covered by it. */
function coverFrom(terrain: readonly TerrainPiece[], at: Point): Uint8Array {
  return Uint8Array.from(terrain, piece => {
    if (piece.height === 0) return TRANSPARENT;
    return isArea(piece) && whereabouts(piece.outline, at) !== 'outside' ? TRANSPARENT : OPAQUE;
  });
}
