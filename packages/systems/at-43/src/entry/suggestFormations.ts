import { cm, facingTowards, formUp, pointAlong, type Mover } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import type { Point, UnitId } from '../battle.js';
import { missionPlace } from '../missions/places.js';
import { allowanceOf } from '../movement/allowance.js';
import { cohesionRule, leaderIndex } from '../movement/cohesion.js';
import type { Ends } from '../movement/moving.js';
import type { State } from '../state.js';
import { sheetOf, unitOf } from '../units.js';
import { endField, judgeEntry, type Entry } from './entering.js';

/** Where units might come in: suggestions, each passed by the judge. */

/** The unit packed around a point, if that is a legal entry. */
export function formationAt(state: State, entry: Entry, anchor: Point): Ends | undefined {
  const { unit } = entry;
  const facing = facingTowards(anchor, { x: state.battle.width / 2, y: state.battle.depth / 2 });
  const movers: Mover[] = unitOf(state, unit).fighters.map(({ id }) => ({
    placed: { base: sheetOf(state, id).base, at: anchor, facing },
  }));
  const formation = formUp(endField(state, entry), movers, anchor, {
    coherency: cohesionRule(leaderIndex(state, unit)),
    shape: 'ring',
  });
  const ends = unitOf(state, unit).fighters.map(({ id }, i) => {
    const { at } = formation.ok ? formation.placed[i]! : { at: anchor };
    return { fighter: id, x: at.x, y: at.y, facing };
  });
  return formation.ok && judgeEntry(state, entry, ends).ok ? ends : undefined;
}

/** Between two bases of a unit in rows. */
const FILE = cm(0.6);

/** Rows from that corner on, narrow or wide: into corners and along borders, where no ring fits. */
function inRows(state: State, entry: Entry, corner: Point): Ends | undefined {
  const { fighters } = unitOf(state, entry.unit);
  const facing = facingTowards(corner, { x: state.battle.width / 2, y: state.battle.depth / 2 });
  const step = Math.round(2 * cm(1.4) * widest(state, entry.unit)) + FILE;
  for (const files of new Set([3, 2, fighters.length, 1])) {
    const ends = fighters.map(({ id }, i) => ({
      fighter: id,
      x: corner.x + (i % files) * step,
      y: corner.y + Math.floor(i / files) * step,
      facing,
    }));
    if (judgeEntry(state, entry, ends).ok) return ends;
  }
  return undefined;
}

/** How finely rows are tried in a part of a surface where nothing else fits. */
const FINE = cm(1);

/** One part of a surface, by its middle: the unit around it, or in rows from somewhere in it. */
function inPart(state: State, entry: Entry, middle: Point): Ends | undefined {
  const ring = formationAt(state, entry, middle);
  if (ring !== undefined) return ring;
  for (let y = middle.y - STEP / 2; y < middle.y + STEP / 2; y += FINE)
    for (let x = middle.x - STEP / 2; x < middle.x + STEP / 2; x += FINE) {
      const rows = inRows(state, entry, { x, y });
      if (rows !== undefined) return rows;
    }
  return undefined;
}

/** The unit at an anchor, as far as there is a place for it thereabouts. */
export const formationNear = (state: State, entry: Entry, anchor: Point): Ends | undefined =>
  entry.use === 'deployment' ? inPart(state, entry, anchor) : formationAt(state, entry, anchor);

/** Steps along an edge or across a surface. */
const STEP = cm(10);

/** Points to pack a unit around, in a stable order: along an edge at several depths, over a surface, around a drop point. */
export function* anchorsFor(state: State, entry: Entry): Generator<Point> {
  const { shape } = missionPlace(state, entry.place);
  if (shape.kind === 'disc') yield* around(shape.at);
  else if (shape.kind === 'area') yield* over(shape.outline);
  else
    for (const depth of depthsFor(state, entry.unit, entry.mode))
      for (const along of stepsAlong(shape.from, shape.to)) yield inward(state, shape.from, shape.to, along, depth);
}

function* around(at: Point): Generator<Point> {
  yield at;
  for (const [x, y] of [
    [5, 0],
    [0, 5],
    [-5, 0],
    [0, -5],
    [4, 4],
    [-4, 4],
    [-4, -4],
    [4, -4],
  ] as const)
    yield { x: at.x + cm(x), y: at.y + cm(y) };
}

function* over(outline: readonly Point[]): Generator<Point> {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let y = bottom + STEP / 2; y < top; y += STEP)
    for (let x = left + STEP / 2; x < right; x += STEP) yield { x, y };
}

/** How far in a packed unit can stand: as deep as its hindmost allows, half of that, or right at the edge. */
function depthsFor(state: State, unit: UnitId, mode: 'combat' | 'rapid'): number[] {
  const { fighters } = unitOf(state, unit);
  const reach = Math.min(...fighters.map(fighter => allowanceOf(state, unit, fighter, mode)));
  const spread = cm(1.5 * Math.ceil(Math.sqrt(fighters.length))) * widest(state, unit);
  const deepest = Math.max(cm(2), Math.round(reach - spread));
  return [deepest, Math.round(deepest / 2), Math.round(Math.min(deepest / 4, spread))];
}

/** The largest base of a unit against a man's. */
function widest(state: State, unit: UnitId): number {
  const radii = unitOf(state, unit).fighters.map(({ id }) => {
    const { base } = sheetOf(state, id);
    return base.kind === 'round' ? base.radius : base.length / 2;
  });
  return Math.max(1, Math.max(...radii) / cm(1.4));
}

function stepsAlong(from: Point, to: Point): number[] {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const steps: number[] = [];
  for (let at = Math.floor(STEP / 2); at < length; at += STEP) steps.push(at);
  return steps;
}

/** A point so far along an edge and so deep in from it. */
function inward({ battle }: State, from: Point, to: Point, along: number, depth: number): Point {
  const { x, y } = pointAlong([from, to], along);
  if (from.y === to.y) return { x, y: y === 0 ? depth : battle.depth - depth };
  return { x: x === 0 ? depth : battle.width - depth, y };
}

/** The first legal entry of all, or nothing: then there is no room (AT43-POS-10, R-76). */
export function firstFormation(state: State, entry: Entry): Ends | undefined {
  for (const anchor of anchorsFor(state, entry)) {
    const ends = formationNear(state, entry, anchor);
    if (ends !== undefined) return ends;
  }
  return undefined;
}

const TRIES = 4;

export function randomFormation(state: State, entry: Entry, rng: Rng): Ends | undefined {
  const anchors = [...anchorsFor(state, entry)];
  for (let tries = 0; tries < TRIES && anchors.length > 0; tries++) {
    const ends = formationNear(state, entry, anchors[rng.below(anchors.length)]!);
    if (ends !== undefined) return ends;
  }
  return firstFormation(state, entry);
}
