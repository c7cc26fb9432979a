import { isInside } from './land/outline.js';
import { groundAt, slopeAt } from './land/surface.js';
import { lensAt, rayThrough, type Lens, type Screen } from './camera/lens.js';
import type { Flat, Vec } from './mesh/vec.js';
import { tallOf } from './plan.js';
import type { Figure, Piece, Post, World } from './world.js';

/** What is under a pointer. */
export type Pointed =
  /** `high`: so far above the table the figure was hit. */
  | { readonly kind: 'figure'; readonly figure: Figure; readonly at: Flat; readonly high: number }
  | { readonly kind: 'marker'; readonly marker: Post; readonly at: Flat }
  | { readonly kind: 'piece'; readonly piece: Piece; readonly at: Flat }
  | { readonly kind: 'ground'; readonly at: Flat };

/** Kinds that one sees through: what stands among them is pointed at first. */
const OPEN_KINDS: ReadonlySet<Piece['kind']> = new Set(['wood', 'flora', 'ruin', 'thorns', 'hedge', 'marsh', 'rubble']);
const MARKER = { radius: 16, tall: 62 };
/** Slim figures are hard to hit: a little room around them. */
const ROOM = 2;

/** The first thing along the look through a point of the screen; nothing beyond the table. */
export function pointedAt(world: World, lens: Lens, x: number, y: number, screen: Screen): Pointed | undefined {
  const ray = rayThrough(lens, x, y, screen);
  let best: { readonly far: number; readonly what: Pointed } | undefined;
  const offer = (far: number | undefined, what: (at: Flat, high: number) => Pointed): void => {
    if (far === undefined || (best !== undefined && best.far <= far)) return;
    best = {
      far,
      what: what([lens.eye[0] + ray[0] * far, lens.eye[2] + ray[2] * far], lens.eye[1] + ray[1] * far),
    };
  };
  for (const piece of world.pieces)
    if (!OPEN_KINDS.has(piece.kind)) offer(pieceHit(piece, lens.eye, ray), at => ({ kind: 'piece', piece, at }));
  for (const figure of world.figures) {
    const { base, at: foot } = figure;
    const low = groundAt(world.pieces, foot);
    const far = columnHit(lens.eye, ray, foot, Math.min(base.long, base.wide) + ROOM, low, low + tallOf(figure) + ROOM);
    offer(far, (at, high) => ({ kind: 'figure', figure, at, high }));
  }
  for (const marker of world.markers) {
    const low = groundAt(world.pieces, marker.at);
    offer(columnHit(lens.eye, ray, marker.at, MARKER.radius, low, low + MARKER.tall), at => ({
      kind: 'marker',
      marker,
      at,
    }));
  }
  if (best !== undefined) return best.what;
  for (const piece of world.pieces)
    if (OPEN_KINDS.has(piece.kind)) offer(pieceHit(piece, lens.eye, ray), at => ({ kind: 'piece', piece, at }));
  const found = best as { readonly far: number; readonly what: Pointed } | undefined;
  if (found !== undefined) return found.what;
  const far = levelHit(lens.eye, ray, 0);
  if (far === undefined) return undefined;
  const at: Flat = [lens.eye[0] + ray[0] * far, lens.eye[2] + ray[2] * far];
  const isOn = at[0] >= 0 && at[1] >= 0 && at[0] <= world.width && at[1] <= world.depth;
  return isOn ? { kind: 'ground', at } : undefined;
}

function levelHit(eye: Vec, ray: Vec, level: number): number | undefined {
  if (Math.abs(ray[1]) < 1e-6) return undefined;
  const far = (level - eye[1]) / ray[1];
  return far > 0 ? far : undefined;
}

