import { seededRng, type Rng } from '@banneret/kernel';

/**
 * A small skirmish whose rules are written once and played on two engines: 48 by 48 inches, 8 units of 5 models, 12
 * blocking squares, 5 rounds of alternating activations; a unit steps in one of 16 directions or stays, then may shoot a
 * unit that it sees, with dice to hit, to wound and to save. Everything here is plain functions on plain data, so
 * that what differs between the two is the engine alone.
 */
export const UNITS = 8;
export const MODELS = 5;
export const ROUNDS = 5;
export const STEP = 4_000;
const TABLE = 48_000;
const RANGE = 24_000;
const RADIUS = 500;

export interface Model {
  x: number;
  y: number;
  alive: boolean;
}
export interface Unit {
  readonly seat: number;
  acted: boolean;
  models: Model[];
}
export interface Board {
  round: number;
  seat: number;
  readonly walls: readonly Wall[];
  units: Unit[];
}
export interface Wall {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Sixteen steps of the same length, as integers. */
export const STEPS: readonly (readonly [number, number])[] = [
  [4000, 0],
  [3695, 1531],
  [2828, 2828],
  [1531, 3695],
  [0, 4000],
  [-1531, 3695],
  [-2828, 2828],
  [-3695, 1531],
  [-4000, 0],
  [-3695, -1531],
  [-2828, -2828],
  [-1531, -3695],
  [0, -4000],
  [1531, -3695],
  [2828, -2828],
  [3695, -1531],
];

export function newBoard(): Board {
  const walls = Array.from({ length: 12 }, (_, i) => ({
    x: 4_000 + (i % 4) * 12_000,
    y: 12_000 + Math.floor(i / 4) * 10_000,
    w: 3_000,
    h: 3_000,
  }));
  const units = Array.from({ length: UNITS }, (_, u) => {
    const seat = u % 2;
    const models = Array.from({ length: MODELS }, (_, m) => ({
      x: 3_000 + Math.floor(u / 2) * 12_000 + m * 1_300,
      y: seat === 0 ? 3_000 : 45_000,
      alive: true,
    }));
    return { seat, acted: false, models };
  });
  return { round: 1, seat: 0, walls, units };
}

export function alive(unit: Unit): boolean {
  for (const model of unit.models) if (model.alive) return true;
  return false;
}

export function readyUnits(board: Board): number[] {
  const ready: number[] = [];
  for (let u = 0; u < board.units.length; u++) {
    const unit = board.units[u] as Unit;
    if (unit.seat === board.seat && !unit.acted && alive(unit)) ready.push(u);
  }
  return ready;
}

/** The box around a unit's living models: most questions between far-apart things are settled by boxes alone. */
interface Box {
  left: number;
  right: number;
  low: number;
  high: number;
}

function boxOf(unit: Unit): Box {
  const box = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  for (const { alive, x, y } of unit.models) {
    if (!alive) continue;
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.low) box.low = y;
    if (y > box.high) box.high = y;
  }
  return box;
}

/** -1 stays; the others are places in `STEPS` where every model ends on the table, off walls and off other bases. */
export function moveOptions(board: Board, u: number): number[] {
  const unit = board.units[u] as Unit;
  const box = boxOf(unit);
  const near = board.units.filter((other, v) => v !== u && alive(other) && gap(box, boxOf(other)) < STEP + 2 * RADIUS);
  const walls = board.walls.filter(
    w => gap(box, { left: w.x, right: w.x + w.w, low: w.y, high: w.y + w.h }) < STEP + RADIUS,
  );
  const options = [-1];
  for (let step = 0; step < STEPS.length; step++)
    if (canStep(unit, box, STEPS[step] as Vector, walls, near)) options.push(step);
  return options;
}

type Vector = readonly [number, number];

/** How far two boxes are apart along the axis that separates them most; negative when they overlap. */
const gap = (a: Box, b: Box): number => Math.max(a.left - b.right, b.left - a.right, a.low - b.high, b.low - a.high);

