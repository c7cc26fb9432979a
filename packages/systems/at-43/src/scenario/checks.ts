import type { Problem } from '@banneret/kernel';
import { isArmourCategory } from '../units.js';
import type { Body, Kind, UnitBody, WeaponBody } from './body.js';
import { figuresOf } from './build.js';
import { failed } from './failed.js';

/** What is wrong with a position as it is written, before anything is made of it. */
export function bodyFault(body: Body): Problem | undefined {
  const { units, weapons = [], players = 2 } = body;
  for (const [i, weapon] of weapons.entries()) {
    const fault = weaponFault(weapon, weapons, i);
    if (fault) return fault;
  }
  const known = units.map(({ id }) => id);
  for (const [i, unit] of units.entries()) {
    const place = `position.units[${i}]`;
    if (known.indexOf(unit.id) !== i) return failed('at43.scenario.twice', { place, unit: unit.id });
    const host = units.find(other => isFigureOf(other, unit.id));
    if (host) return failed('at43.scenario.figure-name', { place, unit: unit.id, host: host.id });
    if (unit.player > players) return failed('at43.scenario.no-player', { place, player: unit.player });
    const fault = weaponsFault(unit, weapons, place) ?? figuresFault(unit, place) ?? kindsFault(unit, place);
    if (fault) return fault;
  }
  return startFault(body) ?? cardsFault(body);
}

/** Is that what one of the figures of a unit is called? */
const isFigureOf = (unit: UnitBody, name: string): boolean =>
  Array.from({ length: figuresOf(unit) }, (_, i) => `${unit.id}/${i + 1}`).includes(name);

function weaponFault(
  { id, locked, accuracy, area, mode }: WeaponBody,
  all: readonly WeaponBody[],
  i: number,
): Problem | undefined {
  const place = `position.weapons[${i}]`;
  if (all.findIndex(other => other.id === id) !== i) return failed('at43.scenario.weapon-twice', { place, weapon: id });
  if (locked !== undefined && accuracy !== undefined)
    return failed('at43.scenario.locked-accuracy', { place, weapon: id });
  const indirect = mode === undefined ? area !== undefined : mode === 'indirect';
  return indirect === (area !== undefined) ? undefined : failed('at43.scenario.area', { place, weapon: id });
}

function weaponsFault(
  { kind, figures = {} }: UnitBody,
  weapons: readonly WeaponBody[],
  place: string,
): Problem | undefined {
  for (const one of [kind, ...Object.values(figures)]) {
    const weapon = one?.weapons?.find(id => !weapons.some(own => own.id === id));
    if (weapon !== undefined) return failed('at43.scenario.unknown-weapon', { place, weapon });
    if ((one?.arcs?.length ?? 0) > (one?.weapons ?? kind?.weapons ?? []).length)
      return failed('at43.scenario.arcs', { place });
  }
  return undefined;
}

/** Figures that are not there: by their index, or because the unit has no places. */
function figuresFault(unit: UnitBody, place: string): Problem | undefined {
  const count = figuresOf(unit);
  const onTable = (unit.place ?? 'table') === 'table';
  if (unit.at === undefined && onTable) return failed('at43.scenario.no-places', { place, unit: unit.id });
  if (unit.at !== undefined && unit.strength !== undefined)
    return failed('at43.scenario.strength', { place, unit: unit.id });
  const lists: readonly [string, readonly (string | number)[]][] = [
    ['figures', Object.keys(unit.figures ?? {})],
    ['parts', Object.keys(unit.parts ?? {})],
    ['prone', unit.prone ?? []],
    ['lost', unit.lost ?? []],
  ];
  for (const [name, indices] of lists) {
    const stranger = indices.find(index => !/^\d+$/.test(String(index)) || Number(index) >= count);
    if (stranger !== undefined)
      return failed('at43.scenario.no-figure', {
        place: `${place}.${name}`,
        figure: String(stranger).slice(0, 20),
        count,
      });
    const twice = indices.find((index, i) => indices.indexOf(index) !== i);
    if (twice !== undefined) return failed('at43.scenario.figure-twice', { place: `${place}.${name}`, figure: twice });
  }
  if ((unit.lost ?? []).length === count && onTable) return failed('at43.scenario.all-lost', { place, unit: unit.id });
  return undefined;
}

