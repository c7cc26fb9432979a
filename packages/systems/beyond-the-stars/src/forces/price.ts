import type { ArmyList, Faction, FigureEntry, Item, Profile, UnitEntry } from '../content/types.js';
import type { Slot } from '../sheet.js';
import {
  buildOf,
  countOf,
  factionOfUnit,
  isChampion,
  itemNamed,
  mountNamed,
  profileNamed,
  type Content,
} from './book.js';

/** One line of a bill. `what` is an id of the Faction, or one of the words below. */
export interface Charge {
  readonly rule: string;
  readonly what: string;
  readonly points: number;
}

/** BTS-AMO-02: for each rank of armour bought. */
export const ARMOUR_COST = { warrior: 1, champion: 5 } as const;
/** BTS-AMO-04, -05. */
export const BARDING_COST = 5;
export const PLATING_COST = 5;
/** BTS-BAS-04. */
export const RAISE_COST = { infantry: 5, mounted: 10, champion: 0 } as const;
/** BTS-AMO-07. */
const CENTRAL_FACTOR = 2;

/** BTS-ARM-31: what an item costs this kind of figure; nothing when it is not offered, which the judge tells. */
export const itemCost = (item: Item, profile: Profile): number => item.cost[isChampion(profile) ? 1 : 0] ?? 0;

const slotCost = (item: Item, profile: Profile, slot: Slot): number =>
  itemCost(item, profile) * (slot === 'central' ? CENTRAL_FACTOR : 1);

/** All that one figure costs, line by line; parts that do not exist cost nothing, since the judge refuses them. */
export function billOf(entry: FigureEntry, faction: Faction): readonly Charge[] {
  const profile = profileNamed(faction, entry.profile);
  if (profile === undefined) return [];
  return [
    { rule: 'BTS-ARM-02', what: profile.id, points: profile.cost },
    ...gearCharges(entry, faction, profile),
    ...bodyCharges(entry, faction, profile),
    ...vehicleCharges(entry, faction, profile),
  ].filter(({ points }) => points > 0);
}

function gearCharges(entry: FigureEntry, faction: Faction, profile: Profile): Charge[] {
  const gear = (entry.gear ?? []).flatMap(id => itemNamed(faction, id) ?? []);
  const upgrades = (entry.upgrades ?? []).flatMap(id => profile.upgrades.find(({ rule }) => rule.id === id) ?? []);
  return [
    ...gear.map(item => ({ rule: 'BTS-ARM-31', what: item.id, points: itemCost(item, profile) })),
    ...upgrades.map(({ rule, cost }) => ({ rule: 'BTS-ARM-32', what: rule.id, points: cost })),
  ];
}

function bodyCharges(entry: FigureEntry, faction: Faction, profile: Profile): Charge[] {
  const champion = isChampion(profile);
  const mount = mountNamed(faction, entry.mount);
  const ranks = Math.max(0, (entry.armour ?? profile.armour.rank) - profile.armour.rank);
  const mounted = buildOf(profile, mount) === 'cavalry' || buildOf(profile, mount) === 'bike';
  const raise = champion ? RAISE_COST.champion : mounted ? RAISE_COST.mounted : RAISE_COST.infantry;
  return [
    { rule: 'BTS-AMO-02', what: 'armour', points: ranks * (champion ? ARMOUR_COST.champion : ARMOUR_COST.warrior) },
    { rule: 'BTS-ARM-31', what: entry.mount ?? '', points: mount?.cost[champion ? 1 : 0] ?? 0 },
    { rule: 'BTS-AMO-04', what: 'barding', points: entry.barded === true ? BARDING_COST : 0 },
    { rule: 'BTS-BAS-04', what: 'base', points: entry.raiseBase === true ? raise : 0 },
  ];
}

const SIDES = ['front', 'flank', 'rear'] as const;

function vehicleCharges(entry: FigureEntry, faction: Faction, profile: Profile): Charge[] {
  const { vehicle } = profile;
  if (vehicle === undefined) return [];
  const plating = SIDES.map(side => ({
    rule: 'BTS-AMO-05',
    what: side,
    points:
      PLATING_COST * Math.max(0, (entry.plating?.[side] ?? vehicle.plating[side].rank) - vehicle.plating[side].rank),
  }));
  const weapons = vehicle.slots.flatMap(({ slot }, place) => {
    const item = itemNamed(faction, entry.slots?.[place] ?? '');
    const rule = slot === 'central' ? 'BTS-AMO-07' : 'BTS-ARM-33';
    return item === undefined ? [] : [{ rule, what: item.id, points: slotCost(item, profile, slot) }];
  });
  return [...plating, ...weapons];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const costOfFigure = (entry: FigureEntry, faction: Faction): number =>
  sum(billOf(entry, faction).map(({ points }) => points));

/** The Servants that a Siege Weapon's profile names are in its price; only further ones are members of the list. */
export const costOfUnit = ({ leader, members = [], transport }: UnitEntry, faction: Faction): number =>
  costOfFigure(leader, faction) +
  sum(members.map(member => countOf(member) * costOfFigure(member, faction))) +
  (transport === undefined ? 0 : costOfFigure(transport, faction));

export function costOfArmy(content: Content, list: ArmyList, units: readonly UnitEntry[] = list.units): number {
  return sum(
    units.map(unit => {
      const faction = factionOfUnit(content, list, unit);
      return faction === undefined ? 0 : costOfUnit(unit, faction);
    }),
  );
}
