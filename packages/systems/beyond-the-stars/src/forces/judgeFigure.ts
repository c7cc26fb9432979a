import type { Because } from '@banneret/kernel';
import type { Faction, FigureEntry, Item, Profile } from '../content/types.js';
import { DARK_SPELLS, LIGHT_SPELLS } from '../names.js';
import { buildOf, isChampion, itemNamed, mountNamed } from './book.js';

/** What is wrong with one figure of a list, whatever stands beside it. */
export function figureFaults(entry: FigureEntry, faction: Faction, profile: Profile): readonly Because[] {
  return [
    ...gearFaults(entry, faction, profile),
    ...upgradeFaults(entry, profile),
    ...mountFaults(entry, faction, profile),
    ...bodyFaults(entry, profile),
    ...talentFaults(entry, profile),
    ...vehicleFaults(entry, profile),
  ];
}

const fault = (rule: string, say: string, args: Because['args'] = {}): Because => ({
  rule,
  say: `bts.list.${say}`,
  args,
});

function gearFaults(entry: FigureEntry, faction: Faction, profile: Profile): Because[] {
  return (entry.gear ?? []).flatMap(id => {
    const item = itemNamed(faction, id);
    if (item === undefined) return [fault('BTS-ARM-01', 'no-item', { item: id, faction: faction.id })];
    return itemFaults(item, entry, faction, profile);
  });
}

function itemFaults(item: Item, entry: FigureEntry, faction: Faction, profile: Profile): Because[] {
  const faults: Because[] = [];
  if (!profile.mayBuy.includes(item.kind)) faults.push(fault('BTS-ARM-32', 'may-not-buy', { item: item.id }));
  if (item.cost[isChampion(profile) ? 1 : 0] === null)
    faults.push(fault('BTS-ARM-31', 'not-for-it', { item: item.id }));
  if (item.kind !== 'ranged') return faults;
  if (profile.characteristics.ct === 0) faults.push(fault('BTS-ARM-36', 'cannot-shoot', { item: item.id }));
  const rides = buildOf(profile, mountNamed(faction, entry.mount)) === 'cavalry';
  if (rides && item.bow !== undefined && item.bow !== 'composite' && !hasMusteredRule(entry, profile, 'srMasterArcher'))
    faults.push(fault('BTS-IMP-10', 'bow-on-horse', { item: item.id }));
  return faults;
}

/** By its profile or bought. */
export const hasMusteredRule = (entry: FigureEntry, profile: Profile, id: string): boolean =>
  profile.rules.some(rule => rule.id === id) || entry.upgrades?.includes(id) === true;

function upgradeFaults({ upgrades = [] }: FigureEntry, profile: Profile): Because[] {
  return upgrades.flatMap((upgrade, i) => {
    if (!profile.upgrades.some(({ rule }) => rule.id === upgrade))
      return [fault('BTS-ARM-32', 'no-upgrade', { upgrade })];
    return upgrades.indexOf(upgrade) < i ? [fault('BTS-ARM-32', 'upgrade-twice', { upgrade })] : [];
  });
}

function mountFaults(entry: FigureEntry, faction: Faction, profile: Profile): Because[] {
  const mount = mountNamed(faction, entry.mount);
  const barding = entry.barded === true && mount?.mayBeBarded !== true ? [fault('BTS-AMO-04', 'no-barding')] : [];
  if (entry.mount === undefined) return barding;
  if (mount === undefined || !profile.mounts.includes(entry.mount))
    return [fault('BTS-ARM-32', 'no-mount', { mount: entry.mount }), ...barding];
  if (mount.cost[isChampion(profile) ? 1 : 0] === null)
    return [fault('BTS-ARM-31', 'not-for-it', { item: mount.id }), ...barding];
  return barding;
}

function bodyFaults({ armour, raiseBase }: FigureEntry, profile: Profile): Because[] {
  const faults: Because[] = [];
  const { rank, most } = profile.armour;
  if (armour !== undefined && (armour < rank || armour > most))
    faults.push(fault('BTS-AMO-02', 'armour', { armour, least: rank, most }));
  if (raiseBase === true && profile.baseless === true) faults.push(fault('BTS-BAS-06', 'no-base'));
  return faults;
}

const SPELLS = { light: LIGHT_SPELLS, dark: DARK_SPELLS };

function talentFaults({ orders = [], actions = [], spells = [] }: FigureEntry, profile: Profile): Because[] {
  const lists = profile.spells?.lists ?? [];
  const offered = lists.flatMap((list): readonly string[] => SPELLS[list]);
  const foreign = spells.find(spell => !offered.includes(spell));
  return [
    ...numberFaults('BTS-ARM-29', 'orders', orders, profile.orders ?? 0),
    ...numberFaults('BTS-ARM-29', 'actions', actions, profile.actions ?? 0),
    ...numberFaults('BTS-ARM-30', 'spells', spells, profile.spells?.count ?? 0),
    ...(foreign === undefined ? [] : [fault('BTS-ARM-30', 'spell-list', { spell: foreign })]),
  ];
}

/** exactly so many as the profile says. */
function numberFaults(rule: string, what: string, chosen: readonly string[], most: number): Because[] {
  const faults: Because[] = [];
  if (chosen.length > most) faults.push(fault(rule, `too-many-${what}`, { given: chosen.length, most }));
  if (chosen.length < most) faults.push(fault(rule, `too-few-${what}`, { given: chosen.length, most }));
  if (new Set(chosen).size < chosen.length) faults.push(fault(rule, `${what}-twice`));
  return faults;
}

const SIDES = ['front', 'flank', 'rear'] as const;

function vehicleFaults({ plating = {}, slots = [] }: FigureEntry, { vehicle }: Profile): Because[] {
  if (vehicle === undefined)
    return slots.length > 0 || Object.keys(plating).length > 0 ? [fault('BTS-ARM-33', 'no-vehicle')] : [];
  const sides = SIDES.flatMap(side => {
    const given = plating[side];
    const { rank, most } = vehicle.plating[side];
    if (given === undefined || (given >= rank && given <= most)) return [];
    return [fault('BTS-AMO-05', 'plating', { side, given, least: rank, most })];
  });
  const weapons = slots.flatMap((item, place) => {
    if (item === null || vehicle.slots[place]?.items.includes(item) === true) return [];
    return [fault('BTS-ARM-33', 'no-slot', { item, slot: place + 1 })];
  });
  return [...sides, ...weapons];
}
