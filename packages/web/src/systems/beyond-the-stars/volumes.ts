import { figureOf, sheetOf, type FigureId, type State } from '@banneret/beyond-the-stars';
import { shapeOf } from '../../eye/bases.js';
import { along, depthOf, distance, nearestShare } from '../../eye/plane.js';
import type { End } from '../../eye/film.js';
import { polygon, type Obstacle, type Place, type Shape, type Spot, type Volumes } from '../../eye/volumes.js';
import type { Who } from '../../eye/who.js';

/**
 * What BTS-GEN-17 and R-20 measure, from the text and nothing else: an eye at nine tenths of a figure's height, three columns of ten
 * samples each of its target, and upright prisms between them. Occupants look from the point of their building that is nearest
 * (BTS-BLD-07) and are seen with its walls (BLD-09); passengers look from all around what carries them, each place by itself
 * (BTS-SPR-59, R-140). None for two in one building: no rule says how they see each other.
 */
export function volumesOf(state: State, { model: viewer }: Who, { model: target }: Who): readonly Volumes[] {
  const [own, other] = [standIn(state, viewer), standIn(state, target)];
  if (own === undefined || other === undefined || carrierOf(state, target) !== undefined) return [];
  const houses = [housing(state, viewer), housing(state, target)];
  if (houses[0] !== undefined && houses[0] === houses[1]) return [];
  const obstacles = [...sceneryFor(state, houses), ...figuresFor(state, viewer, target)];
  return eyesOf(state, viewer, other).map(eye => ({
    from: { shape: own, z: eye.z, points: [eye] },
    to: targetFrom(state, target, eye),
    obstacles,
  }));
}

const sceneryFor = ({ battle }: State, houses: readonly (number | undefined)[]): readonly Obstacle[] =>
  battle.terrain.flatMap((piece, index): Obstacle[] => {
    const { id, kind, outline, height } = piece;
    if (height === 0 || houses.includes(index)) return [];
    const open = isArea(piece) ? 'to-points' : 'never';
    const sort = kind === 'building' ? 'building' : 'scenery';
    return [{ kind: 'scenery', sort, id, shape: polygon(outline), top: height, open }];
  });

function figuresFor(state: State, viewer: FigureId, target: FigureId): readonly Obstacle[] {
  const own = [viewer, target, carrierOf(state, viewer)];
  return [...state.figures.keys()]
    .filter(id => isOnTable(state, id) && !own.includes(id))
    .filter(id => !shareBase(state, id, viewer) && !shareBase(state, id, target))
    .map((id): Obstacle => ({
      kind: 'unit',
      sort: sheetOf(state, id).capacity > 0 ? 'transport' : 'unit',
      id: String(sheetOf(state, id).unit),
      shape: baseOf(state, id),
      top: figureOf(state, id).spot.z + heightOf(state, id),
      open: 'never',
    }));
}

const EYES = 0.9;
/** Ten samples a column, each in the middle of its tenth. */
export const SAMPLES = Array.from({ length: 10 }, (_, i) => (i + 0.5) / 10);
const AREAS: readonly string[] = ['wooded', 'rocky', 'urban'];

/** H-03: into and out of woods, rocks and ruins, not through them. */
export const isArea = ({ kind }: State['battle']['terrain'][number]): boolean => AREAS.includes(kind);
/** A wall is looked at so finely; an eighth of it in sight is certainly "some part". */
const WALL = { each: 64, part: 9 } as const;

export const isOnTable = (state: State, figure: FigureId): boolean => state.figures[figure]?.place === 'table';

/** The piece that somebody is in. */
export const housing = (state: State, figure: FigureId): number | undefined =>
  state.figures[figure]?.place === 'inside' ? figureOf(state, figure).host : undefined;

/** What carries a passenger and stands on the table. */
export function carrierOf(state: State, figure: FigureId): FigureId | undefined {
  const { place, host } = figureOf(state, figure);
  return place === 'aboard' && isOnTable(state, host) ? host : undefined;
}

/** BTS-PRN-01: half as high when prone. */
export const heightOf = (state: State, figure: FigureId): number => {
  const { height } = sheetOf(state, figure);
  return figureOf(state, figure).prone ? Math.round(height / 2) : height;
};

export function baseOf(state: State, figure: FigureId): Shape {
  const { x, y, facing } = figureOf(state, figure).spot;
  return shapeOf({ base: sheetOf(state, figure).base, at: { x, y }, facing });
}

/** BTS-BLD-22: every storey is as high as the others. */
function floorOf(state: State, figure: FigureId): { readonly z: number; readonly height: number } {
  const { host, storey } = figureOf(state, figure);
  const { height, storeys = 1 } = state.battle.terrain[host] as State['battle']['terrain'][number];
  return { z: (storey * height) / storeys, height: height / storeys };
}

const outlineOf = (state: State, piece: number): readonly Spot[] => state.battle.terrain[piece]?.outline ?? [];

