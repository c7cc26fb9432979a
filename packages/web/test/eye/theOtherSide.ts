import type { Onlooker } from '@banneret/game';
import type { Rng } from '@banneret/kernel';
import type { State } from '@banneret/the-other-side';
import { depthOf } from '../../src/eye/plane.js';
import { polygon, type Spot } from '../../src/eye/volumes.js';
import type { Pair } from './comparison.js';
import { insideOf, onRimOf, pickOf } from './staging.js';

/** Positions of The Other Side with units in buildings, on platforms, and with bases partly in woods and brush. */

type Team = State['fireteams'][number];

const RIM = 20_000;

export function heightsAndHouses(played: State, rng: Rng): State {
  const state = { ...played, book: withTitans(played, rng) };
  const houses = [...state.terrain.keys()].filter(index => state.terrain[index]?.rooms === true);
  const lodgers = lodgersOf(state, houses, rng);
  const units = state.units.map((unit, id) => ({ ...unit, inside: lodgers.get(id) ?? unit.inside }));
  const pieces = state.terrain.filter(({ rooms }) => rooms !== true);
  const fireteams = state.fireteams.map((team): Team => {
    if (team.place !== 'table') return team;
    if (lodgers.has(team.unit)) return { ...team, place: 'inside' };
    const at = rng.below(2) === 0 ? placeAmong(pieces, rng) : undefined;
    return { ...team, at: at ?? team.at };
  });
  return { ...state, units, fireteams };
}

/** Some of those who play are giants. */
function withTitans({ book, units }: State, rng: Rng): State['book'] {
  const giants = [0, 1].flatMap(() => pickOf(units, rng)?.card ?? []);
  const cards = book.pack.units.map((card, i) => (giants.includes(i) ? { ...card, titan: true } : card));
  return { ...book, pack: { ...book.pack, units: cards } };
}

/** TOS-TER-20, -23: who is in which building; no Titans, and one unit to a building. */
function lodgersOf(
  { units, fireteams, book }: State,
  houses: readonly number[],
  rng: Rng,
): ReadonlyMap<number, number> {
  const free = [...houses];
  const lodgers = new Map<number, number>();
  for (const [id, { card, fireteams: own }] of units.entries()) {
    const isThere = own.some(team => fireteams[team]?.place === 'table');
    if (!isThere || book.pack.units[card]?.titan === true || rng.below(3) > 0) continue;
    const house = free.shift();
    if (house !== undefined) lodgers.set(id, house);
  }
  return lodgers;
}

function placeAmong(pieces: State['terrain'], rng: Rng): Spot | undefined {
  const piece = pickOf(pieces, rng);
  if (piece === undefined) return undefined;
  return rng.below(3) === 0 ? insideOf(piece.outline, rng) : onRimOf(piece.outline, RIM, rng);
}

export const everybody = ({ fireteams }: State): readonly Onlooker[] =>
  fireteams.flatMap(({ place, unit }, model) => (['table', 'inside'].includes(place) ? [{ thing: unit, model }] : []));

export const WANTED = [
  'occupant looks',
  'occupant looked at',
  'looks from a height',
  'Titan looks',
  'Titan looked at',
  'partly in a piece',
] as const;

export function circumstancesOf({ state, from, to }: Pair<State>): readonly string[] {
  const [viewer, target] = [state.fireteams[from.model], state.fireteams[to.model]];
  if (viewer === undefined || target === undefined) return [];
  const isTitan = ({ unit }: Team): boolean => state.book.pack.units[state.units[unit]?.card ?? -1]?.titan === true;
  const depths = ({ at }: Team): readonly number[] => state.terrain.map(({ outline }) => depthOf(polygon(outline), at));
  const found: Readonly<Record<(typeof WANTED)[number], boolean>> = {
    'occupant looks': viewer.place === 'inside',
    'occupant looked at': target.place === 'inside',
    'looks from a height': depths(viewer).some(
      (deep, i) => deep > RIM && state.terrain[i]?.traits.some(({ trait }) => trait === 'elevated') === true,
    ),
    'Titan looks': isTitan(viewer),
    'Titan looked at': isTitan(target),
    'partly in a piece': target.place === 'table' && depths(target).some(deep => Math.abs(deep) < RIM / 2),
  };
  return WANTED.filter(name => found[name]);
}
