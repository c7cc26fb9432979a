import type { Because } from '@banneret/kernel';
import type { Faction, FigureEntry, Profile, UnitEntry } from '../content/types.js';
import { crewRoom, warriorSlots } from '../rulings.js';
import { countOf, isChampion, isTransport, profileNamed, standsAlone } from './book.js';
import { figureFaults, hasMusteredRule } from './judgeFigure.js';

const fault = (rule: string, say: string, args: Because['args'] = {}): Because => ({
  rule,
  say: `bts.list.${say}`,
  args,
});

/** What is wrong with one Combat Unit, whatever the others are. */
export function unitFaults(unit: UnitEntry, faction: Faction, general: boolean): readonly Because[] {
  const leader = profileNamed(faction, unit.leader.profile);
  if (leader === undefined) return [noProfile(unit.leader, faction)];
  const entries = [unit.leader, ...(unit.members ?? []), ...(unit.transport ? [unit.transport] : [])];
  return [
    ...entries.flatMap(entry => entryFaults(entry, faction)),
    ...leadFaults(unit, faction, leader, general),
    ...transportFaults(unit, faction, leader),
  ];
}

const noProfile = (entry: FigureEntry, faction: Faction): Because =>
  fault('BTS-ARM-06', 'no-profile', { profile: entry.profile, faction: faction.id });

function entryFaults(entry: FigureEntry, faction: Faction): readonly Because[] {
  const profile = profileNamed(faction, entry.profile);
  if (profile === undefined) return [noProfile(entry, faction)];
  return figureFaults(entry, faction, profile).map(because => ({
    ...because,
    args: { ...because.args, profile: profile.id },
  }));
}

function leadFaults(unit: UnitEntry, faction: Faction, leader: Profile, general: boolean): Because[] {
  const members = (unit.members ?? []).flatMap(entry => {
    const profile = profileNamed(faction, entry.profile);
    return profile === undefined ? [] : [{ entry, profile }];
  });
  if (leader.build === 'siege')
    return [
      ...servantFaults(leader, members),
      ...(unit.combinedBase === true ? crowdFaults(leader, faction, members) : []),
    ];
  if (isChampion(leader)) return followerFaults(unit, leader, members, general);
  if (!standsAlone(leader)) return [fault('BTS-ARM-03', 'no-champion', { profile: leader.id })];
  return members.length > 0 ? [fault('BTS-ARM-09', 'alone', { profile: leader.id })] : [];
}

interface Member {
  readonly entry: FigureEntry;
  readonly profile: Profile;
}

/** BTS-ARM-03 to -05, -09, -27, BTS-SPR-25. */
function followerFaults(unit: UnitEntry, leader: Profile, members: readonly Member[], general: boolean): Because[] {
  const faults: Because[] = [];
  const given = members.reduce((sum, { entry }) => sum + countOf(entry), 0);
  const most = warriorSlots(leader.rank, general);
  if (given > most) {
    const rule = leader.rank === 5 ? 'BTS-ARM-05' : general ? 'BTS-ARM-27' : 'BTS-ARM-04';
    faults.push(fault(rule, 'too-many-warriors', { profile: leader.id, given, most }));
  }
  for (const { profile } of members) {
    if (standsAlone(profile)) faults.push(fault('BTS-ARM-09', 'no-warrior', { profile: profile.id }));
    if (isChampion(profile) && profile.rank < 5)
      faults.push(fault('BTS-ARM-05', 'second-champion', { profile: profile.id }));
    if (hasMusteredRule(unit.leader, leader, 'srIrregularCommander') && !profile.keywords.includes('irregular'))
      faults.push(fault('BTS-SPR-25', 'regulars', { profile: profile.id }));
  }
  return faults;
}

/** BTS-ARM-10, -35: only the profiles that it names, and no more than it allows. */
function servantFaults(weapon: Profile, members: readonly Member[]): Because[] {
  const allowed = weapon.siege?.servants ?? [];
  return members.flatMap(({ entry, profile }) => {
    const servant = allowed.find(({ profile: id }) => id === profile.id);
    if (servant === undefined) return [fault('BTS-ARM-10', 'no-servant', { profile: profile.id })];
    // Whatever lines they are written in.
    const added = members.filter(other => other.profile.id === profile.id);
    if (added[0]?.entry !== entry) return [];
    const given = servant.count + added.reduce((sum, other) => sum + countOf(other.entry), 0);
    if (servant.most === null || given <= servant.most) return [];
    return [fault('BTS-ARM-35', 'too-many-servants', { profile: profile.id, given, most: servant.most })];
  });
}

/** BTS-BAS-07, -09: all Servants find room on the combined base, and each on the base of his profile. */
function crowdFaults(weapon: Profile, faction: Faction, members: readonly Member[]): Because[] {
  const own = (weapon.siege?.servants ?? []).flatMap(({ profile: id, count }) => {
    const profile = profileNamed(faction, id);
    return profile === undefined ? [] : [{ profile, count }];
  });
  const crew = [...own, ...members.map(({ entry, profile }) => ({ profile, count: countOf(entry) }))];
  const given = crew.reduce((sum, { count }) => sum + count, 0);
  const most = crewRoom(lengthOf(weapon), Math.max(...crew.map(({ profile }) => lengthOf(profile))));
  const faults = given > most ? [fault('BTS-BAS-07', 'too-many-servants', { profile: weapon.id, given, most })] : [];
  const raised = members.filter(({ entry }) => entry.raiseBase === true);
  return [...faults, ...raised.map(({ profile }) => fault('BTS-BAS-09', 'no-base', { profile: profile.id }))];
}

const lengthOf = ({ baseMm }: Profile): number => (typeof baseMm === 'number' ? baseMm : baseMm[0]);

/** BTS-ARM-07. */
function transportFaults({ transport }: UnitEntry, faction: Faction, leader: Profile): Because[] {
  const profile = transport && profileNamed(faction, transport.profile);
  if (profile === undefined) return [];
  const faults: Because[] = [];
  const carries = isTransport(profile) && (profile.build === 'vehicle' || profile.build === 'monster');
  if (!carries) faults.push(fault('BTS-ARM-07', 'no-transport', { profile: profile.id }));
  if (!isChampion(leader)) faults.push(fault('BTS-ARM-07', 'transport-alone', { profile: leader.id }));
  return faults;
}