/** AT43-UNIT-02, -13, -14: one kind of unit, and its officer leads it. */
function kindsFault(unit: UnitBody, place: string): Problem | undefined {
  const kinds = Array.from({ length: figuresOf(unit) }, (_, i): Kind => ({ ...unit.kind, ...unit.figures?.[i] }));
  const first = kinds[0] ?? {};
  for (const [i, kind] of kinds.entries()) {
    const { category = 'footSoldier', structure, role, command } = kind;
    if (category !== (first.category ?? 'footSoldier')) return failed('at43.scenario.mixed', { place, unit: unit.id });
    if (isArmourCategory(category) !== (structure !== undefined))
      return failed('at43.scenario.structure', { place, unit: unit.id, category });
    const commands = role === 'officer' || role === 'hero' || command !== undefined;
    const leads = i === kinds.findIndex((_, at) => !(unit.lost ?? []).includes(at));
    if (commands && !leads && !(unit.lost ?? []).includes(i))
      return failed('at43.scenario.officer-leads', { place, unit: unit.id });
    if ((role === 'gunner' || role === 'supportWeapon') && category !== 'support')
      return failed('at43.scenario.crew', { place, unit: unit.id });
    if (role === 'hero' && kind.hero === undefined) return failed('at43.scenario.nameless', { place, unit: unit.id });
  }
  return undefined;
}

/** Names in `start` that lead nowhere. */
function startFault({ start, units, players = 2 }: Body): Problem | undefined {
  if (typeof start === 'string') return undefined;
  if ('opportunity' in start)
    return start.opportunity > players
      ? failed('at43.scenario.no-player', { place: 'position.start.opportunity', player: start.opportunity })
      : undefined;
  const [name, place] =
    'acting' in start ? [start.acting.unit, 'position.start.acting'] : [start.activate, 'position.start.activate'];
  const unit = units.find(({ id }) => id === name);
  if (unit === undefined) return failed('at43.scenario.unknown-unit', { place, unit: name });
  const where = unit.place ?? 'table';
  if (!['table', 'reserve', 'assault'].includes(where) || ('acting' in start && where !== 'table'))
    return failed('at43.scenario.not-in-play', { place, unit: name });
  const holds = Object.values(unit.attitudes ?? {}).some(held => held !== false && held !== 'none');
  const staggered =
    'acting' in start && Object.entries(unit.attitudes ?? {}).every(([key, held]) => key === 'staggered' || !held);
  return holds && !staggered ? failed('at43.scenario.fresh-card', { place, unit: name }) : undefined;
}

/** AT43-TAC-06: cards of one's own units in play, each once. */
function cardsFault({ cards = [], units, players = 2, start }: Body): Problem | undefined {
  if (cards.length > players) return failed('at43.scenario.too-many-players', { place: 'position.cards', players });
  const turned = typeof start === 'object' && 'activate' in start ? start.activate : undefined;
  for (const [seat, names] of cards.entries())
    for (const [i, name] of names.entries()) {
      const place = `position.cards[${seat}][${i}]`;
      const unit = units.find(({ id }) => id === name);
      if (unit === undefined) return failed('at43.scenario.unknown-unit', { place, unit: name });
      if (unit.player !== seat + 1)
        return failed('at43.scenario.foreign-card', { place, unit: name, player: seat + 1 });
      if (names.indexOf(name) !== i || name === turned || unit.played === true)
        return failed('at43.scenario.card-twice', { place, unit: name });
      if (!['table', 'reserve', 'assault'].includes(unit.place ?? 'table'))
        return failed('at43.scenario.not-in-play', { place, unit: name });
    }
  return undefined;
}
