import {
  baseBlocker,
  linkBlocker,
  prepareBlockers,
  within,
  type SightBlocker,
  type SightBlockers,
} from '@banneret/geometry';
import { memoByPosition } from './board.js';
import { figures, type Figure } from './figures.js';
import { COHERENCY } from './rulings.js';
import { unitOf, type Model, type State, type UnitId } from './state.js';

type Body = SightBlockers['bodies'][number];

/** Everything between models that sight may have to pass: the perimeters of all units. */
export interface Perimeters {
  readonly blockers: SightBlockers;
  readonly heights: readonly number[];
  /** Which of them are at least so high, by height; filled in when first asked for. */
  readonly tall: Uint8Array[];
}

/** A strip between two models, or a lone base. */
interface Piece {
  readonly unit: UnitId;
  readonly body: Body;
  readonly height: number;
}

const everyPerimeter = memoByPosition((state): Perimeters => {
  const pieces = state.units.flatMap((_, unit) => perimeterOf(state, unit));
  const blockers = {
    bodies: pieces.map(({ body }) => body),
    groups: Int32Array.from(pieces, ({ unit }) => unit),
    xs: Float64Array.from(pieces, ({ body }) => body.x),
    ys: Float64Array.from(pieces, ({ body }) => body.y),
    reaches: Float64Array.from(pieces, ({ body }) => body.outline.reach),
  };
  return { blockers, heights: pieces.map(({ height }) => height), tall: [] };
});

/** All units' perimeters together; remembered until some unit moves or loses a model. */
export const perimeters = (state: State): Perimeters => everyPerimeter(state, 0);

const known = new WeakMap<readonly Model[], readonly Piece[]>();

/** the bases of the unit, and the strip between every two of them that are within an inch. */
function perimeterOf(state: State, unit: UnitId): readonly Piece[] {
  const { models } = unitOf(state, unit);
  const ready = known.get(models);
  if (ready !== undefined) return ready;
  const made = piecesOf(figures(state, unit), unit);
  known.set(models, made);
  return made;
}

function piecesOf(living: readonly Figure[], unit: UnitId): Piece[] {
  const pieces: Piece[] = [];
  for (const [i, a] of living.entries()) {
    let held = false;
    for (const [j, b] of living.entries()) {
      if (i === j || !within(a, b, COHERENCY.link)) continue;
      const height = Math.min(a.kind.height, b.kind.height);
      if (i < j) pieces.push({ unit, body: stripBetween(a, b), height });
      // A strip holds both its bases, so a base needs no piece of its own unless it stands higher than its strips.
      held ||= height === a.kind.height;
    }
    if (!held) pieces.push({ unit, body: bodyOf(baseBlocker(a, unit)), height: a.kind.height });
  }
  return pieces;
}

const bodyOf = (blocker: SightBlocker): Body => prepareBlockers([blocker]).bodies[0] as Body;

interface Strip {
  readonly body: Body;
  /** Where its first base stood when it was made. */
  readonly x: number;
  readonly y: number;
}

const strips = new Map<string, Strip>();
const MOST_STRIPS = 20_000;

/** Strips of one shape are worked out once: a unit that moves on in formation only takes them along. */
function stripBetween(a: Figure, b: Figure): Body {
  const key = stripKey(a, b);
  const ready = strips.get(key);
  if (ready !== undefined) return movedBy(ready.body, a.at.x - ready.x, a.at.y - ready.y);
  const body = bodyOf(linkBlocker(a, b, 0));
  if (strips.size >= MOST_STRIPS) strips.clear();
  strips.set(key, { body, x: a.at.x, y: a.at.y });
  return body;
}

const stripKey = (a: Figure, b: Figure): string => `${baseKey(a)} ${baseKey(b)} ${b.at.x - a.at.x} ${b.at.y - a.at.y}`;

const baseKey = ({ base, facing }: Figure): string =>
  base.kind === 'round' ? `${base.radius}` : `${base.kind}/${base.length}/${base.width}/${facing}`;

const movedBy = ({ outline, x, y, source }: Body, dx: number, dy: number): Body => ({
  outline,
  x: x + dx,
  y: y + dy,
  source,
});
