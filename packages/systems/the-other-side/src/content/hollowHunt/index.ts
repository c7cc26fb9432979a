import type { AllegianceCard, EnvoyCard, Pack } from '../types.js';
import { named } from '../words.js';
import { assets } from './assets.js';
import { heavies } from './heavies.js';
import { leaders } from './leaders.js';
import { combinedArms, squads } from './squads.js';
import { stratagems } from './stratagems.js';

/** What rides in the mist when the doors between the worlds stand ajar. */
const allegiance: AllegianceCard = {
  id: 'hunt',
  name: named('La Chasse creuse', 'The Hollow Hunt'),
  type: 'malifaux',
  abilities: [
    {
      id: 'inForFull',
      name: named('La curée', 'In at the Kill'),
      rules: [{ kind: 'modify', modifier: { of: 'av', amount: 1, when: { order: 'rush', types: ['melee'] } } }],
    },
  ],
  glory: { kind: 'kill' },
};

/** Those of the Hunt who have taken service on the shore. */
const houndFriends: EnvoyCard = {
  id: 'hunt.houndFriends',
  name: named('Les Amis des chiens', 'Friends of the Hounds'),
  type: 'earth',
  allegiance: 'hunt',
  most: 2,
  assets: true,
  abilities: [
    {
      id: 'homesick',
      name: named('Mal du pays', 'Homesick'),
      rules: [{ kind: 'modify', modifier: { of: 'sp', amount: 1, when: { engaged: false } } }],
    },
  ],
};

export const hollowHunt: Pack = {
  allegiances: [allegiance],
  envoys: [houndFriends],
  units: [...leaders, ...heavies, ...squads],
  combinedArms,
  assets,
  stratagems,
};
