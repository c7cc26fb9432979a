import { uniqueSources, type Body, type BodySource } from '../body.js';
import type { Ground } from '../ground.js';
import type { Placed, Point } from '../shapes.js';
import { blockersAlong, clearAlong, shownStretch } from './clearAlong.js';
import { inContact } from './contact.js';
import { gather, newCorridor, setEnd, setPointEnd, type Corridor, type SightOptions } from './corridor.js';
import { findClearLine, type Witness } from './critical.js';
import { LEFT, newLine, RIGHT, setLine } from './line.js';
import { setTangent } from './tangent.js';

/** Why one base sees another, or what hides it. */
export interface SightExplanation {
  readonly seen: boolean;
  /** A clear line, when there is one; its ends are rounded, for drawing. */
  readonly line?: readonly [from: Point, to: Point];
  /** What blocks the line between the centres, nearest to the viewer first. */
  readonly onCentreLine: readonly BodySource[];
  /** What else first blocks one of the four outermost lines between the bases; only when the target is hidden. */
  readonly elsewhere: readonly BodySource[];
}

const corridor = newCorridor();
const line = newLine();

export function explainSight(ground: Ground, from: Placed, to: Placed, options: SightOptions = {}): SightExplanation {
  const { a, b } = corridor;
  setEnd(a, from);
  setEnd(b, to);
  if (inContact(a, b)) return { seen: true, line: [from.at, to.at], onCentreLine: [], elsewhere: [] };
  gather(corridor, ground, options);
  setLine(line, a.x, a.y, b.x, b.y);
  const onCentreLine = blockersAlong(corridor, line);
  const shown = shownLine();
  if (shown) return { seen: true, line: shown, onCentreLine, elsewhere: [] };
  return { seen: false, onCentreLine, elsewhere: elsewhere(a, b, onCentreLine) };
}

/** What lies on the straight line between two points, nearest first: everything a flame or a shot would pass through. */
export function blockersOnLine(ground: Ground, from: Point, to: Point, options: SightOptions = {}): BodySource[] {
  if (from.x === to.x && from.y === to.y) return [];
  setPointEnd(corridor.a, from);
  setPointEnd(corridor.b, to);
  gather(corridor, ground, options);
  setLine(line, from.x, from.y, to.x, to.y);
  return blockersAlong(corridor, line);
}

function shownLine(): readonly [Point, Point] | undefined {
  if (clearAlong(corridor, line)) return shownStretch(corridor, line);
  corridor.sides.length = 0;
  const witness = findClearLine(corridor);
  return witness && shownWitness(corridor, witness);
}

function shownWitness({ a, b }: Corridor, witness: Witness): readonly [Point, Point] | undefined {
  if (witness.kind === 'lattice') return shownStretch(corridor, witness.line);
  // A line off the lattice is rare; draw it between its nearest points to the two centres.
  return [footOf(witness.line, a), footOf(witness.line, b)];
}

function footOf(exact: { a: bigint; b: bigint; c: bigint }, { x, y }: Body): Point {
  const [p, q, r] = [Number(exact.a), Number(exact.b), Number(exact.c)];
  const off = (p * x + q * y + r) / (p * p + q * q);
  return { x: Math.round(x - p * off), y: Math.round(y - q * off) };
}

function elsewhere(a: Body, b: Body, known: readonly BodySource[]): BodySource[] {
  const found: BodySource[] = [];
  for (const aSide of [LEFT, RIGHT] as const) {
    for (const bSide of [LEFT, RIGHT] as const) {
      if (!setTangent(line, a, aSide, b, bSide)) continue;
      const [first] = blockersAlong(corridor, line);
      if (first) found.push(first);
    }
  }
  return uniqueSources([...known, ...found]).slice(known.length);
}
