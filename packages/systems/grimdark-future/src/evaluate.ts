import { inches, squaredDistance, type Point, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { isIn } from './cover.js';
import { figures, middleOf, standingUnits, woundsLeft } from './figures.js';
import { markerGaps, markerOwner } from './objectives.js';
import { ROUNDS } from './rulings.js';
import { enemyOf, rosterOf, SEATS, unitOf, type Model, type Roster, type State, type UnitId } from './state.js';

/** How good the position is for a seat: markers above all, then what still stands, where it stands and whom it threatens. */
export function evaluate(state: State, seat: Seat): number {
  const [mine, theirs] = [seat, enemyOf(seat)].map(side => worthOf(state, side));
  return markerLead(state, seat) + (mine as number) - (theirs as number);
}

const MARKER_WORTH = 40;

/** Markers held now, and those that would be if the round ended here; the last round counts most. */
function markerLead(state: State, seat: Seat): number {
  let lead = 0;
  for (const [marker, owner] of state.owners.entries()) {
    const soon = markerOwner(state, marker);
    lead += sign(owner, seat) + 2 * sign(soon, seat);
  }
  return (lead * MARKER_WORTH * (state.round + 1)) / (ROUNDS + 1);
}

function sign(owner: number, seat: Seat): number {
  if (owner === seat) return 1;
  return SEATS.includes(owner) ? -1 : 0;
}

function worthOf(state: State, seat: Seat): number {
  return standingUnits(state, seat).reduce((sum, unit) => sum + unitWorth(state, unit), 0);
}

/** What is left of the unit, a little for cover, targets in range and a marker nearby, and less while it is Shaken. */
function unitWorth(state: State, unit: UnitId): number {
  const { strength, cover, nearness } = standingOf(state, unit);
  const threat = threatens(state, unit) ? 0.15 : 0;
  const worth = strength * (1 + 0.1 * cover + threat) + nearness;
  return unitOf(state, unit).shaken ? worth * 0.6 : worth;
}

/** What a unit's own models settle, whoever else moves. */
interface Standing {
  readonly strength: number;
  /** The share of its models in cover. */
  readonly cover: number;
  readonly nearness: number;
  readonly middle: Point;
}

const standings = new WeakMap<readonly Model[], Standing>();

function standingOf(state: State, unit: UnitId): Standing {
  const { models } = unitOf(state, unit);
  const known = standings.get(models);
  if (known !== undefined) return known;
  const living = figures(state, unit);
  const left = living.reduce((sum, { model }) => sum + woundsLeft(state, unit, model), 0);
  const made = {
    strength: left * worthPerWound(rosterOf(state, unit)),
    cover: living.filter(figure => inSomeCover(state, figure)).length / living.length,
    nearness: nearnessOf(markerGaps(state, unit)),
    middle: middleOf(living),
  };
  standings.set(models, made);
  return made;
}

const worths = new WeakMap<Roster, number>();

/** Attacks and armour of the average model; a rough price, since this slice has no points. */
function worthPerWound(roster: Roster): number {
  const known = worths.get(roster);
  if (known !== undefined) return known;
  const attacks = roster.models.reduce((sum, kind) => {
    const carried = roster.kinds[kind]?.weapons ?? [];
    return sum + carried.reduce((most, weapon) => Math.max(most, roster.weapons[weapon]?.attacks ?? 0), 0);
  }, 0);
  const { quality = 4, defense = 4 } = roster.kinds[0] ?? {};
  const worth = 2 + ((7 - quality) * attacks) / (2 * roster.models.length) + (7 - defense) / 2;
  worths.set(roster, worth);
  return worth;
}

const inSomeCover = (state: State, figure: Parameters<typeof isIn>[0]): boolean =>
  state.battle.terrain.some(({ types, outline }) => types.includes('cover') && isIn(figure, outline));

/** Is some enemy about in range? By the middles of the units: an evaluation need not be exact, but must be fast. */
function threatens(state: State, unit: UnitId): boolean {
  const roster = rosterOf(state, unit);
  const range = roster.weapons.reduce((most, weapon) => Math.max(most, weapon.range ?? 0), 0);
  const from = standingOf(state, unit).middle;
  return standingUnits(state, enemyOf(roster.seat)).some(
    enemy => squaredDistance(from, standingOf(state, enemy).middle) <= range * range,
  );
}

const NEAR: Um = inches(24);

/** Up to six points for being near some marker, none from 24 inches on. */
const nearnessOf = (gaps: readonly Um[]): number => (6 * (NEAR - Math.min(NEAR, ...gaps))) / NEAR;
