import type { Point, Um } from '@banneret/geometry';
import type { EventBase } from '@banneret/kernel';
import type { RevealedBid } from '../events/castEvents.js';
import type { DeclaredShot, ModelPath } from '../events/events.js';
import { IMPACT } from '../attack/strike.js';
import { NEUTRAL, type State, type UnitId } from '../state.js';
import { figures } from '../units/figures.js';
import { spotIn, spotOf } from './spots.js';

type Fields = Readonly<Record<string, unknown>>;
type Told = EventBase & Fields;

/** Fields that hold a unit, wherever they stand. */
const UNITS = ['unit', 'target', 'host', 'hero', 'charger', 'loser'];

/** A number may not become another number of the same name, so what counts from 1 in files is called otherwise there. */
const COUNTED: Fields = { seat: 'player', near: 'nearPlayer', first: 'firstPlayer', model: 'modelNumber' };

/**
 * The fields of an event that files write otherwise than the engine keeps them: units and weapons go by their names, places are
 * `[x, y]` in inches, players and models count from 1.
 */
export function event(state: State, happened: EventBase): Fields {
  const told = happened as Told;
  const written: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(told)) Object.assign(written, wordFor(state, told, field, value));
  return written;
}

const nameOf = (state: State, unit: UnitId): string | undefined => state.battle.rosters[unit]?.id;

const weaponOf = (state: State, unit: UnitId, weapon: number): string | undefined =>
  weapon === IMPACT ? 'impact' : state.battle.rosters[unit]?.weapons[weapon]?.id;

/** One field: what it is called in files, and what it holds there. Nothing for those that stay as they are. */
function wordFor(state: State, told: Told, field: string, value: unknown): Fields {
  if (UNITS.includes(field)) return { [field]: nameOf(state, value as UnitId) };
  const counted = COUNTED[field];
  if (counted !== undefined) return { [counted as string]: (value as number) + 1 };
  const unit = told['unit'] as UnitId;
  switch (field) {
    case 'weapon':
      return { weapon: weaponOf(state, unit, value as number) };
    case 'shots':
      return { shots: (value as DeclaredShot[]).map(shot => shotOf(state, unit, shot)) };
    case 'bids':
      return { bids: (value as RevealedBid[]).map(bid => bidOf(state, bid)) };
    case 'paths':
      return { paths: (value as ModelPath[]).map(pathOf) };
    case 'at':
      return { at: spotIn(value as Point) };
    case 'distance':
      return { inches: spotIn({ x: value as Um, y: 0 })[0] };
    case 'marker':
      return { marker: `marker ${(value as number) + 1}` };
    case 'owner':
      return { ownedBy: value === NEUTRAL ? 'neutral' : (value as number) + 1 };
    case 'models':
      return told.type === 'models.trapped'
        ? { modelNumbers: (value as number[]).map(model => model + 1) }
        : { models: figures(state, unit).map(spotOf) };
    default:
      return {};
  }
}

const pathOf = ({ model, legs }: ModelPath): Fields => ({ modelNumber: model + 1, way: legs.map(spotIn) });

const shotOf = (state: State, unit: UnitId, { weapon, target, model }: DeclaredShot): Fields => ({
  weapon: weaponOf(state, unit, weapon),
  target: nameOf(state, target),
  ...(model !== undefined && { modelNumber: model + 1 }),
});

const bidOf = (state: State, { seat, spent }: RevealedBid): Fields => ({
  player: seat + 1,
  spent: spent.map(({ unit, model, tokens }) => ({ unit: nameOf(state, unit), modelNumber: model + 1, tokens })),
});
