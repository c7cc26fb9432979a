import { channels, mixed, painted, shaded, shining } from './mesh/coat.js';
import { trianglesOf, type Mesh } from './mesh/mesh.js';
import { BARE, BARE_LAND, COARSE, FINE, PLAIN, ROUGH, Sculptor, type Finish } from './mesh/sculptor.js';
import type { Vec } from './mesh/vec.js';
import { mix } from '../paint/core/colour.js';
import { drawnIn, middleOf } from './land/outline.js';
import { raise } from './land/index.js';
import { treesOf } from './land/nature.js';
import { lid, sides } from './land/raise.js';
import { groundAt } from './land/surface.js';
import { BASE_HIGH, kindOf, MODELS, sculpted } from './models/index.js';
import { baseMesh, frontMesh, postMesh } from './pieces.js';
import { bladesMesh, clashesOf, formsOf } from './states.js';
import { boughsOf, crownMesh, trunkMesh } from './trees.js';
import type { Figure, World } from './world.js';

/** Many of the same: one call draws them all. */
export interface Batch {
  readonly name: string;
  readonly mesh: Mesh;
  readonly count: number;
  /** Sixteen numbers each, column by column. */
  readonly places: Float32Array;
  /** Three numbers each: the colour of its side. */
  readonly sides: Float32Array;
  /** Does the picture of the ground lie on it? */
  readonly isGround?: boolean;
  /** Is it seen through? */
  readonly isVeiled?: boolean;
  /** Is the mesh made for this batch alone? Then it goes with it. */
  readonly isOwn?: boolean;
}

/** What stands still, and what may have moved since. */
export interface Plan {
  readonly land: readonly Batch[];
  readonly figures: readonly Batch[];
  /** How finely figures are cut in it. */
  readonly finish: Finish;
}

/** All that one may ask of a machine without a graphics card, at 200 models. */
export const MOST_TRIANGLES = 100_000;
/** Left for the ground, the sky, shadows and rings. */
const RESERVE = 9_000;
/** While the camera moves and the processor draws: it has 60 milliseconds for each picture, which this fills to two thirds. */
export const MOST_MOVING = 46_000;

const FINISHES: readonly (readonly [land: Finish, figures: Finish])[] = [
  [FINE, FINE],
  [PLAIN, FINE],
  [PLAIN, PLAIN],
  [COARSE, PLAIN],
  [COARSE, COARSE],
  [ROUGH, COARSE],
  [ROUGH, ROUGH],
  [ROUGH, BARE],
  [BARE_LAND, BARE],
];

/** As finely as the number of triangles allows. */
export function planOf(world: World, most = MOST_TRIANGLES): Plan {
  let plan: Plan | undefined;
  for (const [land, figures] of FINISHES) {
    plan = { land: landOf(world, land), figures: figuresOf(world, figures), finish: figures };
    if (countOf(plan).triangles > most - RESERVE) continue;
    // What is left over goes into the crowns of trees: they are large, and stand where one looks.
    const leafy = { ...plan, land: landOf(world, { ...land, leafy: true }) };
    return countOf(leafy).triangles <= most - RESERVE ? leafy : plan;
  }
  return plan as Plan;
}

export function countOf({ land, figures }: Pick<Plan, 'land' | 'figures'>): {
  readonly triangles: number;
  readonly calls: number;
} {
  const all = [...land, ...figures];
  return {
    triangles: all.reduce((sum, { mesh, count }) => sum + trianglesOf(mesh) * count, 0),
    calls: all.length,
  };
}

const WHITE: Vec = [1, 1, 1];

