import type { Civilisation } from '../content/types.js';
import { allianceShare } from '../rulings.js';

/** BTS-ARM-18 to -23: what share of the format, in percent, a main contingent may give to an ally. */
const SHARES: Readonly<Record<Civilisation, Partial<Readonly<Record<Civilisation, number>>>>> = {
  fragments: { fragments: 33, 'homo-nexus': 25 },
  'homo-nexus': { 'homo-nexus': 25, fragments: 25 },
  'lost-worlds': { 'lost-worlds': 25 },
  exogenes: {},
};

/** The rule that speaks of this pair: the one that allows it, or the one that forbids all others. */
export function allianceRule(main: Civilisation, ally: Civilisation): string {
  if (main === 'exogenes') return 'BTS-ARM-22';
  if (SHARES[main][ally] === undefined) return 'BTS-ARM-23';
  if (main === 'lost-worlds') return 'BTS-ARM-21';
  if (main === 'homo-nexus') return 'BTS-ARM-20';
  return ally === 'fragments' ? 'BTS-ARM-18' : 'BTS-ARM-19';
}

/** Points the allied contingent may cost; nothing when the two may not ally. */
export function alliedPoints(main: Civilisation, ally: Civilisation, format: number): number | undefined {
  const percent = SHARES[main][ally];
  return percent === undefined ? undefined : allianceShare(percent, format);
}