function canStep(unit: Unit, box: Box, [dx, dy]: Vector, walls: readonly Wall[], near: readonly Unit[]): boolean {
  if (box.left + dx < RADIUS || box.low + dy < RADIUS) return false;
  if (box.right + dx > TABLE - RADIUS || box.high + dy > TABLE - RADIUS) return false;
  for (const model of unit.models) {
    if (!model.alive) continue;
    const x = model.x + dx;
    const y = model.y + dy;
    for (const wall of walls)
      if (x > wall.x - RADIUS && x < wall.x + wall.w + RADIUS && y > wall.y - RADIUS && y < wall.y + wall.h + RADIUS)
        return false;
    for (const { models } of near)
      for (const other of models)
        if (other.alive && (other.x - x) ** 2 + (other.y - y) ** 2 < (2 * RADIUS) ** 2) return false;
  }
  return true;
}

/** -1 holds fire; the others are enemy units that some model sees within range. */
export function targetOptions(board: Board, u: number): number[] {
  const shooter = board.units[u] as Unit;
  const options = [-1];
  for (let v = 0; v < board.units.length; v++) {
    const target = board.units[v] as Unit;
    if (target.seat !== shooter.seat && alive(target) && shots(board, u, v, 1) > 0) options.push(v);
  }
  return options;
}

/** How many models of a unit see some model of the other, counting no further than `most`. */
export function shots(board: Board, u: number, v: number, most = MODELS): number {
  const shooter = board.units[u] as Unit;
  const target = board.units[v] as Unit;
  const a = boxOf(shooter);
  const b = boxOf(target);
  if (gap(a, b) > RANGE) return 0;
  const corridor = {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    low: Math.min(a.low, b.low),
    high: Math.max(a.high, b.high),
  };
  const walls = board.walls.filter(w => gap(corridor, { left: w.x, right: w.x + w.w, low: w.y, high: w.y + w.h }) < 0);
  let count = 0;
  for (const from of shooter.models) if (count < most && from.alive && seesAny(from, target, walls)) count++;
  return count;
}

function seesAny(from: Model, target: Unit, walls: readonly Wall[]): boolean {
  for (const to of target.models) {
    if (!to.alive || (from.x - to.x) ** 2 + (from.y - to.y) ** 2 > RANGE ** 2) continue;
    if (!walls.some(wall => crosses(wall, from, to))) return true;
  }
  return false;
}

/** Does the segment meet the box? Separating axes: the two of the box, and the segment's normal. */
function crosses({ x, y, w, h }: Wall, a: Model, b: Model): boolean {
  if (Math.max(a.x, b.x) < x || Math.min(a.x, b.x) > x + w) return false;
  if (Math.max(a.y, b.y) < y || Math.min(a.y, b.y) > y + h) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const corner = dx * (y - a.y) - dy * (x - a.x);
  const above = corner > 0;
  return corner - dy * w > 0 !== above || corner + dx * h > 0 !== above || corner - dy * w + dx * h > 0 !== above;
}

/** Hit on 4+, wound on 4+, save on 5+. */
export const HIT = 4;
export const WOUND = 4;
export const SAVE = 5;
export const succeeded = (faces: readonly number[], need: number): number => faces.filter(face => face >= need).length;

export function killModels(unit: Unit, kills: number): void {
  let left = kills;
  for (const model of unit.models) if (model.alive && left-- > 0) model.alive = false;
}

/** After an activation: the other seat if it can still act, else the same, else the next round. False when all is over. */
export function passTurn(board: Board): boolean {
  board.seat = 1 - board.seat;
  if (readyUnits(board).length > 0) return true;
  board.seat = 1 - board.seat;
  if (readyUnits(board).length > 0) return true;
  if (board.round === ROUNDS) return false;
  board.round++;
  board.seat = 0;
  for (const unit of board.units) unit.acted = false;
  if (readyUnits(board).length > 0) return true;
  board.seat = 1;
  return readyUnits(board).length > 0;
}

export const gameRng = (seed: number): Rng => seededRng('skirmish', seed);
