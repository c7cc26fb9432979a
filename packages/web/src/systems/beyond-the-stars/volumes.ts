import { figureOf, sheetOf, type FigureId, type State } from '@banneret/beyond-the-stars';
import { shapeOf } from '../../eye/bases.js';
import { biteOf } from '../../eye/bite.js';
import { depthOf, distance } from '../../eye/plane.js';
import { PIXEL, type Covered } from '../../eye/verdict.js';
import type { End } from '../../eye/film.js';
import { polygon, type Obstacle, type Spot, type Volumes } from '../../eye/volumes.js';
import type { Who } from '../../eye/who.js';

/**
 * What BTS-GEN-17 and R-20 measure, from the text and nothing else: an eye at nine tenths of a figure's height, three columns of ten
 * samples each of its target, and upright prisms between them. Passengers and those in buildings are no part of it.
 */
export function volumesOf(state: State, { model: viewer }: Who, { model: target }: Who): Volumes | undefined {
  if (!isOnTable(state, viewer) || !isOnTable(state, target)) return undefined;
  const [from, to] = [figureOf(state, viewer).spot, figureOf(state, target).spot];
  const eye: End = { x: from.x, y: from.y, z: from.z + Math.round(heightOf(state, viewer) * EYES) };
  const scenery = state.battle.terrain
    .filter(({ height }) => height > 0)
    .map(({ id, kind, outline, height }): Obstacle => ({
      kind: 'scenery',
      id,
      shape: polygon(outline),
      top: height,
      // H-03: into and out of woods, rocks and ruins, not through them.
      open: AREAS.includes(kind) ? 'to-points' : 'never',
    }));
  const units = [...state.figures.keys()]
    .filter(id => id !== viewer && id !== target && isOnTable(state, id))
    .filter(id => !shareBase(state, id, viewer) && !shareBase(state, id, target))
    .map((id): Obstacle => ({
      kind: 'unit',
      id: String(sheetOf(state, id).unit),
      shape: baseOf(state, id),
      top: figureOf(state, id).spot.z + heightOf(state, id),
      open: 'never',
    }));
  const height = heightOf(state, target);
  const points = columnsOf(eye, to, sheetOf(state, target).base).flatMap(column =>
    SAMPLES.map((share): End => ({ ...column, z: to.z + Math.round(height * share) })),
  );
  return {
    from: { shape: baseOf(state, viewer), z: eye.z, points: [eye] },
    to: { shape: baseOf(state, target), z: to.z, points },
    obstacles: [...scenery, ...units],
  };
}

/**
 * H-03: covered by whatever hides half of the middle column or more by itself. Whoever stands in a wood looks out of it; whoever
 * stands in one that the other is not in is covered by it.
 */
export function coverOf(state: State, from: Who, to: Who): Covered | undefined {
  const volumes = volumesOf(state, from, to);
  const [eye] = volumes?.from.points ?? [];
  if (volumes === undefined || eye === undefined) return undefined;
  const column = (volumes.to.points ?? []).slice(0, SAMPLES.length);
  let isMargin = false;
  for (const obstacle of volumes.obstacles) {
    const depth = obstacle.open === 'never' ? -Infinity : depthOf(obstacle.shape, eye);
    if (Math.abs(depth) < PIXEL) isMargin = true;
    if (depth > 0) continue;
    const bites = column.map(sample => biteOf(obstacle, { a: eye, b: sample, aZ: eye.z, bZ: sample.z }));
    if (bites.filter(bite => bite > PIXEL).length >= column.length / 2) return 'covered';
    if (bites.filter(bite => bite > -PIXEL).length >= column.length / 2) isMargin = true;
  }
  return isMargin ? 'at-the-margin' : 'open';
}

const EYES = 0.9;
/** Ten samples a column, each in the middle of its tenth. */
const SAMPLES = Array.from({ length: 10 }, (_, i) => (i + 0.5) / 10);
const AREAS: readonly string[] = ['wooded', 'rocky', 'urban'];

const isOnTable = (state: State, figure: FigureId): boolean => state.figures[figure]?.place === 'table';

/** BTS-PRN-01: half as high when prone. */
const heightOf = (state: State, figure: FigureId): number => {
  const { height } = sheetOf(state, figure);
  return figureOf(state, figure).prone ? Math.round(height / 2) : height;
};

function baseOf(state: State, figure: FigureId): Obstacle['shape'] {
  const { x, y, facing } = figureOf(state, figure).spot;
  return shapeOf({ base: sheetOf(state, figure).base, at: { x, y }, facing });
}

/** BTS-BAS-07, -08: a Siege Weapon with its Servants on one base, as long as it is there. */
function shareBase(state: State, one: FigureId, other: FigureId): boolean {
  const bearer = (figure: FigureId): FigureId => {
    const { serves } = sheetOf(state, figure);
    if (serves === undefined || !figureOf(state, figure).servant || !isOnTable(state, serves)) return figure;
    return sheetOf(state, serves).siege?.combinedBase === true ? serves : figure;
  };
  return bearer(one) === bearer(other);
}

/** The middle of the base and its two sides, as the viewer has it before him. */
function columnsOf(eye: Spot, at: Spot, base: State['battle']['sheets'][number]['base']): readonly Spot[] {
  const reach = base.kind === 'round' ? base.radius : Math.min(base.length, base.width) / 2;
  const away = distance(eye, at);
  if (away === 0) return [{ x: at.x, y: at.y }];
  const [x, y] = [((at.y - eye.y) * reach) / away, ((eye.x - at.x) * reach) / away];
  return [
    { x: at.x, y: at.y },
    { x: at.x + x, y: at.y + y },
    { x: at.x - x, y: at.y - y },
  ];
}
