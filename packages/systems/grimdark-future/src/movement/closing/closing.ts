import {
  gap,
  obstruction,
  shortestPath,
  within,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { boardOf } from '../../ground/board.js';
import { kindRules } from '../../compile.js';
import type { Figure } from '../../units/figures.js';
import { DIFFICULT_CAP, touching } from '../../rulings.js';
import { levelsApart } from '../../ground/terrain.js';
import type { Battle } from '../../state.js';
import { facingAfter, meets, travelOf, type Way } from '../ways.js';

/**
 * A unit whose models must move into base contact with the enemy's, or as close as they can: a charge (GDF-MEL-03) or
 * a pile-in (GDF-MEL-05). Judge and proposal ask the same question of one model after the other: with all its
 * comrades where they end, is there a better place for it? See `closerStand`.
 */
export interface Closing {
  readonly battle: Battle;
  readonly movers: readonly Figure[];
  readonly enemies: readonly Figure[];
  /** How far each model may go; 0 for one that stays where it is. */
  readonly most: readonly Um[];
  field(figure: Figure): MoveField;
  /** Is it out of coherency already? Then its models look for places apart from the others too. */
  readonly scattered: boolean;
  /** Is the unit together enough, standing like this? */
  keeps(placed: readonly Placed[]): boolean;
}

/** Where a model ends, and how it gets there. */
export interface Stand extends Placed {
  readonly way: Way;
  /** How far it goes, climbing included. */
  readonly length: Um;
  /** Does its way lead through difficult ground, or farther than such ground allows? GDF-TER-09: not both in one unit. */
  readonly slow: boolean;
  readonly far: boolean;
}

export function standAfter(battle: Battle, figure: Figure, way: Way): Stand {
  const { base, facing } = figure;
  const end = way.at(-1) ?? figure.at;
  const bound = way.length > 0 && !kindRules(figure.kind).ignoresDifficult;
  const { difficult } = boardOf(battle);
  const length = travelOf(battle, figure, way);
  return {
    base,
    at: { x: end.x, y: end.y },
    facing: facingAfter(facing, way),
    way,
    length,
    slow: bound && meets(difficult, figure, way),
    far: bound && length > DIFFICULT_CAP,
  };
}

/** Everybody where he is. */
export const standsNow = ({ battle, movers }: Closing): Stand[] => movers.map(figure => standAfter(battle, figure, []));

/** A legal way for a model straight to a place where it may stand, given the ways of its comrades. */
export function straightThere(closing: Closing, mover: number, to: Point, others: readonly Stand[]): Stand | undefined {
  const figure = closing.movers[mover] as Figure;
  const most = mostOf(closing, mover, others);
  const path = [figure.at, { x: to.x, y: to.y }];
  if (obstruction(closing.field(figure), figure.base, path, figure.facing) !== undefined) return undefined;
  const stand = standBy(closing, figure, path, most);
  return stand !== undefined && goesWith(stand, others) ? stand : undefined;
}

/** The same around whatever is in the way, and if need be around difficult ground. */
export function wayThere(closing: Closing, mover: number, to: Point, others: readonly Stand[]): Stand | undefined {
  const figure = closing.movers[mover] as Figure;
  const most = mostOf(closing, mover, others);
  const field = closing.field(figure);
  const shortest = pathIn(closing, figure, field, to, most);
  if (shortest === undefined || goesWith(shortest, others)) return shortest;
  const detour = pathIn(closing, figure, aroundDifficult(closing.battle, field), to, most);
  return detour?.slow === false ? detour : undefined;
}

/** GDF-TER-09: as far as it may go when some comrade is in difficult ground. */
export function mostOf({ movers, most }: Closing, mover: number, others: readonly Stand[]): Um {
  const bound = !kindRules((movers[mover] as Figure).kind).ignoresDifficult;
  return Math.min(most[mover] as Um, bound && others.some(({ slow }) => slow) ? DIFFICULT_CAP : Infinity);
}

/** GDF-TER-09: nobody goes far when somebody goes slow. */
const goesWith = (stand: Stand, others: readonly Stand[]): boolean =>
  !stand.slow || (!stand.far && !others.some(({ far }) => far));

function pathIn(closing: Closing, figure: Figure, field: MoveField, to: Point, most: Um): Stand | undefined {
  const found = shortestPath(field, figure.base, figure.at, to, most, figure.facing);
  return found.ok ? standBy(closing, figure, found.path, most) : undefined;
}

/** Climbing counts too, and paths are looked for on the flat. */
function standBy({ battle }: Closing, figure: Figure, path: readonly Point[], most: Um): Stand | undefined {
  const end = path.at(-1) as Point;
  const way = samePlace(figure.at, end) ? [] : path.slice(1);
  return travelOf(battle, figure, way) <= most ? standAfter(battle, figure, way) : undefined;
}

const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

const around = new WeakMap<MoveField, MoveField>();

/** The same field with difficult ground as one more thing to keep out of. */
export function aroundDifficult(battle: Battle, field: MoveField): MoveField {
  const known = around.get(field);
  if (known !== undefined) return known;
  const { difficult } = boardOf(battle);
  const made = {
    ...field,
    obstacles: [...field.obstacles, ...difficult.obstacles],
    circles: Float64Array.from([...field.circles, ...difficult.circles]),
  };
  around.set(field, made);
  return made;
}

/**
 * is the model in contact with an enemy? Who touches one on another level in the plan is, if the climb to that level is
 * within its move as well, or if it flies; who never moved stands as near as one can.
 */
export function inContact({ battle, movers, enemies, most }: Closing, mover: number, stand: Stand): boolean {
  const { kind } = movers[mover] as Figure;
  const left = (most[mover] as Um) - stand.length;
  return enemies.some(
    enemy => touching(stand, enemy) && (kindRules(kind).flies || levelsApart(battle, stand.at, enemy.at) <= left),
  );
}

/** In the plan. */
export const touchesAny = (placed: Placed, enemies: readonly Placed[]): boolean =>
  enemies.some(enemy => touching(placed, enemy));

/** How far a model is from the closest enemy. */
export function gapToAny(placed: Placed, enemies: readonly Placed[]): Um {
  let least = Infinity;
  for (const enemy of enemies) if (within(placed, enemy, least - 1)) least = gap(placed, enemy);
  return least;
}
