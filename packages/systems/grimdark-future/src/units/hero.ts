import { onceFor } from '@banneret/geometry';
import type { Battle, Roster, UnitId } from '../state.js';

/** GDF-HER-06: one unit; the Hero is its last model. R-22: a weapon that both carry stays one group. */
export function withHero(unit: Roster, hero: Roster): Roster {
  const weapons = [...unit.weapons];
  for (const weapon of hero.weapons) if (!weapons.some(({ id }) => id === weapon.id)) weapons.push(weapon);
  const place = (weapon: number): number => weapons.findIndex(({ id }) => id === hero.weapons[weapon]?.id);
  return {
    ...unit,
    cost: unit.cost + hero.cost,
    weapons,
    kinds: [...unit.kinds, ...hero.kinds.map(kind => ({ ...kind, weapons: kind.weapons.map(place) }))],
    models: [...unit.models, ...hero.models.map(kind => kind + unit.kinds.length)],
    spells: [...unit.spells, ...hero.spells.filter(({ id }) => !unit.spells.some(spell => spell.id === id))],
  };
}

const joinedBattles = onceFor((_battle: Battle) => new Map<string, Battle>());

/**
 * The battle after a Hero has joined a unit. Remembered, so that all forks and replays that come this way share one
 * object, with all that hangs on its rosters.
 */
export function battleWithHero(battle: Battle, hero: UnitId, unit: UnitId): Battle {
  const key = `${hero} ${unit}`;
  const joined = joinedBattles(battle);
  const ready = joined.get(key);
  if (ready !== undefined) return ready;
  const made = Object.freeze({ ...battle, rosters: Object.freeze(battle.rosters.map(joining)) });
  joined.set(key, made);
  return made;

  function joining(roster: Roster, id: UnitId): Roster {
    return id === unit ? joinedRosters(roster)(battle.rosters[hero] as Roster) : roster;
  }
}

/** Battles of the same lists share it too: what players reckon about attacks hangs on rosters. */
const joinedRosters = onceFor((unit: Roster) => onceFor((hero: Roster) => frozen(withHero(unit, hero))));

/** Forks share it, so nobody may write into it. */
function frozen(roster: Roster): Roster {
  for (const list of [roster.weapons, roster.kinds, roster.models, roster.spells]) Object.freeze(list);
  for (const kind of roster.kinds) {
    Object.freeze(kind.weapons);
    Object.freeze(kind);
  }
  return Object.freeze(roster);
}
