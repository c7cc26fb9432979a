import { sheetOf, type State } from '@banneret/beyond-the-stars';
import type { Onlooker } from '@banneret/game';
import type { Rng } from '@banneret/kernel';
import { polygon } from '../../src/eye/volumes.js';
import { depthOf } from '../../src/eye/plane.js';
import { carrierOf, housing } from '../../src/systems/beyond-the-stars/volumes.js';
import type { Pair } from './comparison.js';

/** Positions of Beyond the Stars with what seldom comes up in play: houses with people in them, Transports with people aboard, Loners. */

type Sheet = State['battle']['sheets'][number];
type Figure = State['figures'][number];
type Piece = State['battle']['terrain'][number];

const CM = 10_000;
const SIDE = 120 * CM;

export function lodgingsAdded(state: State, rng: Rng): State {
  const terrain = [...state.battle.terrain];
  for (let tries = 0; tries < 80 && terrain.length < state.battle.terrain.length + 4; tries++) {
    const house = houseSomewhere(terrain.length, rng);
    if (isFree(house, terrain, state)) terrain.push(house);
  }
  const carriers = somebody(state, rng, 4);
  const sheets = state.battle.sheets.map((sheet, id): Sheet => {
    if (carriers.includes(id)) return { ...sheet, ...TRANSPORT };
    if (sheet.build !== 'infantry' || rng.below(3) > 0) return sheet;
    return { ...sheet, armourRank: rng.below(5), rules: [...sheet.rules, { id: 'srLoner' }] };
  });
  const houses = [...terrain.keys()].filter(index => terrain[index]?.kind === 'building');
  const figures = state.figures.map((figure, id): Figure => {
    if (figure.place !== 'table') return figure;
    const marks = { ...figure.marks, moved: rng.below(3) === 0 };
    const sheet = sheets[id] as Sheet;
    if (sheet.build !== 'infantry' || carriers.includes(id)) return { ...figure, marks };
    const dice = rng.below(10);
    const own = carriers.filter(carrier => sheets[carrier]?.seat === sheet.seat);
    if (dice < 2 && own.length > 0)
      return { ...figure, marks, place: 'aboard', host: own[rng.below(own.length)] as number };
    if (dice < 5 && houses.length > 0) {
      const host = houses[rng.below(houses.length)] as number;
      return { ...figure, marks, place: 'inside', host, storey: rng.below(terrain[host]?.storeys ?? 1) };
    }
    return { ...figure, marks, prone: dice === 5 };
  });
  return { ...state, battle: { ...state.battle, terrain, sheets }, figures };
}

const TRANSPORT = {
  build: 'vehicle',
  base: { kind: 'rectangle', length: 10 * CM, width: 6 * CM },
  height: 5 * CM,
  shoulder: 5 * CM,
  capacity: 10,
} as const satisfies Partial<Sheet>;

function somebody(state: State, rng: Rng, count: number): readonly number[] {
  const there = [...state.figures.keys()].filter(id => state.figures[id]?.place === 'table');
  return Array.from({ length: count }, () => there[rng.below(there.length)] ?? 0);
}

function houseSomewhere(index: number, rng: Rng): Piece {
  const [x, y] = [(20 + rng.below(65)) * CM, (20 + rng.below(65)) * CM];
  const [wide, deep] = [(8 + rng.below(8)) * CM, (8 + rng.below(8)) * CM];
  const storeys = 1 + rng.below(2);
  return {
    id: `staged-${index}`,
    name: { fr: 'Maison', en: 'House' },
    kind: 'building',
    outline: [
      { x, y },
      { x: x + wide, y },
      { x: x + wide, y: y + deep },
      { x, y: y + deep },
    ],
    height: storeys * 4 * CM,
    flammable: true,
    storeys,
    openings: [],
  };
}

/** On the table, and clear of all other scenery and of everybody. */
function isFree({ outline }: Piece, terrain: readonly Piece[], state: State): boolean {
  const shape = polygon(outline);
  const others = terrain.map(piece => piece.outline);
  const spots = state.figures.filter(({ place }) => place === 'table').map(({ spot }) => spot);
  return (
    outline.every(({ x, y }) => x < SIDE && y < SIDE) &&
    others.every(
      other => other.every(p => depthOf(shape, p) < 0) && outline.every(p => depthOf(polygon(other), p) < 0),
    ) &&
    spots.every(spot => depthOf(shape, spot) < -6 * CM)
  );
}

/** Everybody who is on the table, in a building of it, or aboard something on it. */
export const everybody = (state: State): readonly Onlooker[] =>
  [...state.figures.keys()].flatMap(model => {
    const isThere = ['table', 'inside'].includes(state.figures[model]?.place ?? '');
    return isThere || carrierOf(state, model) !== undefined ? [{ thing: sheetOf(state, model).unit, model }] : [];
  });

export const WANTED = [
  'occupant looks',
  'upper storey looks',
  'occupant looked at',
  'passenger looks',
  'Transport looked at',
  'Loner unmoved',
  'Loner in an exoskeleton',
  'prone',
] as const;

export function circumstancesOf({ state, from, to }: Pair<State>): readonly string[] {
  const [viewer, target] = [state.figures[from.model], state.figures[to.model]];
  const sheet = sheetOf(state, to.model);
  const isLoner = sheet.rules.some(({ id }) => id === 'srLoner') && target?.marks.moved === false;
  const found: Readonly<Record<(typeof WANTED)[number], boolean>> = {
    'occupant looks': housing(state, from.model) !== undefined,
    'upper storey looks': housing(state, from.model) !== undefined && (viewer?.storey ?? 0) > 0,
    'occupant looked at': housing(state, to.model) !== undefined,
    'passenger looks': carrierOf(state, from.model) !== undefined,
    'Transport looked at': sheet.capacity > 0,
    'Loner unmoved': isLoner,
    'Loner in an exoskeleton': isLoner && sheet.armourRank > 2,
    prone: target?.prone === true,
  };
  return WANTED.filter(name => found[name]);
}
