import type { AllegianceCard, EnvoyCard, Pack } from '../types.js';
import { named } from '../words.js';
import { assets } from './assets.js';
import { heavies } from './heavies.js';
import { leaders } from './leaders.js';
import { combinedArms, squads } from './squads.js';
import { stratagems } from './stratagems.js';

/** People of a drowned coast, who hold the seawall against whatever comes through the water. */
const allegiance: AllegianceCard = {
  id: 'tidewall',
  name: named('La Levée du Brise-Lames', 'The Tidewall Levy'),
  type: 'earth',
  abilities: [
    {
      id: 'discipline',
      name: named('Discipline de quart', 'Watch Discipline'),
      rules: [
        { kind: 'modify', modifier: { of: 'av', amount: 1, when: { order: 'concertedEffort', types: ['ranged'] } } },
      ],
    },
  ],
  glory: { kind: 'tactics', cost: 2 },
};

/** Deserters of the Levy who sell their rifles on the far side. */
const deserters: EnvoyCard = {
  id: 'tidewall.deserters',
  name: named('Les Déserteurs du Quart', 'The Watch Deserters'),
  type: 'malifaux',
  allegiance: 'tidewall',
  most: 2,
  assets: true,
  abilities: [
    {
      id: 'nothingToLose',
      name: named('Plus rien à perdre', 'Nothing to Lose'),
      rules: [{ kind: 'modify', modifier: { of: 'av', amount: 1, when: { modelsAtMost: 1 } } }],
    },
  ],
};

export const tidewall: Pack = {
  allegiances: [allegiance],
  envoys: [deserters],
  units: [...leaders, ...heavies, ...squads],
  combinedArms,
  assets,
  stratagems,
};
