import { name, rule } from '../make.js';
import type { Faction } from '../types.js';
import { arsenal, bestiary } from './arsenal.js';
import { champions } from './champions.js';
import { engines } from './engines.js';
import { warriors } from './warriors.js';

export const steelChoir: Faction = {
  id: 'steel-choir',
  name: name('Chœur d’Acier', 'Steel Choir'),
  civilisation: 'homo-nexus',
  bonus: {
    name: name('Une seule voix', 'One voice'),
    text: name(
      'Les Nexus à pied tirent par-dessus leurs rangs (Troupe de ligne).',
      'Nexus figures on foot shoot over their own ranks (Line troops).',
    ),
    grants: [{ to: 'infantry', rule: rule('srLineTroops') }],
  },
  arsenal,
  bestiary,
  profiles: [...champions, ...warriors, ...engines],
};
