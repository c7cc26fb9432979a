import type { Company } from '../book.js';
import { named } from './words.js';

/** Lists to play at once, for games of one and of two Commanders. Checked on load like everything else. */

const harbourWatch: Company = {
  id: 'harbour-watch',
  name: named('La Garde du port', 'The Harbour Watch'),
  allegiance: 'tidewall',
  commanders: [{ unit: 'tidewall.vask', assets: [{ asset: 'tidewall.coat' }] }],
  units: [
    { unit: 'tidewall.militia' },
    { unit: 'tidewall.boarders', assets: [{ asset: 'tidewall.plates' }] },
    { unit: 'tidewall.maud', assets: [{ asset: 'tidewall.bell' }] },
    { unit: 'tidewall.runner' },
  ],
};

const greatCrane: Company = {
  id: 'great-crane',
  name: named('La Grande Grue', 'The Great Crane'),
  allegiance: 'tidewall',
  commanders: [{ unit: 'tidewall.tolliver' }],
  units: [
    { unit: 'tidewall.lockBreaker', assets: [{ asset: 'tidewall.bulwark' }] },
    { unit: 'tidewall.militia' },
    { unit: 'tidewall.rook' },
    { unit: 'tidewall.runner' },
  ],
};

const wholeLevy: Company = {
  id: 'whole-levy',
  name: named('Toute la Levée', 'The Whole Levy'),
  allegiance: 'tidewall',
  commanders: [{ unit: 'tidewall.vask' }, { unit: 'tidewall.tolliver' }],
  units: [
    { unit: 'tidewall.lockBreaker', assets: [{ asset: 'tidewall.bulwark' }, { asset: 'tidewall.winch' }] },
    { unit: 'tidewall.militia', assets: [{ asset: 'tidewall.rum' }] },
    { unit: 'tidewall.coastguard' },
    { unit: 'tidewall.boarders' },
    { unit: 'tidewall.lamplighters' },
    { unit: 'tidewall.maud' },
    { unit: 'tidewall.runner' },
    { unit: 'tidewall.runner' },
  ],
};

const smallHunt: Company = {
  id: 'small-hunt',
  name: named('La Petite Chasse', 'The Small Hunt'),
  allegiance: 'hunt',
  commanders: [{ unit: 'hunt.mother' }],
  units: [
    { unit: 'hunt.hounds', assets: [{ asset: 'hunt.valet', fireteam: 0 }] },
    { unit: 'hunt.stalkers' },
    { unit: 'hunt.firstHound', assets: [{ asset: 'hunt.heart' }] },
  ],
};

const stagRiders: Company = {
  id: 'stag-hunt',
  name: named('La Suite du Cerf', 'The Stag’s Following'),
  allegiance: 'hunt',
  commanders: [{ unit: 'hunt.whipperIn' }],
  units: [{ unit: 'hunt.stag', assets: [{ asset: 'hunt.glass' }] }, { unit: 'hunt.weepers' }, { unit: 'hunt.whelps' }],
};

const greatHunt: Company = {
  id: 'great-hunt',
  name: named('La Grande Chasse', 'The Great Hunt'),
  allegiance: 'hunt',
  commanders: [{ unit: 'hunt.mother' }, { unit: 'hunt.whipperIn' }],
  units: [
    { unit: 'hunt.stag', assets: [{ asset: 'hunt.glass' }] },
    { unit: 'hunt.hounds' },
    { unit: 'hunt.boars' },
    { unit: 'hunt.weepers' },
    { unit: 'hunt.seamstress' },
    { unit: 'hunt.firstHound' },
  ],
};

export const companies: readonly Company[] = [harbourWatch, greatCrane, wholeLevy, smallHunt, stagRiders, greatHunt];