/** An upright column. */
function columnHit(eye: Vec, ray: Vec, [x, z]: Flat, radius: number, low: number, high: number): number | undefined {
  const [ox, oz] = [eye[0] - x, eye[2] - z];
  const a = ray[0] * ray[0] + ray[2] * ray[2];
  const b = ox * ray[0] + oz * ray[2];
  const c = ox * ox + oz * oz - radius * radius;
  const root = b * b - a * c;
  if (root < 0) return undefined;
  if (a > 1e-9) {
    const far = (-b - Math.sqrt(root)) / a;
    const y = eye[1] + ray[1] * far;
    if (far > 0 && y >= low && y <= high) return far;
  }
  const top = levelHit(eye, ray, high);
  if (top === undefined) return undefined;
  const [tx, tz] = [eye[0] + ray[0] * top - x, eye[2] + ray[2] * top - z];
  return tx * tx + tz * tz <= radius * radius ? top : undefined;
}

/** The upright sides of a piece, or its top. */
function pieceHit({ kind, outline, height }: Piece, eye: Vec, ray: Vec): number | undefined {
  if (kind === 'hill') return hillHit({ outline, height }, eye, ray);
  let nearest: number | undefined;
  const offer = (far: number): void => {
    if (far > 0 && (nearest === undefined || far < nearest)) nearest = far;
  };
  const top = levelHit(eye, ray, Math.max(0.5, height));
  if (top !== undefined && isInside(outline, [eye[0] + ray[0] * top, eye[2] + ray[2] * top])) offer(top);
  for (let i = 0; i < outline.length; i++) {
    const [[ax, az], [bx, bz]] = [outline[i] as Flat, outline[(i + 1) % outline.length] as Flat];
    const [ex, ez] = [bx - ax, bz - az];
    const bent = ray[0] * ez - ray[2] * ex;
    if (Math.abs(bent) < 1e-9) continue;
    const far = ((ax - eye[0]) * ez - (az - eye[2]) * ex) / bent;
    const share = ((ax - eye[0]) * ray[2] - (az - eye[2]) * ray[0]) / bent;
    const y = eye[1] + ray[1] * far;
    if (share >= 0 && share <= 1 && y >= 0 && y <= height) offer(far);
  }
  return nearest;
}

const STEPS = 24;

/** A slope is walked along in steps between its top and its foot. */
function hillHit(hill: Pick<Piece, 'outline' | 'height'>, eye: Vec, ray: Vec): number | undefined {
  const [top, foot] = [levelHit(eye, ray, hill.height), levelHit(eye, ray, 0)];
  if (foot === undefined) return undefined;
  const from = top ?? 0;
  for (let i = 0; i <= STEPS; i++) {
    const far = from + ((foot - from) * i) / STEPS;
    const at: Flat = [eye[0] + ray[0] * far, eye[2] + ray[2] * far];
    if (isInside(hill.outline, at) && eye[1] + ray[1] * far <= slopeAt(hill, at) + 0.5) return far;
  }
  return undefined;
}

/** Behind a figure's shoulder, looking where it looks. */
export function behindShoulder(world: World, from: Figure, target: Figure): Lens {
  const [low, far] = [groundAt(world.pieces, from.at), groundAt(world.pieces, target.at)];
  const size = Math.max(0.7, tallOf(from) / PERSON);
  const [dx, dz] = [target.at[0] - from.at[0], target.at[1] - from.at[1]];
  const away = Math.sqrt(dx * dx + dz * dz) || 1;
  const [ux, uz] = [dx / away, dz / away];
  const eye: Vec = [
    from.at[0] - ux * BEHIND * size - uz * BESIDE * size,
    low + ABOVE * size,
    from.at[1] - uz * BEHIND * size + ux * BESIDE * size,
  ];
  const towards: Vec = [
    from.at[0] + dx * 0.55,
    low + (far - low) * 0.55 + 22 * Math.min(size, 1.6),
    from.at[1] + dz * 0.55,
  ];
  return lensAt(eye, towards, EYE_FIELD);
}

const PERSON = 33;
const [BEHIND, BESIDE, ABOVE] = [62, 17, 46];
const EYE_FIELD = 46;