export function landOf(world: World, finish: Finish): readonly Batch[] {
  const { theme, pieces } = world;
  const [s, hills] = [new Sculptor(finish), new Sculptor(finish)];
  const isPainted = world.painting !== undefined;
  for (const piece of pieces) raise(isPainted && piece.kind === 'hill' ? hills : s, piece, theme.terrain, isPainted);
  if (world.tiles !== undefined) tiles(s, world);
  const trees = pieces
    .filter(({ kind }) => kind === 'wood' || kind === 'flora')
    .flatMap(piece => treesOf(piece, theme.terrain.leaves));
  const crowns = trees.flatMap(({ at, radius, height, turn, ink }) =>
    boughsOf(finish).map(({ out, up, size, tone, swing }) => ({
      place: placed(
        [
          at[0] + radius * out * Math.cos(turn + swing),
          height - radius * up,
          at[1] + radius * out * Math.sin(turn + swing),
        ],
        turn + swing,
        [radius * size, radius * size * 0.86, radius * size],
      ),
      side: channels(ink).map(part => part * tone) as unknown as Vec,
    })),
  );
  const trunks = trees.map(({ at, radius, height, turn }) => ({
    place: placed([at[0], 0, at[1]], turn, [radius * 0.15, height - radius * 0.9, radius * 0.15]),
    side: WHITE,
  }));
  return [
    standing('land', s.mesh()),
    ...(hills.isEmpty ? [] : [{ ...standing('hills', hills.mesh()), isGround: true }]),
    ...batch('crowns', crownMesh(finish), crowns),
    ...batch('trunks', trunkMesh(finish), trunks),
  ];
}

const standing = (name: string, mesh: Mesh): Batch => ({
  name,
  mesh,
  count: 1,
  places: placed([0, 0, 0], 0, [1, 1, 1]),
  sides: new Float32Array(WHITE),
  isOwn: true,
});

/** A board of hexes: each a bevelled stone, with a thread of light where a Space ends. */
function tiles(s: Sculptor, { tiles: all = [], borders = [], theme }: World): void {
  const [, , , usual, lighter] = theme.ground.ramp;
  const light = painted(theme.accent);
  for (const { outline, isCentre, isLit } of all) {
    const stone = shaded(painted(isCentre ? lighter : usual), isCentre ? 1.3 : 1.1);
    const coat = isLit ? mixed(stone, light, 0.2) : stone;
    const [x, z] = middleOf(outline);
    // Basalt is never quite level: each stone its own shade.
    const tone = 0.9 + (Math.abs(Math.sin(x * 12.9 + z * 78.2) * 43758.5) % 1) * 0.24;
    sides(s, drawnIn(outline, 0.985), -26, drawnIn(outline, 0.97), -2.4, shaded(coat, tone * 0.6));
    sides(s, drawnIn(outline, 0.97), -2.4, drawnIn(outline, 0.88), 0, shaded(coat, tone * 1.16));
    lid(s, drawnIn(outline, 0.88), 0, shaded(coat, tone));
  }
  const thread = shining(mix(theme.accent, theme.beyond, 0.45));
  for (const [[ax, az], [bx, bz]] of borders) {
    const long = Math.hypot(bx - ax, bz - az) || 1;
    const [u, v] = [((bz - az) / long) * 0.75, (-(bx - ax) / long) * 0.75];
    const corners: Vec[] = [
      [ax + u, -1.1, az + v],
      [bx + u, -1.1, bz + v],
      [bx - u, -1.1, bz - v],
      [ax - u, -1.1, az - v],
    ];
    s.facet(corners, thread, [ax, -20, az]);
  }
}

interface Item {
  readonly place: Float32Array;
  readonly side: Vec;
}

function batch(name: string, mesh: Mesh, items: readonly Item[]): readonly Batch[] {
  if (items.length === 0) return [];
  const places = new Float32Array(16 * items.length);
  const sides = new Float32Array(3 * items.length);
  for (const [i, { place, side }] of items.entries()) {
    places.set(place, 16 * i);
    sides.set(side, 3 * i);
  }
  return [{ name, mesh, count: items.length, places, sides }];
}

const meshes = new Map<string, Mesh>();

function remembered(key: string, make: () => Mesh): Mesh {
  const known = meshes.get(key) ?? make();
  meshes.set(key, known);
  return known;
}