/** Whoever is in a house or aboard is where that is. */
export function standIn(state: State, figure: FigureId): Shape | undefined {
  const house = housing(state, figure);
  if (house !== undefined) return polygon(outlineOf(state, house));
  if (isOnTable(state, figure)) return baseOf(state, figure);
  const carrier = state.figures[figure] && carrierOf(state, figure);
  return carrier === undefined ? undefined : baseOf(state, carrier);
}

function eyesOf(state: State, viewer: FigureId, target: Shape): readonly End[] {
  const house = housing(state, viewer);
  const bearer = carrierOf(state, viewer) ?? viewer;
  const floor = house === undefined ? figureOf(state, bearer).spot.z : floorOf(state, viewer).z;
  const z = floor + Math.round(heightOf(state, bearer) * EYES);
  const spots = house === undefined ? spotsOf(state, viewer, bearer) : [nearestOn(outlineOf(state, house), target)];
  return spots.map(({ x, y }) => ({ x, y, z }));
}

/** the middle of what carries him and eight points of its edge, all around; else his own middle. */
function spotsOf(state: State, viewer: FigureId, bearer: FigureId): readonly Spot[] {
  const { spot } = figureOf(state, bearer);
  if (bearer === viewer) return [spot];
  const { base } = sheetOf(state, bearer);
  const [long, wide] = base.kind === 'round' ? [base.radius, base.radius] : [base.length / 2, base.width / 2];
  const angle = (spot.facing / 4096) * 2 * Math.PI;
  const edge = Array.from({ length: 8 }, (_, i): Spot => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    const [x, y] = base.kind === 'rectangle' ? [Math.sign(trim(cos)), Math.sign(trim(sin))] : [cos, sin];
    return { x: x * long, y: y * wide };
  });
  const turned = edge.map(({ x, y }) => ({
    x: spot.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: spot.y + x * Math.sin(angle) + y * Math.cos(angle),
  }));
  return [spot, ...turned];
}

const trim = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : value);

/** Of all points of an outline the one that is nearest to a shape. */
function nearestOn(outline: readonly Spot[], shape: Shape): Spot {
  const marks = shape.kind === 'capsule' ? [shape.a] : shape.corners;
  const edges = (corners: readonly Spot[]): readonly (readonly [Spot, Spot])[] =>
    corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Spot]);
  const found = [
    ...edges(outline).flatMap(([a, b]) => marks.map(mark => [along(a, b, nearestShare(mark, a, b)), mark] as const)),
    ...edges(marks).flatMap(([a, b]) => outline.map(p => [p, along(a, b, nearestShare(p, a, b))] as const)),
  ];
  const least = Math.min(...found.map(([own, theirs]) => distance(own, theirs))) + FACING;
  const near = found.flatMap(([own, theirs]) => (distance(own, theirs) <= least ? [own] : []));
  const [first, last] = [near[0] as Spot, near.toSorted((a, b) => a.x - b.x || a.y - b.y)];
  // Where two walls face each other: the middle of what they share.
  return along(last[0] ?? first, last.at(-1) ?? first, 0.5);
}

/** Walls that face each other are as far apart everywhere, but for rounding. */
const FACING = 3;

function targetFrom(state: State, target: FigureId, eye: Spot): Place {
  const house = housing(state, target);
  if (house !== undefined) return wallsOf(outlineOf(state, house), floorOf(state, target), eye);
  const { spot } = figureOf(state, target);
  const height = heightOf(state, target);
  const points = columnsOf(eye, spot, sheetOf(state, target).base).flatMap(column =>
    SAMPLES.map((share): End => ({ ...column, z: spot.z + Math.round(height * share) })),
  );
  return { shape: baseOf(state, target), z: spot.z, points };
}

/** BTS-BLD-09: the walls of a storey that face whoever looks, near its ceiling: what is hidden there is hidden below. */
function wallsOf(outline: readonly Spot[], floor: { readonly z: number; readonly height: number }, eye: Spot): Place {
  const z = floor.z + floor.height * EYES;
  const shape = polygon(outline);
  const points = outline.flatMap((a, i): readonly End[] => {
    const b = outline[(i + 1) % outline.length] as Spot;
    const middle = along(a, b, 0.5);
    const towards = along(middle, eye, 1 / Math.max(2, distance(middle, eye)));
    if (depthOf(shape, towards) > 0) return [];
    return Array.from({ length: WALL.each }, (_, j) => ({ ...along(a, b, (j + 0.5) / WALL.each), z }));
  });
  return { shape, z, points, walls: WALL };
}

/** BTS-BAS-07, -08: a Siege Weapon with its Servants on one base, as long as it is there. */
export function bearerOf(state: State, figure: FigureId): FigureId {
  const { serves } = sheetOf(state, figure);
  if (serves === undefined || !figureOf(state, figure).servant || !isOnTable(state, serves)) return figure;
  return sheetOf(state, serves).siege?.combinedBase === true ? serves : figure;
}

const shareBase = (state: State, one: FigureId, other: FigureId): boolean =>
  bearerOf(state, one) === bearerOf(state, other);

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
