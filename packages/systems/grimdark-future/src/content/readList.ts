import { fieldsOf, known, listOf, Misfit, nameFrom, parsed, text, whole } from '@banneret/game';
import type { Parsed } from '@banneret/kernel';
import type { Army, ArmyList, ArmyUnit, Force, ListUnit } from './army.js';
import { armyFrom } from './readArmy.js';

const LIST_FIELDS = ['id', 'name', 'points', 'units'];
const DEFAULT_POINTS = 1000;

/** The units of a list from this book. Whether it may be played is not asked here: `judgeList` knows. */
export function listFrom(raw: unknown, army: Army, place: string): ArmyList {
  const { id, name, points, units } = fieldsOf(raw, place, LIST_FIELDS);
  return {
    id: text(id ?? 'own', `${place}.id`),
    name: name === undefined ? army.name : nameFrom(name, `${place}.name`),
    points: whole(points ?? DEFAULT_POINTS, 1, 10_000, `${place}.points`),
    units: listOf(units, `${place}.units`, (unit, where) => listUnitFrom(unit, army, where)),
  };
}

/** `"lensmen"`, `{ unit, upgrades }` or, for a combined unit, `{ unit, copies: [upgrades, upgrades] }`. */
function listUnitFrom(raw: unknown, army: Army, place: string): ListUnit {
  const { unit, upgrades, copies } =
    typeof raw === 'string' ? { unit: raw } : fieldsOf(raw, place, ['unit', 'upgrades', 'copies']);
  const id = text(unit, `${place}.unit`);
  known(id, new Set(army.units.map(entry => entry.id)), typeof raw === 'string' ? place : `${place}.unit`);
  if (upgrades !== undefined && copies !== undefined) throw new Misfit('gdf.army.upgrades-twice', { place });
  const profile = army.units.find(entry => entry.id === id) as ArmyUnit;
  const taken = (own: unknown, where: string): string[] => listOf(own, where, (u, at) => upgradeOf(u, profile, at), 0);
  if (copies !== undefined) return { unit: id, copies: listOf(copies, `${place}.copies`, taken) };
  return { unit: id, copies: [taken(upgrades ?? [], `${place}.upgrades`)] };
}

function upgradeOf(raw: unknown, { upgrades }: ArmyUnit, place: string): string {
  const id = text(raw, place);
  known(id, new Set(upgrades.map(upgrade => upgrade.id)), place);
  return id;
}

/** A list with its book, as a record holds it. */
export const readForce = (raw: unknown, place: string): Parsed<Force> =>
  parsed(() => {
    const { army, list } = fieldsOf(raw, place, ['army', 'list']);
    const book = armyFrom(army, `${place}.army`);
    return { army: book, list: listFrom(list, book, `${place}.list`) };
  });

/**
 * A list as people write it: the fields of the list, and `army`, either the whole book or the id of one that `books`
 * has.
 */
export const readListFile = (raw: unknown, books: readonly Army[], place: string): Parsed<Force> =>
  parsed(() => {
    const { army, ...list } = fieldsOf(raw, place, ['army', ...LIST_FIELDS]);
    const book =
      typeof army === 'string' ? books.find(({ id }) => id === army) : armyFrom(bookOf(army, place), `${place}.army`);
    if (book === undefined)
      throw new Misfit('gdf.army.unknown-army', { place: `${place}.army`, army: text(army, place) });
    return { army: book, list: listFrom(list, book, place) };
  });

function bookOf(army: unknown, place: string): unknown {
  if (typeof army === 'object') return army;
  throw new Misfit('gdf.army.no-book', { place: `${place}.army` });
}
