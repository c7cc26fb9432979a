import { name, rule } from '../make.js';
import type { Faction } from '../types.js';
import { arsenal, bestiary } from './arsenal.js';
import { champions } from './champions.js';
import { engines } from './engines.js';
import { warriors } from './warriors.js';

export const marchTribes: Faction = {
  id: 'march-tribes',
  name: name('Tribus des Confins', 'Tribes of the Marches'),
  civilisation: 'fragments',
  bonus: {
    name: name('Enfants du grand vent', 'Children of the great wind'),
    text: name(
      'Tous les humains de la Faction peuvent relancer un dé de leurs tests de Moral (Courageux).',
      'All humans of the Faction may re-roll one die of their Morale tests (Courageous).',
    ),
    grants: [{ to: 'human', rule: rule('srCourageous') }],
  },
  arsenal,
  bestiary,
  profiles: [...champions, ...warriors, ...engines],
};
