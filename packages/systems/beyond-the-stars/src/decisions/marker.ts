import { cm, legLength, type Point, pointFrom } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import type { State } from '../state.js';

/** BTS-SCCO-02: the next objective, more than 30 cm from all others and more than 15 cm from the edges. */
export interface MarkerQuestion extends Shape {
  readonly kind: 'bts.marker';
}

const APART = cm(30);
const FROM_EDGES = cm(15);

export const askMarker = (seat: Seat, left: number): Prompt<MarkerQuestion> => ({
  seat,
  ask: 'bts.ask.marker',
  rule: 'BTS-SCCO-02',
  shape: { kind: 'bts.marker' },
  args: { left },
});

const TRIES = 40;
const GRID = 24;

export const markerKind: ShapeKind<State, MarkerQuestion, Point> = {
  parse: pointFrom,
  judge({ battle: { width, depth }, markers }, _shape, { x, y }, _seat, rule) {
    if (Math.min(x, y, width - x, depth - y) <= FROM_EDGES) return illegal(rule, 'bts.no.marker-at-edge');
    const near = markers.findIndex(marker => legLength(marker, { x, y }) <= APART);
    return near < 0 ? legal : illegal(rule, 'bts.no.marker-near-marker', { marker: near + 1 });
  },
  *enumerate(state, shape, seat) {
    const { width, depth } = state.battle;
    for (let i = 1; i < GRID; i++)
      for (let j = 1; j < GRID; j++) {
        const point = { x: Math.round((width * i) / GRID), y: Math.round((depth * j) / GRID) };
        if (markerKind.judge(state, shape, point, seat, 'BTS-SCCO-02').ok) yield point;
      }
  },
  sample(state, shape, seat, rng) {
    const { width, depth } = state.battle;
    for (let tries = 0; tries < TRIES; tries++) {
      const point = { x: rng.below(width), y: rng.below(depth) };
      if (markerKind.judge(state, shape, point, seat, 'BTS-SCCO-02').ok) return point;
    }
    for (const point of markerKind.enumerate(state, shape, seat)) return point;
    return { x: 0, y: 0 };
  },
  finite: () => false,
};
