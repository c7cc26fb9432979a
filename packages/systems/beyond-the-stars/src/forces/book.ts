import type { ArmyList, Faction, FigureEntry, Item, Mount, Profile, UnitEntry } from '../content/types.js';
import type { Build } from '../sheet.js';

/** All Factions that lists may be drawn from. */
export type Content = readonly Faction[];

export const factionNamed = (content: Content, id: string | undefined): Faction | undefined =>
  content.find(faction => faction.id === id);

export const profileNamed = (faction: Faction, id: string): Profile | undefined =>
  faction.profiles.find(profile => profile.id === id);

export const itemNamed = (faction: Faction, id: string): Item | undefined =>
  faction.arsenal.find(item => item.id === id);

export const mountNamed = (faction: Faction, id: string | undefined): Mount | undefined =>
  faction.bestiary.find(mount => mount.id === id);

/** BTS-ARM-06, -16: the Faction a unit of the list is drawn from. */
export const factionOfUnit = (content: Content, list: ArmyList, unit: UnitEntry): Faction | undefined =>
  factionNamed(content, unit.allied === true ? list.ally : list.faction);

export const isChampion = (profile: Profile): boolean => profile.rank > 0;

/** BTS-GEN-29: on a mount Infantry becomes Cavalry, or a Bike. */
export const buildOf = (profile: Profile, mount: Mount | undefined): Build => mount?.build ?? profile.build;

export const countOf = (entry: FigureEntry): number => entry.count ?? 1;

export const isTransport = (profile: Profile): boolean => (profile.capacity ?? 0) > 0;

/** BTS-ARM-09: what is a Combat Unit by itself, a Transport apart. */
const ALONE: readonly Build[] = ['monster', 'vehicle', 'walker', 'siege'];
export const standsAlone = ({ build }: Profile): boolean => ALONE.includes(build);
