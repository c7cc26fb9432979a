import { inches } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Army, ArmySpell, ArmyUnit, Force, ListUnit } from '../content/army.js';
import { baseFor, volumeOf } from '../content/base.js';
import type { ModelKind, Name, Roster, Spell, Weapon } from '../state.js';
import { costOf } from './judgeList.js';
import { modelsOf, type Fitted } from './loadouts.js';

/** The units of a list as they take the field. A unit listed more than once gets a number. */
export function rostersOf({ army, list: { units } }: Force, seat: Seat): Roster[] {
  return units.map((listed, place) => {
    const copies = units.filter(({ unit }) => unit === listed.unit).length;
    const copy = units.slice(0, place + 1).filter(({ unit }) => unit === listed.unit).length;
    return rosterFor(army, listed, seat, copies > 1 ? copy : 0);
  });
}

/** One unit as it stands on the table; `copy` 0 for the only one of its kind. */
export function rosterFor(army: Army, listed: ListUnit, seat: Seat, copy: number): Roster {
  const unit = army.units.find(({ id }) => id === listed.unit) as ArmyUnit;
  const models = modelsOf(unit, listed);
  const weapons = weaponsOf(army, models);
  const sorts = sortsOf(models);
  return {
    seat,
    id: copy === 0 ? unit.id : `${unit.id}-${copy}`,
    name: copy === 0 ? unit.name : numbered(unit.name, copy),
    cost: costOf(army, listed),
    weapons,
    kinds: sorts.map(sort => kindFor(unit, sort, weapons)),
    models: models.map(model => sorts.findIndex(sort => isAlike(sort, model))),
    spells: models.some(({ rules }) => rules.some(({ id }) => id === 'caster')) ? army.spells.map(spellFor) : [],
  };
}

const numbered = ({ fr, en }: Name, copy: number): Name => ({ fr: `${fr} ${copy}`, en: `${en} ${copy}` });

/** one entry for each sort of weapon that somebody carries, in the order of the book. */
function weaponsOf(army: Army, models: readonly Fitted[]): Weapon[] {
  const carried = army.weapons.filter(({ id }) => models.some(({ weapons }) => weapons.includes(id)));
  return carried.map(({ id, name, range, attacks, rules }) => ({
    id,
    name,
    ...(range !== undefined && { range: inches(range) }),
    attacks,
    rules,
  }));
}

/** The different sorts of models, each once, in the order in which they first appear. */
const sortsOf = (models: readonly Fitted[]): Fitted[] =>
  models.filter((model, i) => models.findIndex(other => isAlike(other, model)) === i);

const isAlike = (a: Fitted, b: Fitted): boolean =>
  a === b || JSON.stringify([a.weapons, a.rules]) === JSON.stringify([b.weapons, b.rules]);

const kindFor = (unit: ArmyUnit, { weapons, rules }: Fitted, all: readonly Weapon[]): ModelKind => ({
  quality: unit.quality,
  defense: unit.defense,
  base: baseFor(unit),
  height: unit.height,
  volume: volumeOf(unit),
  hero: unit.hero,
  weapons: weapons.map(id => all.findIndex(weapon => weapon.id === id)),
  rules,
});

const spellFor = ({ range, ...spell }: ArmySpell): Spell => ({ ...spell, range: inches(range) });
