import type { Translate } from '@banneret/i18n';
import { figures, isDestroyed, livingModels, middleOf } from '../units/figures.js';
import { inInches } from '../movement/movement.js';
import { resultOf } from '../places/objectives.js';
import { ROUNDS } from '../rulings.js';
import { NEUTRAL, NOBODY, rosterOf, unitOf, type State, type TerrainPiece, type UnitId } from '../state.js';

/** The board as lines of text: the score, the scenery, the markers, the units. */
export function show(state: State, t: Translate): string {
  const [a = 0, b = 0] = resultOf(state).scores ?? [];
  const markers = state.markers.map((_, marker) => showMarker(state, marker, t));
  const units = state.battle.rosters.map((_, unit) => showUnit(state, unit, t));
  const score = t.say('gdf.show.round', { round: state.round, rounds: ROUNDS, a, b });
  return [score, ...showTerrain(state.battle.terrain, t), ...markers, ...units].join('\n');
}

/** One line for all pieces of the same name and types. */
function showTerrain(terrain: readonly TerrainPiece[], t: Translate): string[] {
  const areas = new Map<string, string[]>();
  for (const piece of terrain) {
    const known = piece.types.map(type => t.say(`gdf.terrain.${type}`));
    const types = known.length === 0 ? t.say('gdf.terrain.open') : known.join(', ');
    const kind = t.say('gdf.show.terrain', { name: piece.name[t.locale], types });
    areas.set(kind, [...(areas.get(kind) ?? []), t.say('gdf.show.area', extentOf(piece))]);
  }
  return [...areas].map(([kind, places]) => `${kind} ${places.join(', ')}`);
}

/** The least rectangle that holds the piece. */
function extentOf({ outline }: TerrainPiece): Readonly<Record<'left' | 'right' | 'near' | 'far', number>> {
  const xs = outline.map(({ x }) => inInches(x));
  const ys = outline.map(({ y }) => inInches(y));
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
}

function showMarker(state: State, marker: number, t: Translate): string {
  const { x = 0, y = 0 } = state.markers[marker] ?? {};
  const owner = state.owners[marker] as number;
  return t.say('gdf.show.marker', {
    marker: marker + 1,
    x: inInches(x),
    y: inInches(y),
    owner: owner === NEUTRAL ? 'neutral' : `${owner + 1}`,
  });
}

function showUnit(state: State, unit: UnitId, t: Translate): string {
  const roster = rosterOf(state, unit);
  const living = figures(state, unit);
  const { models, activated, shaken, fatigued, place, host } = unitOf(state, unit);
  const named = { player: roster.seat + 1, unit: roster.name[t.locale] };
  if (place === 'joined') return t.say('gdf.show.joined', named);
  if (isDestroyed(state, unit)) return t.say('gdf.show.gone', named);
  if (place !== 'table')
    return t.say('gdf.show.off-table', {
      ...named,
      place,
      host: host === NOBODY ? '' : rosterOf(state, host).name[t.locale],
      left: livingModels(state, unit).length,
      size: roster.models.length,
      activated: activated ? 'yes' : 'no',
      shaken: shaken ? 'yes' : 'no',
    });
  return t.say('gdf.show.unit', {
    ...named,
    ...whereIs(state, unit),
    left: living.length,
    size: roster.models.length,
    wounds: sum(living.map(({ model }) => models[model]?.wounds ?? 0)),
    activated: activated ? 'yes' : 'no',
    shaken: shaken ? 'yes' : 'no',
    fatigued: fatigued ? 'yes' : 'no',
  });
}

/** The middle of a unit, in inches. */
export function whereIs(state: State, unit: UnitId): { x: number; y: number } {
  const { x, y } = middleOf(figures(state, unit));
  return { x: inInches(x), y: inInches(y) };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
