import type { Translate } from '@banneret/i18n';
import { NOBODY, type FighterId, type UnitId, type WeaponId } from '../battle.js';
import type { Target } from '../events.js';
import type { MissionPlace } from '../missions/mission.js';
import type { State } from '../state.js';
import { rosterOf, sheetOf, unitOf, weaponOf } from '../units.js';

/** What things are called. Units of one company with the same name are numbered. */
export const unitName = (state: State, unit: UnitId, t: Translate): string => {
  const { name, id, seat, portion } = rosterOf(state, unit);
  const alike = state.battle.rosters.filter(
    other => other.seat === seat && other.portion === portion && other.name.en === name.en,
  );
  const copy = /:(\d+)$/u.exec(id)?.[1];
  return alike.length > 1 && copy !== undefined ? `${name[t.locale]} ${copy}` : name[t.locale];
};

export const fighterName = (state: State, fighter: FighterId, t: Translate): string =>
  fighter === NOBODY ? '?' : sheetOf(state, fighter).name[t.locale];

export const weaponName = (state: State, weapon: WeaponId, t: Translate): string =>
  weaponOf(state, weapon).name[t.locale];

export const targetName = (state: State, { unit, fighter }: Target, t: Translate): string =>
  fighter === NOBODY ? unitName(state, unit, t) : `${unitName(state, unit, t)} (${fighterName(state, fighter, t)})`;

/** Places have a kind and an id; an id that is no label on a map is said as a side of the table. */
export function placeName({ id, name }: Pick<MissionPlace, 'id' | 'name'>, t: Translate): string {
  const kind = name[t.locale];
  const [side = '', portion] = id.split('-');
  if (SIDES.includes(side)) return t.say(`at43.zone.${side}`, { kind });
  return side === 'access' ? t.say('at43.zone.portion', { kind, portion: Number(portion) + 1 }) : `${kind} ${id}`;
}

const SIDES = ['north', 'south', 'east', 'west'];

/** Centimetres to the millimetre, as people read them off a tape. */
export const inCm = (um: number): number => Math.round(um / 1_000) / 10;

/** The middle of a unit, in whole centimetres: what one sees at a glance. */
export function whereIs(state: State, unit: UnitId): { x: number; y: number } {
  const { fighters } = unitOf(state, unit);
  return middleOf(fighters);
}

export function middleOf(points: readonly { readonly x: number; readonly y: number }[]): { x: number; y: number } {
  const count = Math.max(1, points.length);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / count / 10_000), y: Math.round(sum.y / count / 10_000) };
}