export function figuresOf(world: World, finish: Finish): readonly Batch[] {
  const bodies = new Map<string, Item[]>();
  const meshOf = new Map<string, Mesh>();
  const put = (key: string, make: () => Mesh, item: Item): void => {
    const items = bodies.get(key) ?? [];
    items.push(item);
    bodies.set(key, items);
    if (!meshOf.has(key)) meshOf.set(key, remembered(`${key} ${finish.around}`, make));
  };
  const borne = new Set<string>();
  for (const figure of world.figures) {
    const { silhouette, seat, base, at, turn, flags, hasFront } = figure;
    const ground = groundAt(world.pieces, at) + (figure.pose?.lift ?? 0);
    const side = sideOf(world, figure);
    const kind = kindOf(silhouette);
    const veiled = flags.includes('hidden') ? VEILED : '';
    put(`${veiled}${kind} ${(silhouette.with ?? []).join(' ')}`, () => sculpted(silhouette, finish), {
      place: bodyAt([at[0], ground, at[1]], figure),
      side,
    });
    put(`base ${base.kind} ${seat % 4}`, () => baseMesh(base.kind, seat % 4, finish), {
      place: placed([at[0], ground, at[1]], turn, [base.long, BASE_HIGH, base.wide]),
      side,
    });
    if (hasFront)
      put('front', frontMesh, { place: placed([at[0], ground, at[1]], turn, [base.long, BASE_HIGH, base.long]), side });
    for (const form of formsOf(figure, !borne.has(figure.unit), finish)) {
      const [x, y, z] = form.at;
      const place = placed([at[0] + x, ground + y, at[1] + z], form.turn, form.size);
      put(form.key, () => form.make(finish), { place, side });
    }
    borne.add(figure.unit);
  }
  for (const { at, turn } of clashesOf(world.figures))
    put('blades', () => bladesMesh(finish), {
      place: placed([at[0], groundAt(world.pieces, at), at[1]], turn, [1, 1, 1]),
      side: WHITE,
    });
  for (const post of world.markers) {
    const { at, owner, look } = post;
    const side = owner === undefined ? NOBODY : channels(world.theme.sides[owner % 4] as string);
    put(`post ${look} ${owner === undefined ? 'free' : owner % 4}`, () => postMesh(look, owner, world.theme, finish), {
      place: placed([at[0], groundAt(world.pieces, at), at[1]], 0, [1, 1, 1]),
      side,
    });
  }
  return [...bodies].flatMap(([key, items]) =>
    batch(key, meshOf.get(key) as Mesh, items).map(one => (key.startsWith(VEILED) ? { ...one, isVeiled: true } : one)),
  );
}

/** Before the name of a body that is seen through. */
const VEILED = 'veiled ';

const NOBODY: Vec = [0.82, 0.79, 0.72];

/** A figure is as large as its base says. */
export const sizeOf = ({ base, silhouette }: Figure): number => base.long / MODELS[kindOf(silhouette)].half;

export const tallOf = (figure: Figure): number => BASE_HIGH + sizeOf(figure) * MODELS[kindOf(figure.silhouette)].tall;

/** Who has acted is half greyed; his sign says it too. */
function sideOf({ theme }: World, { seat, flags }: Figure): Vec {
  const ink = channels(theme.sides[seat % 4] as string);
  if (!flags.includes('activated')) return ink;
  const grey = 0.3 * ink[0] + 0.5 * ink[1] + 0.2 * ink[2];
  return ink.map(part => part * 0.5 + grey * 0.36) as unknown as Vec;
}

/** A place, a turn and a size as a matrix. */
export function placed([x, y, z]: Vec, turn: number, [sx, sy, sz]: Vec): Float32Array {
  const [c, n] = [Math.cos(turn), Math.sin(turn)];
  return new Float32Array([c * sx, 0, -n * sx, 0, 0, sy, 0, 0, n * sz, 0, c * sz, 0, x, y, z, 1]);
}

/** Upright, falling, or on its face and pushed back so that it stays over its base. */
function bodyAt(at: Vec, figure: Figure): Float32Array {
  const { looks, flags, pose } = figure;
  const size = sizeOf(figure);
  if (flags.includes('prone')) return tilted(at, looks, size, LYING, -12);
  return pose === undefined || pose.topple === 0
    ? placed(at, looks, [size, size, size])
    : tilted(at, looks, size, pose.topple, 0);
}

const LYING = 1.35;

/** Tilted forward over its feet, and moved so far ahead. */
function tilted([x, y, z]: Vec, turn: number, size: number, tilt: number, ahead: number): Float32Array {
  const [c, n] = [Math.cos(turn), Math.sin(turn)];
  const [ct, st] = [Math.cos(-tilt), Math.sin(-tilt)];
  const rise = BASE_HIGH * 1.6 * size * Math.min(1, tilt);
  const columns = [
    [c * ct * size, st * size, -n * ct * size, 0],
    [-c * st * size, ct * size, n * st * size, 0],
    [n * size, 0, c * size, 0],
    [x + c * ahead * size, y + rise, z - n * ahead * size, 1],
  ];
  return new Float32Array(columns.flat());
}
