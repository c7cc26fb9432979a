import { type Point, pointFrom, type Um } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Rng, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import type { State } from '../state.js';

/** Sides of the table as the book's drawings have them: `near` is y = 0. */
export const EDGES = ['near', 'far', 'left', 'right'] as const;
export type Edge = (typeof EDGES)[number];

/** A point of the table's edge. */
export interface EntryQuestion extends Shape {
  readonly kind: 'bts.entry';
  readonly edges: readonly Edge[];
  /** BTS-SPR-14(b): at least so far from the corners. */
  readonly corner: Um;
}

export const askEntry = (seat: Seat, rule: string, edges: readonly Edge[], corner: Um): Prompt<EntryQuestion> => ({
  seat,
  ask: 'bts.ask.entry',
  rule,
  shape: { kind: 'bts.entry', edges, corner },
});

/** The point so far along an edge. */
function along({ battle: { width, depth } }: State, edge: Edge, at: Um): Point {
  switch (edge) {
    case 'near':
      return { x: at, y: 0 };
    case 'far':
      return { x: at, y: depth };
    case 'left':
      return { x: 0, y: at };
    case 'right':
      return { x: width, y: at };
  }
}

const lengthOf = ({ battle: { width, depth } }: State, edge: Edge): Um =>
  edge === 'near' || edge === 'far' ? width : depth;

const isOn = (state: State, edge: Edge, corner: Um, point: Point): boolean => {
  const at = edge === 'near' || edge === 'far' ? point.x : point.y;
  const there = along(state, edge, at);
  return there.x === point.x && there.y === point.y && at >= corner && at <= lengthOf(state, edge) - corner;
};

const PARTS = 12;

export const entryKind: ShapeKind<State, EntryQuestion, Point> = {
  parse: pointFrom,
  judge: (state, { edges, corner }, choice, _seat, rule) =>
    edges.some(edge => isOn(state, edge, corner, choice)) ? legal : illegal(rule, 'bts.no.not-on-edge'),
  *enumerate(state, { edges, corner }) {
    for (const edge of edges)
      for (let part = 0; part <= PARTS; part++)
        yield along(state, edge, corner + Math.round(((lengthOf(state, edge) - 2 * corner) * part) / PARTS));
  },
  sample(state, { edges, corner }, _seat, rng: Rng) {
    const edge = edges[rng.below(edges.length)] ?? 'near';
    return along(state, edge, corner + rng.below(lengthOf(state, edge) - 2 * corner + 1));
  },
  finite: () => false,
};
