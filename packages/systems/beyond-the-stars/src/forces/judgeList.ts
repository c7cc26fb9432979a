import type { Because, Ruling } from '@banneret/kernel';
import type { ArmyList, Faction } from '../content/types.js';
import { allianceRule, alliedPoints } from './alliance.js';
import { factionNamed, factionOfUnit, isChampion, profileNamed, type Content } from './book.js';
import { generalCandidates, generalOf } from './general.js';
import { unitFaults } from './judgeUnit.js';
import { costOfArmy } from './price.js';

/**
 * May this list be played at this format? All reasons against it at once, so that somebody who builds a list sees them
 * together. BTS-ARM-02 to -33. `place` is what the caller calls the list.
 */
export function judgeList(content: Content, list: ArmyList, format: number, place = 'list'): Ruling {
  const faction = factionNamed(content, list.faction);
  const because =
    faction === undefined
      ? [fault('BTS-ARM-01', 'no-faction', { faction: list.faction })]
      : [
          ...pointFaults(content, list, format),
          ...allianceFaults(content, list, faction, format),
          ...championFaults(content, list),
          ...generalFaults(content, list),
          ...allUnitFaults(content, list),
        ];
  if (because.length === 0) return { ok: true };
  return { ok: false, because: because.map(reason => ({ ...reason, args: { place, ...reason.args } })) };
}

const fault = (rule: string, say: string, args: Because['args'] = {}): Because => ({
  rule,
  say: `bts.list.${say}`,
  args,
});

function pointFaults(content: Content, list: ArmyList, format: number): Because[] {
  const cost = costOfArmy(content, list);
  return cost > format ? [fault('BTS-ARM-02', 'over-limit', { cost, limit: format })] : [];
}

/** BTS-ARM-16, -18 to -23. */
function allianceFaults(content: Content, list: ArmyList, main: Faction, format: number): Because[] {
  const allied = list.units.filter(unit => unit.allied === true);
  if (list.ally === undefined)
    return allied.length > 0 ? [fault('BTS-ARM-16', 'no-ally', { units: allied.length })] : [];
  const ally = factionNamed(content, list.ally);
  if (ally === undefined) return [fault('BTS-ARM-01', 'no-faction', { faction: list.ally })];
  if (ally.id === main.id) return [fault('BTS-ARM-16', 'own-ally', { faction: ally.id })];
  const most = alliedPoints(main.civilisation, ally.civilisation, format);
  const rule = allianceRule(main.civilisation, ally.civilisation);
  if (most === undefined) return [fault(rule, 'no-alliance', { main: main.id, ally: ally.id })];
  const cost = costOfArmy(content, list, allied);
  return cost > most ? [fault(rule, 'allied-share', { ally: ally.id, cost, most })] : [];
}

/** BTS-ARM-11. */
function championFaults(content: Content, list: ArmyList): Because[] {
  const contingents = list.ally === undefined ? [false] : [false, true];
  return contingents.flatMap(allied => {
    const led = list.units.some(unit => {
      const faction = factionOfUnit(content, list, unit);
      const leader = faction && profileNamed(faction, unit.leader.profile);
      return (unit.allied === true) === allied && leader !== undefined && isChampion(leader);
    });
    const contingent = allied ? (list.ally ?? '') : list.faction;
    return led ? [] : [fault('BTS-ARM-11', 'needs-champion', { faction: contingent })];
  });
}

/** BTS-ARM-25, -26, -28: only one of the highest Rank may be chosen, and only one. */
function generalFaults(content: Content, list: ArmyList): Because[] {
  const chosen = list.units.filter(unit => unit.general === true);
  if (chosen.length > 1) return [fault('BTS-ARM-26', 'two-generals')];
  const candidates = generalCandidates(content, list);
  return chosen
    .filter(unit => !candidates.includes(unit))
    .map(unit =>
      fault(list.ally === undefined ? 'BTS-ARM-25' : 'BTS-ARM-28', 'not-general', { profile: unit.leader.profile }),
    );
}

function allUnitFaults(content: Content, list: ArmyList): Because[] {
  const general = generalOf(content, list);
  return list.units.flatMap((unit, i) => {
    const faction = factionOfUnit(content, list, unit);
    if (faction === undefined) return [];
    return unitFaults(unit, faction, unit === general).map(reason => ({
      ...reason,
      args: { number: i + 1, ...reason.args },
    }));
  });
}
