import { figureOf, sheetOf, type FigureId, type State } from '@banneret/beyond-the-stars';
import { gapBetween, rimOf } from '../../eye/bases.js';
import { biteOf } from '../../eye/bite.js';
import { depthOf } from '../../eye/plane.js';
import type { End } from '../../eye/film.js';
import { PIXEL, type Covered } from '../../eye/pixel.js';
import { read } from '../../eye/verdict.js';
import { all, type Keep, type Obstacle, type Volumes } from '../../eye/volumes.js';
import type { Who } from '../../eye/who.js';
import { baseOf, bearerOf, housing, isArea, isOnTable, SAMPLES, standIn, volumesOf } from './volumes.js';

/** What of Beyond the Stars is said of a figure that is looked at besides whether it is in sight, from the text and nothing else. */

/**
 * H-03: covered by whatever hides half of the middle column or more by itself. Whoever stands in a wood looks out of it; whoever
 * stands in one that the other is not in is covered by it. R-140: of several places to look from, the one with least in the way.
 */
export function coverOf(state: State, from: Who, to: Who, keep: Keep = all): Covered | undefined {
  const looks = volumesOf(state, from, to).map(look => ({ ...look, obstacles: look.obstacles.filter(keep) }));
  if (looks.length === 0) return undefined;
  // BTS-BLD-09: shot at as through scenery, whatever else there is.
  if (housing(state, to.model) !== undefined) return 'covered';
  const found = looks.map(look => {
    const reading = looks.length === 1 ? 'seen' : read(look);
    return reading === 'hidden' ? 'covered' : reading === 'seen' ? coverAlong(state, look, to.model) : 'at-the-margin';
  });
  if (found.includes('open')) return 'open';
  return found.includes('at-the-margin') ? 'at-the-margin' : 'covered';
}

function coverAlong(state: State, { from, to, obstacles }: Volumes, target: FigureId): Covered {
  const [eye] = from.points ?? [];
  if (eye === undefined) return 'open';
  const column = (to.points ?? []).slice(0, SAMPLES.length);
  const weapon = behindWeapon(state, eye, target);
  if (weapon === 'covered') return weapon;
  let isMargin = weapon === 'at-the-margin';
  for (const obstacle of obstacles) {
    const [surely, perhaps] = hiddenSamples(obstacle, eye, column);
    if (surely >= column.length / 2) return 'covered';
    if (perhaps >= column.length / 2) isMargin = true;
  }
  return isMargin ? 'at-the-margin' : 'open';
}

/** How many samples something hides, for sure and with less than a pixel to spare. */
function hiddenSamples(obstacle: Obstacle, eye: End, column: readonly End[]): readonly [number, number] {
  const depth = obstacle.open === 'never' ? -Infinity : depthOf(obstacle.shape, eye);
  if (depth > PIXEL) return [0, 0];
  const bites = column.map(sample => biteOf(obstacle, { a: eye, b: sample, aZ: eye.z, bZ: sample.z }));
  const deeper = (than: number): number => bites.filter(bite => bite > than).length;
  return [depth > -PIXEL ? 0 : deeper(PIXEL), deeper(-PIXEL)];
}

/** BTS-BAS-11: a weapon covers the Servants on its base against everybody who is not behind it. */
function behindWeapon(state: State, eye: End, target: FigureId): Covered {
  const bearer = bearerOf(state, target);
  if (bearer === target) return 'open';
  const { x, y, facing } = figureOf(state, bearer).spot;
  const angle = (facing / 4096) * 2 * Math.PI;
  const ahead = (eye.x - x) * Math.cos(angle) + (eye.y - y) * Math.sin(angle);
  if (Math.abs(ahead) < PIXEL) return 'at-the-margin';
  return ahead > 0 ? 'covered' : 'open';
}

/**
 * BTS-SPR-68, R-81: a Loner who has not moved is not made out by enemies beyond his distance if some scenery covers him at all. In
 * woods, rocks and ruins he is covered all around. Nothing for whoever is no Loner.
 */
export function veilOf(state: State, from: Who, to: Who): 'veiled' | 'plain' | 'at-the-margin' | undefined {
  const sheet = sheetOf(state, to.model);
  const isLoner = [...sheet.rules, ...sheet.support].some(({ id }) => id === 'srLoner' || id === 'camo-cloak');
  const [own, other] = [standIn(state, from.model), standIn(state, to.model)];
  if (!isLoner || sheet.seat === sheetOf(state, from.model).seat || own === undefined || other === undefined)
    return undefined;
  if (sheet.build === 'cavalry' || figureOf(state, to.model).marks.moved) return 'plain';
  const away = gapBetween(own, other) - (DISTANCES[sheet.armourRank] ?? PLAIN);
  const covered = coveredAtAll(state, from, to);
  if (away < -PIXEL || covered < -PIXEL) return 'plain';
  return away > PIXEL && covered > PIXEL ? 'veiled' : 'at-the-margin';
}

const CM = 10_000;
const PLAIN = 15 * CM;
/** In a light and a heavy exoskeleton. */
const DISTANCES: Readonly<Record<number, number>> = { 3: 30 * CM, 4: 45 * CM };

/** How deep the deepest line to his middle goes into scenery; of several places to look from, the one that goes least deep. */
function coveredAtAll(state: State, from: Who, to: Who): number {
  if (housing(state, to.model) !== undefined) return Infinity;
  const rim = isOnTable(state, to.model) ? rimOf(baseOf(state, to.model)) : [];
  const within = state.battle.terrain
    .filter(piece => isArea(piece) && piece.height > 0)
    .map(({ outline }) => Math.min(...rim.map(p => depthOf({ kind: 'polygon', corners: outline }, p))));
  const along = volumesOf(state, from, to).map(({ from: { points = [] }, to: target, obstacles }) => {
    const column = (target.points ?? []).slice(0, SAMPLES.length);
    const bites = obstacles
      .filter(({ kind }) => kind === 'scenery')
      .flatMap(obstacle =>
        points.flatMap(eye =>
          obstacle.open !== 'never' && depthOf(obstacle.shape, eye) > 0
            ? []
            : column.map(sample => biteOf(obstacle, { a: eye, b: sample, aZ: eye.z, bZ: sample.z })),
        ),
      );
    return Math.max(-Infinity, ...bites);
  });
  return Math.max(...within, Math.min(...along));
}
