import { checkCompanies, checkPack } from './check/index.js';
import { companies as lists } from './companies.js';
import { generic } from './generic/index.js';
import { hollowHunt } from './hollowHunt/index.js';
import { tidewall } from './tidewall/index.js';
import type { Pack } from './types.js';

const PARTS: readonly Pack[] = [tidewall, hollowHunt, generic];

/** Every card there is, checked as it is loaded. */
export const pack: Pack = checkPack({
  allegiances: PARTS.flatMap(part => part.allegiances),
  envoys: PARTS.flatMap(part => part.envoys),
  units: PARTS.flatMap(part => part.units),
  combinedArms: PARTS.flatMap(part => part.combinedArms),
  assets: PARTS.flatMap(part => part.assets),
  stratagems: PARTS.flatMap(part => part.stratagems),
});

export const companies = checkCompanies(pack, lists);
