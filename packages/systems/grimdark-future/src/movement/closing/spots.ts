import {
  FACINGS,
  gap,
  overlapping,
  pointAt,
  standing,
  within,
  type MoveField,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import type { Figure } from '../../units/figures.js';
import { CLOSE_ENOUGH, COHERENCY, CONTACT, STRIKE_REACH } from '../../rulings.js';
import type { Stand } from './closing.js';
import { blockerRings, crossings, distanceOf, HAIR, isRound, radiusOf, towards, type Ring } from './rings.js';

/** One model that looks for a place, everybody else where they are. */
export interface Seeker {
  readonly figure: Figure;
  readonly most: Um;
  readonly field: MoveField;
  readonly comrades: readonly Stand[];
  readonly enemies: readonly Placed[];
  /** Where its centre is when it touches an enemy, or a comrade. */
  readonly contact: readonly Ring[];
  readonly beside: readonly Ring[];
  readonly allRound: boolean;
  /** Must it be within an inch of some comrade? */
  readonly linked: boolean;
}

export function seekerFor(
  figure: Figure,
  most: Um,
  field: MoveField,
  comrades: readonly Stand[],
  enemies: readonly Placed[],
  linked: boolean,
): Seeker {
  const own = radiusOf(figure);
  const around = (placed: Placed): Ring => ({ x: placed.at.x, y: placed.at.y, radius: own + radiusOf(placed) + HAIR });
  return {
    figure,
    most,
    field,
    comrades,
    enemies,
    contact: enemies.map(around),
    beside: comrades.map(around),
    allRound: isRound(figure) && enemies.every(isRound) && comrades.every(isRound),
    linked: linked && comrades.length > 0,
  };
}

/** A place with its gap to the closest enemy, by the circles around the bases. */
export interface Spot extends Point {
  readonly gap: number;
}

/** Places in contact straight ahead of the model, nearest first: most charges need no others. */
export function spotsAhead(seeker: Seeker): Spot[] {
  const { figure, most } = seeker;
  const spots: Spot[] = [];
  for (const ring of seeker.contact) {
    // who ends within the tolerance is in contact, also if the circle itself is a hair too far away.
    const over = distanceOf(figure.at.x, figure.at.y, ring.x, ring.y) - ring.radius - most + 1;
    const { x, y } = towards({ ...ring, radius: ring.radius + Math.max(0, over) }, figure.at);
    consider(seeker, x, y, spots, TOUCHING);
  }
  return sorted(seeker, spots);
}

/** a spot this near, by the circles, is in contact. */
const TOUCHING = CONTACT - 2;

/** So near to the circle around a comrade the lattice may say either. */
const AT_RIM = HAIR + 1;

/**
 * Places all around every enemy in reach, nearest to the model first: the last resort where terrain, the edge of the table or
 * somebody in the way leaves a free arc whose ends are no crossings.
 */
export function ringSpots(seeker: Seeker): Spot[] {
  const points = seeker.allRound ? RING_POINTS : FEWER_POINTS;
  const spots: Spot[] = [];
  for (const ring of seeker.contact) {
    for (let i = 0; i < points; i++) {
      const { x, y } = pointAt(ring, Math.round((i * FACINGS) / points), ring.radius + RING_SLACK);
      consider(seeker, x, y, spots, TOUCHING);
    }
  }
  return sorted(seeker, spots);
}

/** Every eighth of an inch, around bases of the usual size. */
const RING_POINTS = 64;
/** Places around bases that are not round cost much more to look at. */
const FEWER_POINTS = 40;
/** Directions are no exact vectors. */
const RING_SLACK = 4;

/** The same nearer to the enemy than `bound`, in circles around the enemies a tolerance apart, nearest to the enemy first. */
export function shellSpots(seeker: Seeker, bound: number): Spot[] {
  const spots: Spot[] = [];
  for (const ring of seeker.contact) {
    for (let away = RING_SLACK; away <= Math.min(bound, FARTHEST_SHELL); away += CLOSE_ENOUGH) {
      for (let i = 0; i < SHELL_POINTS; i++) {
        const { x, y } = pointAt(ring, Math.round((i * FACINGS) / SHELL_POINTS), ring.radius + away);
        consider(seeker, x, y, spots, bound);
      }
    }
  }
  return sorted(seeker, spots);
}

const SHELL_POINTS = 24;
/** Who cannot get near enough to strike is as well off anywhere. */
const FARTHEST_SHELL: Um = STRIKE_REACH;

/**
 * Every other place in contact that is worth trying, nearest to the model first.
 *
 * What is free of the circle around an enemy is arcs, and an arc ends where another circle crosses: that of a base in the
 * way, the edge of the model's reach, or of its distance to a comrade. So the crossings, and the points straight ahead,
 * find every free arc there is, terrain aside.
 */
export function contactSpots(seeker: Seeker): Spot[] {
  const others = boundaries(seeker);
  const spots: Spot[] = [];
  const add = (x: number, y: number): void => consider(seeker, x, y, spots, TOUCHING);
  for (const ring of seeker.contact) for (const other of others) crossings(ring, other, add);
  return sorted(seeker, spots);
}

/**
 * Places nearer to the enemy than `bound`, nearest to the enemy first. The nearest place of all lies where two limits
 * cross (bases in the way, the model's reach, its distance to a comrade), or on one of them straight towards an enemy.
 */
export function nearSpots(seeker: Seeker, bound: number): Spot[] {
  const rings = boundaries(seeker).filter(ring => comesNear(ring, seeker, bound));
  const spots: Spot[] = [];
  const add = (x: number, y: number): void => consider(seeker, x, y, spots, bound);
  for (let i = 0; i < rings.length; i++) {
    const ring = rings[i] as Ring;
    for (const enemy of seeker.contact) {
      const nearest = towards(ring, enemy);
      add(nearest.x, nearest.y);
    }
    for (let j = 0; j < i; j++) crossings(ring, rings[j] as Ring, add);
  }
  return sorted(seeker, spots);
}

/** So much narrower are rings that one may not be beyond, so that the nearest lattice point is within. */
const INSIDE = 2 * HAIR;

/** Everything that can end a free stretch: bases, the model's own reach, the inch and the nine inches to its comrades. */
function boundaries({ figure, most, field, beside, contact }: Seeker): Ring[] {
  const { x, y } = figure.at;
  const rings = blockerRings(field, radiusOf(figure)).filter(
    ring => distanceOf(ring.x, ring.y, x, y) <= most + ring.radius,
  );
  rings.push({ x, y, radius: Math.max(0, most - HAIR - 1) });
  for (const ring of beside) {
    rings.push(ring, { ...ring, radius: ring.radius + COHERENCY.link - INSIDE });
    if (contact.some(enemy => distanceOf(enemy.x, enemy.y, ring.x, ring.y) > COHERENCY.spread))
      rings.push({ ...ring, radius: ring.radius + COHERENCY.spread - INSIDE });
  }
  return rings;
}

/** Does the ring pass anywhere near enough to an enemy? */
function comesNear(ring: Ring, { contact }: Seeker, bound: number): boolean {
  for (const { x, y, radius } of contact)
    if (Math.abs(distanceOf(ring.x, ring.y, x, y) - ring.radius) <= radius + bound + 1) return true;
  return false;
}

/** Keeps a place if the model can get that far, is near enough to the enemy there, and stands on nobody. */
function consider(seeker: Seeker, x: number, y: number, spots: Spot[], bound: number): void {
  const { figure, most, contact, beside, allRound } = seeker;
  const [fromX, fromY] = [x - figure.at.x, y - figure.at.y];
  if (fromX * fromX + fromY * fromY > most * most) return;
  if (allRound) {
    for (let i = 0; i < beside.length; i++) {
      const ring = beside[i] as Ring;
      const [dx, dy, apart] = [x - ring.x, y - ring.y, ring.radius - AT_RIM];
      if (dx * dx + dy * dy < apart * apart) return;
    }
  }
  let least = Infinity;
  for (let i = 0; i < contact.length; i++) {
    const ring = contact[i] as Ring;
    least = Math.min(least, distanceOf(x, y, ring.x, ring.y) - ring.radius + HAIR);
  }
  if (least <= bound && least >= -1) spots.push({ x, y, gap: least });
}

/** By their gap to the enemy as far as it matters, then by the way to them. */
function sorted({ figure: { at } }: Seeker, spots: Spot[]): Spot[] {
  const far = ({ x, y }: Spot): number => distanceOf(x, y, at.x, at.y);
  const near = (spot: Spot): number => (spot.gap <= TOUCHING ? 0 : spot.gap);
  return spots.sort((a, b) => near(a) - near(b) || far(a) - far(b) || a.x - b.x || a.y - b.y);
}

/**
 * The model put down on a spot. Nothing if it cannot stand there, or would stand on a comrade or apart from all of them.
 */
export function putDown(seeker: Seeker, spot: Point): Placed | undefined {
  const { figure, field, comrades } = seeker;
  const { base, facing } = figure;
  const placed = { base, facing, at: seeker.allRound ? { x: spot.x, y: spot.y } : slidOn(seeker, spot) };
  if (seeker.linked && !comrades.some(comrade => within(placed, comrade, COHERENCY.link))) return undefined;
  if (comrades.some(comrade => overlapping(placed, comrade))) return undefined;
  return standing(field, placed).ok ? placed : undefined;
}

/**
 * Circles around bases that are not round are too wide: the model goes on straight to the nearest enemy until it touches
 * it. Each step is as long as the gap that is left, so it never steps into it.
 */
function slidOn({ figure, enemies, contact }: Seeker, spot: Point): Point {
  const { base, facing } = figure;
  const enemy = enemies[indexOfNearest(contact, spot)] as Placed;
  let at = { x: spot.x, y: spot.y };
  if (isRound(figure) && isRound(enemy)) return at;
  for (let step = 0; step < SLIDE_STEPS; step++) {
    const left = gap({ base, facing, at }, enemy) - 1;
    if (left < CONTACT) return at;
    const share = Math.min(1, left / distanceOf(at.x, at.y, enemy.at.x, enemy.at.y));
    at = {
      x: at.x + Math.trunc((enemy.at.x - at.x) * share),
      y: at.y + Math.trunc((enemy.at.y - at.y) * share),
    };
  }
  return at;
}

/** Enough for any two bases that meet head on, or nearly. */
const SLIDE_STEPS = 12;

function indexOfNearest(rings: readonly Ring[], { x, y }: Point): number {
  let [best, least] = [0, Infinity];
  for (const [i, ring] of rings.entries()) {
    const away = distanceOf(x, y, ring.x, ring.y) - ring.radius;
    if (away < least) [best, least] = [i, away];
  }
  return best;
}
