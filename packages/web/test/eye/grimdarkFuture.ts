import type { State } from '@banneret/grimdark-future';
import type { Rng } from '@banneret/kernel';
import { depthOf } from '../../src/eye/plane.js';
import { polygon, type Spot } from '../../src/eye/volumes.js';
import type { Pair } from './comparison.js';
import { insideOf, onRimOf, pickOf } from './staging.js';

/** Positions of Grimdark Future with models on top of things, at the rim of woods and in cover, and with Aircraft. */

type Unit = State['units'][number];
type Roster = State['battle']['rosters'][number];
type Piece = State['battle']['terrain'][number];

const RIM = 20_000;

export function heightsAndWoods(state: State, rng: Rng): State {
  const terrain = state.battle.terrain.map((piece): Piece => (rng.below(4) === 0 ? asWood(piece) : piece));
  const flying = rng.below(state.battle.rosters.length);
  const rosters = state.battle.rosters.map((roster, unit) => (unit === flying ? asAircraft(roster) : { ...roster }));
  // The judge remembers lists of models for as long as they are the same, so these are all new.
  const units = state.units.map((unit): Unit => {
    const at = rng.below(2) === 0 ? placeAmong(terrain, rng) : undefined;
    const [leader] = unit.models;
    const [dx, dy] = at && leader ? [at.x - leader.x, at.y - leader.y] : [0, 0];
    const models = unit.models.map(model => ({ ...model, x: model.x + dx, y: model.y + dy }));
    return { ...unit, models, version: unit.version + STAGED };
  });
  return { ...state, battle: { ...state.battle, terrain, rosters }, units };
}

/** More than any unit changes in a battle. */
const STAGED = 1_000_000;

function placeAmong(terrain: readonly Piece[], rng: Rng): Spot | undefined {
  const piece = pickOf(terrain, rng);
  if (piece === undefined) return undefined;
  return rng.below(2) === 0 ? insideOf(piece.outline, rng) : onRimOf(piece.outline, RIM, rng);
}

const asWood = (piece: Piece): Piece => ({
  ...piece,
  types: ['cover', 'difficult'],
  seeIntoNotThrough: true,
  height: 6,
});

const asAircraft = (roster: Roster): Roster => ({
  ...roster,
  kinds: roster.kinds.map(kind => ({ ...kind, rules: [...kind.rules, { id: 'aircraft' }] })),
});

export const WANTED = ['looks from a height', 'stands high', 'in a wood', 'at the rim of a piece', 'Aircraft'] as const;

export function circumstancesOf({ state, from, to }: Pair<State>): readonly string[] {
  const { terrain, rosters } = state.battle;
  const depths = ({ thing, model }: typeof from): readonly (readonly [Piece, number])[] => {
    const at = state.units[thing]?.models[model];
    return at ? terrain.map(piece => [piece, depthOf(polygon(piece.outline), at)] as const) : [];
  };
  const isOn = (depth: readonly (readonly [Piece, number])[]): boolean =>
    depth.some(([{ types }, deep]) => deep > 0 && types.includes('elevated'));
  const target = depths(to);
  const found: Readonly<Record<(typeof WANTED)[number], boolean>> = {
    'looks from a height': isOn(depths(from)),
    'stands high': isOn(target),
    'in a wood': target.some(([piece, deep]) => piece.seeIntoNotThrough && deep > 0),
    'at the rim of a piece': target.some(([, deep]) => Math.abs(deep) < RIM / 2),
    Aircraft: [from, to].some(({ thing }) =>
      rosters[thing]?.kinds.some(({ rules }) => rules.some(({ id }) => id === 'aircraft')),
    ),
  };
  return WANTED.filter(name => found[name]);
}
