import { formUp, moveField, onceFor, type Facing, type Placed, type Point, type Um } from '@banneret/geometry';
import { boardOf } from '../ground/board.js';
import type { Figure } from '../units/figures.js';
import { COHERENCY } from '../rulings.js';
import type { State, TerrainPiece } from '../state.js';

/** The formation that a unit has where nothing is in its way, around the origin, and how far it reaches from there. */
export interface Packed {
  readonly placed: readonly Placed[];
  readonly left: Um;
  readonly right: Um;
  readonly near: Um;
  readonly far: Um;
}

const packedOn = onceFor((_table: readonly TerrainPiece[]) => new Map<string, Packed>());

/** Worked out once on each table for bases like these, and moved to wherever it is wanted. */
export function packed(state: State, living: readonly Figure[], facing: Facing): Packed {
  const key = `${facing} ${living.map(({ base }) => baseKey(base)).join(' ')}`;
  const known = packedOn(state.battle.terrain);
  const ready = known.get(key) ?? measured(pack(state, living, facing));
  known.set(key, ready);
  return ready;
}

const baseKey = (base: Placed['base']): string =>
  base.kind === 'round' ? `${base.radius}` : `${base.kind}/${base.length}/${base.width}`;

const ORIGIN: Point = { x: 0, y: 0 };

function pack(state: State, living: readonly Figure[], facing: Facing): readonly Placed[] {
  if (living.length === 0) return [];
  const nowhere = moveField(boardOf(state.battle).ground, { mayLeaveTable: true });
  const movers = living.map(({ base }) => ({ placed: { base, at: ORIGIN, facing } }));
  const formation = formUp(nowhere, movers, ORIGIN, { coherency: COHERENCY, shape: 'ring' });
  return formation.ok ? formation.placed : [];
}

function measured(placed: readonly Placed[]): Packed {
  const [lefts, rights, nears, fars] = [-1, 1, -1, 1].map((sign, i) =>
    placed.map(({ base, at }) => (i < 2 ? at.x : at.y) + sign * reachOf(base)),
  ) as [Um[], Um[], Um[], Um[]];
  return {
    placed,
    left: Math.min(0, ...lefts),
    right: Math.max(0, ...rights),
    near: Math.min(0, ...nears),
    far: Math.max(0, ...fars),
  };
}

/** No part of the base is farther from its middle. */
function reachOf(base: Placed['base']): Um {
  if (base.kind === 'round') return base.radius;
  const { length, width } = base;
  return Math.ceil(base.kind === 'oval' ? Math.max(length, width) / 2 : Math.sqrt(length * length + width * width) / 2);
}

export const movedTo = ({ placed }: Packed, to: Point): Placed[] =>
  placed.map(({ base, at, facing }) => ({ base, at: { x: at.x + to.x, y: at.y + to.y }, facing }));
