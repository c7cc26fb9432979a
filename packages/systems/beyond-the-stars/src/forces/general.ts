import type { ArmyList, UnitEntry } from '../content/types.js';
import { factionOfUnit, isChampion, profileNamed, type Content } from './book.js';

/** A unit that a Champion leads. */
interface Led {
  readonly unit: UnitEntry;
  readonly rank: number;
}

/**
 * BTS-ARM-24 to -28: the units whose leader may be the General: of the highest Rank, and at equal Rank of the main
 * contingent. A Young Prodigy who joined another Champion's unit never outranks its leader, so leaders are enough.
 */
export function generalCandidates(content: Content, list: ArmyList): readonly UnitEntry[] {
  const led = list.units.flatMap((unit): Led[] => {
    const faction = factionOfUnit(content, list, unit);
    const profile = faction && profileNamed(faction, unit.leader.profile);
    return profile && isChampion(profile) ? [{ unit, rank: profile.rank }] : [];
  });
  const best = Math.min(...led.map(({ rank }) => rank));
  const highest = led.filter(({ rank }) => rank === best).map(({ unit }) => unit);
  const main = highest.filter(({ allied }) => allied !== true);
  return main.length > 0 ? main : highest;
}

/** The player's choice among the candidates, otherwise the first of them. */
export function generalOf(content: Content, list: ArmyList): UnitEntry | undefined {
  const candidates = generalCandidates(content, list);
  return candidates.find(({ general }) => general === true) ?? candidates[0];
}
