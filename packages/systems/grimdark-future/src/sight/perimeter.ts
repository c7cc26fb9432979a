import {
  baseBlocker,
  linkBlocker,
  prepareBlockers,
  within,
  type SightBlocker,
  type SightBlockers,
  type Um,
} from '@banneret/geometry';
import { memoByPosition } from '../ground/board.js';
import { kindRules } from '../compile.js';
import { figures, type Figure } from '../units/figures.js';
import { COHERENCY } from '../rulings.js';
import { rosterOf, unitOf, type Model, type Roster, type State, type UnitId } from '../state.js';

type Body = SightBlockers['bodies'][number];

/** Everything between models that sight may have to pass: the perimeters of all units. */
export interface Perimeters {
  readonly blockers: SightBlockers;
  readonly heights: readonly number[];
  /** How high above the table each of them ends. */
  readonly tops: readonly Um[];
  /** Which of them are at least so high, by height; filled in when first asked for. */
  readonly tall: Map<number, Uint8Array>;
}

/** A strip between two models, or a lone base. */
interface Piece {
  readonly unit: UnitId;
  readonly body: Body;
  readonly height: number;
  readonly top: Um;
}

const everyPerimeter = memoByPosition((state): Perimeters => {
  const pieces: Piece[] = [];
  for (const unit of state.units.keys()) for (const piece of perimeterOf(state, unit)) pieces.push(piece);
  const count = pieces.length;
  const bodies: Body[] = [];
  const [groups, xs, ys] = [new Int32Array(count), new Float64Array(count), new Float64Array(count)];
  const [heights, tops]: [number[], Um[]] = [[], []];
  for (let i = 0; i < count; i++) {
    const { unit, body, height, top } = pieces[i] as Piece;
    bodies.push(body);
    groups[i] = unit;
    xs[i] = body.x;
    ys[i] = body.y;
    heights.push(height);
    tops.push(top);
  }
  return { blockers: { bodies, groups, xs, ys }, heights, tops, tall: new Map() };
});

/** All units' perimeters together; remembered until some unit moves or loses a model. */
export const perimeters = (state: State): Perimeters => everyPerimeter(state, 0);

const known = new WeakMap<readonly Model[], readonly Piece[]>();

/** the bases of the unit, and the strip between every two of them that are within an inch. */
function perimeterOf(state: State, unit: UnitId): readonly Piece[] {
  const { models } = unitOf(state, unit);
  const ready = known.get(models);
  if (ready !== undefined) return ready;
  const made = piecesFrom(rosterOf(state, unit), standingLow(figures(state, unit)), unit);
  known.set(models, made);
  return made;
}

interface Formation {
  readonly living: readonly Figure[];
  readonly pieces: readonly Piece[];
}

const formations = new WeakMap<Roster, Formation>();

/** A unit that has moved on in formation takes its pieces along; any other gets new ones. */
function piecesFrom(roster: Roster, living: readonly Figure[], unit: UnitId): readonly Piece[] {
  const latest = formations.get(roster);
  const pieces =
    latest !== undefined && inFormation(latest.living, living) ? takenAlong(latest, living) : piecesOf(living, unit);
  formations.set(roster, { living, pieces });
  return pieces;
}

function inFormation(before: readonly Figure[], now: readonly Figure[]): boolean {
  const [first, moved] = [before[0], now[0]];
  if (first === undefined || moved === undefined || before.length !== now.length) return false;
  const [dx, dy] = [moved.at.x - first.at.x, moved.at.y - first.at.y];
  return before.every((figure, i) => {
    const { at, kind, facing, height, top } = now[i] as Figure;
    if (at.x - figure.at.x !== dx || at.y - figure.at.y !== dy) return false;
    return kind === figure.kind && facing === figure.facing && height === figure.height && top === figure.top;
  });
}

function takenAlong({ living: [first], pieces }: Formation, [moved]: readonly Figure[]): readonly Piece[] {
  if (first === undefined || moved === undefined) return pieces;
  const [dx, dy] = [moved.at.x - first.at.x, moved.at.y - first.at.y];
  return pieces.map(({ unit, body, height, top }) => ({ unit, body: movedBy(body, dx, dy), height, top }));
}

/** one sees past an Aircraft. */
const standingLow = (living: readonly Figure[]): readonly Figure[] =>
  living.some(({ kind }) => kindRules(kind).aircraft) ? living.filter(({ kind }) => !kindRules(kind).aircraft) : living;

function piecesOf(living: readonly Figure[], unit: UnitId): Piece[] {
  const pieces: Piece[] = [];
  // A strip holds both its bases, so a base needs no piece of its own unless it stands higher than its strips.
  const held = living.map(() => false);
  for (let i = 0; i < living.length; i++) {
    const a = living[i] as Figure;
    for (let j = i + 1; j < living.length; j++) {
      const b = living[j] as Figure;
      if (!within(a, b, COHERENCY.link)) continue;
      const [height, top] = [Math.min(a.height, b.height), Math.min(a.top, b.top)];
      pieces.push({ unit, body: stripBetween(a, b), height, top });
      held[i] ||= height === a.height && top === a.top;
      held[j] ||= height === b.height && top === b.top;
    }
    if (held[i] !== true) pieces.push({ unit, body: bodyOf(baseBlocker(a, unit)), height: a.height, top: a.top });
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
